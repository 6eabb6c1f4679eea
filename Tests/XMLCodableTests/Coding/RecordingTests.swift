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

    @Test("Fields are kept by key, compared by Unicode scalars, and in order, and so are items and single values")
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
        let composed = try Recording(
            of: Custom { encoder in
                var container = encoder.container(keyedBy: OpenKey.self)
                try container.encode(1, forKey: OpenKey("\u{E9}"))
            }, userInfo: [:])
        #expect(composed.content(ofKey: "\u{E9}") != nil)
        expectNil(composed.content(ofKey: "e\u{301}"))
        let numbers = try Recording(of: [1, nil, 3] as [Int?], userInfo: [:])
        expectEqual(numbers.items?.count, 3)
        #expect(numbers.fields.isEmpty)
        let single = try Recording(of: "x", userInfo: [:])
        guard case .value(let value)? = single.single?.content else {
            Issue.record("no single value")
            return
        }
        expectEqual(value as? String, "x")
    }

    @Test("A recording is replayed in the order of the value, or in a given order")
    func written() throws {
        func replayed(_ order: [String] = []) -> Custom {
            Custom { try Recording(of: Model(), userInfo: $0.userInfo).write(to: $0, order: order) }
        }
        try expectEqual(encoded(replayed()), encoded(Model()))
        try expectEqual(encoded(replayed(["x", "c", "a"])), #"<r d="true"><c>1</c><c>2</c><a>1</a></r>"#)
    }
}
