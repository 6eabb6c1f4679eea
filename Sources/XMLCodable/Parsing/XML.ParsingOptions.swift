extension XML {
    /// Options for parsing a document.
    public struct ParsingOptions: Sendable {
        /// The limits on the size and the complexity of the document.
        public var limits = Limits()
        /// The encoding of the document if it is known from outside, such as from the `charset` of an HTTP response.
        ///
        /// It takes precedence over the encoding declaration; a byte order mark takes precedence over both (RFC 7303).
        /// Defaults to nil: the encoding is detected from the byte order mark or the declaration, and is UTF-8
        /// otherwise. A document that is a `String` has no encoding.
        public var externalEncoding: Encoding?
        /// The encodings in which documents can be read. Defaults to ``EncodingSet/standard``; `legacy` of the module
        /// XMLCodableEncodings adds the older ones, such as Shift_JIS.
        public var encodings = EncodingSet.standard
        /// How a document type declaration is handled. Defaults to ``DTDStrategy/expandInternal``.
        public var dtd = DTDStrategy.expandInternal
        /// The entities that are known without a declaration. Defaults to ``EntitySet/predefined``; `html` of
        /// the module XMLCodableEncodings adds those of HTML, such as `&nbsp;`.
        public var entities = EntitySet.predefined
        /// A closure that supplies the replacement text of entities that the document does not declare, or declares as
        /// external. Defaults to nil: a reference to such an entity is an error.
        ///
        /// ```swift
        /// options.entityResolver = { $0.name == "company" ? "Waffles &amp; Co." : nil }
        /// ```
        ///
        /// The text is parsed as if it were part of the document, markup included, and counts toward the limits. Nil
        /// means that the closure does not know the entity either. The closure is called once for each name.
        public var entityResolver: (@Sendable (EntityReference) -> String?)?

        /// How references that remain unresolved are handled. Defaults to ``UnresolvedEntityStrategy/throw``.
        public var unresolvedEntities = UnresolvedEntityStrategy.throw

        /// What is repaired in documents that are nearly XML. Defaults to none: such a document is an error, which names the
        /// repair that would help.
        public var repairs: Repairs = []

        /// Whether `Data` of 64 KB or more is read in place rather than copied. Defaults to false.
        ///
        /// A copy takes about a tenth of the time of parsing, and as much memory as the document. Set this for large
        /// data whose bytes do not change, and remain in memory, for as long as a document, an element, a decoder or a
        /// container made from it is in use; all of the data stays in memory until then. This is true of `Data` that
        /// owns its bytes, also if the variable is changed afterward. It may not be true of `Data(bytesNoCopy:)`, of
        /// a mapped file, which other programs can change or truncate, and of memory shared with other threads: the
        /// result is then undefined, as for any pointer to such memory. Text that is no longer valid UTF-8 is repaired.
        public var readsDataInPlace = false

        /// Creates the default options.
        public init() {}
    }

    /// A policy for document type declarations, `<!DOCTYPE ...>`.
    ///
    /// No policy ever reads anything outside the document: no file and no network.
    public struct DTDStrategy: Sendable, Hashable {
        private enum Form: Sendable, Hashable { case expandInternal, skip, `throw` }
        private let form: Form

        /// Checks and applies the internal subset: entities are expanded, and attributes get their defaults.
        public static let expandInternal = DTDStrategy(form: .expandInternal)
        /// Skips the declaration: its contents have no effect.
        public static let skip = DTDStrategy(form: .skip)
        /// Rejects the document with ``XMLParsingError/Code/doctypeRefused``, as many services do with untrusted input.
        public static let `throw` = DTDStrategy(form: .throw)
    }

    /// A policy for references to entities whose replacement text is not available.
    ///
    /// It applies to entities that the document declares as external, and to those that an unread part of its DTD might
    /// declare. A reference to an entity that cannot have been declared is always an error.
    public struct UnresolvedEntityStrategy: Sendable, Hashable {
        private enum Form: Sendable, Hashable { case `throw`, keep }
        private let form: Form

        /// Rejects the document with ``XMLParsingError/Code/unresolvedEntity``: nothing is lost silently.
        public static let `throw` = UnresolvedEntityStrategy(form: .throw)
        /// Keeps the reference in the text as `&name;`, and writes it back unchanged.
        public static let keep = UnresolvedEntityStrategy(form: .keep)
    }

    /// A reference to an entity whose replacement text is not in the document.
    public struct EntityReference: Sendable, Hashable {
        /// The name between `&` and `;`.
        public let name: String
        /// The public identifier, if the document declares the entity with one.
        public let publicID: String?
        /// The system identifier; nil if the document does not declare the entity.
        public let systemID: String?

        /// Creates a reference, such as one to test an ``ParsingOptions/entityResolver`` with.
        public init(name: String, publicID: String? = nil, systemID: String? = nil) {
            self.name = name
            self.publicID = publicID
            self.systemID = systemID
        }
    }
}

extension XML.ParsingOptions {
    /// The options for what the library has written itself: without limits, and with the prefixes that pieces of a repaired
    /// tree keep.
    package static var forOwnOutput: XML.ParsingOptions {
        var options = XML.ParsingOptions()
        options.limits.depth = .max
        options.limits.attributesPerElement = 65_535
        options.limits.nameLength = .max
        options.limits.namespaces = 65_000
        options.repairs = .undeclaredPrefixes
        return options
    }
}
