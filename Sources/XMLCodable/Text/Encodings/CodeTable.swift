/// A table that maps the code positions of a character set to scalars.
///
/// It is written as text, with one run of consecutive positions per line. The lines
///
///     0 　、。
///     94 ◆□■
///
/// assign U+3000, U+3001 and U+3002 to positions 0 to 2, and U+25C6, U+25A1 and U+25A0 to positions 94 to 96. All other
/// positions are unassigned. The text is parsed when the set is first used.
package struct CodeTable: Sendable {
    private var scalars: [UInt32] = []

    package init(_ text: StaticString) {
        let bytes = ByteSlice(text)
        var place = 0
        var isNumber = true
        var index = 0
        while index < bytes.count {
            let (scalar, length) = UTF8Scalar.decode(bytes, at: index)
            index += length
            if scalar == 0x0A {
                place = 0
                isNumber = true
            } else if !isNumber {
                self[place] = scalar
                place += 1
            } else if scalar == 0x20 {
                isNumber = false
            } else {
                place = place * 10 + Int(scalar) - 0x30
            }
        }
    }

    /// The scalar at a position, or 0 if the position is unassigned.
    package subscript(place: Int) -> UInt32 {
        @inline(__always) get { place >= 0 && place < scalars.count ? scalars[place] : 0 }
        set {
            if place >= scalars.count {
                scalars.append(contentsOf: repeatElement(0, count: place + 1 - scalars.count))
            }
            scalars[place] = newValue
        }
    }

    /// The number of positions, unassigned ones included.
    package var count: Int { scalars.count }
}
