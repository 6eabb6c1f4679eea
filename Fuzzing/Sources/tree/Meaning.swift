/// What a document says: names by namespace and local name, attributes in no order, text in runs.
struct Meaning: Equatable {
    var uri: String
    var local: String
    var attributes: [String]
    /// The declarations that the tree itself has.
    var declarations: [String]
    var content: [Item]

    enum Item: Equatable {
        case element(Meaning)
        case text(String)
        case comment(String)
        case instruction(String)
    }

    // Strings with the same scalars only, not those that Swift calls equal.
    static func == (left: Meaning, right: Meaning) -> Bool { left.lines == right.lines }

    /// A description that is the same for the same meaning: lines of bytes.
    var lines: [[UInt8]] {
        var lines: [[UInt8]] = []
        append(to: &lines)
        return lines
    }

    private func append(to lines: inout [[UInt8]]) {
        lines.append(Array("<{\(uri)}\(local)".utf8))
        lines += attributes.map { Array("@\($0)".utf8) }.sorted { $0.lexicographicallyPrecedes($1) }
        for item in content {
            switch item {
            case .element(let child): child.append(to: &lines)
            case .text(let text): lines.append(Array("=\(text)".utf8))
            case .comment(let text): lines.append(Array("!\(text)".utf8))
            case .instruction(let text): lines.append(Array("?\(text)".utf8))
            }
        }
        lines.append(Array(">".utf8))
    }

    var text: String { lines.map { String(decoding: $0, as: UTF8.self).debugDescription }.joined(separator: "\n") }

    mutating func append(text: String) {
        if text.isEmpty { return }
        if case .text(let before)? = content.last {
            content[content.count - 1] = .text(before + text)
        } else {
            content.append(.text(text))
        }
    }

    /// The same without white space between the elements, which indenting changes.
    var withoutSpace: Meaning {
        var copy = self
        copy.content = []
        let isMixed = content.contains { item in
            if case .text(let text) = item {
                return !text.unicodeScalars.allSatisfy { " \t\r\n".unicodeScalars.contains($0) }
            }
            return false
        }
        for item in content {
            switch item {
            case .element(let child): copy.content.append(.element(child.withoutSpace))
            case .text: if isMixed { copy.content.append(item) }
            default: copy.content.append(item)
            }
        }
        return copy
    }

    /// The elements in no order, for forms that sort them.
    var census: [[UInt8]] {
        var census: [[UInt8]] = [Array("{\(uri)}\(local) \(attributes.sorted())".utf8)]
        for case .element(let child) in content { census += child.census }
        return census.sorted { $0.lexicographicallyPrecedes($1) }
    }
}

/// Why a tree cannot be written.
struct Unwritable: Error {
    let reason: String
}

/// Finds out what a tree means, by the rules that the documentation states; slowly and plainly.
struct MeaningReader {
    typealias Scope = [[UInt8]: String]

    /// The attributes that the document type declaration adds, by the names of elements.
    var defaults = Defaults()
    /// Declarations where the element was parsed.
    private var around: Scope = [:]

    init(_ defaults: Defaults = Defaults()) { self.defaults = defaults }

    mutating func read(_ element: PlainElement, in scope: Scope = [:]) throws -> Meaning {
        around = element.around
        return try read(element, scope)
    }

    /// Returns what an element means by itself.
    static func meaning(of element: PlainElement) throws -> Meaning {
        var reader = MeaningReader()
        return try reader.read(element)
    }

