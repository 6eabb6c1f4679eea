/// A polymorphic family, as the coders use it.
final class Polymorphism: Sendable {
    let form: Mark
    /// Whether values of the declared type are written without a mark.
    let omitsDeclared: Bool
    /// The discriminator values in alphabetical order.
    let marks: [String]
    // Metatypes are immutable, so there is no data race.
    nonisolated(unsafe) private let types: [any Codable.Type]
    nonisolated(unsafe) let fallback: (any Codable.Type)?
    /// Set for the property wrapper, whose value is a member.
    nonisolated(unsafe) let wrapper: (any PolymorphicWrapper.Type)?

    init(_ family: any XMLPolymorphicCoding.Type, _ wrapper: (any PolymorphicWrapper.Type)?) {
        form = family.xmlDiscriminator.form
        omitsDeclared = family.xmlDiscriminator.omitsDeclared && wrapper == nil
        let known = family.xmlTypes
        marks = Sorting.sorted(Array(known.keys))
        // Here and below: these are set once and then only read.
        unsafe types = marks.compactMap { known[$0] }
        unsafe fallback = family.xmlFallback
        unsafe self.wrapper = wrapper
    }

    func type(at index: Int) -> any Codable.Type { unsafe types[index] }

    func mark(of type: Any.Type) -> String? {
        unsafe types.firstIndex { $0 == type }.map { marks[$0] }
    }

    /// Returns all discriminator values of a type.
    func marks(of type: Any.Type) -> [String] { unsafe zip(types, marks).filter { $0.0 == type }.map(\.1) }

    /// The known discriminator values, for error messages.
    var listed: String { form.listed(marks) }
}

/// The coders' view of ``XMLPolymorphic``.
protocol PolymorphicWrapper: _XMLSpecialType {
    static var family: any XMLPolymorphicCoding.Type { get }
    /// Wraps a member; nil for anything else.
    static func wrap(_ member: Any) -> Self?
    /// The member; nil if its type cannot be encoded.
    var encodableMember: (any Encodable)? { get }
}

/// The coding of values whose type a mark in their element tells.
enum PolymorphicCoding: SpecialCoding {
    static let needs: ContentNeeds = [.mark, .attributes]

    static func detail(of type: any _XMLSpecialType.Type) -> (any AnyObject & Sendable)? {
        if let wrapper = type as? any PolymorphicWrapper.Type { return Polymorphism(wrapper.family, wrapper) }
        return (type as? any XMLPolymorphicCoding.Type).map { Polymorphism($0, nil) }
    }

    static func decode<T: Decodable>(_ type: T.Type, _ site: DecodingSite) throws -> T {
        if site.state.stack.isLow { throw site.places.tooDeep(site.place) }
        return try site.state.polymorphic(type, site.place, site.plan)
    }

    static func encode<T: Encodable>(_ value: T, _ site: EncodingSite) throws -> Bool {
        let state = site.state
        guard site.entry == nil, let family = state.plans[state.plan(of: T.self)].detail as? Polymorphism else {
            return false
        }
        try state.write(polymorphic: value, family, site.frame)
        return true
    }

    static func member(of value: any Encodable) -> (any Encodable)? {
        (value as? any PolymorphicWrapper)?.encodableMember ?? value
    }

    static func rootName<T: Encodable>(of value: T, _ site: EncodingSite) -> String? { site.state.rootMark(value) }
}
