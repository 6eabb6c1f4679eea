import Testing
import XMLCodable

/// A value without an element of its own is nil if, and only if, nothing of it is there.
struct ContentPresenceTests {
    class Base: Codable, Equatable {
        @XMLAttribute var size: Int?
        init(_ size: Int?) { self.size = size }
        static func == (left: Base, right: Base) -> Bool { left.size == right.size }
    }
    final class Sub: Base {
        enum CodingKeys: String, CodingKey { case own }
        required init(from decoder: any Decoder) throws {
            _ = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(Int.self, forKey: .own)
            try super.init(from: decoder)
        }
        override init(_ size: Int?) { super.init(size) }
    }
    enum Choice: Codable, Equatable { case x(Int), y(Int) }
    struct Choices: Codable, Equatable {
        var own: Int?
        var list: [Choice]
        enum CodingKeys: String, CodingKey { case own, list = "p.*" }
    }
    struct Rest: Codable, Equatable {
        struct Item: Codable, Equatable {
            @XMLElementName var name: String
            @XMLText var text: String
        }
        var own: Int?
        var rest: [Item]
        enum CodingKeys: String, CodingKey { case own, rest = "*" }
    }
    struct Group: Codable, Equatable { var value: Int }
    struct Groups: Codable, Equatable { @XMLGroups var all: [Group] }
    struct Nodes: Codable, Equatable {
        var own: Int?
        @XMLText var nodes: [XML.Node]
    }
    struct Entries: Codable, Equatable {
        var entries: [String: Int]
        enum CodingKeys: String, CodingKey { case entries = "#text" }
    }
    struct Inner: Codable, Equatable { @XMLFlattened var value: Groups? }

    struct Flat<Value: Codable & Equatable>: Codable, Equatable {
        @XMLFlattened var value: Value?
        var side: Int?
    }
    struct Text<Value: Codable & Equatable>: Codable, Equatable {
        var value: Value?
        var side: Int?
        enum CodingKeys: String, CodingKey { case value = "#text", side }
    }
    struct Wrapped<Value: Codable & Equatable>: Codable, Equatable {
        var side: Int?
        @XMLText var value: Value?
    }
    struct Path<Value: Codable & Equatable>: Codable, Equatable {
        var value: Value?
        enum CodingKeys: String, CodingKey { case value = "w.#text" }
    }

    @Test("Superclasses, choices, groups, keys for the rest and values inside make an Optional present")
    func present() throws {
        func check<Value: Codable & Equatable>(_ value: Value, _ attributes: String, _ content: String) throws {
            for side in ["", "<side>1</side>"] {
                let xml = "<r\(attributes)>\(content)\(side)</r>"
                let number = side.isEmpty ? nil : 1
                for found in [value, nil] {
                    let xml = found == nil ? "<r>\(side)</r>" : xml
                    try expectEqual(decoded(Flat<Value>.self, xml), Flat(value: found, side: number))
                    try expectEqual(decoded(Text<Value>.self, xml), Text(value: found, side: number))
                    try expectEqual(decoded(Wrapped<Value>.self, xml), Wrapped(side: number, value: found))
                    var model = Text<Value>(value: value, side: nil)
                    try XMLDecoder().update(&model, from: xml)
                    expectEqual(model, Text(value: value, side: number))
                }
            }
            try expectEqual(
                decoded(Path<Value>.self, "<r><w\(attributes)>\(content)</w></r>"), Path(value: value))
            try expectEqual(decoded(Path<Value>.self, "<r><w/></r>"), Path(value: nil))
        }
        try check(Sub(1), " size='1'", "")
        try check(Choices(list: [.x(1), .y(2)]), "", "<p><x>1</x><y>2</y></p>")
        try check(Rest(rest: [Rest.Item(name: "q", text: "1")]), "", "<q>1</q>")
        try check(Groups(all: [Group(value: 1)]), "", "<value>1</value>")
        try check(Inner(value: Groups(all: [Group(value: 1)])), "", "<value>1</value>")
        try check(Nodes(nodes: [.text("t"), .element(XML.Element("q"))]), "", "t<q/>")
        try check(Entries(entries: ["q": 1]), "", "<q>1</q>")
    }

    @Test("The entries of a dictionary without an element of its own are no other key's")
    func entries() throws {
        struct Model: Codable, Equatable {
            var entries: [String: Int]
            @XMLAnyElements var rest: [XML.Element]
            enum CodingKeys: String, CodingKey { case entries = "#text", rest }
        }
        try expectStrict("<r><q>1</q></r>", Model(entries: ["q": 1], rest: []))
        expectEnd(
            refusal(Model(entries: [:], rest: [XML.Element("z")]))?.sentence,
            "<z> after a dictionary without an element of its own would be read as its entry")
    }

    @Test("A value in an XML.Nillable is updated key by key")
    func nillable() throws {
        struct Size: Codable, Equatable { var width: Int, height: Int }
        struct Model: Codable, Equatable { var size: XML.Nillable<Size> }
        var model = Model(size: .value(Size(width: 1, height: 2)))
        try XMLDecoder().update(&model, from: "<r><size><width>3</width></size></r>")
        expectEqual(model, Model(size: .value(Size(width: 3, height: 2))))
    }
}
