import Foundation
import Testing

/// Outlines of documents.
struct DocumentOutlineTests {
    private let outline = DocumentOutline(mixed: ["p"], in: "urn:p", qualifiedNames: ["code", "@type"])

    private func lines(_ xml: String) throws -> [String] {
        let lines = try outline.canonicalLines(Data(xml.utf8))
        try expectEqual(outline.foundationLines(Data(xml.utf8)), lines)
        return lines
    }

    @Test(
        "documents with the same meaning have the same outline",
        arguments: [
            ("<a><b/></a>", "<?xml version=\"1.0\"?><!DOCTYPE a><a>\n  <!-- c --><b></b><?pi data?>\n</a>"),
            ("<a x='1' y='&lt;'>&lt;&#65;</a>", "<a\n y=\"&#60;\" x=\"1\"><![CDATA[<]]>A</a>"),
            ("<a xmlns='urn:a' xmlns:b='urn:b' b:x='1'/>", "<p:a xmlns:p='urn:a' xmlns:q='urn:b' q:x='1'/>"),
            ("<a type='t:x' xmlns:t='urn:t'/>", "<a type='u:x' xmlns:u='urn:t'/>"),
            ("<code xmlns='urn:t'>x</code>", "<u:code xmlns:u='urn:t'> u:x </u:code>"),
            ("<a>x<!-- c -->y</a>", "<a>xy</a>"),
            ("<p><b/> <c/></p>", "<p><b/><c/></p>"),
        ])
    func same(_ first: String, _ second: String) throws { try expectEqual(lines(first), lines(second)) }

    @Test(
        "documents with different meanings have different outlines",
        arguments: [
            ("<a><b/></a>", "<a><b/><b/></a>"),
            ("<a><b/><c/></a>", "<a><c/><b/></a>"),
            ("<a><b/></a>", "<a/><!-- b -->"),
            ("<a> x</a>", "<a>x</a>"),
            ("<a> </a>", "<a/>"),
            ("<a>x <b/> <c/></a>", "<a>x <b/><c/></a>"),
            ("<p xmlns='urn:p'><b/> <c/></p>", "<p xmlns='urn:p'><b/><c/></p>"),
            ("<a xml:space='preserve'/>", "<a xml:space='default'/>"),
            ("<a x='1'/>", "<a/>"),
            ("<a x=' 1'/>", "<a x='1'/>"),
            ("<a xmlns='urn:a'/>", "<a/>"),
            ("<a xmlns:b='urn:b' b:x='1'/>", "<a x='1'/>"),
            ("<a><b xmlns='urn:a'/><b/></a>", "<a><b/><b xmlns='urn:a'/></a>"),
            ("<a type='t:x' xmlns:t='urn:t'/>", "<a type='t:x' xmlns:t='urn:u'/>"),
            ("<a kind='t:x' xmlns:t='urn:t'/>", "<a kind='u:x' xmlns:u='urn:t'/>"),
        ])
    func different(_ first: String, _ second: String) throws { #expect(try lines(first) != lines(second)) }
}
