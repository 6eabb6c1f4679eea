import Foundation
import Testing

/// The pages in docs name files and functions; they are where these say.
struct ArchitectureTests {
    /// The files of the library by name.
    private static let sources: [String: [URL]] = {
        let folder = DocumentationSnippetsTests.root.appendingPathComponent("Sources")
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
        let files = paths.filter { $0.hasSuffix(".swift") }.map { folder.appendingPathComponent($0) }
        return Dictionary(grouping: files, by: \.lastPathComponent)
    }()

    private static func page(_ name: String) throws -> String {
        let url = DocumentationSnippetsTests.root.appendingPathComponent("docs/\(name).md")
        return try String(contentsOf: url, encoding: .utf8)
    }

    /// What is between pairs of backticks in a text.
    private static func quoted(_ text: String) -> [String] {
        text.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }
            .map { String($0.element) }
    }

    private static func words(_ text: String) -> Set<String> {
        Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
    }

    @Test(
        "Each file that a page names exists",
        arguments: [("architecture", 90), ("rules", 60), ("decisions", 1), ("modules", 1)])
    func files(_ page: String, _ count: Int) throws {
        let names = Self.quoted(try Self.page(page)).filter {
            $0.hasSuffix(".swift") && !$0.contains("/") && !$0.contains("*")
        }
        #expect(names.count >= count)
        for name in names where name != "Package.swift" { #expect(Self.sources[name] != nil, "\(name)") }
    }

    /// A step of a walk through the coders: its number and text.
    struct Step: Sendable, CustomTestStringConvertible {
        let text: String
        /// The names of the model that is walked through.
        let model: Set<String>
        var testDescription: String { String(text.prefix(80)) }
    }

    static let steps: [Step] = {
        let sections = ((try? page("architecture")) ?? "").components(separatedBy: "\n## ")
        return sections.filter { $0.prefix { $0 != "\n" }.hasSuffix(" through both coders") }
            .flatMap { section in
                let model = words(section.components(separatedBy: "\n### ")[0])
                return section.components(separatedBy: "\n\n").flatMap { paragraph in
                    paragraph.replacingOccurrences(of: "\n([0-9]+\\. )", with: "\u{0}$1", options: .regularExpression)
                        .components(separatedBy: "\u{0}")
                }
                .filter { $0.range(of: "^(\\*\\*.*\n)?[0-9]+\\. ", options: .regularExpression) != nil }
                .map { Step(text: $0, model: model) }
            }
    }()

    @Test("Each function of a walk is in a file that the step names", arguments: steps)
    func walk(_ step: Step) throws {
        let quoted = Self.quoted(step.text)
        let files = quoted.filter { $0.hasSuffix(".swift") }.flatMap { Self.sources[$0] ?? [] }
        let known = try files.reduce(into: Set<String>()) {
            $0.formUnion(Self.words(try String(contentsOf: $1, encoding: .utf8)))
        }
        #expect(!files.isEmpty && Self.steps.count > 45)
        for name in quoted where !name.hasSuffix(".swift") && !name.contains("<") && !name.contains("\"") {
            let word = name.prefix { $0 != "(" }.split(separator: ".").last.map(String.init) ?? name
            // Types are found by their names.
            guard let first = word.first, first.isLowercase, !step.model.contains(word) else { continue }
            #expect(known.contains(word), "\(name) is not in a file of: \(step.text)")
        }
    }
}
