/// The key of a value in an element of its own; see ``XML/ValueAt``.
public protocol XMLValueKey {
    /// The key, in the syntax of coding keys: `td`, `@ref` or a path.
    static var key: String { get }
}

extension XML {
    /// A value under a key of an element of its own, such as each row of a table, or an attribute of each of several elements.
    ///
    /// ```swift
    /// struct Sheet: Codable {
    ///     @XMLTransformed<[XML.ValueAt<[String], Cell>]> var rows: [[String]]
    ///     @XMLTransformed<[XML.ValueAt<String, Target>]> var links: [String]
    ///
    ///     enum CodingKeys: String, CodingKey { case rows = "tr", links = "a" }
    ///     enum Cell: XMLValueKey { static let key = "td" }
    ///     enum Target: XMLValueKey { static let key = "@href" }
    /// }
    /// ```
    /// ```xml
    /// <Sheet><tr><td>1</td><td>2</td></tr><tr><td>3</td></tr><a href="x" /><a href="y" /></Sheet>
    /// ```
    ///
    /// It spares a type with a single property. A plain `[[String]]` under the key `tr.td` would mean rows of rows. Other coders
    /// see the value itself.
    public enum ValueAt<Value: Codable, Key: XMLValueKey>: XMLTransform {
        /// An element with the value.
        public struct Coded: Codable {
            fileprivate let value: Value

            fileprivate init(value: Value) { self.value = value }

            /// Decodes the value from an element.
            public init(from decoder: any Decoder) throws {
                value = try decoder.container(keyedBy: XMLChosenKey.self)
                    .decode(Value.self, forKey: XMLChosenKey(Key.key))
            }

            /// Encodes the value into an element.
            public func encode(to encoder: any Encoder) throws {
                var container = encoder.container(keyedBy: XMLChosenKey.self)
                try container.encode(value, forKey: XMLChosenKey(Key.key))
            }
        }

        /// Returns the value in an element.
        public static func decode(_ coded: Coded) -> Value { coded.value }

        /// Returns an element with the value.
        public static func encode(_ value: Value) -> Coded { Coded(value: value) }

        /// Decodes the value in an element.
        public static func decode(from decoder: any Decoder) throws -> Value {
            guard decoder is any XMLValueDecoding else {
                return try decoder.singleValueContainer().decode(Value.self)
            }
            return try Coded(from: decoder).value
        }

        /// Encodes an element with the value.
        public static func encode(_ value: Value, to encoder: any Encoder) throws {
            // The old value of an update is looked up by the keys that the document has.
            guard encoder is any XMLValueEncoding || encoder is RecordingEncoder else {
                var container = encoder.singleValueContainer()
                return try container.encode(value)
            }
            try Coded(value: value).encode(to: encoder)
        }
    }
}
