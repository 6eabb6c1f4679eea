package import BenchmarkModels

/// A news feed: prefixed names, CDATA sections with markup in them, references.
package enum FeedShape: DocumentShape {
    package static var name: String { "feed" }

    package static func sample(size: Int, seed: UInt64) -> Sample<Feed> {
        var random = SeededGenerator(seed: seed)
        var markup = Markup()
        var channel = FeedChannel(
            title: "News & views", language: "en",
            selfLink: FeedLink(href: "https://example.org/feed?format=rss&page=1", rel: "self"), items: [])
        begin(channel, &markup)
        while markup.count < size {
            let item = item(channel.items.count, &random)
            write(item, to: &markup)
            channel.items.append(item)
        }
        markup.raw("\n")
        markup.close("channel")
        markup.close(Feed.root.name)
        return Sample(value: Feed(version: "2.0", channel: channel), data: markup.data)
    }

    private static func begin(_ channel: FeedChannel, _ markup: inout Markup) {
        markup.raw("<\(Feed.root.name) version=\"2.0\"")
        for (name, address) in Feed.root.namespaces.sorted(by: { $0.key < $1.key }) {
            markup.raw("\n  \(name)=\"\(address)\"")
        }
        markup.raw(">\n")
        markup.open("channel")
        markup.element("title", channel.title)
        markup.element("language", channel.language)
        markup.empty("atom:link", ["href": channel.selfLink.href, "rel": channel.selfLink.rel])
    }

    private static func item(_ number: Int, _ random: inout SeededGenerator) -> FeedItem {
        let link = "https://example.org/news/\(number)?from=feed&kind=\(random.below(9))"
        let paragraphs = (0..<random.within(1...4)).map { _ in
            "<p class=\"body\">\(random.sentence(of: Vocabulary.english, words: 20...60))</p>"
        }
        return FeedItem(
            title: random.sentence(of: Vocabulary.english, words: 4...9),
            link: link,
            guid: FeedIdentifier(isPermaLink: random.happens(percent: 50), value: link),
            published: "Mon, \(random.within(10...28)) Sep 2025 12:\(random.within(10...59)):00 GMT",
            creator: random.pick(Vocabulary.users),
            categories: (0..<random.within(1...4)).map { _ in random.pick(Vocabulary.categories) },
            summary: random.sentence(of: Vocabulary.english, words: 20...40),
            content: paragraphs.joined())
    }

    private static func write(_ item: FeedItem, to markup: inout Markup) {
        markup.raw("\n  ")
        markup.open("item")
        field("title", item.title, &markup)
        field("link", item.link, &markup)
        markup.raw("\n    ")
        markup.element("guid", item.guid.value, ["isPermaLink": "\(item.guid.isPermaLink)"])
        field("pubDate", item.published, &markup)
        field("dc:creator", item.creator, &markup)
        for category in item.categories { field("category", category, &markup) }
        field("description", item.summary, &markup)
        markup.raw("\n    ")
        markup.cdata("content:encoded", item.content)
        markup.raw("\n  ")
        markup.close("item")
    }

    private static func field(_ name: String, _ content: String, _ markup: inout Markup) {
        markup.raw("\n    ")
        markup.element(name, content)
    }
}
