/// A value together with its location in the document.
///
/// ```swift
/// struct Order: Codable {
///     var quantity: XMLLocated<Int>
/// }
/// let order = try XMLDecoder().decode(Order.self, from: data)
/// if order.quantity.value > 10 { print("line \(order.quantity.line ?? 0): that is too many") }
/// ```
///
/// It decodes and encodes as the plain value, with any coder. A value that ``XMLDecoder`` did not decode has no
/// location unless you specify one. Equality ignores locations.
public struct XMLLocated<Value> {
    /// The value.
    public var value: Value
    /// The location in the document; nil for a value that ``XMLDecoder`` did not decode.
    public var location: XMLLocation?

    /// The line number, starting at 1.
    public var line: Int? { location?.line }
    /// The column in characters (Unicode scalars), starting at 1.
    public var column: Int? { location?.column }

    /// Creates a value with the given location. Defaults to no location.
    public init(_ value: Value, at location: XMLLocation? = nil) {
        self.value = value
        self.location = location
    }
}

extension XMLLocated: Decodable where Value: Decodable {
    /// Decodes the plain value with the strategies of the decoder.
    public init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer().decode(Value.self)
        self.init(value, at: ValueDecoder.of(decoder).map { $0.state.places.location($0.place) })
    }
}

extension XMLLocated: Encodable where Value: Encodable {
    /// Encodes the plain value with the strategies of the encoder.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value)
    }
}

extension XMLLocated: AnnotatedValue {
    static var valueType: Any.Type { Value.self }
}

extension XMLLocated: Equatable where Value: Equatable {
    /// Returns whether the values are equal, regardless of their locations.
    public static func == (first: XMLLocated, second: XMLLocated) -> Bool { first.value == second.value }
}

extension XMLLocated: Hashable where Value: Hashable {
    /// Hashes the value, ignoring its location.
    public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension XMLLocated: Sendable where Value: Sendable {}

extension XMLLocated: CustomStringConvertible, CustomDebugStringConvertible {
    /// The description of the value.
    public var description: String { String(describing: value) }

    /// The debug description of the value, with its location if it has one: `12 at 3:14`.
    public var debugDescription: String {
        guard let location else { return String(reflecting: value) }
        return "\(String(reflecting: value)) at \(location.line):\(location.column)"
    }
}
