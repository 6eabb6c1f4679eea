import Testing

@testable import XMLCodable

/// The tape of a document, and its writer.
struct TapeWriterTests {
    /// A tape with names of its own, written as a string.
    private struct Document: ~Copyable {
        var tape = Tape(), names = NameStock(), rootDeclarations = ""
        mutating func name(_ text: String) throws -> NameID {
            let name = names.name(text)
            return try #require(name)
        }
        mutating func element(_ text: String, in parent: Int32 = -1) throws -> Int32 {
            tape.append(element: try name(text), in: parent)
        }
        mutating func leaf(_ text: String, _ content: String, in parent: Int32) throws {
            tape.append(leaf: try name(text), in: parent)
            tape.text.append(string: content)
        }
        mutating func attribute(_ text: String, _ value: String, of element: Int32) throws {
            tape.append(attribute: try name(text), of: element)
            tape.text.append(string: value)
        }
        mutating func text(_ content: String, in parent: Int32) {
            tape.append(.text, in: parent)
            tape.text.append(string: content)
        }
        mutating func written(noEmptyElements: Bool = false, isIndented: Bool = false) -> String {
            let lines = isIndented ? TapeLines(tape, names, .spaces(1), 0..<tape.count, in: nil) : nil
            return ByteBuffer.withScratch(capacity: 16) { out in
                TapeWriter.write(
                    &tape, names, rootDeclarations: Array(rootDeclarations.utf8), noEmptyElements: noEmptyElements,
                    lines: lines, to: &out)
                return out.string
            }
        }
    }

