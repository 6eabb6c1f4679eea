/// A container that goes on to another element once nobody has it any more.
///
/// A container of the standard library is a box around ours, and making one costs more than reading a field: the
/// metadata of two generic types, a witness table, an allocation. So a table keeps the first few containers of its key
/// type, and only what they read from changes.
struct SpareContainer {
    /// Stands for the standard library's class, so that references are counted as those of a Swift object.
    final class Box {}

    /// What a container reads from. It belongs to the table, which every container holds.
    struct Content: BitwiseCopyable {
        var node: UInt32
        var path: Int32
    }

    /// How many containers a table keeps: as many elements of one type may be open in one another, as a rule.
    static let limit = 4

    /// The one reference that a `KeyedDecodingContainer` is.
    private var box: Box
    let content: UnsafeMutablePointer<Content>

    /// Nil where a container is more than a reference, as another standard library may have it.
    init?<Key: CodingKey>(_ container: KeyedDecodingContainer<Key>, _ content: UnsafeMutablePointer<Content>) {
        guard MemoryLayout<KeyedDecodingContainer<Key>>.size == MemoryLayout<Box>.size else { return nil }
        box = unsafeBitCast(container, to: Box.self)
        self.content = content
    }

    /// Whether nobody has the container any more. To be asked in place: of a copy the answer is always no.
    @inline(__always)
    mutating func isFree() -> Bool { isKnownUniquelyReferenced(&box) }

    /// The container, which the caller knows to be of this key type.
    @inline(__always)
    func container<Key: CodingKey>(_ type: Key.Type) -> KeyedDecodingContainer<Key> {
        unsafeBitCast(box, to: KeyedDecodingContainer<Key>.self)
    }
}

extension DecodingState {
    /// A container for the keys of an element: one of the last, where nobody has it any more.
    func container<Key: CodingKey>(_ type: Key.Type, _ place: DecodingPlace) -> KeyedDecodingContainer<Key> {
        let table = table(type, place, isLiteral: false)
        if let spares = table.core.pointee.spares {
            for index in 0..<table.core.pointee.spareCount where spares[index].isFree() {
                spares[index].content.pointee = SpareContainer.Content(node: place.node, path: place.path)
                return spares[index].container(type)
            }
        }
        return makeContainer(type, table, place)
    }

    @inline(never)
    private func makeContainer<Key: CodingKey>(
        _ type: Key.Type, _ table: DecodingKeyTable, _ place: DecodingPlace
    ) -> KeyedDecodingContainer<Key> {
        // The second element of a type says that there may be many.
        let isFirst = table.core.pointee.isUnused
        table.core.pointee.isUnused = false
        guard core.pointee.keepsContainers, !isFirst, let content = table.contentForSpare() else {
            return KeyedDecodingContainer(
                KeyedDecoding<Key>(state: self, table: table, node: place.node, path: place.path))
        }
        content.pointee = SpareContainer.Content(node: place.node, path: place.path)
        let container = KeyedDecodingContainer(
            KeyedDecoding<Key>(state: self, table: table, content: content, node: place.node, path: place.path))
        if let spare = SpareContainer(container, content) {
            if table.core.pointee.spareCount == 0 { core.pointee.tablesWithSpares.append(table) }
            table.keep(spare)
        }
        return container
    }

    /// Lets go of the containers that were kept, since each holds the state.
    func dropContainers() {
        for table in core.pointee.tablesWithSpares { table.dropContainers() }
        core.pointee.tablesWithSpares.removeAll(keepingCapacity: true)
        core.pointee.keepsContainers = false
    }
}
