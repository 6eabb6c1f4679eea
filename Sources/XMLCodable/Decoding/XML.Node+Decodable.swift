extension XML.Node: Decodable {
    private enum Key: String, CodingKey { case element, text, cdata, comment, target, data }

    /// Decodes a node from the form that coders other than ``XMLEncoder`` use; ``XMLDecoder`` takes the nodes directly.
    public init(from decoder: any Decoder) throws {
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
}
