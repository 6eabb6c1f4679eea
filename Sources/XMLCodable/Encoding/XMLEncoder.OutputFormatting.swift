extension XMLEncoder {
    /// How the written document looks.
    public struct OutputFormatting: OptionSet, Sendable {
        /// The set as bits.
        public let rawValue: UInt

        /// A set made of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Each element on a line of its own, indented. Elements that hold text are left as they are.
        public static let prettyPrinted = OutputFormatting(rawValue: 1 << 0)

        /// Attributes and child elements in the order of their names.
        ///
        /// Elements of one name keep their order, and elements that hold text keep that of all their children.
        public static let sortedKeys = OutputFormatting(rawValue: 1 << 1)

        /// `<a></a>` instead of `<a />`.
        public static let noEmptyElements = OutputFormatting(rawValue: 1 << 2)

        /// Attributes in the order of their names; ``sortedKeys`` orders child elements too.
        public static let sortedAttributes = OutputFormatting(rawValue: 1 << 3)

        /// What needs the written document to be read and written again.
        static let rewriting: OutputFormatting = [.prettyPrinted, .sortedKeys, .sortedAttributes]
    }

    /// What one level of indentation is made of.
    public enum PrettyPrintIndentation: Sendable, Hashable {
        /// So many spaces.
        case spaces(Int)
        /// So many tabs.
        case tabs(Int)
    }
}
