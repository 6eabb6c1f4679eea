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

    @Test("Numbers of names, converted keys, placements and errors leave nothing behind for the next call")
    func calls() throws {
        for padding in [0, 7, 3, 200, 0] {
            let item = try XMLDecoder().decode(Item.self, from: Self.item(padding, padding: padding))
            expectEqual(item, Item(name: "n\(padding)", id: padding))
        }
        struct Model: Decodable { var firstName: String }
        let snake = XMLDecoder()
        snake.keyDecodingStrategy = .convertFromSnakeCase
        for _ in 0..<3 {
            try expectEqual(snake.decode(Model.self, from: "<r><first_name>a</first_name></r>").firstName, "a")
            try expectEqual(XMLDecoder().decode(Model.self, from: "<r><firstName>b</firstName></r>").firstName, "b")
            #expect(throws: DecodingError.self) {
                try XMLDecoder().decode(Model.self, from: "<r><first_name>a</first_name></r>")
            }
        }
        struct Placed: Decodable, XMLDynamicNodeDecoding {
            var a: String
            static func nodeDecoding(for key: any CodingKey) -> XMLPlacement { .attribute }
        }
        for text in ["x", "y"] {
            try expectEqual(XMLDecoder().decode(Placed.self, from: #"<r a="\#(text)"><a>no</a></r>"#).a, text)
        }
        for _ in 0..<3 {
            #expect(throws: DecodingError.self) {
                try XMLDecoder().decode([Item].self, from: #"<a><r id="1"><name>x</name></r><r id="?"/></a>"#)
            }
            try expectEqual(XMLDecoder().decode(Item.self, from: Self.item(4)), Item(name: "n4", id: 4))
        }
    }

    /// Keeps the decoder that it was decoded by.
    struct Keeper: Decodable {
        let decoder: any Decoder
        init(from decoder: any Decoder) throws { self.decoder = decoder }
    }

    @Test("Decoders and containers that are kept, or are side by side, read their own elements; so do nested calls")
    func kept() throws {
        let kept = try XMLDecoder().decode(Keeper.self, from: Self.item(1))
        for number in 2..<6 { _ = try XMLDecoder().decode(Item.self, from: Self.item(number, padding: number)) }
        try expectEqual(Item(from: kept.decoder), Item(name: "n1", id: 1))
        let text = "<a>" + (0..<9).map { Self.item($0) }.joined() + "</a>"
        let keepers = try XMLDecoder().decode([ContainerKeeper].self, from: text)
        _ = try XMLDecoder().decode([Item].self, from: text)
        try expectEqual(keepers.map { try $0.container.decode(Int.self, forKey: .id) }, Array(0..<9))
        let pair = "<p>\(Self.item(1))\(Self.item(2))</p>"
        let pairs = try XMLDecoder().decode([Pair].self, from: "<a>\(pair)\(pair)\(pair)</a>")
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
                        let item = try XMLDecoder().decode(Item.self, from: text)
                        let expected = Item(name: "n\(task * 1000 + round)", id: task * 1000 + round)
                        let again = try XMLEncoder().encodeToString(item, withRootKey: "r")
                        if item != expected || !again.contains("n\(task * 1000 + round)") { return false }
                    }
                    return true
                }
            }
            for try await isRight in group { #expect(isRight) }
        }
    }
}
