import Foundation
import Testing
import XMLCodable
import XMLCodableStreaming

/// GPX 1.1 track.
struct GPXDocumentTests {
    private func walk() throws -> GPXDocument {
        try XMLDecoder().decode(GPXDocument.self, from: RealDocument.fixture("walk.gpx"))
    }

    @Test("metadata, waypoints, routes and track points are read, with times and extensions")
    func head() throws {
        let walk = try walk()
        expectEqual(walk.version, "1.1")
        expectEqual(walk.creator, "Pocket Trail 4")
        let metadata = try #require(walk.metadata)
        expectEqual(metadata.name, "Round the reservoir")
        expectEqual(metadata.author, "Mara Quay")
        expectEqual(metadata.mailbox, "mara")
        expectEqual(metadata.link, URL(string: "https://trails.example/4711?lang=en&unit=m"))
        expectEqual(metadata.linkText, "The route")
        expectEqual(metadata.time, Date(timeIntervalSince1970: 1_777_705_091))
        expectEqual(
            metadata.bounds, GPXDocument.Bounds(minlat: 47.0981, minlon: 8.4411, maxlat: 47.1204, maxlon: 8.4702))
        expectEqual(walk.waypoints.map(\.name), ["Spring", "Far away"])
        expectEqual(walk.waypoints.map(\.lon), [8.4475, -180])
        expectEqual(walk.waypoints.map(\.ele), [889, nil])
        expectEqual(walk.routes.map(\.name), ["As planned"])
        expectEqual(walk.routes.first?.points.map(\.lat), [47.1, 47.11])
        let track = try #require(walk.tracks.first)
        expectEqual(track.name, "Morning walk")
        expectEqual(track.type, "walking")
        expectEqual(track.segments.map(\.points.count), [3, 0, 1])
        let points = track.segments.flatMap(\.points)
        expectEqual(points.map(\.lat), [47.100123, 47.1002, 47.1003, 47.11])
        expectEqual(points.map(\.lon), [8.450001, 8.4501, 8.4502, 8.46])
        expectEqual(points.map(\.ele), [901.4, 902, nil, -15])
        expectEqual(points.map(\.heartRate), [92, 95, nil, nil])
        expectEqual(points.map(\.cadence), [54, nil, nil, nil])
        let start = 1_777_705_200.0
        expectEqual(points.map { $0.time?.timeIntervalSince1970 }, [start, start + 5.25, start + 10, start + 1200])
    }

    @Test("a round trip keeps one extensions element per point")
    func roundTrip() throws {
        let written = try expectRoundTrip(walk(), root: "gpx", namespaces: GPXDocument.namespaces)
        expectEqual(written.name.namespaceURI, "http://www.topografix.com/GPX/1/1")
        expectEqual(written.elements(at: "trk.trkseg").count, 3)
        expectEqual(written.elements(at: "trk.trkseg.trkpt").count, 4)
        let first = try #require(written["trk.trkseg.trkpt"])
        expectEqual(first.attributes.map(\.name.qualifiedName), ["lat", "lon"])
        expectEqual(first[attribute: "lat"], "47.100123")
        expectEqual(first.elements(at: "extensions.gpxtpx:TrackPointExtension").count, 1)
        expectEqual(first["extensions.gpxtpx:TrackPointExtension.gpxtpx:cad"]?.text, "54")
        let times = written.elements(at: "trk.trkseg.trkpt.time").map(\.text).prefix(2)
        expectEqual(times, ["2026-05-02T07:00:00Z", "2026-05-02T07:00:05.25Z"])
        expectEqual(written.elements(at: "metadata.author").count, 1)
        expectEqual(written.elements(at: "metadata.link").count, 1)
        expectEqual(written["metadata.link"]?[attribute: "href"], "https://trails.example/4711?lang=en&unit=m")
    }

