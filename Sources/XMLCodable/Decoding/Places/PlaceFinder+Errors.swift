/// The messages of decoding errors: `line:column: expected … for Type.key at /path, found …`.
extension PlaceFinder {
    // MARK: - Places in words

    /// Returns the description of an element or attribute for a message.
    func described(_ place: DecodingPlace) -> String {
        let single = single(place)
        switch single.kind {
        case .attribute: return "the attribute '\(document.name(ofAttribute: single.node))'"
        case .text, .run: return "text"
        case .token: return "an item of a list"
        case .missing: return "nothing"
        default: return "<\(document.name(of: single.node))>"
        }
    }

    /// Returns the location in the document and the path of the element.
    func location(_ place: DecodingPlace) -> XMLLocation {
        let place = single(place.kind == .token ? core.value.tokens.place : place)
        switch place.kind {
        case .attribute: return document.location(ofAttribute: place.node)
        case .run: return document.location(ofRun: place.node)
        case .missing: return document.location(ofElement: place.limit)
        default: return document.location(ofTextIn: place.node)
        }
    }

    /// Returns the characters at a place, shortened, or its description.
    private func quoted(_ place: DecodingPlace) -> String {
        guard let characters = try? characters(single(place)) else { return described(place) }
        // A character has at most four bytes. The last of these characters may be truncated and is not shown.
        let scalars = String(decoding: characters.prefix(4 * 61), as: UTF8.self).unicodeScalars
        let isLong = scalars.count > 60
        return "\"\(String(String.UnicodeScalarView(scalars.prefix(60))))\(isLong ? "…" : "")\""
    }

    // MARK: - Contexts

    /// Returns a context with the whole message, and the location as its underlying error.
    @inline(never)
    func context(_ place: DecodingPlace, _ expected: String, _ found: String) -> DecodingError.Context {
        let keys = paths.keys(place.path)
        let location = location(place)
        let property = property(place.path, keys).map { " for \($0)" } ?? ""
        return DecodingError.Context(
            codingPath: keys,
            debugDescription: "\(location.line):\(location.column): \(expected)\(property) at "
                + "\(location.shownPath), \(found)",
            underlyingError: location)
    }

    @inline(never)
    func context(_ place: DecodingPlace, _ sentence: String) -> DecodingError.Context {
        let location = location(place)
        return DecodingError.Context(
            codingPath: paths.keys(place.path),
            debugDescription: "\(location.line):\(location.column): \(sentence)", underlyingError: location)
    }

    /// Returns the last key and the type that has it, such as `Order.quantity`.
    private func property(_ path: Int32, _ keys: [any CodingKey]) -> String? {
        guard let last = keys.last else { return nil }
        let name = keys.reversed().first { $0.intValue == nil }?.stringValue ?? last.stringValue
        return paths.keyedOwner(around: path).map { "\($0.name).\(name)" } ?? name
    }

    /// Adds the location of the value to an error from another `init(from:)`; the error of an enum becomes one that lists
    /// its values.
    @inline(never)
    func located(_ error: DecodingError, _ place: DecodingPlace, _ type: Any.Type? = nil) -> DecodingError {
        if case .dataCorrupted(let context) = error, context.underlyingError == nil, place.kind != .missing,
            // As the standard library's `init(from:)` of a type with raw values says it.
            context.debugDescription.hasPrefix("Cannot initialize "), let values = type.flatMap(Self.values(of:))
        {
            return .dataCorrupted(self.context(place, "expected \(values)", "found \(quoted(place))"))
        }
        func located(_ context: DecodingError.Context) -> DecodingError.Context {
            guard context.underlyingError == nil, place.kind != .missing else { return context }
            let location = location(place)
            return DecodingError.Context(
                codingPath: context.codingPath,
                debugDescription: "\(location.line):\(location.column): \(context.debugDescription), at "
                    + location.shownPath, underlyingError: location)
        }
        switch error {
        case .dataCorrupted(let context): return .dataCorrupted(located(context))
        case .typeMismatch(let type, let context): return .typeMismatch(type, located(context))
        case .valueNotFound(let type, let context): return .valueNotFound(type, located(context))
        case .keyNotFound(let key, let context): return .keyNotFound(key, located(context))
        @unknown default: return error
        }
    }

