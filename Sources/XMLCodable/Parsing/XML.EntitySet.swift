extension XML {
    /// A set of entities that are known without a declaration.
    ///
    /// The module XMLCodableEncodings adds `html`.
    public struct EntitySet: Sendable {
        /// The entities besides the predefined ones; nil for none.
        private let table: (any EntityTable.Type)?

        /// Creates the set of the predefined entities and those of a table.
        package init(_ table: any EntityTable.Type) { self.table = table }

        private init() { table = nil }

        /// `&amp;`, `&lt;`, `&gt;`, `&apos;` and `&quot;` (XML 1.0, section 4.6).
        public static let predefined = EntitySet()

        /// The replacement text of an entity that is not declared.
        func text(of name: String) -> String? { table?.text(of: name) }
    }
}

extension XML.EntitySet: Hashable {
    private var id: ObjectIdentifier? { table.map { ObjectIdentifier($0) } }

    /// Returns whether two sets have the same entities.
    public static func == (one: XML.EntitySet, other: XML.EntitySet) -> Bool { one.id == other.id }

    /// Hashes the entities of the set.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// A type that knows entities by their names.
package protocol EntityTable: SendableMetatype {
    /// Returns the replacement text of an entity; nil for one that is not in the table.
    static func text(of name: String) -> String?
}
