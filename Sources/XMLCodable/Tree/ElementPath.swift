/// A path of child elements, such as `menu.food.0.name`, optionally ending in an attribute, as in `food.@id`.
///
/// A step `*` matches any element, and `**` any number of them, one in the other, or at the end all of them. Conditions in
/// brackets may follow a name or `*`: `food[@kind='hot']`, `food[@kind]`, and as the last one a number from 1, `food[2]`.
///
/// Dots separate steps, except inside `{...}`; two dots are one dot of a name. A number is a zero-based index and must
/// follow a name. Text of any other form, such as `.b` or `0.b`, is a single literal name. These are the rules for the
/// coders' keys, restricted to elements.
struct ElementPath {
    struct Step {
        var name: NamePattern
        var index: Int?
        /// Whether it matches any element, `*`.
        var isAny = false
        /// Whether it matches any number of elements, one in the other, `**`.
        var isDeep = false
        /// What an element must have to match; an index counts those that do.
        var conditions: [Condition] = []

        static let any = Step(name: NamePattern("*"), isAny: true)
        static let deep = Step(name: NamePattern("**"), isDeep: true)
    }

    /// An attribute that an element must have.
    struct Condition {
        var attribute: NamePattern
        /// Its value; nil for any.
        let value: String?

        @inline(never)
        func holds(for element: XML.Element) -> Bool {
            guard let found = element.ownAttribute(attribute) else { return false }
            return value.map { ScalarEquality.equal($0, found) } ?? true
        }
    }

    private(set) var steps: [Step] = []
    private(set) var attribute: NamePattern?
    /// The whole text as a single name: a child or attribute with that name takes precedence.
    let literal: NamePattern
    var isComposite: Bool {
        steps.count > 1 || attribute != nil || steps.first?.index != nil || hasDoubledDots || hasConditions
    }
    private var hasDoubledDots = false
    private(set) var hasConditions = false
    /// Whether it ends in `#text`, where paths may: it leads to the text of the elements.
    private(set) var isText = false
    /// Whether it has another form, such as `.b` or `*a`, so that it is read as a single name.
    private(set) var isMalformed = false
    /// Whether it leads to elements with any name, or only to some with a name, so that none can be added.
    var isQuery: Bool { hasConditions || steps.contains { $0.isAny || $0.isDeep } }

    /// - Parameters:
    ///   - mayBeText: Whether the path may end in `#text`. Defaults to false.
    ///   - pattern: Returns what a name means, and whether it is that of an attribute. Defaults to the name as written.
    init(
        _ text: String, mayBeText: Bool = false,
        _ pattern: ((String, _ isAttribute: Bool) -> NamePattern)? = nil
    ) {
        literal = NamePattern(text)
        var parts = Self.split(Array(text.utf8)[...])
        if mayBeText, parts.count > 1, parts.last.map(Self.string) == "#text" {
            isText = true
            parts.removeLast()
        }
        if parse(parts) {
            if let pattern { rename(pattern) }
        } else {
            steps = [Step(name: literal)]
            attribute = nil
            hasConditions = false
            isText = false
            isMalformed = true
        }
    }

    private mutating func parse(_ parts: [ArraySlice<UInt8>]) -> Bool {
        for (position, part) in parts.enumerated() {
            guard let first = part.first else { return false }
            if first == UInt8(ascii: "@") {
                guard position == parts.count - 1, part.count > 1 else { return false }
                attribute = NamePattern(Self.string(part.dropFirst()))
            } else if Self.isNumber(part) {
                guard let last = steps.last, last.index == nil, !last.isDeep else { return false }
                steps[steps.count - 1].index = Int(Self.string(part)) ?? .max
            } else if part.count == 2, part.allSatisfy({ $0 == UInt8(ascii: "*") }) {
                steps.append(.deep)
            } else {
                guard let (name, conditions, index) = Self.conditions(part) else { return false }
                if conditions.count > 0 || index != nil { hasConditions = true }
                var step = Step.any
                if !(name.count == 1 && name.first == UInt8(ascii: "*")) {
                    guard let first = name.first, first != UInt8(ascii: "#"), first != UInt8(ascii: "*") else {
                        return false
                    }
                    step = Step(name: NamePattern(unescaped(name)))
                }
                step.conditions = conditions
                step.index = index
                steps.append(step)
            }
        }
        // At the end, it matches all elements, without the one that it begins in.
        if steps.last?.isDeep == true, attribute == nil, !isText { steps.append(.any) }
        return true
    }