    @Test("Records in order are written in order, late ones in their place, and declarations on the root only")
    func ordered() throws {
        var document = Document()
        let food = try document.element("food")
        try document.attribute("id", "1", of: food)
        try document.leaf("name", "Waffles", in: food)
        let tags = document.tape.appendList(in: food)
        try document.leaf("tag", "a", in: tags)
        try document.leaf("tag", "", in: tags)
        let size = try document.element("size", in: food)
        document.tape.close(size)
        document.text("end", in: food)
        let (isInOrder, written) = (document.tape.isInOrder, document.written())
        #expect(isInOrder)
        expectEqual(written, #"<food id="1"><name>Waffles</name><tag>a</tag><tag></tag><size />end</food>"#)
        let full = document.written(noEmptyElements: true)
        expectEqual(full, #"<food id="1"><name>Waffles</name><tag>a</tag><tag></tag><size></size>end</food>"#)
        var late = Document()
        let root = try late.element("r")
        let group = late.tape.appendList(in: root)
        let first = try late.element("a", in: root)
        try late.leaf("x", "1", in: first)
        late.tape.close(first)
        try late.leaf("b", "2", in: root)
        try late.leaf("y", "3", in: first)
        try late.leaf("g", "4", in: group)
        try late.attribute("k", "5", of: first)
        try late.attribute("k", "6", of: root)
        let (isLateInOrder, lateText) = (late.tape.isInOrder, late.written())
        #expect(!isLateInOrder)
        expectEqual(lateText, #"<r k="6"><g>4</g><a k="5"><x>1</x><y>3</y></a><b>2</b></r>"#)
        for content in [0, 1, 2] {
            var document = Document()
            document.rootDeclarations = #" xmlns:p="u""#
            let root = try document.element("r")
            let group = document.tape.appendList(in: root)
            if content == 1 { try document.leaf("a", "", in: group) }
            if content == 2 { _ = try document.element("a", in: group) }
            let written = document.written()
            let inside = ["", "<a></a>", "<a />"][content]
            expectEqual(written, (inside.isEmpty ? #"<r xmlns:p="u" />"# : #"<r xmlns:p="u">"# + inside + "</r>"))
        }
    }

    @Test("A leaf can be opened, an element renamed, records dropped; markup has to be parsed to be indented")
    func changed() throws {
        var document = Document()
        let root = try document.element("r")
        try document.leaf("a", "1", in: root)
        let leaf = document.tape.count - 1
        let other = try document.element("b", in: root)
        try document.leaf("c", "2", in: other)
        document.tape.open(leaf: leaf)
        try document.attribute("k", "3", of: leaf)
        let name = try document.name("renamed")
        document.tape.rename(root, name)
        document.tape.remove(other)
        expectEqual(document.written(), #"<renamed><a k="3">1</a></renamed>"#)
        var shortened = Document()
        let start = try shortened.element("r")
        try shortened.leaf("a", "1", in: start)
        let count = shortened.tape.count
        let lost = try shortened.element("b", in: start)
        try shortened.attribute("k", "2", of: lost)
        shortened.tape.truncate(to: count)
        shortened.tape.truncate(to: count)
        try shortened.leaf("c", "3", in: start)
        expectEqual(shortened.written(), "<r><a>1</a><c>3</c></r>")
        var parsed = Document()
        let top = try parsed.element("r")
        parsed.tape.append(.markup, in: top)
        parsed.tape.text.append("<a/>")
        let lines = TapeLines(parsed.tape, parsed.names, .spaces(1), 0..<parsed.tape.count, in: nil)
        expectNil(lines)
    }

    /// A tree that the random documents below are compared with.
    private final class Node {
        let name: String
        var attributes: [String] = [], children: [Node] = [], text: String? = nil
        init(_ name: String, text: String? = nil) { (self.name, self.text) = (name, text) }
        var xml: String {
            let inside = (text ?? "") + children.map(\.xml).joined()
            if name.isEmpty { return inside }
            let start = "<" + name + attributes.joined()
            return inside.isEmpty && text == nil ? start + " />" : "\(start)>\(inside)</\(name)>"
        }
        /// Elements and texts, without the lists around them.
        private var content: [Node] { children.flatMap { $0.name.isEmpty && $0.text == nil ? $0.content : [$0] } }
        /// The element with the elements in it on lines of their own, where no text is beside them.
        func indented(_ level: Int = 0) -> String {
            let elements = content.filter { !$0.name.isEmpty }
            let isExact =
                content.contains { $0.name.isEmpty && $0.text?.allSatisfy(\.isWhitespace) == false }
                || attributes.contains(" xml:space=\"preserve\"")
            if elements.isEmpty || isExact { return xml }
            func line(_ level: Int) -> String { "\n" + String(repeating: " ", count: level) }
            let inside = elements.map { line(level + 1) + $0.indented(level + 1) }.joined()
            return "<\(name)\(attributes.joined())>\(inside)\(line(level))</\(name)>"
        }
    }

    @Test("Records appended in any order are written as a tree of them is", arguments: 0..<1_000)
    func random(seed: UInt64) throws {
        var random = SplitMix(seed: seed)
        var document = Document()
        let root = Node("r")
        var open = [(index: try document.element("r"), node: root)]
        // In short documents, a single record that is not in order is not hidden by others.
        for step in 0..<Int.random(in: 1...(seed < 800 ? 6 : 40), using: &random) {
            let place = open[Int.random(in: 0..<open.count, using: &random)]
            switch Int.random(in: 0..<6, using: &random) {
            case 0, 1:
                try document.leaf("l", "\(step)", in: place.index)
                place.node.children.append(Node("l", text: "\(step)"))
            case 2 where !place.node.name.isEmpty:
                let isSpace = step % 5 == 0 && place.index != 0
                let (name, value) = isSpace ? ("xml:space", step % 2 == 0 ? "preserve" : "default") : ("k\(step)", "v")
                try document.attribute(name, value, of: place.index)
                place.node.attributes.append(" \(name)=\"\(value)\"")
            case 3:
                let node = Node("")
                open.append((document.tape.appendList(in: place.index), node))
                place.node.children.append(node)
            case 4:
                let text = step % 3 == 0 ? "t\(step)" : " "
                document.text(text, in: place.index)
                place.node.children.append(Node("", text: text))
            default:
                let node = Node("e")
                open.append((try document.element("e", in: place.index), node))
                place.node.children.append(node)
            }
            if open.count > 1, Bool.random(using: &random) {
                document.tape.close(open[Int.random(in: 1..<open.count, using: &random)].index)
            }
        }
        let isIndented = seed % 2 == 1
        expectEqual(document.written(isIndented: isIndented), isIndented ? root.indented() : root.xml)
    }
}
