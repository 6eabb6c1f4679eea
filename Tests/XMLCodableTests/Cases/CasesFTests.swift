import Testing
import XMLCodable

@Suite("Case F: what users of XMLMapper met")
struct CasesFTests {
    @Test("F, XMLMapper#1: an attribute and a text")
    func attributeAndText() throws {
        struct Person: Codable, Equatable {
            @Attribute var gender: String
            @Text var name: String
        }
        struct Root: Codable, Equatable { var Person: Person }
        struct Flat: Codable, Equatable {
            var gender: String
            var name: String
            enum CodingKeys: String, CodingKey {
                case gender = "Person.@gender"
                case name = "Person"
            }
        }
        let xml = #"<root><Person gender="male">First Last</Person></root>"#
        try expectCase(xml, Root(Person: Person(gender: "male", name: "First Last")))
        try expectCase(xml, Flat(gender: "male", name: "First Last"))
    }

    @Test("F, XMLMapper#29: an attribute that may be absent")
    func optionalAttribute() throws {
        struct Tag: Codable, Equatable {
            @Attribute var optionalAttribute: String?
            @Text var text: String
        }
        struct Root: Codable, Equatable { var tag: Tag }
        try expectCase(
            #"<root><tag optionalAttribute="attribute value">t</tag></root>"#,
            Root(tag: Tag(optionalAttribute: "attribute value", text: "t")))
        try expectCase("<root><tag>t</tag></root>", Root(tag: Tag(optionalAttribute: nil, text: "t")))
    }

    @Test("F, XMLMapper#3: lists of lists")
    func listsOfLists() throws {
        struct Nested: Codable, Equatable { var bar: [[Int]] }
        struct Bar: Codable, Equatable { var item: [Int] }
        struct Typed: Codable, Equatable { var bar: [Bar] }
        struct Flat: Codable, Equatable {
            var items: [Int]
            enum CodingKeys: String, CodingKey { case items = "bar.item" }
        }
        let xml = "<foo><bar><item>1</item></bar><bar><item>2</item><item>3</item></bar></foo>"
        try expectCase(xml, Typed(bar: [Bar(item: [1]), Bar(item: [2, 3])]))
        // An item without a name of its own takes that of its list.
        try expectCase(
            xml, Nested(bar: [[1], [2, 3]]),
            written: "<foo><bar><bar>1</bar></bar><bar><bar>2</bar><bar>3</bar></bar></foo>")
        // The path collects the items of all lists, and writes one.
        try expectCase(
            xml, Flat(items: [1, 2, 3]),
            written: "<foo><bar><item>1</item><item>2</item><item>3</item></bar></foo>")
    }

    @Test("F, XMLMapper#4: mixed content in order")
    func mixedContent() throws {
        struct Root: Codable, Equatable { var p: XML.Element }
        let p = #"<p eId="para_3"> Deputy <b>Sherrif</b> is going to rule this town. </p>"#
        let root = try XMLDecoder().decode(Root.self, from: "<root>\(p)</root>")
        #expect(root.p[attribute: "eId"] == "para_3")
        #expect(root.p.text == " Deputy  is going to rule this town. ")
        #expect(root.p.innerXML == " Deputy <b>Sherrif</b> is going to rule this town. ")
        #expect(
            root.p.children == [
                .text(" Deputy "), .element(XML.Element("b", text: "Sherrif")), .text(" is going to rule this town. "),
            ])
        #expect(try XMLEncoder().encodeToString(root, withRootKey: "root") == "<root>\(p)</root>")
        let encoder = XMLEncoder()
        encoder.outputFormatting = .prettyPrinted
        #expect(try encoder.encodeToString(root, withRootKey: "root") == "<root>\n    \(p)\n</root>")

