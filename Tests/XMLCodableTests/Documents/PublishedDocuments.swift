import XMLCodable

/// The definitions in the numbering part of a Word document.
struct WordNumbering: Codable, Equatable {
    @XMLAnyAttributes var attributes: [XML.Attribute]
    var abstract: [Abstract]
    var numbers: [Number]

    enum CodingKeys: String, CodingKey {
        case attributes
        case abstract = "w:abstractNum"
        case numbers = "w:num"
    }

    struct Value: Codable, Equatable {
        var value: String
        enum CodingKeys: String, CodingKey { case value = "@w:val" }
    }

    struct Abstract: Codable, Equatable {
        var id: Int
        var nsid: Value
        var type: Value
        var template: Value
        var levels: [Level]

        enum CodingKeys: String, CodingKey {
            case id = "@w:abstractNumId"
            case nsid = "w:nsid"
            case type = "w:multiLevelType"
            case template = "w:tmpl"
            case levels = "w:lvl"
        }
    }

    struct Level: Codable, Equatable {
        var level: Int
        var items: [Item]

        enum CodingKeys: String, CodingKey {
            case level = "@w:ilvl"
            case items = "*"
        }

        enum Item: Codable, Equatable {
            case start(Value)
            case format(Value)
            case style(Value)
            case text(Value)
            case alignment(Value)
            case paragraph([Paragraph])
            case run(XML.Element)

            enum CodingKeys: String, CodingKey {
                case start = "w:start"
                case format = "w:numFmt"
                case style = "w:pStyle"
                case text = "w:lvlText"
                case alignment = "w:lvlJc"
                case paragraph = "w:pPr"
                case run = "w:rPr"
            }
        }
    }

    enum Paragraph: Codable, Equatable {
        case tabs(Tabs)
        case indentation(left: Int, hanging: Int)

        enum CodingKeys: String, CodingKey {
            case tabs = "w:tabs"
            case indentation = "w:ind"
        }

        enum IndentationCodingKeys: String, CodingKey {
            case left = "@w:left"
            case hanging = "@w:hanging"
        }
    }

    struct Tabs: Codable, Equatable {
        var tabs: [Tab]
        enum CodingKeys: String, CodingKey { case tabs = "w:tab" }
    }

    struct Tab: Codable, Equatable {
        var kind: String
        var position: Int
        enum CodingKeys: String, CodingKey {
            case kind = "@w:val"
            case position = "@w:pos"
        }
    }

    struct Number: Codable, Equatable {
        var id: Int
        var abstract: Value
        enum CodingKeys: String, CodingKey {
            case id = "@w:numId"
            case abstract = "w:abstractNumId"
        }
    }
}

/// A DocBook article with a glossary.
struct DocBookArticle: Codable, Equatable {
    @XMLAnyAttributes var attributes: [XML.Attribute]
    var blocks: [Block]

    enum CodingKeys: String, CodingKey {
        case attributes
        case blocks = "*"
    }

    indirect enum Block: Codable, Equatable {
        case info([Info])
        case note([Block])
        case para([Inline])
        case programlisting([Inline])
        case glossary(Glossary)
    }

    enum Info: Codable, Equatable {
        case title(String)
        case author(Author)
    }

    struct Author: Codable, Equatable {
        var first: String
        var last: String
        enum CodingKeys: String, CodingKey {
            case first = "personname.firstname"
            case last = "personname.surname"
        }
    }

    indirect enum Inline: Codable, Equatable {
        case text(String)
        case emphasis(Emphasis)
        case parameter(String)
        case literal(String)
        case filename(String)
        case glossterm(String)
        case orderedlist([Item])

        enum CodingKeys: String, CodingKey {
            case text = "#text"
            case emphasis, parameter, literal, filename, glossterm, orderedlist
        }
    }

    struct Emphasis: Codable, Equatable {
        @XMLAttribute var role: String?
        var content: [Inline]
        enum CodingKeys: String, CodingKey {
            case role
            case content = "*"
        }
    }

    enum Item: Codable, Equatable {
        case listitem([Block])
    }

