/// Values whose type is determined by a discriminator in the document.
///
/// The types of a family are marked as unsafe where they are read, since metatypes are not `Sendable`; they never change.
extension DecodingState {
    /// Decodes a value of a class with a family, or of a property wrapper around a member of one.
    func polymorphic<T: Decodable>(_ type: T.Type, _ place: DecodingPlace, _ plan: TypePlan) throws -> T {
        guard let family = plan.polymorphism, place.kind != .missing else { return try plain(type, place, plan) }
        let place = places.single(place)
        guard place.isElement else {
            places.rejectFallback(place)
            throw places.mismatch(type, place, "expected an element", "found \(places.described(place))")
        }
        guard let found = try member(of: family, place, type) else { return try plain(type, place, plan) }
        if found.type == type { return try plain(type, found.place, plan) }
        let value = try member(found.type, found.place)
        if self.plan(found.type).core.role.isScalar { places.noteText(ofScalar: found.place) }
        if let wrapper = unsafe family.wrapper, let wrapped = wrapper.wrap(value) as? T { return wrapped }
        if let value = value as? T { return value }
        throw places.mismatch(type, place, "expected \(plan.name)", "found \(TypePlan.of(found.type).name)")
    }

    private struct Member {
        let type: any Codable.Type
        let place: DecodingPlace
    }

    /// Returns the type that a discriminator value names and the place of its value; nil for the declared type itself.
    private func member(of family: Polymorphism, _ place: DecodingPlace, _ type: Any.Type) throws -> Member? {
        if family.form == .elementName { return try namedMember(of: family, place, type) }
        let mark = mark(of: place, family)
        if let mark, let index = try index(ofMark: mark, family.form, family.marks) {
            return Member(type: family.type(at: index), place: place)
        }
        if mark == nil, let old = observer?.oldType(at: place.path) as? any Codable.Type {
            return Member(type: old, place: place)
        }
        if let fallback = unsafe family.fallback { return Member(type: fallback, place: place) }
        if mark == nil, family.form == .xsiType, unsafe family.wrapper == nil { return nil }
        throw noMember(mark, family, place, type)
    }

    /// Returns the place of the discriminator value in an element.
    private func mark(of place: DecodingPlace, _ family: Polymorphism) -> DecodingPlace? {
        let mark: DecodingPlace? =
            switch family.form {
            case .elementName: nil
            case .xsiType: document.schemaAttribute(place.node, "type").map { .attribute($0, place.path) }
            case .attribute(let name):
                document.attribute(place.node, keys.markNames(name, isAttribute: true)).map {
                    .attribute($0, place.path)
                }
            case .element(let name):
                (document.children(place.node, keys.markNames(name, isAttribute: false)).first
                    ?? ownMark(of: place.node, name, family)).map { places.item($0, place.path) }
            }
        guard let mark else { return nil }
        places.noteMark(mark, of: place.node)
        return mark
    }

    /// Returns the discriminator in an element that a member has written for a key of its own, in the namespace of its type.
    private func ownMark(of node: UInt32, _ name: String, _ family: Polymorphism) -> UInt32? {
        guard family.hasTypes else { return nil }
        let namespaces = family.marks.indices.compactMap { plan(family.type(at: $0)).namespace }
        if namespaces.isEmpty { return nil }
        return document.children(node).first { child in
            namespaces.contains { keys.isName(document[child].usedName, name, $0) }
        }
    }

    /// Returns whether an element has a discriminator; nil if the type has none.
    func hasDiscriminator(_ place: DecodingPlace, of plan: TypePlan) -> Bool? {
        plan.discriminator.map { mark(of: place, $0) != nil }
    }

    /// Returns the error for a discriminator value that is unknown, or missing.
    private func noMember(
        _ mark: DecodingPlace?, _ family: Polymorphism, _ place: DecodingPlace, _ type: Any.Type
    ) -> DecodingError {
        if let mark { return places.malformed(mark, family.listed, type, .malformed) }
        let expected =
            switch family.form {
            case .element(let name): "<\(name)>"
            case .attribute(let name): "the attribute '\(name)'"
            default: "the attribute 'xsi:type'"
            }
        return places.mismatch(type, place, "expected \(expected) with \(family.listed)", "found none")
    }

    /// Returns the case of an enum that the discriminator in an element identifies; nil if the enum has none.
    func discriminatedCase(
        _ choice: ChoiceType, of plan: TypePlan, _ place: DecodingPlace
    ) throws -> PlaceFinder.Case? {
        guard let family = plan.discriminator else { return nil }
        let single = places.single(place)
        let type = plan.type
        guard single.isElement else {
            places.rejectFallback(place)
            throw single.kind == .missing
                ? places.missingValue(place)
                : places.mismatch(type, place, "expected an element", "found \(places.described(single))")
        }
        var item = places.item(single.node, place.path)
        item.flags = DecodingPlace.isCase
        return try discriminatedCase(choice.keyType, choice, family, item, type)
    }

