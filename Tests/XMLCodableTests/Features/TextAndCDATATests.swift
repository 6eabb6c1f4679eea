import Foundation
import Testing
import XMLCodable

struct TextAndCDATATests {
    @Test("Text and a child element of the same element, or a boolean beside an attribute, and a CDATA section")
    func textAndChild() throws {
        struct Price: Codable, Equatable {
            var actualPrice: Float
            var currency: String
            enum CodingKeys: String, CodingKey { case actualPrice = "#text", currency }
        }
        struct Food: Codable, Equatable {
            var price: Price
            enum CodingKeys: String, CodingKey { case price = "details.price" }
        }
        let xml = """
            <food>
              <details>
                <price>
                  5.95
                  <currency>euro</currency>
                </price>
              </details>
            </food>
            """
        try expectCase(xml, Food(price: Price(actualPrice: 5.95, currency: "euro")))

        let malformed = """
            <food>
              <details>
                <price>
                  5.95
                  <currency>euro</currency>
              </details>
            </food>
            """
        let refusal = try decodingRefusal(Food.self, malformed)
        expectEqual(refusal.kind, .dataCorrupted)
        let error = try #require(refusal.parsingError)
        expectEqual(error.code, .mismatchedEndTag)
        #expect((error.line, error.column) == (6, 3))
        expectEqual(error.message, "the end tag </details> does not match <price>, opened at 3:5")
        struct Flag: Codable, Equatable {
            @XMLAttribute var testAttribute: String
            @XMLText var value: Bool
        }
        struct Basic: Codable, Equatable {
            var testBoolAndAttribute: Flag
            @XMLCData var testCDATA: String
        }
        let flagged = """
            <root>
                <testBoolAndAttribute testAttribute="some string">false</testBoolAndAttribute>
                <testCDATA><![CDATA[ This should be mapped like normal text but in <Data> object ]]></testCDATA>
            </root>
            """
        let basic = Basic(
            testBoolAndAttribute: Flag(testAttribute: "some string", value: false),
            testCDATA: " This should be mapped like normal text but in <Data> object ")
        try expectCase(flagged, basic)
    }

    @Test("CDATA is read into every String, and written by a wrapper or a strategy; adjacent sections are joined")
    func cdata() throws {
        struct Plain: Codable, Equatable { var description: String }
        struct Wrapped: Codable, Equatable { @XMLCData var description: String }

        let text = "Light Belgian waffles covered with strawberries & whipped cream"
        let escaped = "<Food><description>\(text.replacing("&", with: "&amp;"))</description></Food>"
        let section = "<Food><description><![CDATA[\(text)]]></description></Food>"
        let encoder = XMLEncoder()
        encoder.stringEncodingStrategy = .cdata
        try expectCase(escaped, Plain(description: text))
        try expectCase(section, Plain(description: text), written: escaped)
        try expectCase(section, Wrapped(description: text))
        try expectCase(escaped, Wrapped(description: text), written: section)
        try expectCase(section, Plain(description: text), encoder: encoder)
        try expectCase(
            "<Food><description><![CDATA[one]]><![CDATA[ two]]></description></Food>", Wrapped(description: "one two"),
            written: "<Food><description><![CDATA[one two]]></description></Food>")
        try expectCase(
            "<Food><description>a ]]&gt; b</description></Food>", Wrapped(description: "a ]]> b"),
            written: "<Food><description><![CDATA[a ]]]]><![CDATA[> b]]></description></Food>")
        struct Root: Codable, Equatable { var a: String }
        let xml = "<r><a>x<![CDATA[y]]></a></r>"
        try expectCase(xml, Root(a: "xy"), written: "<r><a>xy</a></r>")
        try expectEqual(XMLDecoder().decode(String.self, from: "<a>x<![CDATA[y]]></a>"), "xy")
        let root = try XML.Document(parsing: xml).root
        expectEqual(root["a"]?.text, "xy")
        try expectEqual(root.xmlString(), xml)
    }
}
