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

    @Test("The keys of items and of super decoders are those of the type that asks for them")
    func nestedKeys() throws {
        let value = Nested(values: [1, 2, 3])
        let xml =
            #"<r xmlns:x="urn:x"><r><x:items><x:a>1</x:a></x:items><x:items><x:a>2</x:a></x:items>"#
            + "<super><x:a>3</x:a></super></r></r>"
        try expectEqual(encoded([value]), xml)
        for unknown in [XMLDecoder.UnknownContentStrategy.skip, .throw] {
            try expectEqual(decoded([Nested].self, xml) { $0.unknownNodes = unknown }, [value])
        }
    }

    class Parent: Decodable {
        var a: Int
    }

    /// Reads another value from its element, before the superclass or after it.
    final class Child: Parent {
        struct Other: Decodable {
            var z: Int?
        }
        enum Keys: String, CodingKey { case b, rest = "*" }

        var rest: [XML.Element] = []

        required init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Keys.self)
            let isLate = try container.decode(Bool.self, forKey: .b)
            if !isLate { _ = try decoder.singleValueContainer().decode(Other.self) }
            try super.init(from: decoder)
            if isLate { _ = try decoder.singleValueContainer().decode(Other.self) }
            rest = try container.decode([XML.Element].self, forKey: .rest)
        }
    }

    @Test("A value read from the same element does not come between the keys of a class", arguments: [false, true])
    func classes(isLate: Bool) throws {
        for unknown in [XMLDecoder.UnknownContentStrategy.skip, .throw] {
            let child = try decoded(Child.self, "<r><a>1</a><b>\(isLate)</b><y/></r>") { $0.unknownNodes = unknown }
            expectEqual(child.rest.map(\.name), ["y"])
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

    struct Around: Decodable {
        @XMLFlattened var twice: Twice
    }

    @Test("Keys that share an element in one model are attempts in another one, whichever is decoded first")
    func attempts() throws {
        try expectEqual(decoded(Twice.self, "<r x='1'/>").x, 1)
        try expectNil(decoded(Around.self, "<r x='1'/>").twice.x)
        try expectEqual(decoded(Twice.self, "<r x='1'/>").x, 1)
    }

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

    @Test("What keys name is the same in a call that looks for unknown content", arguments: [false, true])
    func watched(isStrict: Bool) throws {
        func configure(_ decoder: XMLDecoder) { if isStrict { decoder.unknownNodes = .throw } }
        let both = "<r xmlns:x='urn:x'><i x='1'><x:x>1</x:x><x:a>2</x:a></i></r>"
        try expectEqual(decoded([Both].self, both, configure).first?.a, 2)
        // The keys of a superclass share its element.
        let rest = try reading("<r><super><a>1</a></super></r>", configure) { decoder in
            let inner = try decoder.container(keyedBy: SuperKey.self).superDecoder().singleValueContainer()
            return try [inner.decode(Parent.self).a, inner.decode(Remaining.self).elements.count]
        }
        expectEqual(rest, [1, 0])
    }

    enum SuperKey: CodingKey { case `super` }

    struct Remaining: Decodable {
        @XMLAnyElements var elements: [XML.Element]
    }
}
