/// The place of a value, as expressed by its coding key.
///
/// | key | place |
/// |---|---|
/// | `name` | child element |
/// | `@name` | attribute |
/// | `#text` and the empty key | the element's own character data |
/// | `a.b`, `a.b.@c`, `a.b.#text` | a path of child elements, then one of the above |
/// | `a.0.b` | an index into repeated elements, from 0 |
/// | `a..b`, `@a..b` | child element or attribute `a.b`: two dots are one dot of a name |
/// | `*` | every child that no other key names |
/// | `*name` | the same: the name only distinguishes several such keys |
///
/// `@`, `#` and `*` cannot begin an XML name, so only the dot ever needs escaping. A key of any other shape, such as
/// `.a` or `0.b`, is a literal name: decoding does not find it, and encoding throws an error.
struct KeyGrammar: Equatable, Sendable {
    /// The options for parsing a key.
    struct Rules: Hashable, Sendable {
        /// The text between the steps of a path; nil if keys are not paths.
        var separator: String? = "."
        /// The text before the name of an attribute.
        var attributePrefix = "@"

        /// The rules for the cases of an enum, whose names are never paths.
        var ofCases: Rules { Rules(separator: nil, attributePrefix: attributePrefix) }
    }

    enum Step: Equatable, Sendable {
        case child(String)
        case index(Int)
    }

    enum Target: Equatable, Sendable {
        /// The element that the steps lead to; the last step names it.
        case element
        case attribute(String)
        case text
        case rest

        /// Whether it is content of the element that the steps lead to, which no name tells.
        var isContent: Bool {
            switch self {
            case .text, .rest: true
            case .element, .attribute: false
            }
        }
    }

    /// The steps from the element that has the key to the target.
    var steps: [Step]
    var target: Target
}

extension KeyGrammar {
    /// Creates the grammar of a single child element with this name.
    init(child name: String) { self.init(steps: [.child(name)], target: .element) }

    /// Creates the grammar of a single attribute with this name.
    init(attribute name: String) { self.init(steps: [], target: .attribute(name)) }

    /// Whether the key has more than one step, so that a literal child or attribute with the whole name takes
    /// precedence.
    var isPath: Bool { steps.count + (target == .element ? 0 : 1) > 1 }

    /// The name of an attribute whose key is that of an element: the whole key, since no attribute is a step of a path;
    /// nil if the key is no such name.
    func wholeName(_ rules: Rules) -> String? {
        guard target == .element else { return nil }
        var names: [String] = []
        for step in steps {
            guard case .child(let name) = step else { return nil }
            names.append(name)
        }
        return names.count == 1 ? names[0] : names.joined(separator: rules.separator ?? "")
    }

    init(_ key: String, _ rules: Rules) {
        if key.isEmpty || key == "#text" {
            self.init(steps: [], target: .text)
        } else {
            self = Self.simple(key, rules) ?? Self.path(key, rules) ?? KeyGrammar(child: key)
        }
    }

    /// Parses the most common keys, names and attribute names, without the whole grammar; returns nil for all other
    /// keys.
    private static func simple(_ key: String, _ rules: Rules) -> KeyGrammar? {
        let bytes = key.utf8
        guard let first = bytes.first else { return nil }
        let separator = rules.separator?.utf8.first
        let isDecided = bytes.allSatisfy { $0 != separator && $0 != UInt8(ascii: "{") }
        guard isDecided, first != UInt8(ascii: "#"), first != UInt8(ascii: "*") else { return nil }
        guard !rules.attributePrefix.isEmpty, bytes.starts(with: rules.attributePrefix.utf8) else {
            return KeyGrammar(child: key)
        }
        guard let name = String(bytes.dropFirst(rules.attributePrefix.utf8.count)), !name.isEmpty else { return nil }
        return KeyGrammar(steps: [], target: .attribute(name))
    }

    /// Whether a key that is parsed as a literal name looks like part of the grammar, such as `.a` or `a.`.
    static func isMalformed(_ key: String, _ rules: Rules) -> Bool {
        guard !key.hasPrefix("{") else { return false }
        let hasPrefix = !rules.attributePrefix.isEmpty && key.hasPrefix(rules.attributePrefix)
        return hasPrefix || rules.separator.map { !$0.isEmpty && key.contains($0) } ?? false
    }

    /// Returns why a path that a call is passed, from which this was parsed, is none; nil if it is one.
    func problem(in path: String, _ rules: Rules) -> String? {
        if steps == [.child(path)], Self.isMalformed(path, rules) { return Self.problem(ofMalformed: path) }
        for case .child(let name) in steps { if let problem = Self.problem(ofName: name) { return problem } }
        guard case .attribute(let name) = target else { return nil }
        return Self.problem(ofName: name, isAttribute: true)
    }

    static func problem(ofMalformed path: String) -> String {
        "the path \"\(path.shown)\" is neither a name nor a path"
    }

