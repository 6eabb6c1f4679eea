import Testing

@testable import XMLCodable
@testable import XMLCodableCanonical

/// Random documents with random changes mean the same in the form of their source and in the uniform form.
struct SourceFormRandomTests {
    @Test("A random document comes back as it was", arguments: 0..<8)
    func unchanged(seed: UInt64) throws {
        var random = RandomDocument(seed: seed)
        for _ in 0..<60 {
            let text = random.document()
            let document = try XML.Document(parsing: text)
            try expectEqual(document.xmlString(), text)
            var same = document
            same.root = Self.owned(document.root)
            // References without text or with markup are expanded in a changed element.
            #expect(try same.xmlString() == text || random.hasMarkupInEntity || text.contains("&n;"))
            try expectEqual(XML.Document(parsing: same.xmlString()), document)
        }
    }

    @Test("A changed document means the same in both forms", arguments: 0..<8)
    func changed(seed: UInt64) throws {
        var random = RandomDocument(seed: 1_000 + seed)
        for _ in 0..<120 {
            let spare = try XML.Document(parsing: random.document()).root
            let text = random.document()
            var document = try XML.Document(parsing: text)
            for _ in 0..<random.number(upTo: 4) { random.change(&document, spare) }
            try Self.expectSameMeaning(document, text)
            for element in document.root.elements { try Self.expectSameMeaning(element, text) }
        }
    }

    private static func expectSameMeaning(_ document: XML.Document, _ source: String) throws {
        let expected: String
        do {
            expected = try document.xmlString(.uniform)
        } catch {
            expectThrows(XMLWritingError.self) { try document.xmlString() }
            return
        }
        let written = try document.xmlString()
        let read = try XML.Document(parsing: written)
        let uniform = try XML.Document(parsing: expected)
        expectEqual(sorted(read), sorted(uniform), for: "\(source)\n->\n\(written)")
        try expectEqual(read.canonicalString(), uniform.canonicalString())
        try expectEqual(XML.Document(parsing: document.bytes()), read)
    }

    private static func expectSameMeaning(_ element: XML.Element, _ source: String) throws {
        guard let expected = try? element.xmlString(.uniform) else { return }
        let written = try element.xmlString()
        try expectEqual(
            XML.Document(parsing: written).root, XML.Document(parsing: expected).root, for: "\(source)\n->\n\(written)")
    }

    /// Returns a document with sorted attributes: default ones come last if they are not written.
    private static func sorted(_ document: XML.Document) -> XML.Document {
        var document = document
        document.root = sorted(document.root)
        return document
    }

    private static func sorted(_ element: XML.Element) -> XML.Element {
        var element = element
        element.attributes.sort { $0.name.qualifiedName < $1.name.qualifiedName }
        for index in element.children.indices {
            if case .element(let child) = element.children[index] { element.children[index] = .element(sorted(child)) }
        }
        return element
    }

    /// Returns the element with its own copy of all content.
    private static func owned(_ element: XML.Element) -> XML.Element {
        var element = element
        element.append(XML.Element("x"))
        element.children.removeLast()
        for index in element.children.indices {
            if case .element(let child) = element.children[index] { element.children[index] = .element(owned(child)) }
        }
        return element
    }
}

/// Makes documents in all forms, and changes them.
private struct RandomDocument {
    private var random: SplitMix
    private(set) var hasMarkupInEntity = false
    private var hasEntities = false

    init(seed: UInt64) { random = SplitMix(seed: seed) }

    mutating func number(upTo limit: Int) -> Int { Int.random(in: 0...limit, using: &random) }

    private mutating func one(of texts: [String]) -> String { texts[number(upTo: texts.count - 1)] }

    private mutating func isLucky(_ odds: Int) -> Bool { number(upTo: odds - 1) == 0 }

    mutating func document() -> String {
        hasEntities = isLucky(3)
        hasMarkupInEntity = hasEntities && isLucky(2)
        var text = ""
        if isLucky(2) {
            text += one(of: [
                "<?xml version='1.0'?>", "<?xml version=\"1.0\"  encoding='UTF-8' ?>",
                "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone='yes'?>",
            ])
        }
        text += outside()
        if hasEntities {
            let markup = hasMarkupInEntity ? "<!ENTITY m 'x<b k=\"1\"/>y<!--c-->'>" : "<!ENTITY m 'only text'>"
            text += "<!DOCTYPE r [<!ENTITY e \"a &amp; b\"><!ENTITY n ''>\(markup)"
            text += "<!ATTLIST a d CDATA 'default' t NMTOKEN #IMPLIED>\n]>" + outside()
        }
        text += "<r xmlns:p=\"urn:p\"\(space(true))xmlns:q='urn:q'>" + content(depth: 0) + "</r\(space())>"
        return text + outside()
    }

