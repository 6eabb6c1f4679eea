import Foundation
import Testing
import XMLCodable
import XMLCodableCanonical
import XMLCodableStreaming

/// The pages of the cookbook about feeds, maps, services and business.
struct CookbookTests {
    @Test("RSS with podcast extensions")
    func rss() throws {
        let xml = try Cookbook.sample(0, of: "Feeds")
        struct RSS: Codable {
            @XMLAttribute var version: String
            var channel: Channel
        }
        struct Channel: Codable {
            var title: String
            var link: URL
            var author: String?
            var image: URL?
            var items: [Item]
            enum CodingKeys: String, CodingKey {
                case title, link
                case author = "itunes:author"
                case image = "itunes:image.@href"
                case items = "item"
            }
        }
        struct Item: Codable {
            var title: String
            var guid: GUID?
            @XMLTransformed<XML.AnyOf<XML.RFC822, XML.ISO8601>?> var pubDate: Date?
            var enclosure: Enclosure?
            var duration: String?
            @XMLCData var description: String?
            enum CodingKeys: String, CodingKey {
                case title, guid, pubDate, enclosure
                case duration = "itunes:duration"
                case description
            }
        }
        struct GUID: Codable {
            @XMLAttribute var isPermaLink: Bool?
            @XMLText var value: String
        }
        struct Enclosure: Codable {
            @XMLAttribute var url: URL
            @XMLAttribute var length: Int
            @XMLAttribute var type: String
        }
        let decoder = XMLDecoder()
        decoder.namespaces = .bound(["itunes": "http://www.itunes.com/dtds/podcast-1.0.dtd"])
        let episodes = try decoder.decode(RSS.self, from: xml).channel.items
        expectEqual(episodes.map(\.title), ["Waffles"])
        try Cookbook.expectRoundTrip(RSS.self, xml, as: "rss", decoder)
    }

    @Test("Atom")
    func atom() throws {
        let xml = try Cookbook.sample(1, of: "Feeds")
        struct Feed: Codable {
            var id: String
            var title: String
            var updated: Date
            var links: [Link]
            var entries: [Entry]
            enum CodingKeys: String, CodingKey {
                case id, title, updated
                case links = "link"
                case entries = "entry"
            }
        }
        struct Link: Codable {
            @XMLAttribute var rel: String?
            @XMLAttribute var href: URL
        }
        struct Entry: Codable {
            var id: String
            var title: String
            var updated: Date
            var author: String?
            var content: Content?
            enum CodingKeys: String, CodingKey {
                case id, title, updated
                case author = "author.name"
                case content
            }
        }
        struct Content: Codable {
            @XMLAttribute var type: String?
            @XMLText var text: String
        }
        let decoder = XMLDecoder()
        decoder.namespaces = .bound(["": "http://www.w3.org/2005/Atom"])
        let feed = try decoder.decode(Feed.self, from: xml)
        expectEqual(feed.entries.map(\.author), ["Ada"])
        try Cookbook.expectRoundTrip(Feed.self, xml, as: "feed", decoder)
        struct Markup: Codable {
            @XMLAttribute var type: String?
            @XMLText @XMLTransformed<XML.Embedded<XML.Element>> var root: XML.Element
        }
        let paragraphs = try decoder.decode([Markup].self, from: xml, at: "entry.content").map(\.root.text)
        expectEqual(paragraphs, ["Warm."])
        let content = #"<content xmlns="http://www.w3.org/2005/Atom" type="html">&lt;p&gt;Warm.&lt;/p&gt;</content>"#
        try Cookbook.expectRoundTrip(Markup.self, content, as: "content", decoder)
    }

