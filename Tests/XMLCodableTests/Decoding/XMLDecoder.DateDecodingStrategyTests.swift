import Foundation
import Testing
import XMLCodable
import XMLCodableFormatters

/// Date decoding strategies.
struct XMLDecoderDateDecodingStrategyTests {
    private func seconds(_ text: String, _ strategy: XMLDecoder.DateDecodingStrategy) throws -> Double {
        try decoded(Date.self, "<r>\(text)</r>") { $0.dateDecodingStrategy = strategy }.timeIntervalSince1970
    }

    @Test("Dates are xs:dateTime or xs:date by default, no numbers, else from 1970 or 2001, ISO 8601 or in a format")
    func numbers() throws {
        let zone = try #require(TimeZone(secondsFromGMT: 3600))
        try expectEqual(seconds("1970-01-01T01:00:00", .xmlSchema(timeZone: zone)), 0)
        try expectEqual(seconds("1970-01-01T01:00:00Z", .xmlSchema(timeZone: zone)), 3600)
        try expectEqual(seconds("1.5", .secondsSince1970), 1.5)
        try expectEqual(seconds("1500", .millisecondsSince1970), 1.5)
        try expectEqual(seconds("0", .deferredToDate), Date(timeIntervalSinceReferenceDate: 0).timeIntervalSince1970)
        #expect(refusal(Date.self, "<r>1970-01-01</r>") { $0.dateDecodingStrategy = .secondsSince1970 } != nil)
        try expectEqual(seconds("1970-01-01T00:00:01Z", .iso8601), 1)
        try expectEqual(seconds("1970-01-01T00:00:00.5Z", .iso8601), 0.5)
        #expect(refusal(Date.self, "<r>12</r>") { $0.dateDecodingStrategy = .iso8601 } != nil)
        try expectEqual(seconds("02.01.1970", .format("dd.MM.yyyy")), 86_400)
        expectRefused(Date.self, "<r>1970</r>", #"1:4: expected a date in the formatter's format at /r, found "1970""#)
        { $0.dateDecodingStrategy = .format("dd.MM.yyyy") }
        let formatter = DateFormatter()
        formatter.timeZone = .gmt
        formatter.dateFormat = "yyyy"
        try expectEqual(seconds("1971", .formatted(formatter)), 31_536_000)
        try expectEqual(seconds("1970-01-01T00:00:01Z", .xmlSchema), 1)
        try expectEqual(seconds("1970-01-01T01:00:00+01:00", .xmlSchema), 0)
        try expectEqual(seconds("1970-01-01T00:00:00.25Z", .xmlSchema), 0.25)
        try expectEqual(seconds("1970-01-01T00:00:00", .xmlSchema), 0)
        try expectEqual(seconds("1970-01-02", .xmlSchema), 86_400)
        for text in ["2019", "12.5", "-1", "1e3"] {
            let expected =
                "1:7: expected a date (numbers need a dateDecodingStrategy) for WithA<Date>.a at /e/a, found \"\(text)\""
            expectRefused(WithA<Date>.self, "<e><a>\(text)</a></e>", expected)
            expectRefused(WithA<Date>.self, "<e><a>\(text)</a></e>", expected) {
                $0.dateDecodingStrategy = .xmlSchema(timeZone: .gmt)
            }
        }
    }

    struct Model: Decodable {
        var day: Date, list: [Date]
        @XMLAttribute var year: Date
    }

    @Test("A function gets the coding path, and can choose a formatter by key")
    func functions() throws {
        let xml = "<r year='1970'><day>1</day><list>2</list><list>3</list></r>"
        let custom = try decoded(Model.self, xml) {
            $0.dateDecodingStrategy = .custom { decoder in
                let text = try decoder.singleValueContainer().decode(String.self)
                return Date(timeIntervalSince1970: Double(decoder.codingPath.count) * 100 + (Double(text) ?? 0))
            }
        }
        expectEqual(custom.day.timeIntervalSince1970, 101)
        expectEqual(custom.list.map(\.timeIntervalSince1970), [202, 203])
        expectEqual(custom.year.timeIntervalSince1970, 2070)
        let keyed: (XMLDecoder) -> Void = {
            $0.dateDecodingStrategy = .keyFormatted { key in
                let formatter = DateFormatter()
                formatter.timeZone = .gmt
                formatter.dateFormat = key.stringValue == "year" ? "yyyy" : "d"
                return key.intValue == nil ? formatter : nil
            }
        }
        struct Years: Decodable { @XMLAttribute var year: Date }
        try expectEqual(decoded(Years.self, xml, keyed).year.timeIntervalSince1970, 0)
        expectEqual(refusal([Date].self, xml, keyed)?.path, ["Index 0"])
    }

    @Test(
        "A format is in the Gregorian calendar, whatever the calendar of its locale",
        arguments: ["th_TH", "fa_IR", "ar_SA", "ja_JP@calendar=japanese", "de_DE"])
    func calendars(identifier: String) throws {
        let event = One(value: Date(timeIntervalSince1970: 1_782_864_000))
        let (encoder, decoder) = (XMLEncoder(), XMLDecoder())
        for pattern in ["yyyy-MM-dd", "d MMMM yyyy"] {
            encoder.dateEncodingStrategy = .format(pattern, locale: Locale(identifier: identifier))
            decoder.dateDecodingStrategy = .format(pattern, locale: Locale(identifier: identifier))
            let xml = try encoder.encodeToString(event)
            let digits = xml.filter(\.isNumber).compactMap { $0.wholeNumberValue.map(String.init) }.joined()
            #expect(digits.contains("2026"))
            try expectEqual(decoder.decode(One<Date>.self, from: xml), event)
        }
    }
}
