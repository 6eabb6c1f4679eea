import Foundation
import Testing
import XMLCodable

struct PublishedDocumentsTests {
    /// Decodes a real document into a model, encodes the model, and compares the trees.
    private func expectSameTree<Model: Codable & Equatable>(_ type: Model.Type, _ name: String) throws {
        let data = try RealDocument.shared(name)
        let decoder = XMLDecoder()
        decoder.unknownChoices = .throw
        let model = try decoder.decode(type, from: data)
        let document = try XML.Document(parsing: data)
        let root = document.root.name.qualifiedName
        for formatting in [XML.OutputFormatting.prettyPrinted, []] {
            let encoder = XMLEncoder()
            encoder.outputFormatting = formatting
            let written = try encoder.encode(model, withRootKey: root)
            // Pretty printing adds white space inside raw elements of the model.
            if formatting == [] { try expectEqual(decoder.decode(type, from: written), model) }
            expectEqual(Self.outline(try XML.Document(parsing: written).root), Self.outline(document.root))
        }
    }

    /// Removes comments, processing instructions and white space between elements. Namespaces replace declarations.
    static func outline(_ element: XML.Element, _ level: Int = 0) -> [String] {
        let attributes = element.attributes.filter { !$0.name.qualifiedName.hasPrefix("xmlns") }
            .map { "\($0.name.qualifiedName)=\($0.value)" }.sorted()
        let namespace = element.name.namespaceURI ?? ""
        var lines = ["\(level) {\(namespace)}<\(element.name.qualifiedName)> \(attributes)"]
        let hasText = element.text.contains { !$0.isWhitespace }
        var text = ""
        func endText() {
            if !text.isEmpty, hasText { lines.append("\(level) \(text.debugDescription)") }
            text = ""
        }
        for child in element.children {
            switch child {
            case .text(let run), .cdata(let run): text += run
            case .element(let element):
                endText()
                lines += outline(element, level + 1)
            case .comment, .processingInstruction: break
            }
        }
        endText()
        return lines
    }

    @Test("The numbering of a Word document and a TEI specification", .enabled(if: RealDocument.hasShared))
    func wordAndTEI() throws {
        try expectSameTree(WordNumbering.self, "docx-numbering.xml")
        try expectSameTree(Marked<TEI.Part>.self, "tei-odd-item.xml")
    }

    @Test(
        "A score in MusicXML", .enabled(if: RealDocument.hasShared),
        arguments: ["musicxml-lyrics.xml", "musicxml-directions.xml"])
    func music(_ name: String) throws { try expectSameTree(MusicScore.self, name) }
}
