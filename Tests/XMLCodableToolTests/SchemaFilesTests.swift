import Foundation
import Testing
import XMLModelGenerator

/// Schemas of several files, and those that no model can be made of.
struct SchemaFilesTests {
    private static let parts = Schema.text(
        """
        <xs:complexType name="Part"><xs:sequence><xs:element name="nr" type="xs:int"/></xs:sequence></xs:complexType>
        """, attributes: #"elementFormDefault="qualified""#)

    private static func main(_ content: String) -> String {
        Schema.text(content, attributes: #"targetNamespace="urn:m" xmlns="urn:m" elementFormDefault="qualified""#)
    }

    private static func lines(_ result: ModelGenerator.Result) -> [String] {
        result.files.flatMap { $0.text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) } }
    }

    @Test("An included schema gets the namespace around it, and a redefined type extends the one that it replaces")
    func chameleon() throws {
        let main = Self.main(
            """
            <xs:include schemaLocation="parts.xsd"/><xs:include schemaLocation="main.xsd"/>
            <xs:element name="part" type="Part"/>
            """)
        let folder = try ModelFolder(["main.xsd": main, "parts.xsd": Self.parts])
        let lines = Self.lines(try folder.generate(["main.xsd"]) { $0.document = "Document" })
        expectPart(lines, "/// The type `{urn:m}Part`.")
        expectPart(lines, "case part(Part)")
        let redefining = Self.main(
            """
            <xs:redefine schemaLocation="parts.xsd"><xs:complexType name="Part"><xs:complexContent><xs:extension base="Part">
            <xs:attribute name="color" type="xs:token"/></xs:extension></xs:complexContent></xs:complexType></xs:redefine>
            """)
        let other = try ModelFolder(["main.xsd": redefining, "parts.xsd": Self.parts])
        let redefined = Self.lines(try other.generate(["main.xsd"]))
        expectPart(redefined, "@XMLAttribute public var color: String?")
        expectPart(redefined, "public var nr: Int")
        expectEqual(redefined.filter { $0.hasPrefix("public struct") }.count, 1)
    }

    @Test("A map says where a namespace or a location is; types of one name get the prefixes of their schemas")
    func maps() throws {
        let other = Schema.text(
            #"<xs:complexType name="Part"><xs:attribute name="o" type="xs:int"/></xs:complexType>"#,
            attributes: #"targetNamespace="urn:o""#)
        let main = Schema.text(
            """
            <xs:import namespace="urn:o" schemaLocation="https://example.com/other.xsd"/><xs:complexType name="Part"/>
            <xs:complexType name="T"><xs:sequence><xs:element name="a" type="o:Part"/><xs:element name="b" type="m:Part"/>
            </xs:sequence></xs:complexType>
            """, attributes: #"targetNamespace="urn:m" xmlns:m="urn:m" xmlns:o="urn:o""#)
        let folder = try ModelFolder(["main.xsd": main, "other.xsd": other])
        for uri in ["urn:o", "https://example.com/other.xsd"] {
            let lines = Self.lines(try folder.generate(["main.xsd"]) { $0.maps[uri] = folder.path("other.xsd") })
            expectPart(lines, "public var a: OPart")
            expectPart(lines, "public var b: MPart")
        }
        expectEqual(folder.failure(["main.xsd"]), "main.xsd:2:39: error: the type {urn:o}Part is not defined")
    }

    private func expectFailure(
        _ schema: String, _ message: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try expectEqual(ModelFolder(["s.xsd": schema]).failure(["s.xsd"]), message, sourceLocation: sourceLocation)
    }

    @Test("An unusable schema ends with an error at its place, and what cannot be carried over is a warning")
    func failure() throws {
        try expectFailure(
            "<m>",
            "s.xsd:1:4: error: the document ends inside <m>, opened at 1:1; "
                + "`parsingOptions.repairs = .missingEnd` reads it")
        try expectFailure(
            Schema.text(#"<xs:element name="e" type="T"/>"#), "s.xsd:1:57: error: the type T is not defined")
        try expectFailure(
            Schema.text(#"<xs:element name="e" type="t:T"/>"#), "s.xsd:1:57: error: the prefix of “t:T” is not declared"
        )
        try expectFailure(
            Schema.type(#"<xs:complexContent><xs:extension base="T"/></xs:complexContent>"#),
            "s.xsd:1:57: error: the type is derived from itself")
        try expectFailure(
            Schema.text(#"<xs:simpleType name="T"><xs:restriction base="T"/></xs:simpleType>"#)
                .replacing("</xs:schema>", with: #"<xs:element name="e" type="T"/></xs:schema>"#),
            "s.xsd:1:57: error: the type T is defined by itself")
        try expectFailure(
            Schema.text(
                """
                <xs:group name="g"><xs:sequence><xs:group ref="g"/></xs:sequence></xs:group>
                <xs:complexType name="T"><xs:group ref="g"/></xs:complexType>
                """), "s.xsd:1:57: error: the group g is defined by itself")
        try expectFailure(
            Schema.type(#"<xs:sequence minOccurs="-1"/>"#), "s.xsd:1:82: error: “-1” is no number for minOccurs")
        try expectFailure(Schema.text("<xs:complexType/>"), "s.xsd:1:57: error: the type has no name")
        try expectFailure(Schema.text(#"<xs:include/>"#), "s.xsd:1:57: error: xs:include without a schemaLocation")
        let schema = Schema.text(
            """
            <xs:override schemaLocation="o.xsd"/>
            <xs:defaultOpenContent><xs:any/></xs:defaultOpenContent>
            <xs:complexType name="T"><xs:openContent/><xs:sequence/><xs:assert test="true()"/></xs:complexType>
            <xs:simpleType name="S"><xs:restriction base="xs:int"><xs:assertion test="true()"/></xs:restriction></xs:simpleType>
            <xs:element name="e"><xs:alternative type="T"/></xs:element>
            """)
        let folder = try ModelFolder(["s.xsd": schema])
        let messages = try folder.generate(["s.xsd"]).messages.map { folder.shortened("\($0)") }
        expectEqual(
            messages,
            [
                "s.xsd:1:57: warning: xs:override is of XML Schema 1.1, and is ignored",
                "s.xsd:2:1: warning: xs:defaultOpenContent is of XML Schema 1.1, and is ignored",
                "s.xsd:3:26: warning: xs:openContent is of XML Schema 1.1, and is ignored",
                "s.xsd:3:57: warning: xs:assert is of XML Schema 1.1, and is ignored",
                "s.xsd:4:55: warning: xs:assertion is of XML Schema 1.1, and is ignored",
                "s.xsd:5:22: warning: xs:alternative is of XML Schema 1.1, and is ignored",
            ])
        // Groups in groups have an end.
        do {
            let groups = (0..<30).map {
                #"<xs:group name="g\#($0)"><xs:sequence><xs:group ref="g\#($0 + 1)"/><xs:group ref="g\#($0 + 1)"/>"#
                    + "</xs:sequence></xs:group>"
            }.joined()
            let last = #"<xs:group name="g30"><xs:sequence><xs:element name="e"/></xs:sequence></xs:group>"#
            let schema = Schema.text(groups + last + #"<xs:complexType name="T"><xs:group ref="g0"/></xs:complexType>"#)
            let message = try ModelFolder(["s.xsd": schema]).failure(["s.xsd"])
            expectEqual(message?.hasSuffix("the content has too many elements, or groups in groups"), true)
        }
    }
}
