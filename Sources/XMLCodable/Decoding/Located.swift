/// A value together with the place where it stands in the document.
///
/// ```swift
/// struct Order: Codable {
///     var quantity: Located<Int>
/// }
/// let order = try XMLDecoder().decode(Order.self, from: data)
/// if order.quantity.value > 10 { print("line \(order.quantity.line ?? 0): that is too many") }
/// ```
///
/// It decodes and encodes as the plain value, with any coder; a value from elsewhere has no place. Values count as equal
/// wherever they stand.
public struct Located<Value> {
    /// The value.
    public var value: Value
    /// Where it stands; nil for a value that ``XMLDecoder`` did not decode.
    public var location: XMLValueLocation?

    /// The line, from 1.
    public var line: Int? { location?.line }
    /// The column in characters (Unicode scalars), from 1.
    public var column: Int? { location?.column }

    /// Makes a value that stands nowhere, or where you say.
    public init(_ value: Value, at location: XMLValueLocation? = nil) {
        self.value = value
        self.location = location
    }
}

extension Located: Decodable where Value: Decodable {
    /// Decodes the plain value, by the coder's strategies.
    public init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer().decode(Value.self)
        self.init(value, at: (decoder as? ValueDecoder).map { $0.state.location($0.place) })
    }
}

extension Located: Encodable where Value: Encodable {
    /// Encodes the plain value, by the coder's strategies.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value)
    }
}

extension Located: Equatable where Value: Equatable {
    /// Whether the values are equal.
    public static func == (first: Located, second: Located) -> Bool { first.value == second.value }
}

extension Located: Hashable where Value: Hashable {
    /// Hashes the value.
    public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension Located: Sendable where Value: Sendable {}
