import XMLCodable

/// A piece of a map: nearly everything is an attribute.
package struct MapExtract: Codable, Sendable {
    @Attribute var version: Double
    @Attribute var generator: String
    var nodes: [MapNode]
    var ways: [MapWay]

    enum CodingKeys: String, CodingKey {
        case version, generator
        case nodes = "node"
        case ways = "way"
    }
}

struct MapNode: Codable, Sendable {
    @Attribute var id: Int64
    @Attribute var latitude: Double
    @Attribute var longitude: Double
    @Attribute var version: Int
    @Attribute var changeset: Int
    @Attribute var timestamp: String
    @Attribute var user: String
    @Attribute var visible: Bool
    var tags: [MapTag]

    enum CodingKeys: String, CodingKey {
        case id, version, changeset, timestamp, user, visible
        case latitude = "lat"
        case longitude = "lon"
        case tags = "tag"
    }
}

struct MapWay: Codable, Sendable {
    @Attribute var id: Int64
    @Attribute var version: Int
    @Attribute var user: String
    var points: [MapReference]
    var tags: [MapTag]

    enum CodingKeys: String, CodingKey {
        case id, version, user
        case points = "nd"
        case tags = "tag"
    }
}

struct MapReference: Codable, Sendable {
    @Attribute var ref: Int64
}

struct MapTag: Codable, Sendable {
    @Attribute var key: String
    @Attribute var value: String

    enum CodingKeys: String, CodingKey {
        case key = "k"
        case value = "v"
    }
}
