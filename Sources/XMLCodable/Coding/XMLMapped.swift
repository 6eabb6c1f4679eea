/// A type that says more of its XML than its properties and coding keys do.
///
/// ```swift
/// struct Order: Codable, XMLMapped {
///     static let xmlMapping = XMLTypeMapping(root: "order", namespace: "urn:example:orders")
///     var table: Int
/// }
/// ```
/// ```xml
/// <order xmlns="urn:example:orders"><table>7</table></order>
/// ```
///
/// A subclass has the mapping of its superclass unless it overrides it.
public protocol XMLMapped: _XMLSpecialType {
    /// What the type says, which is always the same: the coders keep it.
    static var xmlMapping: XMLTypeMapping { get }
}

/// What a type says of its XML: see ``XMLMapped``.
public struct XMLTypeMapping: Sendable {
    /// The name of the root element, used when a value is encoded without `withRootKey:`, and of an element under the key `*`
    /// that has no other.
    ///
    /// A document is decoded only if its root has that name, unless ``XMLDecoder/checksRoot`` is false. Defaults to nil: the
    /// root is named by the type when it is encoded, and may have any name when it is decoded.
    public var root: String?

    /// The namespace name of the type's keys without a prefix that are elements.
    ///
    /// If the type is encoded as the root, its own element is in that namespace as well; under a key, its element is named
    /// by the key. Attributes without a prefix are in no namespace, as always. Defaults to nil: keys name elements as
    /// written, and below a default namespace they are in it.
    public var namespace: String?

    /// The preferred prefix of the ``namespace``, used if the encoder's ``XMLEncoder/namespaces`` do not bind a prefix to it.
    ///
    /// Defaults to nil: the root's namespace becomes the default namespace, and any other gets a prefix derived from
    /// its last component.
    public var prefix: String?

    /// Other versions of the ``namespace``, which are read as well.
    ///
    /// The namespace itself is written, unless the root declares one of these by a key `@xmlns`, or an element one by a key
    /// such as `@xmlns:o`, with the prefix of the type. Defaults to none.
    public var namespaceVersions: [String]

    /// The keys whose attributes and child elements are written first, in that order.
    ///
    /// ```swift
    /// struct Envelope: Codable, XMLMapped {
    ///     static let xmlMapping = XMLTypeMapping(order: [CodingKeys.header, CodingKeys.body])
    ///     var body: String
    ///     var header: String
    /// }
    /// ```
    /// ```xml
    /// <Envelope><header>from</header><body>hello</body></Envelope>
    /// ```
    ///
    /// Keys that are not listed follow those that are, in the order in which the type encodes them; nothing is left out.
    /// Decoding ignores the order. Defaults to nil: elements and attributes are written in the order in which they are
    /// encoded, which for synthesized conformances is the order of the `CodingKeys`.
    public var order: [any CodingKey]?

    /// Whether the cases of an enum are mixed content, so that white space between elements is text.
    ///
    /// ```swift
    /// indirect enum Inline: Codable, XMLMapped {
    ///     static let xmlMapping = XMLTypeMapping(isMixed: true)
    ///     case text(String), b([Inline]), i([Inline])
    ///     enum CodingKeys: String, CodingKey { case text = "#text", b, i }
    /// }
    /// ```
    /// ```xml
    /// <p><b>Salt</b> <i>pepper</i></p>
    /// ```
    ///
    /// Defaults to false: white space is indentation in an element that has no other text, except under
    /// `xml:space="preserve"` or with ``XMLDecoder/trimValueWhitespaces`` set to false.
    public var isMixed: Bool

    /// What identifies the case of an enum with associated values in its element, instead of the element's name.
    ///
    /// ```swift
    /// enum Shape: Codable, Hashable, XMLMapped {
    ///     static let xmlMapping = XMLTypeMapping(discriminator: .attribute("kind"))
    ///     case circle(Circle)
    ///     case rect(width: Double, height: Double)
    ///     case other(XML.Element)
    ///     enum CodingKeys: String, CodingKey { case circle, rect, other = "*" }
    /// }
    /// struct Drawing: Codable {
    ///     var shape: [Shape]
    /// }
    /// ```
    /// ```xml
    /// <Drawing>
    ///     <shape kind="circle"><radius>2</radius></shape>
    ///     <shape kind="rect"><width>3</width><height>4</height></shape>
    /// </Drawing>
    /// ```
    ///
    /// The coding keys of the cases are the discriminator values; key strategies do not apply to them. A case with the key
    /// `*` takes elements with any other value, or with none; otherwise, decoding them throws. Values without a label are
    /// coded as the element, others as its children and attributes. Other coders see what the compiler synthesizes.
    ///
    /// Defaults to nil. With that, or with ``XMLDiscriminator/elementName``, the name of the element tells the case.
    public var discriminator: XMLDiscriminator?

    /// Creates what a type says; what is not given has the default.
    ///
    /// - Parameters:
    ///   - root: The name of the root element.
    ///   - namespace: The namespace name of the type's keys.
    ///   - prefix: The preferred prefix of the namespace.
    ///   - namespaceVersions: Other versions of the namespace, which are read as well.
    ///   - order: The keys to write first, in order.
    ///   - isMixed: Whether the cases of an enum are mixed content.
    ///   - discriminator: What identifies the case of an enum, instead of the name of its element.
    public init(
        root: String? = nil, namespace: String? = nil, prefix: String? = nil, namespaceVersions: [String] = [],
        order: [any CodingKey]? = nil, isMixed: Bool = false, discriminator: XMLDiscriminator? = nil
    ) {
        self.root = root
        self.namespace = namespace
        self.prefix = prefix
        self.namespaceVersions = namespaceVersions
        self.order = order
        self.isMixed = isMixed
        self.discriminator = discriminator
    }
}

extension XMLTypeMapping {
    /// What a type says of its XML; nil if it says nothing.
    ///
    /// - Parameter type: Any type, such as that of a value which is encoded as part of another one.
    public init?(of type: Any.Type) {
        guard let mapping = SpecialType(type)?.mapping else { return nil }
        self = mapping
    }
}

extension SpecialType {
    /// What the type says of its XML; nil if it says nothing.
    var mapping: XMLTypeMapping? { self.as((any XMLMapped.Type).self)?.xmlMapping ?? earlierMapping }
}