    @Test("GPX")
    func gpx() throws {
        let xml = try Cookbook.sample(0, of: "GPX")
        struct GPX: Codable {
            @XMLAttribute var version: String
            @XMLAttribute var creator: String
            var tracks: [Track]
            enum CodingKeys: String, CodingKey {
                case version, creator
                case tracks = "trk"
            }
        }
        struct Track: Codable {
            var name: String?
            var segments: [Segment]
            enum CodingKeys: String, CodingKey {
                case name
                case segments = "trkseg"
            }
        }
        struct Segment: Codable {
            var points: [Point]
            enum CodingKeys: String, CodingKey { case points = "trkpt" }
        }
        struct Point: Codable {
            @XMLAttribute var lat: Double
            @XMLAttribute var lon: Double
            var ele: Double?
            var time: Date?
            var heartRate: Int?
            enum CodingKeys: String, CodingKey {
                case lat, lon, ele, time
                case heartRate = "extensions.tpx:TrackPointExtension.tpx:hr"
            }
        }
        let decoder = XMLDecoder()
        decoder.namespaces = .bound([
            "": "http://www.topografix.com/GPX/1/1",
            "tpx": "http://www.garmin.com/xmlschemas/TrackPointExtension/v1",
        ])
        let gpx = try decoder.decode(GPX.self, from: xml)
        let points = try decoder.decode([Point].self, from: xml, at: "trk.trkseg.trkpt")
        expectEqual(points.map(\.heartRate), [96, nil])
        let tracks = gpx.tracks.count
        expectEqual(tracks, 1)
        try Cookbook.expectRoundTrip(GPX.self, xml, as: "gpx", decoder)
    }

