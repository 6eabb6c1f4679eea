#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What a key names, for the message that it is missing.
enum Sought {
    case element(String)
    case attribute(String)
    case text
    /// Any element: what the key `*` names.
    case anything

    init(_ key: String, _ placement: XMLPlacement.Form?, attributePrefix prefix: String) {
        if key.isEmpty || key == "#text" || placement?.isText == true {
            self = .text
        } else if key.hasPrefix("*") {
            self = .anything
        } else if !prefix.isEmpty, key.hasPrefix(prefix) {
            self = .attribute(String(key.dropFirst(prefix.count)))
        } else {
            self = placement == .attribute ? .attribute(key) : .element(key)
        }
    }

    /// Appends the place in words of XML.
    func append(to out: inout ByteBuffer) {
        switch self {
        case .text: out.append("text")
        case .anything: out.append("an element")
        case .attribute(let name):
            out.append("the attribute '")
            out.append(string: name)
            out.append("'")
        case .element(let key):
            // The index of an element follows its name.
            let name = key.utf8.last == UInt8(ascii: "]") ? key.prefix { $0 != "[" } : key[...]
            out.append("<")
            out.append(string: String(name))
            out.append(">")
            out.append(string: String(key[name.endIndex...]))
        }
    }
}

/// The ends of messages: what a document has in place of what is missing or malformed, and what would read that.
///
/// They are looked for only when an error is made, and only among the first children and attributes of one element, so that
/// the errors of a large element do not take longer than those of a small one.
extension PlaceFinder {
    private static var lookedAt: Int { 32 }

    static var foundNil: String { "found nil, which an Optional reads" }

    // MARK: - In place of what is missing

    /// Returns what an element has that comes closest to what a key names, and `none` if there is nothing like it.
    ///
    /// - Parameters:
    ///   - reader: What the name belongs to, and what another name would have to be: a `key`, or a `step` of one; nil if
    ///     it is that of a type.
    ///   - isInner: Whether the element is one that a path leads to, and not that of the value with the key.
    func found(
        insteadOf sought: Sought, in node: UInt32, _ path: Int32, reader: String?, isInner: Bool = false
    ) -> String {
        guard node != document.emptyNode else { return "none" }
        func items(_ name: String) -> String { (isInner ? nil : self.items(with: name, in: node, path)) ?? "none" }
        switch sought {
        case .text: return "none"
        case .anything: return foundContent(of: node, path)
        case .attribute(let name):
            if let attribute = attribute(like: name, in: node, reader) { return attribute }
            if let child = namesake(of: .element(name), in: node, path) ?? child(like: name, in: node) {
                return "the element <\(document.shownName(of: child))>"
            }
            return items(name)
        case .element(let name):
            if let child = namesake(of: sought, in: node, path) {
                return described(namesake: child, in: node, of: name, path, reader)
            }
            if let child = child(like: name, in: node) {
                let found = document.name(of: child)
                return "<\(found.shown)>" + difference(of: found, document[child].namespace, from: name)
            }
            if let attribute = attribute(like: name, in: node, reader) { return "the attribute \(attribute)" }
            if document.firstElement(of: node) == nil, document.hasText(node) {
                switch reader {
                case "key": return "only text, which `@XMLText` or the key \"#text\" reads"
                case let reader?: return "only text, which the \(reader) \"#text\" reads"
                case nil: return "only text"
                }
            }
            return items(name)
        }
    }

    /// Returns a child element with the same local name in another namespace: such a difference is easily overlooked.
    func namesake(of sought: Sought, in node: UInt32, _ path: Int32) -> UInt32? {
        // Without any namespace, only the model can say that names have one.
        guard case .element(let key) = sought, node != document.emptyNode,
            keys.document.hasNamespaces || options.namespaces.bindings != nil || key.hasPrefix("{")
                || paths.owner(path)?.namespace != nil
        else { return nil }
        let local = Self.localName(of: key)
        let names = local.withBytes { keys.document.table.find($0) }.flatMap { keys.document.use.locals[$0] } ?? []
        return document.children(node, NameSet(numbers: names)).first
    }

    /// Returns the local part of the name in a key, which may begin with a namespace in braces or a prefix.
    private static func localName(of key: String) -> String {
        ExpandedKeyName(braced: key)?.local ?? String(XMLCharacters.localPart(of: key))
    }

