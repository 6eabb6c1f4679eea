import Foundation
import Testing
import XMLCodable

/// The rows of the seeds' inventory about transforms, defaults and leniency.
@Suite("Seeds: transforms, defaults, leniency")
struct SeedsTransformsTests {
    enum Fahrenheit: XMLTransform {
        static func decode(_ coded: Double) throws -> Double { (coded - 32) / 1.8 }
        static func encode(_ value: Double) throws -> Double { value * 1.8 + 32 }
    }

    @Test("Transform protocol")
    func transformProtocol() throws {
        struct Model: Codable, Equatable { @Transformed<Fahrenheit> var boiling: Double }
        try expectCase("<r><boiling>212.0</boiling></r>", Model(boiling: 100))
    }

    @Test("TransformOf closures")
    func transformOf() throws {
        enum Reversed: XMLClosureTransform {
            static let closures = XML.TransformClosures<String, String>(
                decode: { String($0.reversed()) }, encode: { String($0.reversed()) })
        }
        struct Model: Codable, Equatable { @Transformed<Reversed> var word: String }
        try expectCase("<r><word>cba</word></r>", Model(word: "abc"))
    }

    @Test("Composite and delegated transforms")
    func composite() throws {
        struct Model: Codable, Equatable {
            @Transformed<XML.Chained<XML.AsString, Fahrenheit>> var boiling: Double
        }
        try expectCase("<r><boiling>212.0</boiling></r>", Model(boiling: 100))
        try expectJSON(#"{"boiling":"212.0"}"#, Model(boiling: 100))
    }

    @Test("Arrays, dictionaries, sets and two dimensions with a transform")
    func collections() throws {
        struct Model: Codable, Equatable {
            @Transformed<[Fahrenheit]> var list: [Double]
            @Transformed<[String: Fahrenheit]> var table: [String: Double]
            @Transformed<XML.SetOf<Fahrenheit>> var set: Set<Double>
            @Transformed<[[Fahrenheit]]> var grid: [[Double]]
        }
        let xml = """
            <r><list>32.0</list><list>212.0</list><table><a>32.0</a></table><set>212.0</set>
            <grid><grid>32.0</grid><grid>212.0</grid></grid></r>
            """
        try expectCase(xml, Model(list: [0, 100], table: ["a": 0], set: [100], grid: [[0, 100]]))
    }

    @Test("Any LosslessStringConvertible, arrays and dictionaries of them")
    func losslessStringConvertible() throws {
        struct Model: Codable, Equatable {
            @Transformed<XML.AsString> var letter: Character
            @Transformed<[XML.AsString]> var letters: [Character]
            @Transformed<[String: XML.AsString]> var table: [String: Character]
        }
        try expectCase(
            "<r><letter>a</letter><letters>b</letters><letters>c</letters><table><d>e</d></table></r>",
            Model(letter: "a", letters: ["b", "c"], table: ["d": "e"]))
        #expect(try decodingRefusal(Model.self, "<r><letter>ab</letter></r>").path == ["letter"])
    }

    @Test("Date epoch, ISO 8601, custom format, xs:date, xs:time, xs:duration")
    func dates() throws {
        enum German: XMLDateFormat { static let format = "dd.MM.yyyy" }
        struct Model: Codable, Equatable {
            @Attribute @Transformed<XML.EpochSeconds> var seconds: Date
            @Attribute @Transformed<XML.EpochMilliseconds> var milliseconds: Date
            @Attribute @Transformed<XML.ISO8601> var iso: Date
            @Attribute @Transformed<XML.FormattedDate<German>> var german: Date
            @Attribute @Transformed<XML.DateOnly> var day: Date
            @Attribute var time: XML.TimeOfDay
            @Attribute var length: XML.Duration
        }
        let date = Date(timeIntervalSince1970: 1_425_340_800)
        let xml = """
            <r seconds="1425340800.0" milliseconds="1425340800000.0" iso="2015-03-03T00:00:00Z" german="03.03.2015" \
            day="2015-03-03" time="02:36:44Z" length="P1M" />
            """
        let model = Model(
            seconds: date, milliseconds: date, iso: date, german: date, day: date,
            time: try #require(XML.TimeOfDay(secondsSinceMidnight: 9_404, secondsFromGMT: 0)),
            length: XML.Duration(months: 1))
        try expectCase(xml, model)
    }

    @Test("URL, Data, hex colour and CDATA by property")
    func values() throws {
        struct Model: Codable, Equatable {
            @Transformed<XML.PercentEncodedURL> var url: URL
            @Transformed<XML.HexData> var hex: Data
            @Transformed<XML.HexColor.Prefixed> var colour: XML.HexColor
            @CData @Transformed<XML.Base64Data> var data: Data
        }
        let xml = """
            <r><url>http://a.org/%20</url><hex>00FF</hex><colour>#102030</colour><data><![CDATA[AP8=]]></data></r>
            """
        let model = Model(
            url: try #require(URL(string: "http://a.org/%20")), hex: Data([0, 255]),
            colour: XML.HexColor(red: 16, green: 32, blue: 48), data: Data([0, 255]))
        try expectCase(xml, model)
    }

    @Test("Bool from presence of a tag")
    func presence() throws {
        struct Model: Codable, Equatable { @Presence var hasThing: Bool }
        try expectCase("<r><hasThing/></r>", Model(hasThing: true), written: "<r><hasThing /></r>")
        try expectCase("<r />", Model(hasThing: false))
    }

    @Test("Defaults: missing and empty use it, invalid throws unless asked")
    func defaults() throws {
        struct Model: Codable, Equatable {
            @Default<XML.Zero> var n: Int
            @Lenient @Default<XML.Zero> var m: Int
        }
        for xml in ["<r/>", "<r><n/><m/></r>", "<r><m>x</m></r>"] {
            try expectCase(xml, Model(n: 0, m: 0), written: "<r><n>0</n><m>0</m></r>")
        }
        #expect(try decodingRefusal(Model.self, "<r><n>x</n></r>").sentence.hasPrefix("1:7: expected an integer"))
    }

    @Test("Optional: a bad value throws, or is nil when asked for")
    func optionals() throws {
        enum Sex: String, Codable { case male, female }
        struct Strict: Codable, Equatable { var sex: Sex? }
        struct Lax: Codable, Equatable { @Lenient var sex: Sex? }
        try expectCase("<r><sex>?</sex></r>", Lax(sex: nil), written: "<r />")
        try expectCase("<r><sex>male</sex></r>", Lax(sex: .male))
        #expect(try decodingRefusal(Strict.self, "<r><sex>?</sex></r>").kind == .dataCorrupted)
    }

    @Test("Whole array nil, items dropped, or [T?] with its slots")
    func arrays() throws {
        struct Model: Codable, Equatable {
            @Lenient var whole: [Int]?
            @Lossy var some: [Int]
            @Lossy var slots: [Int?]
            var plain: [Int?]
        }
        let xml = """
            <r><whole>1</whole><whole>x</whole><some>1</some><some>x</some><slots>x</slots><slots>2</slots>
            <plain>1</plain><plain/></r>
            """
        let model = try XMLDecoder().decode(Model.self, from: xml)
        #expect(model == Model(whole: nil, some: [1], slots: [nil, 2], plain: [1, nil]))
        #expect(try XMLDecoder().decode(Model.self, from: XMLEncoder().encode(model)) == model)
    }

    @Test("Dictionaries with the keys of an enum pass over unknown ones when asked for")
    func enumKeys() throws {
        enum Key: String, Codable, CodingKeyRepresentable { case one }
        struct Model: Codable, Equatable { @Lossy var map: [Key: Int] }
        try expectCase(
            "<r><map><one>1</one><two>2</two></map></r>", Model(map: [.one: 1]),
            written: "<r><map><one>1</one></map></r>")
    }
}
