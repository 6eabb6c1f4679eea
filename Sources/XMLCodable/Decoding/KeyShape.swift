/// What a key means whatever the document.
final class KeyShape {
    let grammar: KeyGrammar
    /// Whether the attribute of the key's name has a key of its own.
    let knowsAttribute: Bool
    /// The one name of the key, where it is an element or an attribute and no path.
    let name: [UInt8]
    /// Whether that name says its namespace: `{uri}local`.
    let isBraced: Bool

    init(_ grammar: KeyGrammar, knowsAttribute: (String) -> Bool) {
        self.grammar = grammar
        var single: String?
        switch (grammar.steps.first, grammar.target) {
        case (nil, .attribute(let name)): single = name
        case (.child(let name)?, .element) where grammar.steps.count == 1: single = name
        default: break
        }
        self.knowsAttribute = grammar.target == .element && single.map(knowsAttribute) ?? false
        isBraced = single?.utf8.first == UInt8(ascii: "{")
        name = single.map { Array($0.utf8) } ?? []
    }

    /// The number of the name in a document that has it.
    func number(in names: NameTable) -> UInt32? {
        name.withBytes { names.find($0) }
    }
}
