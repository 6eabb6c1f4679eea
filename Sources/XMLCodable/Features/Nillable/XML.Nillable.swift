extension XML {
    /// A value whose element can be nil: `xsi:nil="true"` (XML Schema, part 1, section 2.6.2).
    ///
    /// ```swift
    /// struct Quote: Codable {
    ///     var price: XML.Nillable<Decimal>
    ///     var volume: XML.Nillable<Int>?
    /// }
    /// ```
    /// ```xml
    /// <Quote xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
    ///     <price xsi:nil="true" currency="EUR"/>
    /// </Quote>
    /// ```
    ///
    /// Nil is an element that says so, and keeps its attributes; an Optional of a Nillable is nil if there is no element.
    /// Other coders see the value or nil.
    public enum Nillable<Value> {
        /// The value of an element that does not say nil.
        case value(Value)
        /// An element that says nil, with its attributes except `xsi:nil` and namespace declarations.
        case null(attributes: [XML.Attribute])

        /// An element that says nil, without other attributes.
        public static var null: Nillable { .null(attributes: []) }

        /// The value; nil for an element that says nil.
        public var value: Value? {
            if case .value(let value) = self { value } else { nil }
        }

        /// Creates a value, or an element that says nil.
        public init(_ value: Value?) { self = value.map { .value($0) } ?? .null }
    }
}

extension XML.Nillable: Decodable where Value: Decodable {
    /// Decodes the value, unless the element says nil.
    public init(from decoder: any Decoder) throws {
        let xml = decoder as? any XMLValueDecoding
        if let attributes = xml?.attributesOfNil() {
            self = .null(attributes: attributes)
            return
        }
        let container = try decoder.singleValueContainer()
        if xml == nil, container.decodeNil() {
            self = .null
        } else {
            self = .value(try container.decode(Value.self))
        }
    }
}

extension XML.Nillable: Encodable where Value: Encodable {
    /// Encodes the value, or an element that says nil.
    ///
    /// - Throws: `EncodingError` for nil as an attribute or as text.
    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .value(let value):
            var container = encoder.singleValueContainer()
            try container.encode(value)
        case .null(let attributes):
            if let xml = encoder as? any XMLValueEncoding { return try xml.encodeNil(attributes: attributes) }
            var container = encoder.singleValueContainer()
            try container.encodeNil()
        }
    }
}

extension XML.Nillable: AnnotatedValue {
    static var valueType: Any.Type { Value.self }
    static var saysNil: Bool { true }
}

extension XML.Nillable: Equatable where Value: Equatable {}
extension XML.Nillable: Hashable where Value: Hashable {}
extension XML.Nillable: Sendable where Value: Sendable {}
