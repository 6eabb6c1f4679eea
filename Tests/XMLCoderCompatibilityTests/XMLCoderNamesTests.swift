import Foundation
import Testing
import XMLCoderCompatibility

/// XMLCoder's names.
struct XMLCoderNamesTests {
    struct Book: Codable, Equatable {
        @Attribute var id: Int
        @Element var title: String
        @ElementAndAttribute var year: Int
        @Attribute var note: String?
    }

    @Test("Property wrappers keep their names, and can be made from literals and by hand")
    func wrappers() throws {
        let xml = #"<book id="7" year="2026"><title>Waffles</title><year>2026</year></book>"#
        let book = try XMLDecoder().decode(Book.self, from: Data(xml.utf8))
        expectEqual(book, Book(id: 7, title: Element("Waffles"), year: ElementAndAttribute(2026), note: nil))
        try expectEqual(XMLEncoder().encodeToString(book, withRootKey: "book"), xml)
        do {
            struct Values: Codable, Equatable {
                @Attribute var number: Int
                @Attribute var text: String
                @Attribute var flag: Bool
                @Attribute var none: String?
                let plain: Attribute<Int>
            }
            let values = Values(number: 1, text: "a", flag: true, none: nil, plain: 3)
            let made = Values(
                number: Attribute(1), text: Attribute("a"), flag: Attribute(true), none: .init(nil), plain: Attribute(3)
            )
            expectEqual(values, made)
            let xml = #"<r number="1" text="a" flag="true" plain="3" />"#
            try expectEqual(XMLEncoder().encodeToString(values, withRootKey: "r"), xml)
            try expectEqual(XMLDecoder().decode(Values.self, from: xml), values)
        }
    }

    struct Placed: Codable, Equatable, DynamicNodeEncoding, DynamicNodeDecoding {
        var a: Int
        var b: Int
        var c: Int

        static func nodeEncoding(for key: any CodingKey) -> XMLEncoder.NodeEncoding {
            switch key.stringValue {
            case "a": .attribute
            case "b": .both
            default: .default
            }
        }

        static func nodeDecoding(for key: any CodingKey) -> XMLDecoder.NodeDecoding {
            switch key.stringValue {
            case "a": .attribute
            case "b": .elementOrAttribute
            default: .element
            }
        }
    }

    @Test("Types and strategies place keys by XMLCoder's protocols and closures")
    func placement() throws {
        let xml = #"<r a="1" b="2"><b>2</b><c>3</c></r>"#
        let value = try XMLDecoder().decode(Placed.self, from: Data(xml.utf8))
        expectEqual(value, Placed(a: 1, b: 2, c: 3))
        try expectEqual(XMLEncoder().encodeToString(value, withRootKey: "r"), xml)
        #expect(throws: DecodingError.self) {
            try XMLDecoder().decode(Placed.self, from: "<r b='2' c='3'><a>1</a></r>")
        }
        struct Plain: Codable, Equatable { var a: Int }
        let place: XMLEncoder.XMLEncodingClosure = { _, _ in
            let closure: XMLEncoder.XMLNodeEncoderClosure = { _ in .attribute }
            return closure
        }
        let encoder = XMLEncoder()
        encoder.nodeEncodingStrategy = .custom(place)
        try expectEqual(encoder.encodeToString(Plain(a: 1), withRootKey: "r"), #"<r a="1" />"#)
        let decoder = XMLDecoder()
        decoder.nodeDecodingStrategy = .custom { _, _ in { _ in .attribute } }
        try expectEqual(decoder.decode(Plain.self, from: #"<r a="1"/>"#), Plain(a: 1))
    }
}
