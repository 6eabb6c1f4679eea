import Foundation
import Testing
import XMLCodable

@Suite("Case A17: the values that XMLMapper's transforms convert")
struct CasesA17ValuesTests {
    struct One<Value: Codable & Equatable>: Codable, Equatable { var value: Value }

    @Test("A17: a date by a format of its own")
    func dateFormat() throws {
        let date = try #require(ISO8601DateFormatter().date(from: "2015-03-03T02:36:44Z"))
        let (encoder, decoder) = (XMLEncoder(), XMLDecoder())
        encoder.dateEncodingStrategy = .format("yyyy-MM-dd'T'HH:mm:ss")
        decoder.dateDecodingStrategy = .format("yyyy-MM-dd'T'HH:mm:ss")
        let xml = "<root><value>2015-03-03T02:36:44</value></root>"
        try expectCase(xml, One(value: date), encoder: encoder, decoder: decoder)
        try expectCase(xml, One(value: date), written: "<root><value>2015-03-03T02:36:44Z</value></root>")
    }

    @Test("A17: integers")
    func integers() throws {
        try expectCase("<root><value>12345</value></root>", One(value: 12345))
        try expectCase("<root><value>12345</value></root>", One(value: "12345"))
        try expectCase("<root><value>9223372036854775807</value></root>", One(value: Int64.max))
        let refusal = try decodingRefusal(One<Int64>.self, "<root><value>9223372036854775808</value></root>")
        #expect(refusal.kind == .dataCorrupted)
        #expect(refusal.sentence.hasPrefix("1:14: "))
    }

    @Test("A17: a URL", arguments: ["http://google.com/image/1234", "http://google.com/image/1234#fragment"])
    func url(text: String) throws {
        try expectCase("<root><value>\(text)</value></root>", One(value: try #require(URL(string: text))))
    }

    @Test("A17: String enums")
    func enums() throws {
        enum Image: String, Codable { case cover, thumbnail }
        struct Images: Codable, Equatable { var image: [Image] }
        try expectCase(
            "<root><image>cover</image><image>thumbnail</image></root>", Images(image: [.cover, .thumbnail]))
    }

    @Test("A17: Data as base64")
    func base64() throws {
        try expectCase("<root><value>aGVsbG8gd29ybGQ=</value></root>", One(value: Data("hello world".utf8)))
        let refusal = try decodingRefusal(One<Data>.self, "<root><value>aGV*</value></root>")
        #expect(refusal.sentence.hasPrefix("1:14: "))
    }

    /// A colour with a Codable conformance written by hand, as a user writes it without a transform.
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
        "A17: hex colours by a Codable type of one's own",
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

    @Test("A17: what is no hex colour throws", arguments: ["ff", "-", "<a>1</a>"])
    func noHexColour(text: String) throws {
        _ = try decodingRefusal(One<Colour>.self, "<root><value>\(text)</value></root>")
    }
}
