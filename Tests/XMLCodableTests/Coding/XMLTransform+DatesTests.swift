import Foundation
import Testing
import XMLCodable

@Suite("Date transforms")
struct XMLTransformDatesTests {
    struct Model<T: XMLTransform>: Codable, Equatable where T.Output == Date {
        @XMLTransformed<T> var value: Date
    }

    func check<T: XMLTransform>(_ type: T.Type, _ text: String, _ seconds: Double, json: String, written: String? = nil)
        throws where T.Output == Date
    {
        let model = Model<T>(value: Date(timeIntervalSince1970: seconds))
        try expectCase(
            "<r><value>\(text)</value></r>", model, written: "<r><value>\(written ?? text)</value></r>")
        try expectJSON(#"{"value":\#(json)}"#, model)
    }

    func refuse<T: XMLTransform>(_ type: T.Type, _ text: String, _ expected: String) throws where T.Output == Date {
        let refusal = try #require(unreadable(Model<T>.self, "<r value=\"\(text)\"/>"))
        #expect(refusal.kind == "dataCorrupted")
        #expect(refusal.path == ["value"])
        let name = "Model<\(String(describing: T.self))>"
        #expect(refusal.sentence == "1:11: expected \(expected) for \(name).value at /r/@value, found \"\(text)\"")
    }

    @Test("Seconds since 1970", arguments: [("946684800.0", 946_684_800, "946684800"), ("-0.5", -0.5, "-0.5")])
    func seconds(text: String, seconds: Double, json: String) throws {
        try check(XML.EpochSeconds.self, text, seconds, json: json)
    }

    @Test("Milliseconds since 1970")
    func milliseconds() throws {
        try check(
            XML.EpochMilliseconds.self, "946684800000", 946_684_800, json: "946684800000", written: "946684800000.0")
    }

    @Test(
        "ISO 8601, with fractions and time zones of every form",
        arguments: [
            ("2015-03-03T02:36:44Z", 1_425_350_204, "2015-03-03T02:36:44Z"),
            ("2015-03-03T02:36:44", 1_425_350_204, "2015-03-03T02:36:44Z"),
            ("2015-03-03T02:36:44.25Z", 1_425_350_204.25, "2015-03-03T02:36:44.25Z"),
            ("2015-03-03T03:36:44+01:00", 1_425_350_204, "2015-03-03T02:36:44Z"),
            ("2015-03-03T03:36:44+0100", 1_425_350_204, "2015-03-03T02:36:44Z"),
            ("2015-03-03", 1_425_340_800, "2015-03-03T00:00:00Z"),
        ])
    func iso8601(text: String, seconds: Double, written: String) throws {
        try check(XML.ISO8601.self, text, seconds, json: "\"\(written)\"", written: written)
    }

    @Test("A date without a time", arguments: [("2015-03-03", "2015-03-03"), ("2015-03-03Z", "2015-03-03")])
    func dateOnly(text: String, written: String) throws {
        try check(XML.DateOnly.self, text, 1_425_340_800, json: "\"\(written)\"", written: written)
    }

    @Test("Invalid dates are rejected")
    func refused() throws {
        try refuse(XML.EpochSeconds.self, "INF", "a finite number of seconds since 1970")
        try refuse(XML.EpochMilliseconds.self, "NaN", "a finite number of milliseconds since 1970")
        try refuse(XML.EpochSeconds.self, "garbage", "a number")
        for text in ["", "x", "2015-02-30", "2015-03-03T25:00:00Z"] {
            try refuse(XML.ISO8601.self, text, "an ISO 8601 date")
        }
        for text in ["x", "2015-13-01", "2015-03-03T00:00:00Z"] {
            try refuse(XML.DateOnly.self, text, "a date without a time")
        }
    }

    @Test("A date that cannot be represented is not encoded")
    func unwritableValues() throws {
        for seconds in [Double.infinity, 1e30] {
            let refusal = try #require(
                unwritable(Model<XML.ISO8601>(value: Date(timeIntervalSince1970: seconds))))
            #expect(refusal.path == ["value"])
            #expect(
                refusal.sentence
                    == "cannot write a value of type Date: expected a date in a year of at most nine digits")
        }
        let refusal = try #require(
            unwritable(Model<XML.EpochSeconds>(value: Date(timeIntervalSince1970: .infinity))))
        #expect(refusal.sentence == "cannot write a value of type Date: expected a finite date")
    }
}