    /// Returns the raw values of an enum in words; nil for other types.
    private static func values(of type: Any.Type) -> String? {
        func words<R: RawRepresentable>(_ type: R.Type) -> [String]? {
            EnumMetadata.values(of: type)?.map { value in
                (value.rawValue as? String).map { "\"\($0)\"" } ?? "\(value.rawValue)"
            }
        }
        guard let type = type as? any RawRepresentable.Type, var words = words(type) else { return nil }
        if words.count > 10 { words[9...] = ["one of \(words.count - 9) more"] }
        return alternatives(words)
    }

    /// Returns words as in `a, b or c`; nil if there are none.
    static func alternatives(_ words: [String]) -> String? {
        guard let last = words.last else { return nil }
        return words.count == 1 ? last : words.dropLast().joined(separator: ", ") + " or " + last
    }

    // MARK: - Values

    @inline(never)
    func malformed(
        _ place: DecodingPlace, _ expected: String, _ type: Any.Type, _ error: ValueTextError
    ) -> DecodingError {
        let single = single(place)
        if single.isElement, document.isSchemaNil(single.node) {
            return .valueNotFound(type, context(place, "expected \(expected)", "found nil"))
        }
        return .dataCorrupted(context(place, "expected \(expected)", "found \(quoted(place))"))
    }

    @inline(never)
    func mismatch(_ type: Any.Type, _ place: DecodingPlace, _ expected: String, _ found: String) -> DecodingError {
        .typeMismatch(type, context(place, expected, found))
    }

    func repeated(_ place: DecodingPlace, _ second: UInt32) -> DecodingError {
        let again = DecodingPlace(node: second, limit: second, path: place.path, kind: .item)
        return .dataCorrupted(context(again, "expected one value", "found a second \(described(again))"))
    }

    @inline(never)
    func tooDeep(_ place: DecodingPlace) -> DecodingError {
        .dataCorrupted(context(place, "values are nested too deeply for the stack of this thread"))
    }

    // MARK: - Missing values

    @inline(never)
    func missingValue(_ place: DecodingPlace) -> DecodingError {
        guard let key = paths.keys(place.path).last, place.kind == .missing else {
            return .valueNotFound(Any.self, context(place, "expected a value, found nothing"))
        }
        let entry = paths.keyEntries(place.path).last
        let (isAttribute, steps) =
            entry?.table?.read { table in
                let index = Int(entry?.index ?? 0)
                return (table[index].kind == .attribute, table.path(index))
            } ?? (false, nil)
        return keyNotFound(key, place.limit, paths.parent(place.path), isAttribute ? .attribute : nil, steps)
    }

    /// - Parameters:
    ///   - steps: The steps of the key, if it is a path.
    ///   - expected: What was expected, unless the key says it.
    @inline(never)
    func keyNotFound(
        _ key: any CodingKey, _ node: UInt32, _ path: Int32, _ placement: XMLPlacement.Form? = nil,
        _ steps: DecodingKeyTable.Path? = nil, expected: String? = nil
    ) -> DecodingError {
        let (name, node) = steps.map { missingStep(of: key.stringValue, $0, from: node) } ?? (key.stringValue, node)
        let what = expected ?? described(name, placement)
        var location = document.location(ofElement: node)
        if node == document.emptyNode {
            location = XMLLocation(
                line: location.line, column: location.column, byteOffset: location.byteOffset, elementPath: "/")
        }
        let namesake = what.hasPrefix("<") ? namesake(of: name, in: node) : nil
        let namespace = namesake == nil ? "" : namespace(of: name, path)
        let similar = namesake == nil && what.hasPrefix("<") ? similar(to: name, in: node) : nil
        let owner = paths.owner(path).map { "\($0.name).\(key.stringValue)" } ?? key.stringValue
        return .keyNotFound(
            key,
            DecodingError.Context(
                codingPath: paths.keys(path),
                debugDescription: "\(location.line):\(location.column): expected \(what)\(namespace) for \(owner) at "
                    + "\(location.shownPath), found \(namesake ?? similar ?? "none")", underlyingError: location))
    }

