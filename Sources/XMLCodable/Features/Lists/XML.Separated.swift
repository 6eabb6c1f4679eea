/// What separates the items of an ``XML/Separated`` list.
public protocol XMLListSeparator {
    /// An ASCII character that is no white space, such as a comma. It cannot be `&`, `<`, `>` or a quotation mark, which may have
    /// to be written as references.
    static var separator: Character { get }
}

extension XML {
    /// A comma between the items of a ``Separated`` list.
    public enum Comma: XMLListSeparator {
        /// The comma.
        public static var separator: Character { "," }
    }

    /// A semicolon between the items of a ``Separated`` list.
    public enum Semicolon: XMLListSeparator {
        /// The semicolon.
        public static var separator: Character { ";" }
    }

    /// A list in a single text, with items separated by a character other than white space.
    ///
    /// ```swift
    /// struct Shape: Codable {
    ///     @XMLAttribute @XMLTransformed<XML.Separated<Double, XML.Comma>> var point: [Double]
    ///     @XMLTransformed<XML.Separated<String, XML.Semicolon>?> var tags: [String]?
    /// }
    /// ```
    /// ```xml
    /// <Shape point="1.5, 2"><tags>new;very old</tags></Shape>
    /// ```
    ///
    /// The items are scalars and follow the coder's strategies. White space around an item is no part of it, and items are
    /// written with the separator alone: `1.5,2.0`. An empty text is an empty list. Other coders see the plain array. Encoding
    /// throws if an item contains the separator or has white space at its ends, or if it is the only one and empty.
    public enum Separated<Item: Codable, Separator: XMLListSeparator>: XMLTransform {
        /// Returns the items of a text, with the default options.
        public static func decode(_ coded: String) throws -> [Item] {
            _ = try separator()
            return try XMLDecoder().decode(Root.self, from: "<r>\(XML.escaped(coded))</r>").items
        }

        /// Returns the text of items, with the default options.
        public static func encode(_ value: [Item]) throws -> String {
            _ = try separator()
            return try XMLDecoder().decode(
                String.self, from: XMLEncoder().encodeToString(Root(items: value), withRootKey: "r"))
        }

        /// Returns the items of a text, with the options of the decoder.
        public static func decode(_ coded: String, by decoder: any Decoder) throws -> [Item] {
            guard let decoder = ValueDecoder.of(decoder) else { return try decode(coded) }
            return try decoder.tokens(Item.self, of: Array(coded.utf8), separator: separator())
        }

        /// Returns the text of items, with the options of the encoder.
        public static func encode(_ value: [Item], by encoder: any Encoder) throws -> String {
            guard let encoder = ValueEncoder.ofText(encoder) else { return try encode(value) }
            return try encoder.text(ofTokens: value, separator: separator())
        }

        /// Decodes the items.
        public static func decode(from decoder: any Decoder) throws -> [Item] {
            guard let decoder = ValueDecoder.of(decoder) else {
                return try decoder.singleValueContainer().decode([Item].self)
            }
            return try decoder.tokens(Item.self, separator: separator { decoder.malformed($0.expected) })
        }

        /// Encodes the items.
        public static func encode(_ value: [Item], to encoder: any Encoder) throws {
            guard let encoder = ValueEncoder.of(encoder) else {
                var container = encoder.singleValueContainer()
                guard let list = ValueEncoder.ofText(encoder) else { return try container.encode(value) }
                return try container.encode(list.text(ofTokens: value, separator: separator()))
            }
            let separator = try separator { TransformErrors.encoding($0, value, [Item].self, by: encoder) }
            try encoder.encode(tokens: value, isOptional: true, separator: separator)
        }

        /// Returns the separator.
        ///
        /// - Parameter error: Gives the error of one that cannot be used a place.
        private static func separator(_ error: (TransformError) -> any Error = { $0 }) throws -> UInt8 {
            guard let byte = Separator.separator.asciiValue, byte > 0x20, byte < 0x7F, !"&<>\"'".utf8.contains(byte)
            else {
                throw error(
                    TransformError(
                        expected: "a separator that is an ASCII character, no white space, and none of & < > \" '"))
            }
            return byte
        }

        private struct Root: Codable {
            let items: [Item]

            init(items: [Item]) { self.items = items }
            init(from decoder: any Decoder) throws { items = try Separated.decode(from: decoder) }
            func encode(to encoder: any Encoder) throws { try Separated.encode(items, to: encoder) }
        }
    }
}

extension XML.Separated: TokensTransform {}
