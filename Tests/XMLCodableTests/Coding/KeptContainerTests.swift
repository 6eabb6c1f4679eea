import Testing

@testable import XMLCodable

/// Containers for another standard library.
struct KeptContainerTests {
    /// Keeps a container that owns what it reads from.
    private struct Model: Decodable {
        let container: KeyedDecodingContainer<XMLNameKey>
        init(from decoder: any Decoder) throws {
            let decoder = try #require(decoder as? ValueDecoder)
            let content = try decoder.state.keyedContent(XMLNameKey.self, decoder.place)
            container = KeyedDecodingContainer(
                KeyedDecoding<XMLNameKey>(ContainerContent(owning: StateBox(content), of: decoder.state)))
        }
    }

    @Test("The container keeps its document alive, and reads like the plain one")
    func reading() throws {
        let xml = "<r id='7'><name>a</name><list><n>1</n><n>2</n></list><none/></r>"
        let container = try decoded(Model.self, xml).container
        for _ in 1...20 { _ = try decoded([Int].self, "<r><n>1</n></r>") }
        expectEqual(container.allKeys.map(\.stringValue), ["@id", "name", "list", "none"])
        #expect(container.contains(XMLNameKey("name")))
        #expect(!container.contains(XMLNameKey("other")))
        try expectEqual(container.decode(Int.self, forKey: XMLNameKey("@id")), 7)
        try expectEqual(container.decode(String.self, forKey: XMLNameKey("name")), "a")
        try expectNil(container.decodeIfPresent(Int.self, forKey: XMLNameKey("other")))
        #expect(try container.decodeNil(forKey: XMLNameKey("none")))
        let list = try container.nestedContainer(keyedBy: XMLNameKey.self, forKey: XMLNameKey("list"))
        try expectEqual(list.decode([Int].self, forKey: XMLNameKey("n")), [1, 2])
        try expectEqual(container.nestedUnkeyedContainer(forKey: XMLNameKey("list")).count, 1)
        #expect(container.codingPath.isEmpty)
        #expect(throws: DecodingError.self) { try container.decode(Int.self, forKey: XMLNameKey("name")) }
        // The box of the standard library is known, and this is no container of the library, but stands around content.
        let memory = ContainerContent(StateBox(Content(number: 7)))
        let state = StandIn()
        expectNil(KeptContainer.keeping(state, memory))
        expectNil(KeptContainer.keeping((state, state), memory))
        unsafe memory.memory.deallocate()
    }
    private struct Content { var number: UInt64 }
    private final class StandIn { var first = 1, second = 2 }

    /// A choice that keeps the container of its case, and that of the value of the case.
    private enum Choice: Decodable {
        enum CodingKeys: String, XMLChoiceCodingKey { case a, b, c }
        enum ValueKeys: String, CodingKey { case _0 }
        enum LabelKeys: String, CodingKey { case x, y }
        case value(KeyedDecodingContainer<CodingKeys>, KeyedDecodingContainer<ValueKeys>)
        case labelled(KeyedDecodingContainer<CodingKeys>, KeyedDecodingContainer<LabelKeys>)
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            let key = try #require(container.allKeys.first)
            self =
                key == .c
                ? .labelled(container, try container.nestedContainer(keyedBy: LabelKeys.self, forKey: key))
                : .value(container, try container.nestedContainer(keyedBy: ValueKeys.self, forKey: key))
        }
        var container: KeyedDecodingContainer<CodingKeys> {
            switch self {
            case .value(let container, _), .labelled(let container, _): container
            }
        }
    }
    private struct Choices: Decodable {
        let items: [Choice]
        enum CodingKeys: String, CodingKey { case items = "*" }
    }

    @Test("Containers that are kept read from their own element, during the call and after it")
    func kept() throws {
        let count = 50
        let xml = (0..<count).map { number in
            switch number % 3 {
            case 0: "<a>\(number)</a>"
            case 1: "<b>\(number)</b>"
            default: "<c><x>\(number)</x></c>"
            }
        }
        let items = try decoded(Choices.self, "<r>\(xml.joined())</r>").items
        for _ in 1...20 { _ = try decoded(Choices.self, "<r><a>0</a><b>0</b><c><x>1</x></c></r>") }
        expectEqual(items.count, count)
        for (number, item) in items.enumerated() {
            let key = [Choice.CodingKeys.a, .b, .c][number % 3]
            expectEqual(item.container.allKeys, [key])
            for other in [Choice.CodingKeys.a, .b, .c] { expectEqual(item.container.contains(other), other == key) }
            switch item {
            case .value(_, let value): try expectEqual(value.decode(Int.self, forKey: ._0), number)
            case .labelled(_, let value): try expectEqual(value.decode(Int.self, forKey: .x), number)
            }
        }
    }
}
