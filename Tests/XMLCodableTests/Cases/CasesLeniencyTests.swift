import Foundation
import Testing
import XMLCodable

/// The cases where a seed was lenient, asked for by name.
@Suite("Cases A17, D, E and F: defaults and leniency")
struct CasesLeniencyTests {
    @Test("A17: an undefined raw value is dropped from an array and a dictionary, and made nil")
    func undefinedRawValues() throws {
        enum Letter: Int, Codable { case a, b, c }
        struct Strict: Codable, Equatable { var enums: [Letter] }
        struct Lax: Codable, Equatable {
            @Lossy var enums: [Letter]
            @Lossy var table: [String: Letter]
            @Lenient var one: Letter?
        }
        let xml = """
            <root><enums>0</enums><enums>7</enums><enums>2</enums><table><A>0</A><B>8</B></table><one>9</one></root>
            """
        let written = "<root><enums>0</enums><enums>2</enums><table><A>0</A></table></root>"
        try expectCase(xml, Lax(enums: [.a, .c], table: ["A": .a], one: nil), written: written)
        let lax = try XMLDecoder().decode(Lax.self, from: xml)
        #expect(lax.$enums.map(\.key.intValue) == [1])
        #expect(lax.$table.map(\.key.stringValue) == ["B"])
        #expect(lax.$one != nil)
        #expect(try decodingRefusal(Strict.self, xml).path == ["enums", "Index 1"])
    }

    @Test("A17: unknown keys of an enum-keyed dictionary are passed over")
    func unknownKeys() throws {
        enum Key: String, Codable, CodingKeyRepresentable { case one, two }
        struct Value: Codable, Equatable {
            var foo: String
            var bar: Int
        }
        struct Strict: Codable, Equatable { var dictionary: [Key: Value] }
        struct Lax: Codable, Equatable { @Lossy var dictionary: [Key: Value] }
        let xml = """
            <root><dictionary><one><foo>uno</foo><bar>1</bar></one><three><foo>bar</foo><bar>777</bar></three></dictionary></root>
            """
        let written = "<root><dictionary><one><foo>uno</foo><bar>1</bar></one></dictionary></root>"
        try expectCase(xml, Lax(dictionary: [.one: Value(foo: "uno", bar: 1)]), written: written)
        let lax = try XMLDecoder().decode(Lax.self, from: xml)
        #expect(lax.$dictionary.map(\.key.stringValue) == ["three"])
        #expect(try decodingRefusal(Strict.self, xml).kind == .dataCorrupted)
    }

    @Test("D: get(or: 0) as a declaration")
    func getOr() throws {
        struct Model: Codable, Equatable { @Default<XML.Zero> var number: Int }
        try expectCase("<r/>", Model(number: 0), written: "<r><number>0</number></r>")
        try expectCase("<r><number>5</number></r>", Model(number: 5))
        #expect(try decodingRefusal(Model.self, "<r><number>x</number></r>").path == ["number"])
    }

    @Test("D: one bad element makes the whole array nil; in [T?] it is nil in its place")
    func badElements() throws {
        struct Whole: Codable, Equatable { @Lenient var n: [Int]? }
        struct Slots: Codable, Equatable { @Lossy var n: [Int?] }
        struct Dropped: Codable, Equatable { @Lossy var n: [Int] }
        let xml = "<r><n>1</n><n>x</n><n>3</n></r>"
        try expectCase(xml, Whole(n: nil), written: "<r />")
        try expectCase(xml, Dropped(n: [1, 3]), written: "<r><n>1</n><n>3</n></r>")
        let slots = try XMLDecoder().decode(Slots.self, from: xml)
        #expect(slots == Slots(n: [1, nil, 3]))
        #expect(slots.$n.map(\.key.intValue) == [1])
        #expect(try XMLDecoder().decode(Slots.self, from: XMLEncoder().encode(slots)) == slots)
    }

    enum Hello: XMLDefault { static let defaultValue = "Hello" }
    enum Ten: XMLDefault { static let defaultValue = 10 }
    enum Twenty: XMLDefault { static let defaultValue = 20.0 }
    enum Thirty: XMLDefault { static let defaultValue: Float = 30 }

    @Test("E: defaults as declarations")
    func defaults() throws {
        struct Defaults: Codable, Equatable {
            @Default<Hello> var text: String
            @Default<Ten> var int: Int
            @Default<Twenty> var double: Double
            @Default<Thirty> var float: Float
            @Default<XML.True> var bool: Bool
            @Default<XML.False> var open: Bool
        }
        let defaults = Defaults(text: "Hello", int: 10, double: 20, float: 30, bool: true, open: false)
        let written = """
            <r><text>Hello</text><int>10</int><double>20.0</double><float>30.0</float><bool>true</bool><open>false</open></r>
            """
        try expectCase("<r/>", defaults, written: written)
        let full = """
            <r><text>Non-Optional Hello</text><int>40</int><double>50.0</double><float>60.0</float><bool>false</bool>
            <open>true</open></r>
            """
        try expectCase(
            full, Defaults(text: "Non-Optional Hello", int: 40, double: 50, float: 60, bool: false, open: true))
        #expect(try decodingRefusal(Defaults.self, "<r><int>ten</int></r>").path == ["int"])
    }

    @Test("E: an unknown name of an enum is .unknown by declaration")
    func unknownCase() throws {
        enum Kind: String, Codable, XMLFallbackCase {
            case lounge = "Lounge"
            case unknown
            static let fallbackCase = Kind.unknown
        }
        struct Model: Codable, Equatable { var kind: Kind }
        try expectCase("<r><kind>Lounge</kind></r>", Model(kind: .lounge))
        try expectCase("<r><kind>Attic</kind></r>", Model(kind: .unknown), written: "<r><kind>unknown</kind></r>")
    }

    @Test("F, XMLMapper#15: a Bool by presence")
    func presence() throws {
        struct Model: Codable, Equatable { @Presence var hasThing: Bool }
        try expectCase("<r><hasThing/></r>", Model(hasThing: true), written: "<r><hasThing /></r>")
        try expectCase("<r/>", Model(hasThing: false), written: "<r />")
    }
}
