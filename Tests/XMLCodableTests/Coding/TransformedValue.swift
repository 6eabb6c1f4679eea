import Testing
import XMLCodable

/// A model whose property has the output of a transform.
struct TransformedValue<T: XMLTransform>: Codable, Equatable where T.Output: Equatable {
    @XMLTransformed<T> var value: T.Output
}

/// Checks that a transform reads a text as a value, and what it writes in XML and in JSON.
func expectTransform<T: XMLTransform>(
    _ type: T.Type, _ text: String, _ value: T.Output, json: String, written: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
) throws where T.Output: Equatable {
    let model = TransformedValue<T>(value: value)
    try expectCase(
        "<r><value>\(text)</value></r>", model, written: "<r><value>\(written ?? text)</value></r>",
        sourceLocation: sourceLocation)
    try expectJSON(#"{"value":\#(json)}"#, model, sourceLocation: sourceLocation)
}

/// Checks that a transform does not read a text, with the sentence of the error.
func expectNoTransform<T: XMLTransform>(
    _ type: T.Type, _ text: String, _ expected: String, hint: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
) where T.Output: Equatable {
    let failure = refusal(TransformedValue<T>.self, "<r value=\"\(text)\"/>")
    expectEqual(failure?.kind, "dataCorrupted", sourceLocation: sourceLocation)
    expectEqual(failure?.path, ["value"], sourceLocation: sourceLocation)
    expectEqual(
        failure?.sentence,
        "1:11: expected \(expected) for TransformedValue<\(T.self)>.value at /r/@value, found \"\(text)\"\(hint)",
        sourceLocation: sourceLocation)
}
