import Foundation
import Testing
import XMLCodable

/// Decoding single values.
struct ValueDecoderTests {
    @Test("A document as a scalar, an optional, an array, a set or a dictionary")
    func topLevel() throws {
        try expectDecoded("<r>5</r>", 5)
        try expectDecoded("<r> -5 </r>", -5 as Int8)
        try expectDecoded("<r>18446744073709551615</r>", UInt64.max)
        try expectDecoded("<r>1</r>", true)
        try expectDecoded("<r>1e3</r>", 1000.0)
        try expectDecoded("<r>.5</r>", 0.5 as Float)
        try expectDecoded(#"<r x="1"> a </r>"#, "a")
        try expectEqual(decoded(URL.self, "<r>http://a.b/</r>").absoluteString, "http://a.b/")
        try expectDecoded("<r>0.1</r>", #require(Decimal(string: "0.1")))
        try expectDecoded("<r>aGk=</r>", Data("hi".utf8))
        try expectDecoded("<r>1970-01-02</r>", Date(timeIntervalSince1970: 86400))
        let id = UUID()
        try expectDecoded("<r>\(id.uuidString)</r>", id)
        try expectDecoded("<r>5</r>", 5 as Int?)
        try expectDecoded("<r/>", Int?.none)
        try expectDecoded("<r/>", "" as String?)
        try expectDecoded("<r><a>1</a><b>2</b></r>", [1, 2])
        try expectDecoded("<r/>", [Int]())
        try expectDecoded("<r><a>1</a><b>1</b></r>", [1] as Set)
        try expectDecoded(#"<r z="9"><a>1</a><b>2</b></r>"#, ["a": 1, "b": 2])
        try expectDecoded("<r/>", [String: Int]())
        guard #available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, *) else { return }
        try expectDecoded("<r>-1</r>", -1 as Int128)
        try expectDecoded("<r>1</r>", 1 as UInt128)
        expectEqual(refusal(UInt128.self, "<r>-1</r>")?.kind, "dataCorrupted")
    }

    @Test("Every scalar is read by a single value container; a decoder has several containers, and the user info")
    func singleValues() throws {
        _ = try reading("<r>7</r>") { decoder in
            let value = try decoder.singleValueContainer()
            try expectEqual(value.decode(Int.self), 7)
            try expectEqual(value.decode(Int8.self), 7)
            try expectEqual(value.decode(Int16.self), 7)
            try expectEqual(value.decode(Int32.self), 7)
            try expectEqual(value.decode(Int64.self), 7)
            try expectEqual(value.decode(UInt.self), 7)
            try expectEqual(value.decode(UInt8.self), 7)
            try expectEqual(value.decode(UInt16.self), 7)
            try expectEqual(value.decode(UInt32.self), 7)
            try expectEqual(value.decode(UInt64.self), 7)
            try expectEqual(value.decode(Float.self), 7)
            try expectEqual(value.decode(Double.self), 7)
            try expectEqual(value.decode(String.self), "7")
            expectEqual(value.decodeNil(), false)
            #expect(value.codingPath.isEmpty)
        }
        #expect(try reading("<r>true</r>") { try $0.singleValueContainer().decode(Bool.self) })
        let found = try reading("<r><a>1</a><b>2</b></r>") { decoder in
            let keyed = try decoder.container(keyedBy: OpenKey.self)
            var list = try decoder.unkeyedContainer()
            let again = try decoder.container(keyedBy: OpenKey.self)
            return [
                try list.decode(Int.self), try keyed.decode(Int.self, forKey: "b"),
                try again.decode(Int.self, forKey: "a"), try list.decode(Int.self),
            ]
        }
        expectEqual(found, [1, 2, 1, 2])
        let key = try #require(CodingUserInfoKey(rawValue: "k"))
        func seen(_ configure: (XMLDecoder) -> Void) throws -> [Int?] {
            try decoded(WithA<[KeptDecoder]>.self, "<r><a/></r>", configure).a.map { $0.decoder.userInfo[key] as? Int }
        }
        try expectEqual(seen { $0.userInfo = [key: 5] }, [5])
        try expectEqual(seen { _ in }, [nil])
    }

    @Test("Types that wrap a value are decoded like that value")
    func wrappedValues() throws {
        struct Identifier: RawRepresentable, Decodable, Equatable { var rawValue: Int }
        enum Level: String, Decodable { case low, high }
        enum Rank: Int, Decodable { case first = 1 }
        struct Model: Decodable, Equatable {
            var id: Identifier, level: Level, levels: [Level], rank: Rank? = nil, noRank: Rank? = nil
            var generic: One<Int>, generics: [One<String>], maybe: One<Int?>
        }
        let xml = """
            <r id="5" level="low"><levels>high</levels><levels>low</levels><rank>1</rank><noRank/>
            <generic><value>1</value></generic><generics value="a"/><generics><value>b</value></generics><maybe/></r>
            """
        let model = Model(
            id: Identifier(rawValue: 5), level: .low, levels: [.high, .low], rank: .first, generic: One(value: 1),
            generics: [One(value: "a"), One(value: "b")], maybe: One(value: nil))
        try expectDecoded(xml, model)
    }

    @Test("Text and attributes have neither kind of container; a list tried in vain leaves the element as it is")
    func wrongShapes() throws {
        let keyed = refusal(AttributeA<WithA<Int>>.self, #"<r a="1"/>"#)
        expectEqual(keyed?.kind, "typeMismatch")
        expectEqual(keyed?.path, ["a"])
        expectEqual(refusal(AttributeA<[Int]>.self, #"<r a="1"/>"#)?.kind, "typeMismatch")
        expectEqual(refusal(Int.self, "<r><a>1</a></r>")?.kind, "typeMismatch")
        expectEqual(refusal(String.self, "<r><a>1</a></r>")?.kind, "typeMismatch")
        try expectDecoded("<r>x<a>1</a>y</r>", "xy")
        for content in ["", "x", "<a/>x"] {
            let counts = try reading("<r>\(content)</r>") { decoder in
                let before = try decoder.unkeyedContainer().count
                _ = try? decoder.singleValueContainer().decode([Int].self)
                return try [before, decoder.unkeyedContainer().count]
            }
            expectEqual(counts, content.isEmpty || content == "x" ? [0, 0] : [1, 1])
        }
    }

    class Base: Decodable { var a: Int }

    final class Inside: Base {
        var b: Int
        private enum Key: String, CodingKey { case b }
        required init(from decoder: any Decoder) throws {
            b = try decoder.container(keyedBy: Key.self).decode(Int.self, forKey: .b)
            try super.init(from: decoder)
        }
    }

    final class Below: Base {
        var b: Int
        private enum Key: String, CodingKey { case b }
        required init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            b = try container.decode(Int.self, forKey: .b)
            try super.init(from: container.superDecoder())
        }
    }

    @Test("A superclass or another type read from the same element leaves the keys of the first one as they are")
    func inheritance() throws {
        let inside = try decoded([Inside].self, "<r><i><a>1</a><b>2</b></i><i><b>4</b><a>3</a></i></r>")
        expectEqual(inside.map(\.a), [1, 3])
        expectEqual(inside.map(\.b), [2, 4])
        let below = try decoded([Below].self, "<r><i><b>2</b><super><a>1</a></super></i></r>")
        expectEqual(below.map(\.a), [1])
        expectEqual(below.map(\.b), [2])
        let refused = refusal([Below].self, "<r><i><b>2</b><super><a>x</a></super></i></r>")
        expectEqual(refused?.path, ["Index 0", "super", "a"])
        let xml = "<r xmlns:x='urn:x'><i><a>1</a><x:name>n</x:name></i></r>"
        let decoder = XMLDecoder()
        decoder.unknownNodes = .throw
        let found = try decoder.decode([Named].self, from: xml)
        expectEqual(found.first?.other.a, 1)
        expectEqual(found.first?.name, "n")
        expectEqual(decoder.diagnose([Named].self, from: xml).count, 0)
        expectRefused(
            [Named].self, "<r><i><a>1</a><name>n</name></i></r>",
            "1:4: expected <name> in \"urn:x\" for Named.name at /r/i, found <name> in no namespace")
    }

    /// Reads a value of another type from its element, and then its own keys.
    struct Named: Decodable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(namespace: "urn:x")
        enum Keys: CodingKey { case name }
        var other: WithA<Int>, name: String
        init(from decoder: any Decoder) throws {
            other = try decoder.singleValueContainer().decode(WithA<Int>.self)
            name = try decoder.container(keyedBy: Keys.self).decode(String.self, forKey: .name)
        }
    }
}
