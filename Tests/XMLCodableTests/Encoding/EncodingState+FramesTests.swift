import Foundation
import Testing
import XMLCodable
import XMLCodableStreaming

/// Deeply nested values.
struct EncodingStateFramesTests {
    final class Node: Encodable { var name = "n", next: Node? = nil }

    static func keyed(_ depth: Int) -> Custom {
        Custom(OpenKey.self) { if depth > 0 { try $0.encode(keyed(depth - 1), forKey: "a") } }
    }

    static func unkeyed(_ depth: Int) -> Custom {
        Custom { encoder in
            var container = encoder.unkeyedContainer()
            if depth > 0 { try container.encode(unkeyed(depth - 1)) }
        }
    }

    static func single(_ depth: Int) -> Custom {
        Custom { encoder in
            var container = encoder.singleValueContainer()
            if depth > 0 { try container.encode(single(depth - 1)) } else { try container.encode(1) }
        }
    }

    static func nested(_ depth: Int) -> Custom {
        Custom(OpenKey.self) { container in
            for _ in 0..<depth { container = container.nestedContainer(keyedBy: OpenKey.self, forKey: "a") }
            try container.encode(1, forKey: "a")
        }
    }

    /// The error of a call on a thread with a small stack. The thread does not release what `body` holds: a deeply nested
    /// value would need more stack for that.
    private func errorOnThread(
        stack: Int, limit: Int, _ body: @escaping @Sendable (XMLEncoder) throws -> Void
    ) -> (any Error)? {
        final class Call: @unchecked Sendable {
            var body: (@Sendable (XMLEncoder) throws -> Void)?, error: (any Error)?
        }
        let call = Call()
        call.body = body
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            let encoder = XMLEncoder()
            encoder.limits.depth = limit
            do { try call.body?(encoder) } catch { call.error = error }
            call.body = nil
            done.signal()
        }
        thread.stackSize = stack
        thread.start()
        done.wait()
        return withExtendedLifetime(body) { call.error }
    }

    private final class Context: @unchecked Sendable { var parent: KeyedEncodingContainer<OpenKey>? }

    /// A choice that can only be encoded, and that writes to the container around it before it does.
    private enum Note: Encodable {
        case a(Int)
        static let key = CodingUserInfoKey(rawValue: "context")
        func encode(to encoder: any Encoder) throws {
            let context = Self.key.flatMap { encoder.userInfo[$0] as? Context }
            for _ in 0..<200 {
                guard var container = context?.parent?.superEncoder(forKey: "s").singleValueContainer()
                else { continue }
                try container.encode("note")
            }
            var container = encoder.singleValueContainer()
            try container.encode("a")
        }
    }

    @Test("Items that write to the container around them move no frame in use, and do not break its start tag")
    func writingAround() throws {
        let context = Context()
        /// The text of a value that lets its items write to its container.
        func text<Value: Encodable>(_ value: Value, _ key: String) throws -> String {
            let around = Written { encoder in
                var container = encoder.container(keyedBy: OpenKey.self)
                context.parent = container
                defer { context.parent = nil }
                try container.encode(value, forKey: OpenKey(key))
            }
            return try encoded(around) { encoder in if let key = Note.key { encoder.userInfo[key] = context } }
        }
        let notes = try text([[Note.a(1), .a(2)], [.a(3)]], "n")
        #expect(throws: Never.self) { try XML.Document(parsing: notes) }
        for key in ["items", "list.items", "*"] {
            for numbers in [[1, 3], [1], [2, 1], [1, 2]] {
                let items = numbers.map { number in
                    Written { encoder in
                        let key = number.isMultiple(of: 2) ? "@a" : "note"
                        try context.parent?.encode("see \(number)", forKey: OpenKey(key))
                        try number.encode(to: encoder)
                    }
                }
                do {
                    let root = try XML.Document(parsing: text(items, key)).root
                    let (even, odd) = (numbers.filter { $0 % 2 == 0 }, numbers.filter { $0 % 2 == 1 })
                    expectEqual(root.elements(at: "note").map(\.text), odd.map { "see \($0)" })
                    expectEqual(root[attribute: "a"], even.first.map { "see \($0)" })
                    expectEqual(root.elements(at: key).map(\.text), numbers.map(String.init))
                } catch {
                    #expect(error is EncodingError)
                }
            }
        }
    }

    @Test("The limit counts elements; without it containers have any depth; an error of deep nesting has the type")
    func limits() throws {
        for limit in [1, 2, 256] {
            let configure: (XMLEncoder) -> Void = { $0.limits.depth = limit }
            _ = try encoded(Self.keyed(limit - 1), configure)
            _ = try encoded(Self.unkeyed(limit - 1), configure)
            #expect(refusal(Self.keyed(limit), configure) != nil, "\(limit)")
            #expect(refusal(Self.unkeyed(limit), configure) != nil, "\(limit)")
            #expect(refusal(Self.nested(limit - 1), configure) != nil, "\(limit)")
            if limit > 1 { _ = try encoded(Self.nested(limit - 2), configure) }
        }
        let node = Node()
        node.next = node
        defer { node.next = nil }
        expectEqual(refusal(node)?.path.count, 256)
        expectPart(refusal(node)?.sentence, "limit `limits.depth`")
        let text = try encoded(Self.nested(20_000)) { $0.limits.depth = 1_000_000 }
        expectEqual(text, "<r>" + deepXML("a", 20_001, "1") + "</r>")
        struct List: Encodable { var next: [List] = [] }
        for (limit, stack) in [(100, 8 << 20), (1_000_000, 256 * 1024)] {
            let list = (0..<5_000).reduce(List()) { list, _ in List(next: [list]) }
            let error = errorOnThread(stack: stack, limit: limit) { _ = try $0.encode(list) }
            guard case .invalidValue(let value, let context)? = error as? EncodingError else {
                Issue.record("no error")
                continue
            }
            let type = value as? Any.Type
            #expect(type == List.self || type == [List].self)
            expectPart(context.debugDescription, "List")
        }
    }

    @Test("A small stack does not overflow; recursion through super encoders ends at the next request that can throw")
    func smallStacks() {
        func expectError(_ value: Custom, stack: Int, limit: Int) {
            let error = errorOnThread(stack: stack, limit: limit) { _ = try $0.encode(value) }
            #expect(error is EncodingError, "stack of \(stack), limit \(limit)")
        }
        for stack in [128 * 1024, 512 * 1024] {
            for limit in [XMLEncoder().limits.depth, 1_000_000] {
                for make in [Self.keyed, Self.unkeyed, Self.single] {
                    expectError(make(100_000), stack: stack, limit: limit)
                }
            }
        }
        @Sendable func keyed(_ encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: GrammarKey.self)
            try container.encodeNil(forKey: "a")
            try keyed(container.superEncoder(forKey: "a"))
        }
        @Sendable func unkeyed(_ encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            try container.encode(1)
            try unkeyed(container.superEncoder())
        }
        for limit in [256, 1_000_000] {
            expectError(Custom(keyed), stack: 256 * 1024, limit: limit)
            expectError(Custom(unkeyed), stack: 256 * 1024, limit: limit)
        }
    }
}
