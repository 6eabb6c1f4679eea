import Foundation
import Testing
import XMLModelGenerator

/// What becomes of samples.
struct SampleModelTests {
    static let values: [(String, String)] = [
        ("7", "Int"), ("-7", "Int"), ("0", "Int"), ("007", "String"), ("+7", "String"), ("-0", "String"),
        ("5.95", "Decimal"), ("5.50", "String"), ("12345678901", "Decimal"), ("1e3", "String"), ("true", "Bool"),
        ("yes", "String"), ("1", "Int"), ("2026-05-04", "XML.DateTime"), ("2026-05-04T06:30:00Z", "XML.DateTime"),
        ("2026-05-04T06:30:00.125+02:00", "XML.DateTime"), ("2026-13-04", "String"), ("04.05.2026", "String"),
        ("C56A4180-65AA-42EC-A945-5FD21DEC0538", "UUID"), ("c56a4180-65aa-42ec-a945-5fd21dec0538", "String"),
        ("a b", "String"), (".5", "String"), ("5.", "String"),
    ]

    /// Checks lines of the Swift code, without the white space around them.
    private func expectLines(
        _ documents: String..., lines: [String], sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let found = try Self.lines(documents)
        for line in lines { expectPart(found, line, sourceLocation: sourceLocation) }
    }

    @Test("Values get types that write them as they were, and the model has what the samples have")
    func samples() throws {
        for (text, type) in Self.values {
            let lines = try Self.lines([#"<r a="\#(text)"><e>\#(text)</e></r>"#])
            expectPart(lines, "@XMLAttribute public var a: \(type)")
            expectPart(lines, "public var e: \(type)")
        }
        try expectLines("<r><e>1</e><e>a</e></r>", lines: ["public var e: [String]"])
        try expectLines("<r><e>1</e><e>2.5</e></r>", lines: ["public var e: [Decimal]"])
        try expectLines("<r>5</r>", lines: ["public enum Document: Codable, Sendable {", "case r(Int)"])
        try expectLines(
            "<r xmlns:i='http://www.w3.org/2001/XMLSchema-instance' i:nil='true'/>",
            lines: ["public enum Document: Codable, Sendable {", "case r(XML.Nillable<String>)"])
        try expectLines(
            "<r><e>1</e></r>", "<r/>", lines: ["/// Seen once, absent once; for example `1`.", "public var e: Int?"])
        try expectLines(
            "<r><a>1</a><b>2</b><a>3</a></r>",
            lines: ["public var content: [Content]", "case a(Int)", "case b(Int)"])
        try expectLines(
            "<r><b>1</b><a>2</a></r>", "<r><b>1</b><c/><a>2</a></r>",
            lines: [
                "public var b: Int?", "public var c: C?", "public var a: Int?",
                "public struct C: Codable, Sendable, Hashable {",
            ])
        try expectLines(
            "<r><i><a/></i><i><a/></i><i><a/></i><i><a/></i><i><a/></i></r>",
            "<r><i><a/></i><i><a/></i><i><a/></i><i><a/></i><i><a/></i></r>",
            lines: ["public var i: [I]", "public var a: A"])
        try expectLines("<r>x<b>y</b></r>", lines: ["case text(String)", "case b(String)"])
        try expectLines(
            #"<r><e u="1">x</e><f><e>y</e></f></r>"#,
            lines: [
                "public var e: E", "public struct E: Codable, Sendable, Hashable {", "@XMLAttribute public var u: Int?",
                "@XMLText public var value: String",
            ])
        try expectLines(
            "<r xmlns:p='urn:p' a='p:x' b='q:x' c='x'/>",
            lines: [
                "@XMLAttribute public var a: XML.QualifiedName", "@XMLAttribute public var b: String",
                "@XMLAttribute public var c: String",
            ])
        try expectLines("<r><s><e>1</e><e>2</e></s></r>", lines: ["public var s: [Int]", #"case s = "s.e""#])
        try expectLines("<r><s><e>1</e><e>2</e></s></r>", "<r><s/></r>", "<r/>", lines: ["public var s: [Int]?"])
        try expectLines(#"<r><s a="1"><e>1</e><e>2</e></s></r>"#, lines: ["public var s: S", "public var e: [Int]"])
        try expectLines("<r><e> x </e></r>", lines: ["@XMLTransformed<XML.PreservedString> public var e: String"])
        try expectLines("<r><r><a/></r></r>", lines: ["@XMLIndirect public var r: R?", "public var a: A?"])
        try expectLines(
            #"<r xmlns:i="http://www.w3.org/2001/XMLSchema-instance"><e i:nil="true"/><e>1</e></r>"#,
            lines: ["public var e: [XML.Nillable<Int>]"])
        try expectLines(
            #"<r xmlns:i="http://www.w3.org/2001/XMLSchema-instance"><e i:type="A"><a/></e><e i:type="B"><b/></e></r>"#,
            lines: ["public var e: [AnyE]", "case a(A)", "case b(B)", "case other(XML.Element)"])
        try expectLines(
            #"<e xmlns:i="http://www.w3.org/2001/XMLSchema-instance" i:type="A"><a/></e>"#,
            #"<e xmlns:i="http://www.w3.org/2001/XMLSchema-instance" i:type="B"><b/></e>"#,
            lines: [
                #"public static let xmlMapping = XMLTypeMapping(root: "e", discriminator: .xsiType)"#, "case a(A)",
                "case b(B)", "case other(XML.Element)",
            ])
        try expectLines(
            #"<e xmlns="urn:e" xmlns:i="http://www.w3.org/2001/XMLSchema-instance" i:type="A"><a/></e>"#,
            lines: [
                #"public static let xmlMapping = XMLTypeMapping(root: "e", namespace: "urn:e", discriminator: .xsiType)"#
            ])
        try expectLines(
            "<r><x><e><a/><b/></e></x><y><e><c/><d/></e></y></r>",
            lines: ["public struct E: Codable, Sendable {", "public struct EElement: Codable, Sendable {"])
        try expectLines(
            "<r xmlns='urn:r'><e/></r>",
            lines: [#"public static let xmlMapping = XMLTypeMapping(root: "r", namespace: "urn:r")"#])
    }

    private static func lines(_ documents: [String]) throws -> [String] {
        let names = documents.indices.map { "\($0).xml" }
        let folder = try ModelFolder(Dictionary(uniqueKeysWithValues: zip(names, documents)))
        return try folder.generate(names).files.flatMap {
            $0.text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        }
    }

    @Test("Guesses are notes; schemas and samples do not mix, and a sample is well-formed")
    func notes() throws {
        let folder = try ModelFolder(["a.xml": "<r><e>1</e></r>"])
        let messages = try folder.generate(["a.xml"]).messages.map(\.description)
        expectEqual(messages, ["note: R.e is Int - Seen once; for example `1`."])
        let mixed = try ModelFolder(["a.xml": "<r/>", "b.xsd": Schema.text(""), "c.xml": "<r>"])
        expectEqual(mixed.failure(["a.xml", "b.xsd"])?.hasSuffix("a.xml is a sample: give one kind at a time"), true)
        expectEqual(mixed.failure(["b.xsd", "a.xml"]), "a.xml:1:1: error: expected an XML Schema, found <r>")
        expectEqual(
            mixed.failure(["c.xml"])?.hasPrefix("c.xml:1:4: error: the document ends inside <r>, opened at 1:1; "),
            true)
    }
}
