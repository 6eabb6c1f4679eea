/// The reason why a value cannot be written. `EncodingError+XML` turns it into a message.
enum EncodingProblem: Error {
    /// A character that XML does not allow.
    case forbidden(UInt32)
    /// A value that has no text form, and why.
    case noText(String)
    /// A key that cannot be written, and why.
    case badKey(String)
    /// A value other than a single scalar as an attribute.
    case notOneScalar(String)
    /// An array as an attribute, and as text.
    case arrayInAttribute
    case arrayInText
    case duplicateAttribute(String)
    /// A value with keys as the value of a case that is a run of text.
    case keyedText
    /// A list in a list, or as the value of a case, without an element of its own.
    case innerList
    /// Two values for the text of one element.
    case secondText
    /// Containers of different kinds, such as keyed and unkeyed, requested from one encoder.
    case mixedRequests
    /// A second value for a single value container.
    case secondValue
    /// A container that was used after its element was finished.
    case stale
    case tooDeep(Int)
    case stackIsLow
    /// An array with more or fewer than one item, whose element is also a step of a path.
    case sharedArray(String, Int?)
    /// A path that leads through an element that occurs more than once.
    case ambiguousStep(String)
    /// The key `*` with a value that is not an element.
    case noElement
    /// An item, or the value of a case, that is nil under the key `*`, and as text.
    case nilElement
    case nilText
    /// A nil for which there is no element, since one that says nil is another value of the type.
    case innerNil
    /// An enum whose case is identified by a mark in it, where it has no element of its own.
    case noOwnElement
    /// A value that a feature of the mapping cannot write, and why.
    case refused(String)
    /// The key `*` with a value that has no name for its element.
    case noName
    /// A namespace declaration that Namespaces in XML forbids, or that conflicts with another binding of the prefix.
    case declaration(String)
    /// A name in no namespace, in text, where a default namespace is in force.
    case noNamespace(String)
    /// A prefix that is not declared anywhere.
    case undeclaredPrefix(String)
    /// The message with which the parser or the serializer rejected what was written.
    case malformed(String)
    /// An escape table that would make the document malformed.
    case badEscapes
    /// An XML declaration, document type declaration or encoding that cannot be written, and why.
    case head(String)
}
