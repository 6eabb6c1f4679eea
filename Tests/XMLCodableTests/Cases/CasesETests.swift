import Testing
import XMLCodable

@Suite("Case E: US2MapperKit")
struct CasesETests {
    struct One<Value: Codable & Equatable>: Codable, Equatable { var value: Value }

    struct Business: Codable, Equatable {
        var uuid: Double?
        var name: String?
        var rating: Int?
        var longitude: Float?
        var latitude: Float?
        var open: Bool?

        enum CodingKeys: String, CodingKey {
            case uuid = "business_uuid"
            case name = "business_name"
            case rating = "business_rating"
            case longitude = "business_longitude"
            case latitude = "business_latitude"
            case open = "business_open"
        }
    }

    static let xml = """
        <business>
          <business_uuid>9223123456754775807</business_uuid><business_name>UsTwo Restaurant</business_name>
          <business_rating>5</business_rating><business_longitude>40.7053319</business_longitude>
          <business_latitude>-74.0129945</business_latitude><business_open>1</business_open>
        </business>
        """

    @Test("E: a business")
    func business() throws {
        let business = Business(
            uuid: 9_223_123_456_754_776_064, name: "UsTwo Restaurant", rating: 5, longitude: 40.7053319,
            latitude: -74.0129945, open: true)
        // The nearest Double and Float, as Swift describes them.
        let written = unindented(Self.xml)
            .replacing(">9223123456754775807<", with: ">\(9_223_123_456_754_776_064 as Double)<")
            .replacing("40.7053319", with: "\(40.7053319 as Float)")
            .replacing("-74.0129945", with: "\(-74.0129945 as Float)")
            .replacing("<business_open>1<", with: "<business_open>true<")
        try expectCase(Self.xml, business, written: written)
        let encoder = XMLEncoder()
        encoder.boolEncodingStrategy = .numeric
        #expect(try encoder.encodeToString(business).contains("<business_open>1</business_open>"))
        try expectCase("<business />", Business())
    }

    @Test("E: names in snake case by the key strategy")
    func keyStrategy() throws {
        struct Snake: Codable, Equatable {
            var businessName: String
            var businessRating: Int
        }
        let (encoder, decoder) = (XMLEncoder(), XMLDecoder())
        encoder.keyEncodingStrategy = .convertToSnakeCase
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        try expectCase(
            Self.xml, Snake(businessName: "UsTwo Restaurant", businessRating: 5),
            written: """
                <business><business_name>UsTwo Restaurant</business_name><business_rating>5</business_rating></business>
                """, encoder: encoder, decoder: decoder)
    }

