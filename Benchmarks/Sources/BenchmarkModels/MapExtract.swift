/// A piece of a map in the manner of OpenStreetMap: nearly everything is an attribute.
package struct MapExtract: BenchmarkDocument, AttributeBearing {
    package var version: Double
    package var generator: String
    package var nodes: [MapNode]
    package var ways: [MapWay]

    package init(version: Double, generator: String, nodes: [MapNode], ways: [MapWay]) {
        self.version = version
        self.generator = generator
        self.nodes = nodes
        self.ways = ways
    }

    package static var root: RootElement { RootElement(name: "osm") }

    enum CodingKeys: String, CodingKey {
        case version, generator
        case nodes = "node"
        case ways = "way"
    }

    package static func isAttribute(_ key: any CodingKey) -> Bool {
        switch key {
        case CodingKeys.version, CodingKeys.generator: true
        default: false
        }
    }
}

/// A point.
package struct MapNode: Codable, Equatable, Sendable, AttributeBearing {
    package var id: Int64
    package var latitude: Double
    package var longitude: Double
    package var version: Int
    package var changeset: Int
    package var timestamp: String
    package var user: String
    package var visible: Bool
    package var tags: [MapTag]

    package init(
        id: Int64, latitude: Double, longitude: Double, version: Int, changeset: Int, timestamp: String, user: String,
        visible: Bool, tags: [MapTag]
    ) {
        self.id = id
        self.latitude = latitude
        self.longitude = longitude
        self.version = version
        self.changeset = changeset
        self.timestamp = timestamp
        self.user = user
        self.visible = visible
        self.tags = tags
    }

    enum CodingKeys: String, CodingKey {
        case id, version, changeset, timestamp, user, visible
        case latitude = "lat"
        case longitude = "lon"
        case tags = "tag"
    }

    package static func isAttribute(_ key: any CodingKey) -> Bool {
        switch key {
        case CodingKeys.tags: false
        default: true
        }
    }
}

/// A line through points.
package struct MapWay: Codable, Equatable, Sendable, AttributeBearing {
    package var id: Int64
    package var version: Int
    package var user: String
    package var points: [MapReference]
    package var tags: [MapTag]

    package init(id: Int64, version: Int, user: String, points: [MapReference], tags: [MapTag]) {
        self.id = id
        self.version = version
        self.user = user
        self.points = points
        self.tags = tags
    }

    enum CodingKeys: String, CodingKey {
        case id, version, user
        case points = "nd"
        case tags = "tag"
    }

    package static func isAttribute(_ key: any CodingKey) -> Bool {
        switch key {
        case CodingKeys.points, CodingKeys.tags: false
        default: true
        }
    }
}

/// The number of a point.
package struct MapReference: Codable, Equatable, Sendable, AttributeBearing {
    package var ref: Int64

    package init(ref: Int64) { self.ref = ref }

    package static func isAttribute(_ key: any CodingKey) -> Bool { true }
}

/// A fact about a point or a way.
package struct MapTag: Codable, Equatable, Sendable, AttributeBearing {
    package var key: String
    package var value: String

    package init(key: String, value: String) {
        self.key = key
        self.value = value
    }

    enum CodingKeys: String, CodingKey {
        case key = "k"
        case value = "v"
    }

    package static func isAttribute(_ key: any CodingKey) -> Bool { true }
}
