public import XMLCodable

extension XML {
    /// Options for converting an element with ``XML/Element/dictionary(_:)``, named as in XMLDictionary.
    public struct DictionaryOptions: Sendable, Hashable {
        /// A rule for where attributes are stored.
        public struct AttributesMode: Sendable, Hashable {
            enum Mode { case prefixed, dictionary, unprefixed, discard }
            let mode: Mode

            /// Stores attributes under their names, prefixed with `_`.
            public static let prefixed = AttributesMode(mode: .prefixed)
            /// Stores attributes in a separate dictionary under `__attributes`.
            public static let dictionary = AttributesMode(mode: .dictionary)
            /// Stores attributes under their names, together with the child elements.
            public static let unprefixed = AttributesMode(mode: .unprefixed)
            /// Discards attributes.
            public static let discard = AttributesMode(mode: .discard)
        }

        /// A rule for which dictionaries include the element's name, under `__name`.
        public struct NodeNameMode: Sendable, Hashable {
            enum Mode { case rootOnly, always, never }
            let mode: Mode

            /// Only the outermost dictionary includes the name.
            public static let rootOnly = NodeNameMode(mode: .rootOnly)
            /// Every dictionary includes the name.
            public static let always = NodeNameMode(mode: .always)
            /// No dictionary includes the name.
            public static let never = NodeNameMode(mode: .never)
        }

        /// Whether an element that contains only text becomes that text instead of a dictionary with `__text`. Defaults
        /// to true.
        public var collapseTextNodes = true
        /// Whether elements without attributes and content are omitted. Defaults to true.
        public var stripEmptyNodes = true
        /// Whether white space is trimmed from both ends of each run of text, and blank runs are omitted. Defaults to
        /// true.
        ///
        /// White space is as defined by XML: space, tab, LF and CR.
        public var trimWhiteSpace = true
        /// Whether every child element is stored in an array, even if its name occurs only once. Defaults to false.
        public var alwaysUseArrays = false
        /// Whether comments are kept, in an array under `__comments`. Defaults to false.
        public var preserveComments = false
        /// Where attributes, including namespace declarations, are stored. Defaults to ``AttributesMode/prefixed``.
        public var attributesMode = AttributesMode.prefixed
        /// Which dictionaries include the element's name. Defaults to ``NodeNameMode/rootOnly``.
        public var nodeNameMode = NodeNameMode.rootOnly
        /// Whether the result has a single key, the element's name, with everything else under it. Defaults to false.
        public var wrapRootNode = false

        /// Creates the default options of XMLDictionary.
        public init() {}
    }
}

/// The dictionary keys that do not represent child elements.
enum DictionaryKey {
    static let attributes = "__attributes"
    static let comments = "__comments"
    static let text = "__text"
    static let name = "__name"
    static let attributePrefix = "_"
}
