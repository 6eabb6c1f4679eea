import Testing

// As in the tests of XMLCodable: the compiler takes several times as long for `#expect`.

/// Records an issue unless a value equals the expected one.
func expectEqual<Value: Equatable>(
    _ actual: Value, _ expected: Value, sourceLocation: SourceLocation = #_sourceLocation
) {
    if actual != expected { Issue.record("Expected \(expected), found \(actual)", sourceLocation: sourceLocation) }
}

/// A model with one property.
struct One<V: Codable & Sendable>: Codable, Sendable { var v: V }
