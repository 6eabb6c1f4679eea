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
        try edit(routes(to: path)) { element in
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
        edit(routes(to: path)) { _ in .remove }
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
        try edit(routes(to: path)) { element in try isRemoved(element) ? .remove : .keep }
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
        edit(routes(to: path, isFirst: true)) { _ in .insertBefore(new) }
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
        edit(routes(to: path, isFirst: true)) { _ in .insertAfter(new) }
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

    /// Returns the ordinals among child elements that lead to each match of a path, or to the first: after those to the
    /// matches in it, since an edit may change which children it has.
    private func routes(to path: String, isFirst: Bool = false) -> [[Int]] {
        let path = ElementPath(path)
        guard path.attribute == nil else { return [] }
        let routes = PathMatches(path, in: self).routes(isFirst: isFirst)
        guard path.hasWildcards else { return routes }
        var (ordered, open): ([[Int]], [[Int]]) = ([], [])
        for route in routes {
            while let last = open.last, !route.starts(with: last) { ordered.append(open.removeLast()) }
            open.append(route)
        }
        return ordered + open.reversed()
    }

    /// Edits the elements that routes lead to; returns whether there are any.
    @discardableResult
    private mutating func edit(
        _ routes: [[Int]], _ body: (inout XML.Element) throws -> ElementEditor.Edit
    ) rethrows -> Bool {
        guard !routes.isEmpty else { return false }
        var editor = ElementEditor(self)
        // The editor is now the only owner of the content, which is therefore not copied.
        self = Self.placeholder
        defer { self = editor.finish() }
        for route in routes {
            guard var child = editor.take(route) else { continue }
            var edit = ElementEditor.Edit.keep
            defer { editor.putBack(child, edit) }
            edit = try body(&child)
        }
        return true
    }
}