    @Test("E: a missing value that must be there is named")
    func missing() throws {
        struct Strict: Codable, Equatable {
            var uuid: Double
            enum CodingKeys: String, CodingKey { case uuid = "business_uuid" }
        }
        let xml = "<business><business_name>UsTwo</business_name></business>"
        let refusal = try decodingRefusal(Strict.self, xml)
        #expect(refusal.kind == .keyNotFound)
        #expect(refusal.path == ["business_uuid"])
        #expect(
            refusal.sentence == "1:1: expected <business_uuid> for Strict.business_uuid at /business, found none")
    }

    /// A model whose own `init(from:)` has the defaults.
    struct Defaults: Codable, Equatable {
        var text = "Hello"
        var int = 10
        var double = 20.0
        var float: Float = 30.0
        var bool = true

        init() {}
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            text = try container.decodeIfPresent(String.self, forKey: .text) ?? text
            int = try container.decodeIfPresent(Int.self, forKey: .int) ?? int
            double = try container.decodeIfPresent(Double.self, forKey: .double) ?? double
            float = try container.decodeIfPresent(Float.self, forKey: .float) ?? float
            bool = try container.decodeIfPresent(Bool.self, forKey: .bool) ?? bool
        }
    }

    @Test("E: defaults written by hand")
    func defaults() throws {
        let written = """
            <r><text>Hello</text><int>10</int><double>20.0</double><float>30.0</float><bool>true</bool></r>
            """
        try expectCase("<r/>", Defaults(), written: written)
        var other = Defaults()
        (other.text, other.int, other.double, other.float, other.bool) = ("Non-Optional Hello", 40, 50, 60, false)
        let full = """
            <r><text>Non-Optional Hello</text><int>40</int><double>50.0</double><float>60.0</float><bool>false</bool></r>
            """
        try expectCase(full, other)
        // A default is for what is missing, not for what is wrong.
        #expect(try decodingRefusal(Defaults.self, "<r><int>ten</int></r>").path == ["int"])
    }

    @Test("E: a list of ratings")
    func ratings() throws {
        struct Ratings: Codable, Equatable { var ratings: [Int] }
        try expectCase(
            "<r><ratings>5</ratings><ratings>4</ratings><ratings>5</ratings><ratings>4</ratings></r>",
            Ratings(ratings: [5, 4, 5, 4]))
    }

    @Test("E: a location as a type of its own or flattened")
    func location() throws {
        struct Location: Codable, Equatable {
            var longitude: Double
            var latitude: Double
        }
        struct Nested: Codable, Equatable { var business_location: Location }
        struct Flat: Codable, Equatable {
            var longitude: Double
            var latitude: Double
            enum CodingKeys: String, CodingKey {
                case longitude = "business_location.longitude"
                case latitude = "business_location.latitude"
            }
        }
        let xml = """
            <business><business_location><longitude>40.7053319</longitude><latitude>-74.0129945</latitude>\
            </business_location></business>
            """
        try expectCase(xml, Nested(business_location: Location(longitude: 40.7053319, latitude: -74.0129945)))
        try expectCase(xml, Flat(longitude: 40.7053319, latitude: -74.0129945))
    }

    @Test("E: one value made of two names, by a computed property")
    func compound() throws {
        struct Person: Codable, Equatable {
            var firstName: String
            var lastName: String
            var fullName: String { "\(firstName) \(lastName)" }
            enum CodingKeys: String, CodingKey {
                case firstName = "first_name"
                case lastName = "last_name"
            }
        }
        let xml = "<r><first_name>John</first_name><last_name>Doe</last_name></r>"
        try expectCase(xml, Person(firstName: "John", lastName: "Doe"))
        #expect(try XMLDecoder().decode(Person.self, from: xml).fullName == "John Doe")
    }

    @Test(
        "E: spellings of booleans",
        arguments: [
            ("true", true, true), ("false", false, true), ("1", true, true), ("0", false, true), ("TRUE", true, false),
            ("FALSE", false, false), ("True", true, false), ("yes", true, false), ("NO", false, false),
        ])
    func booleans(text: String, value: Bool, isSchema: Bool) throws {
        let xml = "<r><value>\(text)</value></r>"
        let written = "<r><value>\(value)</value></r>"
        let decoder = XMLDecoder()
        decoder.boolDecodingStrategy = .lenient
        try expectCase(xml, One(value: value), written: written, decoder: decoder)
        if isSchema {
            try expectCase(xml, One(value: value), written: written)
        } else {
            let refusal = try decodingRefusal(One<Bool>.self, xml)
            #expect(refusal.sentence.hasPrefix("1:11: expected a boolean for One<Bool>.value"), "\(refusal.sentence)")
            #expect(refusal.sentence.hasSuffix("found \"\(text)\""))
        }
    }

    @Test("E: numbers from texts, and a number as a text")
    func numbers() throws {
        struct Numbers: Codable, Equatable {
            var int: Int
            var double: Double
            var float: Float
        }
        try expectCase(
            "<r><int>50</int><double>70.0</double><float>80.0</float></r>", Numbers(int: 50, double: 70, float: 80))
        try expectCase("<r><value>70.0</value></r>", One(value: "70.0"))
    }

    @Test("E: an enum by name, and by a type of one's own with an unknown case")
    func enums() throws {
        enum Kind: String, Codable { case lounge = "Lounge", kitchen = "Kitchen" }
        enum Lenient: String, Codable {
            case lounge = "Lounge"
            case unknown
            init(from decoder: any Decoder) throws {
                self = try Lenient(rawValue: decoder.singleValueContainer().decode(String.self)) ?? .unknown
            }
        }
        try expectCase("<r><value>Lounge</value></r>", One(value: Kind.lounge))
        try expectCase("<r><value>Lounge</value></r>", One(value: Lenient.lounge))
        try expectCase(
            "<r><value>Attic</value></r>", One(value: Lenient.unknown), written: "<r><value>unknown</value></r>")
        let refusal = try decodingRefusal(One<Kind>.self, "<r><value>Attic</value></r>")
        #expect(refusal.kind == .dataCorrupted)
        #expect(refusal.path == ["value"])
        #expect(refusal.sentence.hasPrefix("1:11: "), "\(refusal.sentence)")
        #expect(refusal.sentence.hasSuffix(", at /r/value"), "\(refusal.sentence)")
    }
}
