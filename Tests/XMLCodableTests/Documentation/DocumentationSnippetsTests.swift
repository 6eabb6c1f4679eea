import Foundation
import Testing

/// Checks that the snippets of the documentation are compiled and run by the tests in this folder.
///
/// A block fenced as `swift` or `xml` must occur in a file of this folder, of that in XMLCodableHTTPTests or of Examples/Server,
/// up to white space, `import` lines and `@retroactive`, which is an error within a package. The samples of the cookbook need not, since its tests read them from the pages. A block fenced as
/// `swift manifest` is part of a package manifest, which no test can run.
struct DocumentationSnippetsTests {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../..").standardizedFileURL

    static let mapping = "Sources/XMLCodable/XMLCodable.docc/XMLMapping.md"
    static let articles: [String] = ["XMLCodable", "XMLCodableStreaming", "XMLCodableCanonical", "XMLCodableHTTP"]
        .flatMap {
            let catalog = "Sources/\($0)/\($0).docc"
            let names = try? FileManager.default.subpathsOfDirectory(atPath: root.appendingPathComponent(catalog).path)
            return (names ?? []).filter { $0.hasSuffix(".md") }.sorted().map { "\(catalog)/\($0)" }
        }

    static let documents = ["README.md"] + articles

    static func text(of document: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(document), encoding: .utf8)
    }

    @Test("Every snippet of a document occurs in a test", arguments: documents)
    func snippetsAreTested(document: String) throws {
        let tests = try Self.sourcesOfTests.get()
        let fences = document.contains("/Cookbook/") ? ["```swift"] : ["```swift", "```xml"]
        for snippet in Self.snippets(in: try Self.text(of: document), fencedAs: fences) {
            let found = tests.contains { $0.contains(Self.normalized(snippet.text)) }
            #expect(found, "\(document):\(snippet.line): no test contains this snippet")
        }
    }

    @Test("The documents exist and contain snippets")
    func documentsAreFound() throws {
        #expect(Self.documents.count > 6)
        #expect(Self.snippets(in: try Self.text(of: Self.mapping)).count > 40)
    }

    @Test(
        "Links between files lead to files",
        arguments: [
            "README.md", "CONTRIBUTING.md", "CHANGELOG.md", "docs/architecture.md", "docs/decisions.md",
            "docs/modules.md", "docs/rules.md",
        ])
    func links(document: String) throws {
        let folder = Self.root.appendingPathComponent(document).deletingLastPathComponent()
        for link in try Self.text(of: document).components(separatedBy: "](").dropFirst() {
            let path = String(link.prefix { $0 != ")" && $0 != "#" })
            if path.isEmpty || path.contains("://") { continue }
            let isThere = FileManager.default.fileExists(atPath: folder.appendingPathComponent(path).path)
            #expect(isThere, "\(document): \(path)")
        }
    }

    @Test("Articles have no links to files, which a hosted site does not have", arguments: articles)
    func articleLinks(document: String) throws {
        let text = try Self.text(of: document)
        #expect(!text.contains(".md)") && !text.contains(".md#"))
    }

    // MARK: - Reading

    struct Snippet {
        var line: Int
        var text: String
    }

    static func snippets(in markdown: String, fencedAs fences: [String] = ["```swift", "```xml"]) -> [Snippet] {
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
                    isWanted = fences.contains(String(line))
                }
            } else {
                open?.text += line + "\n"
            }
        }
        return snippets
    }

    static let sourcesOfTests = Result {
        let tests = ["XMLCodableTests", "XMLCodableHTTPTests"].map { "Tests/\($0)/Documentation" }
        return try (tests + ["Examples/Server/Sources/Server"]).flatMap { path in
            let folder = root.appendingPathComponent(path)
            return try FileManager.default.contentsOfDirectory(atPath: folder.path)
                .filter { $0.hasSuffix(".swift") }
                .map { normalized(try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)) }
        }
    }

    static func normalized(_ code: String) -> String {
        code.replacingOccurrences(of: "@retroactive ", with: "")
            .split(separator: "\n").filter { !$0.hasPrefix("import ") }
            .joined(separator: "\n")
            .split(whereSeparator: \.isWhitespace)
            .joined(separator: " ")
    }
}