    @inline(never)
    private static func string(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

    /// Whether there are only digits.
    @inline(never)
    private static func isNumber(_ bytes: ArraySlice<UInt8>) -> Bool {
        bytes.allSatisfy { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
    }

    /// Gives all names the meaning that a function returns. It is called when all is parsed, since the compiler makes a copy of
    /// whatever calls a closure for each closure.
    private mutating func rename(_ pattern: (String, _ isAttribute: Bool) -> NamePattern) {
        attribute = attribute.map { pattern($0.text, true) }
        for index in steps.indices {
            if !steps[index].isAny, !steps[index].isDeep {
                steps[index].name = pattern(steps[index].name.text, false)
            }
            for condition in steps[index].conditions.indices {
                let name = steps[index].conditions[condition].attribute
                steps[index].conditions[condition].attribute = pattern(name.text, true)
            }
        }
    }

    /// Returns the name of a step, and the conditions in brackets after it with the index among those that fulfil them; nil for
    /// brackets of any other form.
    private static func conditions(
        _ part: ArraySlice<UInt8>
    ) -> (name: ArraySlice<UInt8>, [Condition], index: Int?)? {
        guard part.last == UInt8(ascii: "]"), let start = afterNamespace(part),
            let open = part[start...].firstIndex(of: UInt8(ascii: "["))
        else { return (part, [], nil) }
        var conditions: [Condition] = []
        var rest = part[open...]
        while !rest.isEmpty {
            guard rest.first == UInt8(ascii: "["), let end = closingBracket(rest) else { return nil }
            let text = rest[(rest.startIndex + 1)..<end]
            rest = rest[(end + 1)...]
            if isNumber(text), let number = Int(string(text)) {
                return number > 0 && rest.isEmpty ? (part[..<open], conditions, number - 1) : nil
            }
            guard let condition = condition(text) else { return nil }
            conditions.append(condition)
        }
        return (part[..<open], conditions, nil)
    }

    /// Returns the condition `@name`, or `@name='value'` with any quotes.
    private static func condition(_ text: ArraySlice<UInt8>) -> Condition? {
        guard text.first == UInt8(ascii: "@") else { return nil }
        let text = text.dropFirst()
        // A namespace may contain the character.
        guard let start = afterNamespace(text) else { return nil }
        guard let equals = text[start...].firstIndex(of: UInt8(ascii: "=")) else {
            return text.isEmpty ? nil : Condition(attribute: NamePattern(string(text)), value: nil)
        }
        let value = text[(equals + 1)...]
        guard equals > text.startIndex, value.count >= 2, let quote = value.first, ByteClass.isQuote(quote),
            value.last == quote
        else { return nil }
        return Condition(
            attribute: NamePattern(string(text[..<equals])), value: string(value.dropFirst().dropLast()))
    }

    /// Returns where a namespace in braces ends, or the start if there is none; nil for one that has no end.
    private static func afterNamespace(_ text: ArraySlice<UInt8>) -> Int? {
        text.first == UInt8(ascii: "{") ? text.firstIndex(of: UInt8(ascii: "}")) : text.startIndex
    }

    /// Returns the bracket that closes the one at the start, which is not between quotes or in the braces of a namespace.
    @inline(never)
    private static func closingBracket(_ text: ArraySlice<UInt8>) -> Int? {
        var until: UInt8?
        for index in text.indices {
            let byte = text[index]
            if let end = until {
                if byte == end { until = nil }
            } else if ByteClass.isQuote(byte) {
                until = byte
            } else if byte == UInt8(ascii: "{") {
                until = UInt8(ascii: "}")
            } else if byte == UInt8(ascii: "]") {
                return index
            }
        }
        return nil
    }

    /// Returns the name of a step, in which two dots are one.
    private mutating func unescaped(_ part: ArraySlice<UInt8>) -> String {
        var name: [UInt8] = []
        var depth = 0
        var index = part.startIndex
        while index < part.endIndex {
            let byte = part[index]
            if byte == UInt8(ascii: "{") { depth += 1 }
            if byte == UInt8(ascii: "}") { depth = Swift.max(0, depth - 1) }
            name.append(byte)
            if depth == 0, byte == UInt8(ascii: "."), index + 1 < part.endIndex, part[index + 1] == byte {
                hasDoubledDots = true
                index += 1
            }
            index += 1
        }
        return Self.string(name[...])
    }

    /// Returns the parts between dots outside of brackets; everything after an `@` at the start of a part belongs to the attribute
    /// name.
    private static func split(_ text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        var parts: [ArraySlice<UInt8>] = []
        var start = text.startIndex
        var index = start
        var depth = 0
        // A bracket that is not closed leaves none after it to look for.
        var mayClose = true
        while index < text.endIndex {
            let byte = text[index]
            if index == start, byte == UInt8(ascii: "@") { break }
            if byte == UInt8(ascii: "{") { depth += 1 }
            if byte == UInt8(ascii: "}") { depth = Swift.max(0, depth - 1) }
            if byte == UInt8(ascii: "["), depth == 0, mayClose {
                if let end = closingBracket(text[index...]) {
                    index = end + 1
                    continue
                }
                mayClose = false
            }
            let next = index + 1
            if byte == UInt8(ascii: "."), depth == 0 {
                if next < text.endIndex, text[next] == byte {
                    index = next + 1
                    continue
                }
                parts.append(text[start..<index])
                start = next
            }
            index = next
        }
        parts.append(text[start...])
        return parts
    }
}

/// The name that a step matches: `name` as written, or `{uri}local` by namespace.
package struct NamePattern {
    private let uri: String?
    /// Other versions of the namespace.
    private var versions: [String] = []
    private let name: String
    /// Whether it is a local name in any namespace.
    private var isLocal = false

    /// - Parameter versions: Other versions of the namespace. Defaults to none.
    init(_ local: String, in uri: String, versions: [String] = []) {
        self.uri = uri
        self.versions = versions
        name = local
    }

    /// Creates a pattern that a local name matches, whatever its namespace is.
    init(local name: String) {
        uri = nil
        self.name = name
        isLocal = true
    }

    package init(_ text: String) {
        if text.utf8.first == UInt8(ascii: "{"), let brace = text.utf8.firstIndex(of: UInt8(ascii: "}")) {
            uri = String(text[text.utf8.index(after: text.startIndex)..<brace])
            name = String(text[text.utf8.index(after: brace)...])
        } else {
            uri = nil
            name = text
        }
    }

    /// The text that it was created from, if it was.
    fileprivate var text: String { uri.map { "{\($0)}\(name)" } ?? name }

    func matches(_ element: XML.Element) -> Bool { matches(element.name) }

    @inline(never)
    package func matches(_ name: XML.Name) -> Bool {
        if isLocal { return ScalarEquality.equal(self.name, name.localName) }
        guard let uri else {
            return self.name.withBytes { wanted in name.withBytes { wanted == $0 } }
        }
        let namespace = name.namespaceURI ?? ""
        return ScalarEquality.equal(self.name, name.localName)
            && (ScalarEquality.equal(uri, namespace) || versions.contains { ScalarEquality.equal($0, namespace) })
    }

    /// The name to give a new element or attribute.
    package var made: XML.Name {
        guard let uri else { return XML.Name(name) }
        return XML.Name(name, namespaceURI: uri)
    }

    /// Returns the pattern resolved to the name numbers of one document, or nil if the document has no such name.
    func resolved(in store: NodeStore) -> Resolved? {
        guard let number = name.withBytes({ store.number(ofName: $0) }) else { return nil }
        guard let uri else { return Resolved(number: number, namespace: nil, isLocal: isLocal) }
        let namespaces = ([uri] + versions).compactMap { store.number(ofNamespace: $0) }
        guard let namespace = namespaces.first else { return nil }
        return Resolved(number: number, namespace: namespace, others: Array(namespaces.dropFirst()))
    }

    struct Resolved {
        let number: UInt32
        /// If non-nil, `number` is the number of the local name.
        let namespace: UInt16?
        var others: [UInt16] = []
        /// Whether `number` is that of the local name, in any namespace.
        var isLocal = false

        func matches(_ name: UInt32, _ nameNamespace: UInt16, in store: NodeStore) -> Bool {
            guard let namespace else {
                return isLocal ? store.names.entries[Int(name)].local == number : name == number
            }
            return (nameNamespace == namespace || others.contains(nameNamespace))
                && store.names.entries[Int(name)].local == number
        }
    }
}
