/// Information about a document that a call computes lazily.
final class DecodingNotes {
    /// The numbers of coding paths without their indices.
    var shapes: [PathShape: Int32] = [:]
    /// The numbers of the names that the document uses; computed lazily.
    var usedNames: [UInt32]?
    /// The numbers of the names that convert to a key, if a strategy converts them; computed lazily.
    var converted: [[UInt8]: [UInt32]]?
    /// The names of the children and attributes of elements, by the name of the element; computed lazily.
    private var nearNames: [UInt32: [UInt32]]?
    /// The namespaces in which the names of the document are used; computed lazily.
    var namespaceUse: NamespaceUse?
    /// The declarations of prefixes; computed when a name in a value is first looked up.
    var declarations: NamespaceDeclarations?
    /// The names of discriminators, and the discriminator values that names in the document represent.
    var markNames: [DecodingState.MarkName: DecodingKeyTable.NameSet] = [:]
    var markedNames: [DecodingState.MarkedName: Int] = [:]
    /// Elements by key, for dictionaries written as entries.
    var entryMaps: [[String: UInt32]] = []
    /// The numbers of items of unkeyed containers.
    var itemCounts: [ItemRange: Int] = [:]
    /// Lines, columns and element paths.
    var places: DocumentPlaces

    /// The items of an unkeyed container.
    struct ItemRange: Hashable {
        let first: UInt32
        let limit: UInt32
        let kind: DecodingPlace.Kind
    }

    /// Returns the names that children or attributes of the elements with a name have anywhere in the document.
    func nearNames(of element: UInt32, in store: NodeStore) -> [UInt32] {
        if nearNames == nil { nearNames = Self.nearNames(store) }
        return nearNames?[element] ?? []
    }

    private static func nearNames(_ store: NodeStore) -> [UInt32: [UInt32]] {
        var near: [UInt32: [UInt32]] = [:]
        var seen: Set<UInt64> = []
        // The elements around the current node: where they end, and their names.
        var open: [(end: UInt32, name: UInt32)] = []
        func add(_ name: UInt32, to element: UInt32) {
            if seen.insert(UInt64(element) << 32 | UInt64(name)).inserted { near[element, default: []].append(name) }
        }
        for node in 0..<store.nodeCount {
            let record = store.nodes[node]
            guard record.kind == NodeKind.element else { continue }
            while let last = open.last, Int(last.end) <= node { open.removeLast() }
            if let parent = open.last { add(record.name, to: parent.name) }
            let start = Int(record.attributeStart)
            for index in start..<start + Int(record.attributeCount) {
                add(store.attributes[index].name, to: record.name)
            }
            open.append((record.end, record.name))
        }
        return near
    }

    init(_ store: NodeStore) { places = DocumentPlaces(store) }
}
