/// An error at a position where a document is not well-formed, not namespace-well-formed, or exceeds a limit.
///
/// ```
/// 3:14: the end tag </price> does not match <name>, opened at 3:1
///     <name>Waffles</price>
///                  ^
/// ```
public struct XMLParsingError: Error, Sendable, Hashable {
    /// A code that identifies the kind of error. Later versions may add more codes.
    public struct Code: Hashable, Sendable, RawRepresentable {
        /// The name of the code, such as `mismatchedEndTag`.
        public let rawValue: String

        /// Creates a code from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        init(_ name: StaticString) { rawValue = "\(name)" }

        /// The document has no root element, or no content at all.
        public static let noRootElement = Code("noRootElement")
        /// The document ends inside an element, a tag, a comment or another construct.
        public static let unexpectedEnd = Code("unexpectedEnd")
        /// A character or a delimiter that the grammar does not allow at its position.
        public static let syntax = Code("syntax")
        /// The bytes are not valid in the document's encoding, or the encoding is not the one that the document
        /// declares.
        public static let invalidEncoding = Code("invalidEncoding")
        /// The document's encoding is unknown or not supported.
        public static let unsupportedEncoding = Code("unsupportedEncoding")
        /// A character that XML does not allow, written literally or as a character reference.
        public static let invalidCharacter = Code("invalidCharacter")
        /// Something that should be a Name is not one.
        public static let invalidName = Code("invalidName")
        /// An end tag does not match the innermost open element.
        public static let mismatchedEndTag = Code("mismatchedEndTag")
        /// An attribute appears twice on one element, by its name or by its expanded name.
        public static let duplicateAttribute = Code("duplicateAttribute")
        /// Content after the root element, or a second root element.
        public static let extraContent = Code("extraContent")
        /// A malformed reference, or one to an entity that is not declared.
        public static let invalidReference = Code("invalidReference")
        /// An entity whose replacement text is neither in the document nor supplied by the resolver.
        public static let unresolvedEntity = Code("unresolvedEntity")
        /// An entity that refers to itself, directly or through other entities.
        public static let recursiveEntity = Code("recursiveEntity")
        /// A document type declaration, when the policy is ``XML/DTDStrategy/throw``.
        public static let doctypeRefused = Code("doctypeRefused")
        /// A prefix without a declaration, or a declaration that Namespaces in XML forbids.
        public static let invalidNamespace = Code("invalidNamespace")
        /// The XML declaration or the document type declaration is malformed.
        public static let invalidDeclaration = Code("invalidDeclaration")
        /// A limit of ``XML/Limits`` was exceeded.
        public static let limitExceeded = Code("limitExceeded")
    }

    /// The kind of the error.
    public let code: Code
    /// A one-sentence description of the error, without its location.
    public let message: String
    /// The line number, starting at 1.
    public let line: Int
    /// The column in characters (Unicode scalars), starting at 1.
    public let column: Int
    /// The byte offset from the start of the document, starting at 0, in the document's own encoding.
    public let byteOffset: Int
    /// The line of the document, truncated if it is long, with a caret below the position.
    public let snippet: String

    /// The message without what only a reader of the document needs: where something was opened, and what reads it.
    package let statement: String
    private var isQuoted = false

    package init(
        code: Code, message: String, statement: String? = nil, line: Int, column: Int, byteOffset: Int, snippet: String
    ) {
        self.code = code
        self.message = message
        self.statement = statement ?? message
        self.line = line
        self.column = column
        self.byteOffset = byteOffset
        self.snippet = snippet
    }
}

extension XMLParsingError: CustomStringConvertible {
    /// A description of the form `line:column: message`, followed by the line and the caret.
    public var description: String {
        let head = "\(line):\(column): \(message)"
        return snippet.isEmpty || isQuoted ? head : "\(head)\n\(snippet)"
    }
}

extension XMLParsingError {
    package init(_ failure: ScanFailure, in source: SourceBytes) {
        let location = SourcePosition(offset: failure.offset, in: source)
        self.init(
            code: failure.code, message: failure.message, statement: failure.statement, line: location.line,
            column: location.column, byteOffset: location.offset, snippet: location.snippet(in: source))
    }

    /// The error as the underlying one of an error whose message has the line and the caret: it is printed without them.
    package var quoted: XMLParsingError {
        var copy = self
        copy.isQuoted = true
        return copy
    }

    /// Compares what the errors say.
    public static func == (one: XMLParsingError, other: XMLParsingError) -> Bool {
        one.code == other.code && one.byteOffset == other.byteOffset && one.line == other.line
            && one.column == other.column && one.message == other.message && one.snippet == other.snippet
    }

    /// Hashes what the error says.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(code)
        hasher.combine(byteOffset)
        hasher.combine(message)
    }
}

/// The error that the scanner throws, without line, column and snippet, which are computed only when needed.
package struct ScanFailure: Error {
    package let code: XMLParsingError.Code
    package let offset: Int
    /// What is wrong.
    let statement: String
    /// What only a reader of the document needs: where something was opened, and what reads it.
    private(set) var advice = ""

    var message: String { statement + advice }

    init(code: XMLParsingError.Code, offset: Int, message: String) {
        self.code = code
        self.offset = offset
        statement = message
    }

    /// The same failure with more advice.
    func adding(_ advice: String) -> ScanFailure {
        var copy = self
        copy.advice += advice
        return copy
    }
}
