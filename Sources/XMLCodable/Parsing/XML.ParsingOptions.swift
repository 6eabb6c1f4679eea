extension XML {
    /// How a document is read.
    public struct ParsingOptions: Sendable {
        /// What the document may cost.
        public var limits = Limits()
        /// What the document is in, where something outside it tells, such as the `charset` of an HTTP response.
        ///
        /// It outweighs the encoding declaration; a byte order mark outweighs both (RFC 7303). Defaults to nil: the
        /// byte order mark, else the declaration, else UTF-8. A document that is a String has no encoding.
        public var externalEncoding: Encoding?
        /// What happens to a document type declaration. Defaults to ``DTDPolicy/expandInternal``.
        public var dtd = DTDPolicy.expandInternal
        /// Which entities are known without a declaration. Defaults to ``EntitySet/predefined``.
        public var entities = EntitySet.predefined
        /// Supplies the replacement text of entities that the document does not declare, or declares as external.
        /// Defaults to nil: a reference to such an entity is an error.
        ///
        /// ```swift
        /// options.entityResolver = { $0.name == "company" ? "Waffles &amp; Co." : nil }
        /// ```
        ///
        /// The text is read as if it stood in the document, markup included, and counts towards the limits. Nil means
        /// that the entity is not known here either. The closure is called once for each name.
        public var entityResolver: (@Sendable (EntityReference) -> String?)?

        /// What happens to references that nobody resolves. Defaults to ``UnresolvedEntityPolicy/refuse``.
        public var unresolvedEntities = UnresolvedEntityPolicy.refuse

        /// The default options.
        public init() {}
    }

    /// What happens to a document type declaration, `<!DOCTYPE ...>`.
    ///
    /// None of them ever reads anything outside the document: no file and no network.
    public struct DTDPolicy: Sendable, Hashable {
        private enum Form: Sendable, Hashable { case expandInternal, ignore, refuse }
        private let form: Form

        /// Its internal subset is checked and obeyed: entities are expanded, attributes get their defaults.
        public static let expandInternal = DTDPolicy(form: .expandInternal)
        /// It is skipped: its declarations have no effect.
        public static let ignore = DTDPolicy(form: .ignore)
        /// It is an error, ``XMLParsingError/Code/doctypeRefused``, as many services want for untrusted input.
        public static let refuse = DTDPolicy(form: .refuse)
    }

    /// The entities that are known without a declaration.
    public struct EntitySet: Sendable, Hashable {
        private enum Form: Sendable, Hashable { case predefined, html }
        private let form: Form

        /// `&amp;`, `&lt;`, `&gt;`, `&apos;` and `&quot;` (XML 1.0, section 4.6).
        public static let predefined = EntitySet(form: .predefined)
        /// Those of HTML too, such as `&nbsp;`, as feeds use them. Declarations in the document take precedence.
        public static let html = EntitySet(form: .html)
    }

    /// What happens to a reference to an entity that the document declares as external, or that an unread part of its
    /// DTD might declare. A reference to an entity that cannot have been declared is always an error.
    public struct UnresolvedEntityPolicy: Sendable, Hashable {
        private enum Form: Sendable, Hashable { case refuse, keep }
        private let form: Form

        /// It is an error, ``XMLParsingError/Code/unresolvedEntity``: nothing is lost silently.
        public static let refuse = UnresolvedEntityPolicy(form: .refuse)
        /// It stays in the text as `&name;` and is written back as that.
        public static let keep = UnresolvedEntityPolicy(form: .keep)
    }

    /// A reference to an entity whose replacement text is not in the document.
    public struct EntityReference: Sendable, Hashable {
        /// The name between `&` and `;`.
        public let name: String
        /// The public identifier, where the document declares the entity with one.
        public let publicID: String?
        /// The system identifier; nil where the document does not declare the entity.
        public let systemID: String?
    }
}
