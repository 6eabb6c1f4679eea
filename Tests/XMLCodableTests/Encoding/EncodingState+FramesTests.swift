import Foundation
import Testing
import XMLCodable
import XMLCodableStreaming

/// Deeply nested values.
struct EncodingStateFramesTests {
    final class Node: Encodable { var name = "n", next: Node? }

    struct Keyed: Encodable {
        let depth: Int
        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: OpenKey.self)
            if depth > 0 { try container.encode(Keyed(depth: depth - 1), forKey: OpenKey("a")) }
        }
    }

    struct Unkeyed: Encodable {
        let depth: Int
        func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            if depth > 0 { try container.encode(Unkeyed(depth: depth - 1)) }
        }
    }

    struct Single: Encodable {
        let depth: Int
        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            if depth > 0 { try container.encode(Single(depth: depth - 1)) } else { try container.encode(1) }
        }
    }

    struct Nested: Encodable {
        let depth: Int
        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: OpenKey.self)
            for _ in 0..<depth { container = container.nestedContainer(keyedBy: OpenKey.self, forKey: OpenKey("a")) }
            try container.encode(1, forKey: OpenKey("a"))
        }
    }

    /// The error of a call on a thread with a small stack. The thread does not release what `body` holds: a deeply nested
    /// value would need more stack for that.
    private func errorOnThread(
        stack: Int, _ body: @escaping @Sendable () throws -> Void
    ) -> (any Error)? {
        final class Call: @unchecked Sendable {
            var body: (@Sendable () throws -> Void)?
            var error: (any Error)?
        }
        let call = Call()
        call.body = body
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            do { try call.body?() } catch { call.error = error }
            call.body = nil
            done.signal()
        }
        thread.stackSize = stack
        thread.start()
        done.wait()
        return withExtendedLifetime(body) { call.error }
    }

    @Test("A reference cycle throws, and without a limit nested containers can have any depth")
    func cycles() throws {
        let node = Node()
        node.next = node
        defer { node.next = nil }
        expectEqual(refusal(node)?.path.count, 256)
        expectEqual(refusal(node)?.sentence.contains("limit `limits.depth`"), true)
        let text = try encoded(Nested(depth: 20_000)) { $0.limits.depth = 1_000_000 }
        expectEqual(
            text,
            "<r>" + String(repeating: "<a>", count: 20_000) + "<a>1</a>"
                + String(repeating: "</a>", count: 20_000) + "</r>")
    }

    private final class Context: @unchecked Sendable { var parent: KeyedEncodingContainer<OpenKey>? }

    /// A choice that can only be encoded, and that writes to the container around it before it does.
    private enum Note: Encodable {
        case a(Int)
        static let key = CodingUserInfoKey(rawValue: "context")
        func encode(to encoder: any Encoder) throws {
            let context = Self.key.flatMap { encoder.userInfo[$0] as? Context }
            for _ in 0..<200 {
                guard var container = context?.parent?.superEncoder(forKey: OpenKey("s")).singleValueContainer()
                else { continue }
                try container.encode("note")
            }
            var container = encoder.singleValueContainer()
            try container.encode("a")
        }
    }

    private struct Noted: Encodable {
        let context: Context
        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: OpenKey.self)
            context.parent = container
            defer { context.parent = nil }
            try container.encode([[Note.a(1), .a(2)], [.a(3)]], forKey: OpenKey("n"))
        }
    }

    @Test("Items that write to the container around them while it is determined what they are move no frame in use")
    func writingAround() throws {
        let context = Context()
        let text = try encoded(Noted(context: context)) { encoder in
            if let key = Note.key { encoder.userInfo[key] = context }
        }
        #expect(throws: Never.self) { try XML.Document(parsing: text) }
    }

    /// An item of an array that writes to the container around the array first.
    private struct Footnoted: Encodable {
        let number: Int
        func encode(to encoder: any Encoder) throws {
            let context = Note.key.flatMap { encoder.userInfo[$0] as? Context }
            try context?.parent?.encode("see \(number)", forKey: OpenKey(number.isMultiple(of: 2) ? "@a" : "note"))
            var container = encoder.singleValueContainer()
            try container.encode(number)
        }
    }

    private struct Order: Encodable {
        let context: Context, numbers: [Int], key: String
        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: OpenKey.self)
            context.parent = container
            defer { context.parent = nil }
            try container.encode(numbers.map(Footnoted.init), forKey: OpenKey(key))
        }
    }

    @Test(
        "Items that write to the container around their array do not break its start tag",
        arguments: ["items", "list.items", "*"], [[1, 3], [1], [2, 1], [1, 2]])
    func itemsWritingAround(key: String, numbers: [Int]) throws {
        let context = Context()
        let configure: (XMLEncoder) -> Void = { encoder in if let key = Note.key { encoder.userInfo[key] = context } }
        do {
            let text = try encoded(Order(context: context, numbers: numbers, key: key), configure)
            let root = try XML.Document(parsing: text).root
            expectEqual(root.elements(at: "note").map(\.text), numbers.filter { $0 % 2 == 1 }.map { "see \($0)" })
            expectEqual(root[attribute: "a"], numbers.first { $0 % 2 == 0 }.map { "see \($0)" })
            expectEqual(root.elements(at: key).map(\.text), numbers.map(String.init))
        } catch {
            #expect(error is EncodingError)
        }
    }

    @Test("The limit counts elements", arguments: [1, 2, 256])
    func limit(limit: Int) throws {
        let configure: (XMLEncoder) -> Void = { $0.limits.depth = limit }
        _ = try encoded(Keyed(depth: limit - 1), configure)
        _ = try encoded(Unkeyed(depth: limit - 1), configure)
        #expect(refusal(Keyed(depth: limit), configure) != nil)
        #expect(refusal(Unkeyed(depth: limit), configure) != nil)
        #expect(refusal(Nested(depth: limit - 1), configure) != nil)
        if limit > 1 { _ = try encoded(Nested(depth: limit - 2), configure) }
    }

    @Test("A small stack does not overflow", arguments: [128 * 1024, 512 * 1024])
    func smallStacks(stack: Int) {
        for isLimited in [true, false] {
            for value in [Keyed(depth: 100_000), Unkeyed(depth: 100_000), Single(depth: 100_000)]
                as [any Encodable & Sendable]
            {
                let error = errorOnThread(stack: stack) {
                    let encoder = XMLEncoder()
                    if !isLimited { encoder.limits.depth = 1_000_000 }
                    _ = try encoder.encode(value)
                }
                #expect(error is EncodingError)
            }
        }
    }

    @Test("Recursion through super encoders ends at the next request that can throw", arguments: [256, 1_000_000])
    func superRecursion(limit: Int) {
        struct Key: CodingKey {
            var stringValue: String { "a" }
            var intValue: Int? { nil }
            init() {}
            init?(stringValue: String) { nil }
            init?(intValue: Int) { nil }
        }
        final class Keyed: Encodable, Sendable {
            func encode(to encoder: any Encoder) throws {
                var container = encoder.container(keyedBy: Key.self)
                try container.encodeNil(forKey: Key())
                try encode(to: container.superEncoder(forKey: Key()))
            }
        }
        final class Unkeyed: Encodable, Sendable {
            func encode(to encoder: any Encoder) throws {
                var container = encoder.unkeyedContainer()
                try container.encode(1)
                try encode(to: container.superEncoder())
            }
        }
        for value in [Keyed(), Unkeyed()] as [any Encodable & Sendable] {
            let error = errorOnThread(stack: 256 * 1024) {
                let encoder = XMLEncoder()
                encoder.limits.depth = limit
                _ = try encoder.encode(value)
            }
            #expect(error is EncodingError)
        }
    }

    @Test("The error for nesting that is too deep has the type, since such a value cannot be printed")
    func deepError() throws {
        struct List: Encodable { var next: [List] = [] }
        func deep() -> List {
            var list = List()
            for _ in 0..<5_000 { list = List(next: [list]) }
            return list
        }
        for (limit, stack) in [(100, 8 << 20), (1_000_000, 256 * 1024)] {
            let list = deep()
            let error = errorOnThread(stack: stack) {
                let encoder = XMLEncoder()
                encoder.limits.depth = limit
                _ = try encoder.encode(list)
            }
            guard case .invalidValue(let value, let context)? = error as? EncodingError else {
                Issue.record("no error")
                continue
            }
            let type = value as? Any.Type
            #expect(type == List.self || type == [List].self)
            #expect(context.debugDescription.contains("List"))
        }
    }
}
