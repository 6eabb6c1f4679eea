import Foundation
import XMLCodable
import XMLCodableEncodings

/// A file that the tool reads, or its standard input.
struct Input {
    let url: URL
    /// The path as it is given.
    let path: String
    /// The name in messages, in one line.
    let name: String
    private let kind: Kind

    private enum Kind { case file, pipe, device }

    /// The limit for text or markup without an end tag in a pipe, which may have no end.
    static let pipeLimit = 256 << 20
    /// The limit for documents from a device, which may have no end.
    static let deviceLimit = 16 << 20

    init(_ argument: String) {
        path = argument == "-" ? "/dev/stdin" : argument
        url = URL(fileURLWithPath: path)
        name = argument == "-" ? "standard input" : Self.shown(argument)
        kind =
            switch Self.status(url).map({ $0.st_mode & S_IFMT }) {
            case S_IFCHR, S_IFBLK: .device
            case S_IFIFO, S_IFSOCK: .pipe
            default: .file
            }
    }

    /// Returns a name without what would begin a new line or control a terminal.
    private static func shown(_ name: String) -> String {
        var text = ""
        for scalar in name.unicodeScalars {
            let isControl = scalar.properties.generalCategory == .control
            text += isControl ? scalar.escaped(asASCII: true) : String(scalar)
        }
        return text
    }

    private static func status(_ url: URL) -> stat? {
        var found = stat()
        let isStandardInput = url.path == "/dev/stdin"
        return (isStandardInput ? fstat(0, &found) : stat(url.path, &found)) == 0 ? found : nil
    }

    var options: XML.ParsingOptions {
        var options = XML.ParsingOptions()
        // A document is well-formed even if the text of an external entity is not available.
        options.unresolvedEntities = .keep
        options.encodings = .legacy
        switch kind {
        // Only memory limits a long text.
        case .file: options.limits.recordSize = .max
        case .pipe: options.limits.recordSize = Self.pipeLimit
        case .device:
            options.limits.recordSize = .max
            options.limits.streamSize = Self.deviceLimit
            options.limits.documentSize = Self.deviceLimit
        }
        return options
    }

    /// Whether the file is also the standard output, which would change it while it is read.
    private var isOutput: Bool {
        var output = stat()
        guard kind == .file, let found = Self.status(url), fstat(1, &output) == 0 else { return false }
        return output.st_mode & S_IFMT == S_IFREG && output.st_dev == found.st_dev && output.st_ino == found.st_ino
    }

    // MARK: - Reading

    /// Calls `body`, which reads the file, and reports its error.
    ///
    /// - Parameter writes: Whether it writes to the standard output.
    func attempt(writes: Bool = true, _ body: () throws -> Void) -> Status {
        if writes, isOutput {
            Terminal.complain("\(name): is also the output; write to another file, and rename it")
            return .trouble
        }
        do {
            try body()
            return .success
        } catch let error as XMLParsingError where error.code == .limitExceeded && kind == .device {
            Terminal.complain("\(name): is a device, of which no more than \(Self.deviceLimit) bytes are read")
            return .rejected
        } catch let error as XMLParsingError {
            Terminal.complain("\(name):\(error.line):\(error.column): \(error.message)\(hint(error))")
            return .rejected
        } catch let error as XMLWritingError {
            Terminal.complain("\(name): cannot be written back: \(error)")
            return .rejected
        } catch {
            Terminal.complain("\(name): cannot be read: \(Self.reason(error))")
            return .trouble
        }
    }

    /// Parses the whole document.
    func document() throws -> XML.Document { try XML.Document(contentsOf: url, options: options) }

    private func hint(_ error: XMLParsingError) -> String {
        error.code == .limitExceeded && kind == .pipe ? "; in a file, a text can be longer" : ""
    }

    private static func reason(_ error: any Error) -> String {
        (error as? CocoaError)?.userInfo[NSLocalizedFailureReasonErrorKey] as? String ?? error.localizedDescription
    }
}
