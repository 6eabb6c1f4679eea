import BenchmarkModels
package import Foundation
import XMLCodable
import XMLCoderCodec

/// One kind of model: what the library, and other coders, do with values of it.
///
/// The documents say little beside what the models need, so that the coders are what is measured.
package struct ModelShape: Sendable {
    /// The libraries, by what they read.
    package enum Format: String, Sendable {
        case xml
        /// Foundation's JSON coders.
        case json
        /// XMLCoder, which reads the same XML.
        case xmlCoder
    }

    /// A value that was read back as another one.
    package struct WrongValue: Error { let shape: String }

    package let name: String
    /// Those that have all of the model's features.
    package let formats: [Format]
    /// Decodes a document, and frees the value.
    package let decode: @Sendable (Data, Format) throws -> Void
    /// Makes a value of so many records, and returns a call that encodes it.
    package let encoding: @Sendable (Int, Format) -> @Sendable () throws -> Data

    private let check: @Sendable (Int) throws -> Void

    /// Documents of so many records.
    ///
    /// - Parameter record: The record with a number.
    init<Record: Codable & Equatable & Sendable>(_ name: String, _ record: @escaping @Sendable (Int) -> Record) {
        self.init(name, value: { Records(record: (0..<$0).map(record)) })
    }

    /// Documents of another form.
    init<Value: Codable & Equatable & Sendable>(
        _ name: String, formats: [Format] = [.xml, .json], value: @escaping @Sendable (Int) -> Value
    ) {
        self.name = name
        self.formats = formats
        decode = { data, format in
            switch format {
            case .xml: _ = try XMLDecoder().decode(Value.self, from: data)
            case .json: _ = try JSONDecoder().decode(Value.self, from: data)
            case .xmlCoder: _ = try XMLCoderCodec.decode(Value.self, from: data)
            }
        }
        let encoding: @Sendable (Int, Format) -> @Sendable () throws -> Data = { count, format in
            let value = value(count)
            return switch format {
            case .xml: { try XMLEncoder().encode(value, withRootKey: "records") }
            case .json: { try JSONEncoder().encode(value) }
            case .xmlCoder: { try XMLCoderCodec.encode(value, as: RootElement(name: "records")) }
            }
        }
        self.encoding = encoding
        check = { count in
            let xml = try XMLDecoder().decode(Value.self, from: encoding(count, .xml)())
            let json = try JSONDecoder().decode(Value.self, from: encoding(count, .json)())
            guard xml == value(count), json == value(count) else { throw WrongValue(shape: name) }
        }
    }

    /// The documents of so many records, after a check that both formats read back what was written.
    package func documents(records: Int) throws -> [Format: Data] {
        try check(records)
        return try Dictionary(uniqueKeysWithValues: formats.map { ($0, try encoding(records, $0)()) })
    }

    /// The kinds of models.
    package static let all: [ModelShape] = scalars + placed + typed
}

/// The root of a document of records.
private struct Records<Record: Codable & Equatable & Sendable>: Codable, Equatable, Sendable {
    var record: [Record]
}
