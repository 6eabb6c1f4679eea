import Foundation
import Testing

/// Checks the tables of XMLMapping.md, "Coming from the mapping libraries", against the tests in
/// `Tests/XMLCodableTests/FeatureParity`, and the links of the page.
struct FeatureParityTableTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var line: Int
        var cells: [String]
        var testDescription: String { cells.first ?? "" }
    }

    struct Heading {
        var title: String
        var level: Int
        /// That of DocC; GitHub's is the same in lowercase.
        var anchor: String
        var hasSnippet = false
    }

    static let page =
        (try? String(
            contentsOf: DocumentationSnippetsTests.root.appendingPathComponent(DocumentationSnippetsTests.mapping),
            encoding: .utf8)) ?? ""

    /// The rows of all tables below a second-level heading, without the table headers.
    static func rows(under title: String) -> [Row] {
        var rows: [Row] = []
        var isInside = false
        var isBody = false
        for (index, line) in page.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line.hasPrefix("## ") { isInside = line.dropFirst(3) == title }
            guard isInside, line.hasPrefix("|") else {
                isBody = false
                continue
            }
            if isBody {
                let cells = line.dropFirst().dropLast().components(separatedBy: " | ")
                rows.append(Row(line: index + 1, cells: cells.map { $0.trimmingCharacters(in: .whitespaces) }))
            } else if line.hasPrefix("|---") {
                isBody = true
            }
        }
        return rows
    }

    static let rows = rows(under: "Coming from the mapping libraries")

    /// The headings, each with whether a Swift snippet precedes the next heading of the same level.
    static let headings: [Heading] = {
        var headings: [Heading] = []
        var isCode = false
        for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("```") {
                isCode.toggle()
                guard isCode, line == "```swift", var level = headings.last?.level else { continue }
                for index in headings.indices.reversed() where headings[index].level <= level {
                    headings[index].hasSnippet = true
                    level = headings[index].level - 1
                }
            } else if !isCode, line.hasPrefix("#") {
                let level = line.prefix { $0 == "#" }.count
                let title = line.dropFirst(level + 1)
                let kept = title.filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }
                headings.append(
                    Heading(
                        title: String(title), level: level, anchor: kept.replacingOccurrences(of: " ", with: "-")))
            }
        }
        return headings
    }()

    /// The names of the tests in the folder.
    static let names: [String] = {
        let folder = DocumentationSnippetsTests.root.appendingPathComponent("Tests/XMLCodableTests/FeatureParity")
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.filter { $0.hasSuffix(".swift") }.flatMap { file in
            let text = (try? String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)) ?? ""
            return text.components(separatedBy: "@Test(").dropFirst().compactMap { rest -> String? in
                let parts = rest.components(separatedBy: "\"")
                return parts.count > 1 ? parts[1] : nil
            }
        }
    }()

    /// The titles of the rows that a test covers, joined by plus signs, and often followed by a colon and more.
    static func titles(_ name: String) -> [String] {
        name.components(separatedBy: " + ").map { $0.components(separatedBy: ": ")[0] }
    }

    private static func title(_ row: Row) -> String { (row.cells.first ?? "").replacing("`", with: "") }

    @Test("The tables have all rows, each once, and every test names rows")
    func count() {
        let titles = Self.rows.map(Self.title)
        expectEqual(titles.count, 92)
        expectEqual(Set(titles).count, titles.count)
        #expect(Self.rows.allSatisfy { $0.cells.count == 3 })
        for name in Self.names {
            for title in Self.titles(name) { #expect(titles.contains(title), "\(name): \(title)") }
        }
    }

    @Test("Every row is named by a test, and links to a section with a snippet", arguments: rows)
    func rowHasTest(row: Row) throws {
        #expect(Self.names.contains { Self.titles($0).contains(Self.title(row)) }, "XMLMapping.md:\(row.line)")
        let link = try #require(row.cells.last?.components(separatedBy: "](#"))
        let anchor = try #require(link.last?.dropLast())
        let heading = Self.headings.first { $0.anchor == anchor }
        expectEqual(link.count, 2)
        #expect(heading?.hasSnippet == true, "XMLMapping.md:\(row.line): \(anchor)")
    }

    @Test("Links within the page have targets, and headings have distinct anchors")
    func links() {
        let anchors = Self.headings.map(\.anchor)
        expectEqual(Set(anchors.map { $0.lowercased() }).count, anchors.count)
        let links = Self.page.components(separatedBy: "](#").dropFirst().compactMap {
            $0.components(separatedBy: ")").first
        }
        #expect(links.count > 100)
        for link in links { #expect(anchors.contains(link), "#\(link)") }
    }
}
