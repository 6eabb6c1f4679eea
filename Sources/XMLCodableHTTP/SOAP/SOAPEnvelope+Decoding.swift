import XMLCodable

extension SOAPEnvelope: Decodable where Header: Decodable, Body: Decodable {
    /// Decodes an envelope of either version.
    ///
    /// - Throws: ``SOAPFault`` if the body is a fault and `Body` is another type; `DecodingError`.
    public init(from decoder: any Decoder) throws {
        let outline = try EnvelopeOutline(from: decoder)
        if outline.hasFault, Body.self != SOAPFault.self, Body.self != SOAPFault?.self {
            throw try BodyReader<SOAPFault>.read(decoder, at: outline.bodyIndex)
        }
        let header =
            outline.headerIndex == nil
            ? try SOAPAbsence.value(of: Header.self, "the element Header", in: decoder)
            : try HeaderReader<Header>.read(decoder, at: outline.headerIndex)
        self.init(
            header: header, body: try BodyReader<Body>.read(decoder, at: outline.bodyIndex), version: outline.version,
            prefix: outline.prefix)
        encodingStyle = outline.encodingStyle
    }
}

/// What an envelope consists of; its blocks and its payload are not read yet, since a fault decides about them.
private struct EnvelopeOutline {
    let version: SOAPVersion
    let prefix: String
    private(set) var encodingStyle: String?
    private(set) var headerIndex: Int?
    private(set) var bodyIndex = 0
    private(set) var hasFault = false

    init(from decoder: any Decoder) throws {
        guard let name = XML.Name(elementOf: decoder) else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "a SOAP envelope is read from XML only"))
        }
        version = try Self.version(of: name, decoder)
        prefix = name.prefix ?? SOAPMarkup.defaultPrefix
        let container = try decoder.container(keyedBy: SOAPKey.self)
        encodingStyle = try container.decode(XMLAnyAttributes.self, forKey: .attributes).wrappedValue.first {
            $0.name.localName == "encodingStyle" && $0.name.namespaceURI == version.namespaceURI
        }?.value
        try readChildren(decoder)
    }

    /// Returns the version of an envelope by its name (SOAP 1.2 part 1, section 5.1; SOAP 1.1, section 4.1.2).
    private static func version(of name: XML.Name, _ decoder: any Decoder) throws -> SOAPVersion {
        guard name.localName == "Envelope" else {
            throw SOAPProblem.error("expected the element Envelope of SOAP, found <\(name)>", decoder)
        }
        guard let namespace = name.namespaceURI else {
            throw SOAPProblem.error("expected the element Envelope of SOAP, found <\(name)> in no namespace", decoder)
        }
        guard let version = SOAPVersion(namespaceURI: namespace) else {
            throw SOAPProblem.error(
                "VersionMismatch: the namespace \"\(namespace)\" of <\(name)> is neither that of SOAP 1.1 nor that of "
                    + "SOAP 1.2", decoder)
        }
        return version
    }

    private mutating func readChildren(_ decoder: any Decoder) throws {
        var children = try decoder.unkeyedContainer()
        var hasBody = false
        for index in 0... {
            if children.isAtEnd { break }
            let child = try children.decode(ChildOutline.self)
            let isOurs = child.name.namespaceURI == version.namespaceURI
            switch child.name.localName {
            case "Body" where isOurs:
                if hasBody {
                    throw SOAPProblem.error("the envelope has a second <\(child.name)>", child.location, decoder)
                }
                hasBody = true
                bodyIndex = index
                hasFault =
                    child.firstChild?.localName == "Fault" && child.firstChild?.namespaceURI == version.namespaceURI
            case "Header" where isOurs && headerIndex == nil && !hasBody: headerIndex = index
            case "Header" where isOurs:
                throw SOAPProblem.error(
                    hasBody
                        ? "the element <\(child.name)> must be before the body"
                        : "the envelope has a second <\(child.name)>", child.location, decoder)
            default:
                // SOAP 1.1 (section 4.1.1) allows elements of other namespaces after the body.
                let isAllowed = version == .v1_1 && hasBody && !isOurs && child.name.namespaceURI != nil
                if isAllowed { continue }
                throw SOAPProblem.error(
                    "expected the \(hasBody ? "end of the envelope" : "element Body") of \(version), found <\(child.name)>"
                        + (isOurs
                            ? ""
                            : " in \(child.name.namespaceURI.map { "the namespace \"\($0)\"" } ?? "no namespace")"),
                    child.location, decoder)
            }
        }
        if !hasBody { throw SOAPProblem.error("expected the element Body of \(version), found none", decoder) }
    }
}

/// The name of a child of an envelope, and that of the first child of a body.
private struct ChildOutline: Decodable {
    let name: XML.Name
    let location: XMLLocation?
    let firstChild: XML.Name?

    init(from decoder: any Decoder) throws {
        name = try ElementOutline(from: decoder).name
        location = try SOAPProblem.location(decoder)
        // Header blocks that nothing else reads must stay unread for strict decoding.
        guard name.localName == "Body" else {
            firstChild = nil
            return
        }
        var children = try decoder.unkeyedContainer()
        firstChild = children.isAtEnd ? nil : try children.decode(ElementOutline.self).name
    }
}

