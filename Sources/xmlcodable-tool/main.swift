import Foundation

let usage = """
    usage: xmlcodable-tool check FILE...
           xmlcodable-tool canonicalize FILE
           xmlcodable-tool format FILE [--indent N]
           xmlcodable-tool c14n FILE [--exclusive] [--comments] [--version 1.1] [--prefixes a,b] [--at PATH]
           xmlcodable-tool --help

      check         exits with 0 if every file is a well-formed document; otherwise prints FILE:line:column: message
                    for each that is not, and exits with 1
      canonicalize  prints the document in James Clark's canonical form, for comparing documents byte by byte
      format        prints the document as it was written, or with each level indented by N spaces
      c14n          prints the document in Canonical XML 1.0 or 1.1, or in Exclusive XML Canonicalization 1.0, for
                    which --prefixes gives the InclusiveNamespaces PrefixList; with --at, prints only the element at a
                    path from the root such as Body.1.Order, as a part of the document
    """

switch CommandLine.arguments.dropFirst().first {
case "--help", "-h":
    print(usage)
case "check":
    CheckCommand.run(Array(CommandLine.arguments.dropFirst(2)))
case "canonicalize":
    CanonicalizeCommand.run(Array(CommandLine.arguments.dropFirst(2)))
case "format":
    FormatCommand.run(Array(CommandLine.arguments.dropFirst(2)))
case "c14n":
    C14NCommand.run(Array(CommandLine.arguments.dropFirst(2)))
default:
    Terminal.endWithUsage()
}
