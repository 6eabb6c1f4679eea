import XMLCodable
import XMLCodableStreaming

/// `check FILE... [--repair] [--piece BYTES]`: reports the first error of each file that is not a well-formed document.
enum CheckCommand {
    static func run(_ arguments: [String]) throws(UsageError) -> Status {
        let arguments = try Arguments(arguments, flags: ["--repair"], needs: Arguments.pieceNeed)
        let pieceSize = try arguments.pieceSize
        let repairs: XML.Repairs = arguments.has("--repair") ? .all : []
        // Every file is checked, so that one run reports all of them.
        return try arguments.files.map { file in
            file.attempt(writes: false) {
                var options = file.options
                options.repairs = repairs
                try XML.Document.check(contentsOf: file.url, options: options, pieceSize: pieceSize) { repair in
                    Terminal.complain("\(file.name):\(repair)")
                }
            }
        }.max() ?? .success
    }
}
