import Foundation
import Testing
import XMLCodable

/// Models with many kinds of properties.
struct WholeModelsTests {
    @Test("A user with scalars, lists, dictionaries and nested objects")
    func user() throws {
        enum Sex: String, Codable { case male = "Male", female = "Female" }
        struct User: Codable, Equatable {
            var username: String
            var identifier: String?
            var photoCount: Int?
            var age: Int?
            var drinker: Bool
            var smoker: Bool?
            var sex: Sex?
            var canDrive: Bool?
            var arr: [String]
            var dict: [String: String]
            var weight: Double?
            var float: Float?
            var friends: [Friend]
            var friend: Friend?
            var friendDictionary: [String: Friend]
        }
        struct Friend: Codable, Equatable {
            var identifier: String
            var drinker: Bool
            var age: Int
            var username: String
            var canDrive: Bool
        }
        let sub = """
            <identifier>user8723</identifier><drinker>true</drinker><age>17</age><username>sub user</username>\
            <canDrive>true</canDrive>
            """
        let head = """
            <username>John Doe</username><identifier>user8723</identifier><photoCount>13</photoCount><age>1227</age>\
            <drinker>true</drinker><smoker>false</smoker><sex>Female</sex><canDrive>true</canDrive><arr>bla</arr>\
            <arr>true</arr><arr>42</arr>
            """
        let values = "<key1>value1</key1><key2>false</key2><key3>142</key3>"
        let numbers = "<weight>123.23</weight><float>123.231</float>"
        let friend = "<friend>\(sub)</friend><friendDictionary><bestFriend>\(sub)</bestFriend></friendDictionary>"
        let friends = "<friends>\(sub)</friends><friends>\(sub)</friends>"
        let xml = "<root>\(head)<dict>\(values)</dict>\(numbers)\(friend)\(friends)</root>"

        let friendValue = Friend(identifier: "user8723", drinker: true, age: 17, username: "sub user", canDrive: true)
        let user = User(
            username: "John Doe", identifier: "user8723", photoCount: 13, age: 1227, drinker: true, smoker: false,
            sex: .female, canDrive: true, arr: ["bla", "true", "42"],
            dict: ["key1": "value1", "key2": "false", "key3": "142"], weight: 123.23, float: 123.231,
            friends: [friendValue, friendValue], friend: friendValue, friendDictionary: ["bestFriend": friendValue])
        let encoder = XMLEncoder()
        // Dictionaries are unordered.
        encoder.outputFormatting = .sortedKeys
        let decoded = try XMLDecoder().decode(User.self, from: xml)
        expectEqual(decoded, user)
        let text = try encoder.encodeToString(decoded, withRootKey: "root")
        expectPart(text, "<dict>\(values)</dict>")
        try expectEqual(XMLDecoder().decode(User.self, from: text), user)
    }

    enum Kind: String, Codable { case theEnumValue = "enumValue" }
    struct Entry: Codable, Equatable { var testInt: Int, testDouble: Float }

    struct TestElement: Codable, Equatable {
        var testString: String
        @XMLAttribute var testAttribute: Kind
        var testList: [Entry]

        enum CodingKeys: String, CodingKey { case testString, testAttribute, testList = "testList.element" }
    }

    static let entries = (1...4).map { Entry(testInt: $0, testDouble: Float($0)) }

    @Test("A wrapped list, an enum attribute and an attribute at a path")
    func nestedElements() throws {
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

        // White space before the declaration makes the document malformed.
        let refusal = try decodingRefusal(Full.self, " " + xml)
        expectEqual(refusal.parsingError?.line, 1)
        expectEqual(refusal.parsingError?.column, 2)
    }

    @Test("A catalogue with names in upper case")
    func catalogue() throws {
        struct CD: Codable, Equatable {
            var title: String
            var artist: String
            var country: String
            var company: String
            var price: Double
            var year: Int

            enum CodingKeys: String, CodingKey {
                case title = "TITLE", artist = "ARTIST", country = "COUNTRY", company = "COMPANY", price = "PRICE"
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
