import Foundation
import Testing
import XMLCodable
import XMLCodableFormatters

/// The snippets about transforms, defaults and leniency.
struct TransformsAndDefaultsTests {
    @Test("Built-in and custom transforms")
    func transforms() throws {
        let xml = """
            <event id="7" color="#FF0000">
                <start>1777876200.0</start>
                <day>2026-05-04</day>
            </event>
            """
        struct Event: Codable {
            @XMLAttribute @XMLTransformed<XML.AsString> var id: Int
            @XMLAttribute @XMLTransformed<XML.HexColor.Prefixed> var color: XML.HexColor
            @XMLTransformed<XML.EpochSeconds> var start: Date
            @XMLTransformed<[XML.DateOnly]> var day: [Date]
            @XMLTransformed<XML.ISO8601?> var end: Date?
        }
        let event = Event(
            id: 7, color: XML.HexColor(red: 255, green: 0, blue: 0), start: Date(timeIntervalSince1970: 1_777_876_200),
            day: [Date(timeIntervalSince1970: 1_777_852_800)], end: nil)
        try expectPair(xml, event)
        do {
            let xml = """
                <offer until="1777876200.0">
                    <rebate>25.0</rebate>
                </offer>
                """
            let offer = Offer(until: Date(timeIntervalSince1970: 1_777_876_200), rebate: 0.25, bonus: nil)
            try expectPair(xml, offer)
        }
        do {
            let xml = """
                <weather unit="C">
                    <temperature>212.0</temperature>
                    <date>4.5.2026</date>
                </weather>
                """
            enum Celsius: XMLTransform {
                static func decode(_ coded: Double) throws -> Double {
                    guard coded >= -459.67 else {
                        throw XML.TransformError(expected: "a temperature above absolute zero")
                    }
                    return (coded - 32) / 1.8
                }
                static func encode(_ value: Double) throws -> Double { value * 1.8 + 32 }
            }
            enum Unit: XMLTransform {
                static func decode(_ coded: String) throws -> Character { coded.first ?? "?" }
                static func encode(_ value: Character) throws -> String { String(value) }
            }
            enum Day: XMLDateFormat { static let format = "d.M.yyyy" }
            struct Weather: Codable {
                @XMLAttribute @XMLTransformed<Unit> var unit: Character
                @XMLTransformed<Celsius> var temperature: Double
                @XMLTransformed<XML.FormattedDate<Day>> var date: Date
            }
            let weather = Weather(unit: "C", temperature: 100, date: Date(timeIntervalSince1970: 1_777_852_800))
            try expectPair(xml, weather)
        }
    }

    @Test("Dates in a format of one's own, or in one of several")
    func formats() throws {
        let xml = """
            <record startDate="2016-04-18 08:25:32 -0700">
                <DTPOSTED>20051029101003[-5:EST]</DTPOSTED>
                <DTUSER>20051029</DTUSER>
            </record>
            """
        enum Health: XMLDateTimeFormat { static let pattern = "yyyy-MM-dd HH:mm:ss Z" }
        enum OFX: XMLDateTimeFormat { static let pattern = "yyyyMMdd[HHmmss[.SSS]['['x[:z]']']]" }
        struct Record: Codable {
            @XMLAttribute @XMLTransformed<XML.FormattedDateTime<Health>> var startDate: XML.DateTime
            @XMLTransformed<XML.FormattedDateTime<OFX>> var DTPOSTED: XML.DateTime
            @XMLTransformed<XML.FormattedDateTime<OFX>> var DTUSER: XML.DateTime
        }
        try expectPair(xml, try XMLDecoder().decode(Record.self, from: xml))
        do {
            let xml = """
                <item>
                    <pubDate>Wed, 02 Oct 2002 13:00:00 GMT</pubDate>
                </item>
                """
            struct Item: Codable { @XMLTransformed<XML.AnyOf<XML.RFC822, XML.ISO8601>> var pubDate: Date }
            let item = Item(pubDate: Date(timeIntervalSince1970: 1_033_563_600))
            try expectPair(xml, item)
            struct Plain: Codable { var pubDate: Date }
            let (decoder, encoder) = (XMLDecoder(), XMLEncoder())
            decoder.dateDecodingStrategy = .anyOf(.rfc822, .iso8601, .xmlSchema)
            encoder.dateEncodingStrategy = .rfc822
            try expectPair(xml, Plain(pubDate: item.pubDate), encoder: encoder, decoder: decoder)
        }
    }

