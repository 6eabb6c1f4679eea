/// A path of child elements, such as `menu.food.0.name`, optionally ending in an attribute, as in `food.@id`.
///
/// A step `*` matches any element, and `**` any number of them, one in the other, or at the end all of them.
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

        static let any = Step(name: NamePattern("*"), isAny: true)
        static let deep = Step(name: NamePattern("**"), isDeep: true)
    }

    private(set) var steps: [Step] = []
    private(set) var attribute: NamePattern?
    /// The whole text as a single name: a child or attribute with that name takes precedence.
    let literal: NamePattern
    var isComposite: Bool { steps.count > 1 || attribute != nil || steps.first?.index != nil || hasDoubledDots }
    private var hasDoubledDots = false
    var hasWildcards: Bool { steps.contains { $0.isAny || $0.isDeep } }

    init(_ text: String) {
        literal = NamePattern(text)
        if !parse(text) {
            steps = [Step(name: literal)]
            attribute = nil
        }
    }

    private mutating func parse(_ text: String) -> Bool {
        let parts = Self.split(text)
        for (position, part) in parts.enumerated() {
            guard let first = part.utf8.first else { return false }
            if first == UInt8(ascii: "@") {
                guard position == parts.count - 1, part.utf8.count > 1 else { return false }
                attribute = NamePattern(String(part.dropFirst()))
            } else if part.utf8.allSatisfy({ $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }) {
                guard let last = steps.last, last.index == nil, !last.isDeep else { return false }
                steps[steps.count - 1].index = Int(String(part)) ?? .max
            } else if part == "*" {
                steps.append(.any)
            } else if part == "**" {
                steps.append(.deep)
            } else {
                guard first != UInt8(ascii: "#"), first != UInt8(ascii: "*") else { return false }
                steps.append(Step(name: NamePattern(unescaped(part))))
            }
        }
        // At the end, it matches all elements, without the one that it begins in.
        if steps.last?.isDeep == true, attribute == nil { steps.append(.any) }
        return true
    }

    /// Returns the name of a step, in which two dots are one.
    private mutating func unescaped(_ part: Substring) -> String {
        let bytes = Array(part.utf8)
        var name: [UInt8] = []
        var depth = 0
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "{") { depth += 1 }
            if byte == UInt8(ascii: "}") { depth = Swift.max(0, depth - 1) }
            name.append(byte)
            if depth == 0, byte == UInt8(ascii: "."), index + 1 < bytes.count, bytes[index + 1] == byte {
                hasDoubledDots = true
                index += 1
            }
            index += 1
        }
        return String(decoding: name, as: UTF8.self)
    }

    /// Returns the parts between dots; everything after an `@` at the start of a part belongs to the attribute name.
    private static func split(_ text: String) -> [Substring] {
        var parts: [Substring] = []
        var start = text.utf8.startIndex
        var index = start
        var depth = 0
        while index < text.utf8.endIndex {
            let byte = text.utf8[index]
            if index == start, byte == UInt8(ascii: "@") { break }
            if byte == UInt8(ascii: "{") { depth += 1 }
            if byte == UInt8(ascii: "}") { depth = Swift.max(0, depth - 1) }
            let next = text.utf8.index(after: index)
            if byte == UInt8(ascii: "."), depth == 0 {
                if next < text.utf8.endIndex, text.utf8[next] == byte {
                    index = text.utf8.index(after: next)
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
struct NamePattern {
    private let uri: String?
    private let name: String

    init(_ text: String) {
        if text.utf8.first == UInt8(ascii: "{"), let brace = text.utf8.firstIndex(of: UInt8(ascii: "}")) {
            uri = String(text[text.utf8.index(after: text.startIndex)..<brace])
            name = String(text[text.utf8.index(after: brace)...])
        } else {
            uri = nil
            name = text
        }
    }

    func matches(_ element: XML.Element) -> Bool { matches(element.name) }

    func matches(_ name: XML.Name) -> Bool {
        guard let uri else {
            return self.name.withBytes { wanted in name.withBytes { wanted == $0 } }
        }
        return ScalarEquality.equal(self.name, name.localName) && ScalarEquality.equal(uri, name.namespaceURI ?? "")
    }

    /// The name to give a new element or attribute.
    var made: XML.Name {
        guard let uri else { return XML.Name(name) }
        return XML.Name(name, namespaceURI: uri)
    }

    /// Returns the pattern resolved to the name numbers of one document, or nil if the document has no such name.
    func resolved(in store: NodeStore) -> Resolved? {
        guard let number = name.withBytes({ store.number(ofName: $0) }) else { return nil }
        guard let uri else { return Resolved(number: number, namespace: nil) }
        guard let namespace = store.number(ofNamespace: uri) else { return nil }
        return Resolved(number: number, namespace: namespace)
    }

    struct Resolved {
        let number: UInt32
        /// If non-nil, `number` is the number of the local name.
        let namespace: UInt16?

        func matches(_ name: UInt32, _ nameNamespace: UInt16, in store: NodeStore) -> Bool {
            guard let namespace else { return name == number }
            return nameNamespace == namespace && store.names.entries[Int(name)].local == number
        }
    }
}
