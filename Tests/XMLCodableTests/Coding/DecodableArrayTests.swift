import Testing
import XMLCodable

/// Arrays decoded in place.
struct DecodableArrayTests {
    struct Item: Codable, Equatable {
        var name: String
        var number: Int?
    }

    @Test("The result is that of Array.init(from:)", arguments: [0, 1, 2, 3, 100])
    func likeItsOwn(count: Int) throws {
        struct Own: Decodable, Equatable {
            var item: [Item]
            enum CodingKeys: CodingKey { case item }
            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: CodingKeys.self)
                item = try Array(from: container.superDecoder(forKey: .item))
            }
        }
        struct Plain: Decodable { var item: [Item] }
        let items = (0..<count).map { "<item><name>n\($0)</name>\($0 % 2 == 0 ? "<number>\($0)</number>" : "")</item>" }
        let xml = "<r>" + items.joined(separator: "<other/>") + "</r>"
        let plain = try decoded(Plain.self, xml).item
        expectEqual(plain.count, count)
        expectEqual(plain, (try decoded(Own.self, xml).item))
        expectEqual(plain.last?.name, (count == 0 ? nil : "n\(count - 1)"))
    }

    @Test("Arrays of arrays, of optionals and of classes; an error names its item and releases those before")
    func kinds() throws {
        final class Box: Decodable { var v: Int }
        struct Model: Decodable { var row: [[Int]], n: [Int?], box: [Box] }
        let xml =
            "<r><row><c>1</c><c>2</c></row><row/><row><c>3</c></row><n>1</n><n/><n>3</n>"
            + "<box><v>7</v></box><box><v>8</v></box></r>"
        let model = try decoded(Model.self, xml)
        expectEqual(model.row, [[1, 2], [], [3]])
        expectEqual(model.n, [1, nil, 3])
        expectEqual(model.box.map(\.v), [7, 8])
        final class Counted: Decodable {
            nonisolated(unsafe) static var alive = 0
            let number: Int
            init(from decoder: any Decoder) throws {
                number = try decoder.singleValueContainer().decode(Int.self)
                Self.alive += 1
            }
            deinit { Self.alive -= 1 }
        }
        let error = #expect(throws: DecodingError.self) {
            try decoded([String: [Counted]].self, "<r><n>1</n><n>2</n><n>x</n><n>4</n></r>")
        }
        guard case .dataCorrupted(let context)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        expectEqual(context.codingPath.map(\.stringValue), ["n", "Index 2"])
        expectEqual(Counted.alive, 0)
    }
}
