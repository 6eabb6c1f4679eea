extension XML {
    /// What a level of nesting is indented by.
    public struct Indentation: Sendable, Hashable {
        let unit: UInt8
        let count: Int

        /// Spaces, at most 64 a level.
        public static func spaces(_ count: Int) -> Indentation { Indentation(unit: 0x20, count: count) }

        /// Tabs, at most 64 a level.
        public static func tabs(_ count: Int) -> Indentation { Indentation(unit: 0x09, count: count) }

        private init(unit: UInt8, count: Int) {
            self.unit = unit
            self.count = Swift.max(0, Swift.min(count, 64))
        }
    }

    /// How a document or an element is written.
    public struct WritingOptions: Sendable, Hashable {
        /// When the XML declaration is written.
        public struct DeclarationRule: Sendable, Hashable {
            enum Rule { case automatic, always, never }
            let rule: Rule

            /// Written where the document has one, and where the encoding needs one.
            public static let automatic = DeclarationRule(rule: .automatic)
            /// Always written.
            public static let always = DeclarationRule(rule: .always)
            /// Never written.
            public static let never = DeclarationRule(rule: .never)
        }

        /// How an element without content is written.
        public struct EmptyElementForm: Sendable, Hashable {
            let hasEndTag: Bool

            /// As one tag: `<a />`.
            public static let selfClosing = EmptyElementForm(hasEndTag: false)
            /// As two tags: `<a></a>`.
            public static let tagPair = EmptyElementForm(hasEndTag: true)
        }

        /// What each level of elements is indented by, nil for text exactly as it is. Defaults to nil.
        ///
        /// Indenting changes only white space between elements. An element that holds text other than white space, a
        /// CDATA section or `xml:space="preserve"` is written exactly, with all that is in it.
        public var indentation: Indentation?
        /// What the bytes are in: UTF-8, the default, UTF-16, ISO-8859-1 or US-ASCII.
        ///
        /// Characters that it lacks become references in text and in the values of attributes, and CDATA sections are
        /// interrupted for them; in names, comments and the like they are an error. UTF-16 begins with a byte order
        /// mark. A string has no encoding; it holds the characters that `data(_:)` would hold as bytes.
        public var encoding: XML.Encoding = .utf8
        /// When the XML declaration is written. Defaults to where the document has one, or where ``encoding`` is
        /// ISO-8859-1, which nothing else tells.
        public var declaration: DeclarationRule = .automatic
        /// How an element without content is written. Defaults to `<a />`.
        public var emptyElements: EmptyElementForm = .selfClosing
        /// Whether attributes are sorted by name. Defaults to false: their own order.
        public var sortsAttributes = false
        /// Whether child elements are sorted by name, except in elements that hold text. Defaults to false.
        public var sortsChildren = false

        /// Makes options.
        ///
        /// - Parameter indentation: What each level is indented by. Defaults to nil: exactly as it is.
        public init(indentation: Indentation? = nil) {
            self.indentation = indentation
        }

        /// Indented by four spaces a level.
        public static let pretty = WritingOptions(indentation: .spaces(4))
    }
}
