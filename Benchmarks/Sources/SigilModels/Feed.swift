/// A news feed: prefixed names and CDATA.
package struct Feed: Codable, Sendable {
    var version: String
    var channel: FeedChannel

    enum CodingKeys: String, CodingKey {
        case channel
        case version = "@version"
    }
}

struct FeedChannel: Codable, Sendable {
    var title: String
    var language: String
    var selfLink: FeedLink
    var items: [FeedItem]

    enum CodingKeys: String, CodingKey {
        case title, language
        case selfLink = "atom:link"
        case items = "item"
    }
}

struct FeedLink: Codable, Sendable {
    var href: String
    var rel: String

    enum CodingKeys: String, CodingKey {
        case href = "@href"
        case rel = "@rel"
    }
}

struct FeedItem: Codable, Sendable {
    var title: String
    var link: String
    var guid: FeedIdentifier
    var published: String
    var creator: String
    var categories: [String]
    var summary: String
    var content: String

    enum CodingKeys: String, CodingKey {
        case title, link, guid
        case published = "pubDate"
        case creator = "dc:creator"
        case categories = "category"
        case summary = "description"
        case content = "content:encoded"
    }
}

struct FeedIdentifier: Codable, Sendable {
    var isPermaLink: Bool
    var value: String

    enum CodingKeys: String, CodingKey {
        case isPermaLink = "@isPermaLink"
        case value = "#text"
    }
}
