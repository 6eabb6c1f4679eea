/// What a value writes into an encoder, kept as it is: to be looked up by key, or written later in another order.
///
/// Values are kept and not taken apart: a field that nobody asks about costs nothing more, and comes back as it was.
final class Recording {
    enum Content {
        case value(any Encodable)
        case null
        /// What a nested container or a super encoder was given.
        case nested(Recording)
    }

    struct Field {
        let key: any CodingKey
        let content: Content
        /// Writes the field into another encoder, under the key and by the type that it came with.
        let write: (any Encoder) throws -> Void
    }

    struct Item {
        let content: Content
        let write: (inout any UnkeyedEncodingContainer) throws -> Void
    }

    var fields: [Field] = []
    /// The items of an unkeyed container, if there was one.
    var items: [Item]?
    var single: (content: Content, write: (any Encoder) throws -> Void)?
    /// Asks another encoder for the keyed containers that this one was asked for: one without fields counts too.
    var requests: [(any Encoder) -> Void] = []

    init() {}

    /// Records a value.
    init(of value: any Encodable, userInfo: [CodingUserInfoKey: Any], codingPath: [any CodingKey] = []) throws {
        try value.encode(to: RecordingEncoder(recording: self, codingPath: codingPath, userInfo: userInfo))
    }

    /// The last field of a key.
    func content(ofKey name: String) -> Content? {
        fields.last { ScalarEquality.equal($0.key.stringValue, name) }?.content
    }

    /// Writes everything into an encoder: first the fields of the keys in `order`, then the others as they came.
    func write(to encoder: any Encoder, order: [String] = []) throws {
        for request in requests { request(encoder) }
        if let items {
            var container = encoder.unkeyedContainer()
            for item in items { try item.write(&container) }
        }
        for field in ordered(order) { try field.write(encoder) }
        try single?.write(encoder)
    }

    private func ordered(_ order: [String]) -> [Field] {
        guard !order.isEmpty else { return fields }
        var ranks: [[UInt8]: Int] = [:]
        for (rank, name) in order.enumerated() where ranks[Array(name.utf8)] == nil { ranks[Array(name.utf8)] = rank }
        let ranked = fields.enumerated().map { position, field in
            (rank: ranks[Array(field.key.stringValue.utf8)] ?? order.count, position: position, field: field)
        }
        return ranked.sorted { ($0.rank, $0.position) < ($1.rank, $1.position) }.map(\.field)
    }
}
