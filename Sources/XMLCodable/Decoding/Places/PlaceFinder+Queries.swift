/// Paths with wildcards and conditions that are passed to a decoder, such as `**.price` or `item[@kind='x']`.
extension PlaceFinder {
    /// Returns the place that such a path leads to, of kind `missing` if there is none; nil for any other path, which is a key.
    func place(ofQuery text: String, _ root: DecodingPlace) -> DecodingPlace? {
        guard text.utf8.contains(UInt8(ascii: "*")) || text.utf8.contains(UInt8(ascii: "[")),
            options.keyRules == KeyGrammar.Rules()
        else { return nil }
        let path = ElementPath(text, mayBeText: true) { keys.pattern($0, isAttribute: $1) }
        // As in the tree, it leads nowhere.
        if path.isMalformed { return missing(root.path, in: root.node) }
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
