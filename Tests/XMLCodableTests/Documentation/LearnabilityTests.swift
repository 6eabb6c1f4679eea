import Foundation
import Testing

/// Whether each public name can be learned from a page: the list of the catalog is an index, not an explanation.
struct LearnabilityTests {
    private static let catalog = DocumentationSnippetsTests.root.appendingPathComponent(
        "Sources/XMLCodable/XMLCodable.docc")

    private static func page(_ name: String) throws -> String {
        try String(contentsOf: catalog.appendingPathComponent("\(name).md"), encoding: .utf8)
    }

    /// The names in the list, such as `XML/Document`, without those that nobody has to learn.
    private static func names() throws -> [String] {
        let list = try page("XMLCodable")
        let end = try #require(list.range(of: "### Earlier names"))
        return list[..<end.lowerBound].split(separator: "\n").compactMap { line in
            guard line.hasPrefix("- ``") else { return nil }
            return String(line.dropFirst(4).dropLast(2))
        }
    }

    /// Whether a text has a name as a word, as it is written in code or as a link.
    private static func has(_ name: String, _ text: String) -> Bool {
        let written = String(name.replacing("/", with: ".").prefix { $0 != "(" })
        return text.contains("``\(name)``")
            || text.split { !$0.isLetter && !$0.isNumber && $0 != "." }.contains {
                $0 == written || $0.hasPrefix(written + ".")
            }
    }

    @Test("Each name is on a page that explains it")
    func explained() throws {
        let pages = try [
            "AttributesAndText", "Lists", "Choices", "DatesAndData", "TransformsAndDefaults", "Namespaces", "Trees",
            "UntrustedInput", "XMLMapping",
        ].map(Self.page)
        let names = try Self.names()
        #expect(names.count > 100)
        for name in names { #expect(pages.contains { Self.has(name, $0) }, "\(name)") }
        #expect(!pages.contains { Self.has("XMLNothing", $0) })
    }

    @Test("The twelve names are twelve, and each is on the page that the table says")
    func twelve() throws {
        let table = try #require(try Self.page("ChoosingAnAPI").components(separatedBy: "## Twelve names").last)
        var count = 0
        for row in table.split(separator: "\n") where row.hasPrefix("| ``") {
            let cells = row.components(separatedBy: " | ")
            let names = cells[0].components(separatedBy: "``").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
            let pages = try cells[2].components(separatedBy: "<doc:").dropFirst().map {
                try Self.page(String($0.prefix { $0 != ">" }))
            }
            for name in names { #expect(!pages.isEmpty && pages.contains { Self.has(name, $0) }, "\(name)") }
            count += names.count
        }
        expectEqual(count, 12)
    }
}
