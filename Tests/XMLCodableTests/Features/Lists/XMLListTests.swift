import Foundation
import Testing
import XMLCodable

/// XMLList.
struct SpaceSeparatedTests {
    private enum Side: String, Codable { case left, right }

    private struct Model: Codable, Equatable {
        @XMLAttribute @XMLList var sizes: [Int]
        @XMLList var sides: [Side]
        @XMLList var one: Set<String>
        @XMLList var perhaps: [Double]?
    }

    @Test("Lists of scalars, separated by any white space; a missing list is empty, or nil if optional")
    func lists() throws {
        let xml = #"<r sizes="38 39 40"><sides>left right</sides><one>a</one><perhaps>1.5 2.0</perhaps></r>"#
        let model = Model(sizes: [38, 39, 40], sides: [.left, .right], one: ["a"], perhaps: [1.5, 2])
        try expectCase(xml, model)
        try expectJSON(#"{"one":["a"],"perhaps":[1.5,2],"sides":["left","right"],"sizes":[38,39,40]}"#, model)
        let spaced = "<r sizes=' 1&#10;2\t3 '><sides>\n left\r\n\tright </sides><one/><perhaps>1</perhaps></r>"
        try expectEqual(
            decoded(Model.self, spaced), Model(sizes: [1, 2, 3], sides: [.left, .right], one: [], perhaps: [1]))
        struct Keyed: Codable, Equatable {
            @XMLList var a: [Int]
            @XMLList var text: [Int]
            enum CodingKeys: String, CodingKey { case a = "x.@a", text = "#text" }
        }
        try expectCase(#"<r><x a="1 2" />3 4</r>"#, Keyed(a: [1, 2], text: [3, 4]))

        let empty = try decoded(Model.self, "<r/>")
        expectEqual(empty, Model(sizes: [], sides: [], one: [], perhaps: nil))
        try expectEqual(encoded(empty), "<r><sides></sides><one></one></r>")
        try expectEqual(decoded(Model.self, try encoded(empty)), empty)
        try expectEqual(decoded(Model.self, "<r><perhaps/></r>").perhaps, [])
        let failure = refusal(Model.self, "<r/>") { $0.missingCollectionStrategy = .throw }
        expectEqual(failure?.sentence, "1:1: expected the attribute 'sizes' for Model.sizes at /r, found none")
        struct Attributes: Codable, Equatable {
            @XMLAttribute @XMLList var plain: [Int]
            @XMLAttribute @XMLList var perhaps: [Int]?
            @XMLList var key: Set<Int>
            enum CodingKeys: String, CodingKey { case plain, perhaps, key = "@key" }
        }
        try expectCase("<r />", Attributes(plain: [], perhaps: nil, key: []))
        try expectCase(#"<r perhaps="" />"#, Attributes(plain: [], perhaps: [], key: []))
        try expectCase(
            #"<r plain="" perhaps="1" />"#, Attributes(plain: [], perhaps: [1], key: []), written: #"<r perhaps="1" />"#
        )
        try expectJSON(#"{"@key":[],"perhaps":[],"plain":[]}"#, Attributes(plain: [], perhaps: [], key: []))
    }

    @Test("Strategies apply to the items")
    func strategies() throws {
        let dates = Words(list: [Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 1.5)])
        try expectCase("<r><list>1970-01-01T00:00:00Z 1970-01-01T00:00:01.5Z</list></r>", dates)
        let (encoder, decoder) = (XMLEncoder(), XMLDecoder())
        encoder.dateEncodingStrategy = .secondsSince1970
        decoder.dateDecodingStrategy = .secondsSince1970
        try expectCase("<r><list>0.0 1.5</list></r>", dates, encoder: encoder, decoder: decoder)

        struct Others: Codable, Equatable {
            @XMLList var data: [Data]
            @XMLList var decimals: [Decimal]
            @XMLList var urls: [URL]
            @XMLList var flags: [Bool]
        }
        let others = Others(
            data: [Data([1, 2]), Data([3])], decimals: [Decimal(15) / 10, 2],
            urls: [try #require(URL(string: "http://example.org/?a&b"))], flags: [true, false])
        let xml = """
            <r><data>0102 03</data><decimals>1.5 2</decimals><urls>http://example.org/?a&amp;b</urls><flags>yes no</flags></r>
            """
        encoder.dataEncodingStrategy = .hex
        decoder.dataDecodingStrategy = .hex
        encoder.boolEncodingStrategy = .custom(true: "yes", false: "no")
        decoder.boolDecodingStrategy = .lenient
        try expectCase(xml, others, encoder: encoder, decoder: decoder)
    }

    @Test("The error for a malformed item has the location of the list and the index; a report has each of them")
    func malformed() throws {
        func check(_ xml: String, _ path: [String], _ sentence: String) {
            let failure = refusal(Model.self, xml)
            expectEqual(failure?.kind, "dataCorrupted")
            expectEqual(failure?.path, path)
            expectEqual(failure?.sentence, sentence)
        }
        check(
            #"<r sizes="1 x"/>"#, ["sizes", "Index 1"],
            "1:11: expected an integer for Model.sizes at /r/@sizes, found \"x\"")
        check(
            "<r>\n<perhaps>nope</perhaps></r>", ["perhaps", "Index 0"],
            "2:10: expected a number for Model.perhaps at /r/perhaps, found \"nope\"")
        check(
            "<r><sides>left up</sides></r>", ["sides", "Index 1"],
            "1:11: expected \"left\" or \"right\" for Model.sides at /r/sides, found \"up\"")

        struct Even: Codable {
            var value: Int
            init(from decoder: any Decoder) throws {
                value = try decoder.singleValueContainer().decode(Int.self)
                // A placeholder cannot be made.
                if value % 2 != 0 || value == 0 {
                    throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "odd"))
                }
            }
            func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
        }
        struct Mixed: Decodable {
            @XMLAttribute @XMLList var sizes: [Int]
            @XMLList var sides: [Side]
            @XMLTransformed<XML.Separated<Even, XML.Comma>> var even: [Even]
            @XMLTransformed<XML.AnyOf<XML.Separated<Int, XML.Comma>, XML.Separated<Int, XML.Semicolon>>> var any: [Int]
            var rest: Int
        }
        let xml = """
            <r sizes='1 x 3 y'><sides>left up right down</sides><even>2,1,4,3,z</even><any>1;2</any><rest>z</rest></r>
            """
        let found = XMLDecoder().diagnose(Mixed.self, from: xml)
        expectEqual(
            found.map(\.keyPath),
            ["sizes[1]", "sizes[3]", "sides[1]", "sides[3]", "even[1]", "even[3]", "even[4]", "rest"])
        expectEqual(found.first?.description, refusal(Mixed.self, xml)?.sentence)
        expectEnd(found[3].description, "found \"down\"")
        // Strict mode throws the first one, and asks for no placeholder.
        let strict = refusal(Mixed.self, xml) { $0.unknownNodes = .throw }
        expectEqual(strict?.path, ["sizes", "Index 1"])
        expectEqual(strict?.sentence, found.first?.description)
    }

    @Test("Items are scalars with which the list can be decoded again, and their encoders are not used later")
    func unwritableItems() throws {
        for word in ["a b", "", "a\tb", "\n"] {
            let failure = refusal(Words(list: ["x", word]))
            expectEqual(failure?.path, ["list"])
            expectStart(failure?.sentence, "cannot write a value of type Array<String> at /r/list: an item of a list ")
        }
        let marks = Words(list: ["<", "&"])
        try expectEqual(encoded(marks), "<r><list>&lt; &amp;</list></r>")
        try expectEqual(decoded(Words<String>.self, encoded(marks) { $0.stringEncodingStrategy = .cdata }), marks)
        let pair = refusal(Words(list: [TwoElements(a: 1, b: 2)]))
        expectEnd(pair?.sentence, "a value with keys cannot be an item of a list")
        expectEnd(refusal(Words(list: [[1]]))?.sentence, "an array cannot be an item of a list")
        expectEnd(refusal(Words<Int?>(list: [nil]))?.sentence, "nil cannot be an item of a list")
        let xml = "<r><list>a</list></r>"
        expectEqual(
            refusal(Words<TwoElements<Int, Int>>.self, xml)?.sentence,
            "1:10: expected an element with content for Words<TwoElements<Int, Int>>.list at /r/list, found an item of a list"
        )
        expectEqual(refusal(Words<[Int]>.self, xml)?.kind, "typeMismatch")

        final class Kept: @unchecked Sendable { var encoder: (any Encoder)? }
        struct Item: Encodable {
            let kept: Kept
            func encode(to encoder: any Encoder) throws {
                kept.encoder = encoder
                try 1.encode(to: encoder)
            }
        }
        struct List: Encodable { @XMLList var value: [Item] }
        let kept = Kept()
        try expectEqual(encoded(List(value: [Item(kept: kept)])), "<r><value>1</value></r>")
        let encoder = try #require(kept.encoder)
        var items = encoder.unkeyedContainer()
        #expect(throws: EncodingError.self) { try items.encode(1) }
        var keyed = encoder.container(keyedBy: OpenKey.self)
        #expect(throws: EncodingError.self) { try keyed.encode(1, forKey: OpenKey("a")) }
    }
}
