import Foundation
import XMLCodable

/// An item of an RSS 2.0 feed.
struct Item: Decodable, Sendable, CustomStringConvertible {
    var title: String
    var link: URL?
    var pubDate: Date?

    var description: String {
        "\(pubDate?.formatted(.iso8601) ?? "no date")  \(title)"
    }
}

/// An element of an OpenStreetMap file: the name of the element chooses the case.
enum OSMRecord: Decodable, Sendable, CustomStringConvertible {
    case node(Node)
    case way(Way)
    case relation(Relation)
    case bounds

    struct Node: Decodable, Sendable {
        @XMLAttribute var id: Int
        @XMLAttribute var lat: Double
        @XMLAttribute var lon: Double
        var tag: [Tag]
    }

    struct Way: Decodable, Sendable {
        @XMLAttribute var id: Int
        var nodes: [Int]
        var tag: [Tag]

        enum CodingKeys: String, CodingKey {
            case id, tag
            case nodes = "nd.@ref"
        }
    }

    struct Relation: Decodable, Sendable {
        @XMLAttribute var id: Int
        var tag: [Tag]
    }

    struct Tag: Decodable, Sendable {
        @XMLAttribute var k: String
        @XMLAttribute var v: String
    }

    var description: String {
        switch self {
        case .node(let node): "node \(node.id) at \(node.lat), \(node.lon)\(node.tag.name)"
        case .way(let way): "way \(way.id) of \(way.nodes.count) nodes\(way.tag.name)"
        case .relation(let relation): "relation \(relation.id)\(relation.tag.name)"
        case .bounds: "bounds"
        }
    }
}

extension [OSMRecord.Tag] {
    /// The value of the tag `name`, with a colon.
    fileprivate var name: String {
        first { $0.k == "name" }.map { ": \($0.v)" } ?? ""
    }
}
