/// The path of the records of a stream, below the root element: a key that leads to elements, without indices.
///
/// Reading and writing accept the same paths.
struct RecordPath {
    /// Why a path cannot be one of records.
    struct Problem: Error {
        let sentence: String
    }

    let grammar: KeyGrammar
    /// The number of elements around a record.
    let level: Int

    /// - Parameters:
    ///   - path: The path, which is not empty.
    ///   - depthLimit: The maximum nesting depth of elements.
    init(_ path: String, _ rules: KeyGrammar.Rules, depthLimit: Int) throws(Problem) {
        grammar = KeyGrammar(path, rules)
        if KeyGrammar.isMalformed(path, rules), grammar.steps == [.child(path)] {
            throw Problem(sentence: "the path \"\(path)\" is neither a name nor a path")
        }
        if grammar.target == .rest, path != "*", !path.hasSuffix((rules.separator ?? "") + "*") {
            throw Problem(
                sentence: "the path \"\(path)\" has wildcards or conditions; one of records may only end in *")
        }
        var names: [String] = []
        for step in grammar.steps { if case .child(let name) = step { names.append(name) } }
        let isRest = grammar.target == .rest
        guard names.count == grammar.steps.count, isRest || grammar.target == .element && !names.isEmpty else {
            throw Problem(
                sentence: "expected a path of elements without indices for the records of a stream, found \"\(path)\"")
        }
        for name in names { if let problem = Self.problem(name) { throw Problem(sentence: problem) } }
        level = names.count + (isRest ? 1 : 0)
        guard level < depthLimit else {
            throw Problem(
                sentence:
                    "the path leads \(level) elements deep, and the limit depth of \(depthLimit) includes the root")
        }
    }

    /// Returns why no element can have a name, which may have a namespace in braces; nil if one can.
    private static func problem(_ name: String) -> String? {
        guard name.utf8.first == UInt8(ascii: "{") else {
            guard XMLCharacters.isQName(name) else { return "\"\(name.shown)\" is not an XML name" }
            return name == "xmlns" || name.hasPrefix("xmlns:")
                ? "\"\(name)\" is reserved for namespace declarations and cannot name an element" : nil
        }
        guard let expanded = ExpandedKeyName(braced: name) else {
            return "\"\(name)\" lacks the \"}\" after the namespace"
        }
        if expanded.namespace == NamespaceScope.xmlnsName {
            return "no element can be in the namespace \"\(expanded.namespace)\" of declarations"
        }
        if expanded.local.utf8.contains(UInt8(ascii: ":")) { return "\"\(name)\" has both a namespace and a prefix" }
        return XMLCharacters.isNCName(expanded.local) ? nil : "\"\(expanded.local.shown)\" is not an XML name"
    }
}
