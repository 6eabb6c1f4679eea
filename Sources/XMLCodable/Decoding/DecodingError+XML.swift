/// The messages and locations of decoding errors.
extension DecodingState {
    /// Returns the description of an element or attribute for a message.
    func described(_ place: DecodingPlace) -> String {
        switch place.kind {
        case .attribute, .attributeList:
            return "the attribute '\(store.names.string(of: attributes[Int(single(place).node)].name))'"
        case .text, .textList, .run: return "text"
        case .token: return "an item of a list"
        case .missing: return "nothing"
        case .contentList: return described(single(place))
        case .item, .siblings, .elementList:
            return "<\(store.names.string(of: nodes[Int(single(place).node)].name))>"
        }
    }

    /// Returns the location in the document and the path of the element.
    func location(_ place: DecodingPlace) -> XMLLocation {
        let place = single(place.kind == .token ? core.pointee.tokens.place : place)
        let offset: UInt32
        let path: String
        switch place.kind {
        case .attribute:
            let attribute = attributes[Int(place.node)]
            let owner = element(of: place.node)
            // Content that involves the DTD has no location of its own.
            let isSide = attribute.flags & AttributeFlag.side != 0
            offset = isSide ? owner.map { nodes[$0].position } ?? 0 : attribute.valueStart
            path =
                (owner.map { notes.places.elementPath(of: $0) } ?? "")
                + "/@\(store.names.string(of: attribute.name))"
        case .run:
            let run = core.pointee.runs[Int(place.node)]
            offset = runPosition(run)
            path = notes.places.elementPath(of: Int(run.parent))
        case .missing:
            offset = nodes[Int(place.limit)].position
            path = notes.places.elementPath(of: Int(place.limit))
        default:
            let record = nodes[Int(place.node)]
            let hasText =
                record.flags & (NodeFlag.leaf | NodeFlag.side) == NodeFlag.leaf && record.textLength > 0
            let skipped = hasText ? store.rawText(record).prefix { ByteClass.isSpace($0) }.count : 0
            offset = hasText ? record.textStart + UInt32(skipped) : record.position
            path = notes.places.elementPath(of: Int(place.node))
        }
        let source = notes.places.location(ofOffset: offset)
        return XMLLocation(line: source.line, column: source.column, byteOffset: source.offset, elementPath: path)
    }

    /// Returns the element that an attribute belongs to.
    func element(of attribute: UInt32) -> Int? {
        // Attributes are stored in the order of their elements, and the attribute starts of other nodes follow it too.
        var low = 0
        var high = store.nodeCount
        while high - low > 1 {
            let middle = (low + high) / 2
            if nodes[middle].attributeStart <= attribute { low = middle } else { high = middle }
        }
        let end = nodes[low].attributeStart + UInt32(nodes[low].attributeCount)
        return nodes[low].kind == NodeKind.element && attribute < end ? low : nil
    }

    /// Returns a context with the message `line:column: expected … for Type.key at /path, found …` and the location as
    /// its underlying error.
    func context(
        _ place: DecodingPlace, _ expected: String, _ found: String, codingPath: [any CodingKey]? = nil
    ) -> DecodingError.Context {
        let keys = codingPath ?? self.codingPath(place.path)
        let location = location(place)
        let property = property(place.path, keys).map { " for \($0)" } ?? ""
        return DecodingError.Context(
            codingPath: keys,
            debugDescription: "\(location.line):\(location.column): \(expected)\(property) at "
                + "\(location.elementPath), \(found)",
            underlyingError: location)
    }

    func context(_ place: DecodingPlace, _ sentence: String) -> DecodingError.Context {
        let location = location(place)
        return DecodingError.Context(
            codingPath: codingPath(place.path), debugDescription: "\(location.line):\(location.column): \(sentence)",
            underlyingError: location)
    }

    /// Returns the last key and the type that has it, such as `Order.quantity`.
    private func property(_ path: Int32, _ keys: [any CodingKey]) -> String? {
        guard path >= 0, Int(path) < core.pointee.paths.count, let last = keys.last else { return nil }
        let name = keys.reversed().first { $0.intValue == nil }?.stringValue ?? last.stringValue
        var at = core.pointee.paths[Int(path)].parent
        while at >= 0, Int(at) < core.pointee.paths.count {
            if let owner = owner(at), !owner.isCollection, !owner.isTokenList { return "\(owner.name).\(name)" }
            at = min(core.pointee.paths[Int(at)].parent, at - 1)
        }
        return name
    }

    private func quoted(_ place: DecodingPlace) -> String {
        guard let characters = try? characters(single(place)) else { return described(place) }
        // A character has at most four bytes. The last of these characters may be truncated and is not shown.
        let scalars = String(decoding: characters.prefix(4 * 61), as: UTF8.self).unicodeScalars
        let isLong = scalars.count > 60
        return "\"\(String(String.UnicodeScalarView(scalars.prefix(60))))\(isLong ? "…" : "")\""
    }

