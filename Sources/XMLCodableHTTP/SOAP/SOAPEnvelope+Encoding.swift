import Foundation
import XMLCodable

extension SOAPEnvelope: Encodable where Header: Encodable, Body: Encodable {
    /// Encodes the envelope, with the header before the body.
    ///
    /// - Throws: `EncodingError`.
    public func encode(to encoder: any Encoder) throws {
        let markup = SOAPMarkup(version: version, prefix: prefix)
        guard !prefix.isEmpty else {
            throw EncodingError.invalidValue(
                prefix, .init(codingPath: encoder.codingPath, debugDescription: "a SOAP envelope needs a prefix"))
        }
        var container = encoder.container(keyedBy: SOAPKey.self)
        try container.encode(XMLElementName(markup.name("Envelope")), forKey: .name)
        var attributes = [markup.declaration]
        if let encodingStyle {
            attributes.append(
                XML.Attribute(
                    name: XML.Name(markup.name("encodingStyle"), namespaceURI: version.namespaceURI),
                    value: encodingStyle))
        }
        try container.encode(XMLAnyAttributes(attributes), forKey: .attributes)
        try SOAPMarkup.$current.withValue(markup) {
            if let header = SOAPPresence.value(header) {
                try container.encode(HeaderWriter(header: header), forKey: SOAPKey("*header"))
            }
            try container.encode(BodyWriter(body: body), forKey: SOAPKey("*body"))
        }
    }
}

/// Values that a message has.
private enum SOAPPresence {
    /// Returns a value unless it is nil or no header.
    static func value(_ value: any Encodable) -> (any Encodable)? {
        if value is SOAPNoHeader { return nil }
        if let optional = value as? any OptionalContent { return optional.content }
        return value
    }
}

/// An Optional.
private protocol OptionalContent {
    var content: (any Encodable)? { get }
}

extension Optional: OptionalContent where Wrapped: Encodable {
    fileprivate var content: (any Encodable)? { self }
}

/// The element `Header`.
private struct HeaderWriter: Encodable {
    let header: any Encodable

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: SOAPKey.self)
        try container.encode(XMLElementName(SOAPMarkup.current.name("Header")), forKey: .name)
        if let blocks = header as? [XML.Element] {
            try container.encode(blocks, forKey: .content)
        } else {
            try container.encode(content: header)
        }
    }
}

/// The element `Body`.
private struct BodyWriter: Encodable {
    let body: any Encodable

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: SOAPKey.self)
        try container.encode(XMLElementName(SOAPMarkup.current.name("Body")), forKey: .name)
        guard let body = SOAPPresence.value(body) else { return }
        if let list = body as? any BodyList {
            try list.write(to: &container)
        } else if body is any SOAPBodyElement {
            try container.encode(content: body)
        } else {
            try Self.write(body, to: &container)
        }
    }

    /// Writes a child, which is named by its type.
    static func write(_ body: some Encodable, to container: inout KeyedEncodingContainer<SOAPKey>) throws {
        if let element = body as? XML.Element {
            try container.encode(element, forKey: .content)
        } else if let fault = body as? SOAPFault {
            try container.encode(fault, forKey: .content)
        } else {
            try container.encode(PayloadWriter(payload: body), forKey: .content)
        }
    }
}

/// A list of children of the body.
private protocol BodyList {
    func write(to container: inout KeyedEncodingContainer<SOAPKey>) throws
}

extension Array: BodyList where Element: Encodable {
    fileprivate func write(to container: inout KeyedEncodingContainer<SOAPKey>) throws {
        // The cases of an enum name their elements.
        if self is [XML.Element] || first.map(\.isEnum) ?? true {
            try container.encode(self, forKey: .content)
        } else {
            try container.encode(map { PayloadWriter(payload: $0) }, forKey: .content)
        }
    }
}

/// A child of the body.
private struct PayloadWriter<Payload: Encodable>: Encodable, XMLMapped {
    let payload: Payload

    /// The name is that of the type without its generic arguments, unless it states one.
    static var xmlMapping: XMLTypeMapping {
        let mapping = XMLTypeMapping(of: Payload.self)
        return XMLTypeMapping(
            root: mapping?.root ?? String(String(describing: Payload.self).prefix { $0 != "<" }),
            namespace: mapping?.namespace, prefix: mapping?.prefix)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(payload)
    }
}

extension Encodable {
    /// Whether the value is one of an enum, whose case names an element.
    fileprivate var isEnum: Bool { Mirror(reflecting: self).displayStyle == .enum }
}

extension KeyedEncodingContainer<SOAPKey> {
    /// Encodes a value as the content of the element: its keys, its case, or its text.
    mutating func encode(content value: some Encodable) throws {
        if value is any LosslessStringConvertible || value is any RawRepresentable || value is XML.QualifiedName
            || value is Date || value is Data || value is URL || value is UUID || value is Decimal
        {
            try encode(XMLText(wrappedValue: value), forKey: .text)
        } else if value.isEnum {
            try encode(value, forKey: .content)
        } else {
            try encode(XMLFlattened(wrappedValue: value), forKey: .flattened)
        }
    }
}
