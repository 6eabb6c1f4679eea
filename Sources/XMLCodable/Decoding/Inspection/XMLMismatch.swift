#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// One way in which a document does not match a model, as listed by `XMLDecoder.diagnose`.
///
/// ```
/// 2:15: expected an integer for Order.quantity at /order/quantity, found "two"
/// ```
public struct XMLMismatch: Error, Sendable, Hashable, CustomStringConvertible {
    /// A kind of mismatch. Later versions may add more kinds.
    public struct Kind: Sendable, Hashable, CustomStringConvertible {
        /// The name of the kind, such as `missing`.
        public let description: String

        init(_ name: String) { description = name }

        /// The model requires a value that the document does not have.
        public static let missing = Kind("missing")
        /// A value is present, but the model cannot be decoded from it.
        public static let malformed = Kind("malformed")
        /// An element that the model does not read.
        public static let unknownElement = Kind("unknownElement")
        /// An attribute that the model does not read.
        public static let unknownAttribute = Kind("unknownAttribute")
        /// Text that the model does not read.
        public static let unknownText = Kind("unknownText")
        /// A further element that a path leads through: its content is read as if it were in the first one, where it
        /// would be encoded.
        public static let mergedElement = Kind("mergedElement")
        /// An element with the whole name of a key that is a path, such as `a.b`: it is read, but would be encoded as the path.
        /// The key `a..b` is for the element.
        public static let renamedElement = Kind("renamedElement")
        /// A value that is unknown to an enum, and is replaced by its ``XMLFallbackCase/xmlFallbackCase``, so that another
        /// one would be encoded.
        public static let replacedValue = Kind("replacedValue")
        /// A place where the document is not well-formed XML, and was repaired; see ``XML/ParsingOptions/repairs``.
        public static let repaired = Kind("repaired")
        /// The document is not well-formed XML, so nothing else is known about it.
        public static let notWellFormed = Kind("notWellFormed")
    }

    /// The kind of the mismatch.
    public let kind: Kind
    /// The key path of the property in the model, such as `items[1].quantity`; empty for the root.
    ///
    /// For content that the model does not read, it is the key path of the enclosing value.
    public var keyPath: String { Self.keyPath(path.keys) }
    private let path: Path
    /// The location in the document; for a missing value, the location of the element that lacks it.
    public let location: XMLLocation
    /// A message that begins with the line and column, as in the errors of ``XMLDecoder``.
    public let description: String

    /// The line number, starting at 1.
    public var line: Int { location.line }
    /// The column in characters (Unicode scalars), starting at 1.
    public var column: Int { location.column }
    /// The path of the element, such as `/orders/order[2]/quantity`, followed by `/@name` for an attribute.
    public var elementPath: String { location.elementPath }
}

extension XMLMismatch {
    /// A coding path, compared as text.
    private struct Path: Sendable, Hashable {
        let trail: KeyTrail?

        var keys: [any CodingKey] { trail?.keys ?? [] }

        static func == (one: Path, other: Path) -> Bool { keyPath(one.keys) == keyPath(other.keys) }
        func hash(into hasher: inout Hasher) { hasher.combine(keyPath(keys)) }
    }

    init(kind: Kind, path: KeyTrail?, location: XMLLocation, description: String) {
        self.kind = kind
        self.path = Path(trail: path)
        self.location = location
        self.description = description
    }

    /// The coding path of the property in the model.
    var codingPath: [any CodingKey] { path.keys }

    /// Creates a mismatch from an error; `place` is used for errors without a location.
    init(_ error: any Error, at place: XMLLocation, in path: [any CodingKey]) {
        var kind = Kind.malformed
        var path = path
        var sentence = "\(place.line):\(place.column): \(error), at \(place.shownPath)"
        var location = place
        func read(_ context: DecodingError.Context) {
            path = context.codingPath
            sentence = context.debugDescription
            if let known = context.underlyingError.flatMap(XMLLocation.init(of:)) { location = known }
            if context.underlyingError is XMLParsingError { kind = .notWellFormed }
        }
        switch error as? DecodingError {
        case .keyNotFound(let key, let context)?:
            read(context)
            path.append(key)
            kind = .missing
        case .valueNotFound(_, let context)?:
            read(context)
            kind = .missing
        case .typeMismatch(_, let context)?, .dataCorrupted(let context)?: read(context)
        default: break
        }
        self.init(kind: kind, path: KeyTrail(path), location: location, description: sentence)
    }

    /// Returns the keys separated by dots, with indices in brackets.
    static func keyPath(_ path: [any CodingKey]) -> String {
        var text = ""
        for key in path {
            if key is XMLIndexKey, let index = key.intValue {
                text += "[\(index)]"
            } else {
                text += (text.isEmpty ? "" : ".") + key.stringValue
            }
        }
        return text
    }
}

extension XMLMismatch: LocalizedError {
    /// The description.
    public var errorDescription: String? { description }
}
