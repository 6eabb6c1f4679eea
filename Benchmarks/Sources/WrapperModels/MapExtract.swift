import XMLCodable

/// A piece of a map: nearly everything is an attribute.
package struct MapExtract: Codable, Sendable {
    @XMLAttribute var version: Double
    @XMLAttribute var generator: String
    var nodes: [MapNode]
    var ways: [MapWay]

    enum CodingKeys: String, CodingKey {
        case version, generator
        case nodes = "node"
        case ways = "way"
    }
}

package struct MapNode: Codable, Sendable {
    @XMLAttribute var id: Int64
    @XMLAttribute var latitude: Double
    @XMLAttribute var longitude: Double
    @XMLAttribute var version: Int
    @XMLAttribute var changeset: Int
    @XMLAttribute var timestamp: String
    @XMLAttribute var user: String
    @XMLAttribute var visible: Bool
    var tags: [MapTag]

    enum CodingKeys: String, CodingKey {
        case id, version, changeset, timestamp, user, visible
        case latitude = "lat"
        case longitude = "lon"
        case tags = "tag"
    }
}

package struct MapWay: Codable, Sendable {
    @XMLAttribute var id: Int64
    @XMLAttribute var version: Int
    @XMLAttribute var user: String
    var points: [MapReference]
    var tags: [MapTag]

    enum CodingKeys: String, CodingKey {
        case id, version, user
        case points = "nd"
        case tags = "tag"
    }
}

struct MapReference: Codable, Sendable {
    @XMLAttribute var ref: Int64
}

struct MapTag: Codable, Sendable {
    @XMLAttribute var key: String
    @XMLAttribute var value: String

    enum CodingKeys: String, CodingKey {
        case key = "k"
        case value = "v"
    }
}
