import Testing

@testable import XMLCodable

/// Lookup of children and attributes.
struct DocumentReaderSearchTests {
    /// Large enough that a search that starts over for each key would visit a hundred times as many records.
    static let counts = [1_000, 2_000]

    private func children(_ names: some Sequence<Int>) -> String {
        "<r>" + names.map { "<k\($0)>\($0)</k\($0)>" }.joined() + "</r>"
    }

    /// Returns the result of `body`, and checks that the records visited by its searches, and the bytes and records
    /// visited for locations in its errors, are no more than four times the document.
    ///
    /// A search is replaced by an index after 4,096 steps; the search that exceeds them may visit as many again.
    private func linearly<R>(
        _ xml: String, _ body: @escaping (any Decoder) throws -> R,
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws -> R {
        let (result, steps) = try reading(xml) { decoder in
            let state = try #require(decoder as? ValueDecoder).state
            let before = state.document.memory.value.searchSteps
            let result = try body(decoder)
            return (result, state.document.memory.value.searchSteps - before + state.document.facts.places.known.steps)
        }
        #expect(steps <= 4 * xml.utf8.count + 8_192, sourceLocation: sourceLocation)
        return result
    }

    @Test("Many children, attributes and lists, and keys in reverse order are found in linear time", arguments: counts)
    func manyChildren(count: Int) throws {
        let found = try linearly(children(0..<count)) { try $0.singleValueContainer().decode([String: Int].self) }
        expectEqual(found.count, count)
        expectEqual(found["k77"], 77)
        let names = Array(0..<count / 2) + Array(0..<count / 2)
        let lists = try linearly(children(names)) { try $0.singleValueContainer().decode([String: [Int]].self) }
        expectEqual(lists.count, count / 2)
        expectEqual(lists["k77"], [77, 77])
        let open = try linearly(children(names)) { decoder in
            let container = try decoder.container(keyedBy: OpenKey.self)
            return try container.allKeys.map { try container.decode([Int].self, forKey: $0).count }
        }
        expectEqual(open, [Int](repeating: 2, count: count / 2))
        let backwards = try linearly(children(0..<count)) { decoder in
            let container = try decoder.container(keyedBy: OpenKey.self)
            return try (0..<count).reversed().map { try container.decode(Int.self, forKey: "k\($0)") }
        }
        expectEqual(backwards, Array((0..<count).reversed()))
        let xml = "<r " + (0..<count).map { #"k\#($0)="\#($0)""# }.joined(separator: " ") + "/>"
        let sum = try linearly("<d>\(xml)\(xml)</d>") { decoder in
            var list = try decoder.unkeyedContainer()
            var sum = 0
            while !list.isAtEnd {
                let container = try list.nestedContainer(keyedBy: OpenKey.self)
                for key in container.allKeys { sum += try container.decode(Int.self, forKey: key) }
                sum += try container.decode(Int.self, forKey: "@k5")
            }
            return sum
        }
        expectEqual(sum, (count - 1) * count + 10)
    }

    @Test("Many errors dropped by the model take linear time, in any order of the keys", arguments: counts)
    func droppedErrors(count: Int) throws {
        struct Item: Decodable {
            var strict: WithA<Int>?, number: Int?
            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: OpenKey.self)
                strict = try container.decodeIfPresent(WithA<Int>.self, forKey: "strict")
                number = try? container.decode(Int.self, forKey: "number")
            }
        }
        let xml = "<r>" + String(repeating: "<i><strict/><number>x</number></i>\n", count: count) + "</r>"
        let items = try linearly(xml) { try $0.singleValueContainer().decode([Item].self) }
        expectEqual(items.count, count)
        #expect(items.allSatisfy { $0.strict == nil && $0.number == nil })
        let keys = "<r>" + (0..<count).map { "<k\($0)>x</k\($0)>" }.joined(separator: "\n") + "</r>"
        var random = SplitMix(seed: 11)
        for order in [Array((0..<count).reversed()), (0..<count).shuffled(using: &random)] {
            let found = try reading(keys) { decoder in
                let state = try #require(decoder as? ValueDecoder).state
                let container = try decoder.container(keyedBy: OpenKey.self)
                for number in order { expectNil((try? container.decode(Int.self, forKey: "k\(number)"))) }
                return state.document.facts.places.known.steps
            }
            // A location is at most 4,096 bytes behind a mark.
            #expect(found <= 2 * keys.utf8.count + count * (4_096 + 64))
        }
    }

    /// A key that counts how often one is made of a name.
    private struct CountedKey: CodingKey {
        static let made = Locked(0)
        let stringValue: String
        var intValue: Int? { nil }

        init(_ name: String) { stringValue = name }
        init?(stringValue: String) {
            Self.made.withLock { $0 += 1 }
            self.stringValue = stringValue
        }
        init?(intValue: Int) { nil }
    }

    @Test("All keys are asked for their names once, however many keys take what the others leave")
    func manyRests() throws {
        let count = 500
        let xml = "<r>" + (0..<count).map { "<k\($0)><a>1</a></k\($0)>" }.joined() + "</r>"
        let found = try reading(xml, keyedBy: CountedKey.self) { container in
            try (0..<count).map { number in
                _ = try container.decode(XMLFlattened<WithA<Int>?>.self, forKey: CountedKey("f\(number)"))
                _ = try? container.decodeIfPresent(Int.self, forKey: CountedKey("k\(number)"))
                return try container.decode([XML.Element].self, forKey: CountedKey("k\(number).*")).count
            }
        }
        expectEqual(found, [Int](repeating: 1, count: count))
        #expect(CountedKey.made.withLock { $0 } <= 16 * count)
    }

