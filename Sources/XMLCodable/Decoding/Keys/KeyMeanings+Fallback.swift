/// Which attribute stands in for the missing element of a key, if any. `AttributeFallback.swift` finds it.
///
/// A plain key falls back to the attribute of its name, unless a property wrapper, the type or a strategy places it as
/// an element, its keys are data, or the attribute has its own key.
extension KeyMeanings {
    /// - Parameter placement: The placement that the type or a strategy specifies.
    func fallsBack(_ shape: KeyShape, _ placement: XMLPlacement.Form?, _ table: DecodingKeyTable) -> Bool {
        switch placement {
        case .element, .cdata: false
        case .both: true
        case .attribute, .text, .cdataText, nil: !table.isLiteral && !shape.knowsAttribute
        }
    }

    func hasOwnKey(attribute name: String, _ table: DecodingKeyTable) -> Bool {
        guard !table.isLiteral, !options.attributeKeyPrefix.isEmpty else { return false }
        // Keys that accept any string have each name as it is.
        if options.tolerances.contains(.plainOpenKeys), table.keyMetatype.acceptsAnyString { return false }
        return table.knows(options.attributeKeyPrefix + name)
    }

    /// Returns the names that the other keys of a model use; nil if its keys could have any name, and are as many as are asked
    /// for.
    func namesOfModel(_ table: DecodingKeyTable, _ path: Int32, except own: Int? = nil) -> KnownNames? {
        guard EnumMetadata.hasKeys(table.keyMetatype) else { return nil }
        return knownNames(table, path, except: own, asPath: false)
    }
}