    @inline(never)
    func malformed(_ place: DecodingPlace, _ expected: String, _ type: Any.Type, _ error: ValueTextError)
        -> DecodingError
    {
        if place.kind != .attribute, isSchemaNil(single(place)) {
            return .valueNotFound(type, context(place, "expected \(expected)", "found nil"))
        }
        return .dataCorrupted(context(place, "expected \(expected)", "found \(quoted(place))"))
    }

    private func isSchemaNil(_ place: DecodingPlace) -> Bool {
        (place.kind == .item || place.kind == .siblings) && isSchemaNil(place.node)
    }

    @inline(never)
    func mismatch(_ type: Any.Type, _ place: DecodingPlace, _ expected: String, _ found: String) -> DecodingError {
        .typeMismatch(type, context(place, expected, found))
    }

    @inline(never)
    func missingValue(_ place: DecodingPlace) -> DecodingError {
        guard let key = codingPath(place.path).last, place.kind == .missing else {
            return .valueNotFound(Any.self, context(place, "expected a value, found nothing"))
        }
        return keyNotFound(key, place.limit, core.pointee.paths[Int(place.path)].parent)
    }

    @inline(never)
    func keyNotFound(
        _ key: any CodingKey, _ node: UInt32, _ path: Int32, _ placement: XMLPlacement.Form? = nil,
        expected: String? = nil
    ) -> DecodingError {
        let text = key.stringValue
        let what: String
        if let expected {
            what = expected
        } else if text.isEmpty || text == "#text" || placement?.isText == true {
            what = "text"
        } else if placement == .attribute {
            what = "the attribute '\(text)'"
        } else if !options.attributeKeyPrefix.isEmpty, text.hasPrefix(options.attributeKeyPrefix) {
            what = "the attribute '\(text.dropFirst(options.attributeKeyPrefix.count))'"
        } else {
            what = "<\(text)>"
        }
        let place = DecodingPlace(
            node: node, limit: node, path: path, kind: Int(node) == store.emptyNode ? .missing : .item)
        let record = nodes[Int(node)]
        let source = notes.places.location(ofOffset: record.position)
        let location = XMLLocation(
            line: source.line, column: source.column, byteOffset: source.offset,
            elementPath: place.kind == .missing ? "/" : notes.places.elementPath(of: Int(node)))
        let namesake = what.hasPrefix("<") ? namesake(of: text, in: node) : nil
        let namespace = namesake.flatMap { _ in
            text.hasPrefix("{")
                ? nil
                : ExpandedKeyName(
                    text, isAttribute: false, bindings: bindings, typeNamespace: self.owner(path)?.namespace)
        }
        let spelled = namespace.map { $0.namespace.isEmpty ? " in no namespace" : " in \"\($0.namespace)\"" } ?? ""
        let owner = owner(path).map { "\($0.name).\(text)" } ?? text
        return .keyNotFound(
            key,
            DecodingError.Context(
                codingPath: codingPath(path),
                debugDescription: "\(location.line):\(location.column): expected \(what)\(spelled) for \(owner) at "
                    + "\(location.elementPath), found \(namesake ?? "none")", underlyingError: location))
    }

    func repeated(_ place: DecodingPlace, _ second: UInt32) -> DecodingError {
        let again = DecodingPlace(node: second, limit: second, path: place.path, kind: .item)
        return .dataCorrupted(context(again, "expected one value", "found a second \(described(again))"))
    }

    func atEnd(_ type: Any.Type, _ container: UnkeyedDecoding, _ path: Int32) -> DecodingError {
        .valueNotFound(
            type,
            DecodingError.Context(
                codingPath: codingPath(path),
                debugDescription: "expected an item at index \(container.currentIndex), found the end of the array"))
    }

    /// Adds the location of the value to an error from another `init(from:)`, such as that of an enum.
    @inline(never)
    func located(_ error: DecodingError, _ place: DecodingPlace) -> DecodingError {
        func located(_ context: DecodingError.Context) -> DecodingError.Context {
            guard context.underlyingError == nil, place.kind != .missing else { return context }
            let location = location(place)
            return DecodingError.Context(
                codingPath: context.codingPath,
                debugDescription: "\(location.line):\(location.column): \(context.debugDescription), at "
                    + location.elementPath, underlyingError: location)
        }
        switch error {
        case .dataCorrupted(let context): return .dataCorrupted(located(context))
        case .typeMismatch(let type, let context): return .typeMismatch(type, located(context))
        case .valueNotFound(let type, let context): return .valueNotFound(type, located(context))
        case .keyNotFound(let key, let context): return .keyNotFound(key, located(context))
        @unknown default: return error
        }
    }

    @inline(never)
    func tooDeep(_ place: DecodingPlace) -> DecodingError {
        .dataCorrupted(context(place, "values are nested too deeply for the stack of this thread"))
    }
}
