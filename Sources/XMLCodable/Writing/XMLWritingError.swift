/// Something in a tree made by hand that no document can hold.
///
/// What was parsed and is unchanged can always be written, in UTF-8 and UTF-16.
public struct XMLWritingError: Error, Sendable, Equatable {
    /// What is wrong. More codes may come with later versions.
    public struct Code: Hashable, Sendable, RawRepresentable {
        /// The name of the code, such as `invalidName`.
        public let rawValue: String

        /// Makes a code from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        private init(_ name: StaticString) { rawValue = "\(name)" }

        /// The name of an element, attribute or processing instruction is not one.
        public static let invalidName = Code("invalidName")
        /// A character that XML does not allow, not even as a reference.
        public static let invalidCharacter = Code("invalidCharacter")
        /// An attribute stands twice on one element, by its name or by its expanded name.
        public static let duplicateAttribute = Code("duplicateAttribute")
        /// A prefix without a declaration, or a declaration that Namespaces in XML forbids.
        public static let invalidNamespace = Code("invalidNamespace")
        /// A comment that holds `--` or ends in `-`.
        public static let invalidComment = Code("invalidComment")
        /// A processing instruction whose data holds `?>`.
        public static let invalidProcessingInstruction = Code("invalidProcessingInstruction")
        /// The XML declaration or the document type declaration is malformed.
        public static let invalidDeclaration = Code("invalidDeclaration")
        /// A character that the encoding lacks, where no reference can stand: in a name, a comment, a processing
        /// instruction or the document type declaration.
        public static let unencodableCharacter = Code("unencodableCharacter")
        /// An encoding that can only be read.
        public static let unsupportedEncoding = Code("unsupportedEncoding")
        /// Text or an element outside the root element.
        public static let misplacedNode = Code("misplacedNode")
        /// A relative namespace name, which has no canonical form.
        public static let relativeNamespace = Code("relativeNamespace")
        /// A reference to an entity that is not known, which has no canonical form.
        public static let unresolvedEntity = Code("unresolvedEntity")
    }

    /// What is wrong.
    public let code: Code
    /// One sentence about it, without the place.
    public let message: String
    /// The elements from the root down to the place, such as `/menu/food`; empty where the text is in no document.
    public let path: String
}

extension XMLWritingError: CustomStringConvertible {
    /// The message, and the path where there is one.
    public var description: String { path.isEmpty ? message : "\(message), at \(path)" }
}
