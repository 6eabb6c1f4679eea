import Foundation
import Testing
import XMLCodable

struct XMLFormattedDateTimeTests {
    enum Health: XMLDateTimeFormat { static let pattern = "yyyy-MM-dd HH:mm:ss Z" }
    enum OFX: XMLDateTimeFormat { static let pattern = "yyyyMMdd[HHmmss[.SSS]['['x[:z]']']]" }
    enum English: XMLDateTimeFormat { static let pattern = "EEEE, MMMM d, yyyy 'at' h:mm a zz" }
    enum Short: XMLDateTimeFormat { static let pattern = "d.M.yy[ H:mm][ XXX]" }
    enum Precise: XMLDateTimeFormat { static let pattern = "HH:mm:ss.S 'o''clock' xxx''" }
    struct Model<F: XMLDateTimeFormat>: Codable, Equatable {
        @XMLAttribute @XMLTransformed<XML.FormattedDateTime<F>> var a: XML.DateTime
        @XMLTransformed<[XML.FormattedDateTime<F>]> var b: [XML.DateTime]
    }

    func check<F: XMLDateTimeFormat>(_ type: F.Type, _ text: String, _ value: XML.DateTime) throws {
        let xml = "<r a=\"\(text)\"><b>\(text)</b></r>"
        try expectStrict(xml, Model<F>(a: value, b: [value]))
        let json = #"{"a":"\#(text)","b":["\#(text)"]}"#
        try expectJSON(json, try decodedJSON(Model<F>.self, json))
        try expectEqual(decodedJSON(Model<F>.self, json).a, value)
    }

