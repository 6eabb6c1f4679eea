import Testing

// As in the tests of XMLCodable: the compiler takes several times as long for `#expect`.

/// Records an issue unless a value equals the expected one.
func expectEqual<Value: Equatable>(
    _ actual: Value, _ expected: Value, sourceLocation: SourceLocation = #_sourceLocation
) {
    expect(actual == expected, "\(expected)", actual, sourceLocation)
}

/// Records an issue unless an Optional is nil.
func expectNil<Value>(_ actual: Value?, sourceLocation: SourceLocation = #_sourceLocation) {
    expect(actual == nil, "nil", actual, sourceLocation)
}

/// Records an issue unless a text contains another one.
func expectPart(_ text: String, _ part: String, sourceLocation: SourceLocation = #_sourceLocation) {
    expect(text.contains(part), "a text that contains \(part)", text, sourceLocation)
}

/// Records an issue unless a text ends with another one.
func expectEnd(_ text: String, _ end: String, sourceLocation: SourceLocation = #_sourceLocation) {
    expect(text.hasSuffix(end), "a text that ends with \(end)", text, sourceLocation)
}

/// Records an issue unless a text begins with another one.
func expectStart(_ text: String, _ start: String, sourceLocation: SourceLocation = #_sourceLocation) {
    expect(text.hasPrefix(start), "a text that begins with \(start)", text, sourceLocation)
}

/// Records an issue unless lines contain another one.
func expectPart(_ lines: [String], _ line: String, sourceLocation: SourceLocation = #_sourceLocation) {
    expect(lines.contains(line), "lines with \(line)", lines, sourceLocation)
}

private func expect(
    _ isRight: Bool, _ expected: @autoclosure () -> String, _ actual: some Any, _ sourceLocation: SourceLocation
) {
    if !isRight { Issue.record("Expected \(expected()), found \(actual)", sourceLocation: sourceLocation) }
}
