import Foundation
import Testing
import XMLCodable
import XMLCodableFormatters

/// The rows of "Transformed values".
/// Feature parity: transforms.
struct TransformsParityTests {
    enum Fahrenheit: XMLTransform {
        static func decode(_ coded: Double) throws -> Double { (coded - 32) / 1.8 }
        static func encode(_ value: Double) throws -> Double { value * 1.8 + 32 }
    }

    @Test("transform protocol: two functions, and an error with its location")
    func transformProtocol() throws {
        enum Even: XMLTransform {
            static func decode(_ coded: Int) throws -> Int {
                guard coded.isMultiple(of: 2) else { throw XML.TransformError(expected: "an even number") }
                return coded / 2
            }
            static func encode(_ value: Int) throws -> Int { value * 2 }
        }
        struct Model: Codable, Equatable {
            @XMLTransformed<Fahrenheit> var boiling: Double
            @XMLAttribute @XMLTransformed<Even> var pairs: Int
        }
        try expectCase(#"<r pairs="8"><boiling>212.0</boiling></r>"#, Model(boiling: 100, pairs: 4))
        let refusal = try decodingRefusal(Model.self, "<r pairs='3'><boiling>212</boiling></r>")
        expectStart(refusal.sentence, "1:11: expected an even number")
    }

    @Test("TransformOf closures: two functions")
    func transformOf() throws {
        enum Reversed: XMLTransform {
            static func decode(_ coded: String) throws -> String { String(coded.reversed()) }
            static func encode(_ value: String) throws -> String { String(value.reversed()) }
        }
        struct Model: Codable, Equatable { @XMLTransformed<Reversed> var word: String }
        try expectCase("<r><word>cba</word></r>", Model(word: "abc"))
    }

    @Test("Composite / Delegated / AnyTransformation: a chain of transforms")
    func composite() throws {
        struct Model: Codable, Equatable {
            @XMLTransformed<XML.Chained<XML.AsString, Fahrenheit>> var boiling: Double
        }
        try expectCase("<r><boiling>212.0</boiling></r>", Model(boiling: 100))
        try expectJSON(#"{"boiling":"212.0"}"#, Model(boiling: 100))
    }

    @Test("SupportedTypeConvertible: a type with its own text form")
    func supportedType() throws {
        struct Version: Codable, Equatable {
            var major: Int
            var minor: Int

            init(major: Int, minor: Int) {
                self.major = major
                self.minor = minor
            }
            init(from decoder: any Decoder) throws {
                let container = try decoder.singleValueContainer()
                let parts = try container.decode(String.self).split(separator: ".").compactMap { Int($0) }
                guard parts.count == 2 else {
                    throw DecodingError.dataCorruptedError(in: container, debugDescription: "expected a version")
                }
                self.init(major: parts[0], minor: parts[1])
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
            Model(
                version: Version(major: 1, minor: 2),
                older: [Version(major: 1, minor: 0), Version(major: 1, minor: 1)]))
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

    struct Moment: Codable, Equatable { var at: Date }

    @Test("Date epoch: seconds and milliseconds, by coder and by property; malformed text is an error")
    func epoch() throws {
        struct Model: Codable, Equatable {
            @XMLAttribute @XMLTransformed<XML.EpochSeconds> var seconds: Date
            @XMLAttribute @XMLTransformed<XML.EpochMilliseconds> var milliseconds: Date
        }
        let date = Date(timeIntervalSince1970: 1_425_340_800)
        try expectCase(
            #"<r seconds="1425340800.0" milliseconds="1425340800000" />"#, Model(seconds: date, milliseconds: date))
        let (encoder, decoder) = (XMLEncoder(), XMLDecoder())
        encoder.dateEncodingStrategy = .secondsSince1970
        decoder.dateDecodingStrategy = .secondsSince1970
        try expectCase("<r><at>1425340800.0</at></r>", Moment(at: date), encoder: encoder, decoder: decoder)
        try expectEqual(decodingRefusal(Moment.self, "<r><at>soon</at></r>", decoder: decoder).path, ["at"])
        encoder.dateEncodingStrategy = .millisecondsSince1970
        decoder.dateDecodingStrategy = .millisecondsSince1970
        try expectCase("<r><at>1425340800000</at></r>", Moment(at: date), encoder: encoder, decoder: decoder)
    }

    @Test("ISO8601: fractions and time zones as in XML Schema, and types for days and times")
    func iso8601() throws {
        struct Model: Codable, Equatable {
            @XMLTransformed<XML.ISO8601> var moment: Date
            @XMLTransformed<XML.DateOnly> var day: Date
            var time: XML.TimeOfDay
            var length: XML.Duration
        }
        let day = Date(timeIntervalSince1970: 1_425_340_800)
        let time = try #require(XML.TimeOfDay(secondsSinceMidnight: 9_404, secondsFromGMT: 0))
        try expectCase(
            """
            <r><moment>2015-03-03T00:00:00.5Z</moment><day>2015-03-03</day><time>02:36:44Z</time>
            <length>P1M</length></r>
            """,
            Model(moment: day.addingTimeInterval(0.5), day: day, time: time, length: XML.Duration(months: 1)))
        let (encoder, decoder) = (XMLEncoder(), XMLDecoder())
        encoder.dateEncodingStrategy = .iso8601
        decoder.dateDecodingStrategy = .iso8601
        try expectCase("<r><at>2015-03-03T00:00:00Z</at></r>", Moment(at: day), encoder: encoder, decoder: decoder)
        for text in ["2015-03-03T01:00:00+01:00", "2015-03-03T00:00:00.0Z"] {
            try expectEqual(decoder.decode(Moment.self, from: "<r><at>\(text)</at></r>"), Moment(at: day))
        }
        try expectEqual(decodingRefusal(Moment.self, "<r><at>2015-02-30T00:00:00Z</at></r>").path, ["at"])
    }

    @Test("custom format / DateFormatter: by coder and by property, with a locale and a time zone")
    func customFormat() throws {
        enum German: XMLDateFormat {
            static let format = "d. MMMM yyyy"
            static let locale = Locale(identifier: "de_DE")
        }
        struct Model: Codable, Equatable { @XMLTransformed<XML.FormattedDate<German>> var day: Date }
        let date = Date(timeIntervalSince1970: 1_425_340_800)
        try expectCase("<r><day>3. März 2015</day></r>", Model(day: date))
        try expectEqual(decodingRefusal(Model.self, "<r><day>3. March 2015</day></r>").path, ["day"])
        let (encoder, decoder) = (XMLEncoder(), XMLDecoder())
        let zone = try #require(TimeZone(secondsFromGMT: 3_600))
        encoder.dateEncodingStrategy = .format("dd.MM.yyyy HH:mm", timeZone: zone)
        decoder.dateDecodingStrategy = .format("dd.MM.yyyy HH:mm", timeZone: zone)
        try expectCase("<r><at>03.03.2015 01:00</at></r>", Moment(at: date), encoder: encoder, decoder: decoder)
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "yyyyMMdd"
        encoder.dateEncodingStrategy = .formatted(formatter)
        decoder.dateDecodingStrategy = .formatted(formatter)
        try expectCase("<r><at>20150303</at></r>", Moment(at: date), encoder: encoder, decoder: decoder)
    }

    @Test("URL: verbatim, or percent-encoded by a transform")
    func url() throws {
        struct Model: Codable, Equatable {
            var link: URL
            @XMLTransformed<XML.PercentEncodedURL> var loose: URL
        }
        let url = try #require(URL(string: "http://a.org/b%20c?d=e&f#g"))
        let xml = "<r><link>http://a.org/b%20c?d=e&amp;f#g</link><loose>http://a.org/b%20c?d=e&amp;f#g</loose></r>"
        try expectCase(xml, Model(link: url, loose: url))
        let spaced = xml.replacingOccurrences(of: "<loose>http://a.org/b%20c", with: "<loose>http://a.org/b c")
        try expectEqual(XMLDecoder().decode(Model.self, from: spaced), Model(link: url, loose: url))
    }

    @Test("Data: base64, hex and a custom function")
    func data() throws {
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
        try expectCase(
            "<r><data>00FF10</data><hex>00FF10</hex></r>", Model(data: bytes, hex: bytes), encoder: encoder,
            decoder: decoder)
        encoder.dataEncodingStrategy = .custom { data, encoder in
            var container = encoder.singleValueContainer()
            try container.encode(data.map { "\($0)" }.joined(separator: "-"))
        }
        decoder.dataDecodingStrategy = .custom { decoder in
            let text = try decoder.singleValueContainer().decode(String.self)
            return Data(text.split(separator: "-").compactMap { UInt8($0) })
        }
        try expectCase(
            "<r><data>0-255-16</data><hex>00FF10</hex></r>", Model(data: bytes, hex: bytes), encoder: encoder,
            decoder: decoder)
    }

    @Test("Decimal: exact and strict", arguments: ["11", "1.66", "-0.05", "79228162514264337593.543950335"])
    func decimal(text: String) throws {
        try expectCase("<r><value>\(text)</value></r>", One(value: try #require(Decimal(string: text))))
        try expectEqual(decodingRefusal(One<Decimal>.self, "<r><value>\(text) EUR</value></r>").path, ["value"])
    }

    @Test("hex color: 3, 4, 6 or 8 digits, written with or without prefix and alpha; anything else is an error")
    func hexColour() throws {
        struct Model: Codable, Equatable {
            var plain: XML.HexColor
            @XMLAttribute @XMLTransformed<XML.HexColor.Prefixed> var prefixed: XML.HexColor
            @XMLAttribute @XMLTransformed<XML.HexColor.WithAlpha> var alpha: XML.HexColor
        }
        let red = XML.HexColor(red: 255, green: 0, blue: 0)
        let model = Model(plain: red, prefixed: red, alpha: red)
        let written = ##"<r prefixed="#FF0000" alpha="FF0000FF"><plain>FF0000</plain></r>"##
        for text in ["F00", "#f00", "f00f", "FF0000", "#ff0000ff"] {
            try expectCase(
                "<r prefixed='\(text)' alpha='\(text)'><plain>\(text)</plain></r>", model, written: written)
        }
        for text in ["ff", "-", "#ggg", "FF00000"] {
            let xml = "<r prefixed='f00' alpha='f00'><plain>\(text)</plain></r>"
            try expectEqual(decodingRefusal(Model.self, xml).path, ["plain"])
        }
        #if canImport(CoreGraphics)
        expectEqual(XML.HexColor(red.cgColor), red)
        #endif
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
        try expectCase(
            "<r><a><![CDATA[x ]]]]><![CDATA[> y]]></a><b><![CDATA[<&>]]></b></r>", model, encoder: encoder)
        let joined = try XMLDecoder().decode(Model.self, from: "<r><a><![CDATA[x]]> <![CDATA[y]]></a><b/></r>")
        expectEqual(joined.a, "x y")
    }

    @Test("Float NaN/INF: as in XML Schema, in custom words, or as an error")
    func nonFinite() throws {
        struct Model: Codable, Equatable {
            var a: Double
            var b: Float
        }
        let infinite = Model(a: .infinity, b: -.infinity)
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