    private func described(
        namesake child: UInt32, in node: UInt32, of key: String, _ path: Int32, _ reader: String?
    ) -> String {
        let namespace = keys.document.namespace(document[child].namespace)
        let found = "<\(document.shownName(of: child))>" + inNamespace(namespace)
        guard let reader, !key.hasPrefix("{"), paths.owner(path)?.namespace == nil,
            options.keyDecodingStrategy.isDefault
        else {
            return found
        }
        let prefix = key.firstIndex(of: ":").map { String(key[..<$0]) } ?? ""
        switch options.namespaces.form {
        case .literal where namespace.isEmpty:
            return found + ", which the \(reader) \"\(document.shownName(of: child))\" reads"
        case .literal where prefix.isEmpty:
            return found + ", which the \(reader) \"\(document.shownName(of: child))\" or"
                + " `decoder.namespaces = .ignoringPrefixes` reads"
        case .literal:
            return found + ", which `decoder.namespaces = .bound([\"\(prefix)\": \"\(namespace.shown)\"])` reads"
        case .bound(let bindings) where !namespace.isEmpty:
            let local = Self.localName(of: key)
            let bound = bindings.filter {
                !$0.key.isEmpty
                    && ($0.value == namespace || options.namespaces.versions[$0.value]?.contains(namespace) == true)
            }
            if let prefix = bound.keys.min() { return found + ", which the \(reader) \"\(prefix):\(local)\" reads" }
            // Another namespace of all names without a prefix would be that of the other children as well.
            let binds = !prefix.isEmpty || document[node].namespace == document[child].namespace
            let name = document.name(of: child)
            var new = binds ? prefix : name.firstIndex(of: ":").map { String(name[..<$0]) } ?? "ns"
            while !binds, bindings[new] != nil { new += "1" }
            return found + ", which the binding \"\(new)\": \"\(namespace.shown)\""
                + (binds ? " reads" : " and the \(reader) \"\(new):\(local)\" read")
        case .bound, .ignoringPrefixes: return found
        }
    }

    /// Returns a child element whose name has the same letters as a key, which may be spelled for another strategy.
    private func child(like key: String, in node: UInt32) -> UInt32? {
        let wanted = ExpandedKeyName(braced: key)?.local ?? key
        return firstChildren(of: node).first { Self.areAlike(document.name(of: $0), wanted) }
    }

    /// Returns an attribute with the name of a key, in another namespace or with other cases and separators.
    private func attribute(like key: String, in node: UInt32, _ reader: String? = nil) -> String? {
        let local = Self.localName(of: key)
        var similar: String?
        for index in document.attributes(of: node).prefix(Self.lookedAt) {
            let attribute = document.attribute(at: index)
            if attribute.flags & AttributeFlag.declaration != 0 { continue }
            let name = document.name(ofAttribute: index)
            let namespace = keys.document.namespace(attribute.namespace)
            if ScalarEquality.equal(String(XMLCharacters.localPart(of: name)), local) {
                if namespace.isEmpty { return "'\(name.shown)'" }
                let found = "'\(name.shown)'" + inNamespace(namespace)
                guard let reader, options.namespaces == .literal, options.keyDecodingStrategy.isDefault else {
                    return found
                }
                return found + ", which the \(reader) \"\(options.attributeKeyPrefix)\(name.shown)\" reads"
            }
            if similar == nil, Self.areAlike(name, local) {
                similar = "'\(name.shown)'" + difference(of: name, attribute.namespace, from: local)
            }
        }
        return similar
    }

    /// Whether the local parts of two names have the same letters and digits, in whatever case, and at least one of them.
    private static func areAlike(_ first: String, _ second: String) -> Bool {
        let alike: Bool? = first.withBytes { first in second.withBytes { second in areAlike(first, second) } }
        if let alike { return alike }
        func letters(_ name: String) -> String {
            XMLCharacters.localPart(of: name).lowercased().filter { $0.isLetter || $0.isNumber }
        }
        return !letters(first).isEmpty && letters(first) == letters(second)
    }

    /// - Returns: Nil if that depends on other characters than those of ASCII.
    private static func areAlike(_ first: ByteSlice, _ second: ByteSlice) -> Bool? {
        guard first.allSatisfy({ $0 < 0x80 }), second.allSatisfy({ $0 < 0x80 }) else { return nil }
        var others = letters(second).makeIterator()
        var hasAny = false
        for letter in letters(first) {
            guard others.next() == letter else { return false }
            hasAny = true
        }
        return hasAny && others.next() == nil
    }

