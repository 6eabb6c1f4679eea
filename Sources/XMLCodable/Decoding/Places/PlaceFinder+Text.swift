/// The text at a place.
extension PlaceFinder {
    /// Returns the characters of the scalar of a key that is not a string; valid until the next text is read.
    ///
    /// - Returns: Nil if the value is missing or not a scalar, so that it has to be read again for the error.
    @inline(never)
    func characters(_ index: Int, _ table: DecodingKeyTable, in node: UInt32, at path: Int32) -> ByteSlice? {
        let place = place(KeySite(node, at: path, table, index), scalar: true)
        return place.kind == .missing ? nil : try? characters(place, isString: false)
    }

    /// Returns the characters of a scalar that is not a string; valid until the next text is read.
    @inline(never)
    func characters(_ place: DecodingPlace) throws -> ByteSlice { try characters(place, isString: false) }

    /// Returns the characters of a scalar; valid until the next text is read.
    ///
    /// - Parameter isString: Whether the value is a string, whose white space is significant unless the options say
    ///   otherwise.
    @inline(__always)
    func characters(_ place: DecodingPlace, isString: Bool) throws -> ByteSlice {
        if place.isElement {
            let record = document[place.node]
            if record.attributeCount > 0, document.schemaInstance != NamespaceScope.none { try refuseNil(place) }
            if record.flags & NodeFlag.leaf == 0 { try checkTextOnly(place) }
            return document.text(of: place.node, record, trimming: trims || !isString)
        }
        switch place.kind {
        case .attribute: return document.text(ofAttribute: place.node)
        // Elements were returned above.
        case .text, .siblings, .item: return document.text(of: place.node, trimming: trims || !isString)
        case .elementList, .attributeList, .textList, .contentList:
            return try rareCharacters(single(place), isString: isString)
        case .token: return token(place)
        case .run: return document.text(ofRun: place.node)
        case .missing: throw missingValue(place)
        }
    }

    @inline(never)
    private func rareCharacters(_ place: DecodingPlace, isString: Bool) throws -> ByteSlice {
        try characters(place, isString: isString)
    }

    /// Throws an error if an element has child elements and no text of its own, and is therefore not a scalar. A
    /// mark is not content, nor is what a path of the same model leads to, or what else is in the element of a flattened case.
    @inline(never)
    private func checkTextOnly(_ place: DecodingPlace) throws {
        guard document[place.node].flags & NodeFlag.mixed == 0,
            let child = document.children(place.node).first(where: { !isMark($0, of: place.node) }),
            !hasOnlyOthers(place), place.flags & DecodingPlace.isCase == 0 || !paths.isInInner(place.path)
        else { return }
        throw mismatch(
            String.self, place, "expected text",
            "found the child element <\(document.shownName(of: child))>" + (reader(ofChild: child, at: place) ?? ""))
    }

    /// Records that a scalar was read at a place; the text of an element that says nil is not.
    func noteText(ofScalar place: DecodingPlace) {
        guard let marks else { return }
        let single = single(place)
        guard single.isElement || single.kind == .text, !document.isSchemaNil(single.node) else { return }
        marks.noteText(of: single.node)
    }

    // MARK: - Names in a text

    /// Returns the namespace of a prefix in the text at a place, or the default namespace for an empty prefix; nil for
    /// none.
    func namespace(ofPrefix prefix: String, at place: DecodingPlace) -> String? {
        if prefix == "xml" { return NamespaceScope.xmlName }
        let place = single(place.kind == .token ? core.value.tokens.place : place)
        let element: UInt32? =
            switch place.kind {
            case .attribute: document.element(of: place.node)
            case .run: document.run(place.node).parent
            case .missing: nil
            default: place.node
            }
        let namespace = element.flatMap { document.facts.declarations.namespace(of: prefix, at: $0) }
        return namespace?.isEmpty == true ? nil : namespace
    }

    // MARK: - Lists in a text

    /// Returns the bytes of an item of a list in a single text.
    @inline(never)
    private func token(_ place: DecodingPlace) -> ByteSlice {
        document.copy(core.value.tokens.bytes, core.value.tokens.item(Int(place.node), Int(place.limit)))
    }

    /// Calls `body` with the number of items of the list in a single text from a place, which are places of the kind `token` meanwhile.
    ///
    /// - Parameter separator: The character between items, around which white space is no part of them; nil for white space.
    @inline(__always)
    func withTokens<R>(
        of place: DecodingPlace, _ text: [UInt8], separator: UInt8?, _ body: (_ count: Int) throws -> R
    ) throws -> R {
        // Inlined, since the caller would look up the metadata of an array of its items to pass it.
        var run = TokenRun(place: place, bytes: text, separator: separator)
        let count = run.count
        // Afterwards, the list around this one is read again.
        swap(&run, &core.value.tokens)
        defer { swap(&run, &core.value.tokens) }
        return try body(count)
    }

    /// Returns the place of the first item of the list that begins at an offset or after it, with a path of its own, and the
    /// offset after the item.
    ///
    /// - Parameter index: The number of items before it.
    func token(of list: DecodingPlace, from start: Int, _ index: Int) -> (place: DecodingPlace, next: Int) {
        let (item, next) = core.value.tokens.item(from: start)
        let path = paths.push(parent: list.path, index: index, table: nil)
        let (first, end) = (UInt32(truncatingIfNeeded: item.lowerBound), UInt32(truncatingIfNeeded: item.upperBound))
        return (DecodingPlace(node: first, limit: end, path: path, kind: .token), next)
    }
}

/// A list in a single text whose items are being read.
struct TokenRun {
    /// The place of the text.
    var place = DecodingPlace(node: 0, limit: 0, path: -1, kind: .missing)
    var bytes: [UInt8] = []
    /// The character between items; nil for white space.
    var separator: UInt8?

    /// The number of items.
    var count: Int {
        if let separator {
            return bytes.allSatisfy(ByteClass.isSpace) ? 0 : bytes.reduce(1) { $1 == separator ? $0 + 1 : $0 }
        }
        var count = 0
        var isInside = false
        for byte in bytes {
            let isSpace = ByteClass.isSpace(byte)
            if !isSpace, !isInside { count += 1 }
            isInside = !isSpace
        }
        return count
    }

    /// Returns the range of the first item that begins at an offset or after it, and the offset after that item.
    func item(from start: Int) -> (item: Range<Int>, next: Int) {
        var start = min(start, bytes.count)
        if separator == nil { while start < bytes.count, ByteClass.isSpace(bytes[start]) { start += 1 } }
        var end = start
        while end < bytes.count, !isEnd(bytes[end]) { end += 1 }
        let next = end + 1
        while start < end, ByteClass.isSpace(bytes[start]) { start += 1 }
        while start < end, ByteClass.isSpace(bytes[end - 1]) { end -= 1 }
        return (start..<end, next)
    }

    /// Returns the range of an item; none if nothing begins and ends there, since a decoder that was stored may refer to
    /// an item of another list. What is between white space or separators does not begin or end within a character.
    func item(_ start: Int, _ end: Int) -> Range<Int> {
        let isItem =
            start < end && end <= bytes.count && (start == 0 || isBetween(bytes[start - 1]))
            && (end == bytes.count || isBetween(bytes[end]))
        return isItem ? start..<end : 0..<0
    }

    /// Whether an item ends at a byte. White space in an item before a separator is part of it.
    private func isEnd(_ byte: UInt8) -> Bool { separator.map { $0 == byte } ?? ByteClass.isSpace(byte) }

    private func isBetween(_ byte: UInt8) -> Bool { ByteClass.isSpace(byte) || byte == separator }
}