    @Test("XML inside text, and the coders of other formats in a transform")
    func embedded() throws {
        let xml = """
            <BrowseResponse>
                <Result>&lt;DIDL-Lite&gt;&lt;item id=&quot;7&quot;&gt;&lt;title&gt;Blue&lt;/title&gt;&lt;/item&gt;&lt;/DIDL-Lite&gt;</Result>
                <Raw><![CDATA[<DIDL-Lite><item id="7"><title>Blue</title></item></DIDL-Lite>]]></Raw>
            </BrowseResponse>
            """
        struct Item: Codable {
            @XMLAttribute var id: Int
            var title: String
        }
        struct DIDL: Codable, XMLMapped {
            static let xmlMapping = XMLTypeMapping(root: "DIDL-Lite")
            var item: [Item]
        }
        struct BrowseResponse: Codable {
            @XMLTransformed<XML.Embedded<DIDL>> var Result: DIDL
            @XMLCData @XMLTransformed<XML.Embedded<DIDL>> var Raw: DIDL
        }
        let didl = DIDL(item: [Item(id: 7, title: "Blue")])
        try expectPair(xml, BrowseResponse(Result: didl, Raw: didl))
        do {
            let xml = """
                <BrowseResult>
                    <Result><![CDATA[
                        <?xml version="1.0" encoding="UTF-16"?>
                        <DIDL-Lite><item id="7"><title>Blue</title></item></DIDL-Lite>
                    ]]></Result>
                </BrowseResult>
                """
            struct BrowseResult: Codable { @XMLTransformed<XML.Embedded<DIDL>> var Result: DIDL }
            let result = try XMLDecoder().decode(BrowseResult.self, from: xml)
            expectEqual(result.Result.item.map(\.title), ["Blue"])
        }
        do {
            let xml = """
                <settings>
                    <sizes>{&quot;width&quot;:3}</sizes>
                </settings>
                """
            enum Sizes: XMLTransform {
                static func decode(_ coded: String) throws -> [String: Int] {
                    try JSONDecoder().decode([String: Int].self, from: Data(coded.utf8))
                }
                static func encode(_ value: [String: Int]) throws -> String {
                    String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
                }
            }
            struct Settings: Codable { @XMLTransformed<Sizes> var sizes: [String: Int] }
            let settings = Settings(sizes: ["width": 3])
            try expectPair(xml, settings)
        }
    }

    @Test("Lists with a separator, at the root and in a single text, and the presence of an element")
    func lists() throws {
        let xml = """
            <shape point="1.5,2.0">
                <tags>new;very old</tags>
            </shape>
            """
        struct Shape: Codable {
            @XMLAttribute @XMLTransformed<XML.Separated<Double, XML.Comma>> var point: [Double]
            @XMLTransformed<XML.Separated<String, XML.Semicolon>?> var tags: [String]?
        }
        let shape = Shape(point: [1.5, 2], tags: ["new", "very old"])
        try expectPair(xml, shape)
        do {
            let xml = #"<people><person name="A" /><person name="B" /></people>"#
            let (decoder, encoder) = (XMLDecoder(), XMLEncoder())
            struct Person: Codable { @XMLAttribute var name: String }
            let people = try decoder.decode([Person].self, from: xml, at: "person")
            let written = try encoder.encodeToString(people, withRootKey: "people", itemKey: "person")
            expectEqual(people.map(\.name), ["A", "B"])
            expectEqual(written, xml)
        }
        do {
            let xml = """
                <shoe sizes="38 39 40">
                    <waterproof />
                </shoe>
                """
            struct Shoe: Codable {
                @XMLAttribute @XMLList var sizes: [Int]
                @XMLPresence var waterproof: Bool
                @XMLPresence var lined: Bool
            }
            let shoe = Shoe(sizes: [38, 39, 40], waterproof: true, lined: false)
            try expectPair(xml, shoe)
        }
    }

