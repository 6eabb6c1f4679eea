import Foundation
import Testing
import XMLModelGenerator

/// What a valid document can have that a model does not carry: no document is changed without a warning.
struct SchemaLossTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let schema: String
        let warnings: [String]
        var testDescription: String { name }

        init(_ name: String, _ schema: String, _ warnings: String...) {
            (self.name, self.schema, self.warnings) = (name, schema, warnings)
        }

        /// An element `e` of a type in a sequence.
        static func element(_ declaration: String, _ warnings: String...) -> Case {
            Case(declaration, Schema.type("<xs:sequence>\(declaration)</xs:sequence>"), warnings)
        }

        private init(_ name: String, _ schema: String, _ warnings: [String]) {
            (self.name, self.schema, self.warnings) = (name, schema, warnings)
        }
    }

    static let type = "an xsi:type that names a derived simple type is read over, and not written: "
    static let number = "a number that is too large for Int, or too long for Decimal, is an error when decoded: "
    static let emptyElement = "an empty element that stands for its default is absent, or an error: "

    static func isKnown(_ message: ModelMessage) -> Bool {
        [type, number, emptyElement].contains { message.text.hasPrefix($0) }
    }

    static func simple(_ content: String) -> String {
        "<xs:simpleType><xs:restriction base=\"xs:integer\">\(content)</xs:restriction></xs:simpleType>"
    }

    static let cases: [Case] = [
        // Built-in types, with and without ones derived from them.
        .element(#"<xs:element name="e" type="xs:int"/>"#, type + "`e`"),
        .element(#"<xs:element name="e" type="xs:string" maxOccurs="9"/>"#, type + "`e`"),
        .element(#"<xs:element name="e" type="xs:byte"/>"#),
        .element(#"<xs:element name="e" type="xs:date"/>"#),
        .element(#"<xs:element name="e" type="xs:boolean"/>"#),
        // These keep what they have.
        .element(#"<xs:element name="e" type="xs:anySimpleType"/>"#),
        .element(#"<xs:element name="e" nillable="true"/>"#),
        Case(
            "a type of the schema that nothing is derived from",
            Schema.text(
                """
                <xs:simpleType name="S"><xs:restriction base="xs:int"/></xs:simpleType><xs:element name="e" type="S"/>
                """)),
        Case(
            "simple types that simple types are derived from, at any distance",
            Schema.text(
                """
                <xs:simpleType name="A"><xs:restriction base="xs:date"/></xs:simpleType>
                <xs:simpleType name="B"><xs:restriction base="A"/></xs:simpleType>
                <xs:element name="d" type="xs:date"/><xs:element name="a" type="A"/><xs:element name="b" type="B"/>
                """), type + "`d` and 1 more"),
        Case(
            "a simple type that a complex type is derived from",
            Schema.text(
                """
                <xs:complexType name="C"><xs:simpleContent><xs:extension base="xs:date"/></xs:simpleContent></xs:complexType>
                <xs:element name="d" type="xs:date"/>
                """), type + "`d`"),
        Case(
            "a union, whose types are derived from it",
            Schema.text(
                """
                <xs:simpleType name="U"><xs:union memberTypes="xs:date xs:time"/></xs:simpleType>
                <xs:element name="u" type="U"/>
                """), type + "`u`"),
        Case("an attribute has no xsi:type", Schema.type(#"<xs:attribute name="a" type="xs:int"/>"#)),
        // Numbers of any length.
        Case("an integer", Schema.type(#"<xs:attribute name="a" type="xs:integer"/>"#), number + "`a`"),
        Case("a decimal", Schema.type(#"<xs:attribute name="a" type="xs:decimal"/>"#), number + "`a`"),
        Case("a double", Schema.type(#"<xs:attribute name="a" type="xs:double"/>"#)),
        .element(#"<xs:element name="e">\#(simple(#"<xs:totalDigits value="5"/>"#))</xs:element>"#),
        .element(
            #"<xs:element name="e">\#(simple(#"<xs:minInclusive value="0"/><xs:maxInclusive value="9"/>"#))</xs:element>"#
        ),
        .element(
            #"<xs:element name="e">\#(simple(#"<xs:minInclusive value="0"/>"#))</xs:element>"#, number + "`e`"),
        Case(
            "in a list, in simple content",
            Schema.text(
                """
                <xs:simpleType name="L"><xs:list itemType="xs:positiveInteger"/></xs:simpleType>
                <xs:complexType name="T"><xs:simpleContent><xs:extension base="L">
                <xs:attribute name="a" type="xs:integer"/></xs:extension></xs:simpleContent></xs:complexType>
                """), number + "`a` and 1 more"),
        // Defaults of elements.
        .element(#"<xs:element name="e" type="xs:byte" default="1"/>"#),
        .element(#"<xs:element name="e" type="xs:token" default="x" minOccurs="0"/>"#, type + "`e`"),
        .element(#"<xs:element name="e" type="xs:byte" default="1" minOccurs="0"/>"#, emptyElement + "`e`"),
        .element(#"<xs:element name="e" type="xs:date" fixed="2026-01-01"/>"#, emptyElement + "`e`"),
    ]

    @Test("No valid document is changed without a warning", arguments: cases)
    func warning(_ test: Case) throws {
        let folder = try ModelFolder(["s.xsd": test.schema])
        let messages = try folder.generate(["s.xsd"]) { $0.document = "Document" }.messages
            .filter { $0.text != "no schema has a global element, so there is no document" }
        expectEqual(messages.map(\.text), test.warnings)
    }

    @Test("A warning has the place of the first declaration, and counts each once")
    func place() throws {
        let schema = Schema.text(
            """

            <xs:element name="first" type="xs:int"/><xs:element name="second" type="xs:int"/>
            <xs:complexType name="A"><xs:sequence><xs:element ref="first"/><xs:element ref="second"/></xs:sequence></xs:complexType>
            <xs:complexType name="B"><xs:sequence><xs:element ref="second"/></xs:sequence></xs:complexType>
            """)
        let folder = try ModelFolder(["s.xsd": schema])
        let messages = try folder.generate(["s.xsd"]).messages.map { folder.shortened("\($0)") }
        expectEqual(messages, ["s.xsd:2:1: warning: \(Self.type)`first` and 1 more"])
    }

    @Test("Dots of a name are not steps of a path")
    func dots() throws {
        let schema = Schema.text(
            """
            <xs:element name="r"><xs:complexType><xs:sequence><xs:element name="e.f" type="xs:byte"/></xs:sequence>
            <xs:attribute name="a.b" type="xs:byte"/><xs:attribute name="c..d" type="xs:byte"/></xs:complexType></xs:element>
            """)
        let text = try ModelFolder(["s.xsd": schema]).generate(["s.xsd"]).files[0].text
        expectPart(text, #"case aB = "a..b""#)
        expectPart(text, #"case cD = "c....d""#)
        expectPart(text, #"case eF = "e..f""#)
    }
}
