import Foundation
import Testing

@testable import XMLCodable

private enum Keys: String, CodingKey { case id = "@id", name, branch }

/// Records the containers and encoders of encoded values.
private final class Notes: @unchecked Sendable {
    /// A keyed container consists of one reference, to the object that is recorded here.
    struct Seen { weak var box: AnyObject? }

    var seen: [Seen] = [], containers: [KeyedEncodingContainer<Keys>] = [], encoders: [any Encoder] = []
    weak var state: EncodingState?

    func see(_ container: KeyedEncodingContainer<Keys>) throws {
        try #require(MemoryLayout<KeyedEncodingContainer<Keys>>.size == MemoryLayout<AnyObject>.size)
        seen.append(Seen(box: unsafeBitCast(container, to: Unmanaged<AnyObject>.self).takeUnretainedValue()))
    }

    /// The number of distinct objects; each released object counts as one.
    var distinct: Int { Set(seen.compactMap { $0.box.map { ObjectIdentifier($0) } }).count + gone }
    var gone: Int { seen.count { $0.box == nil } }
}

/// A record that notes its container.
private struct Record: Encodable {
    var id = 1
    let notes: Notes
    var keepsContainer = false, keepsEncoder = false, fails = false

    func encode(to encoder: any Encoder) throws {
        notes.state = (encoder as? ValueEncoder)?.state
        var container = encoder.container(keyedBy: Keys.self)
        try notes.see(container)
        if keepsContainer { notes.containers.append(container) }
        if keepsEncoder { notes.encoders.append(encoder) }
        try container.encode(id, forKey: .id)
        if fails { throw CancellationError() }
        try container.encode("n\(id)", forKey: .name)
    }

    static func text(_ ids: some Sequence<Int>) -> String {
        "<r>" + ids.map { "<item id=\"\($0)\"><name>n\($0)</name></item>" }.joined() + "</r>"
    }
}

private struct Records: Encodable { var item: [Record] }

/// Reuse of encoding containers.
struct EncodingStateContainersTests {
    /// An encoder that shares no state with other tests.
    private func ownEncoder() -> XMLEncoder {
        let encoder = XMLEncoder()
        encoder.limits.depth = 300
        return encoder
    }

    private func write(_ value: some Encodable, _ encoder: XMLEncoder) throws -> String {
        try encoder.encodeToString(value, withRootKey: "r")
    }

    @Test("One container is reused for all elements and in the next call, more for nested ones, and then released")
    func reuse() throws {
        let (encoder, notes) = (ownEncoder(), Notes())
        for _ in 1...2 {
            let records = Records(item: (1...50).map { Record(id: $0, notes: notes) })
            try expectEqual(write(records, encoder), Record.text(1...50))
        }
        expectEqual(notes.seen.count, 100)
        expectEqual(notes.distinct, 1)
        expectEqual(notes.gone, 0)
        let releasing = Notes()
        // A new encoder each time, because an encoder keeps its state for the next call.
        _ = try write(Record(notes: releasing, keepsContainer: true), ownEncoder())
        for _ in 1...20 { _ = try encoded([1]) }
        #expect(releasing.state != nil)
        releasing.containers = []
        expectNil(releasing.state)
        _ = try write(Record(notes: releasing), ownEncoder())
        expectNil(releasing.state)
        for depth in [0, 7, 8, 60] {
            let (encoder, notes) = (ownEncoder(), Notes())
            for _ in 1...2 { try expectEqual(write(Branch(depth: depth, notes: notes), encoder), Branch.text(depth)) }
            // Containers beyond the limit were released with their call.
            expectEqual(notes.gone, 2 * max(0, depth + 1 - KeptContainers.limit))
            expectEqual(notes.distinct - notes.gone, min(depth + 1, KeptContainers.limit))
        }
    }

