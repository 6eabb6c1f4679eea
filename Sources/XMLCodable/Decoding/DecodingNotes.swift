/// Information about a document that a call computes lazily.
final class DecodingNotes {
    /// The numbers of coding paths without their indices.
    var shapes: [PathShape: Int32] = [:]
    /// The numbers of the names that the document uses; computed lazily.
    var usedNames: [UInt32]?
    /// The numbers of the names that convert to a key, if a strategy converts them; computed lazily.
    var converted: [[UInt8]: [UInt32]]?
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

    init(_ store: NodeStore) { places = DocumentPlaces(store) }
}
