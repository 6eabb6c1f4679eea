import Foundation
import Testing

@testable import XMLCodable

/// A record that keeps the container it is decoded from, and reads its fields lazily.
private struct Lazy: Decodable {
    enum CodingKeys: String, CodingKey { case id = "@id", name }

    let container: KeyedDecodingContainer<CodingKeys>
    var id: Int { get throws { try container.decode(Int.self, forKey: .id) } }
    var name: String { get throws { try container.decode(String.self, forKey: .name) } }

    init(from decoder: any Decoder) throws { container = try decoder.container(keyedBy: CodingKeys.self) }
}

private struct LazyList: Decodable {
    var item: [Lazy]

    static func document(_ ids: some Sequence<Int>) -> String {
        "<list>" + ids.map { "<item id=\"\($0)\"><name>number \($0)</name></item>" }.joined() + "</list>"
    }
}

/// Reuse of decoding containers.
struct DecodingStateContainersTests {
    @Test("A container kept by a value reads from its element after the call", arguments: [1, 8, 9, 500])
    func escaped(count: Int) throws {
        let first = try decoded(LazyList.self, LazyList.document(1...count))
        // Later calls must not reuse the containers.
        let second = try decoded(LazyList.self, LazyList.document(1001...1000 + count))
        try expectEqual(first.item.map { try $0.id }, Array(1...count))
        try expectEqual(second.item.map { try $0.id }, Array(1001...1000 + count))
        try expectEqual(first.item.last?.name, "number \(count)")
        #expect(throws: DecodingError.self) { try first.item[0].container.decode(Int.self, forKey: .name) }
    }

