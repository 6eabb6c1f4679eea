// What a type needs in Swift.
extension ModelType {
    /// Whether keys of the type name elements of its namespace.
    var needsNamespace: Bool {
        !namespace.isEmpty && (root != nil || elementNames.contains { $0.namespace == namespace })
    }

    /// The names of the elements that its keys are for.
    private var elementNames: [SchemaName] {
        let names = cases.compactMap { value in if case .name(let name) = value.key { name } else { nil } }
        return properties.compactMap { $0.role == .element ? $0.key : nil } + (kind == .typeChoice ? [] : names)
    }

    /// Whether the type is a text, or a few texts inside of documents: Hashable costs the compiler little for those, and keys of
    /// dictionaries are made of them.
    var isSmallValue: Bool {
        switch kind {
        case .enumeration: true
        case .union: cases.allSatisfy { $0.value?.isSmallValue ?? true }
        case .structure:
            root == nil && properties.count <= SwiftWriter.smallValueLimit
                && properties.allSatisfy { $0.role != .anyAttributes && $0.value.isSmallValue }
        case .choice, .typeChoice: false
        }
    }

    var hasManyAttributes: Bool {
        properties.count(where: { $0.role == .attribute }) > SwiftWriter.wrapperLimit
    }

    /// Whether an element of the type is in a namespace.
    var usesNamespaces: Bool { elementNames.contains { !$0.namespace.isEmpty } }

    /// Whether an element of the type is in no namespace, or a text of it may be a name in none.
    var hasPlainNames: Bool {
        kind != .typeChoice && (properties.map(\.value) + cases.compactMap(\.value)).contains(where: \.isName)
            || elementNames.contains { $0.namespace.isEmpty }
    }

    /// Whether the type itself needs Foundation.
    var usesFoundation: Bool {
        properties.contains { $0.value.usesFoundation } || cases.contains { $0.value?.usesFoundation ?? false }
            || nested.contains(where: \.usesFoundation)
    }
}

extension ModelValue {
    /// Whether it is a text, of a type that is known to be Hashable.
    fileprivate var isSmallValue: Bool {
        switch self {
        case .scalar(.custom), .element, .nillable: false
        case .scalar: true
        case .list(let value): value.isSmallValue
        case .type(let type): type.kind != .structure && type.isSmallValue
        }
    }

    /// Whether it is a name, or consists of names.
    fileprivate var isName: Bool {
        switch self {
        case .scalar(let scalar): scalar == .qualifiedName
        case .list(let value), .nillable(let value): value.isName
        case .type, .element: false
        }
    }

    /// Whether the name of the value's type is one of the library.
    var usesLibrary: Bool {
        switch self {
        case .scalar(let scalar): scalar.swiftName.hasPrefix("XML.")
        case .list(let value): value.usesLibrary
        case .element, .nillable: true
        case .type: false
        }
    }

    var usesFoundation: Bool {
        switch self {
        case .scalar(let scalar): scalar.isFoundation
        case .list(let value), .nillable(let value): value.usesFoundation
        case .type, .element: false
        }
    }
}
