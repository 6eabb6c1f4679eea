import Testing
import XMLCodable

/// Handwritten choices with XMLChoiceCodingKey.
struct XMLChoiceCodingKeyTests {
    enum IntOrString: Codable, Equatable {
        case int(Int), string(String)
        enum CodingKeys: String, XMLChoiceCodingKey { case int, string }
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            do {
                self = .int(try container.decode(Int.self, forKey: .int))
            } catch { self = .string(try container.decode(String.self, forKey: .string)) }
        }
        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            switch self {
            case .int(let value): try container.encode(value, forKey: .int)
            case .string(let value): try container.encode(value, forKey: .string)
            }
        }
    }

    @Test("A choice in its own element, at the root and in arrays; an array in a case is one element")
    func wrapped() throws {
        try expectCase("<container><int>42</int></container>", IntOrString.int(42))
        try expectCase("<container><string>forty-two</string></container>", IntOrString.string("forty-two"))
        try expectEqual(encoded(IntOrString.int(4), root: nil), "<IntOrString><int>4</int></IntOrString>")
        try expectCase(
            "<container><string>a</string><int>1</int><string>b</string></container>",
            [IntOrString.string("a"), .int(1), .string("b")])
        for (xml, tree) in [
            ("<leaves><leaves>1</leaves><leaves>2</leaves></leaves>", Tree.leaves([1, 2])), ("<leaves />", .leaves([])),
            (
                "<node><node><leaf>1</leaf><leaf>2</leaf></node><leaf>3</leaf></node>",
                .node([.node([.leaf(1), .leaf(2)]), .leaf(3)])
            ),
            ("<node><leaf>1</leaf></node>", .node([.leaf(1)])), ("<node />", .node([])),
        ] {
            try expectStrict("<r>\(xml)</r>", tree)
            try expectStrict("<r>\(xml)<leaf>4</leaf>\(xml)</r>", [tree, .leaf(4), tree])
            try expectStrict("<r><value>\(xml)</value><value>\(xml)</value></r>", One(value: [tree, tree]))
        }
    }
    indirect enum Tree: Codable, Equatable {
        case leaf(Int), leaves([Int]), node([Tree])
        enum CodingKeys: String, XMLChoiceCodingKey { case leaf, leaves, node }
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            if container.contains(.leaf) {
                self = .leaf(try container.decode(Int.self, forKey: .leaf))
            } else if container.contains(.leaves) {
                self = .leaves(try container.decode([Int].self, forKey: .leaves))
            } else {
                self = .node(try container.decode([Tree].self, forKey: .node))
            }
        }
        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            switch self {
            case .leaf(let value): try container.encode(value, forKey: .leaf)
            case .leaves(let value): try container.encode(value, forKey: .leaves)
            case .node(let value): try container.encode(value, forKey: .node)
            }
        }
    }
    struct Mixed: Codable, Equatable {
        var leading: String, value: IntOrString, trailing: String
        enum CodingKeys: String, CodingKey { case leading, trailing }
        init(leading: String, value: IntOrString, trailing: String) {
            self.leading = leading
            self.value = value
            self.trailing = trailing
        }
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            leading = try container.decode(String.self, forKey: .leading)
            value = try IntOrString(from: decoder)
            trailing = try container.decode(String.self, forKey: .trailing)
        }
        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(leading, forKey: .leading)
            try value.encode(to: encoder)
            try container.encode(trailing, forKey: .trailing)
        }
    }

    @Test("A choice that shares the element of a struct, and a struct that is an array of choices")
    func shared() throws {
        try expectCase(
            "<container><leading>a</leading><int>4</int><trailing>b</trailing></container>",
            Mixed(leading: "a", value: .int(4), trailing: "b"))
        try expectCase(
            "<container><leading>a</leading><string>x</string><trailing>b</trailing></container>",
            Mixed(leading: "a", value: .string("x"), trailing: "b"))
        try expectCase(
            "<container><value><run><id>1</id><text>a</text></run><br "
                + "/></value><value><run><id>2</id><text>b</text></run></value></container>",
            One(value: [
                Paragraph([.run(Run(id: 1, text: "a")), .br(Break())]), Paragraph([.run(Run(id: 2, text: "b"))]),
            ]))
        try expectCase(
            "<chapter><title>x</title><body><br /><br /></body></chapter>",
            Chapter(title: "x", body: Paragraph([.br(Break()), .br(Break())])))
    }
    struct Paragraph: Codable, Equatable {
        var entries: [Entry]
        init(_ entries: [Entry]) { self.entries = entries }
        init(from decoder: any Decoder) throws { entries = try decoder.singleValueContainer().decode([Entry].self) }
        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(entries)
        }
    }
    enum Entry: Codable, Equatable {
        case run(Run), br(Break)
        private enum CodingKeys: String, XMLChoiceCodingKey { case run, br }
        private enum RunCodingKeys: String, CodingKey { case _0 = "" }
        private enum BrCodingKeys: String, CodingKey { case _0 = "" }
    }
    struct Run: Codable, Equatable { var id: Int, text: String }
    struct Break: Codable, Equatable {}
    struct Chapter: Codable, Equatable { var title: String, body: Paragraph }
}
