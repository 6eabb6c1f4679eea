import Testing
import XMLCodable

/// Groups with a choice under a key such as `*`, and what is beside them.
extension GroupsTests {
    enum Value: Codable, Equatable { case text(String), number(Int), yes }

    enum OpenValue: Codable, Equatable {
        case x(Int), other(XML.Element)
        enum CodingKeys: String, CodingKey { case x, other = "*" }
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

    enum Other: Codable, Equatable { case text(String), flag(Bool) }

    struct ContentBefore<I: Codable & Equatable>: Codable, Equatable {
        var others: [Other]
        @XMLGroups var items: [I]
        enum CodingKeys: String, CodingKey { case others = "*", items }
    }

    struct ContentAfter<I: Codable & Equatable, Content: Codable & Equatable>: Codable, Equatable {
        @XMLGroups var items: [I]
        var others: [Content]
        enum CodingKeys: String, CodingKey { case items, others = "*" }
    }

    struct CaptureBefore<I: Codable & Equatable>: Codable, Equatable {
        @XMLAnyElements var rest: [XML.Element]
        @XMLGroups var items: [I]
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
            expectEnd(refusal(model)?.sentence, end, sourceLocation: sourceLocation)
        } else {
            try expectStrict(XMLEncoder().encodeToString(model), model, sourceLocation: sourceLocation)
        }
    }

    @Test("A group does not begin with a case, and what comes after the groups is not read as a case in the last one")
    func casesFirst() throws {
        let sentence = "each must begin with an element that a key names, not with a case"
        try expect(Groups(items: [ValueFirst(value: Value.text("x"), key: "a")]), refused: sentence)
        try expect(Groups(items: [ValueFirst(value: [Value.text("x")], key: "a")]), refused: sentence)
        try expect(Groups(items: [ValueFirst(value: Optional(Value.text("x")), key: "a")]), refused: sentence)
        // What writes nothing does not begin a group.
        try expect(Groups(items: [ValueFirst(value: Value?.none, key: "a"), ValueFirst(value: nil, key: "b")]))
        try expect(Groups(items: [ValueFirst(value: [Value](), key: "a"), ValueFirst(value: [], key: "b")]))

        let item = Item(key: "a", value: Value.number(1))
        let list = Item(key: "a", value: [Value.number(1), .text("x")])
        let open = Item(key: "a", value: OpenValue.x(1))
        let (flag, text) = ([Other.flag(true)], [Other.text("y")])
        try expect(ContentBefore(others: text + flag, items: [item, item]))
        try expect(ContentBefore(others: flag, items: [Item(key: "a", value: OpenValue.other(XML.Element("b")))]))
        try expect(ContentAfter(items: [item, item], others: flag))
        try expect(ContentAfter(items: [list], others: flag))
        try expect(ContentAfter(items: [Item<Value>](), others: text + flag))
        try expect(KeyAfter(items: [open], number: 2))
        try expect(KeyAfter(items: [Item(key: "a", value: OpenValue.other(XML.Element("b")))], number: 2))
        try expect(CaptureAfter(items: [item], rest: [XML.Element("b")]))
        try expect(CaptureAfter(items: [Item<Value>](), rest: [XML.Element("number", text: "2")]))

        func later(_ name: String) -> String {
            "<\(name)> after the groups would be read as the case of a choice in the last one"
        }
        func same(_ name: String) -> String {
            "the elements <\(name)> of the groups could not be told from those of another key"
        }
        try expect(ContentAfter(items: [item], others: text), refused: later("text"))
        let numbers = Item(key: "a", value: [Value.number(1)])
        try expect(ContentAfter(items: [numbers], others: flag + text), refused: later("text"))
        try expect(ContentAfter(items: [open], others: flag), refused: later("flag"))
        try expect(ContentBefore(others: text, items: [list]), refused: same("text"))
        try expect(KeyAfter(items: [Item(key: "a", value: Value.text("x"))], number: 2), refused: later("number"))
        try expect(CaptureAfter(items: [item], rest: [XML.Element("text")]), refused: later("text"))
        try expect(CaptureAfter(items: [open], rest: [XML.Element("b")]), refused: later("b"))
        try expect(CaptureAfter(items: [item], rest: [XML.Element("key")]), refused: same("key"))
    }

    private class Base: Codable {
        @XMLGroups var all: [Item<Value?>] = []
    }