/// The name of an element.
struct ElementOutline: Decodable {
    let name: XML.Name

    init(from decoder: any Decoder) throws {
        guard let name = XML.Name(elementOf: decoder) else { throw SOAPProblem.error("expected an element", decoder) }
        self.name = name
    }
}

// MARK: - Parts

/// A part of an envelope, which is read from a child by its index.
private protocol EnvelopePart: Decodable {
    associatedtype Value
    var value: Value { get }
}

extension EnvelopePart {
    static func read(_ decoder: any Decoder, at index: Int?) throws -> Value {
        var children = try decoder.unkeyedContainer()
        for _ in 0..<(index ?? 0) { _ = try children.decode(ElementOutline.self) }
        return try children.decode(Self.self).value
    }
}

/// The header, whose type reads the element.
private struct HeaderReader<Header: Decodable>: EnvelopePart {
    let value: Header

    init(from decoder: any Decoder) throws { value = try decoder.singleValueContainer().decode(Header.self) }
}

/// The body.
private struct BodyReader<Body: Decodable>: EnvelopePart {
    let value: Body

    init(from decoder: any Decoder) throws {
        if let type = Body.self as? any SOAPBodyReading.Type, let value = try type.readBody(from: decoder) as? Body {
            self.value = value
        } else if Body.self is any SOAPBodyElement.Type {
            value = try decoder.singleValueContainer().decode(Body.self)
        } else {
            var children = try decoder.unkeyedContainer()
            guard !children.isAtEnd else {
                throw SOAPProblem.error("expected a child of the body for \(Body.self), found none", decoder)
            }
            value = try children.decode(PayloadReader<Body>.self).value
        }
    }
}

/// A child of the body.
private struct PayloadReader<Payload: Decodable>: Decodable {
    let value: Payload

    init(from decoder: any Decoder) throws {
        if let root = ((Payload.self as? any OptionalPayload.Type)?.mapping ?? XMLTypeMapping(of: Payload.self))?.root {
            let name = try ElementOutline(from: decoder).name
            let expected = XML.Name(root.split(separator: "}").last.map(String.init) ?? "").localName
            guard name.localName == expected else {
                throw SOAPProblem.error("expected <\(expected)> as the body, found <\(name)>", decoder)
            }
        }
        value = try decoder.singleValueContainer().decode(Payload.self)
    }
}

/// A type that reads the children of the body in its own way.
private protocol SOAPBodyReading {
    static func readBody(from decoder: any Decoder) throws -> Any
}

extension Array: SOAPBodyReading where Element: Decodable {
    fileprivate static func readBody(from decoder: any Decoder) throws -> Any {
        try decoder.container(keyedBy: SOAPKey.self).decode([Element].self, forKey: .content)
    }
}

extension Optional: SOAPBodyReading where Wrapped: Decodable {
    fileprivate static func readBody(from decoder: any Decoder) throws -> Any {
        guard try !decoder.unkeyedContainer().isAtEnd else { return Self.none as Any }
        let isWhole = Wrapped.self is any SOAPBodyReading.Type || Wrapped.self is any SOAPBodyElement.Type
        if isWhole { return try Self.some(BodyReader<Wrapped>(from: decoder).value) as Any }
        // The child may say nil.
        var children = try decoder.unkeyedContainer()
        return try children.decode(PayloadReader<Self>.self).value as Any
    }
}

/// A payload that may say nil.
private protocol OptionalPayload {
    /// What the wrapped type says of its XML.
    static var mapping: XMLTypeMapping? { get }
}

extension Optional: OptionalPayload {
    fileprivate static var mapping: XMLTypeMapping? { XMLTypeMapping(of: Wrapped.self) }
}

// MARK: - Absence and errors

/// Values for parts that a message does not have.
enum SOAPAbsence {
    static func value<Value>(of type: Value.Type, _ part: String, in decoder: any Decoder) throws -> Value {
        if let value = SOAPNoHeader() as? Value { return value }
        if let optional = type as? any ExpressibleByNilLiteral.Type, let value = optional.init(nilLiteral: ()) as? Value
        {
            return value
        }
        if let list = type as? any RangeReplaceableCollection.Type, let value = list.init() as? Value { return value }
        throw DecodingError.valueNotFound(
            type, .init(codingPath: decoder.codingPath, debugDescription: "expected \(part) of SOAP, found none"))
    }
}

/// Errors with the places of elements.
enum SOAPProblem {
    private struct Nothing: Decodable {
        init(from decoder: any Decoder) throws {}
    }

    /// Returns the location of the element that a decoder reads.
    static func location(_ decoder: any Decoder) throws -> XMLLocation? {
        try XMLLocated<Nothing>(from: decoder).location
    }

    static func error(_ message: String, _ decoder: any Decoder) -> DecodingError {
        error(message, (try? location(decoder)) ?? nil, decoder)
    }

    static func error(_ message: String, _ location: XMLLocation?, _ decoder: any Decoder) -> DecodingError {
        let place = location.map { "\($0.line):\($0.column): " } ?? ""
        return .dataCorrupted(
            .init(codingPath: decoder.codingPath, debugDescription: place + message, underlyingError: location))
    }
}