    /// Returns the part of a path that does not exist, and the element in which it was expected.
    private func missingStep(
        of key: String, _ path: DecodingKeyTable.Path, from node: UInt32
    ) -> (name: String, parent: UInt32) {
        let grammar = KeyGrammar(key, options.keyRules)
        guard grammar.steps.count == path.steps.count, node != document.emptyNode else { return (key, node) }
        func first(_ matches: Matches) -> UInt32 {
            switch matches {
            case .one(let node): node
            case .list(let range): document.listed(range.lowerBound)
            }
        }
        return document.search(from: node) { search in
            var (name, parent) = (key, node)
            var matches = Matches.one(node)
            for (step, part) in zip(path.steps, grammar.steps) {
                switch part {
                case .child(let child): (name, parent) = (child, first(matches))
                case .index(let index): name += "[\(index + 1)]"
                }
                matches = elements(matches, step, &search)
                if matches.isEmpty { return (name, parent) }
            }
            switch grammar.target {
            case .attribute(let name): return (options.attributeKeyPrefix + name, first(matches))
            case .text: return ("#text", first(matches))
            case .element, .rest: return (key, node)
            }
        }
    }

    /// Returns what a key refers to, for a message.
    private func described(_ key: String, _ placement: XMLPlacement.Form?) -> String {
        let prefix = options.attributeKeyPrefix
        if key.isEmpty || key == "#text" || placement?.isText == true { return "text" }
        if !prefix.isEmpty, key.hasPrefix(prefix) { return "the attribute '\(key.dropFirst(prefix.count))'" }
        if placement == .attribute { return "the attribute '\(key)'" }
        // The index of an element follows its name.
        let name = key.hasSuffix("]") ? key.prefix { $0 != "[" } : key[...]
        return "<\(name)>\(key[name.endIndex...])"
    }

    /// Returns the namespace of a key for a message, unless the key spells it.
    private func namespace(of key: String, _ path: Int32) -> String {
        if key.hasPrefix("{") { return "" }
        let name = ExpandedKeyName(
            key, isAttribute: false, bindings: keys.bindings, typeNamespace: paths.owner(path)?.namespace)
        return name.map { $0.namespace.isEmpty ? " in no namespace" : " in \"\($0.namespace)\"" } ?? ""
    }

    /// Returns a description of a child element with the same local name in another namespace, for the error about a
    /// missing element: such a difference is easily overlooked.
    private func namesake(of key: String, in node: UInt32) -> String? {
        guard keys.document.hasNamespaces, node != document.emptyNode else { return nil }
        let local = ExpandedKeyName(braced: key)?.local ?? String(XMLCharacters.localPart(of: key))
        let names = local.withBytes { keys.document.table.find($0) }.flatMap { keys.document.use.locals[$0] } ?? []
        guard let child = document.children(node, NameSet(numbers: names)).first else { return nil }
        let namespace = keys.document.namespace(document[child].namespace)
        return "<\(document.name(of: child))> in \(namespace.isEmpty ? "no namespace" : "\"\(namespace)\"")"
    }

    /// Returns a description of a child element whose name has the same letters as a key, for the error about a missing
    /// element: the key may be spelled for another strategy.
    private func similar(to key: String, in node: UInt32) -> String? {
        guard node != document.emptyNode else { return nil }
        func letters(_ name: some StringProtocol) -> String {
            String(XMLCharacters.localPart(of: String(name)).lowercased().filter { $0.isLetter || $0.isNumber })
        }
        let wanted = letters(ExpandedKeyName(braced: key)?.local ?? key)
        // The first children suffice for a hint.
        let end = document[node].end
        var child = document.nextElement(node + 1, end)
        for _ in 0..<32 where child < end {
            let name = document.name(of: child)
            if letters(name) == wanted {
                let strategy = options.keyDecodingStrategy
                let converted = strategy.isDefault ? nil : strategy.convert(String(XMLCharacters.localPart(of: name)))
                return "<\(name)>" + (converted.map { ", which the keyDecodingStrategy converts to '\($0)'" } ?? "")
            }
            child = document.nextElement(document[child].end, end)
        }
        return nil
    }
}
