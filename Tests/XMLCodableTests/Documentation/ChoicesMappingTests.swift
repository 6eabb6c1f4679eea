import Foundation
import Testing
import XMLCodable

/// The pairs of XMLMapping.md about choices, mixed content and captures, in the order of the page.
struct ChoicesMappingTests {
    @Test("The cases of an enum are elements, or text between them, and a case with an element captures the others")
    func choices() throws {
        let xml = """
            <drawing>
                <circle r="5" />
                <rect>
                    <width>3</width>
                    <height>4</height>
                </rect>
                <label>Table 7</label>
                <grid />
            </drawing>
            """
        struct Circle: Codable { @XMLAttribute var r: Double }
        enum Shape: Codable {
            case circle(Circle)
            case rect(width: Int, height: Int)
            case label(String)
            case grid
        }
        struct Drawing: Codable {
            var shapes: [Shape]
            enum CodingKeys: String, CodingKey { case shapes = "*" }
        }
        let drawing = Drawing(shapes: [
            .circle(Circle(r: 5)), .rect(width: 3, height: 4), .label("Table 7"), .grid,
        ])
        let pretty = xml.replacingOccurrences(of: #"r="5""#, with: #"r="5.0""#)
        try expectPair(pretty, drawing)
        let decoded = try XMLDecoder().decode(Drawing.self, from: xml)
        expectEqual(decoded.shapes.count, 4)
        do {
            let xml = "<p>Salt, <b>fresh <i>pepper</i></b> and oil.</p>"
            indirect enum Inline: Codable {
                case text(String)
                case b([Inline])
                case i([Inline])
                enum CodingKeys: String, CodingKey {
                    case text = "#text"
                    case b, i
                }
            }
            struct Paragraph: Codable {
                var content: [Inline]
                enum CodingKeys: String, CodingKey { case content = "*" }
            }
            let paragraph = Paragraph(content: [
                .text("Salt, "), .b([.text("fresh "), .i([.text("pepper")])]), .text(" and oil."),
            ])
            try expectPair(xml, paragraph)
            let decoded = try XMLDecoder().decode(Paragraph.self, from: xml)
            expectEqual(decoded.content.count, 3)
        }
        do {
            let xml = """
                <steps>
                    <mix>3</mix>
                    <rest unit="h">2</rest>
                </steps>
                """
            enum Step: Codable {
                case mix(Int)
                case other(XML.Element)
                enum CodingKeys: String, CodingKey {
                    case mix
                    case other = "*"
                }
            }
            let steps = try XMLDecoder().decode([Step].self, from: xml)
            try expectEqual(encoded(steps, root: "steps") { $0.outputFormatting = .prettyPrinted }, xml)
            expectEqual(steps.count, 2)
        }
    }

    @Test("What the model does not name is captured, also in a subclass")
    func captured() throws {
        let xml = """
            <entry id="7" lang="nl">
                <title>Soup</title>
                <summary>With <b>salt</b></summary>
                <g:price xmlns:g="urn:example:shop">4.50</g:price>
            </entry>
            """
        struct Entry: Codable {
            @XMLAttribute var id: Int
            var title: String
            @InnerXML var summary: String
            @XMLAnyAttributes var attributes: [XML.Attribute]
            @XMLAnyElements var extensions: [XML.Element]
        }
        var entry = try XMLDecoder().decode(Entry.self, from: xml)
        entry.title = "Cold soup"
        expectEqual(entry.summary, "With <b>salt</b>")
        expectEqual(entry.attributes.map(\.value), ["nl"])
        expectEqual(entry.extensions.map(\.name.localName), ["price"])
        let written = try encoded(entry, root: "entry") { $0.outputFormatting = .prettyPrinted }
        expectEqual(written, xml.replacingOccurrences(of: "Soup", with: "Cold soup"))
        do {
            let xml = """
                <van id="7" color="red">
                    <wheels>4</wheels>
                    <load>900</load>
                    <hook />
                </van>
                """
            let van = try XMLDecoder().decode(Van.self, from: xml)
            expectEqual(van.equipment.map(\.name.localName), ["hook"])
            expectEqual(van.others.map(\.value), ["red"])
            try expectEqual(encoded(van, root: "van") { $0.outputFormatting = .prettyPrinted }, xml)
        }
    }

    class Vehicle: Codable {
        @XMLAttribute var id: Int
        var wheels: Int
    }

    final class Van: Vehicle {
        let load: Int
        @XMLAnyElements private(set) var equipment: [XML.Element]
        @XMLAnyAttributes private(set) var others: [XML.Attribute]
        enum CodingKeys: String, CodingKey { case load, equipment, others }
        required init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            load = try container.decode(Int.self, forKey: .load)
            _equipment = try container.decode(XMLAnyElements.self, forKey: .equipment)
            _others = try container.decode(XMLAnyAttributes.self, forKey: .others)
            try super.init(from: decoder)
        }
        override func encode(to encoder: any Encoder) throws {
            try super.encode(to: encoder)
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(load, forKey: .load)
            try container.encode(_equipment, forKey: .equipment)
            try container.encode(_others, forKey: .others)
        }
    }

    @Test("Elements of any name, and raw content")
    func names() throws {
        let xml = """
            <settings>
                <colour>red</colour>
                <size>9</size>
            </settings>
            """
        struct Setting: Codable {
            @XMLElementName var name: String
            @XMLText var value: String
        }
        struct Settings: Codable {
            var all: [Setting]
            enum CodingKeys: String, CodingKey { case all = "*" }
        }
        let settings = Settings(all: [
            Setting(name: "colour", value: "red"), Setting(name: "size", value: "9"),
        ])
        try expectPair(xml, settings)
        try expectEqual(XMLDecoder().decode(Settings.self, from: xml).all.map(\.name), ["colour", "size"])
        do {
            let xml = """
                <note lang="en">
                    <body>Salt &amp; <b>pepper</b><!-- to taste --></body>
                    <meta a="1"><x />y</meta>
                </note>
                """
            struct Note: Codable {
                @XMLAttribute var lang: String
                var body: [XML.Node]
                var meta: XML.Element
            }
            let note = try XMLDecoder().decode(Note.self, from: xml)
            try expectPair(xml, note)
            expectEqual(note.body.count, 3)
        }
    }
}
