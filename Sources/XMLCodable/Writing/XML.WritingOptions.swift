extension XML {
    /// How a document or an element is written.
    public struct WritingOptions: Sendable, Hashable {
        /// When the XML declaration is written.
        public struct DeclarationRule: Sendable, Hashable {
            enum Rule { case automatic, always, never }
            let rule: Rule

            /// Written if the document has one, or if the encoding needs one.
            public static let automatic = DeclarationRule(rule: .automatic)
            /// Always written.
            public static let always = DeclarationRule(rule: .always)
            /// Never written.
            public static let never = DeclarationRule(rule: .never)
        }

        /// How the text looks. Defaults to none of the options: exactly as it is.
        public var outputFormatting: OutputFormatting
        /// What ``OutputFormatting/prettyPrinted`` indents by. Defaults to four spaces.
        public var indentation: Indentation
        /// The encoding of the bytes: UTF-8, the default, UTF-16, ISO-8859-1 or US-ASCII.
        ///
        /// Characters that the encoding lacks become references in text and in attribute values, and CDATA sections are
        /// interrupted for them; in names, comments and the like they are an error. UTF-16 begins with a byte order
        /// mark. A string has no encoding; it holds the characters that `data(_:)` would hold as bytes.
        public var outputEncoding: XML.Encoding = .utf8
        /// When the XML declaration is written. Defaults to ``DeclarationRule/automatic``: if the document has one, or
        /// if ``outputEncoding`` is ISO-8859-1, which nothing else can tell.
        public var declaration: DeclarationRule = .automatic

        /// Makes options.
        ///
        /// - Parameters:
        ///   - outputFormatting: How the text looks. Defaults to exactly as it is.
        ///   - indentation: What ``OutputFormatting/prettyPrinted`` indents by. Defaults to four spaces.
        public init(_ outputFormatting: OutputFormatting = [], indentation: Indentation = .spaces(4)) {
            self.outputFormatting = outputFormatting
            self.indentation = indentation
        }

        /// Indented by four spaces a level.
        public static let pretty = WritingOptions(.prettyPrinted)
    }
}
