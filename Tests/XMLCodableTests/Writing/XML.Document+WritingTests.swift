import Foundation
import Testing

@testable import XMLCodable

/// Real documents from the folder `shared` next to the checkout, if it exists.
struct XMLDocumentWritingTests {
    static let folder = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        .appendingPathComponent("../shared/documents").standardizedFileURL

    static let files: [String] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().filter { $0.contains(".") && !$0.hasSuffix(".tsv") && !$0.hasSuffix(".md") }
    }()

    @Test("A real document comes back byte for byte, is unchanged in a round trip, and indented twice as once")
    func documents() throws {
        forEachRow(Self.files) { name in
            let data = try Data(contentsOf: Self.folder.appendingPathComponent(name))
            // Entities are rejected for now.
            guard let document = try? XML.Document(parsing: data) else { return }
            let (root, written) = (document.root, try document.data())
            let encoding = document.declaration?.encoding
            if String(data: data, encoding: .utf8) != nil, (encoding ?? "UTF-8").uppercased() == "UTF-8" {
                expectEqual(written, data)
                var changed = document
                changed.root[attribute: "added"] = "1"
                #expect(changed.root.owned != nil)
                changed.root[attribute: "added"] = nil
                try expectEqual(changed.data(), data)
            }
            var changed = document
            changed.declaration?.encoding = encoding.map { $0.uppercased() == "UTF-8" ? $0 : "UTF-8" }
            try expectEqual(XML.Document(parsing: written), changed)
            try expectEqual(XML.Document(parsing: root.xmlString()).root, root)
            // The same tree, built from values.
            let rebuilt = Self.rebuilt(root)
            var owned = document
            owned.root = rebuilt
            try expectEqual(XML.Document(parsing: owned.data()).root, root)
            for element in root.elements.prefix(20) {
                let alone = try XML.Document(parsing: element.xmlString()).root
                expectEqual(alone.name, element.name)
                expectEqual(alone.children, element.children)
            }
            let once = try document.xmlString(.prettyPrinted)
            try expectEqual(XML.Document(parsing: once).xmlString(.prettyPrinted), once)
            var options = XML.WritingOptions.prettyPrinted
            options.outputFormatting.insert(.sortedAttributes)
            try expectEqual(root.xmlString(options), rebuilt.xmlString(options))
        }
    }

    @Test("Declarations that are added are sorted with the attributes")
    func sortedDeclarations() throws {
        var element = XML.Element(name: XML.Name("m:r", namespaceURI: "urn:m"))
        element.attributes = [
            XML.Attribute(name: XML.Name("p:z", namespaceURI: "urn:p"), value: "1"), XML.Attribute("a", value: "2"),
            XML.Attribute("y", value: "3"),
        ]
        var options = XML.WritingOptions()
        options.outputFormatting = .sortedAttributes
        expectEqual(try element.xmlString(options), #"<m:r a="2" p:z="1" xmlns:m="urn:m" xmlns:p="urn:p" y="3" />"#)
    }

    private static func rebuilt(_ element: XML.Element) -> XML.Element {
        let children = element.children.map { child in
            if case .element(let element) = child { return XML.Node.element(rebuilt(element)) }
            return child
        }
        return XML.Element(name: element.name, attributes: element.attributes, children: children)
    }
}
