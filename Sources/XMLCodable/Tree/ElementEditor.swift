/// Edits elements anywhere in a tree, those in another one before it, and in linear time.
///
/// The elements from the root to the edited one are taken out of their parents and put back when the editor moves on,
/// so that each is uniquely referenced and not copied, and depth uses no call stack.
struct ElementEditor {
    /// What is done with an edited element.
    enum Edit {
        case keep
        case remove
        /// Removes it with the line break and the indentation before it, if it is alone on its lines.
        case removeLine
        case insertBefore(XML.Element)
        case insertAfter(XML.Element)
    }

    /// An element to edit, or one around such elements.
    struct Step {
        /// The number of elements around it, without the root.
        let depth: Int
        /// Its position among the child elements.
        let ordinal: Int
        var isEdited = false
    }

    /// An element whose descendants are edited.
    private struct Level {
        var element: XML.Element
        var isEdited = false
        /// The last child element that was taken: its index among the children, and among the child elements.
        var index = -1
        var ordinal = -1
        /// The edits that change the number of children, by the index of the child.
        var edits: [(index: Int, edit: Edit)] = []

        /// Takes out a child element after the one that was taken last; nil if there is none.
        mutating func take(_ wanted: Int) -> XML.Element? {
            let owned = element.unique()
            while index + 1 < owned.children.count {
                index += 1
                guard case .element(let child) = owned.children[index] else { continue }
                ordinal += 1
                guard ordinal == wanted else { continue }
                owned.children[index] = .text("")
                return child
            }
            return nil
        }

        /// Puts the child element that was taken last back, with an edit of it.
        mutating func putBack(_ child: XML.Element, _ edit: Edit) {
            element.unique().children[index] = .element(child)
            if case .keep = edit { return }
            edits.append((index, edit))
        }
    }

    private var open: [Level]

    init(_ root: XML.Element) { open = [Level(element: root)] }

    mutating func follow(_ route: [Step], _ body: (inout XML.Element) throws -> Edit) rethrows {
        for step in route {
            try close(downTo: step.depth + 1, body)
            guard let child = open[open.count - 1].take(step.ordinal) else { break }
            open.append(Level(element: child, isEdited: step.isEdited))
        }
        try close(downTo: 1, body)
    }

    /// Returns the root with the edits up to now.
    mutating func finish() -> XML.Element {
        close(downTo: 1) { _ in .keep }
        Self.apply(&open[0])
        return open[0].element
    }

    private mutating func close(
        downTo count: Int, _ body: (inout XML.Element) throws -> Edit
    ) rethrows {
        while open.count > count {
            var level = open.removeLast()
            Self.apply(&level)
            var edit = Edit.keep
            defer { open[open.count - 1].putBack(level.element, edit) }
            if level.isEdited { edit = try body(&level.element) }
        }
    }

    // MARK: - Removing and inserting

    private static func apply(_ level: inout Level) {
        guard !level.edits.isEmpty else { return }
        let owned = level.element.unique()
        var children: [XML.Node] = []
        var edits = level.edits[...]
        /// Appends two nodes, each on a line of its own if the first one is.
        func append(_ first: XML.Node, _ second: XML.Node) {
            let start = lineStart(children.last)
            children.append(first)
            if let start { children.append(.text(start)) }
            children.append(second)
        }
        for (index, child) in owned.children.enumerated() {
            guard let (_, edit) = edits.first, edits.first?.index == index else {
                children.append(child)
                continue
            }
            edits.removeFirst()
            switch edit {
            case .keep:
                children.append(child)
            case .remove:
                break
            case .removeLine:
                let next = index + 1 < owned.children.count ? owned.children[index + 1] : nil
                if endsLine(next) { removeLineStart(&children) }
            case .insertBefore(let new): append(.element(new), child)
            case .insertAfter(let new): append(child, .element(new))
            }
        }
        owned.children = children
    }

    /// Returns the line break and the indentation at the end of text; nil if there is none.
    private static func lineStart(_ node: XML.Node?) -> String? {
        guard case .text(let text)? = node, let newline = text.utf8.lastIndex(of: 0x0A),
            text.utf8[newline...].allSatisfy(ByteClass.isSpace)
        else { return nil }
        return String(text[newline...])
    }

    private static func removeLineStart(_ children: inout [XML.Node]) {
        guard case .text(let text)? = children.last, let start = lineStart(children.last) else { return }
        children.removeLast()
        let rest = text.utf8.count - start.utf8.count
        if rest > 0 { children.append(.text(String(text[..<text.utf8.index(text.startIndex, offsetBy: rest)]))) }
    }

    /// Returns whether text begins with the end of a line.
    private static func endsLine(_ node: XML.Node?) -> Bool {
        guard case .text(let text)? = node else { return false }
        return text.utf8.first { $0 != 0x20 && $0 != 0x09 } == 0x0A
    }
}
