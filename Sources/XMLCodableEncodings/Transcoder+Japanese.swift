import XMLCodable

/// Shift_JIS, EUC-JP and ISO-2022-JP, decoded as in the WHATWG Encoding Standard with the error mode "fatal".
///
/// Shift_JIS is therefore Windows-31J: 5C is the backslash, 81 60 is the fullwidth tilde, and the rows F0 to F9 are
/// private use.
extension Transcoder {
    mutating func readShiftJIS() throws(MalformedText) {
        let table = JISX0208.table
        while let lead = nextOther() {
            if lead == 0x80 {
                write(0x80, reading: 1)
                continue
            }
            if lead >= 0xA1, lead <= 0xDF {
                write(UInt32(0xFF61 + lead - 0xA1), reading: 1)
                continue
            }
            guard (lead >= 0x81 && lead <= 0x9F) || (lead >= 0xE0 && lead <= 0xFC) else {
                throw malformed(1, "Shift_JIS")
            }
            let trail = Int(base[position + 1])
            guard trail >= 0x40, trail != 0x7F, trail <= 0xFC else { throw malformed(2, "Shift_JIS") }
            let row = lead - (lead < 0xA0 ? 0x81 : 0xC1)
            let place = row * 188 + trail - (trail < 0x7F ? 0x40 : 0x41)
            let isPrivate = place >= 8836 && place <= 10715
            let scalar = isPrivate ? UInt32(0xE000 - 8836 + place) : table[place]
            guard scalar != 0 else { throw malformed(2, "Shift_JIS") }
            write(scalar, reading: 2)
        }
    }

    mutating func readEUCJP() throws(MalformedText) {
        while let lead = nextOther() {
            let second = Int(base[position + 1])
            if lead == 0x8E {
                guard second >= 0xA1, second <= 0xDF else { throw malformed(2, "EUC-JP") }
                write(UInt32(0xFF61 + second - 0xA1), reading: 2)
                continue
            }
            let isSupplement = lead == 0x8F
            let length = isSupplement ? 3 : 2
            let first = isSupplement ? second : lead
            let last = isSupplement ? Int(base[position + 2]) : second
            guard first >= 0xA1, first <= 0xFE else { throw malformed(isSupplement ? 2 : 1, "EUC-JP") }
            guard last >= 0xA1, last <= 0xFE else { throw malformed(length, "EUC-JP") }
            let place = (first - 0xA1) * 94 + last - 0xA1
            let scalar = isSupplement ? JISX0212.table[place] : JISX0208.table[place]
            guard scalar != 0 else { throw malformed(length, "EUC-JP") }
            write(scalar, reading: length)
        }
    }

    /// ISO-2022-JP (RFC 1468) with half-width katakana.
    ///
    /// Two escape sequences with nothing between them are an error, as are line ends in a two-byte set: no byte may
    /// mean something else to a more lenient decoder.
    mutating func readISO2022JP() throws(MalformedText) {
        // The pass never stops after an escape sequence.
        var hasWritten = true
        while !isAtEnd {
            let byte = base[position]
            if byte == 0x1B {
                let next: Set2022
                switch (base[position + 1], base[position + 2]) {
                case (0x28, 0x42): next = .ascii
                case (0x28, 0x4A): next = .roman
                case (0x28, 0x49): next = .katakana
                case (0x24, 0x40), (0x24, 0x42): next = .kanji
                default: throw malformed(3, "ISO-2022-JP")
                }
                guard hasWritten else {
                    throw MalformedText(
                        offset: position, message: "two ISO-2022-JP escape sequences have no character between them")
                }
                set2022 = next
                hasWritten = false
                position += 3
                continue
            }
            hasWritten = true
            guard byte < 0x80, byte != 0x0E, byte != 0x0F else { throw malformed(1, "ISO-2022-JP") }
            switch set2022 {
            case .ascii:
                write(UInt32(byte), reading: 1)
            case .roman:
                write(byte == 0x5C ? 0xA5 : byte == 0x7E ? 0x203E : UInt32(byte), reading: 1)
            case .katakana:
                guard byte >= 0x21, byte <= 0x5F else { throw malformed(1, "ISO-2022-JP") }
                write(0xFF61 + UInt32(byte) - 0x21, reading: 1)
            case .kanji:
                let trail = base[position + 1]
                guard byte >= 0x21, byte <= 0x7E else { throw malformed(1, "ISO-2022-JP") }
                guard trail >= 0x21, trail <= 0x7E else { throw malformed(2, "ISO-2022-JP") }
                let scalar = JISX0208.table[(Int(byte) - 0x21) * 94 + Int(trail) - 0x21]
                guard scalar != 0 else { throw malformed(2, "ISO-2022-JP") }
                write(scalar, reading: 2)
            }
        }
    }
}
