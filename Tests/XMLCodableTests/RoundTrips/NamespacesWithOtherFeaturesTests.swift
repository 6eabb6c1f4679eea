import Testing
import XMLCodable

/// Names matched by namespace and discriminators of polymorphic types, combined with other features that match names.
struct NamespacesWithOtherFeaturesTests {
    enum Shape: Codable, Equatable {
        case round(String), square(String)
        enum CodingKeys: String, CodingKey { case round = "{urn:a}shape", square = "{urn:b}shape" }
    }

    @Test("Choices with one qualified name are distinguished by namespace; nodes that no bound key names are captured")
    func choicesByNamespace() throws {
        let xml = #"<d><shape xmlns="urn:b">1</shape><shape xmlns="urn:a">2</shape><shape>3</shape></d>"#
        let drawing = try decoded(Contents<Shape>.self, xml)
        expectEqual(drawing, Contents(items: [.square("1"), .round("2")]))
        try expectEqual(decoded(Contents<Shape>.self, encoded(drawing)), drawing)
        for xml in [
            #"<e xmlns:soap="urn:soap" xmlns="urn:x"><soap:Body>b</soap:Body><Body>c</Body></e>"#,
            #"<e xmlns:s="urn:soap" xmlns:x="urn:x"><s:Body>b</s:Body><x:Body>c</x:Body></e>"#,
            #"<e><Body xmlns="urn:soap">b</Body><Body xmlns="urn:x">c</Body></e>"#,
        ] {
            let decoder = XMLDecoder()
            decoder.namespaces = .bound(["soap": "urn:soap"])
            let envelope = try decoder.decode(Envelope.self, from: xml)
            expectEqual(envelope.body, "b")
            expectEqual(envelope.rest.map(\.text), ["c"])
            expectEqual(envelope.rest.map(\.name.namespaceURI), ["urn:x"])
        }
    }
    struct Envelope: Decodable {
        var body: String
        @XMLAnyElements var rest: [XML.Element]
        @XMLAnyAttributes var others: [XML.Attribute]
        enum CodingKeys: String, CodingKey { case body = "soap:Body", rest, others }
    }
    class Animal: Codable, XMLPolymorphicCoding {
        class var xmlDiscriminator: XMLDiscriminator { .attribute("kind") }
        class var xmlTypes: [String: any Codable.Type] { ["dog": Dog.self] }
        init() {}
    }
    final class Dog: Animal, XMLMapped {
        static let xmlMapping = XMLTypeMapping(order: [CodingKeys.second, CodingKeys.first])
        let first, second: Int
        enum CodingKeys: String, CodingKey { case first, second }
        init(first: Int, second: Int) {
            self.first = first
            self.second = second
            super.init()
        }
        required init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            first = try container.decode(Int.self, forKey: .first)
            second = try container.decode(Int.self, forKey: .second)
            try super.init(from: decoder)
        }
        override func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(first, forKey: .first)
            try container.encode(second, forKey: .second)
        }
    }
    struct Zoo: Codable { var animal: [Animal] }

    @Test("A strict decoder accepts discriminators and nothing else unknown; a member is written in its own order")
    func strictMarks() throws {
        let decoder = XMLDecoder()
        decoder.unknownNodes = .throw
        let xml = #"<zoo><animal kind="dog"><first>1</first><second>2</second></animal></zoo>"#
        let zoo = try decoder.decode(Zoo.self, from: xml)
        expectEqual((zoo.animal.first as? Dog)?.second, 2)
        let other = xml.replacing(#"kind="dog""#, with: #"kind="dog" colour="red""#)
        try expectPart(decodingRefusal(Zoo.self, other, decoder: decoder).sentence, "colour")
        let strict = XMLDecoder()
        strict.unknownNodes = .throw
        let penned = "<pen><animal><kind>dog</kind><first>1</first><second>2</second></animal></pen>"
        try expectEqual(strict.decode(Pen.self, from: penned).animal.count, 1)
        let aged = penned.replacing("</kind>", with: "</kind><age/>")
        _ = try decodingRefusal(Pen.self, aged, decoder: strict)
        let written = try XMLEncoder().encodeToString(Zoo(animal: [Dog(first: 1, second: 2)]), withRootKey: "zoo")
        expectEqual(written, #"<zoo><animal kind="dog"><second>2</second><first>1</first></animal></zoo>"#)
    }
    enum Animals: XMLPolymorphicFamily {
        typealias Member = Animal
        static var xmlDiscriminator: XMLDiscriminator { .element("kind") }
        static var xmlTypes: [String: any Codable.Type] { ["dog": Dog.self] }
    }
    struct Pen: Decodable { @XMLPolymorphic<[Animals]> var animal: [Animal] }

    // Found by the fuzz target `decode`: `.convertToCapitalized` changed the key to `xmlns:Soap`, which left `soap`
    // undeclared.
    struct Declaring: Codable, Equatable {
        @XMLAttribute var soap: String?
        @XMLAttribute var standard: String?
        var requestBody: String?
        enum CodingKeys: String, CodingKey {
            case soap = "xmlns:soapEnv", standard = "xmlns", requestBody = "soapEnv:requestBody"
        }
    }

    @Test(
        "Key strategies do not change the declared prefix",
        arguments: [
            (
                XMLEncoder.KeyEncodingStrategy.convertToCapitalized,
                XMLDecoder.KeyDecodingStrategy.convertFromCapitalized,
                "RequestBody"
            ),
            (.convertToSnakeCase, .convertFromSnakeCase, "request_body"),
            (.convertToKebabCase, .convertFromKebabCase, "request-body"),
        ])
    func strategies(
        writing: XMLEncoder.KeyEncodingStrategy, reading: XMLDecoder.KeyDecodingStrategy, name: String
    ) throws {
        let encoder = XMLEncoder()
        encoder.keyEncodingStrategy = writing
        let decoder = XMLDecoder()
        decoder.keyDecodingStrategy = reading
        let envelope = Declaring(soap: "urn:s", standard: "urn:d", requestBody: "x")
        let text = try encoder.encodeToString(envelope, withRootKey: "e")
        expectEqual(text, "<e xmlns:soapEnv=\"urn:s\" xmlns=\"urn:d\"><soapEnv:\(name)>x</soapEnv:\(name)></e>")
        try expectEqual(decoder.decode(Declaring.self, from: text), envelope)
    }
}
