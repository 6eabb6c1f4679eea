import Foundation
import XMLCodable
import XMLCodableFormatters

/// RSS 2.0, with common extensions for feeds and podcasts.
struct RSSFeed: Codable, Equatable {
    @XMLAttribute var version: String
    var channel: Channel
    static let namespaces = [
        "xmlns:atom": "http://www.w3.org/2005/Atom", "xmlns:content": "http://purl.org/rss/1.0/modules/content/",
        "xmlns:dc": "http://purl.org/dc/elements/1.1/", "xmlns:itunes": "http://www.itunes.com/dtds/podcast-1.0.dtd",
        "xmlns:media": "http://search.yahoo.com/mrss/",
    ]

    static var decoder: XMLDecoder {
        let decoder = XMLDecoder()
        decoder.dateDecodingStrategy = .format("EEE, dd MMM yyyy HH:mm:ss zzz")
        return decoder
    }

    static var encoder: XMLEncoder {
        let encoder = XMLEncoder()
        encoder.dateEncodingStrategy = .format("EEE, dd MMM yyyy HH:mm:ss 'GMT'")
        return encoder
    }

    struct Channel: Codable, Equatable {
        var title: String?
        var link: URL?
        var atomLinks: [Atom.Link]
        var description, language, managingEditor: String?
        var lastBuildDate: Date?
        var ttl: Int?
        var categories: [Category]
        var podcastCategories: [PodcastCategory]
        var isExplicit: Bool?
        var image: Image?
        var skipHours: [Int]
        var skipDays: [String]
        var items: [Item]
        enum CodingKeys: String, CodingKey {
            case title, link, description, language, managingEditor, lastBuildDate, ttl, image, atomLinks = "atom:link"
            case categories = "category", podcastCategories = "itunes:category", isExplicit = "itunes:explicit"
            case skipHours = "skipHours.hour", skipDays = "skipDays.day", items = "item"
        }
    }

    struct Item: Codable, Equatable {
        var title: String?
        var link: URL?
        var guid: GUID?
        var pubDate: Date?
        var creators: [String]
        var categories: [Category]
        var description: String?
        @XMLCData var content: String?
        var enclosure: Enclosure?
        var source: Source?
        var comments: URL?
        var duration: String?
        var media: [MediaContent]
        enum CodingKeys: String, CodingKey {
            case title, link, guid, pubDate, description, enclosure, source, comments, creators = "dc:creator"
            case categories = "category", content = "content:encoded", duration = "itunes:duration"
            case media = "media:group.media:content"
        }
    }

    struct Category: Codable, Equatable {
        @XMLAttribute var domain: String?
        @XMLText var name: String
    }

    struct PodcastCategory: Codable, Equatable {
        @XMLAttribute var text: String
        var children: [PodcastCategory]
        enum CodingKeys: String, CodingKey { case text, children = "itunes:category" }
    }

    struct Image: Codable, Equatable {
        var url: URL
        var title: String
        var link: URL
        var width, height: Int?
    }

    struct GUID: Codable, Equatable {
        @XMLAttribute var isPermaLink: Bool?
        @XMLText var value: String
    }

    struct Enclosure: Codable, Equatable {
        @XMLAttribute var url: URL
        @XMLAttribute var length: Int
        @XMLAttribute var type: String
    }

    struct Source: Codable, Equatable {
        @XMLAttribute var url: URL
        @XMLText var title: String
    }

    struct MediaContent: Codable, Equatable {
        @XMLAttribute var url: URL
        @XMLAttribute var type: String?
        @XMLAttribute var width: Int?
        @XMLAttribute var height: Int?
        @XMLAttribute var isDefault: Bool?
    }
}
