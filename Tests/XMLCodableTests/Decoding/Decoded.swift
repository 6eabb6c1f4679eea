import Testing
import XMLCodable

/// Decodes a document.
func decoded<T: Decodable>(
    _ type: T.Type = T.self, _ xml: String, _ configure: (XMLDecoder) -> Void = { _ in }
) throws -> T {
    let decoder = XMLDecoder()
    configure(decoder)
    return try decoder.decode(type, from: xml)
}

/// Expects the value of a document.
func expectDecoded<T: Decodable & Equatable>(
    _ xml: String, _ value: T, sourceLocation: SourceLocation = #_sourceLocation,
    _ configure: (XMLDecoder) -> Void = { _ in }
) throws {
    expectEqual(try decoded(T.self, xml, configure), value, sourceLocation: sourceLocation)
}

/// Expects the sentence of the error of decoding a document.
func expectRefused<T: Decodable>(
    _ type: T.Type, _ xml: String, _ sentence: String, sourceLocation: SourceLocation = #_sourceLocation,
    _ configure: (XMLDecoder) -> Void = { _ in }
) {
    expectEqual(refusal(type, xml, configure)?.sentence, sentence, sourceLocation: sourceLocation)
}

/// Expects the kind, the path with the key that is missing, and the sentence of the error of decoding a document.
func expectFailure<T: Decodable>(
    _ type: T.Type, _ xml: String, _ kind: String, _ path: String, _ sentence: String,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let failure = refusal(type, xml)
    expectEqual(failure?.kind, kind, sourceLocation: sourceLocation)
    let keys = (failure?.path ?? []) + (failure?.key.map { [$0] } ?? [])
    expectEqual(keys.joined(separator: "/"), path, sourceLocation: sourceLocation)
    expectEqual(failure?.sentence, sentence, sourceLocation: sourceLocation)
}

/// Elements of one name in each other.
func deepXML(_ name: String, _ depth: Int, _ content: String = "") -> String {
    String(repeating: "<\(name)>", count: depth) + content + String(repeating: "</\(name)>", count: depth)
}

/// Decodes a document by a function that gets the root's decoder.
func reading<R>(
    _ xml: String, _ configure: (XMLDecoder) -> Void = { _ in }, _ body: @escaping (any Decoder) throws -> R
) throws -> R {
    let reader = Reader { try body($0) }
    // A result that keeps its decoder also keeps the reader, through the user info.
    defer { reader.result = nil }
    _ = try decoded(Reader.Value.self, xml) {
        configure($0)
        if let key = Reader.key { $0.userInfo[key] = reader }
    }
    return try #require(reader.result as? R)
}

/// Decodes a document by a function that gets a container of the root.
func reading<Key: CodingKey, R>(
    _ xml: String, keyedBy type: Key.Type, _ body: @escaping (KeyedDecodingContainer<Key>) throws -> R
) throws -> R {
    try reading(xml) { try body($0.container(keyedBy: type)) }
}

/// Passes a function to the value that it decodes.
private final class Reader: @unchecked Sendable {
    static let key = CodingUserInfoKey(rawValue: "reader")
    let body: (any Decoder) throws -> Any
    var result: Any?

    init(_ body: @escaping (any Decoder) throws -> Any) { self.body = body }

    struct Value: Decodable {
        init(from decoder: any Decoder) throws {
            let reader = try #require(Reader.key.flatMap { decoder.userInfo[$0] } as? Reader)
            reader.result = try reader.body(decoder)
        }
    }
}

/// The parts of a `DecodingError`.
struct DecodingFailure: Equatable {
    var kind: String, path: [String], sentence: String, location: XMLLocation? = nil, key: String? = nil

    init?(_ error: any Error) {
        guard let error = error as? DecodingError else { return nil }
        let context: DecodingError.Context
        switch error {
        case .keyNotFound(let key, let found):
            kind = "keyNotFound"
            context = found
            self.key = key.stringValue
        case .typeMismatch(_, let found):
            kind = "typeMismatch"
            context = found
        case .valueNotFound(_, let found):
            kind = "valueNotFound"
            context = found
        case .dataCorrupted(let found):
            kind = "dataCorrupted"
            context = found
        @unknown default: return nil
        }
        path = context.codingPath.map(\.stringValue)
        sentence = context.debugDescription
        location = context.underlyingError as? XMLLocation
    }
}

/// The error that `body` is expected to throw.
func refusal(_ body: () throws -> Any) -> DecodingFailure? {
    do {
        _ = try body()
        return nil
    } catch {
        return DecodingFailure(error)
    }
}

/// The error thrown when decoding a document.
func refusal<T: Decodable>(
    _ type: T.Type, _ xml: String, _ configure: (XMLDecoder) -> Void = { _ in }
) -> DecodingFailure? {
    refusal { try decoded(type, xml, configure) }
}
