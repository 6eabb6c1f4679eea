import Foundation
import XMLCodable

/// GPX 1.1 with the track point extension.
struct GPXDocument: Codable, Equatable {
    @XMLAttribute var version: String
    @XMLAttribute var creator: String
    var metadata: Metadata?
    var waypoints: [Point]
    var routes: [Route]
    var tracks: [Track]
    enum CodingKeys: String, CodingKey {
        case version, creator, metadata, waypoints = "wpt", routes = "rte", tracks = "trk"
    }

    static let namespaces = [
        "xmlns": "http://www.topografix.com/GPX/1/1",
        "xmlns:gpxtpx": "http://www.garmin.com/xmlschemas/TrackPointExtension/v1",
    ]

    struct Metadata: Codable, Equatable {
        var name, author, mailbox: String?
        var link: URL?
        var linkText: String?
        var time: Date?
        var bounds: Bounds?
        enum CodingKeys: String, CodingKey {
            case name, time, bounds, author = "author.name", mailbox = "author.email.@id", link = "link.@href"
            case linkText = "link.text"
        }
    }

    struct Bounds: Codable, Equatable {
        @XMLAttribute var minlat: Double
        @XMLAttribute var minlon: Double
        @XMLAttribute var maxlat: Double
        @XMLAttribute var maxlon: Double
    }

    struct Route: Codable, Equatable {
        var name: String?
        var points: [Point]
        enum CodingKeys: String, CodingKey { case name, points = "rtept" }
    }

    struct Track: Codable, Equatable {
        var name, type: String?
        var segments: [Segment]
        enum CodingKeys: String, CodingKey { case name, type, segments = "trkseg" }
    }

    struct Segment: Codable, Equatable {
        var points: [Point]
        enum CodingKeys: String, CodingKey { case points = "trkpt" }
    }

    struct Point: Codable, Equatable {
        @XMLAttribute var lat: Double
        @XMLAttribute var lon: Double
        var ele: Double?
        var time: Date?
        var name, sym: String?
        var heartRate, cadence: Int?
        var speed: Double?
        enum CodingKeys: String, CodingKey {
            case lat, lon, ele, time, name, sym, heartRate = "extensions.gpxtpx:TrackPointExtension.gpxtpx:hr"
            case cadence = "extensions.gpxtpx:TrackPointExtension.gpxtpx:cad", speed = "extensions.speed"
        }
    }
}
