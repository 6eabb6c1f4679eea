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

/// Records an issue unless a text begins with another one.
func expectStart(_ text: String, _ start: String, sourceLocation: SourceLocation = #_sourceLocation) {
    expect(text.hasPrefix(start), "a text that begins with \(start)", text, sourceLocation)
}

/// Records an issue unless a text ends with another one.
func expectEnd(_ text: String, _ end: String, sourceLocation: SourceLocation = #_sourceLocation) {
    expect(text.hasSuffix(end), "a text that ends with \(end)", text, sourceLocation)
}

private func expect(
    _ isRight: Bool, _ expected: @autoclosure () -> String, _ actual: some Any, _ sourceLocation: SourceLocation
) {
    if isRight { return }
    let row = CheckedRow.current.map { ", for \($0.value)" } ?? ""
    Issue.record("Expected \(expected()), found \(actual)\(row)", sourceLocation: sourceLocation)
}

/// Calls a function with each row of a table. An issue of a function of this file, and an error, names the row.
func forEachRow<Rows: Sequence>(
    _ rows: Rows, sourceLocation: SourceLocation = #_sourceLocation, _ body: (Rows.Element) throws -> Void
) {
    for row in rows {
        CheckedRow.$current.withValue(CheckedRow(value: row)) {
            do { try body(row) } catch { Issue.record("\(error), for \(row)", sourceLocation: sourceLocation) }
        }
    }
}

/// Records an issue for each key of a table of which a function does not make the value beside it.
func expectEach<Key, Value: Equatable>(
    _ rows: KeyValuePairs<Key, Value>, sourceLocation: SourceLocation = #_sourceLocation,
    _ result: (Key) throws -> Value
) {
    forEachRow(rows, sourceLocation: sourceLocation) { row in
        expectEqual(try result(row.key), row.value, sourceLocation: sourceLocation)
    }
}

/// The row of a table that is checked.
private struct CheckedRow: @unchecked Sendable {
    @TaskLocal static var current: CheckedRow?
    let value: Any
}
