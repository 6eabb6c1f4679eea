import XMLCodable

/// XMLCoder's XML declaration; see ``XMLCodable/XML/Declaration``.
public struct XMLHeader: Sendable, Hashable {
    /// The version of XML. If only another property is given, 1.0 is written.
    public let version: Double?
    /// The document's encoding.
    public let encoding: String?
    /// `yes` or `no`: the standalone declaration.
    public let standalone: String?

    /// Makes a declaration; without any of the three, none is written.
    public init(version: Double? = nil, encoding: String? = nil, standalone: String? = nil) {
        self.version = version
        self.encoding = encoding
        self.standalone = standalone
    }

    /// The declaration to write with a value; nil for an empty header.
    func declaration(for value: Any) throws -> XML.Declaration? {
        guard version != nil || encoding != nil || standalone != nil else { return nil }
        var declaration = XML.Declaration(version: version.map { "\($0)" } ?? "1.0", encoding: encoding)
        if let standalone {
            guard standalone == "yes" || standalone == "no" else {
                let sentence = "'standalone' must be \"yes\" or \"no\", not \"\(standalone)\""
                throw EncodingError.invalidValue(value, .init(codingPath: [], debugDescription: sentence))
            }
            declaration.standalone = standalone == "yes"
        }
        return declaration
    }
}
