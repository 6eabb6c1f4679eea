import BenchmarkDocuments
import BenchmarkModels
import XMLCodableCodec
import XMLCoderCodec

/// Parses, decodes and encodes one document with both libraries.
struct ShapeBenchmark<Shape: DocumentShape> {
    /// A library that gave other values than the document has.
    struct WrongValues: Error { let message: String }

    typealias Document = Shape.Document

    let options: BenchmarkOptions

    /// Checks and measures.
    func run() throws -> [BenchmarkResult] {
        let sample = Shape.sample(size: options.size, seed: options.seed)
        try check(sample)
        let contestants = [
            Contestant(operation: "parse", library: XMLCodableCodec.name) { try XMLCodableCodec.parse(sample.data) },
            decoding(sample, by: XMLCodableCodec.self), decoding(sample, by: XMLCoderCodec.self),
            encoding(sample, by: XMLCodableCodec.self), encoding(sample, by: XMLCoderCodec.self),
        ]
        let timings = try Contest(contestants: contestants, iterations: options.iterations).run()
        let measured = Array(zip(contestants, timings))
        return measured.filter { $0.0.library == XMLCodableCodec.name }.map { ours, timing in
            let peer = measured.first { $0.0.operation == ours.operation && $0.0.library != ours.library }
            return BenchmarkResult(
                shape: Shape.name, operation: ours.operation, bytes: sample.data.count, ours: timing, theirs: peer?.1)
        }
    }

    private func decoding(_ sample: Sample<Document>, by codec: any DocumentCodec.Type) -> Contestant {
        Contestant(operation: "decode", library: codec.name) {
            _ = try codec.decode(Document.self, from: sample.data)
        }
    }

    private func encoding(_ sample: Sample<Document>, by codec: any DocumentCodec.Type) -> Contestant {
        Contestant(operation: "encode", library: codec.name) {
            _ = try codec.encode(sample.value)
        }
    }

    // MARK: - Checking

    /// Makes sure that both libraries read the same values, those of the generator, and read what the other wrote.
    private func check(_ sample: Sample<Document>) throws {
        let codecs: [any DocumentCodec.Type] = [XMLCodableCodec.self, XMLCoderCodec.self]
        for reader in codecs {
            if try reader.decode(Document.self, from: sample.data) != sample.value {
                throw WrongValues(message: "\(Shape.name): \(reader.name) decoded other values than were generated")
            }
            for writer in codecs {
                if try reader.decode(Document.self, from: writer.encode(sample.value)) != sample.value {
                    let place = "\(Shape.name): \(reader.name) reading what \(writer.name) wrote"
                    throw WrongValues(message: "\(place) decoded other values than were encoded")
                }
            }
        }
    }
}
