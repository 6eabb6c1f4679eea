/// The bytes of an input, from which a program of edits is made. After the end there are only zeros.
struct Bytes {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func next() -> Int { Int(rest.popFirst() ?? 0) }

    /// Returns a number below a limit; 0 if the limit is 0.
    mutating func number(below limit: Int) -> Int { limit > 0 ? next() % limit : 0 }

    mutating func one<T>(of values: [T]) -> T { values[number(below: values.count)] }

    // MARK: - Parts of trees

    mutating func name() -> PlainName {
        let prefix = one(of: ["", "", "", "p:", "p:", "q:", "p1:", "ns1:", "xml:", "xmlns:", "é:", ":"])
        let local = one(of: [
            "a", "b", "c", "x", "y", "é", "lang", "space", "base", "xmlns", "p", "q", "0", "", "a b", "a:b", "e\u{301}",
        ])
        let uri = one(of: [
            nil, nil, nil, "", "urn:1", "urn:2", "urn:3", PlainNamespace.xml, PlainNamespace.xmlns, "urn:\u{1}",
            "<&\"' \n\r",
        ])
        return PlainName(text: prefix + local, uri: uri)
    }

    mutating func text() -> String {
        let pieces = [
            "", "x", " ", "\n", "\r", "\r\n", "\t", "]", "]]", ">", "]]>", "<", "&", "&amp;", "&e;", "-", "--", "-->",
            "?", "?>", "\"", "'", "p:x", "\u{0}", "\u{1}", "\u{7F}", "\u{85}", "\u{2028}", "\u{FFFD}", "\u{FFFE}",
            "\u{FFFF}", "\u{FEFF}", "🙂", "\u{10FFFF}", "e\u{301}", "é", "<![CDATA[", "<a>", "xml", "%e;",
        ]
        return (0..<1 + number(below: 4)).map { _ in one(of: pieces) }.joined()
    }

    mutating func attribute() -> PlainAttribute {
        switch number(below: 4) {
        case 0:
            let name = one(of: ["xmlns", "xmlns:p", "xmlns:q", "xmlns:p1", "xmlns:ns1", "xmlns:xml", "xmlns:xmlns"])
            let uri = one(of: ["urn:1", "urn:2", "urn:3", "", PlainNamespace.xml, PlainNamespace.xmlns, "urn:\r<&\""])
            return PlainAttribute(name: PlainName(text: name, uri: nil), value: uri)
        case 1:
            return PlainAttribute(
                name: PlainName(text: one(of: ["xml:space", "xml:lang", "xml:base"]), uri: nil),
                value: one(of: ["preserve", "default", "en", "a/b"]))
        default: return PlainAttribute(name: name(), value: text())
        }
    }

    mutating func node(depth: Int = 0) -> PlainNode {
        switch number(below: 8) {
        case 0, 1: return .text(text())
        case 2: return .section(text())
        case 3: return .comment(text())
        case 4: return .instruction(target: one(of: ["p", "xml", "XmL", "xml-x", "p:q", "", "é", "0"]), data: text())
        default: return .element(element(depth: depth))
        }
    }

    mutating func element(depth: Int = 0) -> PlainElement {
        let count = next()
        var element = PlainElement(name: name(), attributes: [], children: [])
        for _ in 0..<count % 3 { element.attributes.append(attribute()) }
        if depth < 3 { for _ in 0..<count / 4 % 3 { element.children.append(node(depth: depth + 1)) } }
        return element
    }
}
