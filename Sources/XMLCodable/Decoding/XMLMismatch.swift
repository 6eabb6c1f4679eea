/// One way in which a document does not fit a model: what `XMLDecoder.diagnose` lists.
///
/// ```
/// 2:15: expected an integer for Order.quantity at /order/quantity, found "two"
/// ```
public struct XMLMismatch: Error, Sendable, Hashable, CustomStringConvertible {
    /// What is wrong. More kinds may come with later versions.
    public struct Kind: Sendable, Hashable, CustomStringConvertible {
        /// The name of the kind, such as `missing`.
        public let description: String

        init(_ name: String) { description = name }

        /// The model needs a value, and the document has none.
        public static let missing = Kind("missing")
        /// A value is there, and the model cannot be made from it.
        public static let malformed = Kind("malformed")
        /// An element that the model does not read.
        public static let unknownElement = Kind("unknownElement")
        /// An attribute that the model does not read.
        public static let unknownAttribute = Kind("unknownAttribute")
        /// Text that the model does not read.
        public static let unknownText = Kind("unknownText")
        /// The document is not well-formed XML: nothing else is known of it.
        public static let notWellFormed = Kind("notWellFormed")
    }

    /// What is wrong.
    public let kind: Kind
    /// The property in the model, such as `items[1].quantity`; empty for the root.
    ///
    /// For what the model does not read it is the value that stands around it.
    public let keyPath: String
    /// Where it stands; what is missing is missing in the element that stands there.
    public let location: XMLValueLocation
    /// A sentence with the place in front, as ``XMLDecoder`` puts it into its errors.
    public let description: String

    /// The line, from 1.
    public var line: Int { location.line }
    /// The column in characters (Unicode scalars), from 1.
    public var column: Int { location.column }
    /// The element, such as `/orders/order[2]/quantity`, with `/@name` behind it for an attribute.
    public var elementPath: String { location.elementPath }
}

extension XMLMismatch {
    /// What an error says of a document; `place` serves errors that do not know theirs.
    init(_ error: any Error, at place: XMLValueLocation, in path: [any CodingKey]) {
        var kind = Kind.malformed
        var path = path
        var sentence = "\(place.line):\(place.column): \(error), at \(place.elementPath)"
        var location = place
        func read(_ context: DecodingError.Context) {
            path = context.codingPath
            sentence = context.debugDescription
            if let known = context.underlyingError as? XMLValueLocation { location = known }
            if let syntax = context.underlyingError as? XMLParsingError {
                kind = .notWellFormed
                location = XMLValueLocation(
                    line: syntax.line, column: syntax.column, byteOffset: syntax.byteOffset, elementPath: "/")
            }
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
        self.kind = kind
        keyPath = Self.keyPath(path)
        self.location = location
        description = sentence
    }

    /// Keys with dots between, indices in brackets.
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