    /// The letters, in lower case, and the digits in the local part of a name of ASCII.
    private static func letters(_ name: ByteSlice) -> some Sequence<UInt8> {
        let start = name.firstIndex(of: UInt8(ascii: ":")).map { $0 + 1 } ?? 0
        return name.part(start..<name.count).lazy.compactMap { byte -> UInt8? in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): byte
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
            default: nil
            }
        }
    }

    /// Returns what the key strategy makes of a name, if there is one; if that is what a key names, the namespace differs.
    private func difference(of name: String, _ namespace: UInt16, from key: String) -> String {
        let strategy = options.keyDecodingStrategy
        guard let found = strategy.isDefault ? nil : strategy.convert(String(XMLCharacters.localPart(of: name))) else {
            return ""
        }
        let wanted = Self.localName(of: key)
        if ScalarEquality.equal(found, wanted) || strategy.ignoresCase && found.lowercased() == wanted.lowercased() {
            return inNamespace(keys.document.namespace(namespace))
        }
        if strategy.ignoresCase { return "" }
        return ", which the keyDecodingStrategy converts to '\(found.shown)'"
    }

    func inNamespace(_ namespace: String) -> String {
        namespace.isEmpty ? " in no namespace" : " in \"\(namespace.shown)\""
    }

    /// Returns the children of an item of a list, or the only child of another value, if they have what that lacks: the list
    /// has an element of its own, or the value another one around it.
    private func items(with key: String, in node: UInt32, _ path: Int32) -> String? {
        let children = firstChildren(of: node)
        guard paths.isItem(path) || children.count == 1, let name = nameOfAll(children, path),
            let first = children.first,
            child(like: key, in: first) ?? namesake(of: .element(key), in: first, path) != nil
                || attribute(like: key, in: first) != nil,
            unknownChild(of: node, path) != nil
        else { return nil }
        if let key = self.key(of: name, in: node, path) { return "<\(name)>, which the key \"\(key)\" reads" }
        guard let separator = options.keyRules.separator, options.keyDecodingStrategy.isDefault,
            !name.contains(separator), paths.innermostKey(path) == nil
        else { return "<\(name)>" }
        let list = paths.isItem(path) ? document.shownName(of: node) + separator : ""
        return "<\(name)>, which the path \"\(list)\(name)\" reads"
    }

    /// Returns the key that reads a child, or an attribute with its prefix, of the element that a key names, or of an item
    /// of its list; nil if there is none.
    private func key(of name: String, in node: UInt32, _ path: Int32) -> String? {
        guard let separator = options.keyRules.separator, options.keyDecodingStrategy.isDefault,
            !paths.isItem(path) || !paths.isItem(paths.parent(path)),
            let (table, index) = paths.innermostKey(path), !table.object.isLiteral, !table.object.isOfCases,
            let key = table.object.key(index)?.stringValue, KeyGrammar(key, options.keyRules).target == .element
        else { return nil }
        // A literal name is not a path.
        let isName = ScalarEquality.equal(document.name(of: node), key)
        return (isName ? KeyGrammar.escaped(key, separator) : key) + separator + KeyGrammar.escaped(name, separator)
    }

    /// Returns the name of elements that all have the same one, which a step can have in the type around a path; nil if
    /// they do not, and if there are none.
    private func nameOfAll(_ elements: [UInt32], _ path: Int32) -> String? {
        guard let used = elements.first.map({ document[$0].usedName }),
            elements.allSatisfy({ document[$0].usedName == used })
        else { return nil }
        let name = keys.document.string(used.number)
        let type = paths.keyedOwner(around: path)?.type
        let isStep = keys.isName(used, name, type?.namespace, versions: type?.namespaceVersions ?? [])
        return isStep ? name : nil
    }

    /// Returns a child element whose name is several steps of a key, from the one that is missing, and the key in which they
    /// are one.
    func child(ofSteps key: String, from name: String, in node: UInt32) -> String? {
        var path = KeyGrammar(key, options.keyRules)
        guard node != document.emptyNode, options.keyDecodingStrategy.isDefault, !key.contains("{") else { return nil }
        for child in firstChildren(of: node) {
            let steps = KeyGrammar(document.name(of: child), options.keyRules).steps
            guard steps.count > 1, steps[0] == .child(name),
                let start = path.steps.indices.first(where: { path.steps[$0...].starts(with: steps) })
            else { continue }
            path.steps.replaceSubrange(start..<start + steps.count, with: [.child(document.name(of: child))])
            return "<\(document.shownName(of: child))>, which the key \"\(path.key(options.keyRules))\" reads"
        }
        return nil
    }

    private func firstChildren(of node: UInt32) -> [UInt32] { document.children(node, limit: Self.lookedAt) }

    // MARK: - In place of a child

    /// Returns the first child element that no key of a type names: the case that it should be is not known.
    ///
    /// - Parameter cases: The cases one of which the element has to be; nil for any element.
    func unknownChild(of node: UInt32, _ path: Int32, in cases: CaseTable? = nil) -> String? {
        guard node != document.emptyNode else { return nil }
        let known = paths.ownKeys(path).map { keys.knownNames($0.object, path) }
        let child = firstChildren(of: node).first { child in
            known?.hasChild(document[child].usedName) != true && !isMark(child, of: node)
                && (cases == nil || cases?.index(of: document[child]) != nil)
        }
        return child.map { "<\(document.shownName(of: $0))>" }
    }

    /// Returns what an element has instead of the element that it should contain.
    func foundContent(of node: UInt32, _ path: Int32) -> String {
        let isText = node != document.emptyNode && document.firstElement(of: node) == nil && document.hasText(node)
        return unknownChild(of: node, path) ?? (isText ? "only text" : "none")
    }

    // MARK: - In place of text

    /// Returns the child element of an element without text of its own, which a placement in the text leads past.
    func childInsteadOfText(at place: DecodingPlace) -> String? {
        guard place.kind == .text, place.node != document.emptyNode, !document.hasText(place.node),
            let child = document.firstElement(of: place.node)
        else { return nil }
        return "no text, but <\(document.shownName(of: child))>"
    }

    /// Returns the key that reads a child element of an element that should have only text.
    func reader(ofChild child: UInt32, at place: DecodingPlace) -> String? {
        let single = single(place)
        guard single.isElement, document.firstElement(of: child) == nil, document.hasText(child),
            let name = nameOfAll(firstChildren(of: single.node), place.path),
            let key = key(of: name, in: single.node, place.path)
        else { return nil }
        return ", which the key \"\(key)\" reads"
    }

    /// Returns the attribute in which an empty element may have its value, and what reads that; nil if it has none that is
    /// left to its key.
    func onlyAttribute(of place: DecodingPlace) -> String? {
        let place = single(place)
        guard place.isElement, document[place.node].attributeCount > 0, !document.hasText(place.node) else {
            return nil
        }
        let owner = paths.innermostKey(place.path)
        let others = owner.map { keys.knownNames($0.table.object, place.path, inElementsOf: $0.index) }
        let left = document.attributes(of: place.node).prefix(Self.lookedAt).filter {
            isContent(attribute: $0, of: place.node)
                && others?.hasOwnAttribute(document.attribute(at: $0).usedName) != true
        }
        guard let index = left.first(where: { document.name(ofAttribute: $0) == "value" }) ?? left.first else {
            return nil
        }
        let name = document.name(ofAttribute: index)
        let isNamed =
            options.namespaces == .literal || document.attribute(at: index).namespace == NamespaceScope.none
        let key =
            isNamed && !options.attributeKeyPrefix.isEmpty && owner?.table.object.use(owner?.index ?? 0) == []
            ? self.key(of: options.attributeKeyPrefix + name, in: place.node, place.path) : nil
        return "only the attribute '\(name.shown)', which "
            + (key.map { "the key \"\($0)\" reads" } ?? "an `@XMLAttribute` of a struct reads")
    }

    // MARK: - In place of a value

    /// Returns what would read an element as an entry of a dictionary whose keys are not element names.
    func reader(ofEntry node: UInt32) -> String? {
        options.dictionaryKeyStrategy != .entries && entryKey(of: node) != nil
            ? ", which `decoder.dictionaryKeyStrategy = .entries` reads" : nil
    }

    /// Returns what would read the text at a place, which the strategies of the decoder do not read as a type.
    func reader(of place: DecodingPlace, as type: Any.Type) -> String? {
        let single = single(place)
        guard let text = (try? characters(single))?.trimmed else { return nil }
        if text.isEmpty {
            let isEmptyValue =
                place.kind == .attribute || place.kind == .text
                || single.isElement && single.flags & DecodingPlace.isContent == 0
            guard isEmptyValue, options.emptyElementStrategy != .value, isScalar(type) else { return nil }
            return ", which an Optional reads as nil"
        }
        switch type {
        case is Bool.Type: return boolReader(text)
        case is Date.Type: return dateReader(text)
        case is Data.Type: return dataReader(text)
        case is any FixedWidthInteger.Type: return listReader(text, place) ?? numberReader(text, isInteger: true)
        case is Double.Type, is Float.Type, is Decimal.Type:
            return listReader(text, place) ?? (type is Decimal.Type ? nil : infinityReader(text))
                ?? numberReader(text, isInteger: false)
        default: return nil
        }
    }

    private func isScalar(_ type: Any.Type) -> Bool {
        switch type {
        case is Bool.Type, is Date.Type, is URL.Type, is any FixedWidthInteger.Type, is Double.Type, is Float.Type,
            is Decimal.Type, is UUID.Type, is any RawRepresentable.Type:
            true
        default: false
        }
    }

    private func boolReader(_ text: ByteSlice) -> String? {
        guard case .xmlSchema = options.boolDecodingStrategy.form, (try? BooleanText.parseLenient(text)) != nil else {
            return nil
        }
        return ", which `decoder.boolDecodingStrategy = .lenient` reads"
    }

    private func dateReader(_ text: ByteSlice) -> String? {
        let strategy: String
        if let number = try? FloatText.parseDouble(text) {
            // A short number may as well be a year, or a day such as 20241105.
            guard number.magnitude >= 1e8 else { return nil }
            strategy = number.magnitude < 1e11 ? "secondsSince1970" : "millisecondsSince1970"
        } else if (try? DateText.parse(text)) != nil {
            strategy = "xmlSchema"
        } else if (try? DateText.parseISO8601(text)) != nil {
            strategy = "iso8601"
        } else if (try? XML.RFC822.decode(String(decoding: text, as: UTF8.self))) != nil {
            strategy = "rfc822"
        } else {
            switch options.dateDecodingStrategy.form {
            case .custom, .text, .anyOf: return nil
            default:
                guard text.contains(where: { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }), !isISODate(text) else {
                    return nil
                }
                return ", which a `dateDecodingStrategy` may read: `.custom`, or `.format` of XMLCodableFormatters"
            }
        }
        return ", which `decoder.dateDecodingStrategy = .\(strategy)` reads"
    }

    /// Whether a text has the form of `2024-11-05` or `2024-11-05T`, so that only its numbers can be wrong.
    private func isISODate(_ text: ByteSlice) -> Bool {
        let form = text.prefix(11).map { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 ? UInt8(ascii: "0") : $0 }
        return form == Array("0000-00-00".utf8) || form == Array("0000-00-00T".utf8)
    }

    private func dataReader(_ text: ByteSlice) -> String? {
        switch options.dataDecodingStrategy.form {
        case .base64 where (try? HexText.decode(text)) != nil: ", which `decoder.dataDecodingStrategy = .hex` reads"
        case .hex where (try? Base64Text.decode(text)) != nil: ", which `decoder.dataDecodingStrategy = .base64` reads"
        default: nil
        }
    }

    /// What reads the words of a text as items.
    static var readerOfWords: String { "`@XMLList`" }

    /// Returns what reads several numbers in the text of what should be one item.
    private func listReader(_ text: ByteSlice, _ place: DecodingPlace) -> String? {
        let separators = place.kind == .token ? [UInt8(ascii: ",")] : [UInt8(ascii: ","), UInt8(ascii: " ")]
        guard paths.isItem(place.path), let separator = separators.first(where: { text.contains($0) }) else {
            return nil
        }
        let words = text.split(separator: separator, maxSplits: Self.lookedAt).prefix(Self.lookedAt)
        let areNumbers = words.allSatisfy { word in
            String(decoding: word, as: UTF8.self).withBytes { (try? FloatText.parseDouble($0)) != nil }
        }
        guard words.count > 1, areNumbers else { return nil }
        return separator == UInt8(ascii: " ")
            ? ", which \(Self.readerOfWords) reads"
            : ", which `@XMLTransformed<XML.Separated<..., XML.Comma>>` reads"
    }

    private func infinityReader(_ text: ByteSlice) -> String? {
        let word = String(decoding: text, as: UTF8.self).lowercased()
        guard ["inf", "infinity", "nan"].contains(word.drop { $0 == "-" || $0 == "+" }) else { return nil }
        return ", which `nonConformingFloatDecodingStrategy = .convertFromString(...)` reads"
    }

    private func numberReader(_ text: ByteSlice, isInteger: Bool) -> String? {
        if isInteger, (try? FloatText.parseDouble(text))?.isFinite == true {
            return ", which a Double or a Decimal reads"
        }
        let plain = String(decoding: text.filter { $0 != UInt8(ascii: ",") }, as: UTF8.self)
        guard plain.utf8.count < text.count, plain.withBytes({ (try? FloatText.parseDouble($0)) != nil }) else {
            return nil
        }
        return ", whose comma an `XMLTransform` from String can replace"
    }
}
