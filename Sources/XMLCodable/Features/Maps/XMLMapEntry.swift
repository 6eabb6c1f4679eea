/// An element that is an entry of a dictionary, used by ``XML/MapOf``.
///
/// ```swift
/// struct Setting: XMLMapEntry {
///     @XMLAttribute var name: String
///     var value: Int
///
///     var entry: (key: String, value: Int) { (name, value) }
///     init(key: String, value: Int) { (name, self.value) = (key, value) }
/// }
/// ```
///
/// ``XML/MapEntry`` is the usual one: a `key` attribute beside the content.
public protocol XMLMapEntry: Codable {
    /// The type of the dictionary's keys.
    associatedtype Key: Hashable
    /// The type of the dictionary's values.
    associatedtype Value

    /// The key and its value.
    var entry: (key: Key, value: Value) { get }

    /// Creates the element of an entry.
    init(key: Key, value: Value)
}

extension XML {
    /// A transform for a dictionary whose entries are repeated elements.
    ///
    /// ```swift
    /// struct Job: Codable {
    ///     @XMLTransformed<XML.MapOf<XML.MapEntry<String, Int>>> var limit: [String: Int]
    /// }
    /// ```
    /// ```xml
    /// <Job><limit key="files">100</limit><limit key="processes">8</limit></Job>
    /// ```
    ///
    /// The entries are written in the order of their keys' descriptions. Two entries with one key cause an error.
    public enum MapOf<Entry: XMLMapEntry>: XMLTransform {
        /// Returns the property's value for a value in the document.
        public static func decode(_ coded: [Entry]) throws -> [Entry.Key: Entry.Value] {
            var values: [Entry.Key: Entry.Value] = .init(minimumCapacity: coded.count)
            for (key, value) in coded.map(\.entry) where values.updateValue(value, forKey: key) != nil {
                throw XML.TransformError(expected: "different keys, found \"\("\(key)".shown)\" twice")
            }
            return values
        }

        /// Decodes the entries.
        ///
        /// - Throws: `DecodingError.dataCorrupted` if two entries have one key, and the errors of the entries.
        public static func decode(from decoder: any Decoder) throws -> [Entry.Key: Entry.Value] {
            let entries = try decoder.singleValueContainer().decode([Entry].self)
            do { return try decode(entries) } catch let error as XML.TransformError {
                let entry = (try? duplicate(in: entries, decoder)) ?? decoder
                let duplicate = DecodingError.dataCorrupted(
                    .init(codingPath: entry.codingPath, debugDescription: error.description))
                throw (entry as? any XMLValueDecoding)?.located(duplicate) ?? duplicate
            }
        }

        /// Returns the decoder of the first entry whose key is that of another one before it.
        private static func duplicate(in entries: [Entry], _ decoder: any Decoder) throws -> any Decoder {
            var keys: Set<Entry.Key> = []
            var items = try decoder.unkeyedContainer()
            for entry in entries {
                let item = try items.superDecoder()
                if !keys.insert(entry.entry.key).inserted { return item }
            }
            return decoder
        }

        /// Returns the value in the document for the property's value.
        public static func encode(_ value: [Entry.Key: Entry.Value]) throws -> [Entry] {
            value.map { (text: "\($0.key)", entry: $0) }.sorted(once: { $0.text < $1.text }).map {
                Entry(key: $0.entry.key, value: $0.entry.value)
            }
        }
    }

    /// An element with a `key` attribute, whose content is the value.
    public struct MapEntry<Key: Codable & Hashable, Value: Codable>: XMLMapEntry {
        @XMLAttribute private var key: Key
        @XMLText private var value: Value

        /// The key and its value.
        public var entry: (key: Key, value: Value) { (key, value) }

        /// Creates the element of an entry.
        ///
        /// - Parameters:
        ///   - key: The value of the attribute.
        ///   - value: The content of the element.
        public init(key: Key, value: Value) { (self.key, self.value) = (key, value) }
    }

    /// A transform for a dictionary that is the attributes of an element.
    ///
    /// ```swift
    /// struct Shape: Codable {
    ///     @XMLTransformed<XML.AttributeMap> var style: [String: String]
    /// }
    /// ```
    /// ```xml
    /// <Shape><style fill="red" stroke="black"/></Shape>
    /// ```
    ///
    /// The names are as written, and sorted when encoded. Other coders see the dictionary. ``XMLAnyAttributes`` holds the
    /// attributes of the element that has the property.
    public enum AttributeMap: XMLTransform {
        /// The attributes of an element.
        private struct Attributes: Codable {
            @XMLAnyAttributes var all: [XML.Attribute]
        }

        /// Returns the dictionary itself.
        public static func decode(_ coded: [String: String]) -> [String: String] { coded }
        /// Returns the dictionary itself.
        public static func encode(_ value: [String: String]) -> [String: String] { value }

        /// Decodes the attributes of an element, or a dictionary.
        public static func decode(from decoder: any Decoder) throws -> [String: String] {
            let container = try decoder.singleValueContainer()
            guard decoder is any XMLValueDecoding else { return try container.decode([String: String].self) }
            let attributes = try container.decode(Attributes.self).all
            return Dictionary(attributes.map { ($0.name.qualifiedName, $0.value) }) { first, _ in first }
        }

        /// Encodes the attributes of an element, or a dictionary.
        public static func encode(_ value: [String: String], to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            guard encoder is any XMLValueEncoding else { return try container.encode(value) }
            let names = Sorting.sorted(Array(value.keys))
            let attributes = names.map { XML.Attribute($0, value: value[$0] ?? "") }
            try container.encode(Attributes(all: attributes))
        }
    }
}
