/// The markup around names, values and texts, for whatever writes it.
extension ByteBuffer {
    /// Appends an XML declaration with the name of an encoding.
    mutating func append(_ declaration: XML.Declaration, encoding: String?) {
        append("<?xml version=\"")
        append(string: declaration.version)
        append(UInt8(ascii: "\""))
        if let encoding { append(string: " encoding=\"\(encoding)\"") }
        if let standalone = declaration.standalone {
            append(standalone ? " standalone=\"yes\"" : " standalone=\"no\"")
        }
        append("?>")
    }

    /// Appends `</name>`.
    package mutating func append(endTagOf name: ByteSlice) {
        append("</")
        append(name)
        append(UInt8(ascii: ">"))
    }

    /// Appends an attribute and the space before it.
    ///
    /// - Returns: Nil, or the first scalar of the value that XML cannot represent.
    @discardableResult
    package mutating func append(attribute name: String, _ value: String) -> UInt32? {
        append(UInt8(ascii: " "))
        append(string: name)
        append("=\"")
        let forbidden = value.withBytes { Escaping.appendPlainAttribute($0, to: &self) }
        append(UInt8(ascii: "\""))
        return forbidden
    }

    /// Appends a namespace declaration like an attribute.
    @discardableResult
    package mutating func append(_ declaration: NamespaceBinding) -> UInt32? {
        append(attribute: declaration.attributeName, declaration.uri)
    }

    /// Appends what is before the text of a comment, a processing instruction or a section.
    package mutating func append(startOf node: NodeRecord, in store: NodeStore) {
        switch node.kind {
        case NodeKind.comment: append("<!--")
        case NodeKind.processingInstruction:
            append("<?")
            append(store.names.bytes(of: node.name))
            if node.textLength > 0 { append(UInt8(ascii: " ")) }
        default: if node.isSection { append("<![CDATA[") }
        }
    }

    /// Appends what is after it.
    package mutating func append(endOf node: NodeRecord) {
        switch node.kind {
        case NodeKind.comment: append("-->")
        case NodeKind.processingInstruction: append("?>")
        default: if node.isSection { append("]]>") }
        }
    }
}

extension NamespaceBinding {
    /// The name of the attribute that declares it.
    var attributeName: String { prefix.isEmpty ? "xmlns" : "xmlns:\(prefix)" }
}