        // A model of the text and the child alone has both, without their order.
        struct Paragraph: Codable, Equatable {
            @Attribute var eId: String
            @Text var text: String
            var b: String
        }
        #expect(
            try XMLDecoder().decode(Paragraph.self, from: p)
                == Paragraph(eId: "para_3", text: "Deputy  is going to rule this town.", b: "Sherrif"))
    }

    @Test("F, XMLMapper#15: an element that is there or not")
    func presence() throws {
        struct Nothing: Codable, Equatable {}
        struct Root: Codable, Equatable {
            var hasThing: Nothing?
            var other: Nothing?
        }
        struct Flag: Codable, Equatable {
            enum CodingKeys: CodingKey { case hasThing }
            var hasThing: Bool
            init(hasThing: Bool) { self.hasThing = hasThing }
            init(from decoder: any Decoder) throws {
                hasThing = try decoder.container(keyedBy: CodingKeys.self).contains(.hasThing)
            }
            func encode(to encoder: any Encoder) throws {
                var container = encoder.container(keyedBy: CodingKeys.self)
                if hasThing { try container.encode(Nothing(), forKey: .hasThing) }
            }
        }
        try expectCase("<r><hasThing/></r>", Root(hasThing: Nothing()), written: "<r><hasThing /></r>")
        try expectCase("<r><hasThing/></r>", Flag(hasThing: true), written: "<r><hasThing /></r>")
        try expectCase("<r/>", Flag(hasThing: false), written: "<r />")
    }

    struct App: Codable, Equatable {
        @Attribute var id: Int
        @Attribute var subtype: String?
        @Attribute var type: String
        @Attribute var version: String
        @Text var name: String
    }

    @Test("F, XMLMapper#21: attributes and text in a list, and a wrong key")
    func apps() throws {
        struct Apps: Codable, Equatable { var app: [App] }
        struct Wrong: Codable, Equatable { var App: [App] }
        let xml = """
            <apps>
                <app id="12" subtype="ndka" type="appl" version="4.2.81179021">Netflix</app>
                <app id="837" type="appl" version="2.21.90005149">YouTube</app>
            </apps>
            """
        try expectCase(
            xml,
            Apps(app: [
                App(id: 12, subtype: "ndka", type: "appl", version: "4.2.81179021", name: "Netflix"),
                App(id: 837, subtype: nil, type: "appl", version: "2.21.90005149", name: "YouTube"),
            ]))
        // XML writes an empty list as nothing, so that a list that must be there is asked for.
        try expectCase(xml, Wrong(App: []), written: "<apps />")
        let decoder = XMLDecoder()
        decoder.missingCollectionStrategy = .throw
        let refusal = try decodingRefusal(Wrong.self, xml, decoder: decoder)
        #expect(refusal.kind == .keyNotFound)
        #expect(refusal.path == ["App"])
        #expect(refusal.sentence == "1:1: expected <App> for Wrong.App at /apps, found none")
    }

    @Test("F, XMLMapper#23: an attribute by its path, escaped")
    func escapedAttribute() throws {
        struct Root: Codable, Equatable {
            var text: String
            enum CodingKeys: String, CodingKey { case text = "test.@text" }
        }
        try expectCase(
            #"<root><test text="Foo &amp; bar"/></root>"#, Root(text: "Foo & bar"),
            written: #"<root><test text="Foo &amp; bar" /></root>"#)
    }

    @Test("F, XMLMapper#45: one name with two shapes")
    func twoShapes() throws {
        struct Link: Codable, Equatable {
            @Attribute var type: String?
            @Text var url: String
        }
        struct Item: Codable, Equatable {
            @Attribute var sdImg: String
            var title: String
            var feed: Link
        }
        struct Feed: Codable, Equatable {
            @Attribute var kind: String
            var startIndex: Int
            var item: [Item]
            enum CodingKeys: String, CodingKey {
                case kind = "class"
                case startIndex, item
            }
        }
        let xml = """
            <feed class="abcs-js">
                <startIndex>0</startIndex>
                <item sdImg="a.png"><title>One</title><feed type="grid">https://cyz.xml</feed></item>
                <item sdImg="b.png"><title>Two</title><feed>https://abc.xml</feed></item>
            </feed>
            """
        try expectCase(
            xml,
            Feed(
                kind: "abcs-js", startIndex: 0,
                item: [
                    Item(sdImg: "a.png", title: "One", feed: Link(type: "grid", url: "https://cyz.xml")),
                    Item(sdImg: "b.png", title: "Two", feed: Link(type: nil, url: "https://abc.xml")),
                ]))
    }
}
