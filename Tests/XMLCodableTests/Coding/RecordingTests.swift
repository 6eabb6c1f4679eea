import Testing

@testable import XMLCodable

/// Recordings of encoded values.
struct RecordingTests {
    struct Model: Encodable {
        var a = 1
        var b: String?
        var c = [1, 2]
        @XMLAttribute var d = true
    }

    private func names(_ recording: Recording) -> [String] { recording.fields.map(\.key.stringValue) }

    @Test("Fields are kept as values, by key and in order")
    func fields() throws {
        let recording = try Recording(of: Model(), userInfo: [:])
        expectEqual(names(recording), ["a", "b", "c", "d"])
        guard case .value(let list)? = recording.content(ofKey: "c") else {
            Issue.record("no value")
            return
        }
        expectEqual(list as? [Int], [1, 2])
        guard case .null? = recording.content(ofKey: "b") else {
            Issue.record("no null")
            return
        }
        expectNil(recording.content(ofKey: "e"))
        expectNil(recording.items)
        expectNil(recording.single)
    }

    @Test("Keys are compared by Unicode scalars")
    func scalars() throws {
        struct Key: CodingKey {
            var stringValue: String
            var intValue: Int? { nil }
            init(stringValue: String) { self.stringValue = stringValue }
            init?(intValue: Int) { nil }
        }
        struct Composed: Encodable {
            func encode(to encoder: any Encoder) throws {
                var container = encoder.container(keyedBy: Key.self)
                try container.encode(1, forKey: Key(stringValue: "\u{E9}"))
            }
        }
        let recording = try Recording(of: Composed(), userInfo: [:])
        #expect(recording.content(ofKey: "\u{E9}") != nil)
        expectNil(recording.content(ofKey: "e\u{301}"))
    }

    @Test("A recording is replayed in the order of the value, or in a given order")
    func written() throws {
        struct Replayed: Encodable {
            var order: [String] = []
            func encode(to encoder: any Encoder) throws {
                try Recording(of: Model(), userInfo: encoder.userInfo).write(to: encoder, order: order)
            }
        }
        let encoder = XMLEncoder()
        try expectEqual(
            encoder.encodeToString(Replayed(), withRootKey: "m"), encoder.encodeToString(Model(), withRootKey: "m"))
        try expectEqual(
            encoder.encodeToString(Replayed(order: ["x", "c", "a"]), withRootKey: "m"),
            #"<m d="true"><c>1</c><c>2</c><a>1</a></m>"#)
    }

    @Test("Items and single values are kept")
    func others() throws {
        let list = try Recording(of: [1, nil, 3] as [Int?], userInfo: [:])
        expectEqual(list.items?.count, 3)
        #expect(list.fields.isEmpty)
        let single = try Recording(of: "x", userInfo: [:])
        guard case .value(let value)? = single.single?.content else {
            Issue.record("no single value")
            return
        }
        expectEqual(value as? String, "x")
    }
}
