import XMLCodable

extension SOAPFault: Decodable {
    /// Decodes the element `Fault` of either version.
    ///
    /// - Throws: `DecodingError`.
    public init(from decoder: any Decoder) throws {
        self.init(code: XML.QualifiedName(""), reasons: [])
        guard try ElementOutline(from: decoder).name.localName == "Fault" else {
            throw SOAPProblem.error("expected the element Fault of SOAP", decoder)
        }
        var children = try decoder.unkeyedContainer()
        while !children.isAtEnd {
            switch try children.decode(FaultPart.self) {
            case .code(let name): code = name
            case .codes(let names):
                code = names.first ?? code
                subcodes = Array(names.dropFirst())
            case .reasons(let texts): reasons = texts
            case .node(let uri): node = uri
            case .role(let uri): role = uri
            case .detail(let element): detail = element
            case .other: break
            }
        }
    }
}

/// A child of a fault. Names are compared without their namespaces, which some servers get wrong.
private enum FaultPart: Decodable {
    case code(XML.QualifiedName)
    case codes([XML.QualifiedName])
    case reasons([SOAPFault.Reason])
    case node(String)
    case role(String)
    case detail(XML.Element)
    case other

    init(from decoder: any Decoder) throws {
        switch try ElementOutline(from: decoder).name.localName {
        case "faultcode": self = .code(try FaultCode(from: decoder).name)
        case "Code": self = .codes(try FaultCodes(from: decoder).names)
        case "faultstring": self = .reasons([try FaultText(from: decoder).reason])
        case "Reason":
            var texts = try decoder.unkeyedContainer()
            var reasons: [SOAPFault.Reason] = []
            while !texts.isAtEnd { reasons.append(try texts.decode(FaultText.self).reason) }
            self = .reasons(reasons)
        case "Node": self = .node(try decoder.singleValueContainer().decode(String.self))
        case "faultactor", "Role": self = .role(try decoder.singleValueContainer().decode(String.self))
        case "detail", "Detail": self = .detail(try XML.Element(from: decoder))
        default: self = .other
        }
    }
}

/// A code; text that is no qualified name is kept as it is.
private struct FaultCode: Decodable {
    let name: XML.QualifiedName

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let name = try? container.decode(XML.QualifiedName.self) {
            self.name = name
        } else {
            name = XML.QualifiedName(try container.decode(String.self))
        }
    }
}

/// The elements `Code` and `Subcode`, which are nested.
private struct FaultCodes: Decodable {
    private enum Part: Decodable {
        case value(XML.QualifiedName)
        case subcode(FaultCodes)
        case other

        init(from decoder: any Decoder) throws {
            switch try ElementOutline(from: decoder).name.localName {
            case "Value": self = .value(try FaultCode(from: decoder).name)
            case "Subcode": self = .subcode(try FaultCodes(from: decoder))
            default: self = .other
            }
        }
    }

    private var parts: [Part] = []

    init(from decoder: any Decoder) throws {
        var children = try decoder.unkeyedContainer()
        while !children.isAtEnd { parts.append(try children.decode(Part.self)) }
    }

    /// The values in document order, in linear time however deep they are.
    var names: [XML.QualifiedName] {
        var names: [XML.QualifiedName] = []
        var rest = [parts[...]]
        while let part = rest.last?.first {
            rest[rest.count - 1].removeFirst()
            switch part {
            case .value(let name): names.append(name)
            case .subcode(let codes): rest.append(codes.parts[...])
            case .other: break
            }
            while rest.last?.isEmpty == true { rest.removeLast() }
        }
        return names
    }
}

/// A text with its language.
private struct FaultText: Decodable {
    let reason: SOAPFault.Reason

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: SOAPKey.self)
        let attributes = try container.decode(XMLAnyAttributes.self, forKey: .attributes)
        reason = SOAPFault.Reason(
            try decoder.singleValueContainer().decode(String.self), language: attributes["xml:lang"])
    }
}

// MARK: - Writing

