import Testing
import XMLCodable

struct XMLHexColorTests {
    static let red = XML.HexColor(red: 255, green: 0, blue: 0)

    @Test(
        "3, 4, 6 or 8 digits are a color, with or without #",
        arguments: [
            ("#FF0000", red), ("FF0000", red), ("F00", red), ("F00f", red), ("ff0000ff", red), ("#f00", red),
            ("#00FF00", XML.HexColor(red: 0, green: 255, blue: 0)),
            ("0000FF", XML.HexColor(red: 0, green: 0, blue: 255)),
            ("0f08", XML.HexColor(red: 0, green: 255, blue: 0, alpha: 0x88)), ("808080", XML.HexColor(gray: 128)),
        ])
    func reads(text: String, color: XML.HexColor) throws {
        expectEqual(XML.HexColor(text), color)
        let xml = "<r><value>\(text)</value></r>"
        try expectCase(xml, One(value: color), written: "<r><value>\(color.text())</value></r>")
        try expectJSON(#"{"value":"\#(color)"}"#, One(value: color))
    }

    @Test("Transforms write the other forms, and anything else is refused")
    func forms() throws {
        struct Model: Codable, Equatable {
            @XMLAttribute @XMLTransformed<XML.HexColor.Prefixed> var a: XML.HexColor
            @XMLAttribute @XMLTransformed<XML.HexColor.WithAlpha> var b: XML.HexColor
            @XMLAttribute @XMLTransformed<XML.HexColor.PrefixedWithAlpha?> var c: XML.HexColor?
        }
        let model = Model(a: XML.HexColor(gray: 255), b: XML.HexColor(gray: 0), c: XML.HexColor(gray: 10, alpha: 0))
        try expectCase(##"<r a="#FFFFFF" b="000000FF" c="#0A0A0A00" />"##, model)
        try expectJSON(##"{"a":"#FFFFFF","b":"000000FF","c":"#0A0A0A00"}"##, model)
        for text in ["ff", "-", "#", "12345", "1234567", "GG0000", "##FF0000", "٣٣٣"] {
            expectNil(XML.HexColor(text))
            expectRefused(
                One<XML.HexColor>.self, "<r><value>\(text)</value></r>",
                "1:11: expected a color of 3, 4, 6 or 8 hexadecimal digits for One<HexColor>.value at /r/value, "
                    + "found \"\(text)\"")
        }
    }

    #if canImport(CoreGraphics)
    @Test("Conversion to CoreGraphics and back")
    func coreGraphics() {
        for color in [XML.HexColor(red: 1, green: 127, blue: 255), XML.HexColor(gray: 9, alpha: 128)] {
            expectEqual(XML.HexColor(color.cgColor), color)
        }
    }
    #endif
}
