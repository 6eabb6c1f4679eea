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
    }
}

/// Kept containers.
struct KeptContainerLayoutTests {
    private struct Content { var number: UInt64 }

    @Test("The box of the standard library is known, or its containers own their content")
    func layout() throws {
        let memory = ContainerContent(StateBox(Content(number: 7)))
        let state = StandIn()
        // No container of this library: something that is not around the content.
        expectNil(KeptContainer.keeping(state, memory))
        expectNil(KeptContainer.keeping((state, state), memory))
        unsafe memory.memory.deallocate()
    }

    private final class StandIn { var first = 1, second = 2 }
}
