import Foundation
import Testing
import XMLCodable

struct PathsInKeysTests {
    @Test("A path leads to a nested text; properties with a common path share its elements, as a type does")
    func nestedText() throws {
        struct Food: Codable, Equatable {
            var price: Float
            enum CodingKeys: String, CodingKey { case price = "details.price" }
        }
        let food = """
            <food>
              <details>
                <price>5.95</price>
              </details>
            </food>
            """
        try expectCase(food, Food(price: 5.95))
        struct Trip: Codable, Equatable {
            var text: String
            var value: Int

            enum CodingKeys: String, CodingKey { case text = "distance.text", value = "distance.value" }
        }
        let trip = "<r><distance><text>102 ft</text><value>31</value></distance></r>"
        try expectCase(trip, Trip(text: "102 ft", value: 31))
        struct Location: Codable, Equatable { var longitude, latitude: Double }
        struct Nested: Codable, Equatable { var business_location: Location }
        struct Flat: Codable, Equatable {
            var longitude: Double
            var latitude: Double
            enum CodingKeys: String, CodingKey {
                case longitude = "business_location.longitude", latitude = "business_location.latitude"
            }
        }
        let xml = """
            <business><business_location><longitude>40.7053319</longitude><latitude>-74.0129945</latitude>\
            </business_location></business>
            """
        try expectCase(xml, Nested(business_location: Location(longitude: 40.7053319, latitude: -74.0129945)))
        try expectCase(xml, Flat(longitude: 40.7053319, latitude: -74.0129945))
    }

    @Test("An index in a path can be read and written, and the error for one that does not fit names the key")
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
                case first = "nested.0.value", second = "nested.1.value", object = "nested.1"
            }
        }
        let distances = "<r><distances><value>31</value></distances><distances><value>45</value></distances></r>"
        try expectEqual(XMLDecoder().decode(First.self, from: distances), First(value: 31))
        let nested = "<r><nested><value>123</value></nested><nested><value>456</value></nested></r>"
        let decoded = try XMLDecoder().decode(Nested.self, from: nested)
        expectEqual(decoded, Nested(first: 123, second: 456, object: Value(value: 456)))

        let written = try XMLEncoder().encodeToString(First(value: 31), withRootKey: "r")
        expectEqual(written, "<r><distances><value>31</value></distances></r>")
        // The last key is that of an element that the second one has written.
        #expect(throws: EncodingError.self) { try XMLEncoder().encode(decoded) }
        // An index past the end is a missing key.
        let refusal = try decodingRefusal(First.self, "<r/>")
        expectEqual(refusal.kind, .keyNotFound)
        expectEqual(refusal.path, ["distances.0.value"])
        struct Root: Codable, Equatable {
            var value: Int
            enum CodingKeys: String, CodingKey { case value = "distances.value.1" }
        }
        do {
            let text = try XMLEncoder().encodeToString(Root(value: 31))
            Issue.record("no error but \(text)")
        } catch EncodingError.invalidValue(_, let context) {
            expectEqual(context.codingPath.map(\.stringValue), ["distances.value.1"])
            expectPart(context.debugDescription, "the index 1 is that of another element")
        }
    }

    @Test("A scalar beside a path into its element is that of an empty element, if there is nothing else")
    func scalarBesidePath() throws {
        struct Pair<Value: Codable & Equatable>: Codable, Equatable {
            var a: Value
            var b: Int?
            enum CodingKeys: String, CodingKey { case a, b = "a.b" }
        }
        enum Mode: String, Codable { case on, off }
        enum Level: Int, Codable { case low, high }
        struct Below<Value: Codable & Equatable>: Codable, Equatable {
            var a: Value
            var b: [Int]
            enum CodingKeys: String, CodingKey { case a = "p.a", b = "p.a.b" }
        }
        let xml = "<r><a><b>1</b></a></r>"
        try expectStrict(xml, Pair<Int?>(a: nil, b: 1))
        try expectStrict(xml, Pair<Bool?>(a: nil, b: 1))
        try expectStrict(xml, Pair<Date?>(a: nil, b: 1))
        try expectStrict(xml, Pair<Decimal?>(a: nil, b: 1))
        try expectStrict(xml, Pair<Mode?>(a: nil, b: 1))
        try expectStrict(xml, Pair<Level?>(a: nil, b: 1))
        try expectStrict(xml, Pair<XML.Duration?>(a: nil, b: 1))
        try expectStrict("<r><a>on<b>1</b></a></r>", Pair<Mode?>(a: .on, b: 1))
        try expectStrict("<r><p><a><b>1</b></a></p></r>", Below<Mode?>(a: nil, b: [1]))
        try expectStrict(xml, Pair<String>(a: "", b: 1))
        try expectStrict("<r><a>x<b>1</b></a></r>", Pair<String?>(a: "x", b: 1))
        try expectStrict("<r><a>5<b>1</b></a></r>", Pair<Int?>(a: 5, b: 1))
        try expectStrict("<r><p><a><b>1</b><b>2</b></a></p></r>", Below<Int?>(a: nil, b: [1, 2]))
        try expectStrict("<r><p><a><b>1</b></a></p></r>", Below<String>(a: "", b: [1]))
        expectEqual(
            unreadable(Pair<Int>.self, xml)?.sentence,
            "1:4: expected an integer for Pair<Int>.a at /r/a, found \"\", which an Optional reads as nil")
        for other in ["<r><a><c/></a></r>", "<r><a><b>1</b><c/></a></r>"] {
            expectEqual(unreadable(Pair<Int?>.self, other)?.kind, "typeMismatch")
            expectEqual(unreadable(Pair<Mode?>.self, other)?.kind, "typeMismatch")
            expectEqual(unreadable(Pair<String>.self, other)?.kind, "typeMismatch")
        }
        // The keys around a value are not its own.
        struct Outer: Decodable {
            var a: Pair<String>
            var c: Int?
            enum CodingKeys: String, CodingKey { case a, c = "a.a.c" }
        }
        expectEqual(unreadable(Outer.self, "<r><a><a><c>1</c></a></a></r>")?.kind, "typeMismatch")
    }

    @Test("Names that contain dots, by literal keys or a custom separator of path steps")
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
        // Without the option, a child whose name contains dots is found too, but it is written as a path.
        try expectCase(xml, App(identifier: "x"), written: "<r><app><identifier>x</identifier></app></r>")
        struct Info: Codable, Equatable {
            var name: String
            enum CodingKeys: String, CodingKey { case name = "com.myapp.info->com.myapp.name" }
        }
        let (arrowEncoder, arrowDecoder) = (XMLEncoder(), XMLDecoder())
        arrowEncoder.nestedKeyStrategy = .separated(by: "->")
        arrowDecoder.nestedKeyStrategy = .separated(by: "->")
        try expectCase(
            "<r><com.myapp.info><com.myapp.name>SwiftOldDriver</com.myapp.name></com.myapp.info></r>",
            Info(name: "SwiftOldDriver"), encoder: arrowEncoder, decoder: arrowDecoder)
    }
}
