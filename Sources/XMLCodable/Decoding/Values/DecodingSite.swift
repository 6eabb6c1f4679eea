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
    /// The key under which the value is; nil for a value at a place of its own.
    let key: Key?
    /// Whether nothing is an answer: the value may be absent.
    let isOptional: Bool

    var places: PlaceFinder { state.places }
    var document: DocumentReader { state.document }
    var node: UInt32 { place.node }

    /// The same for a value at a place of its own.
    func at(_ place: DecodingPlace) -> DecodingSite {
        DecodingSite(state: state, place: place, key: nil, isOptional: isOptional)
    }

    /// What the key leaves of the element to the value, and other keys do not name.
    func left(_ key: Key) -> LeftContent {
        places.leftContent(node, place.path, key.table, key.index, isAny: true)
    }

    /// Returns the element of a value at a place of its own.
    func element<T>(of type: T.Type) throws -> UInt32 {
        let item = places.single(place)
        guard item.isElement else { throw noElement(type) }
        return item.node
    }

    /// The error for a value at a place of its own that is no element.
    func noElement<T>(_ type: T.Type) -> any Error {
        if place.kind == .missing { return places.missingValue(place) }
        let found = places.described(places.single(place))
        return places.mismatch(type, place, "expected an element", "found \(found)")
    }
}

/// From a site to a value with a ``SpecialCoding``.
extension DecodingState {
    /// Returns what a key of an element takes from it; nil if there is nothing.
    ///
    /// - Parameters:
    ///   - path: The coding path, including the key.
    ///   - isOptional: Whether the value may be absent.
    func special<T: Decodable>(
        _ type: T.Type, _ coding: any SpecialCoding.Type, _ node: UInt32, _ path: Int32, _ table: DecodingKeyTable,
        _ index: Int, isOptional: Bool
    ) throws -> T? {
        if coding.needs.contains(.unnamed), !table.use(index).contains(.unnamed) {
            places.learn(.unnamed, of: index, table, path)
        }
        return try coding.decode(
            type,
            DecodingSite(
                state: self, place: places.item(node, path), key: DecodingSite.Key(table: table, index: index),
                isOptional: isOptional))
    }
}
