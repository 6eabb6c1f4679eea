import Foundation
import XMLCodable

/// What the commands share: a document from a file name, and the ways to end.
enum Terminal {
    /// Exit code for a document or a file that is not as it should be.
    private static let failure: Int32 = 1
    /// Exit code for arguments that make no sense.
    private static let misuse: Int32 = 2

    /// The document in the file, or nil after its mistake was printed to standard error.
    static func document(at path: String) -> XML.Document? {
        var options = XML.ParsingOptions()
        // A document is well-formed even where the text of an external entity cannot be had.
        options.unresolvedEntities = .keep
        do {
            return try XML.Document(parsing: [UInt8](Data(contentsOf: URL(fileURLWithPath: path))), options: options)
        } catch let error as XMLParsingError {
            complain("\(path):\(error.line):\(error.column): \(error.message)")
        } catch {
            complain("\(path): cannot be read: \(error.localizedDescription)")
        }
        return nil
    }

    /// As ``document(at:)``, and ends the tool when there is none.
    static func requiredDocument(at path: String) -> XML.Document {
        guard let document = document(at: path) else { endWithFailure() }
        return document
    }

    static func complain(_ message: String) {
        try? FileHandle.standardError.write(contentsOf: Data((message + "\n").utf8))
    }

    /// Writes to standard output; a reader that went away ends the tool.
    static func write(_ bytes: some DataProtocol) {
        do {
            try FileHandle.standardOutput.write(contentsOf: bytes)
        } catch {
            complain("cannot write the output: \(error.localizedDescription)")
            endWithFailure()
        }
    }

    static func endWithFailure() -> Never { exit(failure) }

    static func endWithUsage() -> Never {
        complain(usage)
        exit(misuse)
    }
}
