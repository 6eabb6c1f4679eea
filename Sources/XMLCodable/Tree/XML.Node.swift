extension XML {
    /// One item of an element's content, such as a child element or a run of text.
    public enum Node: Sendable {
        /// A child element.
        case element(XML.Element)
        /// Character data, with references resolved and line endings normalized.
        case text(String)
        /// A CDATA section, without its delimiters.
        case cdata(String)
        /// A comment, without its delimiters.
        case comment(String)
        /// A processing instruction, `<?target data?>`; the data may be empty.
        case processingInstruction(target: String, data: String)
    }
}

extension XML.Node: Hashable {
    /// Returns whether two nodes are of the same kind and have the same content, compared scalar by scalar.
    public static func == (left: XML.Node, right: XML.Node) -> Bool {
        switch (left, right) {
        case (.element(let left), .element(let right)):
            return left == right
        case (.text(let left), .text(let right)), (.cdata(let left), .cdata(let right)),
            (.comment(let left), .comment(let right)):
            return ScalarEquality.equal(left, right)
        case (.processingInstruction(let target, let data), .processingInstruction(let otherTarget, let otherData)):
            return ScalarEquality.equal(target, otherTarget) && ScalarEquality.equal(data, otherData)
        default:
            return false
        }
    }

    /// Hashes the kind and the content into the given hasher.
    public func hash(into hasher: inout Hasher) {
        func combine(_ kind: UInt8, _ texts: String...) {
            hasher.combine(kind)
            for text in texts { ScalarEquality.hash(text, into: &hasher) }
        }
        switch self {
        case .element(let element): hasher.combine(element)
        case .text(let text): combine(NodeKind.text, text)
        case .cdata(let text): combine(NodeKind.cdata, text)
        case .comment(let text): combine(NodeKind.comment, text)
        case .processingInstruction(let target, let data): combine(NodeKind.processingInstruction, target, data)
        }
    }
}
