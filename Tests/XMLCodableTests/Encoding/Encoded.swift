import Testing
import XMLCodable

/// Encodes a value as text.
func encoded<T: Encodable>(
    _ value: T, root: String? = "r", _ configure: (XMLEncoder) -> Void = { _ in }
) throws -> String {
    let encoder = XMLEncoder()
    configure(encoder)
    return try encoder.encodeToString(value, withRootKey: root)
}

/// The error thrown when encoding a value: its coding path and its message.
func refusal<T: Encodable>(
    _ value: T, root: String? = "r", _ configure: (XMLEncoder) -> Void = { _ in }
) -> (path: [String], sentence: String)? {
    do {
        _ = try encoded(value, root: root, configure)
        return nil
    } catch EncodingError.invalidValue(_, let context) {
        return (context.codingPath.map(\.stringValue), context.debugDescription)
    } catch {
        return ([], "another error: \(error)")
    }
}

/// A key with any string value.
struct OpenKey: CodingKey, ExpressibleByStringInterpolation {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init(stringLiteral name: String) { stringValue = name }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

extension GrammarKey: ExpressibleByStringInterpolation {
    init(stringLiteral name: String) { self.init(name) }
}

/// A value that is encoded by a function.
struct Custom: Encodable {
    let body: @Sendable (any Encoder) throws -> Void

    init(_ body: @escaping @Sendable (any Encoder) throws -> Void) { self.body = body }

    init<Key: CodingKey>(
        _ type: Key.Type, _ body: @escaping @Sendable (inout KeyedEncodingContainer<Key>) throws -> Void
    ) {
        self.body = { encoder in
            var container = encoder.container(keyedBy: Key.self)
            try body(&container)
        }
    }

    func encode(to encoder: any Encoder) throws { try body(encoder) }
}

/// A value that is encoded by a function that need not be sendable.
struct Written: Encodable {
    let body: (any Encoder) throws -> Void
    func encode(to encoder: any Encoder) throws { try body(encoder) }
}

/// Encodes as text by a function that gets a container of the root.
func encoded<Key: CodingKey>(
    _ type: Key.Type, _ body: @escaping @Sendable (inout KeyedEncodingContainer<Key>) throws -> Void
) throws -> String {
    try encoded(Custom(type, body))
}

/// Expects the sentence of the error of encoding a value.
func expectRefused<Value: Encodable>(
    _ value: Value, _ sentence: String, sourceLocation: SourceLocation = #_sourceLocation
) {
    expectEqual(refusal(value)?.sentence, sentence, sourceLocation: sourceLocation)
}
