/// Values whose type is determined by a mark in the document.
///
/// The types of a family are marked as unsafe where they are read, since metatypes are not `Sendable`; they never change.
extension DecodingState {
    /// Decodes a value of a class with a family, or of a property wrapper around a member of one.
    func polymorphic<T: Decodable>(_ type: T.Type, _ place: DecodingPlace, _ plan: TypePlan) throws -> T {
        guard let family = plan.detail as? Polymorphism, place.kind != .missing else {
            return try plain(type, place, plan)
        }
        let place = try places.element(at: place, for: type)
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
    @inline(never)
    private func member(of family: Polymorphism, _ place: DecodingPlace, _ type: Any.Type) throws -> Member? {
        if family.form == .elementName { return try namedMember(of: family, place, type) }
        let mark = unreadMark(of: place, family.form, namespaces(of: family))
        if let mark, let index = try index(ofMark: mark, family.form, family.marks) {
            places.noteRead(mark: mark)
            return Member(type: family.type(at: index), place: place)
        }
        if mark == nil, let old = observer?.oldType(at: place.path) as? any Codable.Type {
            return Member(type: old, place: place)
        }
        if let fallback = unsafe family.fallback { return Member(type: fallback, place: place) }
        if mark == nil, family.form == .xsiType, unsafe family.wrapper == nil { return nil }
        throw noMark(mark, family.form, among: family.marks, at: place, type)
    }

    private func namespaces(of family: Polymorphism) -> [String] {
        family.marks.indices.compactMap { plan(family.type(at: $0)).namespace }
    }

    /// Returns the member that an element names.
    ///
    /// Under the name of a key, the element is that of the key, and its child element is the member. Otherwise, the element
    /// itself is the member. If that does not name one, the other level is tried.
    private func namedMember(of family: Polymorphism, _ place: DecodingPlace, _ type: Any.Type) throws -> Member? {
        func named(_ node: UInt32, _ place: DecodingPlace) -> Member? {
            let index = keys.index(ofName: document[node].usedName, family.marks, of: ObjectIdentifier(family))
            return index.map { Member(type: family.type(at: $0), place: place) }
        }
        func child() -> Member? {
            for child in document.children(place.node) {
                guard let member = named(child, places.item(child, place.path)) else { continue }
                places.marks?.noteRead(child)
                return member
            }
            return nil
        }
        let own = named(place.node, place)
        let isNamed = places.isNamed(byKeyOf: place.path)
        if let found = isNamed ? child() ?? own : own ?? child() { return found }
        if let fallback = unsafe family.fallback { return Member(type: fallback, place: place) }
        let found = isNamed ? places.foundContent(of: place.node, place.path) : places.described(place)
        throw places.mismatch(type, place, "expected \(family.listed)", "found \(found)")
    }

    // MARK: - Values

    /// Decodes a value of a member's type.
    private func member<T: Decodable>(_ type: T.Type, _ place: DecodingPlace) throws -> Any {
        let plan = plan(type)
        // The element belongs to the value, regardless of its siblings.
        let item = places.item(place.node, place.path)
        let place = item.with(place.flags)
        return plan.detail is Polymorphism ? try plain(type, place, plan) : try value(type, place, plan)
    }

    /// Decodes a value as its declared type.
    private func plain<T: Decodable>(_ type: T.Type, _ place: DecodingPlace, _ plan: TypePlan) throws -> T {
        // A property wrapper would look for the discriminator in the way that other decoders require.
        if unsafe (plan.detail as? Polymorphism)?.wrapper != nil { throw places.missingValue(place) }
        return try ownValue(type, place, plan)
    }
}
