import Foundation
import Testing

/// Whether each public name can be learned from a page: the list of the catalog is an index, not an explanation.
struct LearnabilityTests {
    private static let catalog = DocumentationSnippetsTests.root.appendingPathComponent(
        "Sources/XMLCodable/XMLCodable.docc")

    /// A page, and its words as they are written in code; `XML.Element.name` is also `XML.Element`.
    private struct Page {
        let text: String
        private let words: Set<String>
        init(_ name: String) throws {
            text = try String(contentsOf: catalog.appendingPathComponent("\(name).md"), encoding: .utf8)
            let code = text.split { !$0.isLetter && !$0.isNumber && $0 != "." }
            words = Set(
                code.flatMap { word in
                    let ends = word.indices.filter { word[$0] == "." } + [word.endIndex]
                    return ends.map { String(word[..<$0]) }
                })
        }
        /// Whether it has a name as a word or as a link.
        func has(_ name: String) -> Bool {
            words.contains(String(name.replacing("/", with: ".").prefix { $0 != "(" })) || text.contains("``\(name)``")
        }
    }

    /// The names in the list, such as `XML/Document`, without those that nobody has to learn.
    private static func names() throws -> [String] {
        let list = try Page("XMLCodable").text
        let end = try #require(list.range(of: "### Earlier names"))
        return list[..<end.lowerBound].split(separator: "\n").compactMap { line in
            guard line.hasPrefix("- ``") else { return nil }
            return String(line.dropFirst(4).dropLast(2))
        }
    }

    @Test("Each name is on a page that explains it")
    func explained() throws {
        let pages = try [
            "AttributesAndText", "Lists", "Choices", "DatesAndData", "TransformsAndDefaults", "Namespaces", "Trees",
            "UntrustedInput", "XMLMapping",
        ].map(Page.init)
        let names = try Self.names()
        #expect(names.count > 100)
        for name in names { #expect(pages.contains { $0.has(name) }, "\(name)") }
        #expect(!pages.contains { $0.has("XMLNothing") })
    }

    @Test("The twelve names are twelve, and each is on the page that the table says")
    func twelve() throws {
        let table = try #require(try Page("ChoosingAnAPI").text.components(separatedBy: "## Twelve names").last)
        var count = 0
        for row in table.split(separator: "\n") where row.hasPrefix("| ``") {
            let cells = row.components(separatedBy: " | ")
            let names = cells[0].components(separatedBy: "``").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
            let pages = try cells[2].components(separatedBy: "<doc:").dropFirst().map {
                try Page(String($0.prefix { $0 != ">" }))
            }
            for name in names { #expect(!pages.isEmpty && pages.contains { $0.has(name) }, "\(name)") }
            count += names.count
        }
        expectEqual(count, 12)
    }
}
