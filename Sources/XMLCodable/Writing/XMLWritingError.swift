/// An error thrown when writing content, usually created in code, that no document can contain.
///
/// Content that was parsed and not changed can be written in UTF-8 and UTF-16. The exception is a carriage return in a
/// comment or processing instruction: only an entity can contain one, and without its entity it cannot be written.
public struct XMLWritingError: Error, Sendable, Hashable {
    /// A code that identifies the kind of error. Later versions may add more codes.
    public struct Code: Hashable, Sendable, RawRepresentable {
        /// The name of the code, such as `invalidName`.
        public let rawValue: String

        /// Creates a code from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        private init(_ name: StaticString) { rawValue = "\(name)" }

        /// An invalid name of an element, attribute or processing instruction.
        public static let invalidName = Code("invalidName")
        /// A character that XML does not allow, not even as a reference.
        public static let invalidCharacter = Code("invalidCharacter")
        /// An attribute that appears twice on one element, by its name or by its expanded name.
        public static let duplicateAttribute = Code("duplicateAttribute")
        /// A prefix without a declaration, a declaration that Namespaces in XML forbids, or a name that would be read
        /// with another namespace.
        public static let invalidNamespace = Code("invalidNamespace")
        /// A comment that contains `--` or a carriage return, or ends with `-`.
        public static let invalidComment = Code("invalidComment")
        /// A processing instruction whose data contains `?>` or a carriage return, or begins with white space.
        public static let invalidProcessingInstruction = Code("invalidProcessingInstruction")
        /// A malformed XML declaration or document type declaration.
        public static let invalidDeclaration = Code("invalidDeclaration")
        /// A character that the encoding lacks in a place that does not allow references: a name, a comment, a
        /// processing instruction or the document type declaration.
        public static let unencodableCharacter = Code("unencodableCharacter")
        /// An encoding that is supported only for reading.
        public static let unsupportedEncoding = Code("unsupportedEncoding")
        /// Text or an element outside the root element.
        public static let misplacedNode = Code("misplacedNode")
        /// A relative namespace name, which has no canonical form.
        public static let relativeNamespace = Code("relativeNamespace")
        /// A reference to an unknown entity, which has no canonical form.
        public static let unresolvedEntity = Code("unresolvedEntity")
    }

    /// The kind of error.
    public let code: Code
    /// A one-sentence description of the error, without its location.
    public let message: String
    /// The path of elements from the root to the error, such as `/menu/food`, or empty if the text is not in a
    /// document.
    public let elementPath: String

    package init(code: Code, message: String, elementPath: String) {
        self.code = code
        self.message = message
        self.elementPath = elementPath
    }

    package static func unsupported(_ encoding: XML.Encoding) -> XMLWritingError {
        XMLWritingError(
            code: .unsupportedEncoding,
            message: "cannot write \(encoding.name), only UTF-8, UTF-16, ISO-8859-1 and US-ASCII", elementPath: "/")
    }
}

extension XMLWritingError: CustomStringConvertible {
    /// The message, and the path if there is one.
    public var description: String { elementPath.isEmpty ? message : "\(message), at \(elementPath)" }
}
