/// What a call finds out about its document only where something asks for it.
final class DecodingNotes {
    /// Coding paths without their indices, numbered.
    var shapes: [PathShape: Int32] = [:]
    /// The numbers of the names that the document uses, once it was asked.
    var usedNames: [UInt32]?
    /// The numbers of the names that convert to a key, where a strategy converts them.
    var converted: [[UInt8]: [UInt32]]?
    /// In which namespaces the names of the document are used, once it was asked.
    var namespaceUse: NamespaceUse?
    /// Where prefixes are declared, once a name in a value was asked about.
    var declarations: NamespaceDeclarations?
    /// The names of discriminators, and the marks that names of the document are.
    var markNames: [DecodingState.MarkName: DecodingKeyTable.NameSet] = [:]
    var markedNames: [DecodingState.MarkedName: Int] = [:]
    /// Elements by key, for dictionaries written as entries.
    var entryMaps: [[String: UInt32]] = []
    /// Lines, columns and element paths.
    var places: DocumentPlaces

    init(_ store: NodeStore) { places = DocumentPlaces(store) }
}
