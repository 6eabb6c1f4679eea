/// Where the value of a key is looked for: an element, and a key of the type that is decoded from it.
struct KeySite {
    let node: UInt32
    /// The coding path of the element, or that of the value where an error must name it.
    var path: Int32
    let table: DecodingKeyTable
    /// The index of the key in the table.
    var index: Int

    @inline(__always)
    init(_ node: UInt32, at path: Int32, _ table: DecodingKeyTable, _ index: Int) {
        self.node = node
        self.path = path
        self.table = table
        self.index = index
    }

    var entry: DecodingKeyTable.Entry { @inline(__always) get { table[index] } }

    var position: KeyPosition { @inline(__always) get { KeyPosition(index, in: table, at: path) } }

    @inline(__always)
    func with(_ index: Int) -> KeySite { KeySite(node, at: path, table, index) }
}
