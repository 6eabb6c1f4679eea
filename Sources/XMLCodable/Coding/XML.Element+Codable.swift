// The conformances of the tree's types, which are in folders that know no coders.

extension XML.Element: Codable {
    /// Decodes an element directly with ``XMLDecoder``, or from its XML text with any other decoder.
    public init(from decoder: any Decoder) throws {
        if let captured = try decoder.captured(Self.self) {
            self = captured
            return
        }
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        do throws(XMLParsingError) {
            self = try XML.Document(parsing: text).root
        } catch {
            throw DecodingError.dataCorrupted(
                .init(
                    codingPath: decoder.codingPath, debugDescription: error.description, underlyingError: error.quoted))
        }
    }

    /// Encodes the element directly with ``XMLEncoder``, or as its XML text with any other encoder.
    public func encode(to encoder: any Encoder) throws {
        if try encoder.capture(self) { return }
        var container = encoder.singleValueContainer()
        try container.encode(xmlString())
    }
}

extension XML.Node: Codable {
    private enum Key: String, CodingKey { case element, text, cdata, comment, target, data }

    /// Decodes a node directly with ``XMLDecoder``, or from its kind and content with any other decoder.
    public init(from decoder: any Decoder) throws {
        if let captured = try decoder.captured(Self.self) {
            self = captured
            return
        }
        let container = try decoder.container(keyedBy: Key.self)
        if let element = try container.decodeIfPresent(XML.Element.self, forKey: .element) {
            self = .element(element)
        } else if let text = try container.decodeIfPresent(String.self, forKey: .cdata) {
            self = .cdata(text)
        } else if let text = try container.decodeIfPresent(String.self, forKey: .comment) {
            self = .comment(text)
        } else if let target = try container.decodeIfPresent(String.self, forKey: .target) {
            self = .processingInstruction(
                target: target, data: try container.decodeIfPresent(String.self, forKey: .data) ?? "")
        } else {
            self = .text(try container.decode(String.self, forKey: .text))
        }
    }

    /// Encodes the node directly with ``XMLEncoder``, or its kind and content with any other encoder.
    public func encode(to encoder: any Encoder) throws {
        if try encoder.capture(self) { return }
        var container = encoder.container(keyedBy: Key.self)
        switch self {
        case .element(let element): try container.encode(element, forKey: .element)
        case .text(let text): try container.encode(text, forKey: .text)
        case .cdata(let text): try container.encode(text, forKey: .cdata)
        case .comment(let text): try container.encode(text, forKey: .comment)
        case .processingInstruction(let target, let data):
            try container.encode(target, forKey: .target)
            try container.encode(data, forKey: .data)
        }
    }
}

extension TypePlan.Role {
    /// Returns the role of a piece of the tree; nil for other types.
    ///
    /// Every coder calls this function, so that a linker which takes from a static library only the files with functions
    /// that are called takes the conformances above as well.
    @inline(never)
    static func ofTree(_ type: Any.Type) -> TypePlan.Role? {
        if type == XML.Element.self { return .rawElement }
        if type == XML.Node.self { return .rawNode }
        if type == [XML.Node].self { return .rawNodes }
        if type == InnerXML.self { return .innerXML }
        if type == XMLComments.self { return .comments }
        if type == XMLAnyElements.self { return .anyElements }
        return nil
    }
}
