import Testing

@testable import XMLCodable

/// Keys with several names or steps.
struct DocumentReaderMatchesTests {
    static let counts = [1_000, 2_000]

    /// Returns the result of `body`, and checks that the number of records visited is proportional to the document.
    ///
    /// Searches in an element are replaced by indexes after 4,096 steps; the search that exceeds them may visit the whole
    /// element again.
    private func linearly<R>(
        _ xml: String, _ configure: (XMLDecoder) -> Void = { _ in },
        _ body: @escaping (KeyedDecodingContainer<OpenKey>) throws -> R,
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws -> R {
        let (result, steps, lists) = try reading(xml, configure) { decoder in
            let state = try #require(decoder as? ValueDecoder).state
            let before = state.document.memory.value.searchSteps
            let result = try body(try decoder.container(keyedBy: OpenKey.self))
            let memory = state.document.memory
            return (result, memory.value.searchSteps - before, memory.value.lists.count)
        }
        #expect(steps <= 2 * xml.utf8.count + 3 * 8_192, sourceLocation: sourceLocation)
        #expect(lists <= xml.utf8.count, sourceLocation: sourceLocation)
        return result
    }

    private func shuffled(_ count: Int) -> [Int] {
        var random = SplitMix(seed: 21)
        return (0..<count).shuffled(using: &random)
    }

    @Test("Paths, numbered items, and different names in them take linear time", arguments: counts)
    func paths(count: Int) throws {
        let xml = "<r>" + (0..<count).map { "<k\($0) b='\($0)'><a>\($0)</a></k\($0)>" }.joined() + "</r>"
        let order = shuffled(count)
        let found = try linearly(xml) { container in
            try order.map { number in
                let element = try container.decode(Int.self, forKey: "k\(number).a")
                #expect(!container.contains("k\(number).c"))
                return element + (try container.decode(Int.self, forKey: "k\(number).@b"))
            }
        }
        expectEqual(found, order.map { 2 * $0 })
        let numbered =
            "<r><x/><d>" + (0..<count).map { "<i a\($0)='\($0)'><k\($0)>\($0)</k\($0)></i>" }.joined() + "</d></r>"
        let items = try linearly(numbered) { container in
            try order.map { number in
                #expect(container.contains("d.i.\(number)"))
                #expect(!container.contains("d.i.\(number + count)"))
                try expectEqual(container.decode(Int.self, forKey: "d.i.\(number).k\(number)"), number)
                try expectEqual(container.decode(Int.self, forKey: "d.i.@a\(number)"), number)
                return try container.decode(Int.self, forKey: "d.i.k\(number)")
            }
        }
        expectEqual(items, order)
    }

    @Test("A repeated path, attributes in any order, absent ones and their errors take linear time", arguments: counts)
    func repeated(count: Int) throws {
        let xml = "<r><x>" + (0..<count).map { "<i a='1'>\($0)<j/></i>" }.joined() + "</x></r>"
        try linearly(xml) { container in
            for _ in 0..<count {
                for key in ["x.i.j", "x.i.@a", "x.i.#text", "x.i.*", "x.*", "*"] {
                    expectEqual(container.contains(OpenKey(key)), (key != "*"))
                }
            }
        }
        let attributed = "<r" + (0..<count).map { " k\($0)='\($0)'" }.joined() + "/>"
        for order in [Array((0..<count).reversed()), shuffled(count)] {
            let found = try linearly(attributed) { container in
                try order.map { number in
                    #expect(!container.contains("z\(number)"))
                    #expect(!container.contains("@r"))
                    return try container.decode(Int.self, forKey: "@k\(number)")
                }
            }
            expectEqual(found, order)
        }
        let prefixed = "<r xmlns:p='u'>" + (0..<count).map { "<p:k\($0)/>" }.joined() + "</r>"
        let found = try linearly(prefixed) { container in
            (0..<count).map { number in
                refusal { try container.decode(Int.self, forKey: "k\(number)") }?.sentence ?? ""
            }
        }
        for (number, sentence) in found.enumerated() { expectPart(sentence, "found <p:k\(number)> in \"u\"") }
    }

    @Test("One local name under two prefixes, or in several namespaces, is found in linear time", arguments: counts)
    func names(count: Int) throws {
        let items = (0..<count).map { "<\($0 % 2 == 0 ? "p" : "q"):k\($0)>\($0)</\($0 % 2 == 0 ? "p" : "q"):k\($0)>" }
        let others = (0..<count).map { "<\($0 % 2 == 0 ? "q" : "p"):k\($0)/>" }.joined()
        let attributes = (0..<count).map { " p:k\($0)='\($0)'" }.joined()
        let xml = """
            <r xmlns:p="u" xmlns:q="v"\(attributes)>\(items.joined())<n\(attributes.replacing("p:", with: "q:"))>\(others)</n></r>
            """
        let order = shuffled(count)
        let found = try linearly(xml) {
            $0.namespaces = .ignoringPrefixes
        } _: { container in
            try order.map { number in
                try expectEqual(container.decode([Int].self, forKey: "k\(number)"), [number])
                #expect(!container.contains("k\(number + count)"))
                return try container.decode(Int.self, forKey: "@k\(number)")
            }
        }
        expectEqual(found, order)
        let siblings = (0..<count).map { "<p:a xmlns:p='u\($0)'>\($0)</p:a><p:k\($0) xmlns:p='v\($0 % 2)'/>" }.joined()
        let inner = (0..<count).map { "<p:k\($0) xmlns:p='v\(1 - $0 % 2)'/>" }.joined()
        let prefixed = (0..<count).map { "<w\($0):b xmlns:w\($0)='w\($0)' w\($0):b=''>\($0)</w\($0):b>" }.joined()
        let namespaced = "<r>\(siblings)<n>\(inner)</n>\(prefixed)</r>"
        let values = try linearly(namespaced) { container in
            try order.map { number in
                try expectEqual(container.decode(Int.self, forKey: "{w\(number)}b"), number)
                #expect(!container.contains("@{w\(number)}b"))
                #expect(container.contains("{v\(number % 2)}k\(number)"))
                #expect(!container.contains("{v\(1 - number % 2)}k\(number)"))
                return try container.decode(Int.self, forKey: "{u\(number)}a")
            }
        }
        expectEqual(values, order)
    }

    @Test("Indexes give the results of plain searches")
    func random() throws {
        var random = SplitMix(seed: 9)
        func element(_ depth: Int) -> String {
            let name = ["a", "b", "p:a", "p:b"].randomElement(using: &random) ?? "a"
            let attribute = ["", " x='1'", " y='2'", " p:x='3'"].randomElement(using: &random) ?? ""
            let children = (0..<Int.random(in: 0...(depth * 3), using: &random)).map { _ in element(depth - 1) }
            return "<\(name)\(attribute)>\(children.joined())</\(name)>"
        }
        let keys = [
            "a", "b", "a.b", "a.@x", "b.a.0", "a.1.b", "b.1.@y", "a.b.a", "b.*", "a.b.@x", "@x", "b.0.a.@x", "a.c",
            "b.5", "{u}a", "{u}a.{u}b", "{u}b.a.1", "{u}a.@{u}x",
        ]
        for strategy in [XMLNamespaceStrategy.literal, .ignoringPrefixes, .bound(["": "u"])] {
            for _ in 0..<40 {
                let xml = "<r xmlns:p='u' x='0'>" + (0..<12).map { _ in element(2) }.joined() + "</r>"
                try reading(xml) {
                    $0.namespaces = strategy
                } _: { decoder in
                    let document = try #require(decoder as? ValueDecoder).state.document
                    let container = try decoder.container(keyedBy: OpenKey.self)
                    func all() -> [[String]?] {
                        keys.map { key in
                            let found = try? container.decode([XML.Element].self, forKey: OpenKey(key))
                            let texts = try? container.decode([String].self, forKey: OpenKey(key))
                            return found.map { $0.map { "\($0.location?.byteOffset ?? 0)" } } ?? texts
                        }
                    }
                    let plain = all()
                    document.memory.value.work[1] = 5_000
                    expectEqual(all(), plain)
                    expectEqual(all(), plain)
                }
            }
        }
    }
}