    private mutating func outside() -> String {
        var text = space()
        for _ in 0..<number(upTo: 2) { text += one(of: ["<!--1-->", "<?p  a b?>", "<!--\r\n-->"]) + space() }
        return text
    }

    private mutating func space(_ isNeeded: Bool = false) -> String {
        one(of: isNeeded ? [" ", "\n   ", "\r\n\t"] : ["", "", " ", "\n  ", "\r\n\t", "\n"])
    }

    private mutating func content(depth: Int) -> String {
        var text = ""
        for _ in 0..<number(upTo: 4) {
            switch number(upTo: 9) {
            case 0: text += one(of: ["<![CDATA[<&]]>", "<![CDATA[]]>", "<![CDATA[a\r\nb]]>"])
            case 1: text += one(of: ["<!-- < & > -->", "<!---->", "<!--a\r\nb-->"])
            case 2: text += one(of: ["<?p?>", "<?p  q > ?>"])
            case 3: text += one(of: ["p:text", "&#65;&lt;", "a ]] > b", "é\r\nù", "&quot;"])
            case 4: text += hasEntities ? one(of: ["&e;", "x&n;y", "&m;", "&n;", " &m; z"]) : "&#x10FFFF;"
            case 5, 6: text += space()
            default: text += depth < 4 ? element(depth: depth + 1) : ""
            }
        }
        return text
    }

    private mutating func element(depth: Int) -> String {
        let name = one(of: ["a", "b", "p:c", "q:d"])
        var text = "<" + name
        for (name, values) in [
            ("x", ["1", "&lt;&#10;", "a\r\nb", ">"]), ("p:y", ["p:z", "é"]),
            ("t", [" a  b ", hasEntities ? "&e;" : "'"]),
            ("d", ["own"]), ("xmlns:q", ["urn:other"]), ("xmlns", ["urn:default", ""]), ("w", ["\"'"]),
        ] where isLucky(5) {
            let value = one(of: values)
            let quote = value.contains("'") ? "\"" : value.contains("\"") ? "'" : one(of: ["'", "\""])
            let shown = quote == "\"" ? value.split(separator: "\"", omittingEmptySubsequences: false).joined() : value
            text += space(true) + name + one(of: ["=", " = ", "=\n"]) + quote + shown + quote
        }
        text += space()
        if isLucky(4) { return text + "/>" }
        return text + ">" + content(depth: depth) + "</\(name)\(space())>"
    }

    mutating func change(_ document: inout XML.Document, _ spare: XML.Element) {
        switch number(upTo: 12) {
        case 0: document.prolog.insert(.comment("new"), at: number(upTo: document.prolog.count))
        case 1: if !document.prolog.isEmpty { document.prolog.removeLast() }
        case 2: document.epilog.append(.processingInstruction(target: "n", data: "w"))
        case 3: document.declaration = isLucky(2) ? nil : XML.Declaration()
        case 4: if isLucky(3) { document.doctype = nil }
        default: change(&document.root, spare, depth: 0)
        }
    }

    private mutating func change(_ element: inout XML.Element, _ spare: XML.Element, depth: Int) {
        let places = element.children.indices.filter { index in
            if case .element = element.children[index] { return true }
            return false
        }
        if let place = places.randomElement(using: &random), depth < 5, !isLucky(3),
            case .element(var child) = element.children[place]
        {
            change(&child, spare, depth: depth + 1)
            element.children[place] = .element(child)
            return
        }
        switch number(upTo: 12) {
        case 0: element[attribute: "x"] = one(of: ["new", "1", "<'\">\n"])
        case 1: element[attribute: "t"] = nil
        case 2: element.text = one(of: ["", "new\ntext", "&"])
        case 3: if !element.children.isEmpty { element.children.remove(at: number(upTo: element.children.count - 1)) }
        case 4: element.children.shuffle(using: &random)
        case 5: element.name = "renamed"
        case 6: element.append(spare)
        case 7: if let moved = spare.elements.randomElement(using: &random) { element.append(moved) }
        case 8: if let place = places.first { element.children.append(element.children[place]) }
        case 9: element.removeElements(at: "a")
        case 10: element.updateElements(at: "b") { $0.renameAttribute("x", to: "z") }
        case 11: _ = element.insert(XML.Element("n", text: "\n"), before: "p:c")
        default: element.attributes.shuffle(using: &random)
        }
    }
}
