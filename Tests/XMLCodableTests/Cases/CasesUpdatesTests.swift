import Foundation
import Testing
import XMLCodable

@Suite("Cases of updates, reports and order")
struct CasesUpdatesTests {
    @Test("A17: an existing value keeps what the document does not mention")
    func existingValue() throws {
        struct Student: Codable, Equatable {
            var name: String
            var UUID: String
            var major: Int
            var minor: Int
        }
        var bob = Student(name: "Bob", UUID: "3C07", major: 541, minor: 1)
        try XMLDecoder().update(&bob, from: "<root><name>Robert</name><major>542</major></root>")
        #expect(bob == Student(name: "Robert", UUID: "3C07", major: 542, minor: 1))
    }

    @Test("A17: an existing object keeps its list")
    func existingObject() throws {
        final class CachedModel: Codable {
            var name: String?
            var bigList: [Int]?
        }
        let decoder = XMLDecoder()
        var model = try decoder.decode(
            CachedModel.self,
            from: "<root><name>a</name><bigList>1</bigList><bigList>2</bigList><bigList>3</bigList></root>")
        try decoder.update(&model, from: "<root><name>b</name></root>")
        #expect(model.name == "b")
        #expect(model.bigList == [1, 2, 3])
    }

    @Test("C: an explicit nil clears or, if asked, keeps; absence keeps")
    func explicitNil() throws {
        struct Model: Codable, Equatable {
            var a: Int?
            var b: String?
            @Element var c: Int?
        }
        let full = Model(a: 1, b: "x", c: 3)
        let xsi = "xmlns:xsi='http://www.w3.org/2001/XMLSchema-instance'"
        let nils = "<m \(xsi)><a xsi:nil='true'/><b xsi:nil='1'/><c/></m>"
        var model = full
        try XMLDecoder().update(&model, from: "<m/>")
        #expect(model == full)
        try XMLDecoder().update(&model, from: nils, ignoringNil: true)
        #expect(model == full)
        try XMLDecoder().update(&model, from: nils)
        #expect(model == Model())
    }

    @Test("E: a default is for a new value, not for an update")
    func defaultOnUpdate() throws {
        struct Business: Codable, Equatable {
            @Default<XML.False> var open: Bool
            @Default<XML.Zero> var rating: Int
        }
        var business = try XMLDecoder().decode(Business.self, from: "<business><rating>5</rating></business>")
        #expect(business == Business(open: false, rating: 5))
        business.open = true
        try XMLDecoder().update(&business, from: "<business><rating>4</rating></business>")
        #expect(business == Business(open: true, rating: 4))
    }

    @Test("E: a report lists all missing values, and where")
    func missingValues() {
        struct Business: Decodable {
            var uuid: Double
            var name: String
            var rating: Int?

            enum CodingKeys: String, CodingKey {
                case uuid = "business_uuid"
                case name = "business_name"
                case rating = "business_rating"
            }
        }
        let found = XMLDecoder().diagnose(
            Business.self, from: "<business>\n<business_rating>5</business_rating></business>")
        #expect(
            found.map(\.description) == [
                "1:1: expected <business_uuid> for Business.business_uuid at /business, found none",
                "1:1: expected <business_name> for Business.business_name at /business, found none",
            ])
    }
}