    @Test("A format of one's own keeps the zone and the text; half days have no hour 24; white space is no part")
    func formats() throws {
        let health = XML.DateTime(year: 2016, month: 4, day: 18, hour: 8, minute: 25, second: 32, offset: -25_200)
        try check(Health.self, "2016-04-18 08:25:32 -0700", health)
        expectEqual(health.date, Date(timeIntervalSince1970: 1_460_993_132))
        let ofx = XML.DateTime(year: 2005, month: 10, day: 29, hour: 10, minute: 10, second: 3, offset: -18_000)
        try check(OFX.self, "20051029101003[-5:EST]", ofx)
        try check(OFX.self, "20051029101003[-5]", ofx)
        try check(OFX.self, "20051029101003.000[-5:EST]", ofx)
        try check(OFX.self, "20051029", XML.DateTime(year: 2005, month: 10, day: 29))
        try check(
            OFX.self, "20131209120000[0:GMT]",
            XML.DateTime(year: 2013, month: 12, day: 9, hour: 12, minute: 0, second: 0, offset: 0))
        try check(
            English.self, "Monday, April 18, 2016 at 12:25 AM CET",
            XML.DateTime(year: 2016, month: 4, day: 18, hour: 0, minute: 25, offset: 3_600))
        try check(
            Short.self, "3.11.49 7:05 +01:00",
            XML.DateTime(year: 2049, month: 11, day: 3, hour: 7, minute: 5, offset: 3_600))
        try check(Short.self, "3.11.50", XML.DateTime(year: 1950, month: 11, day: 3))
        let precise = "07:05:01.123456789012345678 o'clock -00:30'"
        let read = try XML.FormattedDateTime<Precise>.decode(precise)
        expectEqual(
            read, XML.DateTime(hour: 7, minute: 5, second: Decimal(string: "1.123456789012345678"), offset: -1_800))
        var changed = read
        changed.minute = 6
        try expectEqual(XML.FormattedDateTime<Precise>.encode(changed), "07:06:01.123456789012345678 o'clock -00:30'")
        let end = XML.DateTime(year: 2026, month: 12, day: 31, hour: 24, minute: 0, second: 0)
        let written = try XML.FormattedDateTime<HalfDays>.encode(end)
        expectEqual(written, "2027-01-01 12:00 AM")
        try expectEqual(XML.FormattedDateTime<HalfDays>.decode(written).date, end.date)
        #expect(throws: (any Error).self) {
            try XML.FormattedDateTime<JustTime>.encode(XML.DateTime(hour: 24, minute: 0))
        }
        try expectEqual(XML.FormattedDateTime<JustTime>.encode(XML.DateTime(hour: 12, minute: 5)), "12:05 PM")
        let value = XML.DateTime(year: 2026, month: 1, day: 1, hour: 10, minute: 0)
        let text = try XML.FormattedDateTime<Last>.encode(value)
        expectEqual(text, "1 Jan 2026 10:00 AM")
        try expectEqual(XML.FormattedDateTime<Last>.decode(text), value)
    }
    enum HalfDays: XMLDateTimeFormat { static let pattern = "yyyy-MM-dd[ hh:mm a]" }
    enum JustTime: XMLDateTimeFormat { static let pattern = "h:mm a" }

    @Test("A changed date, or one from elsewhere, is written by the pattern, and in the form it was read in")
    func written() throws {
        let xml = "<r a=\"20051029101003[-5:EST]\"><b>20051029</b></r>"
        var model = try decoded(Model<OFX>.self, xml)
        expectEqual(model.a.zoneName, "EST")
        model.a.day = 30
        model.b[0].month = 1
        try expectEqual(encoded(model), "<r a=\"20051030101003[-05:EST]\"><b>20050129</b></r>")
        model.a.offset = 3_600
        model.a.second = Decimal(string: "3.5")
        try expectEqual(encoded(model), "<r a=\"20051030101003.500[+01]\"><b>20050129</b></r>")
        func text<F: XMLDateTimeFormat>(_ type: F.Type, _ value: XML.DateTime) throws -> String {
            try XML.FormattedDateTime<F>.encode(value)
        }
        let moment = try #require(XML.DateTime(Date(timeIntervalSince1970: 1_460_993_132), offset: -25_200))
        try expectEqual(text(Health.self, moment), "2016-04-18 08:25:32 -0700")
        try expectEqual(text(Short.self, moment), "18.4.16 8:25 -07:00")
        var named = try #require(XML.DateTime(Date(timeIntervalSince1970: 1_460_993_132), offset: 0))
        try expectEqual(text(Short.self, named), "18.4.16 15:25 Z")
        try expectEqual(text(Health.self, named), "2016-04-18 15:25:32 +0000")
        named.zoneName = "GMT"
        try expectEqual(text(English.self, named), "Monday, April 18, 2016 at 3:25 PM GMT")
        // The text of a format is not one of XML Schema.
        try expectEqual(
            encoded(try XML.FormattedDateTime<Health>.decode("2016-04-18 08:25:32 -0700")),
            "<r>2016-04-18T08:25:32-07:00</r>")
        let day = XML.DateTime(year: 2026, month: 1, day: 2)
        for text in ["02.01.2026", "2026-01-02"] {
            try expectStrict("<r><a>\(text)</a><b>\(text)</b><c>\(text)</c></r>", EitherForm(a: day, b: day, c: [day]))
        }
    }

    @Test(
        "Other text is refused",
        arguments: [
            "2005102", "20051329", "20050230", "200510291010", "20051029101060", "20051029101003[-5:EST", "x20051029",
            "20051029101003[-5:EST] ", "20051029101003[+24]", "20051029101003[5:EST]", "20051029101003[-5:]",
            "2005102٩", "20051029101003[-5:E5T]",
        ])
    func refused(text: String) throws {
        guard text.last != " " else {
            // White space around a value is no part of it.
            _ = try XML.FormattedDateTime<OFX>.decode(text)
            return
        }
        for (xml, place) in [
            ("<r a=\"20051029\"><b>\(text)</b></r>", ("1:20", "b", "b")), ("<r a=\"\(text)\"/>", ("1:7", "a", "@a")),
        ] {
            let error = try #require(refusal(Model<OFX>.self, xml))
            let words = """
                \(place.0): expected a date in the format "\(OFX.pattern)" for Model<OFX>.\(place.1) at /r/\(place.2), \
                found "\(text)"
                """
            expectEqual(error.sentence, words)
            expectEqual(XMLDecoder().diagnose(Model<OFX>.self, from: xml).map(\.description), [words])
        }
        let json = refusal { try decodedJSON(Model<OFX>.self, #"{"a":"\#(text)","b":[]}"#) }
        expectStart(json?.sentence, "expected a date in the format \"\(OFX.pattern)\", found ")
        expectEqual(json?.path, ["a"])
    }
    enum NamedZone: XMLDateTimeFormat { static let pattern = "yyyy-MM-dd HH:mm[ z]" }
    enum Seconds: XMLDateTimeFormat { static let pattern = "yyyy-MM-dd[ HH:mm:ss]" }
    enum Last: XMLDateTimeFormat { static let pattern = "d MMM yyyy h:mm a [z]" }
    enum Sections: XMLDateTimeFormat { static let pattern = "[dd.]MM.yyyy" }
    enum Digits: XMLDateTimeFormat { static let pattern = "yyyy[MM][dd]" }
    enum Both: XMLDateTimeFormat { static let pattern = "HH:mm z xxx" }

    @Test("What lacks a required part, or would be lost or read as another date, is refused when it is written")
    func lost() throws {
        func refuses<F: XMLDateTimeFormat>(_ type: F.Type, _ value: XML.DateTime) {
            #expect(throws: XML.TransformError.self) { try XML.FormattedDateTime<F>.encode(value) }
        }
        let day = XML.DateTime(year: 2026, month: 1, day: 1)
        var time = XML.DateTime(year: 2026, month: 1, day: 1, hour: 10, minute: 0, second: 5)
        try expectEqual(XML.FormattedDateTime<NamedZone>.encode(time), "2026-01-01 10:00")
        try expectEqual(XML.FormattedDateTime<Seconds>.encode(time), "2026-01-01 10:00:05")
        // A format without fractions is one of whole seconds.
        time.second = Decimal(string: "5.75")
        try expectEqual(XML.FormattedDateTime<Seconds>.encode(time), "2026-01-01 10:00:05")
        time.offset = -14_400
        refuses(NamedZone.self, time)
        refuses(Sections.self, XML.DateTime(year: 8706, month: 3))
        try expectEqual(XML.FormattedDateTime<Sections>.encode(day), "01.01.2026")
        refuses(Digits.self, XML.DateTime(year: 2026, day: 5))
        var named = XML.DateTime(hour: 10, minute: 0, offset: 3_600)
        named.zoneName = "FOO"
        refuses(Both.self, named)
        named.zoneName = "CET"
        try expectEqual(XML.FormattedDateTime<Both>.encode(named), "10:00 CET +01:00")
        for value in [
            XML.DateTime(year: 2020, month: 2), XML.DateTime(year: 2021, month: 2, day: 29),
            XML.DateTime(year: -1, month: 2, day: 1), XML.DateTime(year: 12_345, month: 2, day: 1),
        ] { refuses(OFX.self, value) }
        // A pattern that is not valid is an error that says why.
        enum Quoted: XMLDateTimeFormat { static let pattern = "yyyy'T" }
        enum Letter: XMLDateTimeFormat { static let pattern = "yyyy QQ" }
        enum Open: XMLDateTimeFormat { static let pattern = "yyyy[MM" }
        enum Closed: XMLDateTimeFormat { static let pattern = "yyyy]" }
        enum Long: XMLDateTimeFormat { static let pattern = "yyyyyyyyyy" }
        func reason<F: XMLDateTimeFormat>(_ type: F.Type) -> String {
            do { return "\(try XML.FormattedDateTime<F>.decode("2020"))" } catch { return "\(error)" }
        }
        expectEnd(reason(Quoted.self), "\"yyyy'T\" has an odd number of quotation marks")
        expectEnd(reason(Letter.self), "has the letter Q, which is not supported")
        expectEnd(reason(Open.self), "has a [ without ]")
        expectEnd(reason(Closed.self), "has a ] without [")
        expectEnd(reason(Long.self), "has more than nine letters y in a row")
    }
    enum Dotted: XMLDateTimeFormat { static let pattern = "dd.MM.yyyy" }
    enum Dashed: XMLDateTimeFormat { static let pattern = "yyyy-MM-dd" }
    typealias Either = XML.AnyOf<XML.FormattedDateTime<Dotted>?, XML.FormattedDateTime<Dashed>?>
    typealias EitherInChains = XML.AnyOf<
        XML.Chained<XML.PreservedString, XML.FormattedDateTime<Dotted>>,
        XML.Chained<XML.PreservedString, XML.FormattedDateTime<Dashed>>
    >
    typealias EitherList = XML.AnyOf<[XML.FormattedDateTime<Dotted>], [XML.FormattedDateTime<Dashed>]>
    struct EitherForm: Codable, Equatable {
        @XMLTransformed<Either> var a: XML.DateTime?
        @XMLTransformed<EitherInChains> var b: XML.DateTime
        @XMLTransformed<EitherList> var c: [XML.DateTime]
    }
}

/// One of several date formats.
struct XMLTransformAnyOfTests {
    typealias Forms = XML.AnyOf<XML.RFC822, XML.AnyOf<XML.ISO8601, XML.DateOnly>>
    typealias Item = TransformedValue<Forms>
    static let moment = Date(timeIntervalSince1970: 1_033_563_600)
    static let texts = [
        "Wed, 02 Oct 2002 13:00:00 GMT", "Wed, 02 Oct 2002 13:00:00 +0000 (UTC)", "2 Oct 02 14:00:00 CET",
        "(a (nested \\) one)) Wed (day), 02 (x) Oct 2002 15:00 CEST(summer)", "Wed, 02 Oct 2002 14:00:00 GMT+1",
        "Wed, 02 Oct 2002 08:30:00 UTC-04:30", "Wed, 02 Oct 2002 14:00:00 GMT+0100", "2002-10-02T13:00:00Z",
        "2002-10-02T13:00Z", "2002-10-02 13:00:00+00:00", "2002-10-02T13:00:00", "2002-10-02T15:00:00.0+0200",
    ]

    @Test("Each form is read, per property and per coder, and the first one is written", arguments: texts)
    func forms(text: String) throws {
        let written = "<r><value>Wed, 02 Oct 2002 13:00:00 GMT</value></r>"
        let strict = XMLDecoder()
        strict.unknownNodes = .throw
        try expectCase("<r><value>\(text)</value></r>", Item(value: Self.moment), written: written, decoder: strict)
        expectEqual(strict.diagnose(Item.self, from: "<r><value>\(text)</value></r>"), [])
        let decoder = XMLDecoder()
        decoder.dateDecodingStrategy = .anyOf(.rfc822, .iso8601, .xmlSchema)
        decoder.unknownNodes = .throw
        let encoder = XMLEncoder()
        encoder.dateEncodingStrategy = .rfc822
        try expectCase(
            "<r><value>\(text)</value></r>", One(value: Self.moment), written: written, encoder: encoder,
            decoder: decoder)
        expectEqual(decoder.diagnose(One<Date>.self, from: "<r><value>\(text)</value></r>"), [])
        try expectJSON(#"{"value":"Wed, 02 Oct 2002 13:00:00 GMT"}"#, Item(value: Self.moment))
    }
    struct Own: Codable, Equatable {
        @XMLAttribute @XMLTransformed<Forms> var a: Date
        @XMLAttribute @XMLTransformed<Forms?> var b: Date?
        @XMLTransformed<Forms?> var c: Date?
        @XMLTransformed<[Forms]> var d: [Date]
    }
    struct Dates: Codable, Equatable {
        @XMLAttribute var a: Date
        @XMLAttribute var b: Date?
        var c: Date?
        var d: [Date]
        @XMLAttribute @XMLList var list: [Date]
        @XMLTransformed<XML.Separated<Date, XML.Semicolon>?> var e: [Date]?
    }

    @Test("Each form is read in attributes, Optionals, arrays and lists, and may be kept; coders read them too")
    func places() throws {
        let (rfc, iso) = ("Wed, 02 Oct 2002 13:00:00 GMT", "2002-10-02T13:00:00Z")
        let attributes = "a=\"\(iso)\" b=\"2 Oct 02 14:00 CET\""
        let elements = "<c>2002-10-02T13:00Z</c><d>\(rfc)</d><d>\(iso)</d>"
        let date = Self.moment
        let strict = XMLDecoder()
        strict.unknownNodes = .throw
        try expectCase(
            "<r \(attributes)>\(elements)</r>", Own(a: date, b: date, c: date, d: [date, date]),
            written: "<r a=\"\(rfc)\" b=\"\(rfc)\"><c>\(rfc)</c><d>\(rfc)</d><d>\(rfc)</d></r>", decoder: strict)
        try expectCase("<r a=\"\(rfc)\" />", Own(a: date, b: nil, c: nil, d: []), decoder: strict)
        strict.dateDecodingStrategy = .anyOf(.rfc822, .iso8601, .xmlSchema)
        let xml = "<r \(attributes) list=\"\(iso) 2002-10-02T13:00Z\">\(elements)<e>\(rfc); \(iso)</e></r>"
        let dates = Dates(a: date, b: date, c: date, d: [date, date], list: [date, date], e: [date, date])
        try expectCase(
            xml, dates,
            written: "<r a=\"\(iso)\" b=\"\(iso)\" list=\"\(iso) \(iso)\"><c>\(iso)</c><d>\(iso)</d><d>\(iso)</d>"
                + "<e>\(iso);\(iso)</e></r>", decoder: strict)
        expectEqual(strict.diagnose(Dates.self, from: xml), [])
        typealias Health = XML.FormattedDateTime<XMLFormattedDateTimeTests.Health>
        typealias OFX = XML.FormattedDateTime<XMLFormattedDateTimeTests.OFX>
        typealias Short = XML.FormattedDateTime<XMLFormattedDateTimeTests.Short>
        struct Model: Codable, Equatable {
            @XMLTransformed<[XML.AnyOf<Health, XML.AnyOf<OFX, Short>>]> var d: [XML.DateTime]
        }
        let kept = "<r><d>20051029</d><d>2016-04-18 08:25:32 -0700</d><d>3.11.50</d></r>"
        var model = try decoded(Model.self, kept)
        try expectCase(kept, model)
        model.d[1].day = 19
        #expect(try encoded(model).contains("<d>2016-04-19 08:25:32 -0700</d>"))
    }

    @Test("Other text is refused, with all forms, in attributes, Optionals, arrays and lists")
    func refusedPlaces() throws {
        for (xml, key, place, end) in [
            ("<r a='x'/>", "a", "1:7: ", "a at /r/@a, found \"x\""),
            ("<r a='2002-10-02' b='x'/>", "b", "1:22: ", "b at /r/@b, found \"x\""),
            ("<r a='2002-10-02'><c>x</c></r>", "c", "1:22: ", "c at /r/c, found \"x\""),
            ("<r a='2002-10-02'><d>2002-10-02</d><d>x</d></r>", "d[1]", "1:39: ", "d at /r/d[2], found \"x\""),
            ("<r a='2002-10-02' list='2002-10-02 x'/>", "list[1]", "1:25: ", "list at /r/@list, found \"x\""),
            ("<r a='2002-10-02'><e>2002-10-02;x</e></r>", "e[1]", "1:22: ", "e at /r/e, found \"x\""),
        ] {
            func check<Value: Decodable>(_ type: Value.Type, _ expected: String) throws {
                let sentence = "\(place)expected \(expected) for \(type).\(end)"
                func set(_ decoder: XMLDecoder) { decoder.dateDecodingStrategy = .anyOf(.rfc822, .iso8601, .xmlSchema) }
                expectRefused(type, xml, sentence, set)
                let decoder = XMLDecoder()
                set(decoder)
                let found = decoder.diagnose(type, from: xml)
                expectEqual(found.map(\.description), [sentence])
                expectEqual(found.map(\.keyPath), [key])
            }
            try check(Dates.self, "an RFC 822 date, an ISO 8601 date and time or an XML Schema date")
            if end.first != "l", end.first != "e" {
                try check(Own.self, "an RFC 822 date or an ISO 8601 date or a date without a time")
            }
        }
        for text in [
            "Wed, 02 Oct 2002 13:00:00 XYZ", "2002-10-02T25:00Z", "Wed (, 02 Oct 2002 13:00:00 GMT",
            "02 Oct 2002 13:00:00 GMT+25",
            "02 Oct 2002 13:00:00 CET+1", "1033563600", ") 02 Oct 2002 13:00:00", "02 Oct 2002 13:00:00 (\\",
        ] {
            let xml = "<r>\n<value>\(text)</value></r>"
            let own = try #require(refusal(Item.self, xml))
            expectEqual(
                own.sentence,
                "2:8: expected an RFC 822 date or an ISO 8601 date or a date without a time for \(Item.self).value at "
                    + "/r/value, found \"\(text)\"")
            expectRefused(Item.self, xml, own.sentence) { $0.unknownNodes = .throw }
            expectEqual(XMLDecoder().diagnose(Item.self, from: xml).map(\.description), [own.sentence])
            let json = try JSONEncoder().encode(["value": text])
            let other = refusal { try JSONDecoder().decode(Item.self, from: json) }
            expectStart(
                other?.sentence, "expected an RFC 822 date or an ISO 8601 date or a date without a time, found ")
            func set(_ decoder: XMLDecoder) { decoder.dateDecodingStrategy = .anyOf(.rfc822, .iso8601, .xmlSchema) }
            let plain = try #require(refusal(One<Date>.self, xml, set))
            expectEqual(
                plain.sentence,
                "2:8: expected an RFC 822 date, an ISO 8601 date and time or an XML Schema date for One<Date>.value at "
                    + "/r/value, found \"\(text)\""
                    + (text == "1033563600" ? ", which `decoder.dateDecodingStrategy = .secondsSince1970` reads" : ""))
            let decoder = XMLDecoder()
            set(decoder)
            expectEqual(decoder.diagnose(One<Date>.self, from: xml).map(\.description), [plain.sentence])
        }
    }

    @Test("Custom functions take part, with any error; what has no text is an error of its own")
    func custom() throws {
        let decoder = XMLDecoder()
        decoder.dateDecodingStrategy = .anyOf(
            .custom { decoder in
                let container = try decoder.container(keyedBy: OpenKey.self)
                return Date(timeIntervalSince1970: try container.decode(Double.self, forKey: OpenKey("s")))
            }, .anyOf(.xmlSchema, .secondsSince1970))
        let dates = try decoder.decode([Date].self, from: "<r><value><s>5</s></value><value>7</value></r>")
        expectEqual(dates.map(\.timeIntervalSince1970), [5, 7])
        expectEqual(decoder.diagnose(One<Date>.self, from: "<r><value>7</value></r>"), [])
        let error = try #require(
            refusal(One<Date>.self, "<r><value><t/></value></r>") {
                $0.dateDecodingStrategy = .anyOf(.xmlSchema, .iso8601)
            })
        expectEqual(error.kind, "typeMismatch")
        struct Refusal: Error {}
        let refusing = XMLDecoder()
        refusing.dateDecodingStrategy = .anyOf(.custom { _ in throw Refusal() }, .xmlSchema)
        try expectEqual(
            refusing.decode([String: Date].self, from: "<r><a>1970-01-01Z</a></r>"),
            ["a": Date(timeIntervalSince1970: 0)])
    }
    enum Named: XMLDateTimeFormat { static let pattern = "yyyy-MM-dd HH:mm z" }
    typealias NamedDate = TransformedValue<XML.FormattedDateTime<Named>>
    typealias Sectioned = TransformedValue<XML.FormattedDateTime<XMLFormattedDateTimeTests.OFX>>

    @Test("A zone's name is written with its number, an optional section if it has something; twenty may be nested")
    func zones() throws {
        var value = try decoded(NamedDate.self, "<r><value>2026-01-01 10:00 GMT+1</value></r>")
        expectEqual(value.value.offset, 3_600)
        expectEqual(value.value.zoneName, "GMT+1")
        value.value.hour = 11
        try expectEqual(encoded(value), "<r><value>2026-01-01 11:00 GMT+1</value></r>")
        for name in ["EST", "a b", "", "FOO"] {
            value.value.zoneName = name
            #expect(throws: EncodingError.self, "\(name)") { try encoded(value) }
        }
        // The number beside it says more.
        var ofx = try decoded(Sectioned.self, "<r><value>20260101100000[+2:EST]</value></r>")
        ofx.value.minute = 1
        try expectEqual(encoded(ofx), "<r><value>20260101100100[+02:EST]</value></r>")
        func written(_ text: String) throws -> String {
            guard let value = XML.DateTime(text) else { throw CancellationError() }
            return try encoded(Sectioned(value: value))
        }
        try expectEqual(written("2026-07-01"), "<r><value>20260701</value></r>")
        try expectEqual(written("2026-07-01T12:30:09"), "<r><value>20260701123009</value></r>")
        try expectEqual(written("2026-07-01T12:30:09.5+02:00"), "<r><value>20260701123009.500[+02]</value></r>")
        for text in ["2026-07-01T12:30:09.1234Z", "2026-07-01+02:00"] {
            #expect(throws: EncodingError.self, "\(text)") { try written(text) }
        }
        enum Deep: XMLDateTimeFormat {
            static let pattern = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
        }
        expectPart(
            refusal(TransformedValue<XML.FormattedDateTime<Deep>>.self, "<r><value>x</value></r>")?.sentence,
            "more than 20 [")
    }
}
