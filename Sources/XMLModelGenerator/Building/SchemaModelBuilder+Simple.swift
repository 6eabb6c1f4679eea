import XMLCodable

// Simple types in Swift.
extension SchemaModelBuilder {
    /// Returns the value of a simple type.
    ///
    /// - Parameter owner: The type that uses it, around types without a name.
    func simpleValue(_ type: SimpleType, named hint: String, in owner: ModelType?) -> ModelValue {
        switch type.variety {
        case .list(let item):
            let value = simpleValue(item, named: hint, in: owner)
            return switch value {
            // A list has scalars that need no wrapper.
            case .scalar(.preservedString): .list(.scalar(.string))
            case .scalar(let scalar) where scalar.transform != nil: .list(.scalar(.string))
            case .scalar, .type: .list(value)
            default: .scalar(.string)
            }
        case .union:
            return unionValue(type, named: hint, in: owner)
        case .atomic:
            if !type.enumeration.isEmpty, type.builtin.isText {
                return .type(enumeration(type, named: hint, in: owner))
            }
            return .scalar(scalar(type))
        }
    }

    private func scalar(_ type: SimpleType) -> ModelScalar {
        let scalar = type.builtin.scalar
        return switch scalar {
        // Int, or Decimal where the facets allow for more than 64 bits.
        case .int where type.builtin.isUnboundedInteger: type.facets.isWide ? .decimal : .int
        case .preservedString, .string: type.whiteSpace == .collapse ? .string : .preservedString
        default: scalar
        }
    }

    // MARK: - Enumerations

    /// - Parameter types: The types whose values it has. Defaults to the type itself.
    private func enumeration(
        _ type: SimpleType, of types: [SimpleType]? = nil, named hint: String, in owner: ModelType?
    ) -> ModelType {
        if let known = simpleTypes[ObjectIdentifier(type)] { return known }
        let types = types ?? [type]
        let result = named(type, .enumeration, hint, owner, cases(of: types))
        result.readsSpaces = types.contains { type in
            type.enumeration.contains { value in
                let text = type.whiteSpace.normalized(value.text)
                return type.whiteSpace == .collapse ? text.contains(" ") : text.trimmed != text
            }
        }
        result.collapsesSpaces = types.contains { $0.whiteSpace == .collapse }
        return result
    }

    /// Returns the cases for the values of enumerations together, each of them once.
    private func cases(of types: [SimpleType]) -> [ModelCase] {
        var seen: Set<String> = []
        return types.flatMap { type in
            type.enumeration.compactMap { value in
                let text = type.whiteSpace.normalized(value.text)
                guard seen.insert(text).inserted else { return nil }
                return ModelCase(key: .text(text), hint: text, documentation: value.documentation)
            }
        }
    }

    private func named(
        _ type: SimpleType, _ kind: ModelType.Kind, _ hint: String, _ owner: ModelType?, _ cases: [ModelCase]
    ) -> ModelType {
        let result = ModelType(
            kind, type.name?.local ?? hint, origin: type.name == nil ? .attribute : .type,
            namespace: type.name?.namespace ?? owner?.sourceNamespace ?? "", documentation: type.documentation,
            place: type.place)
        result.documentation.append(type.name.map { "The type `\($0)`." } ?? "The values of `\(hint)`.")
        result.cases = cases
        simpleTypes[ObjectIdentifier(type)] = result
        add(result, in: type.name == nil ? container(of: type.owner) : nil)
        return result
    }

    // MARK: - Unions

    private func unionValue(_ type: SimpleType, named hint: String, in owner: ModelType?) -> ModelValue {
        if let known = simpleTypes[ObjectIdentifier(type)] { return .type(known) }
        let all = type.members
        let text = ModelValue.scalar(type.whiteSpace == .collapse ? .string : .preservedString)
        if !type.enumeration.isEmpty {
            guard all.allSatisfy({ $0.builtin.isText && $0.isAtomic }) else { return text }
            return .type(enumeration(type, named: hint, in: owner))
        }
        guard all.allSatisfy(\.isAtomic) else { return text }
        let listed = all.filter { $0.builtin.isText && !$0.enumeration.isEmpty }
        if listed.count == all.count {
            // Enumerations together are one.
            return .type(enumeration(type, of: all, named: hint, in: owner))
        }
        var cases: [ModelCase] = []
        var scalars: Set<ModelScalar> = []
        for member in all {
            let value: ModelValue
            let name: String
            if !member.enumeration.isEmpty, member.builtin.isText {
                name = member.name?.local ?? "name"
                let names = enumeration(member, named: "\(hint)-name", in: owner)
                // With other white space, it may be a text of another member.
                if member.whiteSpace != .collapse { names.readsSpaces = true }
                value = .type(names)
            } else {
                let scalar = scalar(member)
                // Whether a text is that of a text or of bytes cannot be told.
                if scalar == .hex || scalar == .base64 { return text }
                let plain = scalar == .preservedString ? .string : scalar
                guard scalars.insert(plain).inserted else { continue }
                name = "\(plain)"
                value = .scalar(scalar)
            }
            cases.append(ModelCase(key: .text(name), hint: name, value: value))
            // Nothing comes after what takes every text.
            if scalars.contains(.string) { break }
        }
        if cases.count == 1, let value = cases[0].value { return value }
        return .type(named(type, .union, hint, owner, cases))
    }

    // MARK: - Documentation

    /// The documentation of something with a simple type: its own, or else the first sentence of that of the type.
    func words(_ own: [String], _ type: SimpleType) -> [String] {
        // A type in Swift has its own documentation.
        guard own.isEmpty, type.isAtomic, type.enumeration.isEmpty else { return own }
        let inherited = sequence(first: type, next: \.base).first { !$0.documentation.isEmpty }?.documentation ?? []
        return inherited.first.map { [Paragraphs.firstSentence(of: $0)] } ?? []
    }

    /// The facets of a simple type, in words.
    func facets(_ type: SimpleType) -> String? {
        guard type.isAtomic, type.enumeration.isEmpty else { return nil }
        let shown = type.facets.shown.filter { $0.name != "whiteSpace" }
            .map { "\($0.name) `\($0.value.split(whereSeparator: \.isNewline).joined(separator: " "))`" }
        return shown.isEmpty ? nil : "Facets: \(shown.joined(separator: ", "))."
    }
}

extension SimpleFacets.WhiteSpace {
    /// Returns a text as it is compared with others (part 2, section 4.3.6).
    func normalized(_ text: String) -> String {
        switch self {
        case .preserve: text
        case .replace: String(text.map { $0.isWhitespace && $0.isASCII ? " " : $0 })
        case .collapse: text.split { $0.isWhitespace && $0.isASCII }.joined(separator: " ")
        }
    }
}

extension SimpleType {
    /// What the white space of a text is; that of a union is the business of its members.
    var whiteSpace: SimpleFacets.WhiteSpace {
        guard case .union = variety else { return facets.whiteSpace }
        return members.allSatisfy { $0.facets.whiteSpace == .collapse } ? .collapse : .preserve
    }

    var isAtomic: Bool { if case .atomic = variety { true } else { false } }

    /// The atomic types and lists that a union consists of; for any other type, itself.
    var members: [SimpleType] {
        var found: [SimpleType] = []
        var open = [self]
        while let next = open.popLast() {
            if case .union(let inner) = next.variety { open += inner.reversed() } else { found.append(next) }
        }
        return found
    }
}
