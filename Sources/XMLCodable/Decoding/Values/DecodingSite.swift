/// Where a ``SpecialCoding`` reads a value.
struct DecodingSite {
    /// A key of the element.
    struct Key {
        let table: DecodingKeyTable
        let index: Int
    }

    let state: DecodingState
    /// The element that has the key, or the place of the value itself; with the coding path of the value.
    let place: DecodingPlace
    let plan: TypePlan
    /// Whether the value may be absent.
    var isOptional = false

    var places: PlaceFinder { state.places }
    var document: DocumentReader { state.document }
    var node: UInt32 { place.node }

    /// Returns the value with its own `init(from:)`.
    func ownValue<T: Decodable>(_ type: T.Type) throws -> T {
        if state.stack.isLow { throw places.tooDeep(place) }
        return try state.ownValue(type, place, plan)
    }

    func site(of key: Key) -> KeySite { KeySite(node, at: place.path, key.table, key.index) }

    /// What the key leaves of the element to the value, and other keys do not name.
    func left(_ key: Key) -> LeftContent { places.leftContent(site(of: key), isAny: true) }

    /// Returns the element of a value at a place of its own.
    func element(of type: Any.Type) throws -> UInt32 { try places.element(at: place, for: type).node }
}

extension SpecialCoding {
    static func decode<T: Decodable>(_ type: T.Type, _ site: DecodingSite) throws -> T { try site.ownValue(type) }
}

/// From a site to a value with a ``SpecialCoding``.
extension DecodingState {
    /// Returns what a key of an element takes from it; nil if there is nothing. The place has the coding path of the value.
    func special<T: Decodable>(
        _ type: T.Type, _ plan: TypePlan, in place: DecodingPlace, under key: DecodingSite.Key, isOptional: Bool
    ) throws -> T? {
        learnUnnamed(plan, of: key.index, key.table, place.path)
        let site = DecodingSite(state: self, place: place, plan: plan, isOptional: isOptional)
        return try plan.special?.decode(type, site, under: key)
    }

    /// Records that a key names no part of its element, if values of its type consist of other parts.
    func learnUnnamed(_ plan: TypePlan, of index: Int, _ table: DecodingKeyTable, _ path: Int32) {
        guard plan.needs.contains(.unnamed), !table.use(index).contains(.unnamed) else { return }
        places.learn(.unnamed, of: index, table, path)
    }
}
