/// A property wrapper that drops malformed items of an Array, Set or Dictionary instead of throwing an error.
///
/// ```swift
/// struct Menu: Codable {
///     @XMLLossy var price: [Decimal]
/// }
/// ```
/// ```xml
/// <Menu><price>5.95</price><price>free</price></Menu>
/// ```
///
/// `$price` holds the dropped items with their errors. In an array of Optionals, a malformed item becomes nil and keeps
/// its position. In a Dictionary, an entry with a key that is not valid for the key type is dropped as well.
@propertyWrapper
public struct XMLLossy<Value: XMLLossyValue>: XMLPropertyWrapper, XMLValueProperty {
    /// The type that determines the shape of the value in the document. For the coders only.
    public typealias _Coded = Value

    /// The value of the property.
    public var wrappedValue: Value

    /// The items dropped when decoding, in document order for arrays.
    public private(set) var projectedValue: [XML.DroppedItem] = []

    /// Wraps a value.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// Wraps a value.
    public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension XML {
    /// An item that ``XMLLossy`` dropped or replaced with nil.
    public struct DroppedItem: Sendable {
        /// The index of the item, or its key in a Dictionary.
        public let key: any CodingKey
        /// The reason, usually a `DecodingError` with its location.
        public let error: any Error
    }
}

extension XMLLossy: Decodable {
    /// Decodes the valid items, and keeps the errors of the others.
    public init(from decoder: any Decoder) throws {
        (wrappedValue, projectedValue) = try Value._xmlDecodeLossy(from: decoder)
    }
}

extension XMLLossy: Encodable where Value: Encodable {
    /// Encodes the value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(wrappedValue)
    }
}

extension XMLLossy: XMLOptionalValue where Value: XMLOptionalValue {
    /// The value for an absent key. For the coders only.
    public static var _xmlAbsent: XMLLossy { XMLLossy(wrappedValue: ._xmlAbsent) }
    /// Whether the value is absent, so that nothing is written. For the coders only.
    public var _isXMLAbsent: Bool { wrappedValue._isXMLAbsent }
}

extension XMLLossy: Equatable where Value: Equatable {
    /// Whether the values are equal; dropped items are ignored.
    public static func == (left: XMLLossy, right: XMLLossy) -> Bool { left.wrappedValue == right.wrappedValue }
}

extension XMLLossy: Hashable where Value: Hashable {
    /// Hashes the value.
    public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}

extension XMLLossy: Sendable where Value: Sendable {}

// MARK: - Types that can be wrapped

/// A type that ``XMLLossy`` can wrap: an Array, a Set, a Dictionary, or an Optional of these.
///
/// The requirement is for the coders only.
public protocol XMLLossyValue: Decodable {
    /// Decodes the valid items, and returns the errors of the others. For the coders only.
    static func _xmlDecodeLossy(from decoder: any Decoder) throws -> (Self, [XML.DroppedItem])
}

extension Array: XMLLossyValue where Element: Decodable {
    /// Decodes the valid items, and returns the errors of the others. For the coders only.
    public static func _xmlDecodeLossy(from decoder: any Decoder) throws -> ([Element], [XML.DroppedItem]) {
        var dropped: [XML.DroppedItem] = []
        let attempts = try decoder.singleValueContainer().decode([Attempt<Element>].self)
        let items = attempts.enumerated().compactMap { index, attempt in
            attempt.value(&dropped, XMLIndexKey(index))
        }
        return (items, dropped)
    }
}

extension Set: XMLLossyValue where Element: Decodable {
    /// Decodes the valid items, and returns the errors of the others. For the coders only.
    public static func _xmlDecodeLossy(from decoder: any Decoder) throws -> (Set<Element>, [XML.DroppedItem]) {
        let (items, dropped) = try [Element]._xmlDecodeLossy(from: decoder)
        return (Set(items), dropped)
    }
}

extension Dictionary: XMLLossyValue where Key: Decodable & CodingKeyRepresentable, Value: Decodable {
    /// Decodes the valid items, and returns the errors of the others. For the coders only.
    public static func _xmlDecodeLossy(from decoder: any Decoder) throws -> ([Key: Value], [XML.DroppedItem]) {
        var dropped: [XML.DroppedItem] = []
        var result: [Key: Value] = .init()
        let attempts = try decoder.singleValueContainer().decode([String: Attempt<Value>].self)
        for name in Sorting.sorted(Array(attempts.keys)) {
            guard let attempt = attempts[name] else { continue }
            let codingKey = XMLEntryKey(name)
            guard let key = Key(codingKey: codingKey) else {
                let context = DecodingError.Context(
                    codingPath: decoder.codingPath + [codingKey],
                    debugDescription: "expected \(EnumMetadata.keyWords(for: Key.self)), found \"\(name.shown)\"")
                let error = DecodingError.dataCorrupted(context)
                dropped.append(XML.DroppedItem(key: codingKey, error: attempt.xml?.located(error) ?? error))
                continue
            }
            if let value = attempt.value(&dropped, codingKey) { result[key] = value }
        }
        return (result, dropped)
    }
}

extension Optional: XMLLossyValue where Wrapped: XMLLossyValue {
    /// Decodes the valid items, and returns the errors of the others. For the coders only.
    public static func _xmlDecodeLossy(from decoder: any Decoder) throws -> (Wrapped?, [XML.DroppedItem]) {
        guard let lossy = try decoder.singleValueContainer().decode(XMLLossy<Wrapped>?.self) else { return (nil, []) }
        return (lossy.wrappedValue, lossy.projectedValue)
    }
}

/// A value or its error: decoding it never throws, so the container that holds it continues.
private struct Attempt<Value: Decodable>: Decodable, XMLValueProperty, TolerantProperty {
    typealias _Coded = Value

    let result: Result<Value, any Error>
    /// Locates an item whose key is dropped.
    let xml: (any XMLValueDecoding)?

    init(from decoder: any Decoder) throws {
        xml = decoder as? any XMLValueDecoding
        result = Result { try decoder.singleValueContainer().decode(Value.self) }
    }

    private func absent<Absent: XMLOptionalValue>(_ type: Absent.Type) -> Value? { Absent._xmlAbsent as? Value }

    /// Returns the value. A malformed item is added to `dropped` and yields the value for an absent key, if its type
    /// has one.
    func value(_ dropped: inout [XML.DroppedItem], _ key: any CodingKey) -> Value? {
        switch result {
        case .success(let value): return value
        case .failure(let error):
            dropped.append(XML.DroppedItem(key: key, error: error))
            return (Value.self as? any XMLOptionalValue.Type).flatMap { absent($0) }
        }
    }
}
