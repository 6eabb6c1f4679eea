/// Single-byte encodings, all of them supersets of ASCII.
extension Transcoder {
    /// - Parameter table: The upper half of the encoding, except for the C1 controls; nil for ISO 8859-1 and US-ASCII.
    package mutating func readSingleBytes(_ encoding: CharacterEncoding, _ table: CodeTable?) throws(MalformedText) {
        // In all parts of ISO 8859, the bytes 80 to 9F are the C1 controls.
        let hasControls =
            encoding.rawValue >= CharacterEncoding.isoLatin1.rawValue
            && encoding.rawValue <= CharacterEncoding.iso8859Part16.rawValue
        while let byte = nextOther() {
            var scalar: UInt32 = 0
            if hasControls && byte < 0xA0 || encoding == .isoLatin1 {
                scalar = UInt32(byte)
            } else if let table {
                scalar = table[byte]
            }
            guard scalar != 0 else {
                let hex = String(byte, radix: 16, uppercase: true)
                throw MalformedText(offset: position, message: "the byte \(hex) is not valid in \(encoding.name)")
            }
            write(scalar, reading: 1)
        }
    }
}
