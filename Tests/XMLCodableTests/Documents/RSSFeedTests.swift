import Foundation
import Testing
import XMLCodable
import XMLCodableStreaming

/// RSS 2.0 feed.
struct RSSFeedTests {
    private func feed() throws -> RSSFeed {
        try RSSFeed.decoder.decode(RSSFeed.self, from: RealDocument.fixture("feed.rss"))
    }

    @Test("the channel and its items are read with extensions, CDATA, dates and media")
    func channel() throws {
        let feed = try feed()
        expectEqual(feed.version, "2.0")
        let channel = feed.channel
        expectEqual(channel.title, "The Harbour Letter")
        expectEqual(channel.link, URL(string: "https://harbour.example/"))
        expectEqual(channel.atomLinks.map(\.rel), ["self", "hub"])
        expectEqual(channel.atomLinks.map(\.type), ["application/rss+xml", nil])
        expectEqual(channel.description, "Tides, boats & people, every Friday.")
        expectEqual(channel.lastBuildDate, Date(timeIntervalSince1970: 1_773_385_200))
        expectEqual(channel.ttl, 90)
        expectEqual(channel.categories.map(\.name), ["Boats", "Places/Coast"])
        expectEqual(channel.categories.map(\.domain), [nil, "https://topics.example/"])
        expectEqual(channel.podcastCategories.map(\.text), ["Leisure"])
        expectEqual(channel.podcastCategories.first?.children.map(\.text), ["Hobbies", "Sailing & Rowing"])
        expectEqual(channel.isExplicit, false)
        expectEqual(channel.image?.url, URL(string: "https://harbour.example/logo.png?size=88&dpi=2"))
        expectEqual(channel.image?.height, 31)
        expectEqual(channel.skipHours, [1, 2, 3])
        expectEqual(channel.skipDays, ["Saturday", "Sunday"])
        let items = channel.items
        try #require(items.count == 2)
        let (first, second) = (items[0], items[1])
        expectEqual(first.title, "Spring tide at the café — bring boots")
        expectEqual(first.guid, RSSFeed.GUID(isPermaLink: false, value: "tag:harbour.example,2026:11"))
        expectEqual(first.pubDate, Date(timeIntervalSince1970: 1_773_383_400))
        expectEqual(first.creators, ["Mara Quay", "Ole Brück"])
        expectEqual(first.description, "The water will stand 40\u{A0}cm over the quay.")
        let html = """
            <p>The water will stand <b>40&nbsp;cm</b> over the quay;
            see <a href="/tides?y=2026&m=3">the table</a>.</p>
            """
        expectEqual(first.content, html)
        expectEqual(first.enclosure?.length, 24_986_239)
        expectEqual(first.duration, "00:42:17")
        expectEqual(first.media.map(\.width), [320, 1280])
        expectEqual(first.media.map(\.isDefault), [nil, true])
        expectEqual(second.title, "Rope <or> chain?")
        expectNil(second.guid?.isPermaLink)
        expectEqual(second.pubDate, Date(timeIntervalSince1970: 1_772_778_600))
        expectEqual(second.description, "")
        expectNil(second.content)
        #expect(second.media.isEmpty)
        let url = try #require(URL(string: "https://other.example/rss"))
        expectEqual(second.source, RSSFeed.Source(url: url, title: "The Other Letter"))
    }

    @Test("a round trip keeps one wrapper per list and CDATA")
    func roundTrip() throws {
        let written = try expectRoundTrip(
            feed(), root: "rss", namespaces: RSSFeed.namespaces, encoder: RSSFeed.encoder, decoder: RSSFeed.decoder)
        expectEqual(written[attribute: "version"], "2.0")
        expectEqual(written.elements(at: "channel.item").count, 2)
        expectEqual(written.elements(at: "channel.skipHours").count, 1)
        expectEqual(written.elements(at: "channel.skipHours.hour").map(\.text), ["1", "2", "3"])
        expectEqual(written.elements(at: "channel.item.0.media:group").count, 1)
        expectEqual(written.elements(at: "channel.item.0.media:group.media:content").count, 2)
        #expect(written.elements(at: "channel.item.1.media:group").isEmpty)
        expectEqual(written["channel.item.0.pubDate"]?.text, "Fri, 13 Mar 2026 06:30:00 GMT")
        expectEqual(written["channel.atom:link"]?.name.namespaceURI, "http://www.w3.org/2005/Atom")
        let content = try #require(written["channel.item.0.content:encoded"])
        guard case .cdata? = content.children.first, content.children.count == 1 else {
            Issue.record("not one CDATA section: \(content)")
            return
        }
    }

