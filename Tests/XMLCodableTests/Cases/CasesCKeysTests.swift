import Testing
import XMLCodable

@Suite("Case C: the keys of ObjectMapper")
struct CasesCKeysTests {
    @Test("C: a path")
    func path() throws {
        struct Trip: Codable, Equatable {
            var text: String
            var value: Int

            enum CodingKeys: String, CodingKey {
                case text = "distance.text"
                case value = "distance.value"
            }
        }
        let xml = "<r><distance><text>102 ft</text><value>31</value></distance></r>"
        try expectCase(xml, Trip(text: "102 ft", value: 31))
    }

    @Test("C: an index in a path is read, and cannot be written")
    func index() throws {
        struct First: Codable, Equatable {
            var value: Int
            enum CodingKeys: String, CodingKey { case value = "distances.0.value" }
        }
        struct Value: Codable, Equatable { var value: Int }
        struct Nested: Codable, Equatable {
            var first: Int
            var second: Int
            var object: Value

            enum CodingKeys: String, CodingKey {
                case first = "nested.0.value"
                case second = "nested.1.value"
                case object = "nested.1"
            }
        }
        let distances = "<r><distances><value>31</value></distances><distances><value>45</value></distances></r>"
        #expect(try XMLDecoder().decode(First.self, from: distances) == First(value: 31))
        let nested = "<r><nested><value>123</value></nested><nested><value>456</value></nested></r>"
        let decoded = try XMLDecoder().decode(Nested.self, from: nested)
        #expect(decoded == Nested(first: 123, second: 456, object: Value(value: 456)))

        #expect(throws: EncodingError.self) { try XMLEncoder().encode(First(value: 31)) }
        #expect(throws: EncodingError.self) { try XMLEncoder().encode(decoded) }
        // One past the last is not there.
        let refusal = try decodingRefusal(First.self, "<r/>")
        #expect(refusal.kind == .keyNotFound)
        #expect(refusal.path == ["distances.0.value"])
    }

    @Test("C: dots in names")
    func dottedNames() throws {
        struct App: Codable, Equatable {
            var identifier: String
            enum CodingKeys: String, CodingKey { case identifier = "app.identifier" }
        }
        let xml = "<r><app.identifier>x</app.identifier></r>"
        let (encoder, decoder) = (XMLEncoder(), XMLDecoder())
        encoder.nestedKeyStrategy = .literal
        decoder.nestedKeyStrategy = .literal
        try expectCase(xml, App(identifier: "x"), encoder: encoder, decoder: decoder)
        // A child whose name has the dots is found without the option too, and written as a path.
        try expectCase(
            xml, App(identifier: "x"), written: "<r><app><identifier>x</identifier></app></r>")
    }

    @Test("C: a separator of one's own")
    func separator() throws {
        struct Info: Codable, Equatable {
            var name: String
            enum CodingKeys: String, CodingKey { case name = "com.myapp.info->com.myapp.name" }
        }
        let (encoder, decoder) = (XMLEncoder(), XMLDecoder())
        encoder.nestedKeyStrategy = .separated(by: "->")
        decoder.nestedKeyStrategy = .separated(by: "->")
        try expectCase(
            "<r><com.myapp.info><com.myapp.name>SwiftOldDriver</com.myapp.name></com.myapp.info></r>",
            Info(name: "SwiftOldDriver"), encoder: encoder, decoder: decoder)
    }

    @Test("C: what is nil, absent or null")
    func null() throws {
        /// Tells an explicit null from nothing, as a model with nullable keys does.
        struct Patch: Codable, Equatable {
            enum Change: Equatable { case keep, clear, set(String) }
            enum CodingKeys: CodingKey { case name }

            var name: Change

            init(name: Change) { self.name = name }

            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: CodingKeys.self)
                if !container.contains(.name) {
                    name = .keep
                } else if try container.decodeNil(forKey: .name) {
                    name = .clear
                } else {
                    name = .set(try container.decode(String.self, forKey: .name))
                }
            }

            func encode(to encoder: any Encoder) throws {
                var container = encoder.container(keyedBy: CodingKeys.self)
                switch name {
                case .keep: break
                case .clear: try container.encodeNil(forKey: .name)
                case .set(let name): try container.encode(name, forKey: .name)
                }
            }
        }
        let null = """
            <r xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><name xsi:nil="true" /></r>
            """
        let encoder = XMLEncoder()
        encoder.nilEncodingStrategy = .xsiNil
        try expectCase("<r />", Patch(name: .keep), encoder: encoder)
        try expectCase(null, Patch(name: .clear), encoder: encoder)
        try expectCase("<r><name>Ada</name></r>", Patch(name: .set("Ada")), encoder: encoder)
    }

    @Test("C: nil is written where asked")
    func nilValues() throws {
        struct User: Codable, Equatable {
            var name: String?
            var age: Int?
        }
        try expectCase("<r />", User())
        let encoder = XMLEncoder()
        encoder.nilEncodingStrategy = .emptyElement
        let decoder = XMLDecoder()
        decoder.emptyElementStrategy = .nil
        try expectCase("<r><name /><age /></r>", User(), encoder: encoder, decoder: decoder)
        encoder.nilEncodingStrategy = .xsiNil
        let null = """
            <r xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><name xsi:nil="true" /><age xsi:nil="true" /></r>
            """
        try expectCase(null, User(), encoder: encoder)
    }

    @Test("C: nil at the end of a path, in a list, and as text")
    func nilPlaces() throws {
        struct Model: Codable, Equatable {
            var name: String?
            var numbers: [Int]?

            enum CodingKeys: String, CodingKey {
                case name = "user.name"
                case numbers
            }
        }
        struct Tag: Codable, Equatable {
            @Text var value: Int?
            var b: String
        }
        let encoder = XMLEncoder()
        encoder.nilEncodingStrategy = .xsiNil
        let null = """
            <r xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><user><name xsi:nil="true" /></user>\
            <numbers xsi:nil="true" /></r>
            """
        try expectCase(null, Model(), encoder: encoder)
        try expectCase("<r> <b>x</b> </r>", Tag(value: nil, b: "x"), written: "<r><b>x</b></r>")
        try expectCase("<r>1<b>x</b></r>", Tag(value: 1, b: "x"))
    }
}
