extension XML.Element {
    /// Changes all elements that a path leads to, in place and in document order.
    ///
    /// They are the elements of ``elements(at:)``; of elements in one another, which only `**` leads to, the inner ones are
    /// changed first. If the closure throws, the elements changed so far stay changed.
    ///
    /// ```swift
    /// manifest.updateElements(at: "application.activity") { activity in
    ///     activity[attribute: "android:exported"] = "false"
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - path: The path of the elements, such as `bar.food`.
    ///   - change: Changes one of the elements.
    /// - Throws: Only what the closure throws.
    public mutating func updateElements(at path: String, _ change: (inout XML.Element) throws -> Void) rethrows {
        try edit(path) { element in
            try change(&element)
            return .keep
        }
    }

    /// Removes all elements that a path leads to.
    ///
    /// An element that is alone on its line, or on its lines, is removed with the line break and the indentation before
    /// it. Everything else between the elements is kept.
    ///
    /// - Parameter path: The path of the elements, such as `bar.food`, or `bar.food.1` for the second one.
    public mutating func removeElements(at path: String) {
        edit(path) { _ in .removeLine }
    }

    /// Removes those of the elements that a path leads to that satisfy a condition.
    ///
    /// Otherwise behaves like ``removeElements(at:)``.
    ///
    /// ```swift
    /// project.removeElements(at: "dependencies.dependency") { $0["scope"]?.text == "test" }
    /// ```
    ///
    /// - Parameters:
    ///   - path: The path of the elements, such as `bar.food`.
    ///   - isRemoved: Returns whether an element is removed.
    /// - Throws: Only what the closure throws; the elements before it stay removed.
    public mutating func removeElements(
        at path: String, where isRemoved: (XML.Element) throws -> Bool
    ) rethrows {
        try edit(path) { element in try isRemoved(element) ? .removeLine : .keep }
    }

    /// Inserts an element before the first element that a path leads to.
    ///
    /// If that is the first on its line, the new element gets a line of its own with the same indentation.
    ///
    /// - Parameters:
    ///   - new: The element to insert.
    ///   - path: The path of the element that will follow it, such as `bar.food`.
    /// - Returns: Whether the path leads to an element; otherwise nothing is inserted.
    public mutating func insert(_ new: XML.Element, before path: String) -> Bool {
        edit(path, isFirst: true) { _ in .insertBefore(new) }
    }

    /// Inserts an element after the first element that a path leads to.
    ///
    /// If that is the first on its line, the new element gets a line of its own with the same indentation.
    ///
    /// - Parameters:
    ///   - new: The element to insert.
    ///   - path: The path of the element that will precede it, such as `bar.food` or `bar.food.2`.
    /// - Returns: Whether the path leads to an element; otherwise nothing is inserted.
    public mutating func insert(_ new: XML.Element, after path: String) -> Bool {
        edit(path, isFirst: true) { _ in .insertAfter(new) }
    }

    /// Changes the name of an attribute, which keeps its place and its value; does nothing if there is no such
    /// attribute.
    ///
    /// - Parameters:
    ///   - name: The name of the attribute, as written or as `{uri}name`.
    ///   - newName: The new name, as written or as `{uri}name`.
    public mutating func renameAttribute(_ name: String, to newName: String) {
        let pattern = NamePattern(name)
        guard let index = attributes.firstIndex(where: { pattern.matches($0.name) }) else { return }
        attributes[index].name = NamePattern(newName).made
    }

    /// Edits the elements that a path leads to, or the first one; returns whether there are any.
    @discardableResult
    private mutating func edit(
        _ path: String, isFirst: Bool = false, _ body: (inout XML.Element) throws -> ElementEditor.Edit
    ) rethrows -> Bool {
        let path = ElementPath(path)
        guard path.attribute == nil else { return false }
        let route = PathMatches(path, in: self).route(isFirst: isFirst)
        if !route.isEmpty { try edit(route, body) }
        return !route.isEmpty
    }

    mutating func edit(
        _ route: [ElementEditor.Step], _ body: (inout XML.Element) throws -> ElementEditor.Edit
    ) rethrows {
        var editor = ElementEditor(self)
        // The editor is now the only owner of the content, which is therefore not copied.
        self = Self.placeholder
        defer { self = editor.finish() }
        try editor.follow(route, body)
    }

    private static let placeholder = XML.Element("")
}
