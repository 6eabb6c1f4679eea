/// A conversion between the value in a document and the value of a property, used by ``XMLTransformed``.
///
/// ```swift
/// enum Percent: XMLTransform {
///     static func decode(_ coded: Double) throws -> Double { coded / 100 }
///     static func encode(_ value: Double) throws -> Double { value * 100 }
/// }
/// struct Tax: Codable {
///     @XMLTransformed<Percent> var rate: Double
/// }
/// ```
/// ```xml
/// <Tax><rate>19.0</rate></Tax>
/// ```
///
/// `Percent?`, `[Percent]` and `[String: Percent]` are transforms too, for an Optional, an Array and a Dictionary;
/// ``XML/SetOf`` is for a Set, and ``XML/Chained`` combines two transforms. Every coder, including those for JSON, sees
/// the coded value.
public protocol XMLTransform {
    /// The type of the value in the document: String for text, a number, or any other Codable type.
    associatedtype Coded: Codable
    /// The type of the property's value.
    associatedtype Output

    /// Returns the property's value for a value in the document.
    ///
    /// Throw ``XML/TransformError`` to state what was expected; the coder adds the location.
    static func decode(_ coded: Coded) throws -> Output
    /// Returns the value in the document for the property's value.
    static func encode(_ value: Output) throws -> Coded
    /// Returns the property's value for a value that was decoded from a decoder's place, as ``XML/Chained`` and
    /// ``XML/AnyOf`` have it. The default implementation calls ``decode(_:)``; implement it if the options of the coder
    /// matter, such as its `userInfo`.
    static func decode(_ coded: Coded, by decoder: any Decoder) throws -> Output
    /// Returns the value to encode at an encoder's place for the property's value. The default implementation calls
    /// ``encode(_:)``.
    static func encode(_ value: Output, by encoder: any Encoder) throws -> Coded
    /// Decodes the value. The default implementation decodes ``Coded`` and calls ``decode(_:by:)``.
    static func decode(from decoder: any Decoder) throws -> Output
    /// Encodes the value. The default implementation calls ``encode(_:by:)`` and encodes the result.
    static func encode(_ value: Output, to encoder: any Encoder) throws
}

extension XML {
    /// An error that a transform throws if it cannot convert a value.
    public struct TransformError: Error, Sendable, Hashable, CustomStringConvertible {
        /// A description of what was expected, such as `a color`.
        public let expected: String

        /// Creates an error that states what was expected: `expected a color, found "pink"`.
        public init(expected: String) { self.expected = expected }

        /// A human-readable description of the error.
        public var description: String { "expected \(expected)" }
    }
}

// Not compiled for each transform: that would be some 300 bytes of code for each.
extension XMLTransform {
    /// Returns the property's value for a value in the document, whatever the decoder.
    @_semantics("optimize.sil.specialize.generic.never")
    public static func decode(_ coded: Coded, by decoder: any Decoder) throws -> Output { try decode(coded) }

    /// Returns the value in the document for the property's value, whatever the encoder.
    @_semantics("optimize.sil.specialize.generic.never")
    public static func encode(_ value: Output, by encoder: any Encoder) throws -> Coded { try encode(value) }

    /// Decodes the coded value and transforms it.
    @_semantics("optimize.sil.specialize.generic.never")
    public static func decode(from decoder: any Decoder) throws -> Output {
        let coded = try decoder.singleValueContainer().decode(Coded.self)
        do {
            return try decode(coded, by: decoder)
        } catch {
            throw TransformErrors.decoding(error, coded, Self.self, by: decoder)
        }
    }

    /// Transforms the value and encodes the result.
    @_semantics("optimize.sil.specialize.generic.never")
    public static func encode(_ value: Output, to encoder: any Encoder) throws {
        try encodeCoded(value, to: encoder)
    }

    /// What the default implementation does, for transforms that have another one for some encoders.
    @_semantics("optimize.sil.specialize.generic.never")
    static func encodeCoded(_ value: Output, to encoder: any Encoder) throws {
        let coded: Coded
        do {
            coded = try encode(value, by: encoder)
        } catch {
            throw TransformErrors.encoding(error, value, Output.self, by: encoder)
        }
        var container = encoder.singleValueContainer()
        try container.encode(coded)
    }
}

// MARK: - Collections

// Each item is decoded separately, so that an error has its index or key and its location.

extension Optional: XMLTransform where Wrapped: XMLTransform {
    /// Returns the property's value for a value in the document.
    public static func decode(_ coded: Wrapped.Coded?) throws -> Wrapped.Output? { try coded.map(Wrapped.decode) }
    /// Returns the value in the document for the property's value.
    public static func encode(_ value: Wrapped.Output?) throws -> Wrapped.Coded? { try value.map(Wrapped.encode) }

    /// Returns the property's value for a value in the document.
    public static func decode(_ coded: Wrapped.Coded?, by decoder: any Decoder) throws -> Wrapped.Output? {
        try coded.map { try Wrapped.decode($0, by: decoder) }
    }

    /// Returns the value in the document for the property's value.
    public static func encode(_ value: Wrapped.Output?, by encoder: any Encoder) throws -> Wrapped.Coded? {
        try value.map { try Wrapped.encode($0, by: encoder) }
    }

    /// Decodes the value separately, so that an error has its location.
    public static func decode(from decoder: any Decoder) throws -> Wrapped.Output? {
        try decoder.singleValueContainer().decode(XMLTransformed<Wrapped>?.self)?.wrappedValue
    }

    /// Encodes the value separately.
    public static func encode(_ value: Wrapped.Output?, to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value.map { XMLTransformed<Wrapped>(wrappedValue: $0) })
    }
}

