// The conformances of a type of the tree, which is in a folder that knows no coders.

extension XML.Node: Codable {
    private enum Key: String, CodingKey { case element, text, cdata, comment, target, data }

    /// Decodes a node directly with ``XMLDecoder``, or from its kind and content with any other decoder.
    public init(from decoder: any Decoder) throws {
        if let special = try decoder.special(Self.self) {
            self = special
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
        if try encoder.encodeSpecial(self) { return }
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

extension XML.Node: _XMLSpecialType {
    /// How the coders treat values of the type. For the coders only.
    public static var _xmlCoding: _XMLCoding { _XMLCoding(NodeCoding.self, ofArray: NodeListCoding.self) }
}
