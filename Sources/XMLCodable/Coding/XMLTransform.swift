/// Two functions between what stands in a document and what a property holds; used by ``XMLTransformed``.
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
/// ``XML/SetOf`` is for a Set, ``XML/Chained`` joins two. Every coder sees the coded value, JSON's too.
public protocol XMLTransform {
    /// What stands in the document: text as String, a number, or any other type that is Codable.
    associatedtype Coded: Codable
    /// What the property holds.
    associatedtype Output

    /// The value of the property.
    ///
    /// Throw ``XML/TransformError`` to say what was expected; the coder adds the place.
    static func decode(_ coded: Coded) throws -> Output
    /// What stands in the document for a value.
    static func encode(_ value: Output) throws -> Coded
    /// Reads the value. Defaults to reading ``Coded`` and calling ``decode(_:)``.
    static func decode(from decoder: any Decoder) throws -> Output
    /// Writes the value. Defaults to calling ``encode(_:)`` and writing the result.
    static func encode(_ value: Output, to encoder: any Encoder) throws
}

extension XML {
    /// What a transform throws when a value has no counterpart.
    public struct TransformError: Error, Sendable, Hashable, CustomStringConvertible {
        /// What was expected, such as `a colour`.
        public let expected: String

        /// An error that says what was expected: `expected a colour, found "pink"`.
        public init(expected: String) { self.expected = expected }

        /// A sentence for people.
        public var description: String { "expected \(expected)" }
    }
}

extension XMLTransform {
    /// Reads the coded value and transforms it.
    public static func decode(from decoder: any Decoder) throws -> Output {
        let coded = try decoder.singleValueContainer().decode(Coded.self)
        do {
            return try decode(coded)
        } catch let error as DecodingError {
            throw error
        } catch {
            let expected = (error as? XML.TransformError)?.expected ?? "a value that \(Self.self) takes (\(error))"
            if let decoder = decoder as? any XMLValueDecoding { throw decoder.malformed(expected) }
            throw DecodingError.dataCorrupted(
                .init(
                    codingPath: decoder.codingPath, debugDescription: "expected \(expected), found \(coded)",
                    underlyingError: error))
        }
    }

    /// Transforms the value and writes the result.
    public static func encode(_ value: Output, to encoder: any Encoder) throws {
        let coded: Coded
        do {
            coded = try encode(value)
        } catch let error as EncodingError {
            throw error
        } catch {
            throw EncodingError.invalidValue(
                value,
                .init(
                    codingPath: encoder.codingPath,
                    debugDescription: "cannot write a value of type \(Output.self): \(error)", underlyingError: error))
        }
        var container = encoder.singleValueContainer()
        try container.encode(coded)
    }
}

// MARK: - Collections

// Each item decodes by itself, so that an error has its index or key and its place.

extension Optional: XMLTransform where Wrapped: XMLTransform {
    /// The value of the property.
    public static func decode(_ coded: Wrapped.Coded?) throws -> Wrapped.Output? { try coded.map(Wrapped.decode) }
    /// What stands in the document.
    public static func encode(_ value: Wrapped.Output?) throws -> Wrapped.Coded? { try value.map(Wrapped.encode) }

    /// Reads each item by itself, so that an error has its place.
    public static func decode(from decoder: any Decoder) throws -> Wrapped.Output? {
        try decoder.singleValueContainer().decode(XMLTransformed<Wrapped>?.self)?.wrappedValue
    }

    /// Writes each item by itself.
    public static func encode(_ value: Wrapped.Output?, to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value.map { XMLTransformed<Wrapped>(wrappedValue: $0) })
    }
}

extension Array: XMLTransform where Element: XMLTransform {
    /// The value of the property.
    public static func decode(_ coded: [Element.Coded]) throws -> [Element.Output] { try coded.map(Element.decode) }
    /// What stands in the document.
    public static func encode(_ value: [Element.Output]) throws -> [Element.Coded] { try value.map(Element.encode) }

    /// Reads each item by itself, so that an error has its place.
    public static func decode(from decoder: any Decoder) throws -> [Element.Output] {
        try decoder.singleValueContainer().decode([XMLTransformed<Element>].self).map(\.wrappedValue)
    }

    /// Writes each item by itself.
    public static func encode(_ value: [Element.Output], to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value.map { XMLTransformed<Element>(wrappedValue: $0) })
    }
}

extension Dictionary: XMLTransform where Key: Codable, Value: XMLTransform {
    /// The value of the property.
    public static func decode(_ coded: [Key: Value.Coded]) throws -> [Key: Value.Output] {
        try coded.mapValues(Value.decode)
    }

    /// What stands in the document.
    public static func encode(_ value: [Key: Value.Output]) throws -> [Key: Value.Coded] {
        try value.mapValues(Value.encode)
    }

    /// Reads each item by itself, so that an error has its place.
    public static func decode(from decoder: any Decoder) throws -> [Key: Value.Output] {
        try decoder.singleValueContainer().decode([Key: XMLTransformed<Value>].self).mapValues(\.wrappedValue)
    }

    /// Writes each item by itself.
    public static func encode(_ value: [Key: Value.Output], to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value.mapValues { XMLTransformed<Value>(wrappedValue: $0) })
    }
}

extension XML {
    /// A transform for a Set, by a transform for its elements.
    public enum SetOf<Item: XMLTransform>: XMLTransform where Item.Output: Hashable {
        /// The value of the property.
        public static func decode(_ coded: [Item.Coded]) throws -> Set<Item.Output> {
            Set(try coded.map(Item.decode))
        }

        /// What stands in the document.
        public static func encode(_ value: Set<Item.Output>) throws -> [Item.Coded] { try value.map(Item.encode) }

        /// Reads each item by itself, so that an error has its place.
        public static func decode(from decoder: any Decoder) throws -> Set<Item.Output> {
            Set(try [Item].decode(from: decoder))
        }

        /// Writes each item by itself.
        public static func encode(_ value: Set<Item.Output>, to encoder: any Encoder) throws {
            try [Item].encode(Array(value), to: encoder)
        }
    }

    /// Two transforms, one behind the other: the first stands next to the document, the second next to the property.
    ///
    /// ```swift
    /// @XMLTransformed<XML.Chained<XML.AsString<Double>, Celsius>> var temperature: Double
    /// ```
    public enum Chained<First: XMLTransform, Second: XMLTransform>: XMLTransform where First.Output == Second.Coded {
        /// The value of the property.
        public static func decode(_ coded: First.Coded) throws -> Second.Output {
            try Second.decode(try First.decode(coded))
        }

        /// What stands in the document.
        public static func encode(_ value: Second.Output) throws -> First.Coded {
            try First.encode(try Second.encode(value))
        }
    }
}