extension Array: XMLTransform where Element: XMLTransform {
    /// Returns the property's value for a value in the document.
    public static func decode(_ coded: [Element.Coded]) throws -> [Element.Output] { try coded.map(Element.decode) }
    /// Returns the value in the document for the property's value.
    public static func encode(_ value: [Element.Output]) throws -> [Element.Coded] { try value.map(Element.encode) }

    /// Returns the property's value for a value in the document.
    public static func decode(_ coded: [Element.Coded], by decoder: any Decoder) throws -> [Element.Output] {
        try coded.map { try Element.decode($0, by: decoder) }
    }

    /// Returns the value in the document for the property's value.
    public static func encode(_ value: [Element.Output], by encoder: any Encoder) throws -> [Element.Coded] {
        try value.map { try Element.encode($0, by: encoder) }
    }

    /// Decodes each item separately, so that an error has its location.
    public static func decode(from decoder: any Decoder) throws -> [Element.Output] {
        try decoder.singleValueContainer().decode([XMLTransformed<Element>].self).map(\.wrappedValue)
    }

    /// Encodes each item separately.
    public static func encode(_ value: [Element.Output], to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value.map { XMLTransformed<Element>(wrappedValue: $0) })
    }
}

extension Dictionary: XMLTransform where Key: Codable, Value: XMLTransform {
    /// Returns the property's value for a value in the document.
    public static func decode(_ coded: [Key: Value.Coded]) throws -> [Key: Value.Output] {
        try coded.mapValues(Value.decode)
    }

    /// Returns the value in the document for the property's value.
    public static func encode(_ value: [Key: Value.Output]) throws -> [Key: Value.Coded] {
        try value.mapValues(Value.encode)
    }

    /// Returns the property's value for a value in the document.
    public static func decode(_ coded: [Key: Value.Coded], by decoder: any Decoder) throws -> [Key: Value.Output] {
        try coded.mapValues { try Value.decode($0, by: decoder) }
    }

    /// Returns the value in the document for the property's value.
    public static func encode(_ value: [Key: Value.Output], by encoder: any Encoder) throws -> [Key: Value.Coded] {
        try value.mapValues { try Value.encode($0, by: encoder) }
    }

    /// Decodes each item separately, so that an error has its location.
    public static func decode(from decoder: any Decoder) throws -> [Key: Value.Output] {
        try decoder.singleValueContainer().decode([Key: XMLTransformed<Value>].self).mapValues(\.wrappedValue)
    }

    /// Encodes each item separately.
    public static func encode(_ value: [Key: Value.Output], to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value.mapValues { XMLTransformed<Value>(wrappedValue: $0) })
    }
}

extension XML {
    /// A transform for a Set, based on a transform for its elements.
    public enum SetOf<Item: XMLTransform>: XMLTransform where Item.Output: Hashable {
        /// Returns the property's value for a value in the document.
        public static func decode(_ coded: [Item.Coded]) throws -> Set<Item.Output> {
            Set(try coded.map(Item.decode))
        }

        /// Returns the value in the document for the property's value.
        public static func encode(_ value: Set<Item.Output>) throws -> [Item.Coded] { try value.map(Item.encode) }

        /// Returns the property's value for a value in the document.
        public static func decode(_ coded: [Item.Coded], by decoder: any Decoder) throws -> Set<Item.Output> {
            Set(try coded.map { try Item.decode($0, by: decoder) })
        }

        /// Returns the value in the document for the property's value.
        public static func encode(_ value: Set<Item.Output>, by encoder: any Encoder) throws -> [Item.Coded] {
            try value.map { try Item.encode($0, by: encoder) }
        }

        /// Decodes each item separately, so that an error has its location.
        public static func decode(from decoder: any Decoder) throws -> Set<Item.Output> {
            Set(try [Item].decode(from: decoder))
        }

        /// Encodes each item separately.
        public static func encode(_ value: Set<Item.Output>, to encoder: any Encoder) throws {
            try [Item].encode(Array(value), to: encoder)
        }
    }

    /// Two transforms in sequence: the first is applied next to the document, the second next to the property.
    ///
    /// ```swift
    /// @XMLTransformed<XML.Chained<XML.AsString<Double>, Celsius>> var temperature: Double
    /// ```
    public enum Chained<First: XMLTransform, Second: XMLTransform>: XMLTransform where First.Output == Second.Coded {
        /// Returns the property's value for a value in the document.
        public static func decode(_ coded: First.Coded) throws -> Second.Output {
            try Second.decode(try First.decode(coded))
        }

        /// Returns the value in the document for the property's value.
        public static func encode(_ value: Second.Output) throws -> First.Coded {
            try First.encode(try Second.encode(value))
        }

        /// Returns the property's value for a value in the document.
        public static func decode(_ coded: First.Coded, by decoder: any Decoder) throws -> Second.Output {
            try Second.decode(try First.decode(coded, by: decoder), by: decoder)
        }

        /// Returns the value in the document for the property's value.
        public static func encode(_ value: Second.Output, by encoder: any Encoder) throws -> First.Coded {
            try First.encode(try Second.encode(value, by: encoder), by: encoder)
        }

        /// Decodes the value as the first transform does, from the place that it reads.
        public static func decode(from decoder: any Decoder) throws -> Second.Output {
            let coded = try First.decode(from: decoder)
            do {
                return try Second.decode(coded, by: decoder)
            } catch {
                throw TransformErrors.decoding(error, coded, Second.self, by: decoder)
            }
        }

        /// Encodes the value as the first transform does, to the place that it writes.
        public static func encode(_ value: Second.Output, to encoder: any Encoder) throws {
            let coded: First.Output
            do {
                coded = try Second.encode(value, by: encoder)
            } catch {
                throw TransformErrors.encoding(error, value, Second.Output.self, by: encoder)
            }
            try First.encode(coded, to: encoder)
        }
    }
}
