import Foundation
import Testing
import XMLModelGenerator

/// What a valid document can have that a model does not carry: no document is changed without a warning.
struct SchemaLossTests {
    static let type = "an xsi:type that names a derived simple type is read over, and not written: "
    static let number = "a number that is too large for Int, or too long for Decimal, is an error when decoded: "
    static let emptyElement = "an empty element that stands for its default is absent, or an error: "

    static func isKnown(_ message: ModelMessage) -> Bool {
        [type, number, emptyElement].contains { message.text.hasPrefix($0) }
    }

    static func simple(_ content: String) -> String {
        "<xs:simpleType><xs:restriction base=\"xs:integer\">\(content)</xs:restriction></xs:simpleType>"
    }

    private func expectWarnings(
        _ name: String, _ schema: String, _ warnings: String..., sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let messages = try ModelFolder(["s.xsd": schema]).generate(["s.xsd"]) { $0.document = "Document" }.messages
            .filter { $0.text != "no schema has a global element, so there is no document" }
        expectEqual(messages.map(\.text), warnings, sourceLocation: sourceLocation)
    }

    /// An element `e` of a type in a sequence.
    private func expectElement(
        _ declaration: String, _ warning: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let schema = Schema.type("<xs:sequence>\(declaration)</xs:sequence>")
        if let warning {
            try expectWarnings(declaration, schema, warning, sourceLocation: sourceLocation)
        } else {
            try expectWarnings(declaration, schema, sourceLocation: sourceLocation)
        }
    }

    @Test("No valid document is changed without a warning, which has the place of the first declaration")
    func warning() throws {
        // Built-in types, with and without ones derived from them.
        try expectElement(#"<xs:element name="e" type="xs:int"/>"#, Self.type + "`e`")
        try expectElement(#"<xs:element name="e" type="xs:string" maxOccurs="9"/>"#, Self.type + "`e`")
        try expectElement(#"<xs:element name="e" type="xs:byte"/>"#)
        try expectElement(#"<xs:element name="e" type="xs:date"/>"#)
        try expectElement(#"<xs:element name="e" type="xs:boolean"/>"#)
        // These keep what they have.
        try expectElement(#"<xs:element name="e" type="xs:anySimpleType"/>"#)
        try expectElement(#"<xs:element name="e" nillable="true"/>"#)
        try expectWarnings(
            "a type of the schema that nothing is derived from",
            Schema.text(
                """
                <xs:simpleType name="S"><xs:restriction base="xs:int"/></xs:simpleType><xs:element name="e" type="S"/>
                """))
        try expectWarnings(
            "simple types that simple types are derived from, at any distance",
            Schema.text(
                """
                <xs:simpleType name="A"><xs:restriction base="xs:date"/></xs:simpleType>
                <xs:simpleType name="B"><xs:restriction base="A"/></xs:simpleType>
                <xs:element name="d" type="xs:date"/><xs:element name="a" type="A"/><xs:element name="b" type="B"/>
                """), Self.type + "`d` and 1 more")
        try expectWarnings(
            "a simple type that a complex type is derived from",
            Schema.text(
                """
                <xs:complexType name="C"><xs:simpleContent><xs:extension base="xs:date"/></xs:simpleContent></xs:complexType>
                <xs:element name="d" type="xs:date"/>
                """), Self.type + "`d`")
        try expectWarnings(
            "a union, whose types are derived from it",
            Schema.text(
                """
                <xs:simpleType name="U"><xs:union memberTypes="xs:date xs:time"/></xs:simpleType>
                <xs:element name="u" type="U"/>
                """), Self.type + "`u`")
        try expectWarnings("an attribute has no xsi:type", Schema.type(#"<xs:attribute name="a" type="xs:int"/>"#))
        // Numbers of any length.
        try expectWarnings(
            "an integer", Schema.type(#"<xs:attribute name="a" type="xs:integer"/>"#), Self.number + "`a`")
        try expectWarnings(
            "a decimal", Schema.type(#"<xs:attribute name="a" type="xs:decimal"/>"#), Self.number + "`a`")
        try expectWarnings("a double", Schema.type(#"<xs:attribute name="a" type="xs:double"/>"#))
        try expectElement(#"<xs:element name="e">\#(Self.simple(#"<xs:totalDigits value="5"/>"#))</xs:element>"#)
        try expectElement(
            #"<xs:element name="e">\#(Self.simple(#"<xs:minInclusive value="0"/><xs:maxInclusive value="9"/>"#))</xs:element>"#
        )
        try expectElement(
            #"<xs:element name="e">\#(Self.simple(#"<xs:minInclusive value="0"/>"#))</xs:element>"#, Self.number + "`e`"
        )
        try expectWarnings(
            "in a list, in simple content",
            Schema.text(
                """
                <xs:simpleType name="L"><xs:list itemType="xs:positiveInteger"/></xs:simpleType>
                <xs:complexType name="T"><xs:simpleContent><xs:extension base="L">
                <xs:attribute name="a" type="xs:integer"/></xs:extension></xs:simpleContent></xs:complexType>
                """), Self.number + "`a` and 1 more")
        // Defaults of elements.
        try expectElement(#"<xs:element name="e" type="xs:byte" default="1"/>"#)
        try expectElement(#"<xs:element name="e" type="xs:token" default="x" minOccurs="0"/>"#, Self.type + "`e`")
        try expectElement(
            #"<xs:element name="e" type="xs:byte" default="1" minOccurs="0"/>"#, Self.emptyElement + "`e`")
        try expectElement(#"<xs:element name="e" type="xs:date" fixed="2026-01-01"/>"#, Self.emptyElement + "`e`")
        // A warning has the place of the first declaration, and counts each once.
        let schema = Schema.text(
            """

            <xs:element name="first" type="xs:int"/><xs:element name="second" type="xs:int"/>
            <xs:complexType name="A"><xs:sequence><xs:element ref="first"/><xs:element ref="second"/></xs:sequence></xs:complexType>
            <xs:complexType name="B"><xs:sequence><xs:element ref="second"/></xs:sequence></xs:complexType>
            """)
        let folder = try ModelFolder(["s.xsd": schema])
        let messages = try folder.generate(["s.xsd"]).messages.map { folder.shortened("\($0)") }
        expectEqual(messages, ["s.xsd:2:1: warning: \(Self.type)`first` and 1 more"])
        // Dots of a name are not steps of a path.
        do {
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
}
