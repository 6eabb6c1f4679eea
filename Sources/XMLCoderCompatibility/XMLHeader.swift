import XMLCodable

/// XMLCoder's XML declaration; see `XML.Declaration`.
public struct XMLHeader: Sendable, Hashable {
    /// The version of XML. If it is nil and another property is set, 1.0 is written.
    public let version: Double?
    /// The encoding of the document.
    public let encoding: String?
    /// The standalone declaration, `yes` or `no`.
    public let standalone: String?

    /// Creates a declaration. If all three properties are nil, none is written.
    public init(version: Double? = nil, encoding: String? = nil, standalone: String? = nil) {
        self.version = version
        self.encoding = encoding
        self.standalone = standalone
    }

    /// Returns the declaration to write with a value, or nil for an empty header.
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