    private func read(_ element: PlainElement, _ outer: Scope) throws -> Meaning {
        var scope = outer
        // Rule 1: the declarations.
        var used: Scope = [:]
        var declarations: [String] = []
        for attribute in element.attributes {
            guard Grammar.isQName(attribute.name.text) else { throw Unwritable(reason: "name \(attribute.name.text)") }
            guard let prefix = attribute.declaredPrefix else { continue }
            guard prefix != "xmlns", (prefix == "xml") == (attribute.value == PlainNamespace.xml),
                attribute.value != PlainNamespace.xmlns, prefix.isEmpty || !attribute.value.isEmpty
            else { throw Unwritable(reason: "declaration \(prefix)") }
            scope[Array(prefix.utf8)] = attribute.value
            used[Array(prefix.utf8)] = attribute.value
            declarations.append("\(prefix)=\(attribute.value)")
        }
        guard Grammar.isQName(element.name.text) else { throw Unwritable(reason: "name \(element.name.text)") }
        for (name, value) in defaults.missing(from: element) {
            let attribute = PlainAttribute(name: PlainName(text: name), value: value)
            if let prefix = attribute.declaredPrefix { scope[Array(prefix.utf8)] = value }
        }
        // Rule 2: names that have only a prefix.
        let names = [element.name] + element.attributes.filter { $0.declaredPrefix == nil }.map(\.name)
        for name in names where name.uri == nil && !name.parts.prefix.isEmpty {
            let prefix = Array(name.parts.prefix.utf8)
            if let uri = scope[prefix] ?? around[prefix] {
                scope[prefix] = uri
                used[prefix] = uri
            }
        }
        // Rule 3: names with a namespace.
        for (index, name) in names.enumerated() {
            guard let uri = name.uri else { continue }
            guard Grammar.areCharacters(uri) else { throw Unwritable(reason: "namespace \(uri)") }
            let prefix = Array(name.parts.prefix.utf8)
            let isUsable = prefix != Array("xml".utf8) && prefix != Array("xmlns".utf8)
            if uri.isEmpty {
                if index == 0 {
                    guard used[[]] == nil || used[[]] == "" else { throw Unwritable(reason: "no namespace") }
                    scope[[]] = ""
                    used[[]] = ""
                } else if name.parts.local == "xmlns" {
                    throw Unwritable(reason: "attribute xmlns")
                }
            } else if uri == PlainNamespace.xmlns {
                throw Unwritable(reason: "namespace of declarations")
            } else if uri != PlainNamespace.xml, isUsable, index == 0 || !prefix.isEmpty, used[prefix] == nil {
                scope[prefix] = uri
                used[prefix] = uri
            }
        }
        // Rule 4: what is left.
        func meaning(_ name: PlainName, isElement: Bool) throws -> (uri: String, local: String) {
            let (prefix, local) = name.parts
            if let uri = name.uri { return (uri, local) }
            if prefix.isEmpty { return (isElement ? scope[[]] ?? "" : "", local) }
            if prefix == "xml" { return (PlainNamespace.xml, local) }
            guard prefix != "xmlns", let uri = scope[Array(prefix.utf8)] else {
                throw Unwritable(reason: "prefix \(prefix)")
            }
            return (uri, local)
        }
        let (uri, local) = try meaning(element.name, isElement: true)
        var found = Meaning(uri: uri, local: local, attributes: [], declarations: declarations, content: [])
        var seen: Set<[UInt8]> = []
        for attribute in element.attributes {
            guard Grammar.areCharacters(attribute.value) else { throw Unwritable(reason: "character") }
            if let prefix = attribute.declaredPrefix {
                guard seen.insert([1] + Array(prefix.utf8)).inserted else { throw Unwritable(reason: "duplicate") }
                continue
            }
            let (uri, local) = try meaning(attribute.name, isElement: false)
            guard seen.insert(Array("{\(uri)}\(local)".utf8)).inserted else { throw Unwritable(reason: "duplicate") }
            found.attributes.append("{\(uri)}\(local)=\(attribute.value)")
        }
        for node in element.children { try append(node, to: &found, scope) }
        return found
    }

    private func append(_ node: PlainNode, to found: inout Meaning, _ scope: Scope) throws {
        switch node {
        case .element(let child): found.content.append(.element(try read(child, scope)))
        case .text(let text), .section(let text):
            guard Grammar.areCharacters(text) else { throw Unwritable(reason: "character") }
            found.append(text: text)
        default: found.content.append(try Self.leaf(node))
        }
    }

    /// A comment or a processing instruction.
    static func leaf(_ node: PlainNode) throws -> Meaning.Item {
        switch node {
        case .comment(let text):
            let scalars = Array(text.unicodeScalars)
            guard Grammar.areCharacters(text), !scalars.contains("\r"), scalars.last != "-",
                !zip(scalars, scalars.dropFirst()).contains(where: { $0 == "-" && $1 == "-" })
            else { throw Unwritable(reason: "comment") }
            return .comment(text)
        case .instruction(let target, let data):
            let scalars = Array(data.unicodeScalars)
            guard Grammar.isNCName(target), target.lowercased() != "xml", Grammar.areCharacters(data),
                !scalars.contains("\r"), scalars.first.map({ " \t\n".unicodeScalars.contains($0) }) != true,
                !zip(scalars, scalars.dropFirst()).contains(where: { $0 == "?" && $1 == ">" })
            else { throw Unwritable(reason: "instruction") }
            return .instruction("\(target) \(data)")
        default: throw Unwritable(reason: "misplaced node")
        }
    }
}

/// The grammar of names and characters, as in the specifications.
enum Grammar {
    static func areCharacters(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy { scalar in
            switch scalar.value {
            case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
            default: false
            }
        }
    }

    static func isQName(_ text: String) -> Bool {
        let parts = text.unicodeScalars.split(separator: ":", omittingEmptySubsequences: false)
        return parts.count <= 2 && parts.allSatisfy { isNCName(String($0)) }
    }

    static func isNCName(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, isStart(first.value) else { return false }
        return text.unicodeScalars.allSatisfy { isStart($0.value) || isPart($0.value) }
    }

    private static func isStart(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x41...0x5A, 0x5F, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D, 0x37F...0x1FFF,
            0x200C...0x200D, 0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD,
            0x10000...0xEFFFF:
            true
        default: false
        }
    }

    private static func isPart(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x2D, 0x2E, 0x30...0x39, 0xB7, 0x300...0x36F, 0x203F...0x2040: true
        default: false
        }
    }
}
