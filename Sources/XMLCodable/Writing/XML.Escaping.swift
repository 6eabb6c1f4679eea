extension XML {
    /// Where a text is to stand in a document.
    public struct EscapedPlace: Sendable, Hashable {
        private enum Place { case text, attribute }
        private let place: Place

        /// Between tags.
        public static let text = EscapedPlace(place: .text)
        /// Between the quotes of an attribute, of either kind.
        public static let attribute = EscapedPlace(place: .attribute)

        var isAttribute: Bool { place == .attribute }
    }
}

extension XML {
    /// A text with its reserved characters as references, for XML that is put together by hand.
    ///
    /// `& < > ' "` become the entities that XML predefines, and a carriage return `&#13;`; in an attribute, tab and line
    /// feed become references too, so that they are not read back as spaces. ``XMLEncoder`` and the tree escape by
    /// themselves.
    ///
    /// ```swift
    /// let cell = "<td>\(try XML.escaped(name))</td>"
    /// ```
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - place: Where it will stand. Defaults to between tags.
    /// - Throws: ``XMLWritingError`` for a character that XML does not allow, not even as a reference.
    public static func escaped(_ text: String, for place: EscapedPlace = .text) throws(XMLWritingError) -> String {
        var out = ByteBuffer(capacity: text.utf8.count + text.utf8.count / 8)
        // This buffer has no other owner.
        defer { unsafe out.deallocate() }
        let forbidden = text.withBytes { bytes in
            place.isAttribute ? Escaping.appendAttribute(bytes, to: &out) : Escaping.appendText(bytes, to: &out)
        }
        guard let forbidden else { return out.string }
        let code = String(forbidden, radix: 16, uppercase: true)
        let padding = String(repeating: "0", count: Swift.max(0, 4 - code.utf8.count))
        throw XMLWritingError(
            code: .invalidCharacter, message: "the character U+\(padding)\(code) is not allowed in XML", path: "")
    }
}