    @Test("Any keys in containers used in turns, in groups and of captures take linear time", arguments: counts)
    func manyKeys(count: Int) throws {
        let (keys, all) = ((0..<count).map { OpenKey("k\($0)") }, children(0..<count))
        let elements = all.dropFirst(3).dropLast(4)
        // Their paths share a cell.
        let sum = try linearly("<r><a>\(elements)</a><b>\(elements)</b><c/></r>") { decoder in
            let container = try decoder.container(keyedBy: OpenKey.self)
            let first = try container.nestedContainer(keyedBy: OpenKey.self, forKey: "a")
            for _ in 1..<64 { _ = try container.nestedContainer(keyedBy: OpenKey.self, forKey: "c") }
            let second = try container.nestedContainer(keyedBy: OpenKey.self, forKey: "b")
            return try keys.reduce(0) {
                try $0 + first.decode(Int.self, forKey: $1) + second.decode(Int.self, forKey: $1)
            }
        }
        expectEqual(sum, count * (count - 1))
        struct Item: Decodable {
            var count = 0
            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: OpenKey.self)
                while try container.decodeIfPresent(Int.self, forKey: "k\(count)") != nil { count += 1 }
            }
        }
        struct Model: Decodable { @XMLGroups var items: [Item] }
        let model = try linearly("<r>\(elements)\(elements)</r>") { try $0.singleValueContainer().decode(Model.self) }
        expectEqual(model.items.map(\.count), [count, count])
        // The first capture takes what no key names, as soon as it is known that captures and attributes name none.
        let rests = try linearly(all) { decoder in
            let container = try decoder.container(keyedBy: OpenKey.self)
            for key in keys.dropFirst(count / 2) { _ = try container.decode(XMLAttribute<Int?>.self, forKey: key) }
            return try keys.prefix(count / 2).map { key in
                try container.decode(XMLAnyElements.self, forKey: key).wrappedValue.count
                    + container.decode([XML.Element].self, forKey: OpenKey("*\(key.stringValue)")).count
            }
        }
        expectEqual(rests, [count] + [Int](repeating: 0, count: count / 2 - 1))
    }

    @Test("Attributes are found at any position, names whose numbers share a bit are distinguished, items counted once")
    func movingAttributes() throws {
        struct Model: Decodable {
            @XMLAttribute var a: Int?
            @XMLAttribute var b: Int?
            @XMLAttribute var c: Int?
        }
        let moving = #"<r><i a="1" b="2" c="3"/><i c="3" b="2"/><i/><i x="0" b="2" a="1"/><i b="2"/></r>"#
        let moved = try decoded([Model].self, moving)
        expectEqual(moved.map(\.a), [1, nil, nil, 1, nil])
        expectEqual(moved.map(\.b), [2, 2, nil, 2, 2])
        expectEqual(moved.map(\.c), [3, 3, nil, nil, nil])
        let names = (0..<300).map { "n\($0)" }
        let xml = "<r>" + names.map { "<x><\($0)>1</\($0)><n0>2</n0></x>" }.joined() + "</r>"
        let found = try reading(xml) { decoder in
            var list = try decoder.unkeyedContainer()
            var found: [Int] = []
            for name in names {
                let container = try list.nestedContainer(keyedBy: OpenKey.self)
                found.append(try container.decode(Int.self, forKey: OpenKey(name)))
                found.append(try container.decode(Int.self, forKey: "n0"))
                #expect(!container.contains("n299") || name == "n299")
            }
            return found
        }
        expectEqual(found, [1, 1] + (1..<300).flatMap { _ in [1, 2] })
        let counts = try reading("<r>" + String(repeating: "<i>1</i><j>2</j>", count: 3) + "</r>") { decoder in
            var i = try decoder.container(keyedBy: OpenKey.self).nestedUnkeyedContainer(forKey: "i")
            var all = try decoder.unkeyedContainer()
            var counts: [Int?] = []
            while !i.isAtEnd {
                _ = (try i.decode(Int.self), try all.decode(Int.self))
                counts += [i.count, all.count]
            }
            return counts
        }
        expectEqual(counts, [3, 6, 3, 6, 3, 6])
    }

    @Test("Random keys on random children give the result of a linear search")
    func random() throws {
        var random = SplitMix(seed: 5)
        for _ in 0..<200 {
            let names = (0..<Int.random(in: 0..<30, using: &random)).map { _ in
                "n\(Int.random(in: 0..<12, using: &random))"
            }
            let asked = (0..<40).map { _ in "n\(Int.random(in: 0..<14, using: &random))" }
            let xml = "<r>" + names.enumerated().map { "<\($1)>\($0)</\($1)>" }.joined() + "</r>"
            let found = try reading(xml, keyedBy: OpenKey.self) { container in
                return try asked.map { name in
                    let list = try container.decode([Int].self, forKey: OpenKey(name))
                    expectEqual(list, names.indices.filter { names[$0] == name })
                    return try container.decodeIfPresent(Int.self, forKey: OpenKey(name))
                }
            }
            expectEqual(found, asked.map { name in names.firstIndex(of: name) })
        }
    }
}
