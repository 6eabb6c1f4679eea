/// A news feed in the manner of RSS 2.0: prefixed names and CDATA.
package struct Feed: BenchmarkDocument, AttributeBearing {
    package var version: String
    package var channel: FeedChannel

    package init(version: String, channel: FeedChannel) {
        self.version = version
        self.channel = channel
    }

    package static var root: RootElement {
        RootElement(
            name: "rss",
            namespaces: [
                "xmlns:atom": "http://www.w3.org/2005/Atom",
                "xmlns:content": "http://purl.org/rss/1.0/modules/content/",
                "xmlns:dc": "http://purl.org/dc/elements/1.1/",
            ])
    }

    package static func isAttribute(_ key: any CodingKey) -> Bool {
        switch key {
        case CodingKeys.version: true
        default: false
        }
    }
}

/// What the feed is about, and its news.
package struct FeedChannel: Codable, Equatable, Sendable {
    package var title: String
    package var language: String
    package var selfLink: FeedLink
    package var items: [FeedItem]

    package init(title: String, language: String, selfLink: FeedLink, items: [FeedItem]) {
        self.title = title
        self.language = language
        self.selfLink = selfLink
        self.items = items
    }

    enum CodingKeys: String, CodingKey {
        case title, language
        case selfLink = "atom:link"
        case items = "item"
    }
}

/// An address with its meaning.
package struct FeedLink: Codable, Equatable, Sendable, AttributeBearing {
    package var href: String
    package var rel: String

    package init(href: String, rel: String) {
        self.href = href
        self.rel = rel
    }

    package static func isAttribute(_ key: any CodingKey) -> Bool { true }
}

/// A piece of news.
package struct FeedItem: Codable, Equatable, Sendable {
    package var title: String
    package var link: String
    package var guid: FeedIdentifier
    package var published: String
    package var creator: String
    package var categories: [String]
    package var summary: String
    package var content: String

    package init(
        title: String, link: String, guid: FeedIdentifier, published: String, creator: String, categories: [String],
        summary: String, content: String
    ) {
        self.title = title
        self.link = link
        self.guid = guid
        self.published = published
        self.creator = creator
        self.categories = categories
        self.summary = summary
        self.content = content
    }

    enum CodingKeys: String, CodingKey {
        case title, link, guid
        case published = "pubDate"
        case creator = "dc:creator"
        case categories = "category"
        case summary = "description"
        case content = "content:encoded"
    }
}

/// What tells one piece of news from another.
package struct FeedIdentifier: Codable, Equatable, Sendable, AttributeBearing {
    package var isPermaLink: Bool
    package var value: String

    package init(isPermaLink: Bool, value: String) {
        self.isPermaLink = isPermaLink
        self.value = value
    }

    enum CodingKeys: String, CodingKey {
        case isPermaLink
        case value = ""
    }

    package static func isAttribute(_ key: any CodingKey) -> Bool {
        switch key {
        case CodingKeys.isPermaLink: true
        default: false
        }
    }
}
