/// The encodings that the trait `LegacyEncodings` adds.
#if LegacyEncodings || !SWIFT_PACKAGE
extension CharacterEncoding {
    /// Whether documents in the encoding can be read.
    var isReadable: Bool { true }
}

extension Transcoder {
    mutating func readLegacy(_ encoding: CharacterEncoding) throws(MalformedText) {
        switch encoding {
        case .shiftJIS: try readShiftJIS()
        case .eucJP: try readEUCJP()
        case .iso2022JP: try readISO2022JP()
        case .gb2312, .gbk, .gb18030: try readGB18030()
        case .big5: try readBig5()
        case .eucKR: try readEUCKR()
        default: try readSingleBytes(encoding, Self.upperHalf(of: encoding))
        }
    }

    /// The table of a single-byte encoding.
    private static func upperHalf(of encoding: CharacterEncoding) -> CodeTable? {
        switch encoding {
        case .iso8859Part2: ISO8859Tables.iso8859Part2
        case .iso8859Part3: ISO8859Tables.iso8859Part3
        case .iso8859Part4: ISO8859Tables.iso8859Part4
        case .iso8859Part5: ISO8859Tables.iso8859Part5
        case .iso8859Part6: ISO8859Tables.iso8859Part6
        case .iso8859Part7: ISO8859Tables.iso8859Part7
        case .iso8859Part8: ISO8859Tables.iso8859Part8
        case .iso8859Part9: ISO8859Tables.iso8859Part9
        case .iso8859Part10: ISO8859Tables.iso8859Part10
        case .iso8859Part11: ISO8859Tables.iso8859Part11
        case .iso8859Part13: ISO8859Tables.iso8859Part13
        case .iso8859Part14: ISO8859Tables.iso8859Part14
        case .iso8859Part15: ISO8859Tables.iso8859Part15
        case .iso8859Part16: ISO8859Tables.iso8859Part16
        case .windows874: CodePageTables.windows874
        case .windows1250: CodePageTables.windows1250
        case .windows1251: CodePageTables.windows1251
        case .windows1253: CodePageTables.windows1253
        case .windows1254: CodePageTables.windows1254
        case .windows1255: CodePageTables.windows1255
        case .windows1256: CodePageTables.windows1256
        case .windows1257: CodePageTables.windows1257
        case .windows1258: CodePageTables.windows1258
        case .koi8R: CodePageTables.koi8R
        case .koi8U: CodePageTables.koi8U
        default: nil
        }
    }
}
#else
extension CharacterEncoding {
    /// Whether documents in the encoding can be read.
    var isReadable: Bool {
        switch self {
        case .utf8, .utf16, .utf16LE, .utf16BE, .utf32, .utf32LE, .utf32BE, .ascii, .isoLatin1, .windows1252: true
        default: false
        }
    }
}

extension Transcoder {
    /// Not called: ``DocumentEncoding`` refuses encodings that are not readable.
    mutating func readLegacy(_ encoding: CharacterEncoding) throws(MalformedText) {
        throw MalformedText(offset: position, message: "\(encoding.name) is not supported")
    }
}
#endif
