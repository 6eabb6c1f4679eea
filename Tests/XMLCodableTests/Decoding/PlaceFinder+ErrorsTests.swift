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
        var line: [Line], color: Color? = nil, total: Double? = nil
        enum CodingKeys: String, CodingKey { case line = "lines.line", color, total }
    }

    @Test("An error names the step or attribute that is missing, and shows an element with the same letters")
    func missing() {
        struct Steps: Decodable {
            var price: Int
            enum CodingKeys: String, CodingKey { case price = "details.all.price" }
        }
        let expected = "for Steps.details.all.price at"
        expectRefused(Steps.self, "<r/>", "1:1: expected <details> \(expected) /r, found none")
        expectRefused(
            Steps.self, "<r><details/><details><al/></details></r>",
            "1:4: expected <all> \(expected) /r/details[1], found none")
        expectRefused(
            Steps.self, "<r><details><all><Price/></all></details></r>",
            "1:13: expected <price> \(expected) /r/details/all, found <Price>")
        struct Indexed: Decodable {
            var code: Int, name: String
            enum CodingKeys: String, CodingKey { case code = "stop.1.code.@id", name = "stop.0.#text" }
        }
        let indexed = "for Indexed.stop.1.code.@id at"
        expectRefused(
            Indexed.self, "<r><stop><code id='1'/></stop></r>", "1:1: expected <stop>[2] \(indexed) /r, found none")
        expectRefused(Indexed.self, "<r><stop/><stop/></r>", "1:11: expected <code> \(indexed) /r/stop[2], found none")
        expectRefused(
            Indexed.self, "<r><stop/><stop><code/></stop></r>",
            "1:17: expected the attribute 'id' \(indexed) /r/stop[2]/code, found none")
        expectRefused(
            PlacedA<Int>.self, "<r><a>1</a></r>",
            "1:1: expected the attribute 'a' for PlacedA<Int>.a at /r, found the element <a>")
        expectRefused(
            WithA<Decimal>.self, "<r><a>1</a></r>",
            "1:1: expected the attribute 'a' for WithA<Decimal>.a at /r, found the element <a>"
        ) { $0.nodeDecodingStrategy = .custom { _, _ in { _ in .attribute } } }
        struct User: Decodable { var userID: Int }
        let similar = "1:1: expected <userID> for User.userID at /r, found"
        expectRefused(User.self, "<r><name/><user_id>1</user_id></r>", "\(similar) <user_id>")
        let converted = "which the keyDecodingStrategy converts to 'userId'"
        expectRefused(User.self, "<r><user_id>1</user_id></r>", "\(similar) <user_id>, \(converted)") {
            $0.keyDecodingStrategy = .convertFromSnakeCase
        }
        expectRefused(User.self, "<r><a:UserId xmlns:a='u'>1</a:UserId></r>", "\(similar) <a:UserId>, \(converted)") {
            $0.keyDecodingStrategy = .convertFromCapitalized
        }
        expectRefused(User.self, "<r>\(String(repeating: "<x/>", count: 1000))<userid/></r>", "\(similar) none")
    }

    @Test("Case, coding path, location and message are right")
    func sentences() throws {
        for (content, kind, path, sentence) in [
            (
                "\n  <line code='1'><quantity>1</quantity></line>\n  <line code='2'><quantity> two </quantity></line>",
                "dataCorrupted", "lines.line/Index 1/quantity",
                #"3:29: expected an integer for Line.quantity at /o/lines/line[2]/quantity, found "two""#
            ),
            (
                "<line code='a1'><quantity>1</quantity></line>", "dataCorrupted", "lines.line/Index 0/code",
                #"1:23: expected an integer for Line.code at /o/lines/line/@code, found "a1""#
            ),
            (
                "<line code='1'><quantity>1</quantity><tags>1</tags><tags>x</tags></line>", "dataCorrupted",
                "lines.line/Index 0/tags/Index 1",
                #"1:68: expected an integer for Line.tags at /o/lines/line/tags[2], found "x""#
            ),
            (
                "<line code='1'/>", "keyNotFound", "lines.line/Index 0/quantity",
                "1:11: expected <quantity> for Line.quantity at /o/lines/line, found none"
            ),
            (
                "<line><quantity>1</quantity></line>", "keyNotFound", "lines.line/Index 0/code",
                "1:11: expected the attribute 'code' for Line.code at /o/lines/line, found none"
            ),
            (
                "<line code='1'><quantity><n/></quantity></line>", "typeMismatch", "lines.line/Index 0/quantity",
                "1:26: expected text for Line.quantity at /o/lines/line/quantity, found the child element <n>"
            ),
        ] {
            let xml = "<o><lines>\(content)</lines></o>"
            expectFailure(Order.self, xml, kind, path, sentence)
            let location = try #require(refusal(Order.self, xml)?.location)
            expectStart(sentence, "\(location.line):\(location.column): ")
            expectPart(sentence, " at \(location.elementPath), ")
        }
        expectFailure(
            Order.self, "<é><total>é1</total></é>", "dataCorrupted", "total",
            #"1:11: expected a number for Order.total at /é/total, found "é1""#)
    }

    @Test("Errors in any order, of attributes and other types have their own locations; other errors are rethrown")
    func locations() throws {
        let foreign = try #require(refusal(Order.self, "<o>\n<color>blue</color></o>"))
        expectEqual(foreign.kind, "dataCorrupted")
        expectEqual(foreign.path, ["color"])
        expectStart(foreign.sentence, "2:8: ")
        expectEqual(foreign.location?.elementPath, "/o/color")
        #expect(throws: Failing.Failure.self) { try decoded([Failing].self, "<r><a/></r>") }
        let places = try reading("<r>\n<a>x</a>\n<b><c>y</c></b>\r\n<a>z</a></r>", keyedBy: OpenKey.self) { container in
            return ["a.1", "a.0", "b.c", "a.1", "b.c", "a.0"].map { key in
                let refused = refusal { try container.decode(Int.self, forKey: OpenKey(key)) }
                return "\(refused?.location?.line ?? 0):\(refused?.location?.column ?? 0) "
                    + (refused?.location?.elementPath ?? "")
            }
        }
        let (first, inner, last) = ("2:4 /r/a[1]", "3:7 /r/b/c", "4:4 /r/a[2]")
        expectEqual(places, [last, first, inner, last, inner, first])
        let xml = "<r><i/><!-- --><i a='1'>t</i><i><j/></i><i a='x'/></r>"
        expectEqual(refusal([AttributeA<Int?>].self, xml)?.location?.elementPath, "/r/i[4]/@a")
    }

    enum Level: Int, Decodable { case low = 1, high = 5 }
    enum Letter: String, Decodable { case a, b, c, d, e, f, g, h, i, j, k, l }
    /// Values that are not listed: they are not those of an enum.
    struct Code: RawRepresentable, Decodable {
        let rawValue: String
        init?(rawValue: String) { return nil }
    }

    enum Room: String, Codable, CodingKeyRepresentable { case hall, attic }

    @Test("The error of a dictionary's key has the place of the entry, and lists the keys")
    func dictionaryKeys() {
        struct Rooms: Decodable { var value: [Room: Int] }
        struct Numbers: Decodable { var value: [Int: Int] }
        let unknown = #"expected the key "hall" or "attic" for Rooms.value at /r/value"#
        let rooms = "<r><value><hall>1</hall><x>2</x></value></r>"
        expectRefused(Rooms.self, rooms, "1:28: \(unknown)/x, found \"x\"")
        expectEqual(refusal(Rooms.self, rooms)?.path, ["value", "x"])
        expectEqual(XMLDecoder().diagnose(Rooms.self, from: rooms).count, 1)
        let entry = #"<r><value><entry key="x">2</entry></value></r>"#
        let refused = refusal(Rooms.self, entry) { $0.dictionaryKeyStrategy = .entries }
        expectEqual(refused?.sentence, "1:26: \(unknown)/entry, found \"x\"")
        expectRefused(
            Numbers.self, "<r><value><x>2</x></value></r>",
            #"1:14: expected an integer as a key for Numbers.value at /r/value/x, found "x""#)
        expectEnd(
            refusal([Letter: Int].self, "<r><a>1</a></r>")?.sentence,
            "; element names are keys of a type that is CodingKeyRepresentable, at /r")
    }

    @Test("The error of an enum lists its values, and long values are truncated between characters")
    func enums() throws {
        struct Item: Decodable {
            @XMLAttribute var level: Level?
            var letters: [Letter], code: Code? = nil
        }
        expectRefused(Item.self, "<r level='2'/>", "1:11: expected 1 or 5 for Item.level at /r/@level, found \"2\"")
        expectRefused(
            Item.self, "<r><letters>a</letters><letters>x</letters></r>",
            #"1:33: expected "a", "b", "c", "d", "e", "f", "g", "h", "i" or one of 3 more for Item.letters "#
                + #"at /r/letters[2], found "x""#)
        expectRefused(
            Item.self, "<r><code>x</code></r>",
            "1:10: Cannot initialize Code from invalid String value x, at /r/code")
        expectRefused(Level.self, "<r>7</r>", #"1:4: expected 1 or 5 at /r, found "7""#)
        for character in ["x", "é", "😀", "e\u{301}"] {
            let refused = try #require(refusal(Int.self, "<r>\(String(repeating: character, count: 500))</r>"))
            #expect(refused.sentence.utf8.count < 600)
            expectEnd(refused.sentence, "…\"")
            #expect(!refused.sentence.contains("\u{FFFD}"))
        }
    }
}