    /// A tree that notes the container of each node.
    private struct Branch: Encodable {
        let depth: Int, notes: Notes
        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Keys.self)
            try notes.see(container)
            try container.encode(depth, forKey: .id)
            if depth > 0 {
                try container.encode(
                    [Branch](repeating: Branch(depth: depth - 1, notes: notes), count: 1), forKey: .branch)
            }
            try container.encode("n\(depth)", forKey: .name)
        }
        static func text(_ depth: Int) -> String {
            var text = "<name>n0</name>"
            if depth == 0 { return "<r id=\"0\">" + text + "</r>" }
            for level in 1...depth { text = "<branch id=\"\(level - 1)\">\(text)</branch><name>n\(level)</name>" }
            return "<r id=\"\(depth)\">\(text)</r>"
        }
    }

    @Test("Containers of one key type for several elements are independent, and concurrent tasks can share an encoder")
    func several() async throws {
        let value = Custom { encoder in
            var outer = encoder.container(keyedBy: OpenKey.self)
            var first = outer.nestedContainer(keyedBy: OpenKey.self, forKey: "a")
            var second = outer.nestedContainer(keyedBy: OpenKey.self, forKey: "b")
            var again = encoder.container(keyedBy: OpenKey.self)
            try first.encode(1, forKey: "n")
            try second.encode(2, forKey: "n")
            try again.encode(3, forKey: "n")
            try first.encode(4, forKey: "m")
            try outer.encode(5, forKey: "m")
            // Copies of a container write to the same element.
            var copy = second
            try copy.encode(6, forKey: "m")
        }
        let record = "<a><n>1</n><m>4</m></a><b><n>2</n><m>6</m></b><n>3</n><m>5</m>"
        try expectEqual(encoded(["v": [value, value]]), "<r><v>\(record)</v><v>\(record)</v></r>")
        let encoder = ownEncoder()
        let isRight = try await withThrowingTaskGroup(of: Bool.self) { group in
            for task in 1...8 {
                group.addTask {
                    let kept = Notes()
                    for round in 1...50 {
                        let ids = task * 1000..<task * 1000 + round
                        let records = ids.map { Record(id: $0, notes: kept, keepsContainer: $0 % 7 == 0) }
                        let text = try encoder.encodeToString(Records(item: records), withRootKey: "r")
                        guard text == Record.text(ids) else { return false }
                        if round % 10 == 0 { kept.containers = [] }
                    }
                    return true
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        expectEqual(isRight, Array(repeating: true, count: 8))
    }

    private func sentence(_ body: () throws -> Void) -> String? {
        do { try body() } catch {
            guard case .invalidValue(_, let context)? = error as? EncodingError else { return "\(error)" }
            return context.debugDescription
        }
        return nil
    }

    @Test("A container or an encoder that is kept fails during the call and after it, whatever else is written")
    func escaped() throws {
        let noted = Notes()
        let value = Custom { encoder in
            var outer = encoder.container(keyedBy: OpenKey.self)
            try outer.encode(Record(id: 1, notes: noted, keepsContainer: true), forKey: "a")
            try outer.encode(Record(id: 2, notes: noted), forKey: "b")
            var container = try #require(noted.containers.first)
            expectPart(sentence { try container.encode(7, forKey: .name) }, "after its element")
        }
        try expectEqual(encoded(value), "<r><a id=\"1\"><name>n1</name></a><b id=\"2\"><name>n2</name></b></r>")
        expectEqual(noted.distinct, 2)
        let (encoder, notes) = (ownEncoder(), Notes())
        for _ in 1...2 { _ = try write(Record(notes: notes, keepsEncoder: true), encoder) }
        // A call whose state is still referenced leaves nothing for the next one.
        expectEqual(notes.distinct, 2)
        for kept in notes.encoders {
            var container = kept.container(keyedBy: Keys.self)
            var nested = container.nestedContainer(keyedBy: Keys.self, forKey: .branch)
            #expect(sentence { try container.encode(1, forKey: .name) } != nil)
            #expect(sentence { try nested.encode(1, forKey: .name) } != nil)
        }
        try expectEqual(write(Records(item: [Record(notes: notes)]), encoder), Record.text(1...1))
        for count in [1, 8, 9, 500] {
            let (encoder, notes) = (ownEncoder(), Notes())
            let records = Records(item: (1...count).map { Record(id: $0, notes: notes, keepsContainer: true) })
            try expectEqual(write(records, encoder), Record.text(1...count))
            expectEqual(notes.distinct, count)
            let others = Records(item: (1...count).map { Record(id: $0, notes: Notes()) })
            for container in notes.containers {
                var container = container
                let error = sentence { try container.encode(7, forKey: .name) }
                expectPart(error, "the container was used after its element was finished")
                #expect(container.codingPath.isEmpty)
                #expect(sentence { try container.encode(others, forKey: .branch) } != nil)
                #expect(sentence { try container.encode([Int](), forKey: .branch) } != nil)
            }
            try expectEqual(write(others, encoder), Record.text(1...count))
        }
    }

    @Test("A call that throws in the middle leaves the encoder as it was", arguments: [false, true])
    func failure(keepsContainer: Bool) throws {
        let (encoder, notes) = (ownEncoder(), Notes())
        let good = (1...20).map { Record(id: $0, notes: Notes()) }
        let bad = Record(id: 9, notes: notes, keepsContainer: keepsContainer, fails: true)
        for _ in 1...3 {
            #expect(throws: CancellationError.self) { try write(Records(item: good + [bad] + good), encoder) }
            try expectEqual(write(Records(item: good), encoder), Record.text(1...20))
        }
        expectEqual(notes.distinct, (keepsContainer ? 3 : 1))
        for container in notes.containers {
            var container = container
            #expect(sentence { try container.encode(1, forKey: .name) } != nil)
        }
    }
}
