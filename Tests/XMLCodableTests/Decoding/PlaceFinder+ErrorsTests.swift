import Foundation
import Testing
import XMLCodable

/// Decoding errors.
struct PlaceFinderErrorsTests {
    struct Line: Decodable {
        var quantity: Int
        @XMLAttribute var code: Int
        var note: String?
        var tags: [Int]
    }
    enum Color: String, Decodable { case red }
    struct Order: Decodable {
        var line: [Line]
        var color: Color?
        var total: Double?
        enum CodingKeys: String, CodingKey { case line = "lines.line", color, total }
    }

    struct Steps: Decodable {
        var price: Int
        enum CodingKeys: String, CodingKey { case price = "details.all.price" }
    }
    struct OtherSteps: Decodable {
        var code: Int, name: String
        enum CodingKeys: String, CodingKey { case code = "stop.1.code.@id", name = "stop.0.#text" }
    }

    @Test(
        "An error of a path names the step that is missing, and a missing attribute is named as one, whoever says it is one"
    )
    func missing() {
        func sentence<T: Decodable>(_ type: T.Type, _ xml: String) -> String? { refusal(type, xml)?.sentence }
        let expected = "for Steps.details.all.price at"
        expectEqual(sentence(Steps.self, "<r/>"), "1:1: expected <details> \(expected) /r, found none")
        expectEqual(
            sentence(Steps.self, "<r><details/><details><al/></details></r>"),
            "1:4: expected <all> \(expected) /r/details[1], found none")
        expectEqual(
            sentence(Steps.self, "<r><details><all><Price/></all></details></r>"),
            "1:13: expected <price> \(expected) /r/details/all, found <Price>")
        expectEqual(
            sentence(OtherSteps.self, "<r><stop><code id='1'/></stop></r>"),
            "1:1: expected <stop>[2] for OtherSteps.stop.1.code.@id at /r, found none")
        expectEqual(
            sentence(OtherSteps.self, "<r><stop/><stop/></r>"),
            "1:11: expected <code> for OtherSteps.stop.1.code.@id at /r/stop[2], found none")
        expectEqual(
            sentence(OtherSteps.self, "<r><stop/><stop><code/></stop></r>"),
            "1:17: expected the attribute 'id' for OtherSteps.stop.1.code.@id at /r/stop[2]/code, found none")
        struct Line: Decodable, XMLDynamicNodeDecoding {
            let code: Int
            static func nodeDecoding(for key: any CodingKey) -> XMLPlacement { .attribute }
        }
        struct Priced: Decodable { let price: Decimal }
        let attribute = "1:1: expected the attribute 'code' for Line.code at /r, found the element <code>"
        expectEqual(refusal(Line.self, "<r><code>1</code></r>")?.sentence, attribute)
        let failure = refusal(Priced.self, "<r><price>1</price></r>") {
            $0.nodeDecodingStrategy = .custom { _, _ in { _ in .attribute } }
        }
        expectEqual(
            failure?.sentence, "1:1: expected the attribute 'price' for Priced.price at /r, found the element <price>")
    }

    @Test("An error for a missing element shows one whose name has the same letters")
    func similarNames() {
        struct User: Decodable { var userID: Int }
        expectEqual(
            refusal(User.self, "<r><name/><user_id>1</user_id></r>")?.sentence,
            "1:1: expected <userID> for User.userID at /r, found <user_id>")
        expectEqual(
            refusal(User.self, "<r><user_id>1</user_id></r>") { $0.keyDecodingStrategy = .convertFromSnakeCase }?
                .sentence,
            "1:1: expected <userID> for User.userID at /r, found <user_id>, which the keyDecodingStrategy "
                + "converts to 'userId'")
        expectEqual(
            refusal(User.self, "<r><a:UserId xmlns:a='u'>1</a:UserId></r>") {
                $0.keyDecodingStrategy = .convertFromCapitalized
            }?.sentence,
            "1:1: expected <userID> for User.userID at /r, found <a:UserId>, which the keyDecodingStrategy "
                + "converts to 'userId'")
        let many = String(repeating: "<x/>", count: 1000)
        expectEqual(
            refusal(User.self, "<r>\(many)<userid/></r>")?.sentence,
            "1:1: expected <userID> for User.userID at /r, found none")
    }