    @Test("Open enumerations, and a choice by attribute with a case for other kinds")
    func open() throws {
        let xml = """
            <payment kind="ATM" all="check ATM">
                <flag>check</flag>
                <flag>late</flag>
            </payment>
            """
        enum Kind: String { case check, transfer }
        struct Payment: Codable {
            @XMLAttribute var kind: XML.Open<Kind>
            @XMLAttribute @XMLList var all: [XML.Open<Kind>]
            var flag: [XML.Open<Kind>]
        }
        let payment = Payment(
            kind: .other("ATM"), all: [.known(.check), .other("ATM")], flag: [.known(.check), .other("late")])
        try expectPair(xml, payment)
        do {
            let xml = """
                <till>
                    <payment kind="check">
                        <number>7</number>
                    </payment>
                    <payment kind="ATM">
                        <fee>2</fee>
                    </payment>
                </till>
                """
            enum Kind: String { case check, transfer }
            struct Check: Codable { var number: Int }
            struct OtherPayment: Codable {
                @XMLAttribute var kind: XML.Open<Kind>
                var fee: Int
            }
            enum AnyPayment: Codable, XMLMapped {
                static let xmlMapping = XMLTypeMapping(discriminator: .attribute("kind"))
                case check(Check)
                case other(OtherPayment)
                enum CodingKeys: String, CodingKey {
                    case check
                    case other = "*"
                }
            }
            struct Till: Codable { var payment: [AnyPayment] }
            let till = Till(payment: [.check(Check(number: 7)), .other(OtherPayment(kind: .other("ATM"), fee: 2))])
            try expectPair(xml, till)
        }
    }

    enum Size: String, Codable, CaseIterable { case small, large }
    enum Unnamed: XMLDefaultProvider { static let defaultValue = "unnamed" }

    enum Origin: String, Codable, XMLFallbackCase {
        case belgium, unknown
        static let xmlFallbackCase = Origin.unknown
    }

    struct Food: Codable {
        @XMLDefault<Unnamed> var name: String
        @XMLDefault<XML.Zero> var calories: Int
        @XMLAttribute @XMLLenient @XMLDefault<XML.FirstCase> var size: Size
        @XMLLossy var price: [Decimal]
        @XMLLenient var weight: Double?
        var origin: Origin
    }

    @Test("Missing and malformed values, and a fallback case, which is reported")
    func leniency() throws {
        let xml = """
            <food size="huge">
                <calories />
                <price>5.95</price>
                <price>free</price>
                <weight>heavy</weight>
                <origin>Atlantis</origin>
            </food>
            """
        let food = try XMLDecoder().decode(Food.self, from: xml)
        expectEqual(food.name, "unnamed")
        expectEqual(food.calories, 0)
        expectEqual(food.size, .small)
        expectEqual(food.price, [Decimal(string: "5.95")])
        expectEqual(food.$price.count, 1)
        expectNil(food.weight)
        #expect(food.$weight != nil)
        expectEqual(food.origin, .unknown)
        do {
            let xml = "<trip><origin>Atlantis</origin></trip>"
            struct Trip: Codable { var origin: Origin }
            let lost = XMLDecoder().diagnose(Trip.self, from: xml).map(\.description)
            expectEqual(
                lost,
                [
                    """
                    1:15: expected a known value of Origin for Trip.origin at /trip/origin, found "Atlantis", which is encoded \
                    as "unknown"; XML.Open<Origin> keeps it
                    """
                ])
            expectEqual(refusal(Trip.self, xml) { $0.unknownNodes = .throw }?.sentence, lost.first)
        }
        struct Settings: Codable {
            @XMLDefault<XML.Zero> var volume: Int
            @XMLAttribute @XMLDefault<XML.True> var visible: Bool
            @XMLDefault<XML.Empty> var title: String
        }
        let settings = try XMLDecoder().decode(Settings.self, from: "<settings/>")
        expectEqual(settings.volume, 0)
        #expect(settings.visible)
        #expect(settings.title.isEmpty)
    }

    enum Percent: XMLTransform {
        static func decode(_ coded: Double) throws -> Double { coded / 100 }
        static func encode(_ value: Double) throws -> Double { value * 100 }
    }

    struct Offer: Codable {
        @XMLAttribute @XMLTransformed<XML.EpochSeconds> var until: Date
        @XMLTransformed<Percent> var rebate: Double
        @XMLTransformed<Percent?> var bonus: Double?
    }
}
