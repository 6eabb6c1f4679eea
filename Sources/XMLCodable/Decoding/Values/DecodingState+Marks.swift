/// Marks: what tells the case of an enum, or the type of a value, in its element; see ``Mark``.
extension DecodingState {
    /// Returns the place of the mark in an element, which counts as read.
    func mark(of place: DecodingPlace, _ form: Mark) -> DecodingPlace? {
        let mark = unreadMark(of: place, form)
        if let mark { places.noteRead(mark: mark) }
        return mark
    }

    /// Returns the place of the mark in an element.
    ///
    /// - Parameter namespaces: The namespaces in which a value may have written the mark for a key of its own.
    func unreadMark(
        of place: DecodingPlace, _ form: Mark, _ namespaces: @autoclosure () -> [String] = []
    ) -> DecodingPlace? {
        let mark: DecodingPlace? =
            switch form {
            case .elementName: nil
            case .xsiType: document.schemaAttribute(place.node, "type").map { .attribute($0, place.path) }
            case .attribute(let name):
                document.attribute(place.node, keys.markNames(name, isAttribute: true)).map {
                    .attribute($0, place.path)
                }
            case .element(let name):
                (document.children(place.node, keys.markNames(name, isAttribute: false)).first
                    ?? ownMark(of: place.node, name, namespaces())).map { places.item($0, place.path) }
            }
        guard let mark else { return nil }
        places.noteMark(mark, of: place.node)
        return mark
    }

    /// Returns the mark in an element that a value has written for a key of its own, in the namespace of its type.
    private func ownMark(of node: UInt32, _ name: String, _ namespaces: [String]) -> UInt32? {
        if namespaces.isEmpty { return nil }
        return document.children(node).first { child in
            namespaces.contains { keys.isName(document[child].usedName, name, $0) }
        }
    }

    /// Returns whether an element has a mark; nil if the type has none.
    func hasMark(_ place: DecodingPlace, of plan: TypePlan) -> Bool? {
        plan.caseMark.map { mark(of: place, $0) != nil }
    }

    /// Returns the error for a mark that is unknown, or missing.
    func noMark(
        _ mark: DecodingPlace?, _ form: Mark, among known: [String], at place: DecodingPlace, _ type: Any.Type
    ) -> DecodingError {
        let listed = form.listed(known)
        if let mark {
            // What is wrong with it is said here.
            places.noteRead(mark: mark)
            return places.malformed(mark, listed, type, .malformed)
        }
        let (expected, sought): (String, Sought) =
            switch form {
            case .element(let name): ("<\(name)>", .element(name))
            case .attribute(let name): ("the attribute '\(name)'", .attribute(name))
            default: ("the attribute 'xsi:type'", .attribute("type"))
            }
        let found = places.found(insteadOf: sought, in: place.node, place.path, reader: nil)
        return places.mismatch(type, place, "expected \(expected) with \(listed)", "found \(found)")
    }

    // MARK: - Values of marks
    /// Returns the index of the mark at a place among those that are known.
    ///
    /// - Parameter exception: The index of one that is none.
    func index(
        ofMark place: DecodingPlace, _ form: Mark, _ marks: [String], except exception: Int? = nil
    ) throws -> Int? {
        let text = try places.characters(place).trimmed
        let isName = form == .xsiType
        func first(_ isMatch: (String) -> Bool) -> Int? {
            marks.indices.first { $0 != exception && isMatch(marks[$0]) }
        }
        if !isName || keys.bindings == nil, let exact = first({ $0.withBytes { $0 == text } }) { return exact }
        guard isName else { return nil }
        let written = String(decoding: text, as: UTF8.self)
        let local = String(XMLCharacters.localPart(of: written))
        let prefix = written.utf8.count == local.utf8.count ? "" : String(written.utf8.dropLast(local.utf8.count + 1))
        return first { mark in
            guard mark.utf8.contains(UInt8(ascii: ":")) || mark.utf8.first == UInt8(ascii: "{") else {
                return ScalarEquality.equal(mark, local)
            }
            let expanded = ExpandedKeyName(mark, isAttribute: false, bindings: keys.bindings, typeNamespace: nil)
            guard let expanded else { return ScalarEquality.equal(mark, written) }
            return ScalarEquality.equal(expanded.local, local)
                && ScalarEquality.equal(places.namespace(ofPrefix: prefix ?? "", at: place) ?? "", expanded.namespace)
        }
    }
}
