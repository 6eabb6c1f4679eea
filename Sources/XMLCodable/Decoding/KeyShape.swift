/// What a key means whatever the document.
final class KeyShape {
    let grammar: KeyGrammar
    /// Whether the attribute of the key's name has a key of its own.
    let knowsAttribute: Bool
    /// The one name of the key, zeros behind it, where it is an element or an attribute and no path.
    let name: [UInt8]
    /// Whether that name says its namespace: `{uri}local`.
    let isBraced: Bool

    /// How many zeros follow the name, so that it can be compared in whole words.
    private static let padding = 8

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
        name = single.map { Array($0.utf8) + Array(repeating: 0, count: Self.padding) } ?? []
    }

    /// The number of the name in a document that has it.
    func number(in names: NameTable) -> UInt32? {
        guard name.count > Self.padding else { return nil }
        return name.withUnsafeBufferPointer { bytes in
            bytes.baseAddress.flatMap { names.find(padded: $0, bytes.count - Self.padding) }
        }
    }
}
