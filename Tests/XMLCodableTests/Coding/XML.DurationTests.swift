import Foundation
import Testing
import XMLCodable

struct XMLDurationTests {
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
        try expectCase("<r><value>\(text)</value></r>", One(value: duration))
        try expectJSON(#"{"value":"\#(text)"}"#, One(value: duration))
    }

    @Test("A duration is encoded as it was read, or without the parts that are zero; zero has no sign")
    func textIsKept() throws {
        func again(_ text: String, _ change: (inout XML.Duration) -> Void = { _ in }) throws -> String {
            var model = try decoded(One<XML.Duration>.self, "<r><value>\(text)</value></r>")
            expectEqual(model.value, XML.Duration(model.value.description))
            change(&model.value)
            return try encoded(model)
        }
        for text in ["P0D", "P1Y0M", "PT1.50S", "PT007S"] {
            try expectEqual(again(text), "<r><value>\(text)</value></r>")
        }
        try expectEqual(again("P1Y0MT1.50S") { $0.hours = 2 }, "<r><value>P1YT2H1.5S</value></r>")
        expectEqual(XML.Duration(isNegative: true), XML.Duration())
        expectEqual(Set([XML.Duration("-P0D"), XML.Duration("P0D"), XML.Duration("-PT0.0S")]).count, 1)
        #expect(XML.Duration("-P1D") != XML.Duration("P1D"))
    }

    @Test("Other text is refused, as is one with years or months as seconds; negative seconds cannot be encoded")
    func refused() throws {
        for text in [
            "", "P", "PT", "P1DT", "1D", "P1", "PD", "P1H", "PT1D", "P1M1Y", "P1D1D", "P1.5D", "PT.5S", "PT1.S", "P-1D",
            "P1DT1HT1M", "P99999999999999999999D", "--P1D", "p1d", "PT1.5.5S",
        ] {
            expectNil(XML.Duration(text))
            expectRefused(
                One<XML.Duration>.self, "<r value=\"\(text)\"/>",
                "1:11: expected a duration for One<Duration>.value at /r/@value, found \"\(text)\"")
        }
        expectNil(XML.Duration(months: 1).timeInterval)
        typealias Lasting = TransformedValue<XML.Duration.Seconds>
        expectRefused(
            Lasting.self, "<r><value>P1M</value></r>",
            "1:11: expected a duration without years and months for TransformedValue<Seconds>.value at /r/value, found "
                + "\"P1M\"")
        for seconds in [Double.nan, .infinity, 1e300] { expectEqual(refusal(Lasting(value: seconds))?.path, ["value"]) }
        let negative = refusal(One(value: XML.Duration(seconds: -1)))
        expectEqual(negative?.path, ["value"])
        expectEqual(
            negative?.sentence,
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
        typealias Model = TransformedValue<XML.Duration.Seconds>
        for (text, seconds) in [
            ("PT1H30M", 5_400), ("-P1DT0.5S", -86_400.5), ("PT0S", 0), ("P1DT2H3M4S", 93_784), ("PT0.000001S", 1e-6),
        ] as [(String, Double)] {
            try expectCase("<r><value>\(text)</value></r>", Model(value: seconds))
            try expectJSON(#"{"value":"\#(text)"}"#, Model(value: seconds))
        }
    }
}
