/// Paths that are passed to a decoder; those with wildcards and conditions, such as `**.price` or `item[@kind='x']`, are no keys.
extension PlaceFinder {
    /// Returns the place that a path of wildcards or conditions leads to, of kind `missing` if there is none; nil for a key.
    ///
    /// - Throws: `DecodingError` for a text that is neither.
    func place(ofQuery text: String, _ grammar: KeyGrammar, _ root: DecodingPlace) throws -> DecodingPlace? {
        let rules = options.keyRules
        let usual = rules == KeyGrammar.Rules()
        func check(_ problem: String?) throws {
            guard let problem else { return }
            let examples = ["a.b", "a.0"] + (usual ? ["a.@b", "**.b", "a[@b='1']"] : [])
            throw DecodingError.dataCorrupted(
                .init(codingPath: [], debugDescription: problem + KeyGrammar.wayOut(examples, rules)))
        }
        guard usual, text.utf8.contains(UInt8(ascii: "*")) || text.utf8.contains(UInt8(ascii: "[")) else {
            try check(grammar.problem(in: text, rules))
            return nil
        }
        var problem: String?
        let path = ElementPath(text, mayBeText: true) {
            problem = problem ?? KeyGrammar.problem(ofName: $0, isAttribute: $1)
            return keys.pattern($0, isAttribute: $1)
        }
        try check(path.isMalformed ? KeyGrammar.problem(ofMalformed: text) : problem)
        // A single wildcard at the end is that of keys: all children.
        let steps =
            path.attribute == nil && !path.isText && path.steps.last.map(Self.isPlainWildcard) == true
            ? path.steps.dropLast() : path.steps[...]
        guard path.hasConditions || steps.contains(where: { $0.isAny || $0.isDeep }) else { return nil }
        var found: [UInt32] = []
        for element in PathMatches(path, in: XML.Element(document.store, Int(root.node))) {
            if let attribute = path.attribute {
                if let index = document.store.index(ofAttribute: attribute, of: Int(element.node)) {
                    found.append(UInt32(index))
                }
            } else {
                found.append(element.node)
            }
        }
        let kind: DecodingPlace.Kind = path.attribute != nil ? .attributeList : path.isText ? .textList : .elementList
        return list(found, kind, root.path, in: root.node)
    }

    private static func isPlainWildcard(_ step: ElementPath.Step) -> Bool {
        step.isAny && step.conditions.isEmpty && step.index == nil
    }
}
