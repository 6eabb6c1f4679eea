/// Single-byte encodings, all of them supersets of ASCII.
extension Transcoder {
    mutating func readSingleBytes(_ encoding: CharacterEncoding) throws(MalformedText) {
        let table = Self.upperHalf(of: encoding)
        let hasControls = encoding.hasUpperControls
        while true {
            copyASCII()
            guard !isAtEnd else { return }
            let byte = base[position]
            var scalar: UInt32 = 0
            if hasControls, byte < 0xA0 {
                scalar = UInt32(byte)
            } else if let table {
                scalar = table[Int(byte)]
            } else if encoding == .isoLatin1 {
                scalar = UInt32(byte)
            }
            guard scalar != 0 else {
                let hex = String(byte, radix: 16, uppercase: true)
                throw MalformedText(offset: position, message: "the byte \(hex) is not valid in \(encoding.name)")
            }
            write(scalar, reading: 1)
        }
    }

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
        case .windows1252: CodePageTables.windows1252
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

extension CharacterEncoding {
    /// Whether the bytes 80 to 9F are the C1 controls, as in all parts of ISO 8859.
    fileprivate var hasUpperControls: Bool {
        rawValue >= CharacterEncoding.isoLatin1.rawValue && rawValue <= CharacterEncoding.iso8859Part16.rawValue
    }
}
