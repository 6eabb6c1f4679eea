extension XML {
    /// A way to write a document so that documents that say the same are the same bytes: what signatures need.
    ///
    /// ```swift
    /// let signed = try document.root["SignedInfo"]?.canonicalData(.exclusive)
    /// ```
    ///
    /// Canonical XML 1.0 and 1.1 and Exclusive XML Canonicalization 1.0 of the W3C, all three without comments unless
    /// ``withComments`` asks for them.
    public struct CanonicalForm: Sendable, Hashable {
        enum Method {
            case canonical10, canonical11, exclusive
        }

        let method: Method
        /// The prefixes that an exclusive form treats as the others do, `#default` standing for the default namespace.
        /// Empty for the other forms.
        public let inclusivePrefixes: [String]
        /// Whether comments are kept. Defaults to false.
        public var keepsComments: Bool

        private init(_ method: Method, _ inclusivePrefixes: [String] = [], keepsComments: Bool = false) {
            self.method = method
            self.inclusivePrefixes = inclusivePrefixes
            self.keepsComments = keepsComments
        }

        /// Canonical XML 1.0: all namespaces in scope, and on a part of a document all `xml:` attributes around it.
        public static let canonical10 = CanonicalForm(.canonical10)
        /// Canonical XML 1.1: as 1.0, but a part of a document takes over only `xml:lang` and `xml:space`, and its
        /// `xml:base` is joined with those around it.
        public static let canonical11 = CanonicalForm(.canonical11)
        /// Exclusive XML Canonicalization 1.0: only the namespaces that names use, and nothing from around a part.
        public static let exclusive = CanonicalForm(.exclusive)

        /// Exclusive XML Canonicalization 1.0 with an InclusiveNamespaces PrefixList.
        ///
        /// - Parameter inclusivePrefixes: Prefixes that are declared wherever they are in scope, for values that use
        ///   them, such as `xsi:type="xs:int"`; `#default` stands for the default namespace.
        public static func exclusive(inclusivePrefixes: [String]) -> CanonicalForm {
            CanonicalForm(.exclusive, inclusivePrefixes)
        }

        /// The same form, comments kept.
        public var withComments: CanonicalForm {
            CanonicalForm(method, inclusivePrefixes, keepsComments: true)
        }

        // MARK: - Identifiers

        private static let identifiers: [(method: Method, uri: String, separator: String)] = [
            (.canonical10, "http://www.w3.org/TR/2001/REC-xml-c14n-20010315", "#"),
            (.canonical11, "http://www.w3.org/2006/12/xml-c14n11", "#"),
            (.exclusive, "http://www.w3.org/2001/10/xml-exc-c14n#", ""),
        ]

        /// The URI by which XML Signature names the form, as in `<CanonicalizationMethod Algorithm="...">`.
        public var algorithm: String {
            guard let known = Self.identifiers.first(where: { $0.method == method }) else { return "" }
            return keepsComments ? known.uri + known.separator + "WithComments" : known.uri
        }

        /// The form that XML Signature names by a URI; nil for a URI that names none of them.
        ///
        /// - Parameter inclusivePrefixes: The PrefixList of an exclusive form. Defaults to none.
        public init?(algorithm: String, inclusivePrefixes: [String] = []) {
            for known in Self.identifiers {
                let prefixes = known.method == .exclusive ? inclusivePrefixes : []
                if ScalarEquality.equal(algorithm, known.uri) {
                    self.init(known.method, prefixes)
                    return
                }
                if ScalarEquality.equal(algorithm, known.uri + known.separator + "WithComments") {
                    self.init(known.method, prefixes, keepsComments: true)
                    return
                }
            }
            return nil
        }
    }
}
