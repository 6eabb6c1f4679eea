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

/// The description of a value for the message of an issue; a text is quoted.
private func described(_ value: some Any) -> String {
    String(reflecting: value)
}
