import XMLCodable

/// An envelope of SOAP 1.1 or 1.2.
///
/// ```swift
/// let data = try XMLEncoder().encode(SOAPEnvelope(body: GetPrice(item: "Waffles")))
/// let answer = try XMLDecoder().decode(SOAPEnvelope<SOAPNoHeader, GetPriceResponse>.self, from: data).body
/// ```
///
/// Reading determines the version by the namespace of the envelope, whatever its prefix and whatever the options of the
/// decoder. If the body is a fault, decoding throws it as a ``SOAPFault``, unless `Body` is `SOAPFault`.
///
/// What is in the body depends on the type:
///
/// | `Body` | children of the element `Body` |
/// |---|---|
/// | any other type | the first one is the value, whatever its name; if the type is `XMLMapped` and states a `root`, it must have that local name |
/// | an Array, also of an enum with a case per element | each is an item |
/// | a type that conforms to ``SOAPBodyElement`` | each is for a key, as in any element |
/// | an Optional | as for the wrapped type, or none |
/// | ``SOAPNoBody`` | none |
/// | `XML.Element`, `[XML.Element]` | the first one, or all, as they are |
///
/// When it is written, a child is named by the `root` of an `XMLMapped` type, in the namespace that it states, and otherwise
/// by the name of the type.
///
/// The type of the header has a key for each header block; ``SOAPHeaderBlock`` adds the attributes of SOAP. It can also be
/// `[XML.Element]`, an Optional, or ``SOAPNoHeader``.
///
/// References between elements by `href` and `id` (SOAP 1.1, section 5) are not resolved.
public struct SOAPEnvelope<Header, Body> {
    /// The header.
    public var header: Header
    /// What the body contains.
    public var body: Body
    /// The version, which determines the namespace.
    public var version: SOAPVersion
    /// The prefix of the namespace in a document that is written. Reading sets it to that of the document, or to `soap` if
    /// the document has none.
    public var prefix: String
    /// The attribute `encodingStyle` of the envelope, which SOAP 1.2 does not allow there. Defaults to nil: none.
    public var encodingStyle: String?

    /// Creates an envelope.
    ///
    /// - Parameters:
    ///   - header: The header.
    ///   - body: What the body contains.
    ///   - version: The version. Defaults to SOAP 1.1.
    ///   - prefix: The prefix of the namespace. Defaults to `soap`.
    public init(header: Header, body: Body, version: SOAPVersion = .v1_1, prefix: String = "soap") {
        self.header = header
        self.body = body
        self.version = version
        self.prefix = prefix
    }
}

extension SOAPEnvelope where Header == SOAPNoHeader {
    /// Creates an envelope without a header.
    ///
    /// - Parameters:
    ///   - body: What the body contains.
    ///   - version: The version. Defaults to SOAP 1.1.
    ///   - prefix: The prefix of the namespace. Defaults to `soap`.
    public init(body: Body, version: SOAPVersion = .v1_1, prefix: String = "soap") {
        self.init(header: SOAPNoHeader(), body: body, version: version, prefix: prefix)
    }
}

extension SOAPEnvelope where Header == SOAPNoHeader, Body == SOAPFault {
    /// Creates an envelope with a fault as its body.
    ///
    /// - Parameters:
    ///   - fault: The fault.
    ///   - version: The version. Defaults to SOAP 1.1.
    ///   - prefix: The prefix of the namespace. Defaults to `soap`.
    public init(fault: SOAPFault, version: SOAPVersion = .v1_1, prefix: String = "soap") {
        self.init(body: fault, version: version, prefix: prefix)
    }
}

extension SOAPEnvelope: Equatable where Header: Equatable, Body: Equatable {}
extension SOAPEnvelope: Hashable where Header: Hashable, Body: Hashable {}
extension SOAPEnvelope: Sendable where Header: Sendable, Body: Sendable {}
