package import BenchmarkDocuments
import BenchmarkModels
package import Foundation
import FoundationCodec
import XMLCodableCodec
import XMLCoderCodec

/// Makes the calls on documents of one shape.
package struct ShapeWorkloads<Shape: DocumentShape> {
    /// A library that gave other values than the document has.
    package struct WrongValues: Error { let message: String }

    private typealias Document = Shape.Document

    package init() {}

    /// Everything that the contestants do with a generated document, after a check that they do it right.
    package func all(size: Int, seed: UInt64, _ contestants: Set<Contestant>) throws -> [Workload] {
        let sample = Shape.sample(size: size, seed: seed)
        try check(sample)
        return try DocumentOperation.allCases.flatMap { operation in
            try Contestant.allCases.filter(contestants.contains).compactMap { contestant in
                try workload(operation, contestant, on: sample.data)
            }
        }
    }

    /// One call on a document; nil where there is no such call.
    package func workload(_ operation: DocumentOperation, _ contestant: Contestant, on data: Data) throws -> Workload? {
        guard contestant.reads(data.count, in: operation) else { return nil }
        let work: (() throws -> Void)? =
            switch operation {
            case .parse: parsing(contestant, data)
            case .decode: try decoding(contestant, data)
            case .encode: try encoding(contestant, data)
            }
        return work.map {
            Workload(shape: Shape.name, operation: operation, contestant: contestant, bytes: data.count, work: $0)
        }
    }

    // MARK: - Calls

    private func parsing(_ contestant: Contestant, _ data: Data) -> (() throws -> Void)? {
        switch contestant {
        case .xmlCodable: { try XMLCodableCodec.parse(data) }
        case .foundation: { try FoundationCodec.parse(data) }
        case .wrappers, .dynamic, .xmlCoder: nil
        }
    }

    private func decoding(_ contestant: Contestant, _ data: Data) throws -> () throws -> Void {
        switch contestant {
        case .xmlCodable: return { _ = try XMLCodableCodec.decode(Shape.Sigils.self, from: data) }
        case .wrappers: return { _ = try XMLCodableCodec.decode(Shape.Wrappers.self, from: data) }
        case .dynamic: return { _ = try XMLCodableCodec.decode(Document.self, from: data) }
        case .xmlCoder: return { _ = try XMLCoderCodec.decode(Document.self, from: data) }
        case .foundation:
            let value = try XMLCodableCodec.decode(Document.self, from: data)
            let json = try FoundationCodec.encode(value, as: Document.root)
            return { _ = try FoundationCodec.decode(Document.self, from: json) }
        }
    }

    private func encoding(_ contestant: Contestant, _ data: Data) throws -> () throws -> Void {
        let root = Document.root
        switch contestant {
        case .xmlCodable:
            let value = try XMLCodableCodec.decode(Shape.Sigils.self, from: data)
            return { _ = try XMLCodableCodec.encode(value, as: root) }
        case .wrappers:
            let value = try XMLCodableCodec.decode(Shape.Wrappers.self, from: data)
            return { _ = try XMLCodableCodec.encode(value, as: root) }
        case .dynamic:
            let value = try XMLCodableCodec.decode(Document.self, from: data)
            return { _ = try XMLCodableCodec.encode(value, as: root) }
        case .xmlCoder:
            let value = try XMLCodableCodec.decode(Document.self, from: data)
            return { _ = try XMLCoderCodec.encode(value, as: root) }
        case .foundation:
            let value = try XMLCodableCodec.decode(Document.self, from: data)
            return { _ = try FoundationCodec.encode(value, as: root) }
        }
    }

    // MARK: - Checking

    /// Makes sure that all read the values of the generator, and those that they wrote.
    private func check(_ sample: Sample<Document>) throws {
        let root = Document.root
        let data = sample.data
        func expect(_ value: Document, _ place: String) throws {
            if value != sample.value { throw WrongValues(message: "\(Shape.name): \(place) has other values") }
        }
        func expect(written: Data, by writer: Contestant) throws {
            try expect(XMLCodableCodec.decode(Document.self, from: written), "what \(writer.rawValue) wrote")
            if Contestant.xmlCoder.reads(written.count, in: .decode) {
                let place = "what \(writer.rawValue) wrote and XMLCoder read"
                try expect(XMLCoderCodec.decode(Document.self, from: written), place)
            }
        }
        try expect(XMLCodableCodec.decode(Document.self, from: data), "what XMLCodable read")
        let sigils = try XMLCodableCodec.decode(Shape.Sigils.self, from: data)
        try expect(written: XMLCodableCodec.encode(sigils, as: root), by: .xmlCodable)
        let wrappers = try XMLCodableCodec.decode(Shape.Wrappers.self, from: data)
        try expect(written: XMLCodableCodec.encode(wrappers, as: root), by: .wrappers)
        try expect(written: XMLCodableCodec.encode(sample.value, as: root), by: .dynamic)
        if Contestant.xmlCoder.reads(data.count, in: .decode) {
            try expect(XMLCoderCodec.decode(Document.self, from: data), "what XMLCoder read")
            try expect(written: XMLCoderCodec.encode(sample.value, as: root), by: .xmlCoder)
        }
        let json = try FoundationCodec.encode(sample.value, as: root)
        try expect(FoundationCodec.decode(Document.self, from: json), "the JSON")
    }
}
