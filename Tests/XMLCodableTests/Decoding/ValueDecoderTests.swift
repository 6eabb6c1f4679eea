import Foundation
import Testing
import XMLCodable

/// Decoding single values.
struct ValueDecoderTests {
    @Test("A document as a scalar, an optional, an array, a set or a dictionary")
    func topLevel() throws {
        try expectEqual(decoded(Int.self, "<r>5</r>"), 5)
        try expectEqual(decoded(Int8.self, "<r> -5 </r>"), -5)
        try expectEqual(decoded(UInt64.self, "<r>18446744073709551615</r>"), .max)
        #expect(try decoded(Bool.self, "<r>1</r>"))
        try expectEqual(decoded(Double.self, "<r>1e3</r>"), 1000)
        try expectEqual(decoded(Float.self, "<r>.5</r>"), 0.5)
        try expectEqual(decoded(String.self, #"<r x="1"> a </r>"#), "a")
        try expectEqual(decoded(URL.self, "<r>http://a.b/</r>").absoluteString, "http://a.b/")
        try expectEqual(decoded(Decimal.self, "<r>0.1</r>"), Decimal(string: "0.1"))
        try expectEqual(decoded(Data.self, "<r>aGk=</r>"), Data("hi".utf8))
        try expectEqual(decoded(Date.self, "<r>1970-01-02</r>").timeIntervalSince1970, 86400)
        let id = UUID()
        try expectEqual(decoded(UUID.self, "<r>\(id.uuidString)</r>"), id)
        try expectEqual(decoded(Int?.self, "<r>5</r>"), 5)
        try expectNil(decoded(Int?.self, "<r/>"))
        try expectEqual(decoded(String?.self, "<r/>"), "")
        try expectEqual(decoded([Int].self, "<r><a>1</a><b>2</b></r>"), [1, 2])
        try expectEqual(decoded([Int].self, "<r/>"), [])
        try expectEqual(decoded(Set<Int>.self, "<r><a>1</a><b>1</b></r>"), [1])
        try expectEqual(decoded([String: Int].self, #"<r z="9"><a>1</a><b>2</b></r>"#), ["a": 1, "b": 2])
        try expectEqual(decoded([String: Int].self, "<r/>"), [:])
        guard #available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, *) else { return }
        try expectEqual(decoded(Int128.self, "<r>-1</r>"), -1)
        try expectEqual(decoded(UInt128.self, "<r>1</r>"), 1)
        expectEqual(refusal(UInt128.self, "<r>-1</r>")?.kind, "dataCorrupted")
    }

    @Test("Every scalar is read by a single value container, and a decoder returns several containers")
    func singleValues() throws {
        let sum = try reading("<r>7</r>") { decoder in
            let value = try decoder.singleValueContainer()
            var sum = 0.0
            sum += Double(try value.decode(Int.self))
            sum += Double(try value.decode(Int8.self))
            sum += Double(try value.decode(Int16.self))
            sum += Double(try value.decode(Int32.self))
            sum += Double(try value.decode(Int64.self))
            sum += Double(try value.decode(UInt.self))
            sum += Double(try value.decode(UInt8.self))
            sum += Double(try value.decode(UInt16.self))
            sum += Double(try value.decode(UInt32.self))
            sum += Double(try value.decode(UInt64.self))
            sum += Double(try value.decode(Float.self))
            sum += try value.decode(Double.self)
            try expectEqual(value.decode(String.self), "7")
            expectEqual(value.decodeNil(), false)
            #expect(value.codingPath.isEmpty)
            return sum
        }
        expectEqual(sum, 84)
        #expect(try reading("<r>true</r>") { try $0.singleValueContainer().decode(Bool.self) })
        let found = try reading("<r><a>1</a><b>2</b></r>") { decoder in
            let keyed = try decoder.container(keyedBy: OpenKey.self)
            var list = try decoder.unkeyedContainer()
            let again = try decoder.container(keyedBy: OpenKey.self)
            return [
                try list.decode(Int.self), try keyed.decode(Int.self, forKey: OpenKey("b")),
                try again.decode(Int.self, forKey: OpenKey("a")), try list.decode(Int.self),
            ]
        }
        expectEqual(found, [1, 2, 1, 2])
    }

    @Test("Types that wrap a value are decoded like that value")
    func wrappedValues() throws {
        struct Identifier: RawRepresentable, Codable, Hashable { var rawValue: Int }
        enum Level: String, Codable { case low, high }
        enum Rank: Int, Codable { case first = 1 }
        struct Generic<V: Codable & Equatable>: Codable, Equatable { var value: V }
        struct Model: Decodable {
            var id: Identifier, level: Level, levels: [Level]
            var rank: Rank?
            var noRank: Rank?
            var generic: Generic<Int>, generics: [Generic<String>], maybe: Generic<Int?>
        }
        let xml = """
            <r id="5" level="low"><levels>high</levels><levels>low</levels><rank>1</rank><noRank/>
            <generic><value>1</value></generic><generics value="a"/><generics><value>b</value></generics><maybe/></r>
            """
        let model = try decoded(Model.self, xml)
        expectEqual(model.id, Identifier(rawValue: 5))
        expectEqual(model.level, .low)
        expectEqual(model.levels, [.high, .low])
        expectEqual(model.rank, .first)
        expectNil(model.noRank)
        expectEqual(model.generic, Generic(value: 1))
        expectEqual(model.generics, [Generic(value: "a"), Generic(value: "b")])
        expectEqual(model.maybe, Generic(value: nil))
    }

    @Test("Text and attributes have neither keyed nor unkeyed containers")
    func wrongShapes() throws {
        struct Point: Decodable { var x: Int }
        struct Keyed: Decodable { @XMLAttribute var a: Point }
        struct Listed: Decodable { @XMLAttribute var a: [Int] }
        expectEqual(refusal(Keyed.self, #"<r a="1"/>"#)?.kind, "typeMismatch")
        expectEqual(refusal(Keyed.self, #"<r a="1"/>"#)?.path, ["a"])
        expectEqual(refusal(Listed.self, #"<r a="1"/>"#)?.kind, "typeMismatch")
        expectEqual(refusal(Int.self, "<r><a>1</a></r>")?.kind, "typeMismatch")
        expectEqual(refusal(String.self, "<r><a>1</a></r>")?.kind, "typeMismatch")
        try expectEqual(decoded(String.self, "<r>x<a>1</a>y</r>"), "xy")
    }

    @Test("userInfo reaches every level")
    func userInfo() throws {
        let key = try #require(CodingUserInfoKey(rawValue: "k"))
        struct Inner: Decodable {
            var seen: Int?
            init(from decoder: any Decoder) throws {
                seen = CodingUserInfoKey(rawValue: "k").flatMap { decoder.userInfo[$0] } as? Int
            }
        }
        struct Model: Decodable { var a: [Inner] }
        try expectEqual(decoded(Model.self, "<r><a/></r>") { $0.userInfo = [key: 5] }.a.map(\.seen), [5])
        try expectEqual(decoded(Model.self, "<r><a/></r>").a.map(\.seen), [nil])
    }

    class Base: Codable {
        var a: Int
        init(a: Int) { self.a = a }
    }

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

    @Test(
        "A superclass or another type that is decoded from the same element leaves the keys of the first one as they are"
    )
    func inheritance() throws {
        let inside = try decoded([Inside].self, "<r><i><a>1</a><b>2</b></i><i><b>4</b><a>3</a></i></r>")
        expectEqual(inside.map(\.a), [1, 3])
        expectEqual(inside.map(\.b), [2, 4])
        let below = try decoded([Below].self, "<r><i><b>2</b><super><a>1</a></super></i></r>")
        expectEqual(below.map(\.a), [1])
        expectEqual(below.map(\.b), [2])
        let refused = refusal([Below].self, "<r><i><b>2</b><super><a>x</a></super></i></r>")
        expectEqual(refused?.path, ["Index 0", "super", "a"])
        let xml = "<r xmlns:x='urn:x'><i><id>1</id><x:name>n</x:name></i></r>"
        let decoder = XMLDecoder()
        decoder.unknownNodes = .throw
        let found = try decoder.decode([Named].self, from: xml)
        expectEqual(found.first?.identified.id, 1)
        expectEqual(found.first?.name, "n")
        expectEqual(decoder.diagnose([Named].self, from: xml).count, 0)
        expectEqual(
            refusal([Named].self, "<r><i><id>1</id><name>n</name></i></r>")?.sentence,
            "1:4: expected <name> in \"urn:x\" for Named.name at /r/i, found <name> in no namespace")
    }

    struct Identified: Codable, Equatable { var id: Int }

    /// Reads a value of another type from its element, and then its own keys.
    struct Named: Decodable, Equatable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(namespace: "urn:x")
        enum Keys: CodingKey { case name }
        var identified: Identified, name: String
        init(from decoder: any Decoder) throws {
            identified = try decoder.singleValueContainer().decode(Identified.self)
            name = try decoder.container(keyedBy: Keys.self).decode(String.self, forKey: .name)
        }
    }

    @Test("A list that was tried in vain leaves the element as it is", arguments: ["", "x", "<a/>x"])
    func triedList(content: String) throws {
        let counts = try reading("<r>\(content)</r>") { decoder in
            let before = try decoder.unkeyedContainer().count
            _ = try? decoder.singleValueContainer().decode([Int].self)
            return try [before, decoder.unkeyedContainer().count]
        }
        expectEqual(counts, content.isEmpty || content == "x" ? [0, 0] : [1, 1])
    }
}

/// Raw elements as values.
struct XMLElementDecodableTests {
    struct Model: Codable { var a: XML.Element }

    @Test("A raw element is XML text to other coders, and neither text nor an attribute")
    func json() throws {
        let model = try decoded(Model.self, "<r><a x='1'><b/>t</a></r>")
        let json = try JSONEncoder().encode(model)
        try expectEqual(JSONDecoder().decode(Model.self, from: json).a, model.a)
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(Model.self, from: Data(#"{"a":"<b"}"#.utf8)) }
        struct Wrapped: Decodable { @XMLAttribute var a: XML.Element }
        expectEqual(refusal(Wrapped.self, "<r a='1'/>")?.kind, "typeMismatch")
        expectEqual(refusal(Model.self, "<r/>")?.kind, "keyNotFound")
    }
}