    @Test("A container or a decoder that outlives its call, also one that failed, reads all of its element")
    func escapedDecoder() throws {
        final class Keeper: @unchecked Sendable { var lazy: Lazy? }
        let keeper = Keeper()
        struct Failing: Decodable {
            init(from decoder: any Decoder) throws {
                let key = try #require(CodingUserInfoKey(rawValue: "keeper"))
                (decoder.userInfo[key] as? Keeper)?.lazy = try Lazy(from: decoder)
                throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "no"))
            }
        }
        let decoder = XMLDecoder()
        decoder.userInfo[try #require(CodingUserInfoKey(rawValue: "keeper"))] = keeper
        #expect(throws: DecodingError.self) { try decoder.decode(Failing.self, from: "<r id='3'><name>x</name></r>") }
        #expect(throws: DecodingError.self) { try decoder.decode(Failing.self, from: "<r id='4'><name>y</name></r>") }
        try expectEqual(keeper.lazy?.id, 4)
        try expectEqual(keeper.lazy?.name, "y")
        struct Model: Decodable {
            let decoder: any Decoder
            init(from decoder: any Decoder) { self.decoder = decoder }
        }
        struct Item: Decodable { var name: String }
        struct List: Decodable { var item: [Item] }
        var model: Model? = try decoded(Model.self, LazyList.document(1...3))
        let list = try List(from: try #require(model).decoder)
        expectEqual(list.item.map(\.name), ["number 1", "number 2", "number 3"])
        let container = try model?.decoder.container(keyedBy: XMLNameKey.self)
        model = nil
        _ = try decoded(LazyList.self, LazyList.document(4...5))
        expectEqual(container?.contains(XMLNameKey("item")), true)
        expectEqual(container?.allKeys.map(\.stringValue), ["item"])
    }

    /// Refers to the state that a value was decoded from without retaining it.
    private struct Traced: Decodable {
        weak var state: DecodingState?
        let lazy: Lazy
        init(from decoder: any Decoder) throws {
            state = (decoder as? ValueDecoder)?.state
            lazy = try Lazy(from: decoder)
        }
    }

    @Test("The document is released with the last container that reads from it, or with the call")
    func release() throws {
        var traced: Traced? = try decoded(Traced.self, "<r id='1'><name>a</name></r>")
        let probe = try #require(traced?.state).document.store
        for _ in 1...20 { _ = try decoded([Int].self, "<r><n>1</n></r>") }
        #expect(traced?.state?.document.store === probe)
        try expectEqual(traced?.lazy.id, 1)
        weak let state = traced?.state
        traced = nil
        expectNil(state)
        struct Plain: Decodable {
            weak var state: DecodingState?
            let id: Int
            init(from decoder: any Decoder) throws {
                state = (decoder as? ValueDecoder)?.state
                id = try Lazy(from: decoder).id
            }
        }
        let plain = try decoded(Plain.self, "<r id='1'><name>a</name></r>")
        expectEqual(plain.id, 1)
        expectNil(plain.state)
    }

    final class Branch: Codable { var name: String, branch: [Branch] }

    @Test("Nested elements of one type may exceed the containers that are kept for reuse", arguments: [7, 8, 9, 60])
    func nested(depth: Int) throws {
        let open = (1...depth).map { "<branch><name>\($0)</name>" }.joined()
        let tree = open + String(repeating: "</branch>", count: depth)
        for _ in 1...2 {
            var branch = try decoded(Branch.self, "<r><name>0</name>\(tree)\(tree)</r>")
            expectEqual(branch.branch.count, 2)
            for number in 1...depth {
                branch = try #require(branch.branch.last)
                expectEqual(branch.name, "\(number)")
            }
        }
    }

    @Test("Containers of one key type for several elements are independent")
    func several() throws {
        struct Pair: Decodable {
            var sum: Int
            init(from decoder: any Decoder) throws {
                let outer = try decoder.container(keyedBy: XMLNameKey.self)
                let first = try outer.nestedContainer(keyedBy: XMLNameKey.self, forKey: XMLNameKey("a"))
                let second = try outer.nestedContainer(keyedBy: XMLNameKey.self, forKey: XMLNameKey("b"))
                let again = try decoder.container(keyedBy: XMLNameKey.self)
                sum = try first.decode(Int.self, forKey: XMLNameKey("n")) * 100
                sum += try second.decode(Int.self, forKey: XMLNameKey("n")) * 10
                sum += try again.decode(Int.self, forKey: XMLNameKey("n"))
            }
        }
        let xml = "<p><a><n>1</n></a><b><n>2</n></b><n>3</n></p>"
        try expectEqual(decoded([Pair].self, "<r>\(xml)\(xml)</r>").map(\.sum), [123, 123])
    }

    @Test("Concurrent tasks have their own containers")
    func tasks() async throws {
        let sums = try await withThrowingTaskGroup(of: Int.self) { group in
            for task in 0..<8 {
                group.addTask {
                    var kept: [LazyList] = []
                    for round in 0..<20 {
                        kept.append(try decoded(LazyList.self, LazyList.document([task * 1000 + round, task * 1000])))
                    }
                    return try kept.reduce(0) { try $0 + $1.item[0].id - $1.item[1].id }
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        expectEqual(sums, Array(repeating: 190, count: 8))
    }

    /// The recursions through containers that ask for nothing but other containers.
    private struct Requests: Decodable {
        static let kinds = ["keyed", "unkeyed", "item keyed", "item super", "super"]
        static let kind = CodingUserInfoKey(rawValue: "kind")
        private struct Super: CodingKey {
            var stringValue: String { "a" }
            var intValue: Int? { nil }
            init() {}
            init?(stringValue: String) { if stringValue != "a" { return nil } }
            init?(intValue: Int) { nil }
        }
        init(from decoder: any Decoder) throws {
            func keyed(_ container: KeyedDecodingContainer<Super>) throws {
                guard container.contains(Super()) else { return }
                try keyed(container.nestedContainer(keyedBy: Super.self, forKey: Super()))
            }
            func items(_ container: KeyedDecodingContainer<Super>) throws {
                guard container.contains(Super()) else { return }
                var list = try container.nestedUnkeyedContainer(forKey: Super())
                try items(list.nestedContainer(keyedBy: Super.self))
            }
            func unkeyed(_ container: inout any UnkeyedDecodingContainer) throws {
                guard !container.isAtEnd else { return }
                var nested = try container.nestedUnkeyedContainer()
                try unkeyed(&nested)
            }
            switch Self.kind.flatMap({ decoder.userInfo[$0] }) as? String {
            case "keyed": try keyed(decoder.container(keyedBy: Super.self))
            case "item keyed": try items(decoder.container(keyedBy: Super.self))
            case "unkeyed":
                var list = try decoder.unkeyedContainer()
                try unkeyed(&list)
            case "item super":
                var list = try decoder.unkeyedContainer()
                if !list.isAtEnd { _ = try Requests(from: list.superDecoder()) }
            default:
                let container = try decoder.container(keyedBy: Super.self)
                _ = try Requests(from: container.superDecoder())
            }
        }
    }

    @Test("Recursion through any request throws before the stack ends", arguments: Requests.kinds)
    func recursion(kind: String) throws {
        let name = kind == "super" ? "super" : "a"
        let xml = String(repeating: "<\(name)>", count: 50_000) + String(repeating: "</\(name)>", count: 50_000)
        let refused = onThread(stackSize: 256 * 1024) {
            refusal(Requests.self, xml) {
                $0.parsingOptions.limits.depth = 100_000
                if let key = Requests.kind { $0.userInfo[key] = kind }
            }?.sentence
        }
        #expect(try #require(refused ?? nil).contains("too deeply"))
    }

    @Test("A decoder that is used on a thread with a smaller stack throws before that ends")
    func otherThread() throws {
        struct Kept: Decodable, @unchecked Sendable {
            let decoder: any Decoder
            init(from decoder: any Decoder) { self.decoder = decoder }
        }
        struct Chain: Decodable { var a: [Chain] }
        let xml = String(repeating: "<a>", count: 50_000) + String(repeating: "</a>", count: 50_000)
        let kept = try decoded(Kept.self, xml) { $0.parsingOptions.limits.depth = 100_000 }
        let error = onThread(stackSize: 256 * 1024) {
            do {
                _ = try Chain(from: kept.decoder)
                return ""
            } catch {
                return DecodingFailure(error)?.sentence ?? ""
            }
        }
        #expect(try #require(error).contains("too deeply"))
    }
}
