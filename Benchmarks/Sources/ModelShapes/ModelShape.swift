package import Foundation
import XMLCodable

/// One kind of model: what the library, and Foundation's JSON coders, do with values of it.
///
/// The documents say little beside what the models need, so that the coders are what is measured.
package struct ModelShape: Sendable {
    /// The formats of the two libraries.
    package enum Format: String, CaseIterable, Sendable { case xml, json }

    /// A value that was read back as another one.
    package struct WrongValue: Error { let shape: String }

    package let name: String
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
    init<Value: Codable & Equatable & Sendable>(_ name: String, value: @escaping @Sendable (Int) -> Value) {
        self.name = name
        decode = { data, format in
            switch format {
            case .xml: _ = try XMLDecoder().decode(Value.self, from: data)
            case .json: _ = try JSONDecoder().decode(Value.self, from: data)
            }
        }
        let encoding: @Sendable (Int, Format) -> @Sendable () throws -> Data = { count, format in
            let value = value(count)
            return switch format {
            case .xml: { try XMLEncoder().encode(value, withRootKey: "records") }
            case .json: { try JSONEncoder().encode(value) }
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
        return try Dictionary(uniqueKeysWithValues: Format.allCases.map { ($0, try encoding(records, $0)()) })
    }

    /// The kinds of models.
    package static let all: [ModelShape] = scalars + placed + typed
}

/// The root of a document of records.
private struct Records<Record: Codable & Equatable & Sendable>: Codable, Equatable, Sendable {
    var record: [Record]
}
