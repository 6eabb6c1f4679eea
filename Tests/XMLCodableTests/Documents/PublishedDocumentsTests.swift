import Foundation
import Testing
import XMLCodable

/// The definitions in the numbering part of a Word document.
struct WordNumbering: Codable, Equatable {
    @XMLAnyAttributes var attributes: [XML.Attribute]
    var abstract: [Abstract]
    var numbers: [Number]
    enum CodingKeys: String, CodingKey { case attributes, abstract = "w:abstractNum", numbers = "w:num" }

    struct Value: Codable, Equatable {
        var value: String
        enum CodingKeys: String, CodingKey { case value = "@w:val" }
    }

    struct Abstract: Codable, Equatable {
        var id: Int
        var nsid, type, template: Value
        var levels: [Level]
        enum CodingKeys: String, CodingKey {
            case id = "@w:abstractNumId", nsid = "w:nsid", type = "w:multiLevelType", template = "w:tmpl"
            case levels = "w:lvl"
        }
    }

    struct Level: Codable, Equatable {
        var level: Int
        var items: [Item]
        enum CodingKeys: String, CodingKey { case level = "@w:ilvl", items = "*" }
    }

    enum Item: Codable, Equatable {
        case start(Value), format(Value), style(Value), text(Value), alignment(Value), paragraph([Paragraph])
        case run(XML.Element)
        enum CodingKeys: String, CodingKey {
            case start = "w:start", format = "w:numFmt", style = "w:pStyle", text = "w:lvlText", alignment = "w:lvlJc"
            case paragraph = "w:pPr", run = "w:rPr"
        }
    }

    enum Paragraph: Codable, Equatable {
        case tabs(tab: [Tab]), indentation(left: Int, hanging: Int)
        enum CodingKeys: String, CodingKey { case tabs = "w:tabs", indentation = "w:ind" }
        enum TabsCodingKeys: String, CodingKey { case tab = "w:tab" }
        enum IndentationCodingKeys: String, CodingKey { case left = "@w:left", hanging = "@w:hanging" }
    }

    struct Tab: Codable, Equatable {
        var kind: String
        var position: Int
        enum CodingKeys: String, CodingKey { case kind = "@w:val", position = "@w:pos" }
    }

    struct Number: Codable, Equatable {
        var id: Int
        var abstract: Value
        enum CodingKeys: String, CodingKey { case id = "@w:numId", abstract = "w:abstractNumId" }
    }
}

/// The specification of an element in TEI's own documentation language.
enum TEI {
    enum Part: Codable, Equatable {
        case gloss(Marked<Run>), desc(Marked<Run>), classes([Reference]), content([Reference]), exemplum(Marked<Run>)
        case remarks(Marked<Run>), listRef([Reference])
    }

    enum Reference: Codable, Equatable {
        case memberOf(key: String), macroRef(key: String), ptr(Sign)
        enum MemberOfCodingKeys: String, CodingKey { case key = "@key" }
        enum MacroRefCodingKeys: String, CodingKey { case key = "@key" }
    }

    indirect enum Run: Codable, Equatable {
        case text(String), p(Marked<Run>), att(String), gi(String), egXML(Marked<Run>), list(Marked<Run>), head(String)
        case item(Marked<Run>), lb
        enum CodingKeys: String, CodingKey { case text = "#text", p, att, gi, egXML, list, head, item, lb }
    }
}

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
