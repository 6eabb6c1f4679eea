/// What is left of a meaning in forms that do not keep all of it.
extension Meaning {
    var withoutDeclarations: Meaning {
        var copy = self
        copy.declarations = []
        copy.content = content.map { item in
            if case .element(let child) = item { return .element(child.withoutDeclarations) }
            return item
        }
        return copy
    }

    /// The same without white space between the elements, which indenting changes.
    var withoutSpace: Meaning {
        var copy = self
        copy.content = []
        let isMixed = content.contains { item in
            if case .text(let text) = item {
                return !text.unicodeScalars.allSatisfy { " \t\r\n".unicodeScalars.contains($0) }
            }
            return false
        }
        for item in content {
            switch item {
            case .element(let child): copy.content.append(.element(child.withoutSpace))
            case .text: if isMixed { copy.content.append(item) }
            default: copy.content.append(item)
            }
        }
        return copy
    }

    /// The same with the values of attributes as those of types other than CDATA are.
    var withSingleSpaces: Meaning {
        var copy = self
        copy.attributes = attributes.map { attribute in
            let parts = attribute.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            return parts[0] + "=" + (parts.count > 1 ? String(parts[1]).withSingleSpaces : "")
        }
        copy.content = content.map { item in
            if case .element(let child) = item { return .element(child.withSingleSpaces) }
            return item
        }
        return copy
    }

    /// The same without what may be there besides what is wanted: more declarations, and the attributes that the
    /// document type declaration adds. A declaration that is missing becomes an attribute.
    func keeping(_ wanted: Meaning, _ defaults: Defaults) -> Meaning {
        var copy = self
        copy.declarations = []
        for declaration in wanted.declarations where !declarations.contains(declaration) {
            copy.attributes.append("missing: \(declaration)")
        }
        if !defaults.isEmpty {
            copy.attributes.removeAll { attribute in
                !wanted.attributes.contains(attribute)
                    && defaults.values.contains { attribute.hasSuffix("=" + $0.withSingleSpaces) }
            }
        }
        let others = wanted.content.compactMap { if case .element(let child) = $0 { child } else { nil } }
        var index = 0
        copy.content = content.map { item in
            guard case .element(let child) = item, index < others.count else { return item }
            index += 1
            return .element(child.keeping(others[index - 1], defaults))
        }
        return copy
    }
}

extension String {
    /// The text without spaces at the ends and with single ones between.
    fileprivate var withSingleSpaces: String {
        unicodeScalars.split(separator: " ").map { String($0) }.joined(separator: " ")
    }
}
