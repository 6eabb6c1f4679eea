import Foundation
import Testing
import XMLCodable

struct XMLFallbackCaseTests {
    enum Room: String, Codable, XMLFallbackCase {
        case lounge, unknown
        static let xmlFallbackCase = Room.unknown
    }

    enum Level: Int, Codable, XMLFallbackCase {
        case other = -1
        case low = 0
        static let xmlFallbackCase = Level.other
    }

    enum Flag: UInt8, Codable, XMLFallbackCase {
        case none, some
        static let xmlFallbackCase = Flag.none
    }

    struct Model: Codable, Equatable {
        @XMLAttribute var level: Level
        var room: [Room]
        var flag: Flag?
    }

    @Test("An unknown raw value becomes the fallback, which is encoded as it is; a malformed one throws")
    func unknown() throws {
        let xml = #"<r level="9"><room>lounge</room><room>attic</room><flag>7</flag></r>"#
        let model = Model(level: .other, room: [.lounge, .unknown], flag: Flag.none)
        let written = #"<r level="-1"><room>lounge</room><room>unknown</room><flag>0</flag></r>"#
        try expectCase(xml, model, written: written)
        try expectJSON(#"{"flag":0,"level":-1,"room":["lounge","unknown"]}"#, model)
        try expectEqual(decodedJSON(Model.self, #"{"flag":9,"level":5,"room":["lounge","?"]}"#), model)
        try expectCase(
            #"<r level="0"><room>lounge</room><flag>1</flag></r>"#, Model(level: .low, room: [.lounge], flag: .some))
        expectEqual(
            unreadable(Model.self, #"<r level="x"/>"#)?.sentence,
            "1:11: expected an integer for Model.level at /r/@level, found \"x\"")
    }
}
