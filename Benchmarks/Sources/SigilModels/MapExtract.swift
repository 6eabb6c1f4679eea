/// A piece of a map: nearly everything is an attribute.
package struct MapExtract: Codable, Sendable {
    var version: Double
    var generator: String
    var nodes: [MapNode]
    var ways: [MapWay]

    enum CodingKeys: String, CodingKey {
        case version = "@version"
        case generator = "@generator"
        case nodes = "node"
        case ways = "way"
    }
}

struct MapNode: Codable, Sendable {
    var id: Int64
    var latitude: Double
    var longitude: Double
    var version: Int
    var changeset: Int
    var timestamp: String
    var user: String
    var visible: Bool
    var tags: [MapTag]

    enum CodingKeys: String, CodingKey {
        case id = "@id"
        case latitude = "@lat"
        case longitude = "@lon"
        case version = "@version"
        case changeset = "@changeset"
        case timestamp = "@timestamp"
        case user = "@user"
        case visible = "@visible"
        case tags = "tag"
    }
}

struct MapWay: Codable, Sendable {
    var id: Int64
    var version: Int
    var user: String
    var points: [MapReference]
    var tags: [MapTag]

    enum CodingKeys: String, CodingKey {
        case id = "@id"
        case version = "@version"
        case user = "@user"
        case points = "nd"
        case tags = "tag"
    }
}

struct MapReference: Codable, Sendable {
    var ref: Int64

    enum CodingKeys: String, CodingKey { case ref = "@ref" }
}

struct MapTag: Codable, Sendable {
    var key: String
    var value: String

    enum CodingKeys: String, CodingKey {
        case key = "@k"
        case value = "@v"
    }
}
