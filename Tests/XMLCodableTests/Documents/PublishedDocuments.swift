import XMLCodable

/// An element with any attributes, and its elements or its runs of text in their order.
struct Marked<Item: Codable & Equatable>: Codable, Equatable {
    @XMLAnyAttributes var attributes: [XML.Attribute]
    var items: [Item]
    enum CodingKeys: String, CodingKey { case attributes, items = "*" }
}

/// An element with attributes and no content.
struct Sign: Codable, Equatable { @XMLAnyAttributes var attributes: [XML.Attribute] }

/// A text that may say what its language is.
struct Localized: Codable, Equatable {
    @XMLAttribute var language: String?
    @XMLText var text: String
    enum CodingKeys: String, CodingKey { case language = "xml:lang", text = "#text" }
}

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
