// The conformance of a type of the tree, which is in a folder that knows no coders.

extension XML.Element: Codable {
    /// Decodes an element directly with ``XMLDecoder``, or from its XML text with any other decoder.
    public init(from decoder: any Decoder) throws {
        if let special = try decoder.special(Self.self) {
            self = special
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
        if try encoder.encodeSpecial(self) { return }
        var container = encoder.singleValueContainer()
        try container.encode(xmlString())
    }
}

extension TypePlan.Role {
    /// Returns the role of a piece of the tree; nil for other types.
    ///
    /// Every coder calls this function, so that a linker which takes from a static library only the files with functions
    /// that are called takes the conformances above as well.
    @inline(never)
    static func ofTree(_ type: Any.Type) -> TypePlan.Role? {
        type == XML.Element.self ? .rawElement : nil
    }
}
