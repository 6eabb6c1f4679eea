import Foundation
import Testing
import XMLCodable

struct TransformedTests {
    enum Percent: XMLTransform {
        static func decode(_ coded: Double) throws -> Double {
            guard coded >= 0 else { throw XML.TransformError(expected: "a percentage") }
            return coded / 100
        }
        static func encode(_ value: Double) throws -> Double {
            guard value >= 0 else { throw XML.TransformError(expected: "a share from 0") }
            return value * 100
        }
    }
    struct Rates: Codable, Equatable {
        @XMLTransformed<Percent> var rate: Double
        @XMLTransformed<Percent?> var other: Double?
        @XMLTransformed<[Percent]> var list: [Double]
        @XMLTransformed<[String: Percent]> var named: [String: Double]
        @XMLTransformed<[[Percent]]?> var grid: [[Double]]?
    }

    @Test("Values, optionals, arrays and dictionaries are transformed both ways; an absent one is nil or empty")
    func shapes() throws {
        let xml = """
            <r>
            <rate>25.0</rate><other>50.0</other><list>100.0</list><list>200.0</list>
            <named><a>300.0</a></named><grid><grid>400.0</grid></grid>
            </r>
            """
        let rates = Rates(rate: 0.25, other: 0.5, list: [1, 2], named: ["a": 3], grid: [[4]])
        try expectCase(xml, rates)
        try expectJSON(#"{"grid":[[400]],"list":[100,200],"named":{"a":300},"other":50,"rate":25}"#, rates)
        let absent = Rates(rate: 0.25, other: nil, list: [], named: [:], grid: nil)
        try expectCase("<r><rate>25.0</rate></r>", absent, written: "<r><rate>25.0</rate><named /></r>")
        try expectJSON(#"{"list":[],"named":{},"rate":25}"#, absent)
        try expectNil(decoded(Rates.self, "<r><rate>25</rate><other/></r>").other)
        let failure = refusal(Rates.self, "<r></r>")
        expectEqual(failure?.kind, "keyNotFound")
        expectEqual(failure?.sentence, "1:1: expected <rate> for Rates.rate at /r, found none")
    }

    @Test("The error of a transform has a location and a key, and in JSON says what was expected and found")
    func refused() throws {
        for (xml, path, sentence) in [
            ("<r><rate>-1</rate></r>", ["rate"], "1:10: expected a percentage for Rates.rate at /r/rate, found \"-1\""),
            ("<r><rate>x</rate></r>", ["rate"], "1:10: expected a number for Rates.rate at /r/rate, found \"x\""),
            (
                "<r><rate>1</rate>\n<other>-2</other></r>", ["other"],
                "2:8: expected a percentage for Rates.other at /r/other, found \"-2\""
            ),
            (
                "<r><rate>1</rate><list>1</list><list>-2</list></r>", ["list", "Index 1"],
                "1:38: expected a percentage for Rates.list at /r/list[2], found \"-2\""
            ),
            (
                "<r><rate>1</rate><named><b>-2</b></named></r>", ["named", "b"],
                "1:28: expected a percentage for Rates.named at /r/named/b, found \"-2\""
            ),
        ] {
            let error = try #require(refusal(Rates.self, xml))
            expectEqual(error.kind, "dataCorrupted")
            expectEqual(error.path, path)
            expectEqual(error.sentence, sentence)
            #expect(error.location != nil)
        }
        let rates = Rates(rate: -1, other: nil, list: [], named: [:], grid: nil)
        let written = refusal(rates)
        expectEqual(written?.path, ["rate"])
        expectEqual(written?.sentence, "cannot write a value of type Double at /r/rate: expected a share from 0")
        let json = refusal { try decodedJSON(Rates.self, #"{"list":[],"named":{},"rate":-1}"#) }
        expectEqual(json?.kind, "dataCorrupted")
        expectEqual(json?.path, ["rate"])
        expectEqual(json?.sentence, "expected a percentage, found -1.0")
    }
    struct Placed: Codable, Equatable {
        @XMLAttribute @XMLTransformed<Percent> var a: Double
        @XMLAttribute @XMLTransformed<Percent?> var b: Double?
        @XMLTransformed<Percent> var key: Double
        @XMLCData @XMLTransformed<XML.AsString> var data: Int
        @XMLText @XMLTransformed<Percent> var text: Double
        enum CodingKeys: String, CodingKey { case a, b, key = "@key", data, text }
    }

    @Test("Wrappers and keys place the coded value, also in a generic model; nil is written by the strategy")
    func placed() throws {
        let xml = #"<r a="1.0" b="2.0" key="3.0"><data><![CDATA[5]]></data>4.0</r>"#
        let placed = Placed(a: 0.01, b: 0.02, key: 0.03, data: 5, text: 0.04)
        try expectCase(xml, placed)
        try expectJSON(##"{"@key":3,"a":1,"b":2,"data":"5","text":4}"##, placed)
        let absent = #"<r a="1.0" key="3.0"><data><![CDATA[5]]></data>4.0</r>"#
        try expectCase(absent, Placed(a: 0.01, b: nil, key: 0.03, data: 5, text: 0.04))
        let failure = refusal(Placed.self, #"<r a="1" b="-2" key="3">4</r>"#)
        expectEqual(failure?.path, ["b"])
        expectEqual(failure?.sentence, "1:13: expected a percentage for Placed.b at /r/@b, found \"-2\"")
        try expectEqual(decoded(TransformedValue<Percent>.self, "<r><value>5</value></r>").value, 0.05)
        try expectNil(decoded(TransformedValue<Percent?>.self, "<r/>").value)
        try expectEqual(encoded(TransformedValue<[Percent]>(value: [1])), "<r><value>100.0</value></r>")
        struct Model: Codable { @XMLTransformed<Percent?> var value: Double? }
        try expectEqual(encoded(Model(value: nil)), "<r />")
        try expectEqual(encoded(Model(value: nil)) { $0.nilEncodingStrategy = .emptyElement }, "<r><value /></r>")
        let nilled = try encoded(Model(value: nil)) { $0.nilEncodingStrategy = .xsiNil }
        expectPart(nilled, #"<value xsi:nil="true" />"#)
        try expectNil(decoded(Model.self, nilled).value)
    }
}
