import Foundation
import Testing
import XMLCodable
import XMLCodableCanonical
import XMLCodableEncodings
import XMLCodableStreaming

/// The snippets of the guides in XMLCodable.docc.
struct GuidesTests {
    struct Menu: Codable {
        var foods: [Food]
        enum CodingKeys: String, CodingKey { case foods = "food" }
    }

    struct Food: Codable {
        var name: String
        var calories: Int
    }

    @Test("Getting started decodes, changes and encodes a menu, and shows the location of an error")
    func gettingStarted() throws {
        let xml = """
            <menu>
                <food>
                    <name>Waffles</name>
                    <calories>650</calories>
                </food>
                <food>
                    <name>Toast</name>
                    <calories>310</calories>
                </food>
            </menu>
            """
        var menu = try XMLDecoder().decode(Menu.self, from: xml)
        menu.foods[0].calories = 700
        let encoder = XMLEncoder()
        encoder.outputFormatting = .prettyPrinted
        let written = try encoder.encodeToString(menu, withRootKey: "menu")
        expectEqual(written, xml.replacingOccurrences(of: "650", with: "700"))
        do {
            do {
                _ = try XMLDecoder().decode(Menu.self, from: "<menu><food></menu>")
            } catch DecodingError.dataCorrupted(let context) {
                print(context.debugDescription)
            }
            let failure = try decodingRefusal(Menu.self, "<menu><food></menu>")
            expectEqual(failure.kind, .dataCorrupted)
            expectStart(failure.sentence, "1:")
            expectEqual(failure.parsingError?.line, 1)
        }
    }

    @Test("Attributes and text by key, lists, and dictionaries with any keys")
    func keys() throws {
        struct Food: Codable {
            var amount: Decimal
            var currency: String
            enum CodingKeys: String, CodingKey {
                case amount = "details.price"
                case currency = "details.price.@currency"
            }
        }
        let xml = #"<food><details><price currency="EUR">5.95</price></details></food>"#
        let food = try XMLDecoder().decode(Food.self, from: xml)
        expectEqual(food.amount, Decimal(string: "5.95"))
        try expectEqual(XMLEncoder().encodeToString(food, withRootKey: "food"), xml)
        do {
            struct Recipe: Codable {
                var ingredients: [String]
                var steps: [String]
                enum CodingKeys: String, CodingKey {
                    case ingredients = "ingredient"
                    case steps = "steps.step"
                }
            }
            let xml = """
                <recipe>
                    <ingredient>Flour</ingredient>
                    <ingredient>Butter</ingredient>
                    <steps>
                        <step>Mix</step>
                        <step>Bake</step>
                    </steps>
                </recipe>
                """
            try expectPair(xml, Recipe(ingredients: ["Flour", "Butter"], steps: ["Mix", "Bake"]))
        }
        do {
            let encoder = XMLEncoder()
            encoder.dictionaryKeyStrategy = .entries
            let shelves = try encoder.encodeToString([7: "tea"], withRootKey: "shelves")
            let xml = """
                <shelves>
                    <entry key="7">tea</entry>
                </shelves>
                """
            expectEqual(shelves, unindented(xml))
        }
    }

