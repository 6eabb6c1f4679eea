import Foundation
import Testing
import XMLCodable

struct NillableTests {
    private struct Quote: Codable, Equatable {
        var price: XML.Nillable<Decimal>
        var volume: XML.Nillable<Int>?
    }

    private func null<Value>(_ name: String, _ value: String) -> XML.Nillable<Value> {
        .null(attributes: [XML.Attribute(name, value: value)])
    }

    @Test("An element that says nil, also the root, keeps its attributes, and differs from none; JSON has null")
    func roundTrip() throws {
        func check(_ content: String, _ quote: Quote, sourceLocation: SourceLocation = #_sourceLocation) throws {
            try expectCase("<r \(instanceSchema)>\(content)</r>", quote, sourceLocation: sourceLocation)
        }
        try check(#"<price xsi:nil="true" currency="EUR" />"#, Quote(price: null("currency", "EUR")))
        try check(#"<price>1.5</price><volume xsi:nil="true" />"#, Quote(price: .value(1.5), volume: .null))
        try check(#"<price xsi:nil="true" /><volume>3</volume>"#, Quote(price: .null, volume: .value(3)))
        try expectCase(#"<r xsi:nil="true" k="2" \#(instanceSchema) />"#, null("k", "2") as XML.Nillable<Int>)
        try expectCase("<r><price>1</price></r>", XML.Nillable.value(Quote(price: .value(1))))
        let xml = #"<r \#(instanceSchema)><price xsi:nil="1"/><volume xsi:nil="false">7</volume></r>"#
        try expectEqual(decoded(Quote.self, xml), Quote(price: .null, volume: .value(7)))
        expectEqual(XML.Nillable(Int?.none), .null)
        expectEqual(XML.Nillable(3).value, 3)
        expectNil(XML.Nillable<Int>.null.value)
        try expectJSON(#"{"price":1,"volume":2}"#, Quote(price: .value(1), volume: .value(2)))
        try expectJSON(#"{"price":null}"#, Quote(price: .null))

        for strategy in [XMLEncoder.NilEncodingStrategy.omit, .emptyElement, .xsiNil] {
            let text = try encoded(Quote(price: .null)) { $0.nilEncodingStrategy = strategy }
            expectEqual(text, #"<r \#(instanceSchema)><price xsi:nil="true" /></r>"#)
        }
        var quote = Quote(price: .value(3), volume: .value(2))
        try XMLDecoder().update(&quote, from: #"<r \#(instanceSchema)><price xsi:nil="true" k="1"/></r>"#)
        expectEqual(quote, Quote(price: null("k", "1"), volume: .value(2)))
        try XMLDecoder().update(&quote, from: #"<r \#(instanceSchema)><volume xsi:nil="true"/></r>"#)
        expectEqual(quote, Quote(price: null("k", "1"), volume: .null))
    }

    @Test("Errors name the place; content of an element that says nil is reported; an attribute or text cannot be nil")
    func errors() throws {
        expectEqual(
            refusal(Quote.self, "<r><price>x</price></r>")?.sentence,
            #"1:11: expected a decimal number for Quote.price at /r/price, found "x""#)
        expectEqual(
            refusal(Quote.self, "<r>\n<price/></r>")?.sentence,
            #"2:1: expected a decimal number for Quote.price at /r/price, found "", which an Optional reads as nil"#)
        expectEqual(refusal(Quote.self, "<r/>")?.sentence, "1:1: expected <price> for Quote.price at /r, found none")
        let xml = #"<r \#(instanceSchema)><price xsi:nil="true">7<a/></price></r>"#
        try expectEqual(decoded(Quote.self, xml), Quote(price: .null))
        let strict = refusal(Quote.self, xml) { $0.unknownNodes = .throw }
        expectEqual(strict?.sentence, "1:80: nothing reads the text at /r/price")
        expectEqual(
            XMLDecoder().diagnose(Quote.self, from: xml).map(\.description),
            ["1:80: nothing reads the text at /r/price", "1:81: nothing reads <a> at /r/price/a"])

        try expectEqual(encoded(OneAttribute(value: XML.Nillable.value(1))), #"<r value="1" />"#)
        expectEnd(
            refusal(OneAttribute(value: XML.Nillable<Int>.null))?.sentence,
            "at /r/@value: nil with attributes cannot be written as an attribute, which holds one scalar value")
        let text = refusal(OneText(value: XML.Nillable<Int>.null))
        expectEnd(text?.sentence, "at /r: the text of an element cannot be nil")
        func check(_ attributes: [XML.Attribute], _ reason: String, sourceLocation: SourceLocation = #_sourceLocation) {
            let failure = refusal(Quote(price: .null(attributes: attributes)))
            expectPart(failure?.sentence, reason, sourceLocation: sourceLocation)
        }
        check([XML.Attribute("a", value: "1"), XML.Attribute("a", value: "2")], "already has an attribute \"a\"")
        check([XML.Attribute("xsi:nil", value: "false")], "already has an attribute \"xsi:nil\"")
        check([XML.Attribute("1 a", value: "1")], "\"1 a\" is not an XML name")
        check([XML.Attribute("p:a", value: "1")], "the namespace prefix \"p\" is not declared")
    }

    @Test("Items, dictionary values, Optional items, paths, names in namespaces and cases can be nil")
    func collections() throws {
        struct Lists: Codable, Equatable {
            var item: [XML.Nillable<Int>]
            var few: [XML.Nillable<Int>]?
            @XMLLossy var lossy: [XML.Nillable<Int>]
            var map: [String: XML.Nillable<Int>]
            var slot: [XML.Nillable<Int>?]?
        }
        let xml = """
            <r \(instanceSchema)><item>1</item><item xsi:nil="true" id="2" /><few xsi:nil="true" k="1" />
            <lossy xsi:nil="true" /><map><a>1</a><b xsi:nil="true" z="1" /></map><slot>1</slot><slot xsi:nil="true" /></r>
            """
        try expectCase(
            xml,
            Lists(
                item: [.value(1), null("id", "2")], few: [null("k", "1")], lossy: [.null],
                map: ["a": .value(1), "b": null("z", "1")], slot: [.value(1), .null]))
        struct Placed: Codable, Equatable {
            var x: XML.Nillable<Int>
            var y: XML.Nillable<Int>?
            var z: [XML.Nillable<Int>]?
            var c: [Choice]
            enum CodingKeys: String, CodingKey { case x = "a.x", y = "{urn:a}y", z = "w.z", c = "*" }
        }
        enum Choice: Codable, Equatable { case p(XML.Nillable<Int>), q(XML.Nillable<String>) }
        let placed = """
            <r xmlns:a="urn:a" \(instanceSchema)><a><x xsi:nil="true" u="1" /></a><a:y xsi:nil="true" />
            <w><z xsi:nil="true" /></w><p xsi:nil="true" k="1" /><q>x</q><p>1</p></r>
            """
        let value = Placed(
            x: null("u", "1"), y: .null, z: [.null], c: [.p(null("k", "1")), .q(.value("x")), .p(.value(1))])
        try expectCase(placed, value)
    }

    @Test("Wrappers around an Optional and classes keep nil, for which no default is taken")
    func wrapped() throws {
        struct Wrapped: Codable, Equatable {
            @XMLChild var a: XML.Nillable<Int>?
            @XMLLenient var b: XML.Nillable<Int>?
            @XMLIndirect var c: XML.Nillable<Int>?
            @XMLCData var d: XML.Nillable<String>?
            @XMLChild @XMLLenient var e: XML.Nillable<Int>?
        }
        let nulls = ["a", "b", "c", "d", "e"].map { #"<\#($0) xsi:nil="true" k="1" />"# }.joined()
        try expectCase(
            "<r \(instanceSchema)>\(nulls)</r>",
            Wrapped(a: null("k", "1"), b: null("k", "1"), c: null("k", "1"), d: null("k", "1"), e: null("k", "1")))
        try expectCase(
            "<r><a>1</a><b>2</b><c>3</c><d><![CDATA[x]]></d><e>4</e></r>",
            Wrapped(a: .value(1), b: .value(2), c: .value(3), d: .value("x"), e: .value(4)))
        try expectCase("<r />", Wrapped())
        enum Five: XMLDefaultProvider { static var defaultValue: XML.Nillable<Int> { .value(5) } }
        struct Model: Codable, Equatable { @XMLDefault<Five> var a: XML.Nillable<Int> }
        try expectCase(#"<r \#(instanceSchema)><a xsi:nil="true" k="1" /></r>"#, Model(a: null("k", "1")))
        try expectEqual(decoded(Model.self, "<r/>"), Model(a: .value(5)))
        try expectEqual(decoded(Model.self, "<r><a/></r>"), Model(a: .value(5)))
        class Base: Codable { var a: XML.Nillable<Int> }
        final class Sub: Base {
            var b: XML.Nillable<Int>?
            enum CodingKeys: String, CodingKey { case b }
            required init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: CodingKeys.self)
                b = try container.decodeIfPresent(XML.Nillable<Int>.self, forKey: .b)
                try super.init(from: decoder)
            }
            override func encode(to encoder: any Encoder) throws {
                try super.encode(to: encoder)
                var container = encoder.container(keyedBy: CodingKeys.self)
                try container.encodeIfPresent(b, forKey: .b)
            }
        }
        let classes = #"<r \#(instanceSchema)><a xsi:nil="true" k="2" /><b xsi:nil="true" k="3" /></r>"#
        let sub = try decoded(Sub.self, classes)
        expectEqual(sub.a, null("k", "2"))
        expectEqual(sub.b, null("k", "3"))
        try expectEqual(encoded(sub), classes)
    }
}
