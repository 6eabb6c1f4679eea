import Foundation
import Testing
import XMLCodable

/// `XML.Chained` and `XML.AnyOf` of transforms that read with the options of the coder.
struct CombinedTransformsTests {
    struct In: Codable, Equatable {
        var n: Int
        var date: Date?
    }

    /// Text that has a mark before it.
    enum Marked: XMLTransform {
        static func decode(_ coded: String) throws -> String {
            guard coded.hasPrefix("#") else { throw XML.TransformError(expected: "a text with #") }
            return String(coded.dropFirst())
        }
        static func encode(_ value: String) -> String { "#" + value }
    }
    /// A short form of the value.
    enum Short: XMLTransform {
        static func decode(_ coded: String) throws -> In {
            guard let n = Int(coded) else { throw XML.TransformError(expected: "a number") }
            return In(n: n)
        }
        static func encode(_ value: In) -> String { "\(value.n)" }
    }
    struct Model: Codable, Equatable {
        @XMLTransformed<XML.Chained<Marked, XML.Embedded<In>>> var a: In
        @XMLTransformed<[XML.AnyOf<XML.Embedded<In>, Short>]> var b: [In]
        @XMLTransformed<XML.Chained<Marked, XML.Separated<Date, XML.Comma>>?> var c: [Date]?
        @XMLAttribute @XMLTransformed<XML.AnyOf<XML.Chained<Marked, XML.Embedded<In>>, Short>?> var d: In?
    }

    static func coders() -> (encoder: XMLEncoder, decoder: XMLDecoder) {
        let (encoder, decoder) = (XMLEncoder(), XMLDecoder())
        encoder.dateEncodingStrategy = .secondsSince1970
        decoder.dateDecodingStrategy = .secondsSince1970
        return (encoder, decoder)
    }

    @Test("The options of the coder hold inside; other coders see the coded values")
    func options() throws {
        let (encoder, decoder) = Self.coders()
        let inner = "&lt;In&gt;&lt;n&gt;2&lt;/n&gt;&lt;date&gt;9.0&lt;/date&gt;&lt;/In&gt;"
        let dates = [Date(timeIntervalSince1970: 7), Date(timeIntervalSince1970: 8)]
        let value = In(n: 2, date: Date(timeIntervalSince1970: 9))
        try expectCase(
            "<Model d=\"#\(inner)\"><a>#\(inner)</a><b>\(inner)</b><b>\(inner)</b><c>#7.0,8.0</c></Model>",
            Model(a: value, b: [value, value], c: dates, d: value), encoder: encoder, decoder: decoder)
        try expectEqual(
            decoder.decode(Model.self, from: "<Model d='4'><a>#\(inner)</a><b>3</b><b>\(inner)</b></Model>"),
            Model(a: value, b: [In(n: 3), value], d: In(n: 4)))
        let plain = In(n: 1)
        try expectJSON(
            ##"{"a":"#<In><n>1</n></In>","b":["<In><n>1</n></In>"],"d":"#<In><n>1</n></In>"}"##,
            Model(a: plain, b: [plain], c: nil, d: plain))
    }

