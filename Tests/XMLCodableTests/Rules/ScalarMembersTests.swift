import Foundation
import Testing
import XMLCodable

private protocol Member: Codable {}
extension Int: Member {}
extension Array: Member where Element == String {}

private struct Keyed: Member, Equatable { var value: Int? }

private enum ByType: XMLPolymorphicFamily {
    typealias Member = any XMLCodableTests.Member
    static var xmlTypes: [String: any Codable.Type] { ["i": Int.self, "k": Keyed.self, "l": [String].self] }
}

private enum ByName: XMLPolymorphicFamily {
    typealias Member = any XMLCodableTests.Member
    static var xmlDiscriminator: XMLDiscriminator { .elementName }
    static var xmlTypes: [String: any Codable.Type] { ["i": Int.self, "k": Keyed.self] }
}

/// What is written of members of a family without keys can be read, strictly and by other coders.
struct ScalarMembersTests {
    private struct Model: Codable {
        @XMLPolymorphic<ByType> var one: any Member
        @XMLPolymorphic<[ByType]> var several: [any Member]
    }
    private struct Named: Codable {
        @XMLPolymorphic<[ByName]> var members: [any Member]
        enum CodingKeys: String, CodingKey { case members = "*" }
    }

    @Test("Strict decoding accepts them, and JSON and property lists have the content beside the discriminator value")
    func coders() throws {
        let decoder = XMLDecoder()
        decoder.unknownNodes = .throw
        let strict = try decoder.decode(Model.self, from: encoded(Model(one: 5, several: [1, Keyed(value: 2)])))
        expectEqual(strict.one as? Int, 5)
        expectEqual(strict.several.first as? Int, 1)
        expectEqual(strict.several.last as? Keyed, Keyed(value: 2))
        let named = try decoder.decode(Named.self, from: encoded(Named(members: [5, Keyed(value: 1)])))
        expectEqual(named.members.first as? Int, 5)
        #expect(throws: DecodingError.self) { try decoder.decode(Named.self, from: "<r><k>text</k></r>") }
        let model = Model(one: 5, several: [["a", "b"], Keyed(value: 2)])
        let json = JSONEncoder()
        json.outputFormatting = .sortedKeys
        let text = String(decoding: try json.encode(model), as: UTF8.self)
        expectEqual(
            text, ##"{"one":{"#text":5,"type":"i"},"several":[{"#text":["a","b"],"type":"l"},{"type":"k","value":2}]}"##
        )
        let lists = PropertyListEncoder()
        for decoded in [
            try JSONDecoder().decode(Model.self, from: json.encode(model)),
            try PropertyListDecoder().decode(Model.self, from: lists.encode(model)),
        ] {
            expectEqual(decoded.one as? Int, 5)
            expectEqual(decoded.several.first as? [String], ["a", "b"])
            expectEqual(decoded.several.last as? Keyed, Keyed(value: 2))
        }
        let empty = Data(#"{"one":{"type":"i"}}"#.utf8)
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(Model.self, from: empty) }
    }
}
