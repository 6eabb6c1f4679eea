import Foundation
import Testing
import XMLCodable

struct AttributesTests {
    @Test("An attribute is declared by a wrapper or by its key, also at a path, and may be absent if optional")
    func attribute() throws {
        struct ByWrapper: Codable, Equatable { @XMLAttribute var name: String }
        struct ByKey: Codable, Equatable {
            var name: String
            enum CodingKeys: String, CodingKey { case name = "@name" }
        }
        let xml = """
            <food name="Belgian Waffles">
            </food>
            """
        let written = #"<food name="Belgian Waffles" />"#
        try expectCase(xml, ByWrapper(name: "Belgian Waffles"), written: written)
        try expectCase(xml, ByKey(name: "Belgian Waffles"), written: written)
        struct Tag: Codable, Equatable {
            @XMLAttribute var optionalAttribute: String?
            @XMLText var text: String
        }
        struct Root: Codable, Equatable { var tag: Tag }
        try expectCase(
            #"<root><tag optionalAttribute="attribute value">t</tag></root>"#,
            Root(tag: Tag(optionalAttribute: "attribute value", text: "t")))
        try expectCase("<root><tag>t</tag></root>", Root(tag: Tag(optionalAttribute: nil, text: "t")))
        struct AtPath: Codable, Equatable {
            var text: String
            enum CodingKeys: String, CodingKey { case text = "test.@text" }
        }
        try expectCase(
            #"<root><test text="Foo &amp; bar"/></root>"#, AtPath(text: "Foo & bar"),
            written: #"<root><test text="Foo &amp; bar" /></root>"#)
    }

    @Test("An attribute beside a text, by a nested type or by paths")
    func nestedAttribute() throws {
        struct Price: Codable, Equatable {
            @XMLAttribute var currency: String
            @XMLText var actualPrice: Float
        }
        struct WithPrice: Codable, Equatable {
            var price: Price
            enum CodingKeys: String, CodingKey { case price = "details.price" }
        }
        struct Flat: Codable, Equatable {
            var currency: String
            var price: Float
            enum CodingKeys: String, CodingKey { case currency = "details.price.@currency", price = "details.price" }
        }
        let xml = """
            <food>
              <details>
                <price currency="euro">5.95</price>
              </details>
            </food>
            """
        try expectCase(xml, WithPrice(price: Price(currency: "euro", actualPrice: 5.95)))
        try expectCase(xml, Flat(currency: "euro", price: 5.95))
        struct Person: Codable, Equatable {
            @XMLAttribute var gender: String
            @XMLText var name: String
        }
        struct Root: Codable, Equatable { var Person: Person }
        struct FlatPerson: Codable, Equatable {
            var gender: String
            var name: String
            enum CodingKeys: String, CodingKey { case gender = "Person.@gender", name = "Person" }
        }
        let person = #"<root><Person gender="male">First Last</Person></root>"#
        try expectCase(person, Root(Person: Person(gender: "male", name: "First Last")))
        try expectCase(person, FlatPerson(gender: "male", name: "First Last"))
    }

    struct App: Codable, Equatable {
        @XMLAttribute var id: Int
        @XMLAttribute var subtype: String?
        @XMLAttribute var type: String
        @XMLAttribute var version: String
        @XMLText var name: String
    }

    @Test("Attributes and text of list items; a wrong key gives an empty list or an error; a name has two shapes")
    func listItems() throws {
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
        // An empty list is written as nothing, so a missing list is an error only on request.
        try expectCase(xml, Wrong(App: []), written: "<apps />")
        let decoder = XMLDecoder()
        decoder.missingCollectionStrategy = .throw
        let refusal = try decodingRefusal(Wrong.self, xml, decoder: decoder)
        expectEqual(refusal.kind, .keyNotFound)
        expectEqual(refusal.path, ["App"])
        expectEqual(refusal.sentence, "1:1: expected <App> for Wrong.App at /apps, found <app>")
        struct Link: Codable, Equatable {
            @XMLAttribute var type: String?
            @XMLText var url: String
        }
        struct Item: Codable, Equatable {
            @XMLAttribute var sdImg: String
            var title: String
            var feed: Link
        }
        struct Feed: Codable, Equatable {
            @XMLAttribute var kind: String
            var startIndex: Int
            var item: [Item]
            enum CodingKeys: String, CodingKey { case kind = "class", startIndex, item }
        }
        let feed = """
            <feed class="abcs-js">
                <startIndex>0</startIndex>
                <item sdImg="a.png"><title>One</title><feed type="grid">https://cyz.xml</feed></item>
                <item sdImg="b.png"><title>Two</title><feed>https://abc.xml</feed></item>
            </feed>
            """
        try expectCase(
            feed,
            Feed(
                kind: "abcs-js", startIndex: 0,
                item: [
                    Item(sdImg: "a.png", title: "One", feed: Link(type: "grid", url: "https://cyz.xml")),
                    Item(sdImg: "b.png", title: "Two", feed: Link(type: nil, url: "https://abc.xml")),
                ]))
    }

    @Test("Reserved characters are escaped in text and attributes; line ends and tabs survive in an attribute")
    func reservedCharacters() throws {
        struct Note: Codable, Equatable {
            @XMLAttribute var a: String
            var b: String
        }
        let escaped = "A &amp; B &lt; C &gt; &quot;D&quot; &apos;E&apos;"
        let text = #"A & B < C > "D" 'E'"#
        try expectCase(#"<r a="\#(escaped)"><b>\#(escaped)</b></r>"#, Note(a: text, b: text))
        struct Line: Codable, Equatable { @XMLAttribute var a: String }
        try expectCase(#"<r a="1&#10;2&#9;3&#13;4" />"#, Line(a: "1\n2\t3\r4"))
        // Unescaped, they are normalized to spaces (XML 1.0, 3.3.3).
        try expectCase("<r a='1\n2\t3' />", Line(a: "1 2 3"), written: #"<r a="1 2 3" />"#)
    }
}
