import Foundation
import Testing
import XMLCodable

/// Documents in text.
struct EmbeddedDocumentsTests {
    private struct Reply: Codable, Equatable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(root: "in")
        var n: Int
        @XMLAttribute var a: String?
    }
    private struct Response: Codable, Equatable {
        @XMLTransformed<XML.Embedded<Reply>> var result: Reply
        @XMLAttribute @XMLTransformed<XML.Embedded<Reply>?> var short: Reply?
        @XMLTransformed<[XML.Embedded<Reply>]> var more: [Reply]
        @XMLCData @XMLTransformed<XML.Embedded<Reply>?> var raw: Reply?
    }

    private struct Holding<Value: Codable & Equatable>: Codable, Equatable {
        @XMLTransformed<XML.Embedded<Value>> var result: Value
    }
    private typealias Short = Holding<Reply>

    @Test("A document is read from text, with white space before the declaration, and written as text")
    func both() throws {
        let xml = """
            <r short="&lt;in&gt;&lt;n&gt;1&lt;/n&gt;&lt;/in&gt;"><result>&lt;in a=&quot;&amp;amp;&quot;&gt;&lt;n&gt;2&lt;/n&gt;&lt;/in&gt;</result>\
            <more>&lt;in&gt;&lt;n&gt;3&lt;/n&gt;&lt;/in&gt;</more><raw><![CDATA[<in><n>4</n></in>]]></raw></r>
            """
        let response = Response(result: Reply(n: 2, a: "&"), short: Reply(n: 1), more: [Reply(n: 3)], raw: Reply(n: 4))
        try expectStrict(xml, response)
        try expectJSON(#"{"more":[{"n":3}],"raw":{"n":4},"result":{"a":"&","n":2},"short":{"n":1}}"#, response)
        for head in ["", " \n ", "<?xml version=\"1.0\" encoding=\"UTF-16\"?>", "\r\n\t<?xml version=\"1.0\"?>\n"] {
            let xml = "<r><result><![CDATA[\(head)<in><n>5</n></in> ]]></result></r>"
            try expectEqual(decoded(Short.self, xml).result.n, 5)
            try expectEqual(XML.Embedded<Reply>.decode("\(head)<in><n>5</n></in>").n, 5)
        }
        let spaced = "<r>\n<result><![CDATA[\n \n <?xml version=\"1.0\"?><in>\n <n>x</n></in> ]]></result></r>"
        expectEqual(
            refusal(Short.self, spaced)?.sentence,
            "4:2 at /r/result: 4:5: expected an integer for Reply.n at /in/n, found \"x\"")

        struct Div: Codable, Equatable, XMLMapped {
            static let xmlMapping = XMLTypeMapping(root: "div")
            var p: [String]
        }
        struct Content: Codable, Equatable {
            @XMLAttribute var type: String
            @XMLText @XMLTransformed<XML.Embedded<Div>> var div: Div
        }
        struct Entry: Codable, Equatable { var title: String, content: Content }
        let atom = """
            <entry>
                <title>A</title>
                <content type="html">&lt;div&gt;&lt;p&gt;1 &amp;lt; 2&lt;/p&gt;&lt;p&gt;b&lt;/p&gt;&lt;/div&gt;</content>
            </entry>
            """
        try expectStrict(atom, Entry(title: "A", content: Content(type: "html", div: Div(p: ["1 < 2", "b"]))))
        let broken = refusal(Entry.self, atom.replacing("&lt;/div", with: "&lt;/dvi"))
        let sentence = "3:26 at /entry/content: 1:29: the end tag </dvi> does not match <div>, opened at 1:1\n"
        expectStart(broken?.sentence, sentence)
    }

    @Test(
        "An error has the outer place first, and then the inner one, in an element, an attribute and an item",
        arguments: [
            ("<in><n>x</n></in>", "1:8: expected an integer for Reply.n at /in/n, found \"x\"", "n"),
            ("<in/>", "1:1: expected <n> for Reply.n at /in, found none", "n"),
            ("<out><n>1</n></out>", "1:1: expected the root element <in>, found <out>", "in"),
            ("<in><n>1</n><x/></in>", "1:13: nothing in Reply reads <x> at /in/x", ""),
            (
                "<in>",
                """
                1:5: the document ends inside <in>, opened at 1:1; `parsingOptions.repairs = .missingEnd` reads it
                    <in>
                        ^
                """, ""
            ),
        ])
    func placesOfErrors(document: String, message: String, key: String) {
        func check<Value: Decodable>(
            _ type: Value.Type, _ xml: String, _ place: String, _ path: [String], _ keys: String
        ) {
            let sentence = "\(place): \(message)"
            let failure = refusal(type, xml) { $0.unknownNodes = .throw }
            expectEqual(failure?.sentence, sentence)
            expectEqual(failure.map { $0.path + ($0.key.map { [$0] } ?? []) }, path + (key.isEmpty ? [] : [key]))
            expectEqual(failure?.location.map { "\($0.line):" }, String(place.prefix(2)))
            expectEqual(refusal(type, xml)?.sentence, document.contains("<x/>") ? nil : sentence)
            let found = XMLDecoder().diagnose(type, from: xml)
            expectEqual(found.map(\.description), [sentence])
            expectEqual(found.map(\.keyPath), [key.isEmpty ? keys : "\(keys).\(key)"])
        }
        let section = "<r>\n <result><![CDATA[\(document)]]></result></r>"
        check(Short.self, section, "2:19 at /r/result", ["result"], "result")
        let escaped = document.replacing("<", with: "&lt;")
        let good = "&lt;in>&lt;n>1&lt;/n>&lt;/in>"
        let short = "<r short=\"\(escaped)\">\n<result>\(good)</result></r>"
        check(Response.self, short, "1:11 at /r/@short", ["short"], "short")
        let more = "<r>\n<result>\(good)</result><more>\(good)</more>\n<more>\(escaped)</more></r>"
        check(Response.self, more, "3:7 at /r/more[2]", ["more", "Index 1"], "more[1]")
    }

    @Test("Text that is not well-formed is an error with both places; several mismatches are all listed")
    func malformed() throws {
        for document in ["<in><n>1</in>", "", "text", "<in><n>1</n></in><in/>", "<in>&nope;</in>"] {
            let xml = "<r><result><![CDATA[\(document)]]></result></r>"
            let sentence = refusal(Short.self, xml)?.sentence
            expectStart(sentence, "1:\(document.isEmpty ? 4 : 21) at /r/result: 1:")
            expectEqual(XMLDecoder().diagnose(Short.self, from: xml).map(\.description), [sentence])
        }
        struct Model: Decodable {
            @XMLTransformed<XML.Embedded<Reply>> var a: Reply
            @XMLTransformed<XML.Embedded<Reply>> var b: Reply
            var c: Int
        }
        let xml =
            "<r><a><![CDATA[<in a='1' x='2'><n>1</n><y/></in>]]></a><b><![CDATA[<in><n>x</n><z/></in>]]></b><c>?</c></r>"
        let found = XMLDecoder().diagnose(Model.self, from: xml)
        expectEqual(
            found.map(\.description),
            [
                "1:16 at /r/a: 1:14: nothing in Reply reads the attribute 'x' at /in/@x",
                "1:16 at /r/a: 1:25: nothing in Reply reads <y> at /in/y",
                "1:68 at /r/b: 1:8: expected an integer for Reply.n at /in/n, found \"x\"",
                "1:68 at /r/b: 1:13: nothing in Reply reads <z> at /in/z",
                "1:99: expected an integer for Model.c at /r/c, found \"?\"",
            ])
        expectEqual(found.map(\.keyPath), ["a", "a", "b.n", "b", "c"])
        let good = xml.replacing("<n>x", with: "<n>2").replacing("?", with: "3")
        let (value, unread) = try XMLDecoder().decodeWithReport(Model.self, from: good)
        expectEqual(value.b.n, 2)
        expectEqual(unread.map(\.keyPath), ["a", "a", "b"])
        let strict = refusal(Model.self, good) { $0.unknownNodes = .throw }
        expectEqual(strict?.sentence, "1:16 at /r/a: 1:14: nothing in Reply reads the attribute 'x' at /in/@x")
    }

    @Test("Documents in documents are read and written to a limit; prefixes are bound inside, and declared there")
    func nested() throws {
        final class Level: Codable, XMLMapped, Sendable {
            static let xmlMapping = XMLTypeMapping(root: "l")
            let text: String?
            let inner: XMLTransformed<XML.Embedded<Level>?>
            init(_ depth: Int) {
                text = depth == 0 ? "<end/>" : nil
                inner = XMLTransformed(depth == 0 ? nil : Level(depth - 1))
            }
        }
        let written = try encoded(Level(10), root: nil)
        var level: Level? = try XMLDecoder().decode(Level.self, from: written)
        for _ in 0..<10 { level = level?.inner.wrappedValue }
        expectEqual(level?.text, "<end/>")
        // What could not be read back is not written.
        expectPart(refusal(Level(11))?.sentence, "documents are embedded more than 10 deep")
        let deep = try XMLEncoder().encodeToString(["inner": written], withRootKey: "l")
        expectEnd(refusal(Level.self, deep)?.sentence, "documents are embedded more than 10 deep")
        #expect(!XMLDecoder().diagnose(Level.self, from: deep).isEmpty)

        struct Body: Codable, Equatable, XMLMapped {
            static let xmlMapping = XMLTypeMapping(root: "s:Envelope")
            var result: Int
            enum CodingKeys: String, CodingKey { case result = "s:Body.m:result" }
        }
        struct Call: Codable, Equatable { @XMLCData @XMLTransformed<XML.Embedded<Body>> var reply: Body }
        let (decoder, encoder) = (XMLDecoder(), XMLEncoder())
        decoder.namespaces = .bound(["s": "http://schemas.xmlsoap.org/soap/envelope/", "m": "urn:example:m"])
        decoder.unknownNodes = .throw
        encoder.namespaces = decoder.namespaces
        let call = Call(reply: Body(result: 7))
        let bound = """
            <r><reply><![CDATA[<s:Envelope xmlns:m="urn:example:m" xmlns:s="http://schemas.xmlsoap.org/soap/envelope/">\
            <s:Body><m:result>7</m:result></s:Body></s:Envelope>]]></reply></r>
            """
        try expectCase(
            """
            <r><reply><![CDATA[<?malformed version="1.0"?><e:Envelope xmlns:e="http://schemas.xmlsoap.org/soap/envelope/">\
            <e:Body><result xmlns="urn:example:m">7</result></e:Body></e:Envelope>]]></reply></r>
            """, call, written: bound, encoder: encoder, decoder: decoder)
        try expectCase(bound, call, encoder: encoder, decoder: decoder)
        let malformed = bound.replacing(">7<", with: ">x<")
        let failure = try decodingRefusal(Call.self, malformed, decoder: decoder)
        expectEqual(
            failure.sentence,
            """
            1:20 at /r/reply: 1:107: expected an integer for Body.s:Body.m:result at /s:Envelope/s:Body/m:result, \
            found "x"
            """)
        expectEqual(decoder.diagnose(Call.self, from: malformed).map(\.description), [failure.sentence])
    }

    @Test("The options of the coder hold inside, except for the names and the form of the root; it is on one line")
    func innerOptions() throws {
        struct Inner: Codable, Equatable { var someDate: Date }
        let (encoder, decoder) = (XMLEncoder(), XMLDecoder())
        encoder.dateEncodingStrategy = .secondsSince1970
        encoder.keyEncodingStrategy = .convertToSnakeCase
        encoder.outputFormatting = .prettyPrinted
        encoder.outputEncoding = .isoLatin1
        decoder.dateDecodingStrategy = .secondsSince1970
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        decoder.rootKey = "outer"
        let outer = Holding(result: Inner(someDate: Date(timeIntervalSince1970: 7)))
        let data = try encoder.encode(outer, withRootKey: "outer")
        expectPart(
            String(decoding: data, as: UTF8.self),
            "<result>&lt;inner&gt;&lt;some_date&gt;7.0&lt;/some_date&gt;&lt;/inner&gt;</result>")
        try expectEqual(decoder.decode(Holding<Inner>.self, from: data), outer)
        struct Attributed: Codable, Equatable, XMLMapped {
            static let xmlMapping = XMLTypeMapping(root: "in")
            @XMLAttribute var a: Int
            @XMLAttribute var b: Int
            var c: String
        }
        struct TwoForms: Codable, Equatable {
            @XMLCData @XMLTransformed<XML.Embedded<Attributed>> var section: Attributed
            @XMLTransformed<XML.Embedded<Attributed>> var text: Attributed
        }
        let formatting = XMLEncoder()
        formatting.outputFormatting = [.prettyPrinted, .crlfLineEnds, .attributesOnLines]
        formatting.indentation = .spaces(1)
        let inner = Attributed(a: 1, b: 2, c: "x")
        let written = "<in a=\"1\" b=\"2\"><c>x</c></in>"
        let escaped = written.replacing("<", with: "&lt;").replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
        try expectEqual(
            formatting.encodeToString(TwoForms(section: inner, text: inner), withRootKey: "r"),
            "<r>\r\n <section><![CDATA[\(written)]]></section>\r\n <text>\(escaped)</text>\r\n</r>")
    }

    @Test("The options for parsing hold inside")
    func parsingOptions() throws {
        func xml(_ document: String) -> String { "<r>\n<result><![CDATA[\(document)]]></result></r>" }
        let bare = xml("<in a=\"A & B\"><n>1</n></in>")
        let decoder = XMLDecoder()
        decoder.parsingOptions.repairs = .bareAmpersands
        try expectEqual(decoder.decode(Short.self, from: bare), Short(result: Reply(n: 1, a: "A & B")))
        let unread = try decoder.decodeWithReport(Short.self, from: bare).unread
        expectEqual(unread.map(\.description), ["2:18 at /r/result: 1:10: '&' begins no reference, and is text"])
        expectEqual(unread.map(\.kind), [.repaired])
        expectEqual(decoder.diagnose(Short.self, from: bare), unread)
        func firstLine(_ failure: DecodingFailure?) -> Substring? { failure?.sentence.split(separator: "\n").first }
        expectEqual(
            firstLine(refusal(Short.self, bare)),
            """
            2:18 at /r/result: 1:10: '&' must begin a reference such as '&amp;' or '&#38;'; \
            `parsingOptions.repairs = .bareAmpersands` reads it
            """)
        let deep = refusal(Short.self, xml("<in>\n<n>1</n><a><b/></a></in>")) { $0.parsingOptions.limits.depth = 2 }
        expectEqual(firstLine(deep), "2:18 at /r/result: 2:12: elements are nested deeper than the limit depth of 2")
        let doctype = refusal(Short.self, xml("<!DOCTYPE in><in><n>1</n></in>")) { $0.parsingOptions.dtd = .throw }
        expectEqual(firstLine(doctype), "2:18 at /r/result: 1:1: a document type declaration is not accepted here")
    }

    @Test("Errors of any coder in a transform have the outer place first, and the whole path")
    func notWritten() throws {
        struct Amount: Codable, Equatable { var number: Decimal }
        let unwritten = refusal(Holding(result: Amount(number: .nan)))
        expectEqual(unwritten?.path, ["result", "number"])
        let sentence = "at /r/result: cannot write a value of type Decimal at /Amount/number: "
        expectStart(unwritten?.sentence, sentence)
        enum JSON<Value: Codable>: XMLTransform {
            static func decode(_ coded: String) throws -> Value {
                try JSONDecoder().decode(Value.self, from: Data(coded.utf8))
            }
            static func encode(_ value: Value) throws -> String {
                String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
            }
        }
        struct Model: Codable {
            @XMLAttribute @XMLTransformed<JSON<[Double]>> var json: [Double]
            @XMLTransformed<XML.Embedded<[Part]>> var parts: [Part]
        }
        struct Part: Codable { @XMLTransformed<JSON<[Double]>?> var json: [Double]? }
        let attribute = refusal(Model(json: [1, .nan], parts: []))
        expectEqual(attribute?.path, ["json", "Index 1"])
        expectStart(attribute?.sentence, "at /r/@json: Unable to encode")
        let inParts = refusal(Model(json: [1], parts: [Part(json: nil), Part(json: [.nan])]))
        expectEqual(inParts?.path, ["parts", "Index 1", "json", "Index 0"])
        expectStart(inParts?.sentence, "at /r/parts: at ")
        expectPart(inParts?.sentence, "/json: Unable to encode")
        struct Counted: Codable, Equatable { @XMLTransformed<JSON<[String: Int]>> var json: [String: Int] }
        try expectCase(
            "<r><json>{\"a\":1}</json></r>", Counted(json: ["a": 1]), written: "<r><json>{&quot;a&quot;:1}</json></r>")
        let xml = "<r>\n<json>{\"a\":true}</json></r>"
        let refused = refusal(Counted.self, xml)
        expectStart(refused?.sentence, "2:7 at /r/json: Expected to decode")
        expectEqual(refused?.path, ["json", "a"])
        expectEqual(XMLDecoder().diagnose(Counted.self, from: xml).map(\.description), [refused?.sentence])
    }
}
