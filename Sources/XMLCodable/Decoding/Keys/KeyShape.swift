/// The document-independent meaning of a key.
final class KeyShape {
    let grammar: KeyGrammar
    /// Whether the attribute with the key's name has its own key.
    let knowsAttribute: Bool
    /// The only name of the key, if it is an element or an attribute and not a path.
    let name: [UInt8]
    /// The names that the last one in the key can have as well.
    let aliases: [String]
    /// The keys that are tried after it: aliases with a form of their own.
    let alternatives: [String]
    /// Whether the key has more than one name, or one that includes its namespace: `{uri}local`.
    let needsLookup: Bool

    init(_ grammar: KeyGrammar, aliases: [String], alternatives: [String] = [], knowsAttribute: (String) -> Bool) {
        self.grammar = grammar
        self.aliases = aliases
        self.alternatives = alternatives
        var single: String?
        switch (grammar.steps.first, grammar.target) {
        case (nil, .attribute(let name)): single = name
        case (.child(let name)?, .element) where grammar.steps.count == 1: single = name
        default: break
        }
        self.knowsAttribute = grammar.target == .element && single.map(knowsAttribute) ?? false
        needsLookup = single?.utf8.first == UInt8(ascii: "{") || !aliases.isEmpty || !alternatives.isEmpty
        name = single.map { Array($0.utf8) } ?? []
    }

    /// Returns the number of the name in a name table; nil if the table does not contain it.
    func number(in names: NameTable) -> UInt32? { name.withBytes { names.find($0) } }
}
