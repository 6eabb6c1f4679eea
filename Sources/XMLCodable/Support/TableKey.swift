/// What tables of the encoder find things by: numbers and a text, byte for byte.
///
/// It is one type for all of them. The first table with a type of keys is a search for that type's `Hashable` through all
/// conformances of the process, and four such searches took half of the first call.
struct TableKey: Hashable {
    let number: Int
    let bytes: [UInt8]
    let other: Int32

    init(_ number: Int, _ bytes: [UInt8], other: Int32 = 0) {
        self.number = number
        self.bytes = bytes
        self.other = other
    }
}
