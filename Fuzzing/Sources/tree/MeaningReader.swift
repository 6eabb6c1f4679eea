/// Why a tree cannot be written.
struct Unwritable: Error {
    let reason: String
}

/// Why it cannot be told what a tree means: a name has only a prefix, which the document declares for the default value of
/// an attribute, with a namespace that nothing in the tree says.
struct Undecided: Error {}

/// Finds out what a tree means, by the rules that the documentation states; slowly and plainly.
struct MeaningReader {
    /// Namespaces by the bytes of prefixes; the default namespace has the empty one.
    typealias Scope = [[UInt8]: String]

    /// The attributes that the document type declaration adds, by the names of elements.
    var defaults = Defaults()
    /// Declarations where the element was parsed.
    private var around: Scope = [:]

    init(_ defaults: Defaults = Defaults()) { self.defaults = defaults }

    /// Returns what an element means by itself.
    static func meaning(of element: PlainElement) throws -> Meaning {
        var reader = MeaningReader()
        return try reader.read(element)
    }

    mutating func read(_ element: PlainElement, in scope: Scope = [:]) throws -> Meaning {
        around = element.around
        return try read(element, scope)
    }

    private func read(
        _ element: PlainElement, _ outer: Scope, _ declaredForDefaults: Set<[UInt8]> = []
    ) throws -> Meaning {
        var tag = try Tag(element, outer)
        tag.declaredForDefaults = declaredForDefaults
        for (name, value) in defaults.missing(from: element) {
            let attribute = PlainAttribute(name: PlainName(text: name), value: value)
            if let prefix = attribute.declaredPrefix {
                tag.scope[Array(prefix.utf8)] = value
            } else {
                // Its prefix must be declared, even if nothing else has it.
                tag.keep(prefixOf: attribute.name, around)
                tag.declaredForDefaults.insert(Array(attribute.name.parts.prefix.utf8))
            }
        }
        let others = element.attributes.filter { $0.declaredPrefix == nil }
        let names = [element.name] + others.map(\.name)
        for name in names { tag.keep(prefixOf: name, around) }
        for (index, name) in names.enumerated() { try tag.bind(name, isElement: index == 0) }

        let (uri, local) = try tag.meaning(of: element.name, isElement: true)
        var found = Meaning(uri: uri, local: local, attributes: [], declarations: tag.declarations, content: [])
        var seen: Set<[UInt8]> = []
        for attribute in others {
            guard Grammar.areCharacters(attribute.value) else { throw Unwritable(reason: "character") }
            let (uri, local) = try tag.meaning(of: attribute.name, isElement: false)
            guard seen.insert(Array("{\(uri)}\(local)".utf8)).inserted else { throw Unwritable(reason: "duplicate") }
            found.attributes.append("{\(uri)}\(local)=\(attribute.value)")
        }
        for node in element.children { try append(node, to: &found, tag) }
        return found
    }

    private func append(_ node: PlainNode, to found: inout Meaning, _ tag: Tag) throws {
        switch node {
        case .element(let child):
            found.content.append(.element(try read(child, tag.scope, tag.declaredForDefaults)))
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

/// What the prefixes of a start tag mean.
private struct Tag {
    /// What they mean in the tag and inside.
    var scope: MeaningReader.Scope
    /// The prefixes of attributes with default values, here and around it, which the document declares if it must.
    var declaredForDefaults: Set<[UInt8]> = []
    /// The declarations that the element itself has.
    private(set) var declarations: [String] = []
    /// The prefixes whose meaning is settled in this tag.
    private var used: MeaningReader.Scope = [:]

    /// Takes the declarations of an element.
    init(_ element: PlainElement, _ outer: MeaningReader.Scope) throws {
        scope = outer
        for name in [element.name] + element.attributes.map(\.name) where !Grammar.isQName(name.text) {
            throw Unwritable(reason: "name \(name.text)")
        }
        for attribute in element.attributes {
            guard let prefix = attribute.declaredPrefix else { continue }
            guard prefix != "xmlns", (prefix == "xml") == (attribute.value == PlainNamespace.xml),
                attribute.value != PlainNamespace.xmlns, prefix.isEmpty || !attribute.value.isEmpty,
                Grammar.areCharacters(attribute.value)
            else { throw Unwritable(reason: "declaration of \(prefix)") }
            guard used[Array(prefix.utf8)] == nil else { throw Unwritable(reason: "duplicate") }
            settle(Array(prefix.utf8), attribute.value)
            declarations.append("\(prefix)=\(attribute.value)")
        }
    }

    private mutating func settle(_ prefix: [UInt8], _ uri: String) {
        scope[prefix] = uri
        used[prefix] = uri
    }

    /// Keeps the meaning of a name that has only a prefix: what is declared, or what was where it was parsed.
    mutating func keep(prefixOf name: PlainName, _ around: MeaningReader.Scope) {
        let prefix = Array(name.parts.prefix.utf8)
        guard name.uri == nil, !prefix.isEmpty, let uri = scope[prefix] ?? around[prefix] else { return }
        settle(prefix, uri)
    }

    /// Declares the namespace of a name, unless its prefix has another meaning: then it gets another prefix.
    mutating func bind(_ name: PlainName, isElement: Bool) throws {
        guard let uri = name.uri else { return }
        guard Grammar.areCharacters(uri) else { throw Unwritable(reason: "namespace \(uri)") }
        let (prefix, local) = name.parts
        switch uri {
        case "" where isElement:
            guard used[[], default: ""].isEmpty else { throw Unwritable(reason: "no namespace") }
            settle([], "")
        case "":
            if local == "xmlns" { throw Unwritable(reason: "attribute xmlns") }
        case PlainNamespace.xmlns: throw Unwritable(reason: "namespace of declarations")
        case PlainNamespace.xml: break
        default:
            let isUsable = prefix != "xml" && prefix != "xmlns" && (isElement || !prefix.isEmpty)
            if isUsable, used[Array(prefix.utf8)] == nil { settle(Array(prefix.utf8), uri) }
        }
    }

    /// Returns the namespace and the local name of a name, when those of all others are settled.
    func meaning(of name: PlainName, isElement: Bool) throws -> (uri: String, local: String) {
        let (prefix, local) = name.parts
        if let uri = name.uri { return (uri, local) }
        if prefix.isEmpty { return (isElement ? scope[[]] ?? "" : "", local) }
        if prefix == "xml" { return (PlainNamespace.xml, local) }
        guard prefix != "xmlns", let uri = scope[Array(prefix.utf8)] else {
            if declaredForDefaults.contains(Array(prefix.utf8)) { throw Undecided() }
            throw Unwritable(reason: "prefix \(prefix)")
        }
        return (uri, local)
    }
}
