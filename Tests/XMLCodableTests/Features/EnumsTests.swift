import Foundation
import Testing
import XMLCodable

/// Enums with raw values.
struct EnumsTests {
    enum Letter: Int, Codable { case a, b, c }

    @Test("Enums in arrays and dictionaries; @XMLLossy drops undefined raw values, and @XMLLenient makes them nil")
    func intEnums() throws {
        struct List: Codable, Equatable { var enums: [Letter] }
        struct Table: Codable, Equatable { var enums: [String: Letter] }
        try expectCase("<root><enums>0</enums><enums>1</enums><enums>2</enums></root>", List(enums: [.a, .b, .c]))
        let encoder = XMLEncoder()
        encoder.outputFormatting = .sortedKeys
        try expectCase(
            "<root><enums><A>0</A><B>1</B><C>2</C></enums></root>", Table(enums: ["A": .a, "B": .b, "C": .c]),
            encoder: encoder)

        // The error for an undefined raw value reports its location.
        let refusal = try decodingRefusal(List.self, "<root><enums>0</enums><enums>7</enums></root>")
        expectEqual(refusal.kind, .dataCorrupted)
        expectEqual(refusal.path, ["enums", "Index 1"])
        expectStart(refusal.sentence, "1:30: ")
        enum Image: String, Codable { case cover, thumbnail }
        struct Images: Codable, Equatable { var image: [Image] }
        try expectCase(
            "<root><image>cover</image><image>thumbnail</image></root>", Images(image: [.cover, .thumbnail]))
        struct Lax: Codable, Equatable {
            @XMLLossy var enums: [Letter]
            @XMLLossy var table: [String: Letter]
            @XMLLenient var one: Letter?
        }
        let xml = """
            <root><enums>0</enums><enums>7</enums><enums>2</enums><table><A>0</A><B>8</B></table><one>9</one></root>
            """
        let written = "<root><enums>0</enums><enums>2</enums><table><A>0</A></table></root>"
        try expectCase(xml, Lax(enums: [.a, .c], table: ["A": .a], one: nil), written: written)
        let lax = try XMLDecoder().decode(Lax.self, from: xml)
        expectEqual(lax.$enums.map(\.key.intValue), [1])
        expectEqual(lax.$table.map(\.key.stringValue), ["B"])
        #expect(lax.$one != nil)
        try expectEqual(decodingRefusal(List.self, xml).path, ["enums", "Index 1"])
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
        try expectCase("<r><value>Lounge</value></r>", One(value: Kind.lounge))
        try expectCase("<r><value>Lounge</value></r>", One(value: Room.lounge))
        try expectCase(
            "<r><value>Attic</value></r>", One(value: Room.unknown), written: "<r><value>unknown</value></r>")
        let refusal = try decodingRefusal(One<Kind>.self, "<r><value>Attic</value></r>")
        expectEqual(refusal.kind, .dataCorrupted)
        expectEqual(refusal.path, ["value"])
        expectEqual(
            refusal.sentence, #"1:11: expected "Lounge" or "Kitchen" for One<Kind>.value at /r/value, found "Attic""#)
    }

    @Test("A case with nil is no case with the value of an empty element")
    func nilPayloads() throws {
        struct Part: Codable, Equatable { var x: Int? }
        enum Raw: String, Codable { case u, v }
        enum Choice: Codable, Equatable {
            case list([Int]?), text(String?), number(Int?), part(Part?), map([String: Int]?), raw(Raw?)
        }
        let model = Contents<Choice>(items: [
            .list(nil), .list([]), .list([1]), .text(nil), .text(""), .text("x"), .number(nil), .number(2),
            .part(Part(x: nil)), .part(nil), .map(nil), .raw(nil), .raw(.v),
        ])
        expectEqual(try decoded(Contents<Choice>.self, try encoded(model) { _ in }), model)
        expectEqual(try encoded(Contents<Choice>(items: [.number(nil)])) { _ in }, "<r><number /></r>")
    }
}
