import Testing

// `#expect(a == b)` says the same, but the compiler takes several times as long for it: it expands a macro and checks
// the types of two closures for each.

/// Records an issue unless a value equals the expected one. The issue names what it is about, if that is given.
func expectEqual<Value: Equatable>(
    _ actual: Value, _ expected: Value, for about: @autoclosure () -> Any? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    guard actual != expected else { return }
    record("Expected \(described(expected)), found \(described(actual))", about(), sourceLocation)
}

/// Records an issue unless an Optional is nil.
func expectNil<Value>(
    _ actual: Value?, for about: @autoclosure () -> Any? = nil, sourceLocation: SourceLocation = #_sourceLocation
) {
    guard let actual else { return }
    record("Expected nil, found \(described(actual))", about(), sourceLocation)
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
    record("Expected a text that \(words), found \(text ?? "none")", nil, sourceLocation)
}

/// The description of a value for the message of an issue; a text is quoted.
private func described(_ value: some Any) -> String {
    String(reflecting: value)
}

/// Records an issue unless a function throws an error of a type, which is the result.
@discardableResult
func expectThrows<Failure: Error, Value>(
    _ type: Failure.Type, for about: @autoclosure () -> Any? = nil, sourceLocation: SourceLocation = #_sourceLocation,
    _ body: () throws -> Value
) -> Failure? {
    let found: Any
    do { found = try body() } catch {
        if let error = error as? Failure { return error }
        found = error
    }
    record("Expected an error of type \(type), found \(described(found))", about(), sourceLocation)
    return nil
}

/// The error of a type that a function throws, or an error of the test.
func requireThrows<Failure: Error, Value>(
    _ type: Failure.Type, for about: @autoclosure () -> Any? = nil, sourceLocation: SourceLocation = #_sourceLocation,
    _ body: () throws -> Value
) throws -> Failure {
    guard let error = expectThrows(type, for: about(), sourceLocation: sourceLocation, body) else { throw NoError() }
    return error
}

private struct NoError: Error {}

// Tables in a test: each `@Test(arguments:)` costs the compiler as much as thirty rows.

/// Calls a function with each row of a table. An issue of a function of this file, and an error, names the row.
func forEachRow<Row>(_ rows: [Row], sourceLocation: SourceLocation = #_sourceLocation, _ body: (Row) throws -> Void) {
    for row in rows {
        CheckedRow.$current.withValue(CheckedRow(value: row, outer: CheckedRow.current?.text)) {
            do { try body(row) } catch { record("\(error)", nil, sourceLocation) }
        }
    }
}

/// Records an issue for each key of a table of which a function does not make the value beside it.
func expectEach<Key, Value: Equatable>(
    _ rows: KeyValuePairs<Key, Value>, sourceLocation: SourceLocation = #_sourceLocation,
    _ result: (Key) throws -> Value
) {
    forEachRow(Array(rows), sourceLocation: sourceLocation) { row in
        expectEqual(try result(row.key), row.value, sourceLocation: sourceLocation)
    }
}

/// The row of a table that is checked.
private struct CheckedRow: @unchecked Sendable {
    @TaskLocal static var current: CheckedRow?
    /// Described only if there is an issue.
    let value: Any
    let outer: String?
    var text: String {
        let text = (value as? any CustomTestStringConvertible)?.testDescription ?? String(reflecting: value)
        return (outer.map { "\($0), " } ?? "") + text
    }
}

private func record(_ message: String, _ about: Any?, _ sourceLocation: SourceLocation) {
    let rows = [about.map { "\($0)" }, CheckedRow.current?.text].compactMap { $0 }.map { ", for \($0)" }.joined()
    Issue.record("\(message)\(rows)", sourceLocation: sourceLocation)
}
