import Foundation
import Testing
import XMLCodable

/// XMLList.
struct SpaceSeparatedTests {
    enum Side: String, Codable { case left, right }

    struct Model: Codable, Equatable {
        @XMLAttribute @XMLList var sizes: [Int]
        @XMLList var sides: [Side]
        @XMLList var one: Set<String>
        @XMLList var perhaps: [Double]?
    }

    @Test("Lists of scalars in attributes and elements, separated and surrounded by any white space")
    func lists() throws {
        let xml = #"<r sizes="38 39 40"><sides>left right</sides><one>a</one><perhaps>1.5 2.0</perhaps></r>"#
        let model = Model(sizes: [38, 39, 40], sides: [.left, .right], one: ["a"], perhaps: [1.5, 2])
        try expectCase(xml, model)
        try expectJSON(#"{"one":["a"],"perhaps":[1.5,2],"sides":["left","right"],"sizes":[38,39,40]}"#, model)
        let spaced = "<r sizes=' 1&#10;2\t3 '><sides>\n left\r\n\tright </sides><one/><perhaps>1</perhaps></r>"
        try expectEqual(
            decoded(Model.self, spaced),
            Model(sizes: [1, 2, 3], sides: [.left, .right], one: [], perhaps: [1]))
        struct Keyed: Codable, Equatable {
            @XMLList var a: [Int]
            @XMLList var text: [Int]
            enum CodingKeys: String, CodingKey { case a = "x.@a", text = "#text" }
        }
        try expectCase(#"<r><x a="1 2" />3 4</r>"#, Keyed(a: [1, 2], text: [3, 4]))
    }

    @Test("A missing list is empty, or nil if optional; an empty attribute is written only if it is Optional")
    func missing() throws {
        let model = try decoded(Model.self, "<r/>")
        expectEqual(model, Model(sizes: [], sides: [], one: [], perhaps: nil))
        try expectEqual(encoded(model), "<r><sides></sides><one></one></r>")
        try expectEqual(decoded(Model.self, try encoded(model)), model)
        try expectEqual(decoded(Model.self, "<r><perhaps/></r>").perhaps, [])
        let refusal = unreadable(Model.self, "<r/>") { $0.missingCollectionStrategy = .throw }
        expectEqual(refusal?.sentence, "1:1: expected the attribute 'sizes' for Model.sizes at /r, found none")
        struct Both: Codable, Equatable {
            @XMLAttribute @XMLList var plain: [Int]
            @XMLAttribute @XMLList var perhaps: [Int]?
        }
        try expectCase("<r />", Both(plain: [], perhaps: nil))
        try expectCase(#"<r perhaps="" />"#, Both(plain: [], perhaps: []))
        try expectCase(#"<r plain="" perhaps="1" />"#, Both(plain: [], perhaps: [1]), written: #"<r perhaps="1" />"#)
        try expectJSON(#"{"perhaps":[],"plain":[]}"#, Both(plain: [], perhaps: []))
        struct Key: Codable, Equatable {
            @XMLList var list: Set<Int>
            enum CodingKeys: String, CodingKey { case list = "@list" }
        }
        try expectCase("<r />", Key(list: []))
    }

    @Test("Strategies apply to the items")
    func strategies() throws {
        struct Dates: Codable, Equatable { @XMLList var value: [Date] }
        let dates = Dates(value: [Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 1.5)])
        try expectCase("<r><value>1970-01-01T00:00:00Z 1970-01-01T00:00:01.5Z</value></r>", dates)
        let (encoder, decoder) = (XMLEncoder(), XMLDecoder())
        encoder.dateEncodingStrategy = .secondsSince1970
        decoder.dateDecodingStrategy = .secondsSince1970
        try expectCase("<r><value>0.0 1.5</value></r>", dates, encoder: encoder, decoder: decoder)

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

    @Test(
        "The error for a malformed item has the location of the list and the index",
        arguments: [
            (
                #"<r sizes="1 x"/>"#, ["sizes", "Index 1"],
                "1:11: expected an integer for Model.sizes at /r/@sizes, found \"x\""
            ),
            (
                "<r>\n<perhaps>nope</perhaps></r>", ["perhaps", "Index 0"],
                "2:10: expected a number for Model.perhaps at /r/perhaps, found \"nope\""
            ),
            (
                "<r><sides>left up</sides></r>", ["sides", "Index 1"],
                "1:11: expected \"left\" or \"right\" for Model.sides at /r/sides, found \"up\""
            ),
        ])
    func badItems(xml: String, path: [String], sentence: String) throws {
        let refusal = unreadable(Model.self, xml)
        expectEqual(refusal?.kind, "dataCorrupted")
        expectEqual(refusal?.path, path)
        expectEqual(refusal?.sentence, sentence)
    }

    struct Words: Codable { @XMLList var value: [String] }

    @Test("Items are scalars with which the list can be decoded again; reserved characters are escaped")
    func unwritableItems() throws {
        for word in ["a b", "", "a\tb", "\n"] {
            let refusal = try #require(unwritable(Words(value: ["x", word])))
            expectEqual(refusal.path, ["value"])
            #expect(
                refusal.sentence.hasPrefix(
                    "cannot write a value of type Array<String> at /r/value: an item of a list "), "\(word)")
        }
        try expectEqual(encoded(Words(value: ["<", "&"])), "<r><value>&lt; &amp;</value></r>")
        let written = try encoded(Words(value: ["<", "&"])) { $0.stringEncodingStrategy = .cdata }
        try expectEqual(decoded(Words.self, written).value, ["<", "&"])
        struct Point: Codable { var x = 1 }
        struct Points: Codable { @XMLList var value: [Point] }
        struct Lists: Codable { @XMLList var value: [[Int]] }
        struct Nils: Codable { @XMLList var value: [Int?] }
        expectEnd(unwritable(Points(value: [Point()]))?.sentence, "a value with keys cannot be an item of a list")
        expectEnd(unwritable(Lists(value: [[1]]))?.sentence, "an array cannot be an item of a list")
        expectEnd(unwritable(Nils(value: [nil]))?.sentence, "nil cannot be an item of a list")
        expectEqual(
            unreadable(Points.self, "<r><value>a</value></r>")?.sentence,
            "1:11: expected an element with content for Points.value at /r/value, found an item of a list")
        expectEqual(unreadable(Lists.self, "<r><value>a</value></r>")?.kind, "typeMismatch")
    }

    @Test("A report has each malformed item of a list")
    func reports() throws {
        struct Even: Codable, Equatable {
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
        struct Mixed: Codable {
            @XMLAttribute @XMLList var sizes: [Int]
            @XMLList var sides: [Side]
            @XMLTransformed<XML.Separated<Even, XML.Comma>> var even: [Even]
            @XMLTransformed<XML.AnyOf<XML.Separated<Int, XML.Comma>, XML.Separated<Int, XML.Semicolon>>> var any: [Int]
            var rest: Int
        }
        let xml = """
            <r sizes='1 x 3 y'><sides>left up right down</sides><even>2,1,4,3,z</even><any>1;2</any><rest>z</rest></r>
            """
        let decoder = XMLDecoder()
        let found = decoder.diagnose(Mixed.self, from: xml)
        expectEqual(
            found.map(\.keyPath),
            ["sizes[1]", "sizes[3]", "sides[1]", "sides[3]", "even[1]", "even[3]", "even[4]", "rest"])
        expectEqual(found.first?.description, unreadable(Mixed.self, xml)?.sentence)
        #expect(found[3].description.hasSuffix("found \"down\""), "\(found[3])")
        // Strict mode throws the first one, and asks for no placeholder.
        decoder.unknownNodes = .throw
        let strict = unreadable { try decoder.decode(Mixed.self, from: xml) }
        expectEqual(strict?.path, ["sizes", "Index 1"])
        expectEqual(strict?.sentence, found.first?.description)
    }

    @Test("An item's encoder that is used after the call throws")
    func lateItems() throws {
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
