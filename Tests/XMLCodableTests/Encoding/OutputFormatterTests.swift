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
        struct Markup: Codable { @InnerXML var a: String }
        let model = Markup(a: "\n <x c='1' b='2' />\n")
        try expectEqual(
            encoded(model) { $0.outputFormatting = .sortedAttributes }, "<r><a>\n <x b='2' c='1' />\n</a></r>")
        try expectEqual(encoded(model) { $0.outputFormatting = .sortedElements }, "<r><a><x c='1' b='2' /></a></r>")
    }
}