    private final class Derived: Base {
        @XMLAnyElements var rest: [XML.Element] = []
        enum CodingKeys: CodingKey { case rest }
        required init(from decoder: any Decoder) throws {
            _rest = try decoder.container(keyedBy: CodingKeys.self).decode(XMLAnyElements.self, forKey: .rest)
            try super.init(from: decoder)
        }
    }

    @Test("What a choice in a group takes is left to no other key; a case for all names takes what no key names")
    func choicesAndRest() throws {
        struct FlatGroups: Codable, Equatable {
            @XMLFlattened var groups: Groups<Item<Value?>>
            @XMLAnyElements var rest: [XML.Element]
        }
        let all = [Item<Value?>(key: "a", value: .yes), Item(key: "b", value: .number(1)), Item(key: "c", value: nil)]
        let (x, yes) = (XML.Element("x"), XML.Element("yes"))
        let groups = "<key>a</key><yes /><key>b</key><number>1</number><key>c</key>"
        try expectCase("<r>\(groups)<x /></r>", CaptureAfter(items: all, rest: [x]))
        try expectCase("<r><x />\(groups)</r>", CaptureBefore(rest: [x], items: all))
        try expectCase("<r>\(groups)<x /></r>", ContentAfter(items: all, others: [x]))
        try expectCase("<r>\(groups)<x /></r>", ContentAfter(items: all, others: [XML.Node.element(x)]))
        try expectCase("<r>\(groups)<x /></r>", FlatGroups(groups: Groups(items: all), rest: [x]))
        try expectCase("<r>\(groups)<x>1</x></r>", ContentAfter(items: all, others: [OpenValue.x(1)]))
        try expectCase("<r>\(groups)<y /></r>", ContentAfter(items: all, others: [OpenValue.other(XML.Element("y"))]))
        let xml = "<r><yes/><x/>\(groups)</r>"
        // Twice: the tables know each other only after the first call.
        for _ in 0..<2 {
            try expectEqual(decoded(CaptureAfter<Item<Value?>>.self, xml), CaptureAfter(items: all, rest: [yes, x]))
            try expectEqual(decoded(CaptureBefore<Item<Value?>>.self, xml), CaptureBefore(rest: [yes, x], items: all))
            let derived = try decoded(Derived.self, xml)
            expectEqual(derived.all, all)
            expectEqual(derived.rest, [yes, x])
        }
        expectEqual(XMLDecoder().diagnose(CaptureAfter<Item<Value?>>.self, from: xml), [])
        let open = Item<OpenValue?>(key: "a", value: .other(XML.Element("z", text: "v")))
        try expectEqual(
            decoded(KeyAfter<Item<OpenValue?>>.self, "<r><key>a</key><number>4</number><z>v</z><key>b</key></r>"),
            KeyAfter(items: [open, Item(key: "b", value: nil)], number: 4))
    }

    @Test("An element that a group and another key name is refused in both directions; an attribute is none")
    func sharedNames() throws {
        struct KeyBefore: Codable {
            var number: Int?
            @XMLGroups var entries: [Entry]
        }
        struct FlatKey: Codable {
            @XMLGroups var entries: [Entry]
            @XMLFlattened var count: Count
            struct Count: Codable { var number: Int? }
        }
        struct TwoGroups: Codable {
            @XMLGroups var entries: [Entry]
            @XMLGroups var items: [Item<Value?>]
        }
        struct AttributeBeside: Codable, Equatable {
            @XMLGroups var entries: [Entry]
            @XMLAttribute var number: Int?
        }
        let entry = Entry(key: "a", number: 1)
        let item = Item<Value?>(key: "a", value: .number(1))
        for refused in [
            refusal(KeyAfter(items: [entry], number: 2)), refusal(KeyBefore(number: 2, entries: [entry])),
            refusal(FlatKey(entries: [entry], count: FlatKey.Count(number: 2))),
            refusal(KeyAfter(items: [item], number: 2)),
            refusal(One(value: [KeyAfter(items: [], number: 1), KeyAfter(items: [entry], number: 2)])),
        ] {
            expectPart(
                refused?.sentence, "the elements <number> of the groups could not be told from those of another key")
        }
        #expect(refusal(TwoGroups(entries: [entry], items: [item])) != nil)
        let xml = "<r><key>a</key><number>1</number></r>"
        for _ in 0..<2 {
            for refused in [
                refusal(KeyAfter<Entry>.self, xml), refusal(KeyBefore.self, xml), refusal(FlatKey.self, xml),
                refusal(KeyAfter<Item<Value?>>.self, xml), refusal(TwoGroups.self, xml),
            ] {
                expectPart(refused?.sentence, "has the name of a key of the model")
            }
        }
        try expectCase(
            "<r number=\"2\"><key>a</key><number>1</number></r>", AttributeBeside(entries: [entry], number: 2))
        let apart = "<r><number>2</number><key>a</key><text>x</text></r>"
        let numbered = KeyAfter(items: [Item<Value?>(key: "a", value: .text("x"))], number: 2)
        try expectEqual(decoded(KeyAfter<Item<Value?>>.self, apart), numbered)
        try expectCase("<r><number>2</number></r>", KeyAfter(items: [Item<Value?>](), number: 2))
    }

