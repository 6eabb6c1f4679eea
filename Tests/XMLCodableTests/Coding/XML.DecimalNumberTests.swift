import Foundation
import Testing
import XMLCodable
import XMLCodableStreaming

struct XMLDecimalNumberTests {
    struct Model: Codable, Equatable {
        @XMLAttribute var rate: XML.DecimalNumber
        var price: XML.DecimalNumber
        @XMLChild @XMLList var list: [XML.DecimalNumber]
        var others: [XML.DecimalNumber]
        var discount: XML.DecimalNumber?
    }

    @Test("A number is written as it was read, everywhere; other coders may have a number, and none a NaN")
    func written() throws {
        let xml = "<r rate=\"19.00\"><price>31.60</price><list>1.0 +2 .50 -0.00</list><others>007</others></r>"
        let model = try decoded(Model.self, xml)
        expectEqual(model.price.value, Decimal(string: "31.6"))
        expectEqual(model.price.fractionDigits, 2)
        expectEqual(model.list.map(\.fractionDigits), [1, 0, 2, 2])
        try expectStrict(xml, model)
        try expectJSON(#"{"list":["1.0","+2",".50","-0.00"],"others":["007"],"price":"31.60","rate":"19.00"}"#, model)
        try expectEqual(decodedJSON([XML.DecimalNumber].self, "[1.5]").map(\.description), ["1.5"])
        expectPart(refusal(["a": XML.DecimalNumber(.nan)])?.sentence, "expected a number, found NaN")
    }

    @Test("Digits are those that were set; a changed value keeps them; values are compared, not digits")
    func digits() throws {
        for (value, digits, text) in [
            ("31.6", 2, "31.60"), ("31.625", 2, "31.625"), ("31", 0, "31"), ("-0.5", 3, "-0.500"), ("0", 2, "0.00"),
            ("1200", 1, "1200.0"), ("31.6", -1, "31.6"),
        ] {
            let number = XML.DecimalNumber(try #require(Decimal(string: value)), fractionDigits: digits)
            expectEqual(number.description, text)
            try expectEqual(encoded(number), "<r>\(text)</r>")
        }
        var number = try #require(XML.DecimalNumber("+31.60"))
        expectEqual(number, XML.DecimalNumber(Decimal(string: "31.6") ?? 0))
        expectEqual(Set([number, XML.DecimalNumber(number.value)]).count, 1)
        number.value += 1
        expectEqual(number.description, "32.60")
        #expect(try #require(XML.DecimalNumber("2.0")) < XML.DecimalNumber(10))
        number.fractionDigits = 0
        expectEqual(number.description, "32.6")
        // A number is rounded by a rule.
        for (value, rule, text) in [
            ("0.125", FloatingPointRoundingRule.toNearestOrEven, "0.12"), ("0.135", .toNearestOrEven, "0.14"),
            ("0.1251", .toNearestOrEven, "0.13"), ("0.125", .toNearestOrAwayFromZero, "0.13"), ("-0.125", .up, "-0.12"),
            ("-0.125", .down, "-0.13"), ("0.121", .awayFromZero, "0.13"), ("0.129", .towardZero, "0.12"),
            ("9.995", .toNearestOrAwayFromZero, "10.00"), ("-0.001", .toNearestOrEven, "0.00"), ("3", .up, "3.00"),
        ] {
            let number = XML.DecimalNumber(try #require(Decimal(string: value)), fractionDigits: 2, rounding: rule)
            expectEqual(number.description, text)
            expectEqual(number.value, Decimal(string: text))
        }
    }

    @Test(
        "Malformed text is refused",
        arguments: [
            "15.00zzz", "1,5", "1.2.3", "--1", "0x10", "1e", "12 34", "٣", "NaN", "INF",
            String(repeating: "9", count: 60),
        ])
    func refused(text: String) throws {
        expectNil(XML.DecimalNumber(text))
        typealias Model = One<XML.DecimalNumber>
        let error = try #require(refusal(Model.self, "<r>\n<value>\(text)</value></r>"))
        expectEqual(
            error.sentence,
            "2:8: expected a decimal number for One<DecimalNumber>.value at /r/value, found \"\(text)\"")
        let found = XMLDecoder().diagnose(Model.self, from: "<r>\n<value>\(text)</value></r>")
        expectEqual(found.map(\.description), [error.sentence])
        #expect(throws: DecodingError.self) { try decodedJSON(Model.self, #"{"value":"\#(text)"}"#) }
        struct Plain: Decodable {
            @XMLAttribute var value: Decimal?
            var item: [Decimal]
            @XMLChild @XMLList var list: [Decimal]
            @XMLTransformed<XML.EpochMilliseconds?> var date: Date?
        }
        #expect(throws: DecodingError.self) { try decoded(Plain.self, "<r value=\"\(text)\"/>") }
        #expect(throws: DecodingError.self) { try decoded(Plain.self, "<r><item>\(text)</item></r>") }
        if !text.contains(" ") {
            #expect(throws: DecodingError.self) { try decoded(Plain.self, "<r><list>1 \(text)</list></r>") }
        }
        #expect(throws: DecodingError.self) { try decoded(Plain.self, "<r><date>\(text)</date></r>") }
    }
}

struct XMLEncoderDecimalEncodingStrategyTests {
    struct Model: Codable, Equatable {
        @XMLAttribute var a: Decimal
        var b: [Decimal]
        @XMLChild @XMLList var c: [Decimal]
    }

    @Test("A strategy holds for the decimals of the whole document; more digits are an error, unless rounded")
    func document() throws {
        let model = Model(a: Decimal(string: "31.6") ?? 0, b: [1, Decimal(string: "0.125") ?? 0], c: [-2])
        func written(_ strategy: XMLEncoder.DecimalEncodingStrategy) throws -> String {
            try encoded(model) { $0.decimalEncodingStrategy = strategy }
        }
        try expectEqual(written(.shortest), "<r a=\"31.6\"><b>1</b><b>0.125</b><c>-2</c></r>")
        try expectEqual(written(.fractionDigits(2...)), "<r a=\"31.60\"><b>1.00</b><b>0.125</b><c>-2.00</c></r>")
        // A negative number of digits is none.
        let whole = try written(.fractionDigits(-3, rounding: .towardZero))
        try expectEqual(whole, written(.fractionDigits(0, rounding: .towardZero)))
        try expectEqual(written(.fractionDigits(2...4)), "<r a=\"31.60\"><b>1.00</b><b>0.125</b><c>-2.00</c></r>")
        let text = try written(.fractionDigits(2, rounding: .toNearestOrEven))
        expectEqual(text, "<r a=\"31.60\"><b>1.00</b><b>0.12</b><c>-2.00</c></r>")
        try expectEqual(decoded(Model.self, text).b, [1, Decimal(string: "0.12") ?? 0])
        struct Other: Encodable {
            @XMLTransformed<XML.EpochMilliseconds> var date: Date
            var number: XML.DecimalNumber
        }
        let other = Other(date: Date(timeIntervalSince1970: 1), number: XML.DecimalNumber(1, fractionDigits: 3))
        let others = try encoded(other) { $0.decimalEncodingStrategy = .fractionDigits(2) }
        expectEqual(others, "<r><date>1000</date><number>1.000</number></r>")
        let error = try #require(
            refusal(["price": Decimal(string: "0.125")]) { $0.decimalEncodingStrategy = .fractionDigits(2) })
        expectEqual(error.path, ["price"])
        expectPart(
            error.sentence,
            "0.125 has more than 2 fraction digits; `decimalEncodingStrategy` rounds only with `rounding:`")
    }
    enum Choice: Codable, Equatable { case price(Decimal), rate(percent: Decimal) }
    struct Inner: Codable, Equatable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(root: "in")
        @XMLAttribute var tax: Decimal
    }
    struct Places: Codable, Equatable {
        @XMLAttribute @XMLTransformed<XML.Separated<Decimal, XML.Comma>> var list: [Decimal]
        var nillable: XML.Nillable<Decimal>
        var optional: Decimal?
        var prices: [String: Decimal]
        @XMLCData @XMLTransformed<XML.Embedded<Inner>> var inner: Inner
        var choices: [Choice]
        enum CodingKeys: String, CodingKey { case list, nillable, optional, prices, inner, choices = "*" }
    }

    @Test("A strategy holds in lists, choices, dictionaries and embedded documents, for trees and for records")
    func places() throws {
        let encoder = XMLEncoder()
        encoder.decimalEncodingStrategy = .fractionDigits(2)
        let xml = """
            <r list="1.00,2.50">
                <nillable>3.00</nillable>
                <optional>4.50</optional>
                <prices><tea>5.00</tea></prices>
                <inner><![CDATA[<in tax="6.00" />]]></inner>
                <price>7.00</price>
                <rate><percent>8.10</percent></rate>
            </r>
            """
        let half = Decimal(5) / 10
        let value = Places(
            list: [1, 2 + half], nillable: XML.Nillable(3), optional: 4 + half, prices: ["tea": 5],
            inner: Inner(tax: 6),
            choices: [.price(7), .rate(percent: 8 + Decimal(1) / 10)])
        let decoder = XMLDecoder()
        decoder.unknownNodes = .throw
        try expectCase(xml, value, encoder: encoder, decoder: decoder)
        try expectEqual(encoder.encodeToElement(value, withRootKey: "r").xmlString(), unindented(xml))
        let writer = try encoder.writer(at: "in", withRootKey: "r")
        try writer.write(Inner(tax: 6))
        try writer.write(Inner(tax: half))
        try writer.finish()
        var bytes: [UInt8] = []
        while let chunk = writer.nextChunk() { bytes += chunk }
        expectEqual(String(decoding: bytes, as: UTF8.self), "<r><in tax=\"6.00\" /><in tax=\"0.50\" /></r>")
        let tooLong = Inner(tax: half / 100)
        var refused = value
        refused.inner = tooLong
        let error = try #require(refusal(refused) { $0.decimalEncodingStrategy = .fractionDigits(2) })
        expectEqual(error.path, ["inner", "tax"])
        #expect(throws: EncodingError.self) { try encoder.encodeToElement(tooLong, withRootKey: "r") }
    }
}
