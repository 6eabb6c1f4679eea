import Foundation
import Testing
import XMLCodable

struct HexColorsTests {
    /// A color with a handwritten Codable conformance, as an alternative to a transform.
    struct Colour: Codable, Equatable {
        var red: UInt8 = 0
        var green: UInt8 = 0
        var blue: UInt8 = 0
        var alpha: UInt8 = 255

        init(red: UInt8 = 0, green: UInt8 = 0, blue: UInt8 = 0, alpha: UInt8 = 255) {
            (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            let text = try container.decode(String.self)
            let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
            let all = digits.count < 6 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
            guard [3, 4, 6, 8].contains(digits.count), let number = UInt32(all, radix: 16) else {
                throw DecodingError.dataCorruptedError(in: container, debugDescription: "expected a colour")
            }
            let rgba = all.count == 6 ? number << 8 | 0xFF : number
            let parts = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: rgba >> $0) }
            (red, green, blue, alpha) = (parts[0], parts[1], parts[2], parts[3])
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            let parts = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
            try container.encode(parts.map { String(format: "%02X", $0) }.joined())
        }
    }

    @Test(
        "A custom Codable type reads hex colors",
        arguments: [
            ("#FF0000", Colour(red: 255), "FF0000"), ("#00FF00", Colour(green: 255), "00FF00"),
            ("0000FF", Colour(blue: 255), "0000FF"), ("F00", Colour(red: 255), "FF0000"),
            ("F00f", Colour(red: 255), "FF0000"), ("ff0000ff", Colour(red: 255), "FF0000"),
            ("00000080", Colour(alpha: 128), "00000080"),
        ])
    func hexColour(text: String, colour: Colour, written: String) throws {
        try expectCase(
            "<root><value>\(text)</value></root>", One(value: colour), written: "<root><value>\(written)</value></root>"
        )
    }

    @Test("XML.HexColor is written plain, with a prefix or with alpha; an invalid color of any type is an error")
    func writtenColours() throws {
        struct Model: Codable, Equatable {
            var red: XML.HexColor
            @XMLTransformed<XML.HexColor.Prefixed> var blue: XML.HexColor
            @XMLTransformed<XML.HexColor.WithAlpha> var alpha: XML.HexColor
            @XMLTransformed<XML.HexColor.WithAlpha> var grey: XML.HexColor
        }
        let model = Model(
            red: XML.HexColor(red: 255, green: 0, blue: 0), blue: XML.HexColor(red: 0, green: 0, blue: 255),
            alpha: XML.HexColor(red: 255, green: 0, blue: 0), grey: XML.HexColor(gray: 0))
        try expectCase(
            "<r><red>FF0000</red><blue>#0000FF</blue><alpha>FF0000FF</alpha><grey>000000FF</grey></r>", model)
        struct Strict: Codable, Equatable { var colour: XML.HexColor? }
        struct Lax: Codable, Equatable { @XMLLenient var colour: XML.HexColor? }
        for text in ["ff", "-"] {
            let xml = "<r><colour>\(text)</colour></r>"
            try expectStart(decodingRefusal(Strict.self, xml).sentence, "1:12: expected a color ")
            try expectCase(xml, Lax(colour: nil), written: "<r />")
        }
        for text in ["ff", "-", "<a>1</a>"] {
            _ = try decodingRefusal(One<Colour>.self, "<root><value>\(text)</value></root>")
        }
    }
}
