import Foundation
import XMLCodable

/// `check FILE... [--piece BYTES]`: reports the first error of each file that is not a well-formed document.
enum CheckCommand {
    static func run(_ arguments: [String]) {
        guard let arguments = PieceSize(arguments) else { Terminal.endWithUsage() }
        let paths = arguments.rest
        guard !paths.isEmpty, !paths.contains(where: { $0.hasPrefix("-") }) else { Terminal.endWithUsage() }
        // Check every file, so that one run reports all that are not well-formed.
        let rejected = paths.filter { path in
            !Terminal.succeeds(path) {
                try XML.Document.check(
                    contentsOf: URL(fileURLWithPath: path), options: Terminal.options, pieceSize: arguments.size)
            }
        }
        if !rejected.isEmpty { Terminal.endWithFailure() }
    }
}