    @Test("Strategies for dates and floating point numbers")
    func strategies() throws {
        struct Sample: Codable {
            var date: Date
            var value: Double
        }
        let decoder = XMLDecoder()
        decoder.dateDecodingStrategy = .millisecondsSince1970
        let encoder = XMLEncoder()
        encoder.dateEncodingStrategy = .millisecondsSince1970
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "+oo", negativeInfinity: "-oo", nan: "?")
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "+oo", negativeInfinity: "-oo", nan: "?")
        let sample = Sample(date: Date(timeIntervalSince1970: 1_777_876_200), value: -.infinity)
        let xml = try encoder.encodeToString(sample, withRootKey: "sample")
        expectPart(xml, "<value>-oo</value>")
        let decoded = try decoder.decode(Sample.self, from: xml)
        expectEqual(decoded.date, sample.date)
        expectEqual(decoded.value, sample.value)
    }

    @Test("Options set limits, refuse a DOCTYPE, supply entities and name the encoding")
    func limits() throws {
        let xml = "<a><b>x</b></a>"
        var options = XML.ParsingOptions()
        options.limits.depth = 32
        options.limits.documentSize = 1_000_000
        let document = try XML.Document(parsing: xml, options: options)
        expectEqual(document.root.children.count, 1)
        options.limits.depth = 1
        #expect(throws: XMLParsingError.self) { try XML.Document(parsing: xml, options: options) }
        let decoder = XMLDecoder()
        decoder.parsingOptions.limits.recordSize = 100_000
        decoder.parsingOptions.limits.streamSize = 50_000_000
        let reader = try decoder.reader(String.self, at: "a")
        reader.feed("<r><a>\(String(repeating: "x", count: 200_000))".utf8)
        #expect(throws: DecodingError.self) { try reader.next() }
        do {
            var options = XML.ParsingOptions()
            options.entities = .html
            options.entityResolver = { reference in reference.name == "company" ? "Waffles &amp; Co." : nil }
            let document = try XML.Document(parsing: "<a>&company;&nbsp;</a>", options: options)
            expectEqual(document.root.text, "Waffles & Co.\u{A0}")
            options.dtd = .throw
            let error = try #require(throws: XMLParsingError.self) {
                try XML.Document(parsing: "<!DOCTYPE a><a/>", options: options)
            }
            expectEqual(error.code, .doctypeRefused)
        }
        do {
            let data = Data([0x3C, 0x61, 0x3E, 0xC4, 0x3C, 0x2F, 0x61, 0x3E])
            var options = XML.ParsingOptions()
            options.externalEncoding = XML.Encoding(named: "windows-1251")
            options.encodings = .legacy
            let document = try XML.Document(parsing: data, options: options)
            expectEqual(document.root.text, "Д")
        }
    }

    @Test("Questions and answers: a decimal comma, and what was ignored")
    func questions() throws {
        enum DecimalComma: XMLTransform {
            static func decode(_ coded: String) throws -> Decimal {
                let text = coded.replacingOccurrences(of: ".", with: "").replacingOccurrences(of: ",", with: ".")
                guard let number = XML.DecimalNumber(text) else {
                    throw XML.TransformError(expected: "a number such as 1.234,50")
                }
                return number.value
            }
            static func encode(_ value: Decimal) throws -> String {
                "\(value)".replacingOccurrences(of: ".", with: ",")
            }
        }
        struct Price: Codable { @XMLTransformed<DecimalComma> var amount: Decimal }
        let price = try XMLDecoder().decode(Price.self, from: "<price><amount>1.234,50</amount></price>")
        expectEqual(price.amount, Decimal(string: "1234.5"))
        try expectEqual(XMLEncoder().encodeToString(price), "<Price><amount>1234,5</amount></Price>")
        var lines: [String] = []
        func log(_ line: String) { lines.append(line) }
        let xml = "<food><name>Waffles</name><calories>650</calories><color>brown</color></food>"
        let (food, report) = try XMLDecoder().decodeWithReport(Food.self, from: xml)
        for mismatch in report { log("\(mismatch)") }
        expectEqual(food.calories, 650)
        expectEqual(lines, ["1:51: nothing in Food reads <color> at /food/color"])
    }

    func signedBytes(_ xml: String) throws -> (content: Data, info: Data)? {
        let document = try XML.Document(parsing: xml)
        guard let info = document.root["ds:Signature.ds:SignedInfo"] else { return nil }
        var content = document.root
        content.removeElements(named: "ds:Signature")
        return (try content.canonicalData(.exclusive), try info.canonicalData(.exclusive))
    }

    @Test("An enveloped signature is no part of what it signs")
    func signatures() throws {
        let xml = #"<o xmlns="urn:u"><a x="1"/><ds:Signature xmlns:ds="urn:d"><ds:SignedInfo/></ds:Signature></o>"#
        let bytes = try #require(try signedBytes(xml))
        expectEqual(String(decoding: bytes.content, as: UTF8.self), #"<o xmlns="urn:u"><a x="1"></a></o>"#)
        let info = #"<ds:SignedInfo xmlns:ds="urn:d"></ds:SignedInfo>"#
        expectEqual(String(decoding: bytes.info, as: UTF8.self), info)
    }
}