    @Test("an error has its location")
    func mistakes() throws {
        let mistakes = Mistakes<RSSFeed>(in: "feed.rss", decoder: RSSFeed.decoder)
        try mistakes.expect(
            "<ttl>90</ttl>", "<ttl>ninety</ttl>",
            """
            dataCorrupted channel > ttl: 15:10: expected an integer for Channel.ttl at /rss/channel/ttl, found "ninety"
            """)
        try mistakes.expect(
            "<hour>2</hour>", "<hour>2.5</hour>",
            """
            dataCorrupted channel > skipHours.hour[1]: 30:36: expected an integer for Channel.skipHours.hour at \
            /rss/channel/skipHours/hour[2], found "2.5", which a Double or a Decimal reads
            """)
        try mistakes.expect(
            "06:30:00 GMT", "at dawn",
            """
            dataCorrupted channel > item[0] > pubDate: 40:16: expected a date in the formatter's format for \
            Item.pubDate at /rss/channel/item[1]/pubDate, found "Fri, 13 Mar 2026 at dawn"
            """)
        try mistakes.expect(
            "length=\"24986239\"", "length=\"24 986 239\"",
            """
            dataCorrupted channel > item[0] > enclosure > length: 47:59: expected an integer for Enclosure.length at \
            /rss/channel/item[1]/enclosure/@length, found "24 986 239"
            """)
        try mistakes.expect(
            "height=\"960\"", "height=\"99999999999999999999\"",
            """
            dataCorrupted channel > item[0] > media:group.media:content[1] > height: 51:96: expected an integer in the \
            range of Int for MediaContent.height at /rss/channel/item[1]/media:group/media:content[2]/@height, found \
            "99999999999999999999"
            """)
        try mistakes.expect(
            "isPermaLink=\"false\"", "isPermaLink=\"no\"",
            """
            dataCorrupted channel > item[0] > guid > isPermaLink: 39:26: expected a boolean for GUID.isPermaLink at \
            /rss/channel/item[1]/guid/@isPermaLink, found "no", which `decoder.boolDecodingStrategy = .lenient` reads
            """)
        try mistakes.expect(
            "<url>https://harbour.example/logo.png?size=88&amp;dpi=2</url>", "",
            "keyNotFound channel > image > url: 23:5: expected <url> for Image.url at /rss/channel/image, found none")
        try mistakes.expect(
            "</item>", "</itm>", "dataCorrupted: 54:5: the end tag </itm> does not match <item>, opened at 36:5")
    }

    @Test(
        "real feeds are unchanged in a round trip", .enabled(if: RealDocument.hasShared),
        arguments: [
            ("rss2-feedkit.xml", 2, "Seventh Heaven! Ryan Hurls Another No Hitter"),
            ("podcast-leshow.xml", 4, "le Show"),
            ("media-rss-feedkit.xml", 1, nil),
        ])
    func realFeeds(_ name: String, _ count: Int, _ title: String?) throws {
        let feed = try RSSFeed.decoder.decode(RSSFeed.self, from: RealDocument.shared(name))
        expectEqual(feed.version, "2.0")
        expectEqual(feed.channel.items.count, count)
        expectEqual(feed.channel.items.first?.title, title)
        for item in feed.channel.items where title != nil {
            #expect(item.pubDate != nil)
            #expect((item.enclosure?.length ?? 0) > 0)
        }
        try expectRoundTrip(
            feed, root: "rss", namespaces: RSSFeed.namespaces, encoder: RSSFeed.encoder, decoder: RSSFeed.decoder)
    }
}
