import Foundation
import Testing
import XMLCodable

/// Calls share buffers and tables, which must not be observable.
struct DecodingWorkspaceTests {
    struct Item: Codable, Equatable {
        var name: String, id: Int
        enum CodingKeys: String, CodingKey { case name, id = "@id" }
    }

    private static func item(_ number: Int, padding: Int = 0) -> String {
        let others = (0..<padding).map { "<other\($0)/>" }.joined()
        return #"<r id="\#(number)">\#(others)<name>n\#(number)</name></r>"#
    }

    @Test("Calls leave nothing behind for the next one; kept, nested or parallel decoders read their own elements")
    func calls() throws {
        for padding in [0, 7, 3, 200, 0] {
            try expectDecoded(Self.item(padding, padding: padding), Item(name: "n\(padding)", id: padding))
        }
        struct Model: Decodable, Equatable { var firstName: String }
        let snake = XMLDecoder()
        snake.keyDecodingStrategy = .convertFromSnakeCase
        for _ in 0..<3 {
            try expectEqual(snake.decode(Model.self, from: "<r><first_name>a</first_name></r>").firstName, "a")
            try expectDecoded("<r><firstName>b</firstName></r>", Model(firstName: "b"))
            #expect(refusal(Model.self, "<r><first_name>a</first_name></r>") != nil)
        }

        for text in ["x", "y"] {
            try expectEqual(decoded(PlacedA<String>.self, #"<r a="\#(text)"><a>no</a></r>"#).a, text)
        }
        for _ in 0..<3 {
            #expect(refusal([Item].self, #"<a><r id="1"><name>x</name></r><r id="?"/></a>"#) != nil)
            try expectDecoded(Self.item(4), Item(name: "n4", id: 4))
        }
        let kept = try XMLDecoder().decode(KeptDecoder.self, from: Self.item(1))
        for number in 2..<6 { _ = try XMLDecoder().decode(Item.self, from: Self.item(number, padding: number)) }
        try expectEqual(Item(from: kept.decoder), Item(name: "n1", id: 1))
        let text = "<a>" + (0..<9).map { Self.item($0) }.joined() + "</a>"
        let keepers = try decoded([ContainerKeeper].self, text)
        _ = try decoded([Item].self, text)
        try expectEqual(keepers.map { try $0.container.decode(Int.self, forKey: .id) }, Array(0..<9))
        let pair = "<p>\(Self.item(1))\(Self.item(2))</p>"
        let pairs = try decoded([Pair].self, "<a>\(pair)\(pair)\(pair)</a>")
        expectEqual(pairs.map(\.names), [["n2", "n1"], ["n2", "n1"], ["n2", "n1"]])
        let nested = "<a>" + (0..<5).map { Self.item($0) }.joined() + "</a>"
        let values = try XMLDecoder().decode([Nested].self, from: nested)
        expectEqual(values.map(\.name), (0..<5).map { "n\($0)" })
        #expect(values.allSatisfy { $0.inner == Item(name: "n99", id: 99) })
    }

    /// Keeps its container.
    struct ContainerKeeper: Decodable {
        let container: KeyedDecodingContainer<Item.CodingKeys>
        init(from decoder: any Decoder) throws { container = try decoder.container(keyedBy: Item.CodingKeys.self) }
    }

    /// Keeps every other item while the next one is decoded.
    struct Pair: Decodable {
        let names: [String]
        init(from decoder: any Decoder) throws {
            var items = try decoder.unkeyedContainer()
            let first = try items.nestedContainer(keyedBy: Item.CodingKeys.self)
            let second = try items.nestedContainer(keyedBy: Item.CodingKeys.self)
            names = [try second.decode(String.self, forKey: .name), try first.decode(String.self, forKey: .name)]
        }
    }

    /// Decodes a separate document for each value.
    struct Nested: Decodable {
        var name: String
        let inner: Item
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Item.CodingKeys.self)
            inner = try XMLDecoder().decode(Item.self, from: DecodingWorkspaceTests.item(99, padding: 5))
            name = try container.decode(String.self, forKey: .name)
        }
    }

    @Test("Concurrent tasks")
    func tasks() async throws {
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for task in 0..<8 {
                group.addTask {
                    for round in 0..<100 {
                        let text = Self.item(task * 1000 + round, padding: (task * 7 + round) % 40)
                        let item = try decoded(Item.self, text)
                        let expected = Item(name: "n\(task * 1000 + round)", id: task * 1000 + round)
                        let again = try encoded(item)
                        if item != expected || !again.contains("n\(task * 1000 + round)") { return false }
                    }
                    return true
                }
            }
            for try await isRight in group { #expect(isRight) }
        }
    }
}