    @Test("What is not read inside is reported, and refused by strict mode, and any error has the outer place, once")
    func unread() throws {
        let inner = "&lt;In x='1'>&lt;n>2&lt;/n>&lt;/In>"
        for (xml, place) in [
            ("<Model><a>#\(inner)</a></Model>", "1:11 at /Model/a"),
            ("<Model><a>#&lt;In>&lt;n>2&lt;/n>&lt;/In></a><b>7</b><b>\(inner)</b></Model>", "1:56 at /Model/b[2]"),
            ("<Model d=\"#\(inner)\"><a>#&lt;In>&lt;n>2&lt;/n>&lt;/In></a></Model>", "1:11 at /Model/@d"),
        ] {
            let sentence = "\(place): 1:8: nothing in In reads the attribute 'x' at /In/@x"
            let (_, decoder) = Self.coders()
            try expectEqual(decoder.decode(Model.self, from: xml).a.n, 2)
            expectEqual(decoder.diagnose(Model.self, from: xml).map(\.description), [sentence])
            try expectEqual(decoder.decodeWithReport(Model.self, from: xml).unread.map(\.description), [sentence])
            decoder.unknownNodes = .throw
            try expectEqual(decodingRefusal(Model.self, xml, decoder: decoder).sentence, sentence)
        }
        enum Refusing: XMLTransform {
            static func decode(_ coded: In) throws -> In { throw XML.TransformError(expected: "nothing") }
            static func encode(_ value: In) -> In { value }
        }
        enum Text: XMLTransform {
            static func decode(_ coded: String) -> In { In(n: coded.utf8.count) }
            static func encode(_ value: In) -> String { String(repeating: "x", count: value.n) }
        }
        typealias Either = TransformedValue<XML.AnyOf<XML.Chained<XML.Embedded<In>, Refusing>, Text>>
        let decoder = XMLDecoder()
        decoder.unknownNodes = .throw
        let xml = "<r><value>&lt;In>&lt;n>2&lt;/n>&lt;z/>&lt;/In></value></r>"
        try expectEqual(decoder.decode(Either.self, from: xml).value.n, 21)
        expectEqual(decoder.diagnose(Either.self, from: xml), [])
        for (content, sentence) in [
            (
                "<a>#&lt;In>&lt;n>x&lt;/n>&lt;/In></a>",
                "1:11 at /Model/a: 1:8: expected an integer for In.n at /In/n, found \"x\""
            ),
            ("<a>x</a>", "1:11: expected a text with # for Model.a at /Model/a, found \"x\""),
            (
                "<c>#1,x</c><a>#&lt;In>&lt;n>1&lt;/n>&lt;/In></a>",
                "1:11: expected a date for Model.c at /Model/c, found \"x\""
            ),
            (
                "<b>y</b><a>#&lt;In>&lt;n>1&lt;/n>&lt;/In></a>",
                "1:11: expected a value accepted by Embedded<In> (1:1: expected the root element) "
                    + "or a number for Model.b at /Model/b, found \"y\""
            ),
        ] {
            let (_, coder) = Self.coders()
            let xml = "<Model>\(content)</Model>"
            let refusal = try decodingRefusal(Model.self, xml, decoder: coder)
            expectPart(refusal.sentence, sentence)
            expectEqual(coder.diagnose(Model.self, from: xml).map(\.description), [refusal.sentence])
        }
    }

    @Test("Names in lists keep their namespaces, or are refused")
    func names() throws {
        typealias Names = XML.Separated<XML.QualifiedName, XML.Comma>
        enum Words: XMLTransform {
            static func decode(_ coded: String) throws -> [XML.QualifiedName] {
                throw XML.TransformError(expected: "none")
            }
            static func encode(_ value: [XML.QualifiedName]) -> String { "" }
        }
        typealias Listed = TransformedValue<XML.AnyOf<Names, Words>>
        typealias Hidden = TransformedValue<XML.Chained<Marked, Names>>
        let names = [
            XML.QualifiedName("a", namespaceURI: "u:1", prefix: "p"),
            XML.QualifiedName("b", namespaceURI: "u:2", prefix: "p"),
        ]
        let read = try decoded(Listed.self, encoded(Listed(value: names)))
        expectEqual(read.value.map(\.namespaceURI), ["u:1", "u:2"])
        let local = [XML.QualifiedName("a", namespaceURI: nil)]
        try expectEqual(encoded(Hidden(value: local)), "<r><value>#a</value></r>")
        #expect(throws: EncodingError.self) { try encoded(Hidden(value: names)) }
    }

    @Test("A transform of one's own may call one that reads with the coder, and sees a DecodingError")
    func ownTransform() throws {
        enum Either: XMLTransform {
            static func decode(_ coded: String) throws -> In { try Short.decode(coded) }
            static func encode(_ value: In) -> String { Short.encode(value) }
            static func decode(_ coded: String, by decoder: any Decoder) throws -> In {
                do { return try XML.Embedded<In>.decode(coded, by: decoder) } catch is DecodingError {
                    return try Short.decode(coded)
                }
            }
        }
        typealias Own = TransformedValue<[Either]>
        let xml = "<r><value>&lt;In>&lt;n>2&lt;/n>&lt;/In></value><value>3</value></r>"
        try expectEqual(decoded(Own.self, xml).value.map(\.n), [2, 3])
        expectRefused(
            Own.self, "<r><value>x</value></r>",
            "1:11: expected a number for TransformedValue<Array<Either>>.value at /r/value, found \"x\"")
    }
}
