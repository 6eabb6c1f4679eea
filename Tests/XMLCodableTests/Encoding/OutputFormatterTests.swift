import Testing
import XMLCodable

/// Indented and sorted output.
struct OutputFormatterTests {
    struct Model: Encodable {
        @XMLAttribute var z = "a > b"
        @XMLAttribute var a = 1
        var name = " Waffles ", empty = "", none: [String: Int] = [:], mixed = Mixed(), list = [1, 2]
        @XMLCData var html = "<b>"
        struct Mixed: Encodable {
            @XMLText var text = "t"
            var b = ["x": ["y": 1]]
        }
    }

    @Test("Elements and the declaration are on separate lines, text is unchanged, and empty elements can have two tags")
    func pretty() throws {
        let expected = """
            <r z="a &gt; b" a="1">
                <name>&#32;Waffles&#32;</name>
                <empty></empty>
                <none />
                <mixed>t<b><x><y>1</y></x></b></mixed>
                <list>1</list>
                <list>2</list>
                <html><![CDATA[<b>]]></html>
            </r>
            """
        try expectEqual(encoded(Model()) { $0.outputFormatting = .prettyPrinted }, expected)
        try expectEqual(
            encoded(["a": ["b": 1]]) {
                $0.outputFormatting = .prettyPrinted
                $0.indentation = .tabs(1)
            }, "<r>\n\t<a>\n\t\t<b>1</b>\n\t</a>\n</r>")
        try expectEqual(encoded([Int]()) { $0.outputFormatting = .prettyPrinted }, "<r />")
        let encoder = XMLEncoder()
        encoder.outputFormatting = .prettyPrinted
        let text = try encoder.encodeToString(
            [1], withRootKey: "r", declaration: XML.Declaration(encoding: "UTF-8"),
            doctype: XML.DocumentType("r", systemID: "r.dtd"))
        expectEqual(
            text, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE r SYSTEM \"r.dtd\">\n<r>\n    <r>1</r>\n</r>")
        try expectEqual(encoded(["a": [String: Int]()]) { $0.outputFormatting = .noEmptyElements }, "<r><a></a></r>")
        try expectEqual(
            encoded(["a": [String: Int]()]) { $0.outputFormatting = [.noEmptyElements, .prettyPrinted] },
            "<r>\n    <a></a>\n</r>")
    }

    @Test("Names are sorted, with a stable order of equal ones, or attributes alone, with or without white space")
    func sorted() throws {
        let expected =
            #"<r a="1" z="a &gt; b"><empty></empty><html><![CDATA[<b>]]></html><list>1</list><list>2</list>"#
            + "<mixed>t<b><x><y>1</y></x></b></mixed><name>&#32;Waffles&#32;</name><none /></r>"
        try expectEqual(encoded(Model()) { $0.outputFormatting = .sortedKeys }, expected)
        struct Child: Encodable {
            @XMLAttribute var b = 1
            @XMLAttribute var a = 2
        }
        struct Parent: Encodable {
            @XMLAttribute var z = "<"
            @XMLAttribute var y = "&"
            var second = Child(), first = Child()
        }
        let second = #"<second a="2" b="1" />"#
        let first = #"<first a="2" b="1" />"#
        let start = #"<r y="&amp;" z="&lt;">"#
        try expectEqual(encoded(Parent()) { $0.outputFormatting = .sortedAttributes }, "\(start)\(second)\(first)</r>")
        try expectEqual(
            encoded(Parent()) { $0.outputFormatting = [.sortedAttributes, .prettyPrinted] },
            "\(start)\n    \(second)\n    \(first)\n</r>")
        try expectEqual(
            encoded(Parent()) { $0.outputFormatting = [.sortedAttributes, .sortedKeys] },
            "\(start)\(first)\(second)</r>")
        let encoder = XMLEncoder()
        encoder.outputFormatting = .sortedAttributes
        let element = try encoder.encodeToElement(Parent(), withRootKey: "r")
        try expectEqual(element.xmlString(), "\(start)\(second)\(first)</r>")

    }

    @Test(
        "Markup that is text comes back as it is, at any place and in any format",
        arguments: [
            "", " ", "<x c='1'   b=\"2\"/>", "\n <x><z\n></z ><y/></x>\n", "t <z/><y /> &#32;",
            "&#32;<!-- c --><![CDATA[<]]>",
        ])
    func innerXML(_ xml: String) throws {
        struct Rest: Codable, Equatable {
            var b = 1
            @InnerXML var xml: String
            enum CodingKeys: String, CodingKey { case b, xml = "*" }
        }
        func expectSame<T: Codable & Equatable>(_ value: T, _ formatting: XML.OutputFormatting) throws {
            let text = try encoded(value) { $0.outputFormatting = formatting }
            try expectEqual(decoded(T.self, text) { $0.unknownNodes = .throw }, value)
        }
        for formatting in [.sortedAttributes, .sortedElements, .prettyPrinted] as [XML.OutputFormatting] {
            try expectSame(["b": InnerXML(wrappedValue: xml), "a": InnerXML(wrappedValue: xml)], formatting)
            try expectSame(Rest(xml: xml), formatting)
        }
    }

    @Test("Sorting keeps the order of lists whose items have names of their own")
    func keptOrder() throws {
        enum Choice: Codable, Equatable { case b(Int), a(Int) }
        struct Named: Codable, Equatable {
            @XMLElementName var name: String
            var z = 1, y = 2
        }
        struct Term: Codable, Equatable { var term: String, def: [Int] }
        struct Rest<Value: Codable & Equatable>: Codable, Equatable {
            var z = 1
            var value: Value, a0 = 2
            enum CodingKeys: String, CodingKey { case z, value = "*", a0 }
        }
        struct Own<Value: Codable & Equatable>: Codable, Equatable {
            var z = 1
            var value: Value, a0 = 2
        }
        struct Terms: Codable, Equatable { @XMLGroups var terms: [Term] }
        func expectKept<Value: Codable & Equatable>(_ value: Value, _ sorted: String) throws {
            let encoder = XMLEncoder()
            encoder.outputFormatting = .sortedElements
            try expectEqual(encoder.encodeToString(value, withRootKey: "r"), sorted)
            try expectDecoded(sorted, value)
            let element = try encoder.encodeToElement(value, withRootKey: "r")
            try expectEqual(XMLDecoder().decode(Value.self, from: element), value)
        }
        let choices = [Choice.b(1), .a(2), .b(3)]
        let written = "<b>1</b><a>2</a><b>3</b>"
        let elements = try [XML.Document(parsing: "<d><f /><e /></d>").root, XML.Element("c")]
        try expectKept(choices, "<r>\(written)</r>")
        try expectKept(Rest(value: choices), "<r><z>1</z>\(written)<a0>2</a0></r>")
        try expectKept(
            Own(value: [choices, choices]),
            "<r><a0>2</a0><value>\(written)</value><value>\(written)</value><z>1</z></r>")
        try expectKept(
            Rest(value: [Named(name: "d"), Named(name: "c")]),
            "<r><z>1</z><d><y>2</y><z>1</z></d><c><y>2</y><z>1</z></c><a0>2</a0></r>")
        try expectKept(Rest(value: elements), "<r><z>1</z><d><f /><e /></d><c /><a0>2</a0></r>")
        try expectKept(
            Own(value: elements.map { XML.Node.element($0) }),
            "<r><a0>2</a0><value><d><f /><e /></d><c /></value><z>1</z></r>")
        try expectKept(
            Terms(terms: [Term(term: "x", def: [1]), Term(term: "y", def: [])]),
            "<r><term>x</term><def>1</def><term>y</term></r>")
    }
}
