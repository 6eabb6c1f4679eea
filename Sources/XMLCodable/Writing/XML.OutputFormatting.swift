extension XML {
    /// Options that control the formatting of written XML.
    public struct OutputFormatting: OptionSet, Hashable, Sendable {
        /// The raw bits of the option set.
        public let rawValue: UInt

        /// Creates an option set from raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Writes each element on its own line, indented.
        ///
        /// Indenting changes only white space between elements. An element that contains text other than white space, a
        /// CDATA section or `xml:space="preserve"` is written exactly as it is, with all of its content.
        public static let prettyPrinted = OutputFormatting(rawValue: 1 << 0)

        /// Writes child elements sorted by name.
        ///
        /// Elements with the same name keep their order, as do the children of an element that contains text. An encoder
        /// keeps the order that is data: that of the children of an element in which the items of a list have names of
        /// their own, such as the cases of choices, and of whatever is in elements of the tree.
        public static let sortedElements = OutputFormatting(rawValue: 1 << 1)

        /// Writes empty elements as `<a></a>` instead of `<a />`.
        public static let noEmptyElements = OutputFormatting(rawValue: 1 << 2)

        /// Writes attributes sorted by name.
        public static let sortedAttributes = OutputFormatting(rawValue: 1 << 3)

        /// Writes attributes and child elements sorted by name.
        public static let sortedKeys: OutputFormatting = [.sortedAttributes, .sortedElements]

        /// Writes empty elements as `<a/>` instead of `<a />`. ``noEmptyElements`` comes before it.
        public static let compactEmptyElements = OutputFormatting(rawValue: 1 << 4)

        /// Writes the values of attributes in single quotes.
        public static let singleQuotes = OutputFormatting(rawValue: 1 << 5)

        /// Writes each attribute on a line of its own, indented one level more than its element, if an element has several.
        public static let attributesOnLines = OutputFormatting(rawValue: 1 << 6)

        /// Writes line ends as CR LF, which a parser reads as line feeds (section 2.11).
        public static let crlfLineEnds = OutputFormatting(rawValue: 1 << 7)

        /// The options that change the style of finished markup.
        package static let restyling: OutputFormatting = [
            .compactEmptyElements, .singleQuotes, .attributesOnLines, .crlfLineEnds,
        ]

        /// The options that change the order of an encoded document, or its white space.
        static let rewriting: OutputFormatting = [.prettyPrinted, .sortedKeys]
    }

    /// The indentation for one level of nesting.
    public struct Indentation: Sendable, Hashable {
        let unit: UInt8
        let count: Int

        /// Indents with spaces, at most 64 per level.
        public static func spaces(_ count: Int) -> Indentation { Indentation(unit: 0x20, count: count) }

        /// Indents with tabs, at most 64 per level.
        public static func tabs(_ count: Int) -> Indentation { Indentation(unit: 0x09, count: count) }

        private init(unit: UInt8, count: Int) {
            self.unit = unit
            self.count = Swift.max(0, Swift.min(count, 64))
        }

        /// Appends a newline and the indentation for a level.
        func appendLine(_ level: Int, to out: inout ByteBuffer) {
            out.append(0x0A)
            let length = level * count
            out.append(count: length) { target in for index in 0..<length { target[index] = unit } }
        }
    }
}