    private indirect enum PropertyValue: Codable, Equatable {
        case string(String), integer(Int), array([PropertyValue])
        case date(year: Int)
        case dict(Properties)
    }

    private struct Properties: Codable, Equatable {
        var title: String?
        @XMLGroups var all: [Item<PropertyValue>]
        enum CodingKeys: String, CodingKey { case title, all = "*all" }
    }

    @Test(
        "The choices of groups may contain groups; an update replaces all of them; errors name the place in the group")
    func nestedChoices() throws {
        let xml = """
            <dict>
                <title>T</title>
                <key>a</key>
                <string>x</string>
                <key>b</key>
                <integer>2</integer>
                <key>c</key>
                <date><year>2026</year></date>
                <key>d</key>
                <array><integer>3</integer><dict><key>e</key><array /></dict></array>
                <key>f</key>
                <dict />
            </dict>
            """
        let inner = PropertyValue.dict(Properties(all: [Item(key: "e", value: .array([]))]))
        let properties = Properties(
            title: "T",
            all: [
                Item(key: "a", value: .string("x")), Item(key: "b", value: .integer(2)),
                Item(key: "c", value: .date(year: 2026)), Item(key: "d", value: .array([.integer(3), inner])),
                Item(key: "f", value: .dict(Properties(all: []))),
            ])
        try expectStrict(xml, properties)
        try expectJSON(
            #"{"*all":[{"*":{"string":{"_0":"x"}},"key":"a"},{"*":{"array":{"_0":[{"integer":{"_0":3}}]}},"key":"b"}]}"#,
            Properties(all: [Item(key: "a", value: .string("x")), Item(key: "b", value: .array([.integer(3)]))]))
        var updated = properties
        try XMLDecoder().update(&updated, from: "<dict><key>g</key><integer>4</integer></dict>")
        expectEqual(updated, Properties(title: "T", all: [Item(key: "g", value: .integer(4))]))
        try XMLDecoder().update(&updated, from: "<dict><title>U</title></dict>")
        expectEqual(updated, Properties(title: "U", all: [Item(key: "g", value: .integer(4))]))
        let missing = refusal(Properties.self, "<dict><key>a</key><integer>1</integer><key>b</key></dict>")
        expectEqual(missing?.key, "*")
        expectEqual(missing?.path, ["*all", "Index 1"])
        expectEqual(
            missing?.sentence,
            "1:39: expected <string>, <integer>, <array>, <date> or <dict> for Item<PropertyValue>.* at /dict/key[2], "
                + "found none")
        let failure = refusal(Properties.self, "<dict><key>a</key><integer>x</integer></dict>")
        expectStart(failure?.sentence, "1:28: expected an integer for PropertyValue.integer at /dict/integer")
        let deep = "<dict><key>d</key><dict><key>e</key><array><integer>x</integer></array></dict></dict>"
        expectEqual(
            refusal(Properties.self, deep)?.sentence,
            "1:53: expected an integer for PropertyValue.integer at /dict/dict/array/integer, found \"x\"")
        expectEqual(
            XMLDecoder().diagnose(Properties.self, from: deep).map(\.keyPath),
            ["*all[0].*.dict.*all[0].*.array[0].integer"])
        let found = XMLDecoder().diagnose(
            Properties.self, from: "<dict><key>a</key><integer>1</integer><real>2</real></dict>")
        expectEqual(found.map(\.description), ["1:39: nothing in Properties reads <real> at /dict/real"])
    }
}
