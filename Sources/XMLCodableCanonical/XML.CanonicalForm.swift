public import XMLCodable

extension XML {
    /// A canonical form of XML, in which equivalent documents have identical bytes, as signatures require.
    ///
    /// ```swift
    /// let signed = try document.root["SignedInfo"]?.canonicalData(.exclusive)
    /// ```
    ///
    /// The forms are Canonical XML 1.0, Canonical XML 1.1 and Exclusive XML Canonicalization 1.0 of the W3C. All three
    /// omit comments unless ``withComments`` is used.
    public struct CanonicalForm: Sendable, Hashable {
        enum Method {
            case canonical10, canonical11, exclusive
        }

        let method: Method
        /// The prefixes that an exclusive form treats as the inclusive forms do; `#default` represents the default
        /// namespace.
        ///
        /// Empty for the other forms.
        public let inclusivePrefixes: [String]
        /// Whether comments are kept. Defaults to false.
        public var keepsComments: Bool

        private init(_ method: Method, _ inclusivePrefixes: [String] = [], keepsComments: Bool = false) {
            self.method = method
            self.inclusivePrefixes = inclusivePrefixes
            self.keepsComments = keepsComments
        }

        /// Canonical XML 1.0, which writes all namespaces in scope.
        ///
        /// A part of a document inherits all `xml:` attributes of its ancestors.
        public static let canonical10 = CanonicalForm(.canonical10)
        /// Canonical XML 1.1, which writes all namespaces in scope.
        ///
        /// It differs from 1.0 in that a part of a document inherits only `xml:lang` and `xml:space` from its
        /// ancestors, and its `xml:base` is joined with theirs.
        public static let canonical11 = CanonicalForm(.canonical11)
        /// Exclusive XML Canonicalization 1.0, which writes only the namespaces that names use.
        ///
        /// A part of a document inherits no attributes from its ancestors.
        public static let exclusive = CanonicalForm(.exclusive)

        /// Exclusive XML Canonicalization 1.0 with an InclusiveNamespaces PrefixList.
        ///
        /// - Parameter inclusivePrefixes: The prefixes to declare wherever they are in scope, because values use them,
        ///   such as `xsi:type="xs:int"`; `#default` represents the default namespace.
        public static func exclusive(inclusivePrefixes: [String]) -> CanonicalForm {
            CanonicalForm(.exclusive, inclusivePrefixes)
        }

        /// The same form, with comments kept.
        public var withComments: CanonicalForm {
            CanonicalForm(method, inclusivePrefixes, keepsComments: true)
        }

        // MARK: - Identifiers

        private static let identifiers: [(method: Method, uri: String, separator: String)] = [
            (.canonical10, "http://www.w3.org/TR/2001/REC-xml-c14n-20010315", "#"),
            (.canonical11, "http://www.w3.org/2006/12/xml-c14n11", "#"),
            (.exclusive, "http://www.w3.org/2001/10/xml-exc-c14n#", ""),
        ]

        /// The URI that identifies the form in XML Signature, as in `<CanonicalizationMethod Algorithm="...">`.
        public var algorithm: String {
            guard let known = Self.identifiers.first(where: { $0.method == method }) else { return "" }
            return keepsComments ? known.uri + known.separator + "WithComments" : known.uri
        }

        /// Creates the form that a URI identifies in XML Signature, or returns nil for an unknown URI.
        ///
        /// - Parameters:
        ///   - algorithm: The URI of the form, see ``algorithm``.
        ///   - inclusivePrefixes: The PrefixList of an exclusive form, ignored for other forms. Defaults to none.
        public init?(algorithm: String, inclusivePrefixes: [String] = []) {
            for known in Self.identifiers {
                let prefixes = known.method == .exclusive ? inclusivePrefixes : []
                let form = CanonicalForm(known.method, prefixes)
                for form in [form, form.withComments] where ScalarEquality.equal(algorithm, form.algorithm) {
                    self = form
                    return
                }
            }
            return nil
        }
    }
}
