public import XMLCodable

extension XML {
    /// How ``XML/Element/dictionary(_:)`` makes a dictionary of an element: XMLDictionary's options under their names.
    public struct DictionaryOptions: Sendable, Hashable {
        /// Where attributes go.
        public struct AttributesMode: Sendable, Hashable {
            enum Mode { case prefixed, dictionary, unprefixed, discard }
            let mode: Mode

            /// Under their names with `_` before them.
            public static let prefixed = AttributesMode(mode: .prefixed)
            /// In a dictionary of their own, under `__attributes`.
            public static let dictionary = AttributesMode(mode: .dictionary)
            /// Under their names, among the child elements.
            public static let unprefixed = AttributesMode(mode: .unprefixed)
            /// Nowhere.
            public static let discard = AttributesMode(mode: .discard)
        }

        /// Which dictionaries hold the element's name, under `__name`.
        public struct NodeNameMode: Sendable, Hashable {
            enum Mode { case rootOnly, always, never }
            let mode: Mode

            /// The outermost one.
            public static let rootOnly = NodeNameMode(mode: .rootOnly)
            /// Every one.
            public static let always = NodeNameMode(mode: .always)
            /// None.
            public static let never = NodeNameMode(mode: .never)
        }

        /// Whether an element that holds only text is that text, not a dictionary with `__text`. Defaults to true.
        public var collapseTextNodes = true
        /// Whether elements without attributes and content are left out. Defaults to true.
        public var stripEmptyNodes = true
        /// Whether white space is cut from both ends of each run of text, and blank runs are left out. Defaults to true.
        ///
        /// White space is what XML takes for it: space, tab, LF and CR.
        public var trimWhiteSpace = true
        /// Whether every child element stands in an array, also where its name occurs once. Defaults to false.
        public var alwaysUseArrays = false
        /// Whether comments are kept, in an array under `__comments`. Defaults to false.
        public var preserveComments = false
        /// Where attributes go, namespace declarations among them. Defaults to ``AttributesMode/prefixed``.
        public var attributesMode = AttributesMode.prefixed
        /// Which dictionaries hold the element's name. Defaults to ``NodeNameMode/rootOnly``.
        public var nodeNameMode = NodeNameMode.rootOnly
        /// Whether the result has one key, the element's name, and everything else under it. Defaults to false.
        public var wrapRootNode = false

        /// XMLDictionary's default options.
        public init() {}
    }
}

/// The keys of a dictionary that stand for no child element.
enum DictionaryKey {
    static let attributes = "__attributes"
    static let comments = "__comments"
    static let text = "__text"
    static let name = "__name"
    static let attributePrefix = "_"
}
