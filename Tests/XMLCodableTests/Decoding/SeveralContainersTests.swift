import Testing
import XMLCodable

/// Types that ask for several containers, or read other values from their element.
struct SeveralContainersTests {
    /// Has containers of each kind, whose keys are its own.
    struct Nested: Codable, Equatable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(namespace: "urn:x")
        enum Keys: CodingKey { case a, items }
        var values: [Int]
        init(values: [Int]) { self.values = values }
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Keys.self)
            var items = try container.nestedUnkeyedContainer(forKey: .items)
            let inner = try [
                items.nestedContainer(keyedBy: Keys.self), items.superDecoder().container(keyedBy: Keys.self),
                container.superDecoder().container(keyedBy: Keys.self),
            ]
            values = try inner.map { try $0.decode(Int.self, forKey: .a) }
        }
        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Keys.self)
            var items = container.nestedUnkeyedContainer(forKey: .items)
            var inner = [
                items.nestedContainer(keyedBy: Keys.self), items.superEncoder().container(keyedBy: Keys.self),
                container.superEncoder().container(keyedBy: Keys.self),
            ]
            for index in inner.indices { try inner[index].encode(values[index], forKey: .a) }
        }
    }

    @Test("The keys of items and super decoders are those of the type that asks; other values are not between them")
    func keys() throws {
        let value = Nested(values: [1, 2, 3])
        let xml =
            #"<r xmlns:x="urn:x"><r><x:items><x:a>1</x:a></x:items><x:items><x:a>2</x:a></x:items>"#
            + "<super><x:a>3</x:a></super></r></r>"
        try expectEqual(encoded([value]), xml)
        for unknown in [XMLDecoder.UnknownContentStrategy.skip, .throw] {
            try expectDecoded(xml, [value]) { $0.unknownNodes = unknown }
        }
        for position in ["first", "second", "third"] {
            for unknown in [XMLDecoder.UnknownContentStrategy.skip, .throw] {
                let xml = "<r><a>1</a><b>\(position)</b><y>2</y></r>"
                try expectEqual(decoded(Child.self, xml) { $0.unknownNodes = unknown }.rest.map(\.name), ["y"])
            }
        }
    }

    class Parent: Decodable { var a: Int }

    /// Reads another value from its element, before its own keys, before the superclass or after it.
    final class Child: Parent {
        struct Other: Decodable { var y: Int? }
        enum Keys: String, CodingKey { case b, rest = "*" }
        var rest: [XML.Element] = []
        required init(from decoder: any Decoder) throws {
            let position = try XML.Element(from: decoder)["b"]?.text
            func readOther(_ here: String) throws {
                if position == here { _ = try decoder.singleValueContainer().decode(Other.self) }
            }
            try readOther("first")
            let container = try decoder.container(keyedBy: Keys.self)
            _ = try container.decode(String.self, forKey: .b)
            try readOther("second")
            try super.init(from: decoder)
            try readOther("third")
            rest = try container.decode([XML.Element].self, forKey: .rest)
        }
    }

    /// Reads its element with two types of keys.
    struct Twice: Decodable {
        enum Plain: CodingKey { case x }
        enum Marked: String, CodingKey { case x = "@x" }
        var x: Int?
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Plain.self)
            _ = try decoder.container(keyedBy: Marked.self)
            x = try container.decodeIfPresent(Int.self, forKey: .x)
        }
    }

    struct Around: Decodable { @XMLFlattened var twice: Twice }

    /// Reads a value that is both an element and an attribute, and then other keys.
    struct Both: Decodable, Equatable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(namespace: "urn:x")
        enum First: CodingKey { case x }
        enum Second: CodingKey { case a }
        var x: Int?
        var a: Int
        init(from decoder: any Decoder) throws {
            let first = try decoder.container(keyedBy: First.self)
            x = try first.decode(XMLElementAndAttribute<Int?>.self, forKey: .x).wrappedValue
            a = try decoder.container(keyedBy: Second.self).decode(Int.self, forKey: .a)
        }
    }

    @Test(
        "Keys that share an element in one model are attempts in another one, also in a call that looks for unknown content",
        arguments: [false, true])
    func watched(isStrict: Bool) throws {
        try expectEqual(decoded(Twice.self, "<r x='1'/>").x, 1)
        try expectNil(decoded(Around.self, "<r x='1'/>").twice.x)
        try expectEqual(decoded(Twice.self, "<r x='1'/>").x, 1)
        func configure(_ decoder: XMLDecoder) { if isStrict { decoder.unknownNodes = .throw } }
        let both = "<r xmlns:x='urn:x'><i x='1'><x:x>1</x:x><x:a>2</x:a></i></r>"
        try expectEqual(decoded([Both].self, both, configure).first?.a, 2)
        let refused = refusal {
            try reading("<r/>", configure) {
                try $0.container(keyedBy: SuperKey.self).superDecoder().container(keyedBy: SuperKey.self).allKeys.count
            }
        }
        expectPart(refused?.sentence, "<super>, which `superDecoder()` reads")
    }

    enum SuperKey: CodingKey { case `super` }
}
