import Foundation
import Testing
import XMLCodable

/// Enums with raw values, with values that are read from a single text, and as keys of dictionaries.
struct EnumsTests {
    private enum Letter: Int, Codable { case a, b, c }

    @Test("Undefined raw values are errors with their place; @XMLLossy drops them, and @XMLLenient makes them nil")
    func intEnums() throws {
        // The error for an undefined raw value reports its location.
        let undefined = refusal(One<[Letter]>.self, "<root><value>0</value><value>7</value></root>")
        expectEqual(undefined?.kind, "dataCorrupted")
        expectEqual(undefined?.path, ["value", "Index 1"])
        expectStart(undefined?.sentence, "1:30: ")
        struct Lax: Codable, Equatable {
            @XMLLossy var value: [Letter]
            @XMLLossy var table: [String: Letter]
            @XMLLenient var one: Letter?
        }
        let partly = """
            <root><value>0</value><value>7</value><value>2</value><table><A>0</A><B>8</B></table><one>9</one></root>
            """
        let written = "<root><value>0</value><value>2</value><table><A>0</A></table></root>"
        try expectCase(partly, Lax(value: [.a, .c], table: ["A": .a], one: nil), written: written)
        let lax = try decoded(Lax.self, partly)
        expectEqual(lax.$value.map(\.key.intValue), [1])
        expectEqual(lax.$table.map(\.key.stringValue), ["B"])
        #expect(lax.$one != nil)
        expectEqual(refusal(One<[Letter]>.self, partly)?.path, ["value", "Index 1"])
    }

    @Test("A handwritten fallback replaces unknown values")
    func handwrittenFallback() throws {
        enum Kind: String, Codable { case lounge = "Lounge", kitchen = "Kitchen" }
        enum Room: String, Codable {
            case lounge = "Lounge"
            case unknown
            init(from decoder: any Decoder) throws {
                self = try Room(rawValue: decoder.singleValueContainer().decode(String.self)) ?? .unknown
            }
        }
        let (lounge, attic) = ("<r><value>Lounge</value></r>", "<r><value>Attic</value></r>")
        try expectCase(lounge, One(value: Kind.lounge))
        try expectCase(lounge, One(value: Room.lounge))
        try expectCase(attic, One(value: Room.unknown), written: "<r><value>unknown</value></r>")
        let refused = refusal(One<Kind>.self, attic)
        expectEqual(refused?.kind, "dataCorrupted")
        expectEqual(refused?.path, ["value"])
        expectEqual(
            refused?.sentence, #"1:11: expected "Lounge" or "Kitchen" for One<Kind>.value at /r/value, found "Attic""#)
    }

    @Test("A case with nil is no case with the value of an empty element")
    func nilPayloads() throws {
        enum Raw: String, Codable { case u = "", v }
        enum Words: Codable, Equatable {
            case text(String), b
            enum CodingKeys: String, CodingKey { case text = "#text", b }
        }
        enum Choice: Codable, Equatable {
            case list([Int]?), text(String?), number(Int?), part(One<Int?>?), map([String: Int]?), raw(Raw?)
            case words(Words?)
        }
        let model = Contents<Choice>(items: [
            .list(nil), .list([]), .list([1]), .text(nil), .text(""), .text("x"), .number(nil), .number(2),
            .part(One(value: nil)), .part(nil), .map(nil), .raw(nil), .raw(.u), .raw(.v),
            .words(nil), .words(.text("x")), .words(.b),
        ])
        try expectEqual(decoded(Contents<Choice>.self, encoded(model)), model)
        try expectEqual(encoded(Contents<Choice>(items: [.number(nil)])), "<r><number /></r>")
    }

    /// An enum with associated values that decodes itself from a single text: no choice of elements.
    private enum Gas: Codable, Equatable {
        case air
        case unknown(String)
        init(from decoder: any Decoder) throws {
            let text = try decoder.singleValueContainer().decode(String.self)
            self = text == "air" ? .air : .unknown(text)
        }
        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch self {
            case .air: try container.encode("air")
            case .unknown(let text): try container.encode(text)
            }
        }
    }

    @Test("A plain key reads single texts from an attribute or an element, issue 38, and a choice from an element only")
    func singleTexts() throws {
        struct Dive: Decodable, Equatable {
            var gas: Gas
            var second: Gas?
            var others: [Gas] = []
        }
        enum Shape: Codable, Equatable { case circle(Int), square(Int) }
        try expectEqual(decoded(Dive.self, #"<dive gas="air"/>"#), Dive(gas: .air))
        try expectEqual(
            decoded(Dive.self, #"<dive gas="helium" second="air"/>"#), Dive(gas: .unknown("helium"), second: .air))
        try expectEqual(decoded(Dive.self, "<dive><gas>air</gas></dive>"), Dive(gas: .air))
        try expectEqual(decoded(Dive.self, #"<dive gas="air"><gas>x</gas></dive>"#), Dive(gas: .unknown("x")))
        try expectEqual(
            decoded(Dive.self, #"<dive second="air"><gas>air</gas><others>air</others><others>y</others></dive>"#),
            Dive(gas: .air, second: .air, others: [.air, .unknown("y")]))
        #expect(refusal(Dive.self, #"<dive second="air"/>"#) != nil)
        try expectNil(decoded(One<Shape?>.self, #"<d value="circle"/>"#).value)
        try expectEqual(decoded(One<Shape?>.self, "<d><value><circle>3</circle></value></d>").value, .circle(3))
    }

    @Test(
        "Unknown keys of an enum are errors of a dictionary, or dropped; no name occurs twice, whatever the values are")
    func dictionaryKeys() throws {
        enum Key: String, Codable, CodingKeyRepresentable { case one, other }
        struct Lossy: Decodable { @XMLLossy var value: [Key: One<Int>] }
        let xml = "<r><value><one><value>1</value></one><three><value>3</value></three></value></r>"
        let unknown = refusal(One<[Key: One<Int>]>.self, xml)
        expectEqual(unknown?.kind, "dataCorrupted")
        expectEqual(unknown?.path, ["value", "three"])
        expectStart(unknown?.sentence, "1:38: ")
        try expectEqual(decoded(Lossy.self, xml).$value.map(\.key.stringValue), ["three"])
        try expectCase(
            "<r><value><k><a>1</a><b>x</b></k><k><a>2</a><b>y</b></k></value></r>",
            One(value: ["k": [TwoElements(a: 1, b: "x"), TwoElements(a: 2, b: "y")]]))
        let twice = "<m><k>1<z/></k><k>2</k></m>"
        #expect(refusal([String: [XML.Node]].self, twice) != nil)
        #expect(refusal([String: InnerXML].self, twice) != nil)
        #expect(refusal([String: XML.Element].self, twice) != nil)
        #expect(refusal([String: [XML.Node]].self, "<m><k>1<z/></k><l>2</l></m>") == nil)
    }
}
