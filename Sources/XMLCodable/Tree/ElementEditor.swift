/// Edits elements anywhere in a tree, in document order and in linear time.
///
/// The elements from the root to the edited one are taken out of their parents and put back when the editor moves on,
/// so that each is uniquely referenced and not copied, and depth uses no call stack.
struct ElementEditor {
    /// What is done with an edited element.
    enum Edit {
        case keep
        case remove
        case insertBefore(XML.Element)
        case insertAfter(XML.Element)
    }

    /// An element whose descendants are edited.
    private struct Level {
        var element: XML.Element
        /// The last child element that was looked up: its index among the children, and among the child elements.
        var index = -1
        var ordinal = -1
        /// The edits that change the number of children, by the index of the child.
        var edits: [(index: Int, edit: Edit)] = []

        init(_ element: XML.Element) { self.element = element }

        /// Takes out a child element that is the one looked up last or comes after it; nil if there is none.
        mutating func take(_ wanted: Int) -> XML.Element? {
            let owned = element.unique()
            if wanted > ordinal { index += 1 }
            while index < owned.children.count {
                if case .element(let child) = owned.children[index] {
                    if wanted > ordinal { ordinal += 1 }
                    if ordinal == wanted {
                        owned.children[index] = .text("")
                        return child
                    }
                }
                index += 1
            }
            return nil
        }

        mutating func putBack(_ child: XML.Element) { element.unique().children[index] = .element(child) }
    }

    private var open: [Level]

    init(_ root: XML.Element) { open = [Level(root)] }

    /// Takes the element that a route of ordinals among child elements leads to, until it is put back; routes come in
    /// document order.
    mutating func take(_ route: [Int]) -> XML.Element? {
        guard let last = route.last else { return nil }
        var shared = 0
        while shared + 1 < open.count, shared + 1 < route.count, open[shared].ordinal == route[shared] { shared += 1 }
        close(downTo: shared + 1)
        for ordinal in route[shared..<route.count - 1] {
            guard let child = open[open.count - 1].take(ordinal) else { return nil }
            open.append(Level(child))
        }
        return open[open.count - 1].take(last)
    }

    /// Puts the element that was taken last back, with an edit of it.
    mutating func putBack(_ child: XML.Element, _ edit: Edit) {
        open[open.count - 1].putBack(child)
        if case .keep = edit { return }
        open[open.count - 1].edits.append((open[open.count - 1].index, edit))
    }

    /// Returns the root with all edits.
    mutating func finish() -> XML.Element {
        close(downTo: 1)
        Self.apply(&open[0])
        return open[0].element
    }

    private mutating func close(downTo count: Int) {
        while open.count > count {
            var level = open.removeLast()
            Self.apply(&level)
            open[open.count - 1].putBack(level.element)
        }
    }

    // MARK: - Removing and inserting

    private static func apply(_ level: inout Level) {
        guard !level.edits.isEmpty else { return }
        let owned = level.element.unique()
        var children: [XML.Node] = []
        var edits = level.edits[...]
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
                let next = index + 1 < owned.children.count ? owned.children[index + 1] : nil
                if endsLine(next) { removeLineStart(&children) }
            case .insertBefore(let new):
                let start = lineStart(children.last)
                children.append(.element(new))
                if let start { children.append(.text(start)) }
                children.append(child)
            case .insertAfter(let new):
                let start = lineStart(children.last)
                children.append(child)
                if let start { children.append(.text(start)) }
                children.append(.element(new))
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