    @Test("an error has its location")
    func mistakes() throws {
        let mistakes = Mistakes<GPXDocument>(in: "walk.gpx")
        try mistakes.expect(
            "lat=\"47.1002\"", "lat=\"47,1002\"",
            """
            dataCorrupted trk[0] > trkseg[0] > trkpt[1] > lat: 45:19: expected a number for Point.lat at \
            /gpx/trk/trkseg[1]/trkpt[2]/@lat, found "47,1002", whose comma an `XMLTransform` from String can replace
            """)
        try mistakes.expect(
            "<ele>902</ele>", "<ele>high</ele>",
            """
            dataCorrupted trk[0] > trkseg[0] > trkpt[1] > ele: 46:14: expected a number for Point.ele at \
            /gpx/trk/trkseg[1]/trkpt[2]/ele, found "high"
            """)
        try mistakes.expect(
            "2026-05-02T07:20:00Z", "2026-02-30T07:20:00Z",
            """
            dataCorrupted trk[0] > trkseg[2] > trkpt[0] > time: 62:15: expected a date for Point.time at \
            /gpx/trk/trkseg[3]/trkpt/time, found "2026-02-30T07:20:00Z"
            """)
        try mistakes.expect(
            "<gpxtpx:hr>95</gpxtpx:hr>", "<gpxtpx:hr>95.5</gpxtpx:hr>",
            """
            dataCorrupted trk[0] > trkseg[0] > trkpt[1] > extensions.gpxtpx:TrackPointExtension.gpxtpx:hr: 50:24: \
            expected an integer for Point.extensions.gpxtpx:TrackPointExtension.gpxtpx:hr at \
            /gpx/trk/trkseg[1]/trkpt[2]/extensions/gpxtpx:TrackPointExtension/gpxtpx:hr, found "95.5", which a Double \
            or a Decimal reads
            """)
        try mistakes.expect(
            "lon=\"8.4502\"", "",
            """
            keyNotFound trk[0] > trkseg[0] > trkpt[2] > lon: 54:7: expected the attribute 'lon' for Point.lon at \
            /gpx/trk/trkseg[1]/trkpt[3], found none
            """)
        try mistakes.expect(
            "maxlon=\"8.4702\"", "maxlon=\"\"",
            """
            dataCorrupted metadata > bounds > maxlon: 16:71: expected a number for Bounds.maxlon at \
            /gpx/metadata/bounds/@maxlon, found "", which an Optional reads as nil
            """)
        try mistakes.expect(
            "xmlns:gpxtpx", "xmlns:other",
            """
            dataCorrupted: 39:12: the prefix 'gpxtpx' of 'gpxtpx:TrackPointExtension' is not declared; \
            `parsingOptions.repairs = .undeclaredPrefixes` reads it
            """)
    }

    @Test(
        "real tracks are unchanged in a round trip", .enabled(if: RealDocument.hasShared),
        arguments: [
            ("gpx-trek.gpx", 0, 44.907783722), ("gpx-garmin-ext.gpx", 1, 37.783292),
            ("gpx-applewatch.gpx", 1, 32.064999),
        ])
    func realTracks(_ name: String, _ tracks: Int, _ latitude: Double) throws {
        let document = try XMLDecoder().decode(GPXDocument.self, from: RealDocument.shared(name))
        expectEqual(document.tracks.count, tracks)
        let points = document.tracks.flatMap(\.segments).flatMap(\.points) + document.routes.flatMap(\.points)
        #expect(points.count > 30)
        expectEqual(points.first?.lat, latitude)
        #expect(points.allSatisfy { abs($0.lat) <= 90 && abs($0.lon) <= 180 && $0.ele != nil })
        if tracks > 0 { #expect(points.allSatisfy { $0.time != nil && ($0.heartRate ?? 0 > 0 || $0.speed ?? 0 > 0) }) }
        try expectRoundTrip(document, root: "gpx", namespaces: GPXDocument.namespaces)
    }
}
