import Testing
import XMLCodable

/// Groups with a choice under a key such as `*`, and what is beside them.
struct GroupsOfChoicesTests {
    enum Value: Codable, Equatable { case text(String), number(Int) }

    enum OpenValue: Codable, Equatable {
        case text(String), other(XML.Element)
        enum CodingKeys: String, CodingKey { case text, other = "*" }
    }

    struct Item<V: Codable & Equatable>: Codable, Equatable {
        var key: String
        var value: V
        enum CodingKeys: String, CodingKey { case key, value = "*" }
    }

    struct ValueFirst<V: Codable & Equatable>: Codable, Equatable {
        var value: V
        var key: String
        enum CodingKeys: String, CodingKey { case value = "*", key }
    }

    struct Items<I: Codable & Equatable>: Codable, Equatable { @XMLGroups var items: [I] }
    enum Other: Codable, Equatable { case text(String), flag(Bool) }

    struct ChoicesBefore<I: Codable & Equatable>: Codable, Equatable {
        var others: [Other]
        @XMLGroups var items: [I]
        enum CodingKeys: String, CodingKey { case others = "*", items }
    }

    struct ChoicesAfter<I: Codable & Equatable>: Codable, Equatable {
        @XMLGroups var items: [I]
        var others: [Other]
        enum CodingKeys: String, CodingKey { case items, others = "*" }
    }

    struct KeyAfter<I: Codable & Equatable>: Codable, Equatable {
        @XMLGroups var items: [I]
        var number: Int?
    }

    struct CaptureAfter<I: Codable & Equatable>: Codable, Equatable {
        @XMLGroups var items: [I]
        @XMLAnyElements var rest: [XML.Element]
    }

    /// Expects that a model is read as it is written, strictly too, or refused with a sentence.
    private func expect<Model: Codable & Equatable>(
        _ model: Model, refused end: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        if let end {
            let sentence = unwritable(model)?.sentence ?? "nothing"
            expectEnd(sentence, end, sourceLocation: sourceLocation)
        } else {
            try expectStrict(XMLEncoder().encodeToString(model), model, sourceLocation: sourceLocation)
        }
    }

    @Test("A group does not begin with a case")
    func casesFirst() throws {
        let sentence = "each must begin with an element that a key names, not with a case"
        try expect(Items(items: [ValueFirst(value: Value.text("x"), key: "a")]), refused: sentence)
        try expect(Items(items: [ValueFirst(value: [Value.text("x")], key: "a")]), refused: sentence)
        try expect(Items(items: [ValueFirst(value: Optional(Value.text("x")), key: "a")]), refused: sentence)
        // What writes nothing does not begin a group.
        try expect(Items(items: [ValueFirst(value: Value?.none, key: "a"), ValueFirst(value: nil, key: "b")]))
        try expect(Items(items: [ValueFirst(value: [Value](), key: "a"), ValueFirst(value: [], key: "b")]))
    }

    @Test("What comes after the groups is not read as a case in the last one")
    func besideCases() throws {
        let item = Item(key: "a", value: Value.number(1))
        let list = Item(key: "a", value: [Value.number(1), .text("x")])
        let open = Item(key: "a", value: OpenValue.text("x"))
        try expect(ChoicesBefore(others: [.text("y"), .flag(true)], items: [item, item]))
        try expect(
            ChoicesBefore(others: [.flag(true)], items: [Item(key: "a", value: OpenValue.other(XML.Element("b")))]))
        try expect(ChoicesAfter(items: [item, item], others: [.flag(true)]))
        try expect(ChoicesAfter(items: [list], others: [.flag(true)]))
        try expect(ChoicesAfter(items: [Item<Value>](), others: [.text("y"), .flag(true)]))
        try expect(KeyAfter(items: [open], number: 2))
        try expect(KeyAfter(items: [Item(key: "a", value: OpenValue.other(XML.Element("b")))], number: 2))
        try expect(CaptureAfter(items: [item], rest: [XML.Element("b")]))
        try expect(CaptureAfter(items: [Item<Value>](), rest: [XML.Element("number", text: "2")]))

        func later(_ name: String) -> String {
            "<\(name)> after the groups would be read as the case of a choice in the last one"
        }
        try expect(ChoicesAfter(items: [item], others: [.text("y")]), refused: later("text"))
        try expect(
            ChoicesAfter(items: [Item(key: "a", value: [Value.number(1)])], others: [.flag(true), .text("y")]),
            refused: later("text"))
        try expect(ChoicesAfter(items: [open], others: [.flag(true)]), refused: later("flag"))
        try expect(
            ChoicesBefore(others: [.text("y")], items: [list]),
            refused: "the elements <text> of the groups could not be told from those of another key")
        try expect(KeyAfter(items: [Item(key: "a", value: Value.text("x"))], number: 2), refused: later("number"))
        try expect(CaptureAfter(items: [item], rest: [XML.Element("text")]), refused: later("text"))
        try expect(CaptureAfter(items: [open], rest: [XML.Element("b")]), refused: later("b"))
        try expect(
            CaptureAfter(items: [item], rest: [XML.Element("key")]),
            refused: "the elements <key> of the groups could not be told from those of another key")
    }
}
