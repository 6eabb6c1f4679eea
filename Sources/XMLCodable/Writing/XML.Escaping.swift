extension XML {
    /// The part of a document that escaped text is written to.
    public struct EscapedPlace: Sendable, Hashable {
        let isAttribute: Bool

        /// Text between tags.
        public static let text = EscapedPlace(isAttribute: false)
        /// An attribute value, between single or double quotes.
        public static let attribute = EscapedPlace(isAttribute: true)
    }

    /// Returns text with its reserved characters escaped, for XML that you assemble as strings.
    ///
    /// `& < > ' "` become the entities that XML predefines, and a carriage return becomes `&#13;`. In an attribute, tab
    /// and line feed become references too, so that they are not read back as spaces. ``XMLEncoder`` and the tree
    /// escape text automatically.
    ///
    /// ```swift
    /// let cell = "<td>\(try XML.escaped(name))</td>"
    /// ```
    ///
    /// - Parameters:
    ///   - text: The text to escape.
    ///   - place: The part of the document that the text is written to. Defaults to text between tags.
    /// - Throws: ``XMLWritingError`` for a character that XML does not allow, not even as a reference.
    public static func escaped(_ text: String, for place: EscapedPlace = .text) throws(XMLWritingError) -> String {
        var out = ByteBuffer(capacity: text.utf8.count + text.utf8.count / 8)
        // This buffer has no other owner.
        defer { unsafe out.deallocate() }
        let forbidden = text.withBytes { bytes in
            place.isAttribute ? Escaping.appendAttribute(bytes, to: &out) : Escaping.appendText(bytes, to: &out)
        }
        guard let forbidden else { return out.string }
        let name = HexText.name(ofScalar: forbidden)
        throw XMLWritingError(
            code: .invalidCharacter, message: "the character \(name) is not allowed in XML", elementPath: "")
    }
}
