import Testing
import XMLCodable

struct XMLTimeOfDayTests {
    struct Model: Codable, Equatable { var value: XML.TimeOfDay }

    @Test(
        "xs:time is unchanged in a round trip",
        arguments: [
            ("02:36:44", 9_404, nil), ("02:36:44.5Z", 9_404.5, 0), ("23:59:59.999+02:00", 86_399.999, 7_200),
            ("00:00:00-00:30", 0, -1_800), ("14:00:00+14:00", 50_400, 50_400),
        ] as [(String, Double, Int?)])
    func times(text: String, seconds: Double, zone: Int?) throws {
        let time = try #require(XML.TimeOfDay(secondsSinceMidnight: seconds, secondsFromGMT: zone))
        try expectCase("<r><value>\(text)</value></r>", Model(value: time))
        try expectJSON(#"{"value":"\#(text)"}"#, Model(value: time))
    }

    @Test("The parts of a time are those of one in a day, with any number of digits and a zone of minutes")
    func parts() throws {
        let time = try #require(XML.TimeOfDay("02:36:44.5"))
        #expect((time.hour, time.minute, time.second) == (2, 36, 44.5))
        expectEqual(XML.TimeOfDay("24:00:00")?.description, "00:00:00")
        for seconds in [-1, 86_400, .nan, .infinity] as [Double] {
            expectNil(XML.TimeOfDay(secondsSinceMidnight: seconds))
        }
        // A time zone is a whole number of minutes within 14 hours.
        for zone in [30, 50_460, -50_460, .min] {
            expectNil(XML.TimeOfDay(secondsSinceMidnight: 0, secondsFromGMT: zone))
        }
        let last = XML.TimeOfDay("23:59:59.99999999999999999999")
        expectEqual(last?.secondsSinceMidnight, (86_400.0).nextDown)
        expectEqual(last.flatMap { XML.TimeOfDay($0.description) }, last)
    }

    @Test("Invalid times are rejected", arguments: ["", "2:36:44", "02:36", "25:00:00", "02:36:44+15:00", "x"])
    func refused(text: String) throws {
        expectNil(XML.TimeOfDay(text))
        expectEqual(
            unreadable(Model.self, "<r value=\"\(text)\"/>")?.sentence,
            "1:11: expected a time of day for Model.value at /r/@value, found \"\(text)\"")
    }
}
