import Foundation
import Testing
import XMLCodable
import XMLCodableFormatters

/// The rows of "Transformed values".
struct TransformsParityTests {
    enum Fahrenheit: XMLTransform {
        static func decode(_ coded: Double) throws -> Double { (coded - 32) / 1.8 }
        static func encode(_ value: Double) throws -> Double { value * 1.8 + 32 }
    }

    @Test("transform protocol + TransformOf closures + Composite / Delegated / AnyTransformation: with functions")
    func transforms() throws {
        enum Even: XMLTransform {
            static func decode(_ coded: Int) throws -> Int {
                guard coded.isMultiple(of: 2) else { throw XML.TransformError(expected: "an even number") }
                return coded / 2
            }
            static func encode(_ value: Int) throws -> Int { value * 2 }
        }
        enum Reversed: XMLTransform {
            static func decode(_ coded: String) throws -> String { String(coded.reversed()) }
            static func encode(_ value: String) throws -> String { String(value.reversed()) }
        }
        struct Model: Codable, Equatable {
            @XMLAttribute @XMLTransformed<Even> var pairs: Int
            @XMLTransformed<Fahrenheit> var boiling: Double
            @XMLTransformed<XML.Chained<XML.AsString, Fahrenheit>> var chained: Double
            @XMLTransformed<Reversed> var word: String
        }
        let rest = "<boiling>212.0</boiling><chained>212.0</chained><word>cba</word></r>"
        let model = Model(pairs: 4, boiling: 100, chained: 100, word: "abc")
        try expectCase(#"<r pairs="8">"# + rest, model)
        try expectJSON(#"{"boiling":212,"chained":"212.0","pairs":8,"word":"cba"}"#, model)
        let refusal = try decodingRefusal(Model.self, "<r pairs='3'>" + rest)
        expectStart(refusal.sentence, "1:11: expected an even number")
    }

    @Test("SupportedTypeConvertible: a type with its own text form")
    func supportedType() throws {
        struct Version: Codable, Equatable {
            var major, minor: Int
            init(_ major: Int, _ minor: Int) { (self.major, self.minor) = (major, minor) }
            init(from decoder: any Decoder) throws {
                let container = try decoder.singleValueContainer()
                let parts = try container.decode(String.self).split(separator: ".").compactMap { Int($0) }
                guard parts.count == 2 else {
                    throw DecodingError.dataCorruptedError(in: container, debugDescription: "expected a version")
                }
                self.init(parts[0], parts[1])
            }
            func encode(to encoder: any Encoder) throws {
                var container = encoder.singleValueContainer()
                try container.encode("\(major).\(minor)")
            }
        }
        struct Model: Codable, Equatable {
            @XMLAttribute var version: Version
            var older: [Version]
        }
        try expectCase(
            #"<r version="1.2"><older>1.0</older><older>1.1</older></r>"#,
            Model(version: Version(1, 2), older: [Version(1, 0), Version(1, 1)]))
        let refusal = try decodingRefusal(Model.self, "<r version='1.2'><older>1</older></r>")
        expectEqual(refusal.path, ["older", "Index 0"])
    }

    @Test("arrays/dicts/sets/2D with transform: item by item")
    func collections() throws {
        struct Model: Codable, Equatable {
            @XMLTransformed<[Fahrenheit]> var list: [Double]
            @XMLTransformed<[String: Fahrenheit]> var table: [String: Double]
            @XMLTransformed<XML.SetOf<Fahrenheit>> var set: Set<Double>
            @XMLTransformed<[[Fahrenheit]]> var grid: [[Double]]
        }
        let xml = """
            <r><list>32.0</list><list>212.0</list><table><a>32.0</a></table><set>212.0</set>
            <grid><grid>32.0</grid><grid>212.0</grid></grid></r>
            """
        try expectCase(xml, Model(list: [0, 100], table: ["a": 0], set: [100], grid: [[0, 100]]))
    }

    static let date = Date(timeIntervalSince1970: 1_425_340_800)

    /// Checks the form of the date with strategies, and returns the decoder.
    @discardableResult
    private func expectDate(
        _ text: String, _ encoding: XMLEncoder.DateEncodingStrategy, _ decoding: XMLDecoder.DateDecodingStrategy,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> XMLDecoder {
        let (encoder, decoder) = (XMLEncoder(), XMLDecoder())
        encoder.dateEncodingStrategy = encoding
        decoder.dateDecodingStrategy = decoding
        try expectCase(
            "<r><value>\(text)</value></r>", One(value: Self.date), encoder: encoder, decoder: decoder,
            sourceLocation: sourceLocation)
        return decoder
    }

    @Test("Date epoch + custom format / DateFormatter: by coder and by property; malformed text is an error")
    func formats() throws {
        enum German: XMLDateFormat {
            static let format = "d. MMMM yyyy"
            static let locale = Locale(identifier: "de_DE")
        }
        struct Model: Codable, Equatable {
            @XMLAttribute @XMLTransformed<XML.EpochSeconds> var seconds: Date
            @XMLAttribute @XMLTransformed<XML.EpochMilliseconds> var milliseconds: Date
            @XMLTransformed<XML.FormattedDate<German>> var day: Date
        }
        let xml = #"<r seconds="1425340800.0" milliseconds="1425340800000"><day>3. März 2015</day></r>"#
        try expectCase(xml, Model(seconds: Self.date, milliseconds: Self.date, day: Self.date))
        try expectEqual(decodingRefusal(Model.self, xml.replacing("März", with: "March")).path, ["day"])
        let seconds = try expectDate("1425340800.0", .secondsSince1970, .secondsSince1970)
        try expectEqual(decodingRefusal(One<Date>.self, "<r><value>soon</value></r>", decoder: seconds).path, ["value"])
        try expectDate("1425340800000", .millisecondsSince1970, .millisecondsSince1970)
        let zone = try #require(TimeZone(secondsFromGMT: 3_600))
        let format = "dd.MM.yyyy HH:mm"
        try expectDate("03.03.2015 01:00", .format(format, timeZone: zone), .format(format, timeZone: zone))
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "yyyyMMdd"
        try expectDate("20150303", .formatted(formatter), .formatted(formatter))
    }

    @Test("ISO8601: fractions and time zones as in XML Schema, and types for days and times")
    func iso8601() throws {
        struct Model: Codable, Equatable {
            @XMLTransformed<XML.ISO8601> var moment: Date
            @XMLTransformed<XML.DateOnly> var day: Date
            var time: XML.TimeOfDay
            var length: XML.Duration
        }
        let time = try #require(XML.TimeOfDay(secondsSinceMidnight: 9_404, secondsFromGMT: 0))
        try expectCase(
            """
            <r><moment>2015-03-03T00:00:00.5Z</moment><day>2015-03-03</day><time>02:36:44Z</time>
            <length>P1M</length></r>
            """,
            Model(moment: Self.date + 0.5, day: Self.date, time: time, length: XML.Duration(months: 1)))
        let decoder = try expectDate("2015-03-03T00:00:00Z", .iso8601, .iso8601)
        for text in ["2015-03-03T01:00:00+01:00", "2015-03-03T00:00:00.0Z"] {
            try expectEqual(decoder.decode(One.self, from: "<r><value>\(text)</value></r>"), One(value: Self.date))
        }
        let refusal = try decodingRefusal(One<Date>.self, "<r><value>2015-02-30T00:00:00Z</value></r>")
        expectEqual(refusal.path, ["value"])
    }

    @Test("URL + Data: verbatim or percent-encoded; base64, hex and a custom function")
    func url() throws {
        struct Link: Codable, Equatable {
            var link: URL
            @XMLTransformed<XML.PercentEncodedURL> var loose: URL
        }
        let url = try #require(URL(string: "http://a.org/b%20c?d=e&f#g"))
        let xml = "<r><link>http://a.org/b%20c?d=e&amp;f#g</link><loose>http://a.org/b%20c?d=e&amp;f#g</loose></r>"
        try expectCase(xml, Link(link: url, loose: url))
        let spaced = xml.replacingOccurrences(of: "<loose>http://a.org/b%20c", with: "<loose>http://a.org/b c")
        try expectEqual(XMLDecoder().decode(Link.self, from: spaced), Link(link: url, loose: url))
        struct Model: Codable, Equatable {
            var data: Data
            @XMLTransformed<XML.HexData> var hex: Data
        }
        let bytes = Data([0, 255, 16])
        try expectCase("<r><data>AP8Q</data><hex>00FF10</hex></r>", Model(data: bytes, hex: bytes))
        let wrapped = "<r><data>\n  AP\n  8Q\n</data><hex>00ff10</hex></r>"
        try expectEqual(XMLDecoder().decode(Model.self, from: wrapped), Model(data: bytes, hex: bytes))
        try expectEqual(decodingRefusal(Model.self, "<r><data>A!</data><hex/></r>").path, ["data"])
        let (encoder, decoder) = (XMLEncoder(), XMLDecoder())
        encoder.dataEncodingStrategy = .hex
        decoder.dataDecodingStrategy = .hex
        let model = Model(data: bytes, hex: bytes)
        try expectCase("<r><data>00FF10</data><hex>00FF10</hex></r>", model, encoder: encoder, decoder: decoder)
        encoder.dataEncodingStrategy = .custom { data, encoder in
            var container = encoder.singleValueContainer()
            try container.encode(data.map { "\($0)" }.joined(separator: "-"))
        }
        decoder.dataDecodingStrategy = .custom { decoder in
            let text = try decoder.singleValueContainer().decode(String.self)
            return Data(text.split(separator: "-").compactMap { UInt8($0) })
        }
        try expectCase("<r><data>0-255-16</data><hex>00FF10</hex></r>", model, encoder: encoder, decoder: decoder)
    }

    @Test("Decimal + hex color: exact and strict, and 3 to 8 digits in several forms")
    func decimalsAndColours() throws {
        for text in ["11", "1.66", "-0.05", "79228162514264337593.543950335"] {
            try expectCase("<r><value>\(text)</value></r>", One(value: try #require(Decimal(string: text))))
            try expectEqual(decodingRefusal(One<Decimal>.self, "<r><value>\(text) EUR</value></r>").path, ["value"])
        }
        struct Model: Codable, Equatable {
            var plain: XML.HexColor
            @XMLAttribute @XMLTransformed<XML.HexColor.Prefixed> var prefixed: XML.HexColor
            @XMLAttribute @XMLTransformed<XML.HexColor.WithAlpha> var alpha: XML.HexColor
        }
        let red = XML.HexColor(red: 255, green: 0, blue: 0)
        try expectCase(
            "<r prefixed='F00' alpha='f00f'><plain>#ff0000ff</plain></r>", Model(plain: red, prefixed: red, alpha: red),
            written: ##"<r prefixed="#FF0000" alpha="FF0000FF"><plain>FF0000</plain></r>"##)
        let xml = "<r prefixed='f00' alpha='f00'><plain>#ggg</plain></r>"
        try expectEqual(decodingRefusal(Model.self, xml).path, ["plain"])
    }

    @Test("CDATA: by property and for all strings, split at a section end")
    func cdata() throws {
        struct Model: Codable, Equatable {
            @XMLCData var a: String
            var b: String
        }
        let model = Model(a: "x ]]> y", b: "<&>")
        try expectCase("<r><a><![CDATA[x ]]]]><![CDATA[> y]]></a><b>&lt;&amp;&gt;</b></r>", model)
        let encoder = XMLEncoder()
        encoder.stringEncodingStrategy = .cdata
        try expectCase("<r><a><![CDATA[x ]]]]><![CDATA[> y]]></a><b><![CDATA[<&>]]></b></r>", model, encoder: encoder)
        let joined = try XMLDecoder().decode(Model.self, from: "<r><a><![CDATA[x]]> <![CDATA[y]]></a><b/></r>")
        expectEqual(joined.a, "x y")
    }

    @Test("Float NaN/INF: as in XML Schema, in custom words, or as an error")
    func nonFinite() throws {
        let infinite = TwoElements(a: Double.infinity, b: -Float.infinity)
        try expectCase("<r><a>INF</a><b>-INF</b></r>", infinite)
        #expect(try XMLDecoder().decode(Double.self, from: "<r>NaN</r>").isNaN)
        try expectEqual(encoded(["n": Double.nan]), "<r><n>NaN</n></r>")
        let (encoder, decoder) = (XMLEncoder(), XMLDecoder())
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "+", negativeInfinity: "-", nan: "?")
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "+", negativeInfinity: "-", nan: "?")
        try expectCase("<r><a>+</a><b>-</b></r>", infinite, encoder: encoder, decoder: decoder)
        _ = try decodingRefusal(Double.self, "<r>INF</r>", decoder: decoder)
        encoder.nonConformingFloatEncodingStrategy = .throw
        decoder.nonConformingFloatDecodingStrategy = .throw
        #expect(throws: EncodingError.self) { try encoder.encode(infinite) }
        _ = try decodingRefusal(Double.self, "<r>INF</r>", decoder: decoder)
    }
}
