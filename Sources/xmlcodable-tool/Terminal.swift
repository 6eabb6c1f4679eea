import Foundation
import XMLCodable

/// Input, output and exit functions shared by the commands.
enum Terminal {
    /// The exit code for an invalid document or a file error.
    private static let failure: Int32 = 1
    /// The exit code for invalid arguments.
    private static let misuse: Int32 = 2

    /// The options for parsing.
    static var options: XML.ParsingOptions {
        var options = XML.ParsingOptions()
        // A document is well-formed even if the text of an external entity is not available.
        options.unresolvedEntities = .keep
        // Only memory limits a long text.
        options.limits.recordSize = .max
        return options
    }

    /// Calls `body`, which reads a file; returns false after printing an error to standard error.
    static func succeeds(_ path: String, _ body: () throws -> Void) -> Bool {
        do {
            try body()
            return true
        } catch let error as XMLParsingError {
            complain("\(path):\(error.line):\(error.column): \(error.message)")
        } catch let error as XMLWritingError {
            complain("\(path): cannot be written back: \(error)")
        } catch {
            complain("\(path): cannot be read: \(error.localizedDescription)")
        }
        return false
    }

    /// Parses the document in a file; exits with a failure if there is none.
    static func requiredDocument(at path: String) -> XML.Document {
        var document: XML.Document?
        _ = succeeds(path) {
            document = try XML.Document(
                parsing: [UInt8](Data(contentsOf: URL(fileURLWithPath: path))), options: options)
        }
        guard let document else { endWithFailure() }
        return document
    }

    static func complain(_ message: String) {
        try? FileHandle.standardError.write(contentsOf: Data((message + "\n").utf8))
    }

    /// Writes to standard output; ends the tool if the output cannot be written, for example to a closed pipe.
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
