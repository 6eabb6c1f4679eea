import XMLCodable

/// What elements that are written elsewhere than they were read need to be declared, as far as it is known.
///
/// Elements that were in the same place, or in places one around the other, differ by what is declared between them. What is
/// known is for one version of what is in force where they are written; it is known again once that is in force again.
struct MissingDeclarations {
    /// For each version: the declarations that are in force in a place where elements were read, and not where they are
    /// written.
    private var known: [Int: [EventScopes.Origin: [String: String]]] = [:]
    /// The prefixes by namespace in one version.
    private var prefixes: (version: Int, byURI: [String: String])?

    /// The number of places that are known for a version, after which they are looked up again.
    private static let limit = 4_096

    /// Forgets a version that will not be in force again.
    mutating func forget(_ version: Int) { known[version] = nil }

    /// Notes what is in force in a place, and not in a version.
    mutating func add(_ missing: [String: String], _ origin: EventScopes.Origin, _ version: Int) {
        if known[version]?.count ?? 0 >= Self.limit { known[version] = nil }
        known[version, default: [:]][origin] = missing
    }

    /// Returns the declarations that are in force around an element that was read, and not in a version.
    ///
    /// - Parameter uri: The namespace that a prefix is bound to in the version; empty for none.
    mutating func around(
        _ element: Int, of piece: EventPiece, _ version: Int, uri: (_ prefix: String) -> String
    ) -> [String: String] {
        func origin(_ element: Int) -> EventScopes.Origin {
            .init(document: piece.document, declaring: piece.numbers[UInt32(truncatingIfNeeded: element)])
        }
        if let found = known[version]?[origin(piece.store.innermostDeclaring(around: element))] { return found }
        let chain = piece.store.declaring(around: element)
        var next = chain.count
        var missing: [String: String]?
        while next > 0, missing == nil {
            missing = known[version]?[origin(chain[next - 1])]
            if missing == nil { next -= 1 }
        }
        var result = missing ?? (uri("").isEmpty ? [:] : ["": ""])
        for element in chain[next...] {
            for binding in piece.store.allDeclarations(of: element) {
                result[binding.prefix] = uri(binding.prefix) == binding.uri ? nil : binding.uri
            }
            add(result, origin(element), version)
        }
        if chain.isEmpty { add(result, origin(0), version) }
        return result
    }

    /// Returns the first prefix, by its name, that is bound to a namespace in a version.
    mutating func prefix(
        for uri: String, _ version: Int, _ bindings: () -> [(prefix: String, uri: String)]
    ) -> String? {
        if prefixes?.version != version {
            let named = bindings().filter { !$0.prefix.isEmpty }.map { ($0.uri, $0.prefix) }
            prefixes = (version, Dictionary(named) { min($0, $1) })
        }
        return prefixes?.byURI[uri]
    }
}
