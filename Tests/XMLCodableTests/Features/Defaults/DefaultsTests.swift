import Foundation
import Testing
import XMLCodable

/// Defaults and lenient decoding.
struct DefaultsTests {
    /// A model whose `init(from:)` supplies the defaults.
    struct ByHand: Codable, Equatable {
        var text = "Hello"
        var int = 10
        var double = 20.0
        var float: Float = 30.0
        var bool = true

        init() {}
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            text = try container.decodeIfPresent(String.self, forKey: .text) ?? text
            int = try container.decodeIfPresent(Int.self, forKey: .int) ?? int
            double = try container.decodeIfPresent(Double.self, forKey: .double) ?? double
            float = try container.decodeIfPresent(Float.self, forKey: .float) ?? float
            bool = try container.decodeIfPresent(Bool.self, forKey: .bool) ?? bool
        }
    }

    @Test("Defaults by hand and @XMLDefault with providers replace a missing value, not a malformed one")
    func handwrittenDefaults() throws {
        let written = """
            <r><text>Hello</text><int>10</int><double>20.0</double><float>30.0</float><bool>true</bool></r>
            """
        try expectCase("<r/>", ByHand(), written: written)
        var other = ByHand()
        (other.text, other.int, other.double, other.float, other.bool) = ("Non-Optional Hello", 40, 50, 60, false)
        let full = """
            <r><text>Non-Optional Hello</text><int>40</int><double>50.0</double><float>60.0</float><bool>false</bool></r>
            """
        try expectCase(full, other)
        // A default replaces a missing value, not a malformed one.
        try expectEqual(decodingRefusal(ByHand.self, "<r><int>ten</int></r>").path, ["int"])
        struct Defaults: Codable, Equatable {
            @XMLDefault<Hello> var text: String
            @XMLDefault<Ten> var int: Int
            @XMLDefault<Twenty> var double: Double
            @XMLDefault<Thirty> var float: Float
            @XMLDefault<XML.True> var bool: Bool
            @XMLDefault<XML.False> var open: Bool
        }
        let defaults = Defaults(text: "Hello", int: 10, double: 20, float: 30, bool: true, open: false)
        let withOpen = """
            <r><text>Hello</text><int>10</int><double>20.0</double><float>30.0</float><bool>true</bool><open>false</open></r>
            """
        try expectCase("<r/>", defaults, written: withOpen)
        let fullWithOpen = """
            <r><text>Non-Optional Hello</text><int>40</int><double>50.0</double><float>60.0</float><bool>false</bool>
            <open>true</open></r>
            """
        try expectCase(
            fullWithOpen, Defaults(text: "Non-Optional Hello", int: 40, double: 50, float: 60, bool: false, open: true))
        try expectEqual(decodingRefusal(Defaults.self, "<r><int>ten</int></r>").path, ["int"])
    }

    enum Hello: XMLDefaultProvider { static let defaultValue = "Hello" }
    enum Ten: XMLDefaultProvider { static let defaultValue = 10 }
    enum Twenty: XMLDefaultProvider { static let defaultValue = 20.0 }
    enum Thirty: XMLDefaultProvider { static let defaultValue: Float = 30 }

    @Test("A malformed item makes the whole array nil, is dropped, or is nil in its slot")
    func malformedItems() throws {
        struct Whole: Codable, Equatable { @XMLLenient var n: [Int]? }
        struct Slots: Codable, Equatable { @XMLLossy var n: [Int?] }
        struct Dropped: Codable, Equatable { @XMLLossy var n: [Int] }
        let xml = "<r><n>1</n><n>x</n><n>3</n></r>"
        try expectCase(xml, Whole(n: nil), written: "<r />")
        try expectCase(xml, Dropped(n: [1, 3]), written: "<r><n>1</n><n>3</n></r>")
        let slots = try XMLDecoder().decode(Slots.self, from: xml)
        expectEqual(slots, Slots(n: [1, nil, 3]))
        expectEqual(slots.$n.map(\.key.intValue), [1])
        try expectEqual(XMLDecoder().decode(Slots.self, from: XMLEncoder().encode(slots)), slots)
    }
}
