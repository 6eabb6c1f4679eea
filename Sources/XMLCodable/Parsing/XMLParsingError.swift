/// A place where a document is not well-formed, not namespace-well-formed, or over a limit.
///
/// ```
/// 3:14: end tag </price> does not match <name>, opened at 3:5
///     <name>Waffles</price>
///                  ^
/// ```
public struct XMLParsingError: Error, Sendable, Equatable {
    /// What is wrong. More codes may come with later versions.
    public struct Code: Hashable, Sendable, RawRepresentable {
        /// The name of the code, such as `mismatchedEndTag`.
        public let rawValue: String

        /// Makes a code from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        init(_ name: StaticString) { rawValue = "\(name)" }

        /// The document has no root element, or no content at all.
        public static let noRootElement = Code("noRootElement")
        /// The document ends inside an element, a tag, a comment or another construct.
        public static let unexpectedEnd = Code("unexpectedEnd")
        /// A character or a delimiter stands where the grammar has no place for it.
        public static let syntax = Code("syntax")
        /// The bytes are not valid in the document's encoding, or it is not the one that the document says it is in.
        public static let invalidEncoding = Code("invalidEncoding")
        /// The document's encoding is not known.
        public static let unsupportedEncoding = Code("unsupportedEncoding")
        /// A character that XML does not allow, as itself or as a character reference.
        public static let invalidCharacter = Code("invalidCharacter")
        /// Something that should be a Name is not one.
        public static let invalidName = Code("invalidName")
        /// An end tag closes another element than the open one.
        public static let mismatchedEndTag = Code("mismatchedEndTag")
        /// An attribute stands twice on one element, by its name or by its expanded name.
        public static let duplicateAttribute = Code("duplicateAttribute")
        /// Content after the root element, or a second root element.
        public static let extraContent = Code("extraContent")
        /// A malformed reference, or one to an entity that is not declared.
        public static let invalidReference = Code("invalidReference")
        /// An entity whose replacement text is not in the document, and that nobody has supplied.
        public static let unresolvedEntity = Code("unresolvedEntity")
        /// An entity that refers to itself, directly or by way of others.
        public static let recursiveEntity = Code("recursiveEntity")
        /// A document type declaration where ``XML/DTDPolicy/refuse`` is in force.
        public static let doctypeRefused = Code("doctypeRefused")
        /// A prefix without a declaration, or a declaration that Namespaces in XML forbids.
        public static let invalidNamespace = Code("invalidNamespace")
        /// The XML declaration or the document type declaration is malformed.
        public static let invalidDeclaration = Code("invalidDeclaration")
        /// A limit of ``XML/Limits`` was reached.
        public static let limitExceeded = Code("limitExceeded")
    }

    /// What is wrong.
    public let code: Code
    /// One sentence about it, without the place.
    public let message: String
    /// The line, from 1.
    public let line: Int
    /// The column in characters (Unicode scalars), from 1.
    public let column: Int
    /// The offset in bytes from the start of the document, from 0, in the document's own encoding.
    public let byteOffset: Int
    /// The line of the document, cut where it is long, and a caret under the place.
    public let snippet: String
}

extension XMLParsingError: CustomStringConvertible {
    /// `line:column: message`, then the line and a caret.
    public var description: String {
        let head = "\(line):\(column): \(message)"
        return snippet.isEmpty ? head : "\(head)\n\(snippet)"
    }
}

/// What the scanner throws: the facts, before anybody needs line, column and words around them.
struct ScanFailure: Error {
    let code: XMLParsingError.Code
    let offset: Int
    let message: String
}

extension XMLParsingError {
    init(_ failure: ScanFailure, in source: SourceBytes) {
        let location = SourceLocation(offset: failure.offset, in: source)
        self.init(
            code: failure.code, message: failure.message, line: location.line, column: location.column,
            byteOffset: location.offset, snippet: location.snippet(in: source))
    }
}
