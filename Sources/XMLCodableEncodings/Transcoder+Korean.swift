import XMLCodable

/// EUC-KR with the syllables added by Windows (code page 949), decoded as in the WHATWG Encoding Standard with the
/// error mode "fatal".
extension Transcoder {
    mutating func readEUCKR() throws(MalformedText) {
        let standard = KSX1001.table
        let added = Self.addedSyllables
        while let lead = nextOther() {
            let trail = Int(base[position + 1])
            guard lead >= 0x81, lead <= 0xFE else { throw malformed(1, "EUC-KR") }
            let scalar: UInt32
            if lead >= 0xA1, trail >= 0xA1 {
                scalar = trail <= 0xFE ? standard[(lead - 0xA1) * 94 + trail - 0xA1] : 0
            } else {
                scalar = Self.place(lead, trail).map { added[$0] } ?? 0
            }
            guard scalar != 0 else { throw malformed(2, "EUC-KR") }
            write(scalar, reading: 2)
        }
    }

    /// The number of a sequence outside KS X 1001, or nil if there is no such sequence.
    ///
    /// The trail bytes are the ASCII letters and 81 to FE, except those that KS X 1001 uses after its lead bytes.
    private static func place(_ lead: Int, _ trail: Int) -> Int? {
        let column: Int
        switch trail {
        case 0x41...0x5A: column = trail - 0x41
        case 0x61...0x7A: column = trail - 0x61 + 26
        case 0x81...0xFE: column = trail - 0x81 + 52
        default: return nil
        }
        return lead < 0xA1 ? (lead - 0x81) * 178 + column : 32 * 178 + (lead - 0xA1) * 84 + column
    }

    /// The syllables missing from KS X 1001, in Unicode order.
    private static let addedSyllables: CodeTable = {
        var isTaken = [Bool](repeating: false, count: 0xD7A4)
        for place in 0..<KSX1001.table.count {
            let scalar = Int(KSX1001.table[place])
            if scalar < isTaken.count { isTaken[scalar] = true }
        }
        var table = CodeTable("")
        for scalar in 0xAC00..<isTaken.count where !isTaken[scalar] { table[table.count] = UInt32(scalar) }
        return table
    }()
}
