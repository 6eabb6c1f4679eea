import Foundation
import Testing

@testable import XMLCodable

/// Values of enum cases.
struct CasePayloadTests {
    indirect enum Inline: Codable, Equatable, Sendable {
        case text(String), b([Inline])
        enum CodingKeys: String, CodingKey { case text = "#text", b }
    }
    enum Choice: Codable, Equatable, Sendable {
        case last(id: Int, [Inline]), text(id: Int, String), first(String, id: Int), two(Int, String)
        case middle(id: Int, String, level: Int), renamed(id: Int, String), inner(Inner), inners([Inner])
        case maybe(Inner?)
        enum RenamedCodingKeys: String, CodingKey { case id = "@id", _1 = "title" }
    }
    enum Inner: Codable, Equatable, Sendable { case number(Int), word(String) }

    @Test(
        "One value without a label is the content of the element, at any position",
        arguments: [
            (Choice.last(id: 1, [.text("x"), .b([.text("y")])]), "<last><id>1</id>x<b>y</b></last>"),
            (.text(id: 1, "s"), "<text><id>1</id>s</text>"), (.first("s", id: 1), "<first>s<id>1</id></first>"),
            (.middle(id: 1, "s", level: 2), "<middle><id>1</id>s<level>2</level></middle>"),
            (.two(1, "s"), "<two><_0>1</_0><_1>s</_1></two>"),
            (.renamed(id: 1, "s"), #"<renamed id="1"><title>s</title></renamed>"#),
            // The value can be a choice.
            (.inner(.number(1)), "<inner><number>1</number></inner>"),
            (.inners([.number(1), .word("w")]), "<inners><number>1</number><word>w</word></inners>"),
            (.maybe(.word("w")), "<maybe><word>w</word></maybe>"), (.maybe(nil), "<maybe />"),
        ])
    func content(value: Choice, xml: String) throws {
        try expectEqual(encoded(value, root: nil), xml)
        try expectEqual(decoded(Choice.self, xml), value)
        let json = try JSONEncoder().encode(value)
        try expectEqual(JSONDecoder().decode(Choice.self, from: json), value)
    }
    private enum None: CodingKey {}
    private enum Single: CodingKey { case _0 }
    private enum Mixed: CodingKey { case a, _1 }
    private enum Two: CodingKey { case _0, _1, a }
    private enum Renamed: String, CodingKey { case a, _1 = "b" }

    @Test("The keys of a case tell how its values are coded")
    func keys() {
        expectEqual(CasePayload(Single.self), .single)
        expectEqual(CasePayload(Mixed.self), .mixed(content: "_1"))
        expectEqual(CasePayload(Two.self), .other)
        expectEqual(CasePayload(Renamed.self), .other)
        expectEqual(CasePayload(None.self), .other)
    }
}
