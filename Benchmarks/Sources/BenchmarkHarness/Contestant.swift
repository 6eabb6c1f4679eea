/// Who does it, and with which models.
package enum Contestant: String, CaseIterable, Codable, Sendable {
    /// XMLCodable with keys such as `@id` and `#text`.
    case xmlCodable = "XMLCodable"
    /// XMLCodable with wrappers such as `@XMLAttribute` and `@XMLText`.
    case wrappers
    /// XMLCodable with models written for XMLCoder, which say key by key what is an attribute.
    case dynamic
    /// XMLCoder.
    case xmlCoder = "XMLCoder"
    /// JSONDecoder and JSONEncoder on the same values; XMLParser without a delegate.
    case foundation = "Foundation"

    /// On Linux, XMLParser and what stands on it refuse documents of so many bytes.
    package static let limitOfXMLParser = 10_000_000

    /// Whether this one takes a document so long.
    package func reads(_ count: Int, in operation: DocumentOperation) -> Bool {
        #if os(Linux)
        let parses = self == .xmlCoder || (self == .foundation && operation == .parse)
        return !parses || count < Self.limitOfXMLParser
        #else
        return true
        #endif
    }
}