    /// Returns why nothing can have a name, which may have a namespace in braces; nil if an element or an attribute can.
    static func problem(ofName name: String, isAttribute: Bool = false) -> String? {
        guard name.utf8.first == UInt8(ascii: "{") else {
            guard XMLCharacters.isQName(name) else { return "\"\(name.shown)\" is not an XML name" }
            return !isAttribute && (name == "xmlns" || name.hasPrefix("xmlns:"))
                ? "\"\(name)\" is reserved for namespace declarations and cannot name an element" : nil
        }
        guard let expanded = ExpandedKeyName(braced: name) else {
            return "\"\(name)\" lacks the \"}\" after the namespace"
        }
        if !isAttribute, expanded.namespace == NamespaceScope.xmlnsName {
            return "no element can be in the namespace \"\(expanded.namespace)\" of declarations"
        }
        if expanded.local.utf8.contains(UInt8(ascii: ":")) { return "\"\(name)\" has both a namespace and a prefix" }
        return XMLCharacters.isNCName(expanded.local) ? nil : "\"\(expanded.local.shown)\" is not an XML name"
    }

    /// Returns the end of a message about a path: examples of those that a call takes, as the rules write them.
    static func wayOut(_ examples: [String], _ rules: Rules) -> String {
        let written = rules.separator.map { separator in examples.map { replacing($0[...], ".", with: separator) } }
        let quoted = (written ?? ["a"]).map { "\"\($0)\"" }
        return "; a path begins below the root, as in \(quoted.alternatives ?? "")"
    }

    /// Returns the parts of the key; nil if it has none of the shapes above.
    private static func path(_ key: String, _ rules: Rules) -> KeyGrammar? {
        var steps: [Step] = []
        var rest = Substring(key)
        while true {
            if let target = target(rest, rules) { return KeyGrammar(steps: steps, target: target) }
            let (part, after) = split(rest, rules.separator)
            guard !part.isEmpty, let first = part.unicodeScalars.first, first != "#", first != "*" else { return nil }
            guard !part.hasPrefix(rules.attributePrefix) || rules.attributePrefix.isEmpty else { return nil }
            if let index = index(part), case .child? = steps.last {
                steps.append(.index(index))
            } else {
                guard index(part) == nil || key.utf8.count == part.utf8.count else { return nil }
                steps.append(.child(unescaped(part, rules.separator)))
            }
            guard let after else { return KeyGrammar(steps: steps, target: .element) }
            rest = after
        }
    }

    /// Returns a target that can only come last: `@name`, `#text`, `*`.
    private static func target(_ part: Substring, _ rules: Rules) -> Target? {
        if part == "#text" { return .text }
        if part.hasPrefix("*"), split(part, rules.separator).1 == nil { return .rest }
        if !rules.attributePrefix.isEmpty, part.hasPrefix(rules.attributePrefix) {
            let name = part.dropFirst(rules.attributePrefix.count)
            return name.isEmpty ? nil : .attribute(unescaped(name, rules.separator))
        }
        return nil
    }

    /// Returns the part before the first separator outside braces that is not doubled, and the text after it.
    private static func split(_ text: Substring, _ separator: String?) -> (Substring, Substring?) {
        guard let separator, !separator.isEmpty else { return (text, nil) }
        var index = text.startIndex
        var depth = 0
        while index < text.endIndex {
            let character = text.unicodeScalars[index]
            if character == "{" { depth += 1 }
            if character == "}" { depth = max(0, depth - 1) }
            if depth == 0, text[index...].hasPrefix(separator) {
                let after = text[text.index(index, offsetBy: separator.count)...]
                guard after.hasPrefix(separator) else { return (text[..<index], after) }
                index = text.index(after.startIndex, offsetBy: separator.count)
                continue
            }
            text.unicodeScalars.formIndex(after: &index)
        }
        return (text, nil)
    }

    /// Returns the name of a step, in which a doubled separator is one separator.
    private static func unescaped(_ part: Substring, _ separator: String?) -> String {
        guard let separator, !separator.isEmpty else { return String(part) }
        let local = part.hasPrefix("{") ? part.firstIndex(of: "}").map { part.index(after: $0) } : part.startIndex
        guard let local else { return String(part) }
        // Of two kinds of text, `+` would look up what they have in common, which takes long the first time.
        return String(part[..<local]) + replacing(part[local...], separator + separator, with: separator)
    }

    /// Returns the key of these parts.
    func key(_ rules: Rules) -> String {
        let separator = rules.separator ?? ""
        let parts = steps.map { step in
            switch step {
            case .child(let name): Self.escaped(name, separator)
            case .index(let index): String(index)
            }
        }
        let last: [String] =
            switch target {
            case .element: []
            case .attribute(let name): [rules.attributePrefix + Self.escaped(name, separator)]
            case .text: ["#text"]
            case .rest: ["*"]
            }
        return (parts + last).joined(separator: separator)
    }

    /// Returns the key of an element whose name contains the separator.
    static func escaped(_ name: String, _ separator: String) -> String {
        separator.isEmpty ? name : replacing(name[...], separator, with: separator + separator)
    }

    /// Returns a text in which another text, which is not empty, is replaced.
    private static func replacing(_ text: Substring, _ old: String, with new: String) -> String {
        var result = ""
        var rest = text
        while let first = rest.unicodeScalars.first {
            if rest.hasPrefix(old) {
                result += new
                rest = rest.dropFirst(old.count)
            } else {
                result.unicodeScalars.append(first)
                rest.unicodeScalars.removeFirst()
            }
        }
        return result
    }

    private static func index(_ part: Substring) -> Int? {
        guard part.utf8.allSatisfy({ $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }) else { return nil }
        return Int(String(part))
    }
}
