extension XML {
    /// Options for writing a document or an element.
    public struct WritingOptions: Sendable, Hashable {
        /// A rule for when the XML declaration is written.
        public struct DeclarationStrategy: Sendable, Hashable {
            enum Rule { case automatic, always, never }
            let rule: Rule

            /// Writes the declaration if the document has one or if the encoding needs one.
            public static let automatic = DeclarationStrategy(rule: .automatic)
            /// Always writes the declaration.
            public static let always = DeclarationStrategy(rule: .always)
            /// Never writes the declaration.
            public static let never = DeclarationStrategy(rule: .never)
        }

        /// The formatting of the output. Defaults to no options, which writes the content exactly as it is.
        public var outputFormatting: OutputFormatting
        /// The indentation that ``OutputFormatting/prettyPrinted`` uses. Defaults to four spaces.
        public var indentation: Indentation
        /// The encoding of the output: UTF-8, UTF-16, ISO-8859-1 or US-ASCII. Defaults to UTF-8.
        ///
        /// Characters that the encoding lacks become references in text and in attribute values, and CDATA sections are
        /// split around them. In names, comments, processing instructions and the document type declaration they are an
        /// error. UTF-16 output begins with a byte order mark. A string has no encoding: `xmlString(_:)` returns the
        /// characters that `data(_:)` encodes as bytes.
        public var outputEncoding: XML.Encoding = .utf8
        /// When the XML declaration is written. Defaults to ``DeclarationStrategy/automatic``, which writes it if the
        /// document has one, or if ``outputEncoding`` is ISO-8859-1, which cannot be detected without a declaration.
        public var declaration: DeclarationStrategy = .automatic
        /// Whether what was parsed and not changed is written in the form that it has in its source. Defaults to true.
        ///
        /// This includes quotes, line ends, white space in tags and around the root element, references to entities, and
        /// whether an element without content is `<a/>`, `<a />` or `<a></a>`. If it is false, or if there is any
        /// ``outputFormatting``, tags are written in the form of ``XMLEncoder``, such as `<a x="1" />`, and line ends as
        /// line feeds. New and changed parts are always written in that form.
        public var keepsSourceForm = true

        /// Whether parts of a source are copied.
        var keepsForm: Bool { keepsSourceForm && outputFormatting.isEmpty }

        /// Creates options for writing.
        ///
        /// - Parameters:
        ///   - outputFormatting: The formatting of the output. Defaults to no options, which writes the content exactly
        ///     as it is.
        ///   - indentation: The indentation that ``OutputFormatting/prettyPrinted`` uses. Defaults to four spaces.
        public init(_ outputFormatting: OutputFormatting = [], indentation: Indentation = .spaces(4)) {
            self.outputFormatting = outputFormatting
            self.indentation = indentation
        }

        /// Pretty-printed output, indented by four spaces per level.
        public static let prettyPrinted = WritingOptions(.prettyPrinted)
    }
}
