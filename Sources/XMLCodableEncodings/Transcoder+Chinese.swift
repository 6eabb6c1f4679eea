import XMLCodable

/// GB 18030 and Big5, decoded as in the WHATWG Encoding Standard with the error mode "fatal".
extension Transcoder {
    /// GB 18030, of which GB 2312 and GBK are subsets.
    ///
    /// Documents that declare GB2312 commonly contain characters of GBK, and no character is encoded differently in the
    /// three.
    mutating func readGB18030() throws(MalformedText) {
        while let lead = nextOther() {
            let second = Int(base[position + 1])
            if lead == 0x80 {
                write(0x20AC, reading: 1)
                continue
            }
            guard lead != 0xFF else { throw malformed(1, "GB18030") }
            if second >= 0x30, second <= 0x39 {
                let third = Int(base[position + 2])
                let fourth = Int(base[position + 3])
                guard third >= 0x81, third <= 0xFE, fourth >= 0x30, fourth <= 0x39 else {
                    throw malformed(4, "GB18030")
                }
                let number = ((lead - 0x81) * 10 + second - 0x30) * 1260 + (third - 0x81) * 10 + fourth - 0x30
                let scalar = Self.fourByteScalar(number)
                guard scalar != 0 else { throw malformed(4, "GB18030") }
                write(scalar, reading: 4)
                continue
            }
            guard second >= 0x40, second != 0x7F, second <= 0xFE else { throw malformed(2, "GB18030") }
            let scalar = Self.twoBytes[(lead - 0x81) * 190 + second - (second < 0x7F ? 0x40 : 0x41)]
            guard scalar != 0 else { throw malformed(2, "GB18030") }
            write(scalar, reading: 2)
        }
    }

    private static func fourByteScalar(_ number: Int) -> UInt32 {
        if number >= 189_000, number <= 1_237_575 { return UInt32(number - 189_000 + 0x10000) }
        guard number < 39_420 else { return 0 }
        let pointers = GB18030Ranges.pointers
        // The first range begins at 0.
        let range = pointers.indices.firstIndex(after: { Int(pointers[$0]) <= number }) - 1
        return UInt32(GB18030Ranges.scalars[range]) + UInt32(number - Int(pointers[range]))
    }

    /// All two-byte sequences; `GB18030Table` documents which parts are generated here.
    private static let twoBytes: CodeTable = {
        var table = GB18030Table.table
        for run in GB18030Ranges.privateUse {
            for index in 0..<run.count { table[run.pointer + index] = run.scalar + UInt32(index) }
        }
        var isTaken = [Bool](repeating: false, count: 0x9FA6)
        for row in 0xB0...0xF7 {
            for place in 96..<190 {
                let scalar = Int(table[(row - 0x81) * 190 + place])
                if scalar < isTaken.count { isTaken[scalar] = true }
            }
        }
        // GBK/3 fills the rows 81 to A0; GBK/4 fills the first 96 positions of the rows AA to FD and 91 of the row FE.
        let rest = (0x4E00..<isTaken.count).filter { !isTaken[$0] }
        var place = 0
        for scalar in rest {
            table[place] = UInt32(scalar)
            place += 1
            if place == 6080 { place = (0xAA - 0x81) * 190 }
            if place > 6080, place % 190 == 96 { place += 94 }
        }
        return table
    }()

    mutating func readBig5() throws(MalformedText) {
        let table = Big5Table.table
        while let lead = nextOther() {
            let trail = Int(base[position + 1])
            guard lead >= 0x81, lead <= 0xFE else { throw malformed(1, "Big5") }
            guard (trail >= 0x40 && trail <= 0x7E) || (trail >= 0xA1 && trail <= 0xFE) else {
                throw malformed(2, "Big5")
            }
            let place = (lead - 0x81) * 157 + trail - (trail < 0x7F ? 0x40 : 0x62)
            if let pair = Self.pair(place) {
                write(pair.0, reading: 0)
                write(pair.1, reading: 2)
                continue
            }
            guard table[place] != 0 else { throw malformed(2, "Big5") }
            write(table[place], reading: 2)
        }
    }

    /// The letter and the combining mark of the four positions that represent such a pair.
    private static func pair(_ place: Int) -> (UInt32, UInt32)? {
        switch place {
        case 1133: (0xCA, 0x304)
        case 1135: (0xCA, 0x30C)
        case 1164: (0xEA, 0x304)
        case 1166: (0xEA, 0x30C)
        default: nil
        }
    }
}
