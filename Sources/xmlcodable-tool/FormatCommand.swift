import XMLCodable

/// `format FILE [--indent N]`: writes the document back, preserving order, prefixes, comments and CDATA sections.
enum FormatCommand {
    static func run(_ arguments: [String]) {
        guard let options = Options(arguments) else { Terminal.endWithUsage() }
        let document = Terminal.requiredDocument(at: options.path)
        do {
            if let width = options.indentation {
                let indented = XML.WritingOptions(.prettyPrinted, indentation: .spaces(width))
                Terminal.write(try document.bytes(indented) + [UInt8(ascii: "\n")])
            } else {
                Terminal.write(try document.bytes())
            }
        } catch {
            Terminal.complain("\(options.path): cannot be written back: \(error)")
            Terminal.endWithFailure()
        }
    }

    private struct Options {
        var path: String
        var indentation: Int?

        /// Parses the arguments; returns nil unless they are one file name and at most one `--indent N`.
        init?(_ arguments: [String]) {
            var paths: [String] = []
            var rest = arguments[...]
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