    struct Glossary: Codable, Equatable {
        @XMLAttribute var role: String?
        var entries: [Entry]
        enum CodingKeys: String, CodingKey {
            case role
            case entries = "glossentry"
        }
    }

    struct Entry: Codable, Equatable {
        var term: String
        var definition: Definition
        enum CodingKeys: String, CodingKey {
            case term = "glossterm"
            case definition = "glossdef"
        }
    }

    struct Definition: Codable, Equatable {
        var blocks: [Block]
        enum CodingKeys: String, CodingKey { case blocks = "*" }
    }
}

/// The specification of an element in TEI's own documentation language.
struct TEIElementSpec: Codable, Equatable {
    @XMLAnyAttributes var attributes: [XML.Attribute]
    var parts: [Part]

    enum CodingKeys: String, CodingKey {
        case attributes
        case parts = "*"
    }

    enum Part: Codable, Equatable {
        case gloss(Text)
        case desc(Text)
        case classes([Reference])
        case content([Reference])
        case exemplum(Text)
        case remarks(Text)
        case listRef([Reference])
    }

    enum Reference: Codable, Equatable {
        case memberOf(key: String)
        case macroRef(key: String)
        case ptr(Pointer)

        enum MemberOfCodingKeys: String, CodingKey { case key = "@key" }
        enum MacroRefCodingKeys: String, CodingKey { case key = "@key" }
    }

    struct Pointer: Codable, Equatable {
        @XMLAnyAttributes var attributes: [XML.Attribute]
    }

    struct Text: Codable, Equatable {
        @XMLAnyAttributes var attributes: [XML.Attribute]
        var runs: [Run]
        enum CodingKeys: String, CodingKey {
            case attributes
            case runs = "*"
        }
    }

    indirect enum Run: Codable, Equatable {
        case text(String)
        case p(Text)
        case att(String)
        case gi(String)
        case egXML(Text)
        case list(Text)
        case head(String)
        case item(Text)
        case lb

        enum CodingKeys: String, CodingKey {
            case text = "#text"
            case p, att, gi, egXML, list, head, item, lb
        }
    }
}

/// A page with formulas.
struct MathPage: Codable, Equatable {
    @XMLAnyAttributes var attributes: [XML.Attribute]
    @InnerXML var head: String
    var body: [Part]

    enum CodingKeys: String, CodingKey {
        case attributes, head
        case body = "body.*"
    }

    enum Part: Codable, Equatable {
        case math(Row)
    }

    struct Row: Codable, Equatable {
        @XMLAnyAttributes var attributes: [XML.Attribute]
        var terms: [Term]
        enum CodingKeys: String, CodingKey {
            case attributes
            case terms = "*"
        }
    }

    indirect enum Term: Codable, Equatable {
        case mrow(Row)
        case mn([Text])
        case mo([Text])
        case mi([Text])
    }

    enum Text: Codable, Equatable {
        case text(String)
        enum CodingKeys: String, CodingKey { case text = "#text" }
    }
}

/// A feed whose summaries are XHTML.
struct XHTMLFeed: Codable, Equatable {
    @XMLAttribute var xmlns: String
    var entries: [Entry]

    enum CodingKeys: String, CodingKey {
        case xmlns
        case entries = "entry"
    }

    struct Entry: Codable, Equatable {
        var summary: Summary
    }

    struct Summary: Codable, Equatable {
        @XMLAttribute var type: String
        var content: [Flow]
        enum CodingKeys: String, CodingKey {
            case type
            case content = "*"
        }
    }

    indirect enum Flow: Codable, Equatable {
        case div(Block)
        case p(Block)
        case text(String)
        case strong(String)
        case a(Link)

        enum CodingKeys: String, CodingKey {
            case text = "#text"
            case div, p, strong, a
        }
    }

    struct Block: Codable, Equatable {
        @XMLAnyAttributes var attributes: [XML.Attribute]
        var content: [Flow]
        enum CodingKeys: String, CodingKey {
            case attributes
            case content = "*"
        }
    }

    struct Link: Codable, Equatable {
        @XMLAttribute var href: String
        @XMLText var title: String
    }
}
