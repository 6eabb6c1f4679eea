import Foundation
import XMLCodable
import XMLCodableStreaming

/// Checks that documents in files have the same records, or the same error, in pieces of any size and as a whole.
struct SameCommand {
    let files: [String]

    /// What comes out of a document.
    private struct Outcome: Equatable {
        var records: [XML.Element] = []
        var error: String?
    }

    /// Returns what differs.
    func run() throws -> [String] {
        var differences: [String] = []
        for file in files {
            let document = [UInt8](try Data(contentsOf: URL(fileURLWithPath: file)))
            for path in ["", "*"] {
                guard let whole = Self.whole(document, path) else { continue }
                for size in 1...64 {
                    let streamed = try Self.streamed(document, path, size)
                    let isSame = whole.error == nil ? streamed == whole : streamed.error == whole.error
                    if !isSame {
                        let error = (streamed.error ?? "no error", whole.error ?? "no error")
                        differences.append(
                            "\(file), records at '\(path)', \(size) bytes: \(streamed.records.count) records and \(error.0)"
                                + " instead of \(whole.records.count) and \(error.1)")
                        break
                    }
                }
            }
        }
        return differences
    }

    /// Parses the whole document; nil if it exceeds a limit, since those of a stream are others.
    private static func whole(_ document: [UInt8], _ path: String) -> Outcome? {
        do throws(XMLParsingError) {
            let root = try XML.Document(parsing: document).root
            guard !path.isEmpty else { return Outcome(records: [root]) }
            return Outcome(
                records: root.children.compactMap { child in
                    if case .element(let element) = child { element } else { nil }
                })
        } catch {
            return error.code == .limitExceeded ? nil : Outcome(error: description(error))
        }
    }

    private static func streamed(_ document: [UInt8], _ path: String, _ size: Int) throws -> Outcome {
        let reader = try XMLDecoder().reader(XML.Element.self, at: path)
        var outcome = Outcome()
        func drain() {
            do {
                while let record = try reader.next() { outcome.records.append(record) }
            } catch DecodingError.dataCorrupted(let context) {
                let error = context.underlyingError as? XMLParsingError
                outcome.error = error.map(description) ?? context.debugDescription
            } catch {
                outcome.error = "\(error)"
            }
        }
        for start in stride(from: 0, to: document.count, by: size) where outcome.error == nil {
            reader.feed(document[start..<min(start + size, document.count)])
            drain()
        }
        reader.finish()
        if outcome.error == nil { drain() }
        return outcome
    }

    private static func description(_ error: XMLParsingError) -> String {
        "\(error.line):\(error.column), byte \(error.byteOffset): \(error.message)"
    }
}