    private func discriminatedCase<Key: CodingKey>(
        _ keyType: Key.Type, _ choice: ChoiceType, _ form: Polymorphism, _ place: DecodingPlace, _ type: Any.Type
    ) throws -> PlaceFinder.Case {
        let rest = choice.starred.first { KeyGrammar(choice.names[$0], options.keyRules).target == .rest }
        func noCase(_ mark: DecodingPlace?) -> DecodingError {
            let marks = choice.names.indices.filter { $0 != rest }.map { choice.names[$0] }
            return noMember(mark, Polymorphism(form.form, cases: marks), place, type)
        }
        let table = keys.table(keyType, at: place.path, isLiteral: false).object
        let mark = mark(of: place, form)
        var found = rest
        if let mark {
            found = try index(ofMark: mark, form.form, choice.names, except: rest) ?? rest
        } else if let old = try observer?.oldCase(at: place.path, self) {
            found = choice.names.firstIndex { ScalarEquality.equal($0, old) } ?? rest
        }
        guard let found, let key = choice.keys?[found] as? Key else { throw noCase(mark) }
        // The whole element is not the value's, but that of the value around it.
        if found == rest, paths.sharesElement(place.path) { throw noCase(mark) }
        return PlaceFinder.Case(table: table, index: keys.index(of: key, table, place.path), place: place)
    }

    // MARK: - Discriminator values

    /// Returns the index of the discriminator value at a place among those that are known.
    ///
    /// - Parameter exception: The index of one that is none.
    private func index(
        ofMark place: DecodingPlace, _ form: XMLDiscriminator.Form, _ marks: [String], except exception: Int? = nil
    ) throws -> Int? {
        let text = try places.characters(place).trimmed
        let isName = form == .xsiType
        func first(_ isMatch: (String) -> Bool) -> Int? {
            marks.indices.first { $0 != exception && isMatch(marks[$0]) }
        }
        if !isName || keys.bindings == nil, let exact = first({ $0.utf8.elementsEqual(text) }) { return exact }
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

    // MARK: - Element names

    /// Returns the member that an element names.
    ///
    /// Under the name of a key, the element is that of the key, and its child element is the member. Otherwise, the element
    /// itself is the member. If that does not name one, the other level is tried.
    private func namedMember(of family: Polymorphism, _ place: DecodingPlace, _ type: Any.Type) throws -> Member? {
        let isNamed = places.isNamed(byKeyOf: place.path)
        if !isNamed, let own = namedSelf(of: family, place) { return own }
        if let child = namedChild(of: family, place) { return child }
        if isNamed, let own = namedSelf(of: family, place) { return own }
        if let fallback = unsafe family.fallback { return Member(type: fallback, place: place) }
        throw places.mismatch(type, place, "expected \(family.listed)", "found \(places.described(place))")
    }

    private func namedSelf(of family: Polymorphism, _ place: DecodingPlace) -> Member? {
        index(ofName: place.node, family).map { Member(type: family.type(at: $0), place: place) }
    }

    private func namedChild(of family: Polymorphism, _ place: DecodingPlace) -> Member? {
        for child in document.children(place.node) {
            guard let index = index(ofName: child, family) else { continue }
            places.marks?.noteRead(child)
            return Member(type: family.type(at: index), place: places.item(child, place.path))
        }
        return nil
    }

    private func index(ofName node: UInt32, _ family: Polymorphism) -> Int? {
        let name = document[node].usedName
        return keys.index(ofName: name, family.marks, of: ObjectIdentifier(family))
    }

    // MARK: - Values

    /// Decodes a value of a member's type.
    private func member<T: Decodable>(_ type: T.Type, _ place: DecodingPlace) throws -> Any {
        let plan = plan(type)
        // The element belongs to the value, regardless of its siblings.
        let item = places.item(place.node, place.path)
        let place = item.with(place.flags)
        return plan.role == .polymorphic ? try plain(type, place, plan) : try value(type, place, plan)
    }

    /// Decodes a value as its declared type.
    private func plain<T: Decodable>(_ type: T.Type, _ place: DecodingPlace, _ plan: TypePlan) throws -> T {
        // A property wrapper would look for the discriminator in the way that other decoders require.
        if unsafe plan.polymorphism?.wrapper != nil { throw places.missingValue(place) }
        return try ownValue(type, place, plan)
    }
}
