/// Scalars by number: what the places of a character set stand for.
///
/// It is written as text, one run of places after each other on a line:
///
///     0 　、。
///     94 ◆□■
///
/// says that places 0 to 2 are U+3000, U+3001 and U+3002, and 94 to 96 are U+25C6, U+25A1 and U+25A0. The others mean
/// nothing. The text is read when the set is first met.
struct CodeTable: Sendable {
    private var scalars: [UInt32] = []

    init(_ text: StaticString) {
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

    /// The scalar of a place, 0 where there is none.
    subscript(place: Int) -> UInt32 {
        @inline(__always) get { place >= 0 && place < scalars.count ? scalars[place] : 0 }
        set {
            if place >= scalars.count {
                scalars.append(contentsOf: repeatElement(0, count: place + 1 - scalars.count))
            }
            scalars[place] = newValue
        }
    }

    /// How many places there are, empty ones included.
    var count: Int { scalars.count }
}
