import Foundation
import Testing
import XMLCodable

/// A business with optional properties.
struct BusinessTests {
    struct Business: Codable, Equatable {
        var uuid: Double?
        var name: String?
        var rating: Int?
        var longitude: Float?
        var latitude: Float?
        var open: Bool?

        enum CodingKeys: String, CodingKey {
            case uuid = "business_uuid", name = "business_name", rating = "business_rating"
            case longitude = "business_longitude", latitude = "business_latitude", open = "business_open"
        }
    }

    static let xml = """
        <business>
          <business_uuid>9223123456754775807</business_uuid><business_name>UsTwo Restaurant</business_name>
          <business_rating>5</business_rating><business_longitude>40.7053319</business_longitude>
          <business_latitude>-74.0129945</business_latitude><business_open>1</business_open>
        </business>
        """

    @Test("All properties, and none of them; names by a key strategy; a computed property")
    func business() throws {
        let business = Business(
            uuid: 9_223_123_456_754_776_064, name: "UsTwo Restaurant", rating: 5, longitude: 40.7053319,
            latitude: -74.0129945, open: true)
        // The nearest Double and Float, in the form that Swift prints.
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
        struct Snake: Codable, Equatable { var businessName: String, businessRating: Int }
        let (snake, decoder) = (XMLEncoder(), XMLDecoder())
        snake.keyEncodingStrategy = .convertToSnakeCase
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        try expectCase(
            Self.xml, Snake(businessName: "UsTwo Restaurant", businessRating: 5),
            written: """
                <business><business_name>UsTwo Restaurant</business_name><business_rating>5</business_rating></business>
                """, encoder: snake, decoder: decoder)
        struct Person: Codable, Equatable {
            var firstName: String
            var lastName: String
            var fullName: String { "\(firstName) \(lastName)" }
            enum CodingKeys: String, CodingKey { case firstName = "first_name", lastName = "last_name" }
        }
        let person = "<r><first_name>John</first_name><last_name>Doe</last_name></r>"
        try expectCase(person, Person(firstName: "John", lastName: "Doe"))
        try expectEqual(XMLDecoder().decode(Person.self, from: person).fullName, "John Doe")
    }

    @Test("The error for a missing value names it, and a report lists all with their locations")
    func missingValue() throws {
        struct Strict: Codable, Equatable {
            var uuid: Double
            enum CodingKeys: String, CodingKey { case uuid = "business_uuid" }
        }
        let xml = "<business><business_name>UsTwo</business_name></business>"
        let refusal = try decodingRefusal(Strict.self, xml)
        expectEqual(refusal.kind, .keyNotFound)
        expectEqual(refusal.path, ["business_uuid"])
        expectEqual(refusal.sentence, "1:1: expected <business_uuid> for Strict.business_uuid at /business, found none")
        struct Business: Decodable {
            var uuid: Double
            var name: String
            var rating: Int?

            enum CodingKeys: String, CodingKey {
                case uuid = "business_uuid", name = "business_name", rating = "business_rating"
            }
        }
        let found = XMLDecoder().diagnose(
            Business.self, from: "<business>\n<business_rating>5</business_rating></business>")
        expectEqual(
            found.map(\.description),
            [
                "1:1: expected <business_uuid> for Business.business_uuid at /business, found none",
                "1:1: expected <business_name> for Business.business_name at /business, found none",
            ])
    }
}
