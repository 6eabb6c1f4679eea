/// The characters of a document in an encoding that both parsers read, for changing some of them.
struct UnicodeText {
    private enum Form {
        case utf8, latin1
        case utf16(isBigEndian: Bool)
    }

    private let form: Form
    private let scalars: [Unicode.Scalar]

    /// Nil where the bytes are malformed UTF-16.
    init?(_ bytes: [UInt8]) {
        let isBigEndian = bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0, 0x3C])
        if isBigEndian || bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0x3C, 0]) {
            let units = stride(from: 0, to: bytes.count - bytes.count % 2, by: 2).map { index in
                let pair = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
                return isBigEndian ? pair.0 << 8 | pair.1 : pair.1 << 8 | pair.0
            }
            guard bytes.count % 2 == 0, let text = String(validating: units, as: UTF16.self) else { return nil }
            form = .utf16(isBigEndian: isBigEndian)
            scalars = Array(text.unicodeScalars)
        } else if let text = String(validating: bytes, as: UTF8.self) {
            form = .utf8
            scalars = Array(text.unicodeScalars)
        } else {
            form = .latin1
            scalars = bytes.map { Unicode.Scalar($0) }
        }
    }

    /// The document after a change of its characters. Those that ISO-8859-1 lacks stay out of it, and UTF-16 begins with
    /// a byte order mark.
    func map(_ change: ([Unicode.Scalar]) -> [Unicode.Scalar]) -> [UInt8] {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: change(scalars))
        switch form {
        case .utf8:
            return Array(String(text).utf8)
        case .latin1:
            return text.map { UInt8(truncatingIfNeeded: $0.value) }
        case .utf16(let isBigEndian):
            if text.first != "\u{FEFF}" { text.insert("\u{FEFF}", at: text.startIndex) }
            return String(text).utf16.flatMap { unit in
                let pair = (UInt8(truncatingIfNeeded: unit >> 8), UInt8(truncatingIfNeeded: unit))
                return isBigEndian ? [pair.0, pair.1] : [pair.1, pair.0]
            }
        }
    }
}
