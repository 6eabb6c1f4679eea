import Foundation

/// The commands.
enum Tool {
    private static let usage = """
        usage: xmlcodable-tool check FILE... [--repair]
               xmlcodable-tool canonicalize FILE
               xmlcodable-tool format FILE [--indent N]
               xmlcodable-tool c14n FILE [--exclusive] [--comments] [--version 1.1] [--prefixes a,b] [--at PATH]
               xmlcodable-tool generate INPUT... [-o FOLDER] [OPTION...]
               xmlcodable-tool --help

          check         prints FILE:line:column: message for each file that is not a well-formed document; with --repair,
                        for each place that had to be repaired
          canonicalize  prints the document in James Clark's canonical form, for comparing documents byte by byte
          format        prints the document as it was written, or with each level indented by N spaces, from 0 to 64
          c14n          prints the document in Canonical XML 1.0 or 1.1, or in Exclusive XML Canonicalization 1.0, for
                        which --prefixes gives the InclusiveNamespaces PrefixList; with --at, prints only the element
                        at a path from the root such as Body.1.Order, as a part of the document
          generate      writes Swift types for the documents of XML Schemas, or for those that are like samples, to a
                        folder or, with -o NAME.swift, a file; without -o, prints them
            --document NAME      also an enum with a case for each root element
            --root ELEMENT       only what this element needs; can be given several times
            --map URI=PATH       the file for a namespace or an absolute schemaLocation; nothing is read from a network
            --access LEVEL       public, which is the default, package or internal
            --namespace NAME     an enum around all types
            --names FILE         names and types, in lines such as “Order.nr = number” and “Order.sum: Double”
            --split HOW          a file for each type with type, or a number N of files with shard:N
            --hashable           all types are Hashable
            --only decodable     the types cannot be encoded
            --docs WHAT          the documentation of the schema, which is the default, or none of it
            --check              writes nothing, and fails if the files are not up to date
            --options FILE       more options and inputs, each in a line of the file, with paths relative to the file
            --explain            prints what each property is made from

          FILE can be a pipe; - is the standard input. Options can be before and after it, and everything after -- is
          a file. check and format read documents of any length with memory for a piece of them; format keeps what
          comes from a pipe in a temporary file. A text from a pipe can have up to 256 MiB, and a document from a
          device up to 16 MiB.

          The exit status is
            0  if everything was done
            1  if a document is not well-formed, exceeds a limit, or lacks the element or form, if no model can be made
               of a schema, or if generated files are not up to date
            2  if the arguments are wrong, a file cannot be read, or the output cannot be written

        """

    /// Returns the arguments without the name of the program.
    static func arguments() throws(UsageError) -> [String] {
        let arguments = CommandLine.arguments
        for (index, argument) in arguments.enumerated() {
            // What is not UTF-8 was replaced, so it names another file. Both lists have the same length.
            guard let bytes = CommandLine.unsafeArgv[index], strlen(bytes) == argument.utf8.count,
                argument.withCString({ strcmp($0, bytes) }) == 0
            else {
                throw UsageError("“\(argument)” is not UTF-8; the file can be read with - as the standard input")
            }
        }
        return Array(arguments.dropFirst())
    }

    static func run(_ arguments: [String]) throws(UsageError) -> Status {
        let rest = Array(arguments.dropFirst())
        if rest.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) { return help() }
        switch arguments.first {
        case "check": return try CheckCommand.run(rest)
        case "canonicalize": return try CanonicalizeCommand.run(rest)
        case "format": return try FormatCommand.run(rest)
        case "c14n": return try C14NCommand.run(rest)
        case "generate": return try GenerateCommand.run(rest)
        case "--help", "-h": return help()
        case let command?: throw UsageError("there is no command “\(command)”")
        case nil:
            Terminal.complain(String(usage.dropLast()))
            return .trouble
        }
    }

    private static func help() -> Status {
        Terminal.write(Array(usage.utf8))
        return .success
    }
}
