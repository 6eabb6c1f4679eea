/// The messages of decoding errors: `line:column: expected … for Type.key at /path, found …`.
extension PlaceFinder {
    // MARK: - Places in words

    /// Returns the description of an element or attribute for a message.
    func described(_ place: DecodingPlace) -> String {
        let single = single(place)
        switch single.kind {
        case .attribute: return "the attribute '\(document.name(ofAttribute: single.node).shown)'"
        case .text, .run: return "text"
        case .token: return "an item of a list"
        case .missing: return "nothing"
        default: return "<\(document.shownName(of: single.node))>"
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
        if characters.count <= 60 {
            return Self.message { out in
                out.append("\"")
                out.append(characters)
                out.append("\"")
            }
        }
        // A character has at most four bytes. The last of these characters may be truncated and is not shown.
        let scalars = String(decoding: characters.prefix(4 * 61), as: UTF8.self).unicodeScalars
        let isLong = scalars.count > 60
        return "\"\(String(String.UnicodeScalarView(scalars.prefix(60))))\(isLong ? "…" : "")\""
    }

    // MARK: - Contexts

    /// Returns the text that `body` appends to a buffer. Interpolation takes several times as long, and models discard many
    /// errors: a `try?` for each type that a value can have, or for each key.
    private static func message(_ body: (inout ByteBuffer) -> Void) -> String {
        ByteBuffer.withScratch(capacity: 256) { out in
            body(&out)
            return out.string
        }
    }

    /// Returns a context with the whole message, and the location as its underlying error.
    func context(_ place: DecodingPlace, _ expected: String, _ found: String) -> DecodingError.Context {
        context(place, "", expected, ", ", found)
    }

    @inline(never)
    private func context(
        _ place: DecodingPlace, _ before: StaticString, _ expected: String, _ between: StaticString, _ found: String
    ) -> DecodingError.Context {
        let keys = paths.keys(place.path)
        let location = location(place)
        let message = Self.message { out in
            location.append(positionTo: &out)
            out.append(": ")
            out.append(before)
            out.append(string: expected)
            if let last = keys.last {
                out.append(" for ")
                append(propertyOf: place.path, keys, last, to: &out)
            }
            out.append(" at ")
            location.append(shownPathTo: &out)
            out.append(between)
            out.append(string: found)
        }
        return DecodingError.Context(codingPath: keys, debugDescription: message, underlyingError: location)
    }

    @inline(never)
    func context(_ place: DecodingPlace, _ sentence: String) -> DecodingError.Context {
        let location = location(place)
        return DecodingError.Context(
            codingPath: paths.keys(place.path),
            debugDescription: "\(location.line):\(location.column): \(sentence)", underlyingError: location)
    }

    /// Appends the last key and the type that has it, such as `Order.quantity`.
    private func append(
        propertyOf path: Int32, _ keys: [any CodingKey], _ last: any CodingKey, to out: inout ByteBuffer
    ) {
        let owner = paths.keyedOwner(around: path)
        if let owner {
            out.append(string: owner.type.ownerName)
            out.append(".")
        }
        out.append(string: (owner?.collection ?? keys.last { $0.intValue == nil } ?? last).stringValue.shown)
    }

    /// Adds the location of the value to an error from another `init(from:)`; those of an enum and of a dictionary's key
    /// become ones that list the values.
    @inline(never)
    func located(_ error: DecodingError, _ place: DecodingPlace, _ type: Any.Type? = nil) -> DecodingError {
        if case .dataCorrupted(let context) = error, context.underlyingError == nil, place.kind != .missing,
            // As the standard library's `init(from:)` of a type with raw values says it.
            context.debugDescription.hasPrefix("Cannot initialize "), let type,
            let values = EnumMetadata.words(for: type)
        {
            let found = onlyAttribute(of: place) ?? quoted(place) + (reader(of: place, as: type) ?? "")
            return .dataCorrupted(self.context(place, "expected \(values)", "found \(found)"))
        }
        return error.changingContext { context in
            guard context.underlyingError == nil, place.kind != .missing else { return context }
            let entry = entry(context.codingPath, of: place)
            if let entry, let key = context.codingPath.last, let keyType = (type as? any DictionaryType.Type)?.keyType {
                let found = self.context(
                    entry, "expected \(EnumMetadata.keyWords(for: keyType))",
                    "found \"\(key.stringValue.shown)\"" + (reader(ofEntry: entry.node) ?? ""))
                return DecodingError.Context(
                    codingPath: context.codingPath, debugDescription: found.debugDescription,
                    underlyingError: found.underlyingError)
            }
            let location = location(entry ?? place)
            var sentence = context.debugDescription
            if sentence.last == "." { sentence.removeLast() }
            if let type, TypePlan.of(type).dictionaryKey == .other {
                sentence += "; element names are keys of a type that is CodingKeyRepresentable"
            }
            return DecodingError.Context(
                codingPath: context.codingPath.isEmpty ? paths.keys(place.path) : context.codingPath,
                debugDescription: "\(location.line):\(location.column): \(sentence), at \(location.shownPath)",
                underlyingError: location)
        }
    }

    /// Returns the element of the key of a dictionary that an error is about.
    private func entry(_ path: [any CodingKey], of place: DecodingPlace) -> DecodingPlace? {
        let single = single(place)
        guard place.flags & DecodingPlace.isDictionary != 0, single.isElement, let key = path.last,
            path.count == paths.keys(place.path).count + 1
        else { return nil }
        let found = document.children(single.node).first {
            let mark = options.dictionaryKeyStrategy == .entries ? entryKey(of: $0) : nil
            let name = mark.map { document.store.value(document.attribute(at: $0)) }
            return ScalarEquality.equal(name ?? keys.document.string(document[$0].name), key.stringValue)
        }
        return found.map { item($0, place.path) }
    }

    // MARK: - Values

    @inline(never)
    func malformed(
        _ place: DecodingPlace, _ expected: String, _ type: Any.Type, _ error: ValueTextError
    ) -> DecodingError {
        let single = single(place)
        if single.isElement, document.isSchemaNil(single.node) {
            return .valueNotFound(type, context(place, "expected \(expected)", Self.foundNil))
        }
        let found =
            childInsteadOfText(at: single) ?? onlyAttribute(of: single) ?? quoted(place)
            + (error == .outOfRange ? "" : reader(of: place, as: type) ?? "")
        return .dataCorrupted(context(place, "expected ", expected, ", found ", found))
    }

    @inline(never)
    func mismatch(_ type: Any.Type, _ place: DecodingPlace, _ expected: String, _ found: String) -> DecodingError {
        .typeMismatch(type, context(place, expected, found))
    }

    /// Returns the element at a place; throws an error if there is none, also for an attribute that stands in for one.
    @inline(never)
    func element(at place: DecodingPlace, for type: Any.Type) throws -> DecodingPlace {
        let single = single(place)
        if single.isElement { return single }
        rejectFallback(place)
        if single.kind == .missing { throw missingValue(place) }
        throw mismatch(type, place, "expected an element", "found \(described(single))")
    }

    func repeated(_ place: DecodingPlace, _ second: UInt32) -> DecodingError {
        let again = DecodingPlace(node: second, limit: second, path: place.path, kind: .item)
        // What is wrong with it is said here.
        marks?.noteRead(second)
        let isInDictionary = paths.innermostKey(place.path)?.table.object.isLiteral == true
        let found = "found a second \(described(again))" + ((isInDictionary ? reader(ofEntry: second) : nil) ?? "")
        return .dataCorrupted(context(again, "expected one value", found))
    }

    @inline(never)
    func tooDeep(_ place: DecodingPlace) -> DecodingError {
        .dataCorrupted(
            context(place, "values are nested too deeply for the stack of this thread; a larger one reads them"))
    }

    // MARK: - Missing values

    @inline(never)
    func missingValue(_ place: DecodingPlace) -> DecodingError {
        guard let key = paths.keys(place.path).last, place.kind == .missing else {
            return .valueNotFound(Any.self, context(place, "expected a value, found nothing"))
        }
        let entry = paths.keyEntries(place.path).last
        if paths.isSuper(place.path), key.stringValue == "super" {
            return superNotFound(key, place.limit, paths.parent(place.path))
        }
        let (isAttribute, steps) =
            entry?.table?.read { table in
                let index = Int(entry?.index ?? 0)
                return (table[index].kind == .attribute, table.path(index))
            } ?? (false, nil)
        return keyNotFound(
            key, in: place.limit, paths.parent(place.path), placement: isAttribute ? .attribute : nil, steps: steps)
    }

    /// Returns the error for the element that `superDecoder()` reads.
    private func superNotFound(_ key: any CodingKey, _ node: UInt32, _ path: Int32) -> DecodingError {
        let owner = paths.owner(path).map { " for \($0.ownerName)" } ?? ""
        let place = item(node, path)
        let path = location(place).shownPath
        let found = "expected <super>, which `superDecoder()` reads,\(owner) at \(path), found none"
        let isElement = node != document.emptyNode
        let hint = isElement ? "; `super.init(from: decoder)` reads <\(document.shownName(of: node))> itself" : ""
        return .keyNotFound(key, context(place, found + hint))
    }

    /// - Parameters:
    ///   - steps: The steps of the key, if it is a path.
    ///   - expected: What was expected, unless the key says it.
    ///   - isBeside: Whether it was expected beside the element, and not in it.
    ///   - instead: What was found, unless there is something like the key.
    @inline(never)
    func keyNotFound(
        _ key: any CodingKey, in node: UInt32, _ path: Int32, placement: XMLPlacement.Form? = nil,
        steps: DecodingKeyTable.Path? = nil, expected: String? = nil, isBeside: Bool = false,
        instead: String? = nil
    ) -> DecodingError {
        let outer = node
        let (name, node) = steps.map { missingStep(of: key.stringValue, $0, from: node) } ?? (key.stringValue, node)
        let sought = Sought(name, placement, attributePrefix: options.attributeKeyPrefix)
        let location = document.location(ofElement: node)
        var found: String
        if isBeside {
            found = "none"
        } else if expected == nil {
            found = self.found(
                insteadOf: sought, in: node, path, reader: steps == nil ? "key" : "step", isInner: node != outer)
        } else {
            found = unknownChild(of: node, path) ?? "none"
        }
        if found == "none" {
            found = instead ?? (steps.flatMap { _ in child(ofSteps: key.stringValue, from: name, in: node) }) ?? found
        }
        let isNamesake = expected == nil && !isBeside && namesake(of: sought, in: node, path) != nil
        let namespace = isNamesake ? namespace(of: name, path) : ""
        let message = Self.message { out in
            location.append(positionTo: &out)
            out.append(": expected ")
            if let expected { out.append(string: expected) } else { sought.append(to: &out) }
            out.append(string: namespace)
            out.append(" for ")
            if let owner = paths.owner(path) ?? paths.keyedOwner(around: path)?.type {
                out.append(string: owner.ownerName)
                out.append(".")
            }
            out.append(string: key.stringValue)
            out.append(" at ")
            location.append(shownPathTo: &out)
            out.append(", found ")
            out.append(string: found)
        }
        return .keyNotFound(
            key,
            DecodingError.Context(codingPath: paths.keys(path), debugDescription: message, underlyingError: location))
    }

    /// Returns the part of a path that does not exist, and the element in which it was expected.
    private func missingStep(
        of key: String, _ path: DecodingKeyTable.Path, from node: UInt32
    ) -> (name: String, parent: UInt32) {
        let grammar = KeyGrammar(key, options.keyRules)
        guard grammar.steps.count == path.steps.count, node != document.emptyNode else { return (key, node) }
        // Of each step that is taken, there are elements.
        func first(_ matches: Matches) -> UInt32 { document.first(matches) ?? node }
        return document.search(from: node) { search in
            var (name, parent) = (key, node)
            var walk = PathWalk(from: node)
            for (step, part) in zip(path.steps, grammar.steps) {
                switch part {
                case .child(let child): (name, parent) = (child, first(walk.matches))
                case .index(let index): name += "[\(index + 1)]"
                }
                walk.take(step, in: document, &search)
                if walk.matches.isEmpty { return (name, parent) }
            }
            switch grammar.target {
            case .attribute(let name): return (options.attributeKeyPrefix + name, first(walk.matches))
            case .text: return ("#text", first(walk.matches))
            case .rest: return ("*", first(walk.matches))
            case .element: return (key, node)
            }
        }
    }

    /// Returns the namespace of a key for a message, unless the key spells it.
    func namespace(of key: String, _ path: Int32) -> String {
        if key.hasPrefix("{") { return "" }
        let owner = paths.owner(path)
        let name = ExpandedKeyName(
            key, isAttribute: false, bindings: keys.bindings, typeNamespace: owner?.namespace)
        guard let namespace = name?.namespace else { return "" }
        return namespace.isEmpty ? " in no namespace" : " in \(shown(namespace, owner))"
    }

    /// Returns a namespace that is expected, with its other versions: those that the options have, and those of a type.
    func shown(_ namespace: String, _ type: TypePlan?) -> String {
        var all = [namespace] + (options.namespaces.versions[namespace] ?? [])
        if let type, type.namespace == namespace { all += type.namespaceVersions }
        return all.map { "\"\($0)\"" }.alternatives ?? ""
    }
}
