/// A record of what a value writes into an encoder, to look it up by key or write it later in another order.
///
/// Values are kept whole, not taken apart: a field that is never looked up costs nothing more and is written back
/// unchanged.
final class Recording {
    enum Content {
        case value(any Encodable)
        case null
        /// The content of a nested container or a super encoder.
        case nested(Recording)
    }

    struct Field {
        let key: any CodingKey
        /// The type of the container's keys.
        let keyType: ObjectIdentifier
        let content: Content
        /// Writes the field into another encoder, under the key and with the type with which it was encoded.
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
    /// Replay the requests for keyed containers on another encoder, since a container without fields counts too.
    var requests: [(any Encoder) -> Void] = []
    /// The types of the keys of these containers.
    var keyTypes = RareSet<ObjectIdentifier>()
    /// The type of the value, if a mark tells it: only a value of the same type keeps parts of it.
    var memberType: (any Encodable.Type)?

    init() {}

    /// Records a value.
    init(of value: any Encodable, userInfo: [CodingUserInfoKey: Any], codingPath: [any CodingKey] = []) throws {
        try value.encode(to: RecordingEncoder(recording: self, codingPath: codingPath, userInfo: userInfo))
    }

    /// The numbers of the fields by the name of their key, as far as they were looked up: there may be thousands.
    private var numbers = RareTable<[UInt8], [Int]>()
    private var numbered = 0

    /// Returns the content of the last field with a key.
    func content(ofKey name: String) -> Content? { last(name) { _ in true }?.content }

    private func last(_ name: String, where isField: (Field) -> Bool) -> Field? {
        while numbered < fields.count {
            let name = Array(fields[numbered].key.stringValue.utf8)
            numbers.update(name, default: []) { $0.append(numbered) }
            numbered += 1
        }
        return numbers[Array(name.utf8)]?.last { isField(fields[$0]) }.map { fields[$0] }
    }

    /// Returns the content of the last field with a key of a type.
    ///
    /// A class and its superclass may have keys with the same name. If the value was encoded with other keys than it is
    /// decoded with, only the name counts.
    func content<Key: CodingKey>(of key: Key) -> Content? {
        guard keyTypes.contains(ObjectIdentifier(Key.self)) else { return content(ofKey: key.stringValue) }
        return last(key.stringValue) { $0.keyType == ObjectIdentifier(Key.self) }?.content
    }

    /// Writes everything into an encoder: first the fields with the keys in `order`, then the others in their original
    /// order.
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
        var ranks = RareTable<[UInt8], Int32>()
        for (rank, name) in order.enumerated() where ranks[Array(name.utf8)] == nil {
            ranks[Array(name.utf8)] = Int32(clamping: rank)
        }
        let ranked = fields.map { ranks[Array($0.key.stringValue.utf8)] ?? .max }
        return Sorting.order(fields.count) { ranked[$0] < ranked[$1] }.map { fields[$0] }
    }
}
