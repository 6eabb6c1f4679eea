extension XML.Node: Encodable {
    private enum Key: String, CodingKey { case element, text, cdata, comment, target, data }

    /// Encodes the kind and content of the node, for encoders other than ``XMLEncoder``.
    ///
    /// ``XMLEncoder`` does not call this method; it writes the node directly.
    public func encode(to encoder: any Encoder) throws {
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
