import Foundation
import XMLCodable

/// The header of an envelope that has none. One that is read is ignored.
public struct SOAPNoHeader: Codable, Sendable, Hashable {
    /// Creates no header.
    public init() {}
}

/// A header block with the attributes that SOAP defines for it.
///
/// ```swift
/// struct Header: Codable {
///     var session: SOAPHeaderBlock<Session>
///     enum CodingKeys: String, CodingKey { case session = "{urn:example:shop}Session" }
/// }
/// let header = Header(session: SOAPHeaderBlock(Session(id: 7), mustUnderstand: true))
/// ```
///
/// The attributes are read in both versions of SOAP, and written as the version of the envelope requires: `mustUnderstand`
/// as `1` and `actor` in SOAP 1.1 (section 4.2), `mustUnderstand` as `true` and `role` in SOAP 1.2 (part 1, section 5.2).
public struct SOAPHeaderBlock<Content> {
    /// The content of the block.
    public var content: Content
    /// Whether the receiver must process the block or refuse the message; nil if the block does not say, which means false.
    public var mustUnderstand: Bool?
    /// The URI of the receiver: `actor` in SOAP 1.1, `role` in SOAP 1.2. Nil means the ultimate receiver.
    public var role: String?
    /// Whether a receiver that does not process the block must relay it. SOAP 1.1 does not know this attribute.
    public var relay: Bool?

    /// Creates a header block.
    ///
    /// - Parameters:
    ///   - content: The content.
    ///   - mustUnderstand: Whether the receiver must process the block. Defaults to nil.
    ///   - role: The URI of the receiver. Defaults to nil.
    ///   - relay: Whether a receiver that does not process the block must relay it. Defaults to nil.
    public init(_ content: Content, mustUnderstand: Bool? = nil, role: String? = nil, relay: Bool? = nil) {
        self.content = content
        self.mustUnderstand = mustUnderstand
        self.role = role
        self.relay = relay
    }
}

extension SOAPHeaderBlock: Decodable where Content: Decodable {
    /// Decodes the content and the attributes.
    ///
    /// - Throws: `DecodingError`.
    public init(from decoder: any Decoder) throws {
        self.init(try decoder.singleValueContainer().decode(Content.self))
        let container = try decoder.container(keyedBy: SOAPKey.self)
        for attribute in try container.decode(XMLAnyAttributes.self, forKey: .attributes).wrappedValue {
            guard let version = attribute.name.namespaceURI.flatMap(SOAPVersion.init(namespaceURI:)) else { continue }
            switch attribute.name.localName {
            case "mustUnderstand": mustUnderstand = try version.value(of: attribute, in: container)
            case "relay": relay = try version.value(of: attribute, in: container)
            case version.roleAttribute: role = attribute.value
            default: break
            }
        }
    }
}

extension SOAPVersion {
    /// Returns the value of an attribute that is a boolean (XML Schema part 2, section 3.2.2).
    fileprivate func value(
        of attribute: XML.Attribute, in container: KeyedDecodingContainer<SOAPKey>
    ) throws -> Bool {
        switch attribute.value.trimmingCharacters(in: .whitespacesAndNewlines) {
        case "1", "true": return true
        case "0", "false": return false
        default:
            throw DecodingError.dataCorruptedError(
                forKey: .attributes, in: container,
                debugDescription: "expected a boolean for \(attribute.name), found \"\(attribute.value)\"")
        }
    }
}

extension SOAPHeaderBlock: Encodable where Content: Encodable {
    /// Encodes the content and the attributes, for the version of the envelope.
    ///
    /// - Throws: `EncodingError`.
    public func encode(to encoder: any Encoder) throws {
        let markup = SOAPMarkup.current
        var values = [
            ("mustUnderstand", mustUnderstand.map(markup.version.text)), (markup.version.roleAttribute, role),
        ]
        if markup.version == .v1_2 { values.append(("relay", relay.map(markup.version.text))) }
        var container = encoder.container(keyedBy: SOAPKey.self)
        let attributes = values.compactMap { name, value in
            value.map {
                XML.Attribute(name: XML.Name(markup.name(name), namespaceURI: markup.version.namespaceURI), value: $0)
            }
        }
        try container.encode(XMLAnyAttributes(attributes), forKey: .attributes)
        try container.encode(content: content)
    }
}

extension SOAPHeaderBlock: Equatable where Content: Equatable {}
extension SOAPHeaderBlock: Hashable where Content: Hashable {}
extension SOAPHeaderBlock: Sendable where Content: Sendable {}