extension SOAPFault: Encodable {
    /// Encodes the element `Fault` in the form of the version of the envelope.
    ///
    /// - Throws: `EncodingError`.
    public func encode(to encoder: any Encoder) throws {
        let markup = SOAPMarkup.current
        var container = encoder.container(keyedBy: SOAPKey.self)
        try container.encode(XMLElementName(markup.name("Fault")), forKey: .name)
        let codes = codes(in: markup.version).map { code in
            code.namespaceURI == markup.version.namespaceURI
                ? XML.QualifiedName(code.localName, namespaceURI: code.namespaceURI, prefix: markup.prefix) : code
        }
        if markup.version == .v1_1 {
            try container.encode(FaultElement("faultcode", code: codes.first), forKey: SOAPKey("*code"))
            let reason = reasons.first ?? Reason("")
            try container.encode(FaultElement("faultstring", reason), forKey: SOAPKey("*reason"))
            if let role { try container.encode(FaultElement("faultactor", text: role), forKey: SOAPKey("*role")) }
        } else {
            try container.encode(FaultCodeElement(names: codes[...]), forKey: SOAPKey("*code"))
            let texts = (reasons.isEmpty ? [Reason("")] : reasons).map {
                FaultElement(markup.name("Text"), Reason($0.text, language: $0.language ?? "en"))
            }
            try container.encode(FaultElement(markup.name("Reason"), children: texts), forKey: SOAPKey("*reason"))
            if let node {
                try container.encode(FaultElement(markup.name("Node"), text: node), forKey: SOAPKey("*node"))
            }
            if let role {
                try container.encode(FaultElement(markup.name("Role"), text: role), forKey: SOAPKey("*role"))
            }
        }
        if let detail {
            let name = markup.version == .v1_1 ? "detail" : markup.name("Detail")
            try container.encode(FaultDetail(name: name, detail: detail), forKey: SOAPKey("*detail"))
        }
    }
}

private struct FaultElement: Encodable {
    let name: String
    var text: (any Encodable)?
    var language: String?
    var children: [FaultElement] = []

    init(_ name: String, text: (any Encodable)?) {
        self.name = name
        self.text = text
    }

    /// A code without a namespace is written as it was read: it need not be a name, and it may have a prefix that was not
    /// declared.
    init(_ name: String, code: XML.QualifiedName?) {
        self.init(name, text: nil)
        text = code?.namespaceURI == nil ? code?.localName : code
    }

    init(_ name: String, _ reason: SOAPFault.Reason) {
        self.init(name, text: reason.text)
        language = reason.language
    }

    init(_ name: String, children: [FaultElement]) {
        self.init(name, text: nil)
        self.children = children
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: SOAPKey.self)
        try container.encode(XMLElementName(name), forKey: .name)
        if let language {
            try container.encode(
                XMLAnyAttributes([XML.Attribute("xml:lang", value: language)]), forKey: .attributes)
        }
        if !children.isEmpty { try container.encode(children, forKey: .content) }
        if let text { try container.encode(content: text) }
    }
}

/// The element `Code`, or `Subcode` in one.
private struct FaultCodeElement: Encodable {
    let names: ArraySlice<XML.QualifiedName>
    var isSubcode = false

    func encode(to encoder: any Encoder) throws {
        let markup = SOAPMarkup.current
        var container = encoder.container(keyedBy: SOAPKey.self)
        try container.encode(XMLElementName(markup.name(isSubcode ? "Subcode" : "Code")), forKey: .name)
        try container.encode(FaultElement(markup.name("Value"), code: names.first), forKey: SOAPKey("*value"))
        if names.count > 1 {
            try container.encode(
                FaultCodeElement(names: names.dropFirst(), isSubcode: true), forKey: SOAPKey("*subcode"))
        }
    }
}

/// The element for details: the content of another one, with a name of its own.
private struct FaultDetail: Encodable {
    let name: String
    let detail: XML.Element

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: SOAPKey.self)
        try container.encode(XMLElementName(name), forKey: .name)
        let attributes = detail.attributes.filter { $0.name.prefix != "xmlns" && $0.name.qualifiedName != "xmlns" }
        try container.encode(XMLAnyAttributes(attributes), forKey: .attributes)
        try container.encode(detail.children, forKey: .content)
    }
}