    @Test(
        "Case, coding path, location and message are right",
        arguments: [
            (
                "<o>\n <lines>\n  <line code='1'><quantity>1</quantity></line>\n  <line code='2'><quantity> two </quantity></line></lines></o>",
                "dataCorrupted", ["lines.line", "Index 1", "quantity"],
                #"4:29: expected an integer for Line.quantity at /o/lines/line[2]/quantity, found "two""#
            ),
            (
                "<o><lines><line code='a1'><quantity>1</quantity></line></lines></o>", "dataCorrupted",
                ["lines.line", "Index 0", "code"],
                #"1:23: expected an integer for Line.code at /o/lines/line/@code, found "a1""#
            ),
            (
                "<o><lines><line code='1'><quantity>1</quantity><tags>1</tags><tags>x</tags></line></lines></o>",
                "dataCorrupted", ["lines.line", "Index 0", "tags", "Index 1"],
                #"1:68: expected an integer for Line.tags at /o/lines/line/tags[2], found "x""#
            ),
            (
                "<o><lines><line code='1'/></lines></o>", "keyNotFound", ["lines.line", "Index 0"],
                "1:11: expected <quantity> for Line.quantity at /o/lines/line, found none"
            ),
            (
                "<o><lines><line><quantity>1</quantity></line></lines></o>", "keyNotFound", ["lines.line", "Index 0"],
                "1:11: expected the attribute 'code' for Line.code at /o/lines/line, found none"
            ),
            (
                "<o><lines><line code='1'><quantity><n/></quantity></line></lines></o>", "typeMismatch",
                ["lines.line", "Index 0", "quantity"],
                "1:26: expected text for Line.quantity at /o/lines/line/quantity, found the child element <n>"
            ),
            (
                "<é><total>é1</total></é>", "dataCorrupted", ["total"],
                #"1:11: expected a number for Order.total at /é/total, found "é1""#
            ),
        ])
    func sentences(xml: String, kind: String, path: [String], sentence: String) throws {
        let refused = try #require(refusal(Order.self, xml))
        expectEqual(refused.kind, kind)
        expectEqual(refused.path, path)
        expectEqual(refused.sentence, sentence)
        let location = try #require(refused.location)
        #expect(sentence.hasPrefix("\(location.line):\(location.column): "))
        #expect(sentence.contains(" at \(location.elementPath), "))
    }

    @Test("An error of another type gets the location, and one that is not a decoding error is rethrown unchanged")
    func foreign() throws {
        let refused = try #require(refusal(Order.self, "<o>\n<color>blue</color></o>"))
        expectEqual(refused.kind, "dataCorrupted")
        expectEqual(refused.path, ["color"])
        #expect(refused.sentence.hasPrefix("2:8: "))
        expectEqual(refused.location?.elementPath, "/o/color")
        struct Own: Error {}
        struct Model: Decodable { init(from decoder: any Decoder) throws { throw Own() } }
        #expect(throws: Own.self) { try decoded([Model].self, "<r><a/></r>") }
    }

    @Test("Errors in any order, and of attributes, have their own locations")
    func locations() throws {
        let places = try reading("<r>\n<a>x</a>\n<b><c>y</c></b>\r\n<a>z</a></r>") { decoder in
            let container = try decoder.container(keyedBy: OpenKey.self)
            return ["a.1", "a.0", "b.c", "a.1", "b.c", "a.0"].map { key in
                let refused = refusal { try container.decode(Int.self, forKey: OpenKey(key)) }
                return "\(refused?.location?.line ?? 0):\(refused?.location?.column ?? 0) "
                    + (refused?.location?.elementPath ?? "")
            }
        }
        let (first, inner, last) = ("2:4 /r/a[1]", "3:7 /r/b/c", "4:4 /r/a[2]")
        expectEqual(places, [last, first, inner, last, inner, first])
        struct Item: Decodable { @XMLAttribute var n: Int? }
        let xml = "<r><i/><!-- --><i n='1'>t</i><i><j/></i><i n='x'/></r>"
        expectEqual(refusal([Item].self, xml)?.location?.elementPath, "/r/i[4]/@n")
    }

    enum Level: Int, Codable { case low = 1, high = 5 }
    enum Letter: String, Codable { case a, b, c, d, e, f, g, h, i, j, k, l }
    /// Values that are not listed: they are not those of an enum.
    struct Code: RawRepresentable, Codable {
        let rawValue: String
        init?(rawValue: String) { return nil }
    }

    @Test("The error of an enum lists its values, and long values are truncated between characters")
    func enums() throws {
        struct Item: Codable {
            @XMLAttribute var level: Level?
            var letters: [Letter] = []
            var code: Code?
        }
        expectEqual(
            refusal(Item.self, "<r level='2'/>")?.sentence,
            "1:11: expected 1 or 5 for Item.level at /r/@level, found \"2\"")
        expectEqual(
            refusal(Item.self, "<r><letters>a</letters><letters>x</letters></r>")?.sentence,
            #"1:33: expected "a", "b", "c", "d", "e", "f", "g", "h", "i" or one of 3 more for Item.letters "#
                + #"at /r/letters[2], found "x""#)
        expectEqual(
            refusal(Item.self, "<r><code>x</code></r>")?.sentence,
            "1:10: Cannot initialize Code from invalid String value x, at /r/code")
        expectEqual(refusal(Level.self, "<r>7</r>")?.sentence, #"1:4: expected 1 or 5 at /r, found "7""#)
        for character in ["x", "é", "😀", "e\u{301}"] {
            let refused = try #require(refusal(Int.self, "<r>\(String(repeating: character, count: 500))</r>"))
            #expect(refused.sentence.utf8.count < 600)
            #expect(refused.sentence.hasSuffix("…\""))
            #expect(!refused.sentence.contains("\u{FFFD}"))
        }
    }
}
