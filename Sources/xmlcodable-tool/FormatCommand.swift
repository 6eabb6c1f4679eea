import Foundation
import XMLCodable

/// `format FILE [--indent N] [--piece BYTES]`: writes the document back, preserving order, prefixes, comments and CDATA sections.
enum FormatCommand {
    static func run(_ arguments: [String]) {
        guard let options = Options(arguments) else { Terminal.endWithUsage() }
        let writing = options.indentation.map { XML.WritingOptions(.prettyPrinted, indentation: .spaces($0)) }
        let isWritten = Terminal.succeeds(options.path) {
            try XML.Document.rewrite(
                contentsOf: URL(fileURLWithPath: options.path), options: Terminal.options,
                as: writing ?? XML.WritingOptions(), pieceSize: options.pieceSize
            ) { Terminal.write($0) }
        }
        guard isWritten else { Terminal.endWithFailure() }
        if writing != nil { Terminal.write([UInt8(ascii: "\n")]) }
    }

    private struct Options {
        var path: String
        var indentation: Int?
        var pieceSize: Int

        /// Parses the arguments; returns nil unless they are one file name and at most one `--indent N`.
        init?(_ arguments: [String]) {
            guard let arguments = PieceSize(arguments) else { return nil }
            pieceSize = arguments.size
            var paths: [String] = []
            var rest = arguments.rest[...]
            while let argument = rest.popFirst() {
                if argument == "--indent" {
                    guard indentation == nil, let width = rest.popFirst().flatMap({ Int($0) }), (0...64).contains(width)
                    else { return nil }
                    indentation = width
                } else if argument.hasPrefix("-") {
                    return nil
                } else {
                    paths.append(argument)
                }
            }
            guard paths.count == 1, let path = paths.first else { return nil }
            self.path = path
        }
    }
}