    @Test("Feeds that are nearly XML")
    func nearlyXML() throws {
        let xml = try Cookbook.sample(2, of: "Feeds")
        struct News: Codable {
            @XMLAttribute var version: String
            var title: String
            var link: URL
            @XMLLossy var stories: [Story]
            enum CodingKeys: String, CodingKey {
                case version
                case title = "channel.title"
                case link = "channel.link"
                case stories = "channel.item"
            }
        }
        struct Story: Codable {
            var title: String
            var credit: String?
            enum CodingKeys: String, CodingKey {
                case title
                case credit = "media:credit"
            }
        }
        let decoder = XMLDecoder()
        decoder.parsingOptions.repairs = [.bareAmpersands, .undeclaredPrefixes]
        let (news, report) = try decoder.decodeWithReport(News.self, from: xml)
        let repairs = report.map(\.description)
        let encoder = XMLEncoder()
        let media = ["xmlns:media": "http://search.yahoo.com/mrss/"]
        let written = try encoder.encodeToString(news, withRootKey: "rss", rootAttributes: media)
        expectEqual(news.stories.map(\.credit), ["Ada"])
        expectEqual(
            repairs,
            [
                "3:21: '&' begins no reference, and is text", "4:39: '&' begins no reference, and is text",
                "7:14: the prefix of 'media:credit' is not declared, and is part of the name",
            ])
        let repaired = xml.replacing("& ", with: "&amp; ").replacing("&b", with: "&amp;b")
            .replacing("<rss", with: #"<rss xmlns:media="http://search.yahoo.com/mrss/""#)
        let pretty = try Cookbook.encoder.encodeToString(news, withRootKey: "rss", rootAttributes: media)
        expectEqual(pretty, repaired)
        expectEqual(written, unindented(repaired))
        try expectEqual(XMLDecoder().decode(News.self, from: written).stories.map(\.credit), ["Ada"])
        try Cookbook.expectStrict(News.self, xml, decoder)
        let lossy = try decoder.decode(News.self, from: xml.replacing("</channel>", with: "<item/></channel>"))
        expectEqual(lossy.stories.map(\.title), ["Waffles"])
    }

    @Test("GPX with extensions that are not declared")
    func gpxExtensions() throws {
        let xml = try Cookbook.sample(1, of: "GPX")
        struct Places: Codable {
            @XMLAttribute var version: String
            @XMLAttribute var creator: String
            var waypoints: [Waypoint]
            enum CodingKeys: String, CodingKey {
                case version, creator
                case waypoints = "wpt"
            }
        }
        struct Waypoint: Codable {
            @XMLAttribute var lat: Double
            @XMLAttribute var lon: Double
            var name: String?
            var depth: Double?
            enum CodingKeys: String, CodingKey {
                case lat, lon, name
                case depth = "extensions.gpxx:WaypointExtension.gpxx:Depth"
            }
        }
        let decoder = XMLDecoder()
        decoder.namespaces = .bound(["": "http://www.topografix.com/GPX/1/1"])
        decoder.parsingOptions.repairs = .undeclaredPrefixes
        let places = try decoder.decode(Places.self, from: xml)
        let encoder = XMLEncoder()
        encoder.namespaces = decoder.namespaces
        let extensions = ["xmlns:gpxx": "http://www.garmin.com/xmlschemas/GpxExtensions/v3"]
        let written = try encoder.encodeToString(places, withRootKey: "gpx", rootAttributes: extensions)
        expectEqual(places.waypoints.map(\.depth), [2.5])
        let declaration = #" xmlns:gpxx="http://www.garmin.com/xmlschemas/GpxExtensions/v3" version"#
        let declared = xml.replacing(" version", with: declaration)
        let cookbook = Cookbook.encoder
        cookbook.namespaces = decoder.namespaces
        try expectEqual(cookbook.encodeToString(places, withRootKey: "gpx", rootAttributes: extensions), declared)
        expectEqual(written, unindented(declared))
        decoder.parsingOptions.repairs = []
        #expect(throws: DecodingError.self) { try decoder.decode(Places.self, from: xml) }
        let again = try Cookbook.expectStrict(Places.self, written, decoder)
        expectEqual(again.waypoints.map(\.depth), [2.5])
        decoder.parsingOptions.repairs = .undeclaredPrefixes
        try Cookbook.expectStrict(Places.self, xml, decoder)
    }

    @Test("KML")
    func kml() throws {
        let xml = try Cookbook.sample(0, of: "KML")
        struct KML: Codable {
            var document: Document
            enum CodingKeys: String, CodingKey { case document = "Document" }
        }
        struct Document: Codable {
            var name: String
            var placemarks: [Placemark]
            enum CodingKeys: String, CodingKey {
                case name
                case placemarks = "Placemark"
            }
        }
        struct Placemark: Codable {
            @XMLAttribute var id: String?
            var name: String
            @XMLCData var description: String?
            var geometry: Geometry
            enum CodingKeys: String, CodingKey {
                case id, name, description
                case geometry = "*"
            }
        }
        enum Geometry: Codable {
            case point(Line)
            case lineString(Line)
            enum CodingKeys: String, CodingKey {
                case point = "Point"
                case lineString = "LineString"
            }
        }
        struct Line: Codable { @XMLTransformed<Coordinates> var coordinates: [[Double]] }
        enum Coordinates: XMLTransform {
            static func decode(_ coded: String) throws -> [[Double]] {
                try coded.split(whereSeparator: \.isWhitespace).map { point in
                    try point.split(separator: ",").map { number in
                        guard let number = Double(number) else {
                            throw XML.TransformError(expected: "longitude, latitude and altitude")
                        }
                        return number
                    }
                }
            }
            static func encode(_ value: [[Double]]) throws -> String {
                value.map { $0.map { "\($0)" }.joined(separator: ",") }.joined(separator: " ")
            }
        }
        let decoder = XMLDecoder()
        decoder.namespaces = .bound(["": "http://www.opengis.net/kml/2.2"])
        let placemarks = try decoder.decode(KML.self, from: xml).document.placemarks
        expectEqual(placemarks.map(\.id), ["b1", "w1"])
        try Cookbook.expectRoundTrip(KML.self, xml, as: "kml", decoder)
    }

    @Test("Lists and errors of object storage")
    func bucket() throws {
        let xml = try Cookbook.sample(0, of: "CloudStorage")
        struct ListBucketResult: Codable {
            var name: String
            var prefix: String?
            var maxKeys: Int
            var isTruncated: Bool
            var nextContinuationToken: String?
            var contents: [Object]
            var commonPrefixes: [CommonPrefix]
        }
        struct Object: Codable {
            var key: String
            var lastModified: XML.DateTime
            var eTag: String
            var size: Int
        }
        struct CommonPrefix: Codable { var prefix: String }
        let decoder = XMLDecoder()
        decoder.keyDecodingStrategy = .convertFromCapitalized
        decoder.namespaces = .bound(["": "http://s3.amazonaws.com/doc/2006-03-01/"])
        let list = try decoder.decode(ListBucketResult.self, from: xml)
        let day = list.contents.first?.lastModified.day
        expectEqual(day, 4)
        try Cookbook.expectRoundTrip(ListBucketResult.self, xml, as: "ListBucketResult", decoder, capitalized: true)
        do {
            let xml = try Cookbook.sample(1, of: "CloudStorage")
            struct StorageError: Codable, Error, XMLMapped {
                static let xmlMapping = XMLTypeMapping(root: "Error")
                var code: String
                var message: String
                var key: String?
                var requestId: String?
            }
            let decoder = XMLDecoder()
            decoder.keyDecodingStrategy = .convertFromCapitalized
            let error = try decoder.decode(StorageError.self, from: xml)
            expectEqual(error.code, "NoSuchKey")
            try Cookbook.expectRoundTrip(StorageError.self, xml, as: "Error", decoder, capitalized: true)
        }
    }

    @Test("SAML")
    func saml() throws {
        let xml = try Cookbook.sample(0, of: "SAML")
        struct Assertion: Codable {
            @XMLAttribute var ID: String
            @XMLAttribute var Version: String
            @XMLAttribute var IssueInstant: Date
            var issuer: String
            var nameID: NameID
            var conditions: Conditions
            var attributes: [Attribute]
            enum CodingKeys: String, CodingKey {
                case ID, Version, IssueInstant
                case issuer = "saml:Issuer"
                case nameID = "saml:Subject.saml:NameID"
                case conditions = "saml:Conditions"
                case attributes = "saml:AttributeStatement.saml:Attribute"
            }
        }
        struct NameID: Codable {
            @XMLAttribute var Format: String?
            @XMLText var value: String
        }
        struct Conditions: Codable {
            @XMLAttribute var NotBefore: Date
            @XMLAttribute var NotOnOrAfter: Date
            var audiences: [String]
            enum CodingKeys: String, CodingKey {
                case NotBefore, NotOnOrAfter
                case audiences = "saml:AudienceRestriction.saml:Audience"
            }
        }
        struct Attribute: Codable {
            @XMLAttribute var Name: String
            var values: [String]
            enum CodingKeys: String, CodingKey {
                case Name
                case values = "saml:AttributeValue"
            }
        }
        let decoder = XMLDecoder()
        decoder.parsingOptions.dtd = .throw
        decoder.namespaces = .bound(["saml": "urn:oasis:names:tc:SAML:2.0:assertion"])
        let document = try XML.Document(parsing: xml, options: decoder.parsingOptions)
        let signed = try document.root.canonicalData(.exclusive)
        let assertion = try decoder.decode(Assertion.self, from: document.root)
        expectEqual(assertion.attributes.map(\.values), [["cook", "cashier"]])
        #expect(signed.count > 500)
        try Cookbook.expectRoundTrip(Assertion.self, xml, as: "saml:Assertion", decoder)
    }

    @Test("UBL")
    func ubl() throws {
        let xml = try Cookbook.sample(0, of: "Invoices")
        struct Invoice: Codable {
            var id: String
            var issueDate: XML.DateTime
            var currency: String
            var lines: [Line]
            enum CodingKeys: String, CodingKey {
                case id = "cbc:ID"
                case issueDate = "cbc:IssueDate"
                case currency = "cbc:DocumentCurrencyCode"
                case lines = "cac:InvoiceLine"
            }
        }
        struct Line: Codable {
            var id: String
            var quantity: Quantity
            var amount: Amount
            var name: String
            enum CodingKeys: String, CodingKey {
                case id = "cbc:ID"
                case quantity = "cbc:InvoicedQuantity"
                case amount = "cbc:LineExtensionAmount"
                case name = "cac:Item.cbc:Name"
            }
        }
        struct Quantity: Codable {
            @XMLAttribute var unitCode: String
            @XMLText var value: XML.DecimalNumber
        }
        struct Amount: Codable {
            @XMLAttribute var currencyID: String
            @XMLText var value: XML.DecimalNumber
        }
        let decoder = XMLDecoder()
        decoder.namespaces = .bound([
            "": "urn:oasis:names:specification:ubl:schema:xsd:Invoice-2",
            "cac": "urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2",
            "cbc": "urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2",
        ])
        let invoice = try decoder.decode(Invoice.self, from: xml)
        let total = invoice.lines.reduce(0) { $0 + $1.amount.value.value }
        expectEqual(total, 12)
        try Cookbook.expectRoundTrip(Invoice.self, xml, as: "Invoice", decoder)
    }

    @Test("FatturaPA")
    func fattura() throws {
        let xml = try Cookbook.sample(1, of: "Invoices")
        let encoder = Cookbook.encoder
        struct Fattura: Codable {
            @XMLAttribute var versione: String
            var body: Body
            enum CodingKeys: String, CodingKey {
                case versione
                case body = "FatturaElettronicaBody"
            }
        }
        struct Body: Codable {
            var documento: Documento
            var linee: [Linea]
            enum CodingKeys: String, CodingKey {
                case documento = "DatiGenerali.DatiGeneraliDocumento"
                case linee = "DatiBeniServizi.DettaglioLinee"
            }
        }
        struct Documento: Codable {
            var TipoDocumento: String
            var Divisa: String
            var Data: XML.DateTime
            var Numero: String
        }
        struct Linea: Codable {
            var NumeroLinea: Int
            var Descrizione: String
            var Quantita: XML.DecimalNumber
            var PrezzoUnitario: XML.DecimalNumber
            var PrezzoTotale: XML.DecimalNumber
        }
        let fattura = try XMLDecoder().decode(Fattura.self, from: xml)
        let written = try encoder.encodeToString(
            fattura, withRootKey: "p:FatturaElettronica",
            rootAttributes: ["xmlns:p": "http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2"])
        expectEqual(written, xml)
        try Cookbook.expectStrict(Fattura.self, xml, XMLDecoder())
    }

    @Test("OFX")
    func ofx() throws {
        let xml = try Cookbook.sample(0, of: "OFX")
        enum OFXDate: XMLDateTimeFormat { static let pattern = "yyyyMMdd[HHmmss[.SSS]['['x[:z]']']]" }
        enum Kind: String {
            case credit = "CREDIT"
            case debit = "DEBIT"
        }
        struct OFX: Codable {
            var id: String
            var statement: Statement
            enum CodingKeys: String, CodingKey {
                case id = "BANKMSGSRSV1.STMTTRNRS.TRNUID"
                case statement = "BANKMSGSRSV1.STMTTRNRS.STMTRS"
            }
        }
        struct Statement: Codable {
            var currency: String
            @XMLTransformed<XML.FormattedDateTime<OFXDate>> var start: XML.DateTime
            @XMLTransformed<XML.FormattedDateTime<OFXDate>> var end: XML.DateTime
            var transactions: [Transaction]
            enum CodingKeys: String, CodingKey {
                case currency = "CURDEF"
                case start = "BANKTRANLIST.DTSTART"
                case end = "BANKTRANLIST.DTEND"
                case transactions = "BANKTRANLIST.STMTTRN"
            }
        }
        struct Transaction: Codable {
            var kind: XML.Open<Kind>
            @XMLTransformed<XML.FormattedDateTime<OFXDate>> var posted: XML.DateTime
            var amount: XML.DecimalNumber
            var id: String
            var name: String?
            enum CodingKeys: String, CodingKey {
                case kind = "TRNTYPE"
                case posted = "DTPOSTED"
                case amount = "TRNAMT"
                case id = "FITID"
                case name = "NAME"
            }
        }
        let ofx = try XMLDecoder().decode(OFX.self, from: xml)
        let spent = ofx.statement.transactions.filter { $0.kind == .known(.debit) }.map(\.amount.value)
        expectEqual(spent, [Decimal(string: "-18.90")])
        try Cookbook.expectRoundTrip(OFX.self, xml, as: "OFX", XMLDecoder())
    }

    @Test("log4j events")
    func log4j() throws {
        let xml = try Cookbook.sample(0, of: "Log4j")
        struct Event: Codable {
            @XMLAttribute var logger: String
            @XMLAttribute var timestamp: Date
            @XMLAttribute var level: XML.Open<Level>
            @XMLAttribute var thread: String
            @XMLCData var message: String
            @XMLCData var throwable: String?
            var location: Location?
            @XMLTransformed<XML.MapOf<Property>> var properties: [String: String]
            enum CodingKeys: String, CodingKey {
                case logger, timestamp, level, thread
                case message = "log4j:message"
                case throwable = "log4j:throwable"
                case location = "log4j:locationInfo"
                case properties = "log4j:properties.log4j:data"
            }
        }
        enum Level: String, Codable {
            case debug = "DEBUG"
            case info = "INFO"
            case warn = "WARN"
            case error = "ERROR"
        }
        struct Location: Codable {
            @XMLAttribute var `class`: String
            @XMLAttribute var method: String
            @XMLAttribute var file: String
            @XMLAttribute var line: Int
        }
        struct Property: XMLMapEntry {
            @XMLAttribute var name: String
            @XMLAttribute var value: String
            var entry: (key: String, value: String) { (name, value) }
            init(key: String, value: String) { (name, self.value) = (key, value) }
        }
        let decoder = XMLDecoder()
        decoder.dateDecodingStrategy = .millisecondsSince1970
        decoder.parsingOptions.repairs = [.undeclaredPrefixes, .missingEnd]
        let events = try decoder.decode([Event].self, from: "<log>" + xml, at: "log4j:event")
        let encoder = XMLEncoder()
        encoder.dateEncodingStrategy = .millisecondsSince1970
        let written = try encoder.encodeToString(
            events, withRootKey: "log4j:eventSet", itemKey: "log4j:event",
            rootAttributes: ["xmlns:log4j": "http://jakarta.apache.org/log4j/"])
        expectEqual(events.map(\.level), [.known(.info), .other("AUDIT")])
        expectEqual(events.map(\.timestamp.timeIntervalSince1970), [1_777_876_200, 1_777_876_200.25])
        expectEqual(events.map(\.properties), [["order": "7"], [:]])
        let root = #"log4j:eventSet xmlns:log4j="http://jakarta.apache.org/log4j/""#
        expectEqual(written.replacing(" />", with: "/>"), "<\(root)>" + unindented(xml) + "</log4j:eventSet>")
        decoder.unknownNodes = .throw
        let strict = try decoder.decode([Event].self, from: "<log>" + xml, at: "log4j:event")
        expectEqual(strict.map(\.location?.line), [nil, 12])
        let plain = XMLDecoder()
        plain.dateDecodingStrategy = .millisecondsSince1970
        let again = try plain.decode([Event].self, from: written, at: "log4j:event")
        expectEqual(again.map(\.throwable), events.map(\.throwable))
        #expect(throws: DecodingError.self) { try plain.decode([Event].self, from: "<log>" + xml, at: "log4j:event") }
        // The last event is cut off in its message, or in its start tag.
        for end in ["[too", "oven"] {
            let text = String(xml[..<(try #require(xml.range(of: end)).upperBound)])
            let chunks = [Array(text.utf8.prefix(100)), Array(text.utf8.dropFirst(100))]
            var messages: [String] = []
            let reader = try decoder.reader(Event.self, at: "log4j:event", onMismatch: .skip)
            reader.feed(Array("<log>".utf8))
            for chunk in chunks {
                reader.feed(chunk)
                while let event = try reader.next() { messages.append(event.message) }
            }
            reader.finish()
            while let event = try reader.next() { messages.append(event.message) }
            expectEqual(messages, end == "[too" ? ["salt & pepper", "too"] : ["salt & pepper"])
        }
    }
}
