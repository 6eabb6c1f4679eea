/// The messages of the encoder's errors.
extension EncodingProblem {
    /// The message, in terms of XML and of the user's types.
    var sentence: String {
        switch self {
        case .forbidden(let scalar): "the character \(HexText.name(ofScalar: scalar)) is not allowed in XML"
        case .noText(let what): what
        case .badKey(let why): why
        case .arrayInAttribute:
            "an array cannot be written as an attribute, which holds one scalar value; `@XMLList` writes its items with spaces"
                + " between them, and `@XMLTransformed<[XML.ValueAt<Item, Key>]>` an element with the attribute for each"
        case .arrayInText:
            "an array cannot be written as text, which holds one scalar value; `@XMLList` writes its items with spaces between"
                + " them"
        case .keyedText:
            "a case with the key \"#text\" is a run of text, which has no keys; one with a name is an element that can"
        case .innerList:
            "the items of a list in a list, or of one that is the value of a case, could not be told from those beside them"
                + " under the key \"*\"; in a type with an `xmlMapping` that has a `root`, they have an element around them"
        case .notOneScalar(let what): "\(what) cannot be written as an attribute, which holds one scalar value"
        case .duplicateAttribute(let name): "the element already has an attribute \"\(name.shown)\""
        case .noOwnElement: "an enum with a discriminator needs an element of its own"
        case .refused(let why): why
        case .secondText: "the element already has its text; a second value could not be told apart from it"
        case .mixedRequests:
            "its `encode(to:)` asks for containers of different kinds; an element has keys, items or a single value"
        case .secondValue: "its `encode(to:)` writes a second single value; an array or keys hold several"
        case .stale: "the container was used after its element was finished, when `encode(to:)` had returned"
        case .tooDeep(let limit):
            "elements are nested more than \(limit) deep, the limit `limits.depth`; there may be a reference cycle"
        case .stackIsLow:
            "values are nested so deeply that the thread's stack is exhausted; there may be a reference cycle"
        case .sharedArray(let name, let count):
            "an array of \(count.map { "\($0)" } ?? "several") elements cannot share <\(name.shown)> with keys whose path"
                + " leads through it"
        case .ambiguousStep(let name): "the path leads through <\(name.shown)>, which occurs more than once"
        case .noElement: "the key \"*\" represents elements, not a scalar value"
        case .nilText: "an item that is nil has no text, nor has a case"
        case .innerNil:
            "an element that says nil would be read as another value: it says only one nil; use one Optional"
        case .nilElement: "the key \"*\" gives nil no element that could represent it"
        case .noName:
            "the key \"*\" gives its element no name, and the type has none: it needs an `@XMLElementName` or"
                + " an `xmlMapping` with a `root`"
        case .declaration(let why): why
        case .noNamespace(let name):
            "\"\(name)\" is in no namespace, but the document has a default namespace, which needs a prefix instead"
        case .undeclaredPrefix(let prefix):
            "the namespace prefix \"\(prefix)\" is not declared; `encoder.namespaces = .bound([\"\(prefix)\": \"its URI\"])` or"
                + " `rootAttributes: [\"xmlns:\(prefix)\": \"its URI\"]` declares it"
        case .malformed(let why): "the document would not be well-formed: \(why)"
        case .badEscapes:
            "`charactersEscapedIn...` has a replacement other than text and character or predefined entity references"
        case .head(let why): why
        }
    }
}

extension EncodingError {
    /// Creates the error with its message: `cannot write a value of type Int at /order/id: ...`.
    @inline(never)
    init(_ problem: EncodingProblem, value: Any, codingPath: [any CodingKey], elementPath: String) {
        let place = elementPath.isEmpty ? "" : " at \(elementPath)"
        self = .invalidValue(
            value,
            Context(
                codingPath: codingPath,
                debugDescription: "cannot write \(Self.what(value))\(place): \(problem.sentence)",
                underlyingError: nil))
    }

    /// Describes a value by its type. If no value is available, the type is passed in its place.
    private static func what(_ value: Any) -> String { "a value of type \(value as? Any.Type ?? type(of: value))" }
}
