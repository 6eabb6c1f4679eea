/// Gives every type, property and case of a model its name in Swift.
///
/// Names that meet across namespaces get the prefixes of these, others what they stand for: `OrderElement`.
final class ModelNamer {
    private let prefixes: [String: String]
    private let renames: [String: String]
    private var unused: Set<String>
    private var top: Set<String> = []

    /// - Parameters:
    ///   - prefixes: Prefixes for namespaces.
    ///   - renames: Names that the caller gives: by type, or by `type.member`, as they would be named.
    init(prefixes: [String: String], renames: [String: String] = [:]) {
        self.prefixes = prefixes
        self.renames = renames
        unused = Set(renames.keys)
    }

    /// Names everything, and returns the names for which there is nothing.
    func name(_ model: Model) -> [String] {
        nameTop(model.types)
        for type in model.types { nameNested(type, around: top) }
        var open = model.types
        while let type = open.popLast() {
            nameMembers(type)
            open += type.nested
        }
        return unused.sorted()
    }

    /// The name that the caller gives instead of another one.
    private func rename(_ name: String) -> String? {
        unused.remove(name)
        return renames[name]
    }

    // MARK: - Types

    private func nameTop(_ types: [ModelType]) {
        for type in types where !type.name.isEmpty { top.insert(type.name) }
        let unnamed = types.filter(\.name.isEmpty)
        var candidates: [[String]] = unnamed.map { type in
            let base = SwiftWords.typeName(type.hint)
            let prefix = SwiftWords.typeName(prefixes[type.sourceNamespace] ?? "")
            return [
                base, prefix.isEmpty ? base : prefix + base, base + Self.suffix(type.origin),
                prefix + base + Self.suffix(type.origin),
            ]
        }
        for index in candidates.indices {
            if let name = rename(candidates[index][0]) { candidates[index] = [name, name] }
        }
        let groups = Dictionary(grouping: unnamed.indices) { candidates[$0][0] }
        var left: [Int] = []
        for index in unnamed.indices {
            let base = candidates[index][0]
            let rivals = groups[base] ?? []
            if rivals.count == 1, !SwiftWords.reservedTypes.contains(base), top.insert(base).inserted {
                unnamed[index].name = base
            } else {
                left.append(index)
            }
        }
        for index in left {
            let rivals = groups[candidates[index][0]] ?? []
            let isShared = Set(rivals.map { unnamed[$0].sourceNamespace }).count > 1
            // The type of a schema keeps the name that other things of its namespace share.
            let kept = unnamed[index].origin == .type ? 0 : 2
            let order = isShared ? [1, 3, 2] : rivals.count > 1 ? [kept, 2, 1, 3] : [2, 1, 3]
            unnamed[index].name = free(order.map { candidates[index][min($0, candidates[index].count - 1)] }, in: top)
            top.insert(unnamed[index].name)
        }
    }

    private static func suffix(_ origin: ModelType.Origin) -> String {
        switch origin {
        case .type: "Type"
        case .element: "Element"
        case .attribute: "Value"
        case .group: "Group"
        case .content: "Content"
        case .document: "Document"
        }
    }

    /// The first name that is neither taken nor reserved.
    private func free(_ names: [String], in taken: Set<String>) -> String {
        names.first { !taken.contains($0) && !SwiftWords.reservedTypes.contains($0) }
            ?? numbered(names.last ?? "Item", in: taken)
    }

    /// The name with the first number after it that is not taken.
    private func numbered(_ name: String, in taken: Set<String>) -> String {
        sequence(first: 2) { $0 + 1 }.lazy.map { "\(name)\($0)" }.first { !taken.contains($0) } ?? name
    }

    private func nameNested(_ type: ModelType, around outer: Set<String>) {
        var open = [(type: type, taken: outer.union([type.name]))]
        while let next = open.popLast() {
            // Those of the providers of defaults too.
            var taken = next.taken.union(
                next.type.properties.filter { $0.defaultValue != nil }.map { SwiftWords.typeName($0.hint) + "Default" })
            for nested in next.type.nested {
                let base = SwiftWords.typeName(nested.hint)
                let named = base + Self.suffix(nested.origin)
                let names = [base, named, next.type.name + base, next.type.name + named]
                nested.name = free(rename("\(next.type.name).\(base)").map { [$0] + names } ?? names, in: taken)
                taken.insert(nested.name)
            }
            for nested in next.type.nested { open.append((nested, taken)) }
        }
    }

    // MARK: - Members

    private func nameMembers(_ type: ModelType) {
        var taken = SwiftWords.reservedMembers
        // Elements come before attributes of the same name.
        let order: [ModelProperty.Role] = [.element, .text, .attribute, .choice, .groups, .anyElements, .anyAttributes]
        for role in order {
            for index in type.properties.indices where type.properties[index].role == role {
                let property = type.properties[index]
                let base = SwiftWords.memberName(property.hint)
                let prefix = SwiftWords.memberName(prefixes[property.key?.namespace ?? ""] ?? "")
                let suffix =
                    switch role {
                    case .attribute: "Attribute"
                    case .choice: "Content"
                    case .groups: "Group"
                    case .text: "Text"
                    default: "Element"
                    }
                let prefixed = prefix.isEmpty ? base : prefix + SwiftWords.typeName(property.hint)
                var names = [base, prefixed, base + suffix, prefixed + suffix]
                if let name = rename("\(type.name).\(base)") { names.insert(name, at: 0) }
                if role == .attribute, prefixed == base || taken.contains(base) { names.swapAt(1, 2) }
                type.properties[index].name = free(member: names, &taken)
            }
        }
        var enumerated: Set<String> = SwiftWords.reservedMembers
        enumerated.remove("other")
        for index in type.cases.indices {
            let value = type.cases[index]
            var names: [String]
            switch value.key {
            case .name(let name):
                let base = SwiftWords.memberName(value.hint)
                let prefix = SwiftWords.memberName(prefixes[name.namespace] ?? "")
                let prefixed = prefix.isEmpty ? base + "Element" : prefix + SwiftWords.typeName(value.hint)
                names = [base, prefixed, prefixed + "Element"]
            case .text(let text):
                let base = SwiftWords.caseName(text)
                names = [base, SwiftWords.caseName(text, spellsSymbols: true), base + "Value"]
                if text.first?.isUppercase == true { names.insert("capital" + SwiftWords.typeName(text), at: 1) }
            case .mixedText: names = ["text", "plainText"]
            case .rest: names = [value.hint.isEmpty ? "other" : SwiftWords.memberName(value.hint), "otherElement"]
            }
            if let first = names.first, let name = rename("\(type.name).\(first)") { names.insert(name, at: 0) }
            type.cases[index].name = free(member: names, &enumerated)
        }
    }

    private func free(member names: [String], _ taken: inout Set<String>) -> String {
        let name = names.first { !taken.contains($0) } ?? numbered(names.last ?? "value", in: taken)
        taken.insert(name)
        return name
    }
}
