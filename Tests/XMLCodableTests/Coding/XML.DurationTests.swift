import Foundation
import Testing
import XMLCodable

struct XMLDurationTests {
    struct Model: Codable, Equatable { var value: XML.Duration }

    @Test(
        "xs:duration keeps its parts in a round trip",
        arguments: [
            (
                "P1Y2M3DT4H5M6.7S",
                XML.Duration(years: 1, months: 2, days: 3, hours: 4, minutes: 5, seconds: Decimal(67) / 10)
            ),
            ("-P2M", XML.Duration(isNegative: true, months: 2)), ("PT2M", XML.Duration(minutes: 2)),
            ("P40D", XML.Duration(days: 40)), ("PT0S", XML.Duration()), ("PT90S", XML.Duration(seconds: 90)),
        ])
    func durations(text: String, duration: XML.Duration) throws {
        try expectCase("<r><value>\(text)</value></r>", Model(value: duration))
        try expectJSON(#"{"value":"\#(text)"}"#, Model(value: duration))
    }

    @Test(
        "Invalid durations are rejected",
        arguments: [
            "", "P", "PT", "P1DT", "1D", "P1", "PD", "P1H", "PT1D", "P1M1Y", "P1D1D", "P1.5D", "PT.5S", "PT1.S", "P-1D",
            "P1DT1HT1M", "P99999999999999999999D", "--P1D", "p1d", "PT1.5.5S",
        ])
    func refused(text: String) throws {
        expectNil(XML.Duration(text))
        expectEqual(
            unreadable(Model.self, "<r value=\"\(text)\"/>")?.sentence,
            "1:11: expected a duration for Model.value at /r/@value, found \"\(text)\"")
    }

    @Test("A duration is encoded as it was read, or without the parts that are zero; zero has no sign")
    func textIsKept() throws {
        for text in ["P0D", "P1Y0M", "PT1.50S", "PT007S"] {
            let xml = "<Model><value>\(text)</value></Model>"
            let model = try XMLDecoder().decode(Model.self, from: xml)
            try expectEqual(XMLEncoder().encodeToString(model), xml)
            expectEqual(model.value, XML.Duration(model.value.description))
        }
        var model = try XMLDecoder().decode(Model.self, from: "<Model><value>P1Y0MT1.50S</value></Model>")
        model.value.hours = 2
        try expectEqual(XMLEncoder().encodeToString(model), "<Model><value>P1YT2H1.5S</value></Model>")
        expectEqual(XML.Duration(isNegative: true), XML.Duration())
        expectEqual(Set([XML.Duration("-P0D"), XML.Duration("P0D"), XML.Duration("-PT0.0S")]).count, 1)
        #expect(XML.Duration("-P1D") != XML.Duration("P1D"))
    }

    @Test("A duration with years or months has no number of seconds; negative seconds cannot be encoded")
    func months() throws {
        expectNil(XML.Duration(months: 1).timeInterval)
        struct Lasting: Codable { @XMLTransformed<XML.Duration.Seconds> var value: Double }
        expectEqual(
            unreadable(Lasting.self, "<r><value>P1M</value></r>")?.sentence,
            "1:11: expected a duration without years and months for Lasting.value at /r/value, found \"P1M\"")
        for seconds in [Double.nan, .infinity, 1e300] {
            expectEqual(unwritable(Lasting(value: seconds))?.path, ["value"])
        }
        let refusal = unwritable(Model(value: XML.Duration(seconds: -1)))
        expectEqual(refusal?.path, ["value"])
        expectEqual(
            refusal?.sentence,
            "cannot write a value of type Duration at /r/value: expected a non-negative number of seconds")
    }

    @Test("A duration without years and months has a number of seconds, which is read as it was written")
    func seconds() throws {
        var random = SplitMix(seed: 405)
        for _ in 0..<1_000 {
            let seconds = Double.random(in: -1_000..<1_000, using: &random)
            expectEqual(try XML.Duration.Seconds.decode(XML.Duration.Seconds.encode(seconds)), seconds)
        }
        let error = #expect(throws: XML.TransformError.self) { try XML.Duration.Seconds.encode(1e-200) }
        expectPart(error?.description, "Decimal")
        struct Model: Codable, Equatable { @XMLTransformed<XML.Duration.Seconds> var value: Double }
        for (text, seconds) in [
            ("PT1H30M", 5_400), ("-P1DT0.5S", -86_400.5), ("PT0S", 0), ("P1DT2H3M4S", 93_784), ("PT0.000001S", 1e-6),
        ] as [(String, Double)] {
            try expectCase("<r><value>\(text)</value></r>", Model(value: seconds))
            try expectJSON(#"{"value":"\#(text)"}"#, Model(value: seconds))
        }
    }
}
