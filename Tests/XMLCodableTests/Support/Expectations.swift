import Testing

// `#expect(a == b)` says the same, but the compiler takes several times as long for it: it expands a macro and checks
// the types of two closures for each.

/// Records an issue unless a value equals the expected one.
func expectEqual<Value: Equatable>(
    _ actual: Value, _ expected: Value, sourceLocation: SourceLocation = #_sourceLocation
) {
    guard actual != expected else { return }
    Issue.record("Expected \(described(expected)), found \(described(actual))", sourceLocation: sourceLocation)
}

/// Records an issue unless an Optional is nil.
func expectNil<Value>(_ actual: Value?, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let actual else { return }
    Issue.record("Expected nil, found \(described(actual))", sourceLocation: sourceLocation)
}

/// Records an issue unless a text contains another one.
func expectPart(_ text: String?, _ part: String, sourceLocation: SourceLocation = #_sourceLocation) {
    expect(text, text?.contains(part), "contains \(part)", sourceLocation)
}

/// Records an issue unless a text begins with another one.
func expectStart(_ text: String?, _ start: String, sourceLocation: SourceLocation = #_sourceLocation) {
    expect(text, text?.hasPrefix(start), "begins with \(start)", sourceLocation)
}

/// Records an issue unless a text ends with another one.
func expectEnd(_ text: String?, _ end: String, sourceLocation: SourceLocation = #_sourceLocation) {
    expect(text, text?.hasSuffix(end), "ends with \(end)", sourceLocation)
}

private func expect(_ text: String?, _ isRight: Bool?, _ words: String, _ sourceLocation: SourceLocation) {
    guard isRight != true else { return }
    Issue.record("Expected a text that \(words), found \(text ?? "none")", sourceLocation: sourceLocation)
}

/// The description of a value for the message of an issue; a text is quoted.
private func described(_ value: some Any) -> String {
    String(reflecting: value)
}
