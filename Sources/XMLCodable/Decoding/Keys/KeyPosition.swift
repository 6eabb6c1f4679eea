/// A key by its index in the table of its type, and where the type is decoded.
struct KeyPosition {
    let table: DecodingKeyTable
    let index: Int
    /// The coding path of the value with the key, for strategies that ask for it.
    let path: Int32

    @inline(__always)
    init(_ index: Int, in table: DecodingKeyTable, at path: Int32) {
        self.table = table
        self.index = index
        self.path = path
    }

    /// Returns another key of the same table.
    func with(_ index: Int) -> KeyPosition { KeyPosition(index, in: table, at: path) }
}
