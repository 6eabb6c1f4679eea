import Foundation
import Testing
import XMLCodable

@Suite("Cases A10 to A13: whole documents, CDATA")
struct CasesA10ToA13Tests {
    enum Kind: String, Codable { case theEnumValue = "enumValue" }

    struct Entry: Codable, Equatable {
        var testInt: Int
        var testDouble: Float
    }

    struct TestElement: Codable, Equatable {
        var testString: String
        @Attribute var testAttribute: Kind
        var testList: [Entry]

        enum CodingKeys: String, CodingKey {
            case testString, testAttribute
            case testList = "testList.element"
        }
    }

    static let entries = (1...4).map { Entry(testInt: $0, testDouble: Float($0)) }

    @Test("A10: the full example")
    func fullExample() throws {
        struct Full: Codable, Equatable {
            var testElement: TestElement
            var testNestedAttribute: String

            enum CodingKeys: String, CodingKey {
                case testElement = "TestElementXMLMappable"
                case testNestedAttribute = "TestElementXMLMappable.someTag.someOtherTag.nestedTag.@testNestedAttribute"
            }
        }
        let xml = """
            <?xml version="1.0" encoding="UTF-8"?>
            <root>
               <TestElementXMLMappable testAttribute="enumValue">
                   <testString>Test string</testString>
                   <testList>
                       <element><testInt>1</testInt><testDouble>1.0</testDouble></element>
                       <element><testInt>2</testInt><testDouble>2.0</testDouble></element>
                       <element><testInt>3</testInt><testDouble>3.0</testDouble></element>
                       <element><testInt>4</testInt><testDouble>4.0</testDouble></element>
                   </testList>
                   <someTag>
                       <someOtherTag>
                           <nestedTag testNestedAttribute="nested attribute">
                           </nestedTag>
                       </someOtherTag>
                   </someTag>
               </TestElementXMLMappable>
            </root>
            """
        let full = Full(
            testElement: TestElement(testString: "Test string", testAttribute: .theEnumValue, testList: Self.entries),
            testNestedAttribute: "nested attribute")
        let written = """
            <root><TestElementXMLMappable testAttribute="enumValue"><testString>Test string</testString><testList>\
            <element><testInt>1</testInt><testDouble>1.0</testDouble></element>\
            <element><testInt>2</testInt><testDouble>2.0</testDouble></element>\
            <element><testInt>3</testInt><testDouble>3.0</testDouble></element>\
            <element><testInt>4</testInt><testDouble>4.0</testDouble></element></testList>\
            <someTag><someOtherTag><nestedTag testNestedAttribute="nested attribute" /></someOtherTag></someTag>\
            </TestElementXMLMappable></root>
            """
        try expectCase(xml, full, written: written)

        // As the README prints it, with a space before the declaration, it is no XML.
        let refusal = try decodingRefusal(Full.self, " " + xml)
        #expect(refusal.parsingError?.line == 1)
        #expect(refusal.parsingError?.column == 2)
    }

    @Test("A11: a Bool beside an attribute, and CDATA")
    func boolAndCDATA() throws {
        struct Flag: Codable, Equatable {
            @Attribute var testAttribute: String
            @Text var value: Bool
        }
        struct Basic: Codable, Equatable {
            var testBoolAndAttribute: Flag
            @CData var testCDATA: String
        }
        let xml = """
            <root>
                <testBoolAndAttribute testAttribute="some string">false</testBoolAndAttribute>
                <testCDATA><![CDATA[ This should be mapped like normal text but in <Data> object ]]></testCDATA>
            </root>
            """
        let basic = Basic(
            testBoolAndAttribute: Flag(testAttribute: "some string", value: false),
            testCDATA: " This should be mapped like normal text but in <Data> object ")
        try expectCase(xml, basic)
    }

    @Test("A12: CDATA is read into every String and written where asked")
    func cdata() throws {
        struct Plain: Codable, Equatable { var description: String }
        struct Wrapped: Codable, Equatable { @CData var description: String }

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
    }

    @Test("A12: several sections are one text, and a section end inside a value is split")
    func cdataSections() throws {
        struct Food: Codable, Equatable { @CData var description: String }

        try expectCase(
            "<Food><description><![CDATA[one]]><![CDATA[ two]]></description></Food>", Food(description: "one two"),
            written: "<Food><description><![CDATA[one two]]></description></Food>")
        try expectCase(
            "<Food><description>a ]]&gt; b</description></Food>", Food(description: "a ]]> b"),
            written: "<Food><description><![CDATA[a ]]]]><![CDATA[> b]]></description></Food>")
    }

    @Test("A13: the CD catalogue")
    func catalogue() throws {
        struct CD: Codable, Equatable {
            var title: String
            var artist: String
            var country: String
            var company: String
            var price: Double
            var year: Int

            enum CodingKeys: String, CodingKey {
                case title = "TITLE"
                case artist = "ARTIST"
                case country = "COUNTRY"
                case company = "COMPANY"
                case price = "PRICE"
                case year = "YEAR"
            }
        }
        struct Catalogue: Codable, Equatable {
            var cds: [CD]
            enum CodingKeys: String, CodingKey { case cds = "CD" }
        }
        let xml = """
            <CATALOG>
                <CD>
                    <TITLE>Empire Burlesque</TITLE><ARTIST>Bob Dylan</ARTIST><COUNTRY>USA</COUNTRY>
                    <COMPANY>Columbia</COMPANY><PRICE>10.90</PRICE><YEAR>1985</YEAR>
                </CD>
                <CD>
                    <TITLE>Hide your heart</TITLE><ARTIST>Bonnie Tyler</ARTIST><COUNTRY>UK</COUNTRY>
                    <COMPANY>CBS Records</COMPANY><PRICE>9.90</PRICE><YEAR>1988</YEAR>
                </CD>
            </CATALOG>
            """
        let catalogue = Catalogue(cds: [
            CD(
                title: "Empire Burlesque", artist: "Bob Dylan", country: "USA", company: "Columbia", price: 10.90,
                year: 1985),
            CD(
                title: "Hide your heart", artist: "Bonnie Tyler", country: "UK", company: "CBS Records", price: 9.90,
                year: 1988),
        ])
        try expectCase(xml, catalogue, written: unindented(xml).replacing(".90<", with: ".9<"))
    }
}
