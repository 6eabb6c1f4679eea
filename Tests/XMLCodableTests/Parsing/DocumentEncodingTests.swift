import Foundation
import Testing

@testable import XMLCodable
@testable import XMLCodableEncodings

/// Document encodings.
struct DocumentEncodingTests {
    static let body = "<r>é\u{1F600}</r>"

    static func utf16(_ text: String, isBigEndian: Bool) -> [UInt8] {
        text.utf16.flatMap { unit in
            let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
            return isBigEndian ? bytes : bytes.reversed()
        }
    }

    static func utf32(_ text: String, isBigEndian: Bool) -> [UInt8] {
        text.unicodeScalars.flatMap { scalar in
            let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: scalar.value >> $0) }
            return isBigEndian ? bytes : bytes.reversed()
        }
    }

    static func declared(_ name: String, _ body: String = body) -> String {
        "<?xml version=\"1.0\" encoding=\"\(name)\"?>" + body
    }

    private func parse(_ bytes: [UInt8], _ external: String?) throws -> XML.Document {
        var options = XML.ParsingOptions.legacy
        options.externalEncoding = try external.map { try #require(XML.Encoding(named: $0)) }
        return try XML.Document(parsing: bytes, options: options)
    }

    private func expectRead(
        _ name: String, _ bytes: [UInt8], external: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try expectEqual(parse(bytes, external).root.text, "é\u{1F600}", for: name, sourceLocation: sourceLocation)
    }

    private func expectError(
        _ expected: String, _ name: String, _ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let error = try requireThrows(XMLParsingError.self, for: name, sourceLocation: sourceLocation) {
            try parse(bytes, nil)
        }
        expectEqual(
            "\(error.code.rawValue) \(error.line):\(error.column) \(error.byteOffset)", expected, for: name,
            sourceLocation: sourceLocation)
    }

    @Test(
        "The encoding is detected from mark, external encoding, declaration or first bytes; contradictions are errors")
    func detected() throws {
        // Detected from the byte order mark, the external encoding, the declaration or the first bytes.
        try expectRead("UTF-8", Array(Self.body.utf8))
        try expectRead("UTF-8 with mark", [0xEF, 0xBB, 0xBF] + Array(Self.declared("utf-8").utf8))
        try expectRead("UTF-16LE with mark", [0xFF, 0xFE] + Self.utf16(Self.body, isBigEndian: false))
        try expectRead("UTF-16BE with mark", [0xFE, 0xFF] + Self.utf16(Self.declared("UTF-16"), isBigEndian: true))
        try expectRead(
            "UTF-16LE with mark and order", [0xFF, 0xFE] + Self.utf16(Self.declared("utf-16le"), isBigEndian: false))
        try expectRead("UTF-16LE, declared", Self.utf16(Self.declared("UTF-16LE"), isBigEndian: false))
        try expectRead("UTF-16BE, declared without its order", Self.utf16(Self.declared("UTF-16"), isBigEndian: true))
        try expectRead("UTF-32LE with mark", [0xFF, 0xFE, 0, 0] + Self.utf32(Self.body, isBigEndian: false))
        try expectRead(
            "UTF-32BE with mark", [0, 0, 0xFE, 0xFF] + Self.utf32(Self.declared("UTF-32"), isBigEndian: true))
        try expectRead("UTF-32LE, declared", Self.utf32(Self.declared("ISO-10646-UCS-4"), isBigEndian: false))
        try expectRead("UTF-32BE, declared", Self.utf32(Self.declared("utf-32be"), isBigEndian: true))
        try expectRead(
            "external UTF-16 without order or mark", Self.utf16(Self.body, isBigEndian: true), external: "UTF-16")
        try expectRead("external UTF-16, little-endian", Self.utf16(Self.body, isBigEndian: false), external: "utf-16")
        try expectRead("external over the declaration", Array(Self.declared("ISO-8859-1").utf8), external: "utf-8")
        try expectRead("external over an unknown declaration", Array(Self.declared("x-none").utf8), external: "utf-8")
        try expectRead("mark over external", [0xEF, 0xBB, 0xBF] + Array(Self.body.utf8), external: "ISO-8859-1")
        try expectRead(
            "UTF-16 mark over external", [0xFF, 0xFE] + Self.utf16(Self.body, isBigEndian: false), external: "utf-8")
        try expectRead(
            "GB18030",
            Array(Self.declared("GB18030", "<r>").utf8) + [0xA8, 0xA6, 0x94, 0x39, 0xFC, 0x36, 0x3C, 0x2F, 0x72, 0x3E])
        // Contradictory and unknown encodings are errors with their location.
        try expectError(
            "invalidEncoding 1:31 30", "declared UTF-16, 8 bits", Array(Self.declared("UTF-16", "<r/>").utf8))
        try expectError(
            "invalidEncoding 1:31 30", "declared UTF-32, 8 bits", Array(Self.declared("UTF-32", "<r/>").utf8))
        try expectError(
            "invalidEncoding 1:31 33", "mark of UTF-8, declared Latin-1",
            [0xEF, 0xBB, 0xBF] + Array(Self.declared("ISO-8859-1").utf8))
        try expectError(
            "invalidEncoding 1:31 62", "mark of UTF-16, declared UTF-8",
            [0xFF, 0xFE] + Self.utf16(Self.declared("UTF-8"), isBigEndian: false))
        try expectError(
            "invalidEncoding 1:31 62", "mark of UTF-16LE, declared UTF-16BE",
            [0xFF, 0xFE] + Self.utf16(Self.declared("UTF-16BE"), isBigEndian: false))
        try expectError(
            "invalidEncoding 1:31 60", "UTF-16, declared UTF-8", Self.utf16(Self.declared("UTF-8"), isBigEndian: true))
        try expectError(
            "invalidEncoding 1:1 0", "UTF-16, neither mark nor declaration", Self.utf16(Self.body, isBigEndian: true))
        try expectError(
            "invalidEncoding 1:1 0", "UTF-16, declaration without encoding",
            Self.utf16("<?xml version='1.0'?><r/>", isBigEndian: true))
        try expectError(
            "syntax 1:1 2", "two marks", [0xFF, 0xFE, 0xFF, 0xFE] + Self.utf16(Self.body, isBigEndian: false))
        try expectError("unsupportedEncoding 1:31 30", "unknown", Array(Self.declared("x-none", "<r>\u{FF}</r>").utf8))
        try expectError(
            "unsupportedEncoding 1:31 62", "unknown in UTF-16",
            [0xFF, 0xFE] + Self.utf16(Self.declared("x-none"), isBigEndian: false))
        try expectError("unsupportedEncoding 1:1 0", "EBCDIC", [0x4C, 0x6F, 0xA7, 0x94])
        try expectError("unsupportedEncoding 1:1 0", "UTF-32 in the order 2143", [0, 0, 0xFF, 0xFE])
        try expectError("unsupportedEncoding 1:1 0", "UTF-32 in the order 3412", [0, 0x3C, 0, 0])
        try expectError("invalidDeclaration 1:31 30", "no name", Array(Self.declared("8859").utf8))
        try expectError("noRootElement 1:1 2", "only a mark", [0xFF, 0xFE])
    }

    @Test("A code page byte is decoded by the declaration or the external encoding; a String has no encoding")
    func codePages() throws {
        let bytes =
            Array(Self.declared("windows-1251", "<r a='").utf8) + [0xC4] + Array("'>".utf8) + [0xE0]
            + Array("</r>".utf8)
        let document = try XML.Document(parsing: bytes, options: .legacy)
        expectEqual(document.root.text, "а")
        expectEqual(document.root[attribute: "a"], "Д")
        expectEqual(document.declaration?.encoding, "windows-1251")
        try expectEqual(parse(bytes, "ISO-8859-1").root.text, "à")
        try expectEqual(parse(bytes, "koi8-r").root.text, "Ю")
        let decoder = XMLDecoder()
        decoder.parsingOptions.encodings = .legacy
        decoder.parsingOptions.externalEncoding = XML.Encoding(named: "koi8-r")
        try expectEqual(decoder.decode(String.self, from: Data("<r>".utf8 + [0xC1] + "</r>".utf8)), "а")
        expectEqual(decoder.parsingOptions.externalEncoding?.name, "KOI8-R")
        var latin1 = XML.ParsingOptions()
        latin1.externalEncoding = .isoLatin1
        for name in ["UTF-16", "ISO-8859-1", "x-none", "US-ASCII"] {
            let text = try XML.Document(parsing: Self.declared(name), options: latin1).root.text
            expectEqual(text, "é\u{1F600}", for: name)
            try expectEqual(XMLDecoder().decode(String.self, from: Self.declared(name)), "é\u{1F600}", for: name)
        }
    }
}
