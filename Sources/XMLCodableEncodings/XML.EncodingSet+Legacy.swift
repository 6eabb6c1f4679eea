public import XMLCodable

extension XML.EncodingSet {
    /// The encodings of `XML.EncodingSet.standard` and the older ones that the WHATWG Encoding Standard defines: all parts of
    /// ISO 8859 and the Windows code pages, KOI8-R, KOI8-U, Shift_JIS, EUC-JP, ISO-2022-JP, GB 18030 with GBK and GB 2312,
    /// Big5 and EUC-KR.
    ///
    /// ```swift
    /// import XMLCodableEncodings
    ///
    /// decoder.parsingOptions.encodings = .legacy
    /// ```
    public static let legacy = XML.EncodingSet(legacy: LegacyEncodings.self)
}

/// The encodings that this module adds.
package enum LegacyEncodings: LegacyEncodingReader {
    package static func run(_ transcoder: inout Transcoder, _ encoding: CharacterEncoding) throws(MalformedText) {
        switch encoding {
        case .shiftJIS: try transcoder.readShiftJIS()
        case .eucJP: try transcoder.readEUCJP()
        case .iso2022JP: try transcoder.readISO2022JP()
        case .gb2312, .gbk, .gb18030: try transcoder.readGB18030()
        case .big5: try transcoder.readBig5()
        case .eucKR: try transcoder.readEUCKR()
        default: try transcoder.readSingleBytes(encoding, upperHalf(of: encoding))
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
