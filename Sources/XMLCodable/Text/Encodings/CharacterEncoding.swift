/// The character encodings in which documents can be read.
///
/// All others are transcoded to UTF-8 before scanning; see ``Transcoder``.
package enum CharacterEncoding: UInt8, Sendable, Hashable, CaseIterable {
    case utf8, utf16, utf16LE, utf16BE, utf32, utf32LE, utf32BE
    case ascii, isoLatin1
    case iso8859Part2, iso8859Part3, iso8859Part4, iso8859Part5, iso8859Part6, iso8859Part7, iso8859Part8
    case iso8859Part9, iso8859Part10, iso8859Part11, iso8859Part13, iso8859Part14, iso8859Part15, iso8859Part16
    case windows874, windows1250, windows1251, windows1252, windows1253, windows1254, windows1255, windows1256
    case windows1257, windows1258
    case koi8R, koi8U
    case shiftJIS, eucJP, iso2022JP
    case gb2312, gbk, gb18030, big5
    case eucKR

    /// Whether the encoding can be read without the module XMLCodableEncodings.
    var isStandard: Bool { rawValue <= CharacterEncoding.isoLatin1.rawValue || self == .windows1252 }

    /// The size of a code unit in bytes.
    enum UnitWidth { case one, two, four }

    var unitWidth: UnitWidth {
        switch self {
        case .utf16, .utf16LE, .utf16BE: .two
        case .utf32, .utf32LE, .utf32BE: .four
        default: .one
        }
    }

    /// Returns whether a document in `actual`, whose byte order is known, may declare this encoding.
    func names(_ actual: CharacterEncoding) -> Bool {
        switch actual {
        case .utf16LE, .utf16BE: self == .utf16 || self == actual
        case .utf32LE, .utf32BE: self == .utf32 || self == actual
        default: self == actual
        }
    }
}
