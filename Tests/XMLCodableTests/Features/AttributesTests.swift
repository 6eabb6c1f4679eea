import Testing
import XMLCodable

struct AttributesTests {
    @Test("An attribute at a path may be absent if optional, and be beside a text that is read by a path")
    func paths() throws {
        try expectCase("<r><value>t</value></r>", One(value: LabelledText<String?, String>(label: nil, text: "t")))
        struct Flat: Codable, Equatable {
            var currency: String
            var price: Float
            enum CodingKeys: String, CodingKey { case currency = "details.price.@label", price = "details.price" }
        }
        struct Person: Codable, Equatable {
            var gender: String
            var name: String
            enum CodingKeys: String, CodingKey { case gender = "value.@label", name = "value" }
        }
        let price = #"<r><details><price label="euro">5.95</price></details></r>"#
        try expectCase(price, Flat(currency: "euro", price: 5.95))
        let person = #"<r><value label="male">First Last</value></r>"#
        try expectCase(person, One(value: LabelledText(label: "male", text: "First Last")))
        try expectCase(person, Person(gender: "male", name: "First Last"))
    }

    @Test("Attributes and text of list items; a wrong key gives an empty list or an error; a name has two shapes")
    func listItems() throws {
        struct App: Codable, Equatable {
            @XMLAttribute var id: Int
            @XMLAttribute var subtype: String?
            @XMLAttribute var type: String
            @XMLAttribute var version: String
            @XMLText var name: String
        }
        struct Wrong: Codable, Equatable { var Value: [App] }
        let xml = """
            <apps>
                <value id="12" subtype="ndka" type="appl" version="4.2.81179021">Netflix</value>
                <value id="837" type="appl" version="2.21.90005149">YouTube</value>
            </apps>
            """
        try expectCase(
            xml,
            One(value: [
                App(id: 12, subtype: "ndka", type: "appl", version: "4.2.81179021", name: "Netflix"),
                App(id: 837, type: "appl", version: "2.21.90005149", name: "YouTube"),
            ]))
        // An empty list is written as nothing, so a missing list is an error only on request.
        try expectCase(xml, Wrong(Value: []), written: "<apps />")
        let missing = refusal(Wrong.self, xml) { $0.missingCollectionStrategy = .throw }
        expectEqual(missing?.kind, "keyNotFound")
        expectEqual(missing?.key, "Value")
        expectEqual(missing?.sentence, "1:1: expected <Value> for Wrong.Value at /apps, found <value>")
        struct Item: Codable, Equatable {
            @XMLAttribute var sdImg: String
            var title: String
            var feed: LabelledText<String?, String>
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
                <item sdImg="a.png"><title>One</title><feed label="grid">https://cyz.xml</feed></item>
                <item sdImg="b.png"><title>Two</title><feed>https://abc.xml</feed></item>
            </feed>
            """
        try expectCase(
            feed,
            Feed(
                kind: "abcs-js", startIndex: 0,
                item: [
                    Item(sdImg: "a.png", title: "One", feed: LabelledText(label: "grid", text: "https://cyz.xml")),
                    Item(sdImg: "b.png", title: "Two", feed: LabelledText(label: nil, text: "https://abc.xml")),
                ]))
    }

    @Test("Reserved characters are escaped in text and attributes; line ends and tabs survive in an attribute")
    func reservedCharacters() throws {
        let escaped = "A &amp; B &lt; C &gt; &quot;D&quot; &apos;E&apos;"
        let text = #"A & B < C > "D" 'E'"#
        try expectCase(#"<r label="\#(escaped)">\#(escaped)</r>"#, LabelledText(label: text, text: text))
        try expectCase(#"<r value="1&#10;2&#9;3&#13;4" />"#, OneAttribute(value: "1\n2\t3\r4"))
        // Unescaped, they are normalized to spaces (XML 1.0, 3.3.3).
        try expectCase("<r value='1\n2\t3' />", OneAttribute(value: "1 2 3"), written: #"<r value="1 2 3" />"#)
    }
}
