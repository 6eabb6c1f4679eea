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
    @Test("Containers and decoders that outlive their call, also one that failed, read all of their element")
    func escaped() throws {
        for count in [1, 8, 9, 500] {
            let first = try decoded(LazyList.self, LazyList.document(1...count))
            // Later calls must not reuse the containers.
            let second = try decoded(LazyList.self, LazyList.document(1001...1000 + count))
            try expectEqual(first.item.map { try $0.id }, Array(1...count))
            try expectEqual(second.item.map { try $0.id }, Array(1001...1000 + count))
            try expectEqual(first.item.last?.name, "number \(count)")
            #expect(throws: DecodingError.self) { try first.item[0].container.decode(Int.self, forKey: .name) }
        }
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
        var model: KeptDecoder? = try decoded(KeptDecoder.self, LazyList.document(1...3))
        let list = try LazyList(from: try #require(model).decoder)
        try expectEqual(list.item.map { try $0.name }, ["number 1", "number 2", "number 3"])
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
        weak var read: DecodingState?
        let id = try reading("<r id='1'><name>a</name></r>") { decoder in
            read = (decoder as? ValueDecoder)?.state
            return try Lazy(from: decoder).id
        }
        expectEqual(id, 1)
        expectNil(read)
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

    @Test("Containers of one key type for several elements are independent, and concurrent tasks have their own ones")
    func several() async throws {
        struct Pair: Decodable {
            var sum: Int
            init(from decoder: any Decoder) throws {
                let (n, outer) = (XMLNameKey("n"), try decoder.container(keyedBy: XMLNameKey.self))
                let first = try outer.nestedContainer(keyedBy: XMLNameKey.self, forKey: XMLNameKey("a"))
                let second = try outer.nestedContainer(keyedBy: XMLNameKey.self, forKey: XMLNameKey("b"))
                let again = try decoder.container(keyedBy: XMLNameKey.self)
                sum = try first.decode(Int.self, forKey: n) * 100 + second.decode(Int.self, forKey: n) * 10
                sum += try again.decode(Int.self, forKey: n)
            }
        }
        let xml = "<p><a><n>1</n></a><b><n>2</n></b><n>3</n></p>"
        try expectEqual(decoded([Pair].self, "<r>\(xml)\(xml)</r>").map(\.sum), [123, 123])
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
        init(from decoder: any Decoder) throws {
            let a = GrammarKey("a")
            func keyed(_ container: KeyedDecodingContainer<GrammarKey>) throws {
                guard container.contains(a) else { return }
                try keyed(container.nestedContainer(keyedBy: GrammarKey.self, forKey: a))
            }
            func items(_ container: KeyedDecodingContainer<GrammarKey>) throws {
                guard container.contains(a) else { return }
                var list = try container.nestedUnkeyedContainer(forKey: a)
                try items(list.nestedContainer(keyedBy: GrammarKey.self))
            }
            func unkeyed(_ container: inout any UnkeyedDecodingContainer) throws {
                guard !container.isAtEnd else { return }
                var nested = try container.nestedUnkeyedContainer()
                try unkeyed(&nested)
            }
            switch Self.kind.flatMap({ decoder.userInfo[$0] }) as? String {
            case "keyed": try keyed(decoder.container(keyedBy: GrammarKey.self))
            case "item keyed": try items(decoder.container(keyedBy: GrammarKey.self))
            case "unkeyed":
                var list = try decoder.unkeyedContainer()
                try unkeyed(&list)
            case "item super":
                var list = try decoder.unkeyedContainer()
                if !list.isAtEnd { _ = try Requests(from: list.superDecoder()) }
            default:
                let container = try decoder.container(keyedBy: GrammarKey.self)
                _ = try Requests(from: container.superDecoder())
            }
        }
    }

    @Test("Recursion through any request throws before the stack ends, also on a thread with a smaller one")
    func recursion() throws {
        for kind in Requests.kinds {
            let xml = deepXML(kind == "super" ? "super" : "a", 50_000)
            let refused = onThread(stackSize: 256 * 1024) {
                refusal(Requests.self, xml) {
                    $0.parsingOptions.limits.depth = 100_000
                    if let key = Requests.kind { $0.userInfo[key] = kind }
                }?.sentence
            }
            expectPart(refused ?? nil, "too deeply")
        }
        struct Chain: Decodable { var a: [Chain] }
        let kept = try decoded(KeptDecoder.self, deepXML("a", 50_000)) { $0.parsingOptions.limits.depth = 100_000 }
        let error = onThread(stackSize: 256 * 1024) { refusal { try Chain(from: kept.decoder) }?.sentence }
        expectPart(error ?? nil, "too deeply")
    }
}
