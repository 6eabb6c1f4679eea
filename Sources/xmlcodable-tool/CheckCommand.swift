import XMLCodable

/// `check FILE... [--piece BYTES]`: reports the first error of each file that is not a well-formed document.
enum CheckCommand {
    static func run(_ arguments: [String]) throws(UsageError) -> Status {
        let arguments = try Arguments(arguments, needs: Arguments.pieceNeed)
        let pieceSize = try arguments.pieceSize
        // Every file is checked, so that one run reports all of them.
        return try arguments.files.map { file in
            file.attempt(writes: false) {
                try XML.Document.check(contentsOf: file.url, options: file.options, pieceSize: pieceSize)
            }
        }.max() ?? .success
    }
}
