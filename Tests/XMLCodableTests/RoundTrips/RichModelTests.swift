import Foundation
import Testing
import XMLCodable

/// A model with every placement, in a round trip through XML and through JSON.
struct RichModelTests {
    struct Catalogue: Codable, Equatable {
        @XMLAttribute var version: Int
        @XMLAttribute var language: String?
        @XMLAttribute var updated: Date
        @XMLChild var title: String
        @XMLElementAndAttribute var code: String
        @XMLCData var html: String
        @XMLCData var notes: [String]
        var owner: Person
        var deputy: Person?
        var items: [Item]
        var wrapped: [Int], currency: String, amount: Decimal
        var grid: [[Int]], counts: [String: Int], lists: [String: [String]]
        var tags: Set<String>, optionals: [Int?], link: URL
        var id: UUID, icon: Data, kind: Kind
        var flags: [Bool], tree: Tree
        enum CodingKeys: String, CodingKey {
            case version, language, updated, title, code, html, notes, owner, deputy, items = "item"
            case wrapped = "numbers.number", currency = "price.@currency", amount = "price", grid = "row"
            case counts, lists, tags, optionals, link, id, icon, kind, flags, tree
        }
    }
    struct Person: Codable, Equatable {
        @XMLAttribute var id: Int
        @XMLText var name: String
    }
    struct Item: Codable, Equatable {
        var sku: String
        var note: String?
        var text: String
        enum CodingKeys: String, CodingKey { case sku = "@sku", note, text = "#text" }
    }
    enum Kind: String, Codable { case simple, grouped }
    final class Tree: Codable, Equatable {
        var value: Int, children: [Tree]
        init(_ value: Int, _ children: [Tree] = []) {
            self.value = value
            self.children = children
        }
        static func == (left: Tree, right: Tree) -> Bool {
            left.value == right.value && left.children == right.children
        }
    }

    static func catalogue() throws -> Catalogue {
        Catalogue(
            version: 3, language: nil, updated: Date(timeIntervalSince1970: 1_777_876_200.25), title: " Tea & <milk> ",
            code: "c\"1'", html: "<b>]]></b>", notes: ["a", "", "&"], owner: Person(id: 1, name: "Ada"), deputy: nil,
            items: [
                Item(sku: "a b", note: nil, text: "one"), Item(sku: "\t\n", note: "", text: "\r\n two\u{A0}"),
                Item(sku: "", note: "é", text: "😀"),
            ], wrapped: [1, 2, 3], currency: "EUR", amount: try #require(Decimal(string: "12345678901234567.89")),
            grid: [[1, 2], [], [3]], counts: ["tea": 1, "milk": -2], lists: ["a": ["x", "y"], "b": ["z"]],
            tags: ["x", "y"], optionals: [1, nil, 3], link: try #require(URL(string: "http://a.b/?c=d&e=f")),
            id: try #require(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")), icon: Data([0, 255, 128]),
            kind: .grouped, flags: [true, false], tree: Tree(1, [Tree(2, [Tree(3)]), Tree(4)]))
    }

    @Test("It is unchanged by XML in every output format and with every pair of strategies")
    func xml() throws {
        let catalogue = try Self.catalogue()
        for isPretty in [false, true] {
            let encoder = XMLEncoder()
            if isPretty { encoder.outputFormatting = [.prettyPrinted, .sortedKeys] }
            let back = try XMLDecoder().decode(Catalogue.self, from: encoder.encode(catalogue))
            expectEqual(back, catalogue)
            try expectEqual(XMLDecoder().decode(Catalogue.self, from: encoder.encode(back)), catalogue)
            let element = try encoder.encodeToElement(catalogue)
            try expectEqual(XMLDecoder().decode(Catalogue.self, from: element), catalogue)
        }
        for (writing, reading) in [
            (XMLEncoder.KeyEncodingStrategy.convertToSnakeCase, XMLDecoder.KeyDecodingStrategy.convertFromSnakeCase),
            (.convertToKebabCase, .convertFromKebabCase), (.convertToCapitalized, .convertFromCapitalized),
        ] {
            let (encoder, decoder) = (XMLEncoder(), XMLDecoder())
            (encoder.keyEncodingStrategy, decoder.keyDecodingStrategy) = (writing, reading)
            encoder.nilEncodingStrategy = .xsiNil
            (encoder.dataEncodingStrategy, decoder.dataDecodingStrategy) = (.hex, .hex)
            encoder.dateEncodingStrategy = .millisecondsSince1970
            decoder.dateDecodingStrategy = .millisecondsSince1970
            try expectEqual(decoder.decode(Catalogue.self, from: try encoder.encode(catalogue)), catalogue)
        }
    }

    @Test("Its JSON is plain: wrappers are invisible and nil is absent")
    func json() throws {
        let catalogue = try Self.catalogue()
        let encoder = JSONEncoder()
        let data = try encoder.encode(catalogue)
        try expectEqual(JSONDecoder().decode(Catalogue.self, from: data), catalogue)
        let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        expectEqual(object["version"] as? Int, 3)
        expectEqual(object["title"] as? String, " Tea & <milk> ")
        expectEqual(object["notes"] as? [String], ["a", "", "&"])
        let owner = try #require(object["owner"] as? [String: Any])
        #expect(owner.count == 2 && owner["id"] as? Int == 1 && owner["name"] as? String == "Ada")
        expectNil(object["language"])
        expectNil(object["deputy"])
        expectEqual((object["item"] as? [[String: Any]])?.first?["@sku"] as? String, "a b")
    }
}
