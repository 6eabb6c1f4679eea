import Testing
import XMLCodable

struct BooleanSpellingTests {
    enum Given: XMLBooleanSpelling {
        static let trueSpellings = ["given", "yes"]
        static let falseSpellings = ["refused", "no"]
    }
    enum Hollow: XMLBooleanSpelling {
        static let trueSpellings = ["on"]
        static let falseSpellings: [String] = []
    }
    struct Model: Codable, Equatable {
        @XMLAttribute @XMLTransformed<XML.YesNo> var a: Bool
        @XMLTransformed<XML.OnOff?> var b: Bool?
        @XMLTransformed<[XML.YesNo]> var c: [Bool]
        @XMLTransformed<[String: XML.OnOff]> var d: [String: Bool]
    }

    @Test("Words are Bools in attributes, elements, lists and dictionaries; other texts are errors")
    func words() throws {
        let xml = #"<r a="yes"><b>off</b><c>no</c><c>yes</c><d><x>on</x></d></r>"#
        try expectCase(xml, Model(a: true, b: false, c: [false, true], d: ["x": true]))
        try expectEqual(decoded(Model.self, #"<r a="no"><b/></r>"#), Model(a: false, b: nil, c: [], d: [:]))
        try expectJSON(#"{"a":"no","b":"on","c":["yes"],"d":{}}"#, Model(a: false, b: true, c: [true], d: [:]))
        for (xml, sentence) in [
            (#"<r a="true"/>"#, #"1:7: expected "yes" or "no" for Model.a at /r/@a, found "true""#),
            (#"<r a="Yes"/>"#, #"1:7: expected "yes" or "no" for Model.a at /r/@a, found "Yes""#),
            (#"<r a=""/>"#, #"1:7: expected "yes" or "no" for Model.a at /r/@a, found """#),
            ("<r a='no'>\n<b>x</b></r>", #"2:4: expected "on" or "off" for Model.b at /r/b, found "x""#),
            ("<r a='no'><c>yes</c><c>1</c></r>", #"1:24: expected "yes" or "no" for Model.c at /r/c[2], found "1""#),
        ] {
            let failure = refusal(Model.self, xml)
            expectEqual(failure?.kind, "dataCorrupted")
            expectEqual(failure?.sentence, sentence)
            expectEqual(XMLDecoder().diagnose(Model.self, from: xml).map(\.description), [sentence])
        }
    }

    @Test("The first spelling is written, each is read; one that is missing is not written; no strategy applies")
    func spellings() throws {
        for (word, value) in [("given", true), ("yes", true), ("refused", false), ("no", false)] {
            let written = value ? "given" : "refused"
            try expectCase(
                "<r><value>\(word)</value></r>", TransformedValue<Given>(value: value),
                written: "<r><value>\(written)</value></r>")
        }
        struct Consent: Codable, Equatable {
            @XMLLenient @XMLTransformed<Given?> var given: Bool?
            var plain: Bool
        }
        try expectEqual(
            decoded(Consent.self, "<r><given>?</given><plain>true</plain></r>"), Consent(given: nil, plain: true))
        let text = try encoded(Consent(given: true, plain: true)) { $0.boolEncodingStrategy = .numeric }
        expectEqual(text, "<r><given>given</given><plain>1</plain></r>")
        typealias Switch = TransformedValue<Hollow>
        try expectEqual(encoded(Switch(value: true)), "<r><value>on</value></r>")
        let failure = refusal(Switch(value: false))
        expectEqual(failure?.path, ["value"])
        expectEqual(failure?.sentence, "cannot write a value of type Bool at /r/value: expected a spelling of false")
    }
}
