/// Why a value cannot be written: the facts, for `EncodingError+XML` to make sentences of.
enum EncodingProblem: Error {
    /// A character that XML does not allow.
    case forbidden(UInt32)
    /// A number or date that its strategy has no text for.
    case noText(String)
    /// A key that cannot be written, and why.
    case badKey(String)
    /// Something other than one scalar as an attribute.
    case notOneScalar(String)
    case duplicateAttribute(String)
    /// Two values that are both the text of one element.
    case secondText
    /// A keyed and an unkeyed container, or another second thing, asked of one encoder.
    case mixedRequests
    /// A second value for a single value container.
    case secondValue
    /// A container whose element is finished.
    case stale
    case tooDeep(Int)
    case stackIsLow
    /// An array of other than one element, whose element shares its name with the first step of a path.
    case sharedArray(String, Int?)
    /// A path leads through an element that stands there more than once.
    case ambiguousStep(String)
    /// The key `*` with something that is no element.
    case noElement
    /// A namespace declaration that Namespaces in XML forbids.
    case declaration(String)
    /// A prefix that is nowhere declared.
    case undeclaredPrefix(String)
    /// What the parser said about the written document.
    case malformed(String)
    /// A table of escapes that would spoil the document.
    case badEscapes
    /// A type that no mark of its family names, and the marks that there are.
    case unknownMember(String, String)
    /// The declaration or the document type cannot be written.
    case head(String)
}
