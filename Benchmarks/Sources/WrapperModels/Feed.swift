import XMLCodable

/// A news feed: prefixed names and CDATA.
package struct Feed: Codable, Sendable {
    @XMLAttribute var version: String
    var channel: FeedChannel
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
    @XMLAttribute var href: String
    @XMLAttribute var rel: String
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
    @XMLAttribute var isPermaLink: Bool
    @XMLText var value: String
}
