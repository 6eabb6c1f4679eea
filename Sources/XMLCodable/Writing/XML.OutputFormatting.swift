extension XML {
    /// How written XML looks.
    public struct OutputFormatting: OptionSet, Hashable, Sendable {
        /// The set as bits.
        public let rawValue: UInt

        /// Makes a set from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Each element on a line of its own, indented.
        ///
        /// Indenting changes only white space between elements. An element that holds text other than white space, a
        /// CDATA section or `xml:space="preserve"` is written exactly, with everything in it.
        public static let prettyPrinted = OutputFormatting(rawValue: 1 << 0)

        /// Child elements in the order of their names.
        ///
        /// Elements of one name keep their order, and the children of an element that holds text keep theirs.
        public static let sortedElements = OutputFormatting(rawValue: 1 << 1)

        /// `<a></a>` instead of `<a />`.
        public static let noEmptyElements = OutputFormatting(rawValue: 1 << 2)

        /// Attributes in the order of their names.
        public static let sortedAttributes = OutputFormatting(rawValue: 1 << 3)

        /// Attributes and child elements in the order of their names.
        public static let sortedKeys: OutputFormatting = [.sortedAttributes, .sortedElements]

        /// The options that an encoded document is read and written again for.
        static let rewriting: OutputFormatting = [.prettyPrinted, .sortedKeys]
    }

    /// What one level of nesting is indented by.
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

        /// Appends a line end and the indentation of a level.
        func appendLine(_ level: Int, to out: inout ByteBuffer) {
            out.append(0x0A)
            let length = level * count
            out.append(count: length) { target in for index in 0..<length { target[index] = unit } }
        }
    }
}
