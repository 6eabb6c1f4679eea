import Foundation
import Testing
import XMLCodable
import XMLCodableFormatters

/// The pairs of XMLMapping.md about sets, numbers, spellings, generic types and output formatting.
struct ValuesMappingTests {
    @Test("Sets, dictionaries of arrays, keys of an enum, and generic types")
    func collections() throws {
        let xml = """
            <shop>
                <tag>new</tag>
                <prices>
                    <tea>2</tea>
                    <tea>3</tea>
                </prices>
                <open>
                    <monday>true</monday>
                </open>
            </shop>
            """
        enum Day: String, Codable, CodingKeyRepresentable { case monday, sunday }
        struct Shop: Codable {
            var tag: Set<String>
            var prices: [String: [Int]]
            var open: [Day: Bool]
        }
        let shop = Shop(tag: ["new"], prices: ["tea": [2, 3]], open: [.monday: true])
        try expectPair(xml, shop)
        let unknown = "<shop><open><someday>true</someday></open></shop>"
        #expect(throws: DecodingError.self) { try XMLDecoder().decode(Shop.self, from: unknown) }
        do {
            let xml = """
                <Response status="1">
                    <result>
                        <name>Waffles</name>
                    </result>
                </Response>
                """
            struct Food: Codable { let name: String }
            struct Response<Result: Codable>: Codable {
                @XMLAttribute var status: Int
                var result: Result
            }
            let response = Response(status: 1, result: Food(name: "Waffles"))
            try expectPair(xml, response)
            try expectEqual(encoded(response, root: nil) { $0.outputFormatting = .prettyPrinted }, xml)
        }
    }

    @Test("Exact and unusual numbers, and other spellings")
    func numbers() throws {
        let xml = """
            <account number="9223372036854775807">
                <balance>1234567890.0123456789</balance>
                <limit>INF</limit>
                <id>C56A4180-65AA-42EC-A945-5FD21DEC0538</id>
                <page>https://example.com/b%20c?d=e&amp;f</page>
            </account>
            """
        struct Account: Codable {
            @XMLAttribute var number: Int64
            var balance: Decimal
            var limit: Double
            var id: UUID
            var page: URL
        }
        let account = try XMLDecoder().decode(Account.self, from: xml)
        expectEqual(account.number, .max)
        expectEqual(account.limit, .infinity)
        expectEqual(account.page.absoluteString, "https://example.com/b%20c?d=e&f")
        try expectPair(xml, account)
        do {
            let xml = """
                <door open="yes">
                    <code>00FF</code>
                    <since>04.05.2026</since>
                </door>
                """
            let (encoder, decoder) = (XMLEncoder(), XMLDecoder())
            struct Door: Codable {
                @XMLAttribute var open: Bool
                var code: Data
                var since: Date
            }
            let door = Door(open: true, code: Data([0, 255]), since: Date(timeIntervalSince1970: 1_777_852_800))
            decoder.boolDecodingStrategy = .custom(true: "yes", false: "no")
            encoder.boolEncodingStrategy = .custom(true: "yes", false: "no")
            decoder.dataDecodingStrategy = .hex
            encoder.dataEncodingStrategy = .hex
            decoder.dateDecodingStrategy = .format("dd.MM.yyyy")
            encoder.dateEncodingStrategy = .format("dd.MM.yyyy")
            try expectPair(xml, door, encoder: encoder, decoder: decoder)
        }
    }

    @Test("Numbers as written, and the digits of a whole document")
    func writtenNumbers() throws {
        let xml = """
            <DettaglioLinee>
                <Quantita>2.000</Quantita>
                <PrezzoUnitario>15.80</PrezzoUnitario>
                <PrezzoTotale>31.60</PrezzoTotale>
            </DettaglioLinee>
            """
        struct DettaglioLinee: Codable {
            var Quantita: XML.DecimalNumber
            var PrezzoUnitario: XML.DecimalNumber
            var PrezzoTotale: XML.DecimalNumber
        }
        let line = DettaglioLinee(
            Quantita: XML.DecimalNumber(2, fractionDigits: 3), PrezzoUnitario: XML.DecimalNumber("15.80")!,
            PrezzoTotale: XML.DecimalNumber(15.8 * 2, fractionDigits: 2, rounding: .toNearestOrAwayFromZero))
        try expectPair(xml, line)
        do {
            let xml = """
                <order>
                    <price>31.60</price>
                </order>
                """
            let encoder = XMLEncoder()
            struct Order: Codable { var price: Decimal }
            let order = Order(price: Decimal(string: "31.6")!)
            encoder.decimalEncodingStrategy = .fractionDigits(2)
            try expectPair(xml, order, encoder: encoder)
        }
    }

    @Test("Output formatting, to the letter")
    func output() throws {
        let xml = """
            <list>
                <item
                    id='1'
                    note='new'>
                    <flag/>
                </item>
            </list>
            """
        let encoder = XMLEncoder()
        struct Item: Codable {
            @XMLAttribute var id: Int
            @XMLAttribute var note: String
            @XMLPresence var flag: Bool
        }
        struct List: Codable { var item: [Item] }
        let list = List(item: [Item(id: 1, note: "new", flag: true)])
        encoder.outputFormatting = [.prettyPrinted, .compactEmptyElements, .singleQuotes, .attributesOnLines]
        try expectEqual(encoder.encodeToString(list, withRootKey: "list"), xml)
        try expectEqual(encoder.encodeToString(XMLDecoder().decode(List.self, from: xml), withRootKey: "list"), xml)
        let around = """
            <?xml version="1.0" encoding="UTF-8"?>
            <?xml-stylesheet href="a.xsl" type="text/xsl"?>
            <list><item id="1" note="new"><flag /></item></list>
            <!-- end -->
            """
        var document = try XMLEncoder().encodeToDocument(
            list, withRootKey: "list", declaration: XML.Declaration(encoding: "UTF-8"))
        document.prolog.append(.processingInstruction(target: "xml-stylesheet", data: #"href="a.xsl" type="text/xsl""#))
        document.epilog.append(.comment(" end "))
        let text = try document.xmlString()
        expectEqual(text, around)
        try expectEqual(XMLDecoder().decode(List.self, from: around).item.map(\.id), [1])
        let styled = try document.root.xmlString(XML.WritingOptions([.singleQuotes, .noEmptyElements]))
        let single = "<list><item id='1' note='new'><flag></flag></item></list>"
        expectEqual(styled, single)
        encoder.outputFormatting = [.prettyPrinted, .crlfLineEnds]
        let lines = try encoder.encodeToString(["item": 1], withRootKey: "list")
        let written = "<list>\r\n    <item>1</item>\r\n</list>"
        expectEqual(lines, written)
        try expectEqual(XMLDecoder().decode([String: Int].self, from: written), ["item": 1])
        do {
            let xml = """
                <food id="7" unit="kg">
                  <name>Waffles</name>
                  <tags></tags>
                </food>
                """
            let encoder = XMLEncoder()
            struct Food: Codable {
                @XMLAttribute var unit: String
                @XMLAttribute var id: Int
                var name: String
                var tags: [String: Int]
            }
            encoder.outputFormatting = [.prettyPrinted, .sortedAttributes, .noEmptyElements]
            encoder.indentation = .spaces(2)
            let food = Food(unit: "kg", id: 7, name: "Waffles", tags: [:])
            try expectEqual(encoder.encodeToString(food, withRootKey: "food"), xml)
            try expectEqual(XMLDecoder().decode(Food.self, from: xml).unit, "kg")
        }
    }
}
