import Foundation
import XMLCodable
import XMLCodableEncodings
import XMLCodableStreaming

/// Checks that documents in pieces are what whole documents are, for all documents below a folder.
///
/// `XML.Document.check` has the error of parsing the whole, for small and large pieces. Of a well-formed document,
/// `XML.Document.rewrite` writes the same from pieces of any size, as it is and indented. Limits that are larger for documents
/// in pieces may be exceeded by whole documents only.
struct PiecesCommand {
    let folder: URL

    private static let sizes = [1, 7, 50, 1000, 1 << 20]

    /// Returns what differs, and the number of documents.
    func run() throws -> (differences: [String], count: Int) {
        let others: Set = ["canon", "tsv", "md", "json", "py"]
        guard let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.isRegularFileKey])
        else {
            throw CocoaError(.fileReadNoSuchFile)
        }
        var files: [URL] = []
        for case let file as URL in found where !others.contains(file.pathExtension) {
            if try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true { files.append(file) }
        }
        files.sort { $0.path < $1.path }
        let differences = Differences()
        let all = files
        DispatchQueue.concurrentPerform(iterations: all.count) { index in
            do { try Self.compare(all[index]) { differences.add($0) } } catch {
                differences.add("\(all[index].path): \(error)")
            }
        }
        return (differences.sorted, files.count)
    }

    private static var options: XML.ParsingOptions {
        var options = XML.ParsingOptions()
        options.unresolvedEntities = .keep
        options.encodings = .legacy
        options.limits.recordSize = .max
        return options
    }

    private static func compare(_ file: URL, _ report: (String) -> Void) throws {
        let whole = outcome { _ = try XML.Document(contentsOf: file, options: options) }
        if case .failed(_, isLimit: true) = whole { return }
        // A few bytes at a time are slow.
        let length = try file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
        let sizes = sizes.filter { length < 20_000 * $0 }
        for size in sizes {
            let checked = outcome { _ = try XML.Document.check(contentsOf: file, options: options, pieceSize: size) }
            if checked != whole { report("\(file.path): check in \(size) bytes: \(checked) instead of \(whole)") }
        }
        guard whole == .done([]) else { return }
        for writing in [XML.WritingOptions(), XML.WritingOptions(.prettyPrinted, indentation: .spaces(2))] {
            func rewritten(_ size: Int) -> Outcome {
                var output: [UInt8] = []
                let ended = outcome {
                    try XML.Document.rewrite(contentsOf: file, options: options, as: writing, pieceSize: size) {
                        output += $0
                    }
                }
                return ended == .done([]) ? .done(output) : ended
            }
            // A piece as large as the document is the document.
            let expected = rewritten(1 << 30)
            for size in sizes where rewritten(size) != expected {
                report("\(file.path): written from pieces of \(size) bytes, \(writing): differs")
            }
        }
    }

    private enum Outcome: Equatable {
        case done([UInt8])
        case failed(String, isLimit: Bool)
    }

    private static func outcome(_ body: () throws -> Void) -> Outcome {
        do {
            try body()
            return .done([])
        } catch let error as XMLParsingError {
            return .failed(
                "\(error.line):\(error.column), byte \(error.byteOffset): \(error.message)",
                isLimit: error.code == .limitExceeded)
        } catch {
            return .failed("\(error)", isLimit: false)
        }
    }

    /// What several threads find.
    private final class Differences: @unchecked Sendable {
        private let lock = NSLock()
        private var all: [String] = []

        func add(_ difference: String) { lock.withLock { all.append(difference) } }
        var sorted: [String] { lock.withLock { all.sorted() } }
    }
}
