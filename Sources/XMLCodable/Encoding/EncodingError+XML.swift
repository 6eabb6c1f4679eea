/// The sentences of the encoder's errors.
extension EncodingProblem {
    /// What is wrong, in words of XML and of the user's types.
    var sentence: String {
        switch self {
        case .forbidden(let scalar): "the character \(Self.name(scalar)) is not allowed in XML"
        case .noText(let what): what
        case .badKey(let why): why
        case .notOneScalar(let what): "\(what) cannot be written as an attribute, which holds one scalar value"
        case .duplicateAttribute(let name): "the element already has an attribute \"\(name)\""
        case .secondText: "the element already has its text; a second value cannot be told from it"
        case .mixedRequests: "one encoder was asked for containers of different kinds"
        case .secondValue: "a second value was encoded where one is expected"
        case .stale: "the container was used after its element was finished"
        case .tooDeep(let limit):
            "elements are nested more than \(limit) deep, the limit `limits.depth`; a reference may lead back to itself"
        case .stackIsLow:
            "values are nested so deep that the thread's stack is used up; a reference may lead back to itself"
        case .sharedArray(let name, let count):
            "an array of \(count.map { "\($0)" } ?? "several") elements cannot share <\(name)> with keys that go on"
                + " behind it"
        case .ambiguousStep(let name): "the path leads through <\(name)>, of which there is more than one"
        case .noElement: "the key \"*\" stands for elements, not for a scalar value"
        case .declaration(let why): why
        case .undeclaredPrefix(let prefix): "the namespace prefix \"\(prefix)\" is not declared"
        case .malformed(let why): "the document would not be well-formed: \(why)"
        case .badEscapes:
            "`charactersEscapedIn...` holds a replacement that is neither text nor references that every reader knows"
        case .unknownMember(let type, let known): "\(type) has no mark in its family, which knows \(known)"
        case .head(let why): why
        }
    }

    private static func name(_ scalar: UInt32) -> String {
        let hex = String(scalar, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: Swift.max(0, 4 - hex.count)) + hex
    }
}

extension EncodingError {
    /// The error with its sentence: `cannot write Order.id at /order/id: ...`.
    init(_ problem: EncodingProblem, value: Any, codingPath: [any CodingKey], elementPath: String) {
        let place = elementPath.isEmpty ? "" : " at \(elementPath)"
        self = .invalidValue(
            value,
            Context(
                codingPath: codingPath,
                debugDescription: "cannot write \(Self.what(value))\(place): \(problem.sentence)",
                underlyingError: nil))
    }

    /// Where no value is at hand, its type stands for it.
    private static func what(_ value: Any) -> String { "a value of type \(value as? Any.Type ?? type(of: value))" }
}
