import Foundation
import Testing
import XMLCodable

/// Updates of existing values.
struct UpdatesTests {
    @Test("A value or an object keeps what the document does not mention, for which no default is taken")
    func existingValue() throws {
        struct Student: Codable, Equatable {
            var name: String
            var UUID: String
            var major: Int
            var minor: Int
        }
        var bob = Student(name: "Bob", UUID: "3C07", major: 541, minor: 1)
        try XMLDecoder().update(&bob, from: "<root><name>Robert</name><major>542</major></root>")
        expectEqual(bob, Student(name: "Robert", UUID: "3C07", major: 542, minor: 1))
        final class CachedModel: Codable {
            var name: String?
            var bigList: [Int]?
        }
        let decoder = XMLDecoder()
        var model = try decoder.decode(
            CachedModel.self,
            from: "<root><name>a</name><bigList>1</bigList><bigList>2</bigList><bigList>3</bigList></root>")
        try decoder.update(&model, from: "<root><name>b</name></root>")
        expectEqual(model.name, "b")
        expectEqual(model.bigList, [1, 2, 3])
        struct Business: Codable, Equatable {
            @XMLDefault<XML.False> var open: Bool
            @XMLDefault<XML.Zero> var rating: Int
        }
        var business = try XMLDecoder().decode(Business.self, from: "<business><rating>5</rating></business>")
        expectEqual(business, Business(open: false, rating: 5))
        business.open = true
        try XMLDecoder().update(&business, from: "<business><rating>4</rating></business>")
        expectEqual(business, Business(open: true, rating: 4))
    }

    @Test("An explicit nil clears a property, or keeps it with ignoringNil; absence keeps it")
    func explicitNil() throws {
        struct Model: Codable, Equatable {
            var a: Int?
            var b: String?
            @XMLChild var c: Int?
        }
        let full = Model(a: 1, b: "x", c: 3)
        let xsi = "xmlns:xsi='http://www.w3.org/2001/XMLSchema-instance'"
        let nils = "<m \(xsi)><a xsi:nil='true'/><b xsi:nil='1'/><c/></m>"
        var model = full
        try XMLDecoder().update(&model, from: "<m/>")
        expectEqual(model, full)
        try XMLDecoder().update(&model, from: nils, ignoringNil: true)
        expectEqual(model, full)
        try XMLDecoder().update(&model, from: nils)
        expectEqual(model, Model())
    }
}
