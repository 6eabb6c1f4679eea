import XMLCodable
import XMLCodableStreaming

/// `format FILE [--indent N] [--piece BYTES]`: writes the document back, preserving order, prefixes, comments and CDATA sections.
enum FormatCommand {
    static func run(_ arguments: [String]) throws(UsageError) -> Status {
        let needs = Arguments.pieceNeed.merging(["--indent": "a number of spaces"]) { $1 }
        let arguments = try Arguments(arguments, needs: needs)
        let pieceSize = try arguments.pieceSize
        let writing = try arguments.number("--indent", in: 0...64)
            .map { XML.WritingOptions(.prettyPrinted, indentation: .spaces($0)) }
        let file = try arguments.file
        return file.attempt {
            try XML.Document.rewrite(
                contentsOf: file.url, options: file.options, as: writing ?? XML.WritingOptions(), pieceSize: pieceSize
            ) { Terminal.write($0) }
            if writing != nil { Terminal.write([UInt8(ascii: "\n")]) }
        }
    }
}
