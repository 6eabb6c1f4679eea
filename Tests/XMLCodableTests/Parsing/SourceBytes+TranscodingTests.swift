import Foundation
import Testing

@testable import XMLCodable
@testable import XMLCodableEncodings

/// Locations in documents with other encodings.
struct SourceBytesTranscodingTests {
    private static func document(_ name: String, _ body: [UInt8]) -> [UInt8] {
        Array("<?xml version='1.0' encoding='\(name)'?>\n<r>".utf8) + body + Array("</r>".utf8)
    }

    @Test("Undefined bytes and malformed UTF-16 are errors with the character and the byte")
    func malformed() throws {
        forEachRow(
            [
                ("US-ASCII", [0x61, 0xC3, 0xA9], "2:5 46"), ("ISO-8859-3", [0xE9, 0xA5], "2:5 48"),
                ("windows-1252", [0x80, 0x0A, 0xE9, 0x81], "3:2 52"),
                ("Shift_JIS", [0x88, 0x9F, 0xB1, 0x81, 0xFD], "2:6 49"),
                ("EUC-JP", [0x8F, 0xB0, 0xA1, 0xB0, 0x3C], "2:5 46"),
                ("ISO-2022-JP", [0x1B, 0x24, 0x42, 0x30, 0x21, 0x0A], "2:5 53"),
                ("GB18030", [0x81, 0x30, 0x81, 0x30, 0xFF], "2:5 48"), ("Big5", [0x88, 0x62, 0x80], "2:6 43"),
                ("EUC-KR", [0xB0, 0xA1, 0xC9, 0xA1], "2:5 45"),
            ] as [(String, [UInt8], String)]
        ) { name, body, expected in
            let error = try requireThrows(XMLParsingError.self) {
                try XML.Document(parsing: Self.document(name, body), options: .legacy)
            }
            expectEqual(error.code, .invalidEncoding)
            expectEqual("\(error.line):\(error.column) \(error.byteOffset)", expected)
            expectEnd(error.snippet, "^")
        }
        // Malformed UTF-16 is an error with the character and byte position.
        forEachRow(
            [
                ([0xD8, 0x3D], "1:4 8"), ([0xDE, 0], "1:4 8"), ([0, 0xE9, 0xDE, 0, 0xD8, 0x3D], "1:5 10"),
                ([0xD8, 0x3D, 0xDE, 0, 0], "1:5 24"),
            ] as [([UInt8], String)]
        ) { body, expected in
            func units(_ text: String) -> [UInt8] { DocumentEncodingTests.utf16(text, isBigEndian: true) }
            let bytes = [0xFE, 0xFF] + units("<r>") + body + units("</r>")
            let error = try requireThrows(XMLParsingError.self) {
                try XML.Document(parsing: bytes, options: .legacy)
            }
            expectEqual(error.code, .invalidEncoding)
            if body.count % 2 == 0 { expectEqual("\(error.line):\(error.column) \(error.byteOffset)", expected) }
        }
    }

    @Test("Errors count characters of the text and bytes of the document, and the size limit applies to both")
    func syntax() throws {
        let text = "<?xml version='1.0' encoding='UTF-16'?>\n<r>é\u{1F600}<b></c></r>"
        let bytes = [0xFF, 0xFE] + DocumentEncodingTests.utf16(text, isBigEndian: false)
        let error = try requireThrows(XMLParsingError.self) { try XML.Document(parsing: bytes, options: .legacy) }
        expectEqual(error.code, .mismatchedEndTag)
        expectEqual("\(error.line):\(error.column) \(error.byteOffset)", "2:9 100")
        expectEqual(error.snippet, "    <r>é\u{1F600}<b></c></r>\n            ^")
        let shiftJIS = Self.document("Shift_JIS", [0x88, 0x9F] + Array("<n>x</n>".utf8))
        let wrongValue = try requireThrows(DecodingError.self) {
            let decoder = XMLDecoder()
            decoder.parsingOptions.encodings = .legacy
            return try decoder.decode([String: Int].self, from: Data(shiftJIS))
        }
        guard case .dataCorrupted(let context) = wrongValue, let place = context.underlyingError as? XMLLocation else {
            Issue.record("\(wrongValue)")
            return
        }
        expectEqual("\(place.line):\(place.column) \(place.byteOffset)", "2:8 51")
        var options = XML.ParsingOptions()
        options.limits.documentSize = 52
        expectEqual(Self.document("ISO-8859-1", []).count, 51)
        _ = try XML.Document(parsing: Self.document("ISO-8859-1", [0x61]), options: options)
        for body in [[0xE9], [0x61, 0x61]] as [[UInt8]] {
            let error = try requireThrows(XMLParsingError.self) {
                try XML.Document(parsing: Self.document("ISO-8859-1", body), options: options)
            }
            expectEqual(error.code, .limitExceeded)
        }
    }

    @Test("Truncated and modified documents are accepted or rejected without a crash")
    func damaged() {
        var random = SplitMix(seed: 7)
        let samples: [(String, [UInt8])] = [
            ("UTF-16", []), ("Shift_JIS", [0x88, 0x9F, 0xB1]), ("EUC-JP", [0x8F, 0xB0, 0xA1, 0x8E, 0xB1]),
            ("ISO-2022-JP", [0x1B, 0x24, 0x42, 0x30, 0x21, 0x1B, 0x28, 0x42]),
            ("GB18030", [0x81, 0x30, 0x81, 0x30, 0xD6, 0xD0]),
            ("Big5", [0xA4, 0xA4, 0x88, 0x62]), ("EUC-KR", [0xB0, 0xA1, 0x81, 0x41]), ("KOI8-R", [0xC1]),
        ]
        for (name, body) in samples {
            var bytes = Self.document(name, body)
            if body.isEmpty { bytes = [0xFF, 0xFE] + bytes.flatMap { [$0, 0] } }
            for count in 0...bytes.count {
                _ = try? XML.Document(parsing: Array(bytes.prefix(count)), options: .legacy)
            }
            for _ in 0..<100 {
                var changed = bytes
                changed[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
                _ = try? XML.Document(parsing: changed, options: .legacy)
            }
        }
    }
}
