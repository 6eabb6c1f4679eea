/// What a key means for writing, before any name is checked: its kind and its names.
///
/// Keys and strategies are a user's code, so a meaning is determined before the ``Vocabulary`` is changed.
struct KeyMeaning {
    var kind: KeyEntry.Kind
    /// The names of the steps before the last name.
    var steps: [String] = []
    /// The indices of the steps among the elements of their names; empty if none has one.
    var indices: [Int32] = []
    /// The index of the last name; nil for none.
    var lastIndex: Int32?
    /// The last name; empty for text and `*`.
    var last = ""
    /// The name of an attribute with the key of an element; nil if the key has an index.
    var whole: String?
    /// Whether the name is data rather than a key of the model.
    var isOpen = false
    var isCData = false
    var hasSigil = false
    /// Why the key cannot be written, whatever its placement.
    var problem: String?

    /// A single name without a key's grammar.
    init(_ kind: KeyEntry.Kind, _ name: String, isOpen: Bool = false) {
        self.kind = kind
        last = name
        self.isOpen = isOpen
    }

    /// Parses a key.
    ///
    /// - Parameter change: Converts each name; nil for none.
    init(_ string: String, _ rules: KeyGrammar.Rules, converting change: ((String) -> String)? = nil) {
        self.init(KeyGrammar(string, rules), string, rules, converting: change)
    }

    init(_ grammar: KeyGrammar, _ string: String, _ rules: KeyGrammar.Rules, converting change: ((String) -> String)?) {
        func transform(_ name: String) -> String { change?(name) ?? name }
        var names: [String] = []
        for step in grammar.steps {
            switch step {
            case .child(let name): names.append(transform(name))
            case .index(let index) where index <= Self.indexLimit && indices.count < names.count:
                while indices.count < names.count - 1 { indices.append(0) }
                indices.append(Int32(index))
            case .index(let index):
                problem = "the key \"\(string)\" has the index \(index), and the highest is \(Self.indexLimit)"
            }
        }
        switch grammar.target {
        case .element:
            kind = .element
            last = names.popLast() ?? ""
            if indices.count > names.count { lastIndex = indices.removeLast() }
        case .attribute(let name):
            kind = .attribute
            last = transform(name)
        case .text: kind = .text
        case .rest: kind = .rest
        }
        if let name = grammar.wholeName(rules) { whole = names.isEmpty ? last : transform(name) }
        steps = names
        hasSigil = kind != .element
        if grammar.steps == [.child(string)], KeyGrammar.isMalformed(string, rules) {
            problem = "the key \"\(string)\" is neither a name nor a path"
        }
    }

    /// The highest index in a key: all elements before that one are written.
    private static let indexLimit = 65_535

    /// Applies a change to the part of a name after the prefix and the `{uri}`. A declaration, `xmlns:p`, has no such
    /// part.
    static func changeLocalPart(_ name: String, _ change: (String) -> String) -> String {
        if name == "xmlns" || name.hasPrefix("xmlns:") { return name }
        var start = name.startIndex
        if name.hasPrefix("{"), let end = name.firstIndex(of: "}") { start = name.index(after: end) }
        if let colon = name[start...].firstIndex(of: ":") { start = name.index(after: colon) }
        return start == name.endIndex ? name : name[..<start] + change(String(name[start...]))
    }
}
