import Foundation
import Testing

/// Checks that the snippets of the documentation are compiled and run by the tests in this folder.
///
/// A block fenced as `swift` or `xml` must occur in a file of this folder or of that in XMLCodableHTTPTests, up to white space and `import` lines. A block
/// fenced as `swift manifest` is part of a package manifest, which no test can run.
struct DocumentationSnippetsTests {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../..").standardizedFileURL

    static let documents: [String] = {
        let articles = ["XMLCodable", "XMLCodableHTTP", "XMLCodableStreaming"].flatMap { module in
            let catalog = "Sources/\(module)/\(module).docc"
            let names = try? FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent(catalog).path)
            return (names ?? []).filter { $0.hasSuffix(".md") }.sorted().map { "\(catalog)/\($0)" }
        }
        return ["README.md", "docs/xml-mapping.md"] + articles
    }()

    @Test("Every snippet of a document occurs in a test", arguments: documents)
    func snippetsAreTested(document: String) throws {
        let text = try String(contentsOf: Self.root.appendingPathComponent(document), encoding: .utf8)
        let tests = try Self.sourcesOfTests()
        for snippet in Self.snippets(in: text) {
            let found = tests.contains { $0.contains(Self.normalized(snippet.text)) }
            #expect(found, "\(document):\(snippet.line): no test contains this snippet")
        }
    }

    @Test("The documents exist and contain snippets")
    func documentsAreFound() throws {
        #expect(Self.documents.count > 6)
        let mapping = try String(contentsOf: Self.root.appendingPathComponent("docs/xml-mapping.md"), encoding: .utf8)
        #expect(Self.snippets(in: mapping).count > 40)
    }

    // MARK: - Reading

    struct Snippet {
        var line: Int
        var text: String
    }

    static func snippets(in markdown: String) -> [Snippet] {
        var snippets: [Snippet] = []
        var open: Snippet?
        var isWanted = false
        for (index, line) in markdown.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line.hasPrefix("```") {
                if let snippet = open {
                    if isWanted { snippets.append(snippet) }
                    open = nil
                } else {
                    open = Snippet(line: index + 1, text: "")
                    isWanted = ["```swift", "```xml"].contains(line)
                }
            } else {
                open?.text += line + "\n"
            }
        }
        return snippets
    }

    static func sourcesOfTests() throws -> [String] {
        try ["XMLCodableTests", "XMLCodableHTTPTests"].flatMap { target in
            let folder = root.appendingPathComponent("Tests/\(target)/Documentation")
            return try FileManager.default.contentsOfDirectory(atPath: folder.path)
                .filter { $0.hasSuffix(".swift") }
                .map { normalized(try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)) }
        }
    }

    static func normalized(_ code: String) -> String {
        code.split(separator: "\n").filter { !$0.hasPrefix("import ") }
            .joined(separator: "\n")
            .split(whereSeparator: \.isWhitespace)
            .joined(separator: " ")
    }
}
