import Testing
import XMLCodable

struct XMLMappedOrderTests {
    struct Letter: Codable, Equatable, XMLMapped {
        var body = "hi"
        var notes = ["a", "b"]
        @XMLAttribute var id = 1
        @XMLAttribute var lang = "en"
        var header: Header? = Header()
        var price = 5
        struct Header: Codable, Equatable {
            var to = "me"
            var from = "you"
        }
        enum CodingKeys: String, CodingKey { case body, notes, id, lang, header, price = "meta.price" }
        static let xmlMapping = XMLTypeMapping(
            order: [CodingKeys.lang, CodingKeys.header, CodingKeys.price, CodingKeys.notes])
    }
    static let letter = """
        <Letter lang="en" id="1"><header><to>me</to><from>you</from></header><meta><price>5</price></meta>\
        <notes>a</notes><notes>b</notes><body>hi</body></Letter>
        """

    @Test("Listed keys come first, in their order, then the others, also below the root and in wrappers")
    func order() throws {
        try expectEqual(encoded(Letter(), root: nil), Self.letter)
        try expectEqual(decoded(Letter.self, Self.letter), Letter())
        struct Pair: Codable, XMLMapped {
            var b = 1
            var a: Int? = 2
            static let xmlMapping = XMLTypeMapping(order: [CodingKeys.a, CodingKeys.b])
        }
        struct Box: Codable {
            var one = Pair()
            var many = [Pair(), Pair(a: nil)]
            @XMLChild var wrapped = Pair()
            var optional: Pair? = Pair()
            var named = ["x": Pair()]
        }
        let pair = "<a>2</a><b>1</b>"
        try expectEqual(
            encoded(Box(), root: nil),
            """
            <Box><one>\(pair)</one><many>\(pair)</many><many><b>1</b></many><wrapped>\(pair)</wrapped>\
            <optional>\(pair)</optional><named><x>\(pair)</x></named></Box>
            """)
        struct Bad: Encodable, XMLMapped {
            var b = "\u{1}"
            var a = 1
            static let xmlMapping = XMLTypeMapping(order: [CodingKeys.a])
            enum CodingKeys: String, CodingKey { case a, b }
        }
        expectEqual(refusal(["bad": Bad()])?.path, ["bad", "b"])
    }

    @Test("Nested containers, super encoders and nil keep their places; a type without keys is as usual")
    func handWritten() throws {
        class Base: Encodable {
            func encode(to encoder: any Encoder) throws {
                var container = encoder.container(keyedBy: Keys.self)
                try container.encode(1, forKey: .last)
            }
        }
        final class Sub: Base, XMLMapped {
            static let xmlMapping = XMLTypeMapping(order: [Keys.list, Keys.inner, Keys.absent])
            override func encode(to encoder: any Encoder) throws {
                var container = encoder.container(keyedBy: Keys.self)
                var inner = container.nestedContainer(keyedBy: Keys.self, forKey: .inner)
                try inner.encode("x", forKey: .last)
                try super.encode(to: encoder)
                try super.encode(to: container.superEncoder())
                try container.encodeNil(forKey: .absent)
                var list = container.nestedUnkeyedContainer(forKey: .list)
                try list.encode(1)
                try list.encode(2)
            }
        }
        enum Keys: String, CodingKey { case inner, list, last, absent }
        let encoder = XMLEncoder()
        encoder.nilEncodingStrategy = .emptyElement
        try expectEqual(
            encoder.encodeToString(Sub()),
            """
            <Sub><list>1</list><list>2</list><inner><last>x</last></inner><absent /><last>1</last>\
            <super><last>1</last></super></Sub>
            """)
        struct Number: Encodable, XMLMapped {
            static let xmlMapping = XMLTypeMapping(order: [])
            func encode(to encoder: any Encoder) throws {
                var container = encoder.singleValueContainer()
                try container.encode(5)
            }
        }
        struct List: Encodable, XMLMapped {
            static let xmlMapping = XMLTypeMapping(order: [])
            func encode(to encoder: any Encoder) throws {
                var container = encoder.unkeyedContainer()
                try container.encode(1)
                var nested = container.nestedUnkeyedContainer()
                try nested.encode(2)
            }
        }
        struct Empty: Encodable, XMLMapped { static let xmlMapping = XMLTypeMapping(order: []) }
        struct Box: Encodable {
            var number = Number()
            var list = List()
            var empty = Empty()
        }
        try expectEqual(
            encoded(Box(), root: nil),
            """
            <Box><number>5</number><list>1</list><list><list>2</list></list><empty /></Box>
            """)
    }
}
