/// Removes types that nothing holds: an element without attributes and content is a case without a value.
enum UnusedTypes {
    static func remove(from types: [ModelType]) {
        var used: Set<ObjectIdentifier> = []
        for type in types.flatMap(\.all) {
            let held = type.properties.compactMap(\.value.type) + type.cases.compactMap(\.payload?.type)
            for type in held { used.insert(ObjectIdentifier(type)) }
        }
        for type in types.flatMap(\.all) {
            type.removeNested { $0.isEmpty && $0.origin == .element && !used.contains(ObjectIdentifier($0)) }
        }
    }
}

extension ModelValue {
    /// The type in it, however it is stored.
    var type: ModelType? {
        switch self {
        case .type(let type): type
        case .nillable(let value), .list(let value): value.type
        case .scalar, .element: nil
        }
    }
}

extension ModelCase {
    /// What the case holds; nothing for an element without attributes and content.
    var payload: ModelValue? {
        if case .type(let type) = value, type.isEmpty { return nil }
        return value
    }
}
