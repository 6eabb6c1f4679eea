import Foundation
import Testing
import XMLCodable

/// Atom: elements in any order, text that is plain, HTML or XHTML, and GeoRSS among the extensions.
enum Atom {
    static let namespaces = XMLNamespaceStrategy.bound([
        "": "http://www.w3.org/2005/Atom", "georss": "http://www.georss.org/georss",
    ])

    /// A feed or an entry.
    struct Feed: Codable, Equatable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(root: "feed")
        @XMLAttribute var language: String?
        @XMLAttribute var base: URL?
        var items: [Item]
        enum CodingKeys: String, CodingKey { case language = "xml:lang", base = "xml:base", items = "*" }
        var entries: [Feed] { items.compactMap { if case .entry(let entry) = $0 { entry } else { nil } } }
    }

    enum Item: Codable, Equatable {
        case title(Text), subtitle(Text), summary(Text), rights(Text), content(Text), id(String)
        case updated(XML.DateTime), published(XML.DateTime), link(Link), logo(URL), icon(URL), generator(Generator)
        case category(Category), author(Person), contributor(Person), entry(Feed), point(Point)
        case elevation(Int), floor(Int), radius(Int), featureType(String), relationship(String), featureName(String)
        case other(XML.Element)
        enum CodingKeys: String, CodingKey {
            case title, subtitle, summary, rights, content, id, updated, published, link, logo, icon, generator
            case category, author, contributor, entry, point = "georss:point", elevation = "georss:elev"
            case floor = "georss:floor", radius = "georss:radius", featureType = "georss:featuretypetag"
            case relationship = "georss:relationshiptag", featureName = "georss:featurename", other = "*"
        }
    }

    enum TextType: String, Codable { case text, html, xhtml }

    struct Text: Codable, Equatable {
        @XMLAttribute var source: URL?
        @XMLAttribute var type: TextType?
        @XMLAttribute var language: String?
        @XMLAttribute var base: URL?
        var content: [XHTML.Flow]
        enum CodingKeys: String, CodingKey {
            case source = "src", type, language = "xml:lang", base = "xml:base", content = "*"
        }
    }

    struct Link: Codable, Equatable {
        @XMLAttribute var rel: String?
        @XMLAttribute var type: String?
        @XMLAttribute var hreflang: String?
        @XMLAttribute var href: URL
        @XMLAttribute var title: String?
        @XMLAttribute var length: Int?
    }

    struct Generator: Codable, Equatable {
        @XMLAttribute var uri: URL?
        @XMLAttribute var version: String?
        @XMLText var name: String
    }

    struct Category: Codable, Equatable {
        @XMLAttribute var term: String
        @XMLAttribute var scheme: URL?
        @XMLAttribute var label: String?
    }

    struct Person: Codable, Equatable {
        var name: String
        var uri: URL?
        var email: String?
    }

    struct Point: Codable, Equatable { @XMLText @XMLList var coordinates: [Decimal] }

    /// White space is text in XHTML.
    static var decoder: XMLDecoder {
        let decoder = XMLDecoder()
        decoder.namespaces = namespaces
        decoder.trimValueWhitespaces = false
        return decoder
    }

    static var encoder: XMLEncoder {
        let encoder = XMLEncoder()
        encoder.namespaces = namespaces
        return encoder
    }
}

/// Round trips of Atom feeds.
struct AtomRoundTripTests {
    @discardableResult
    private func expectUnchangedFeed(_ data: Data) throws -> (value: Atom.Feed, written: Data) {
        try expectUnchanged(
            Atom.Feed.self, data, formattings: [[]], outline: XHTML.outline, decoder: Atom.decoder,
            encoder: Atom.encoder)
    }

    @Test(
        "feeds are unchanged, and points keep their digits", .enabled(if: RealDocument.hasShared),
        arguments: [
            ("atom-feedkit.xml", ["2003-12-13T08:29:29-04:00"]),
            ("atom-xhtml-feedkit.xml", []),
            ("georss-usgs-atom.xml", []),
        ])
    func feeds(_ name: String, _ published: [String]) throws {
        let feed = try expectUnchangedFeed(RealDocument.shared(name)).value
        let dates = feed.entries.flatMap(\.items).compactMap { item in
            if case .published(let date) = item { date.description } else { nil }
        }
        expectEqual(dates, published)
        guard name == "georss-usgs-atom.xml" else { return }
        let points = feed.entries.flatMap(\.items).compactMap { if case .point(let point) = $0 { point } else { nil } }
        expectEqual(points.first?.coordinates.map(\.description), ["32.4126663", "-116.2923355"])
    }

    @Test("languages, zones, XHTML and unknown extensions are unchanged, in their order")
    func everything() throws {
        let xml = """
            <a:feed xmlns:a="http://www.w3.org/2005/Atom" xml:lang="nl" xml:base="https://tides.example/">
                <a:updated>2026-07-01T06:30:00+02:00</a:updated>
                <a:title type="html">High &amp;amp; low</a:title>
                <a:link href="?page=1&amp;size=5"/>
                <a:entry xml:lang="en">
                    <a:content type="xhtml">
                        <div xmlns="http://www.w3.org/1999/xhtml"><p><b>High</b> <i>water</i></p> </div>
                    </a:content>
                    <a:published>2026-06-30T23:59:59.500Z</a:published>
                    <g:point xmlns:g="http://www.georss.org/georss">51.05 3.71</g:point>
                    <t:tide xmlns:t="urn:example:tides" t:unit="m">4.10</t:tide>
                    <a:id>urn:example:1</a:id>
                </a:entry>
                <a:link href="?page=2"/>
            </a:feed>
            """
        let (feed, written) = try expectUnchangedFeed(Data(xml.utf8))
        expectEqual(feed.items.count, 5)
        try expectEqual(XML.Document(parsing: written).root[attribute: "xml:lang"], "nl")
    }
}
