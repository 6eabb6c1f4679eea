import Foundation
import Testing
import XMLModelGenerator

/// What the constructs of XML Schema become.
struct SchemaConstructTests {
    /// Checks lines of the Swift code of a construct, without the white space around them.
    private func expectLines(
        _ name: String, _ schema: String, _ lines: String..., sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let result = try ModelFolder(["s.xsd": schema]).generate(["s.xsd"])
        let text = result.files.map(\.text).joined()
        let found = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        for line in lines {
            #expect(found.contains(line), "\(name): \(line) is not in\n\(text)", sourceLocation: sourceLocation)
        }
        // What no type of a document can carry has tests of its own.
        let isKnown = result.messages.allSatisfy { $0.severity == .warning && SchemaLossTests.isKnown($0) }
        #expect(isKnown, sourceLocation: sourceLocation)
    }

    @Test("Each construct has its Swift, and what is a few texts is Hashable")
    func construct() throws {
        for (type, swift) in [
            ("string", "String"), ("token", "String"), ("anyURI", "String"), ("boolean", "Bool"), ("int", "Int"),
            ("byte", "Int"), ("integer", "Int"), ("long", "Int64"), ("unsignedInt", "UInt32"),
            ("unsignedLong", "UInt64"), ("decimal", "Decimal"), ("double", "Double"), ("float", "Float"),
            ("date", "XML.DateTime"), ("gYear", "XML.DateTime"), ("duration", "XML.Duration"), ("base64Binary", "Data"),
            ("QName", "XML.QualifiedName"),
        ] {
            let schema = Schema.type(#"<xs:attribute name="a" type="xs:\#(type)"/>"#)
            try expectLines(type, schema, "@XMLAttribute public var a: \(swift)?")
        }
        for (type, line) in [
            ("string", "@XMLTransformed<XML.PreservedString> public var e: String"), ("token", "public var e: String"),
            ("hexBinary", "@XMLTransformed<XML.HexData> public var e: Data"),
            ("NMTOKENS", "@XMLList public var e: [String]"), ("anyType", "public var e: XML.Element"),
            ("anySimpleType", "public var e: AnySimpleValue"),
        ] {
            let element = #"<xs:element name="e" type="xs:\#(type)"/>"#
            try expectLines("element of \(type)", Schema.type("<xs:sequence>\(element)</xs:sequence>"), line)
        }
        try expectLines(
            "an enumeration",
            Schema.text(
                #"""
                <xs:simpleType name="size"><xs:restriction base="xs:token"><xs:enumeration value="small"/>
                <xs:enumeration value="X-L"/><xs:enumeration value="1"/><xs:enumeration value=" small "/>
                </xs:restriction></xs:simpleType>
                <xs:complexType name="T"><xs:attribute name="a" type="size"/></xs:complexType>
                """#),
            "public enum Size: String, Codable, Sendable, CaseIterable {", "case small", #"case xL = "X-L""#,
            #"case value1 = "1""#, "@XMLAttribute public var a: Size?")
        try expectLines(
            "an inline enumeration",
            Schema.type(
                """
                <xs:attribute name="kind"><xs:simpleType><xs:restriction base="xs:NMTOKEN">
                <xs:enumeration value="a"/></xs:restriction></xs:simpleType></xs:attribute>
                """),
            "@XMLAttribute public var kind: Kind?", "public enum Kind: String, Codable, Sendable, CaseIterable {")
        try expectLines(
            "a list",
            Schema.type(
                """
                <xs:attribute name="a"><xs:simpleType><xs:list itemType="xs:int"/></xs:simpleType></xs:attribute>
                """),
            "@XMLAttribute @XMLList public var a: [Int]?")
        try expectLines(
            "a union",
            Schema.type(
                """
                <xs:attribute name="a"><xs:simpleType><xs:union memberTypes="xs:int xs:date"/></xs:simpleType></xs:attribute>
                """),
            "@XMLAttribute public var a: A?", "case int(Int)", "case dateTime(XML.DateTime)")
        try expectLines(
            "roots that are all values", Schema.text(#"<xs:element name="r" type="xs:int"/>"#),
            "public enum Document: Codable, Sendable {", "case r(Int)")
        try expectLines(
            "facets",
            Schema.type(
                """
                <xs:attribute name="a"><xs:simpleType><xs:restriction base="xs:int"><xs:maxInclusive value="9"/>
                </xs:restriction></xs:simpleType></xs:attribute>
                """),
            "/// Facets: maxInclusive `9`.", "@XMLAttribute public var a: Int?")
        try expectLines(
            "a default", Schema.type(#"<xs:attribute name="a" type="xs:int" default="3"/>"#),
            "/// Defaults to `3`.", "@XMLAttribute public var a: Int?", "public var aOrDefault: Int { a ?? 3 }")
        try expectLines(
            "a default of an element",
            Schema.type(#"<xs:sequence><xs:element name="e" type="xs:int" default="3"/></xs:sequence>"#),
            "@XMLDefault<EDefault> public var e: Int", "public enum EDefault: XMLDefaultProvider {",
            "public static var defaultValue: Int { 3 }")
        try expectLines(
            "a required attribute", Schema.type(#"<xs:attribute name="a" type="xs:int" use="required"/>"#),
            "@XMLAttribute public var a: Int", "public init(a: Int) {")
        try expectLines(
            "a nillable element",
            Schema.type(
                #"<xs:sequence><xs:element name="e" type="xs:int" nillable="true" minOccurs="0"/></xs:sequence>"#),
            "public var e: XML.Nillable<Int>?")
        try expectLines(
            "text with attributes",
            Schema.type(
                """
                <xs:simpleContent><xs:extension base="xs:decimal"><xs:attribute name="unit" type="xs:token"/></xs:extension>
                </xs:simpleContent>
                """),
            "@XMLAttribute public var unit: String?", "@XMLText public var value: Decimal")
        try expectLines(
            "mixed content",
            Schema.text(
                """
                <xs:complexType name="T" mixed="true"><xs:sequence><xs:element name="b" type="xs:token"/></xs:sequence>
                </xs:complexType>
                """),
            "public enum Content: Codable, Sendable, XMLMapped {",
            "public static let xmlMapping = XMLTypeMapping(isMixed: true)", "case text(String)", "case b(String)")
        try expectLines(
            "any attribute", Schema.type("<xs:anyAttribute/>"),
            "@XMLAnyAttributes public var otherAttributes: [XML.Attribute]")
        try expectLines(
            "xs:all",
            Schema.type(
                """
                <xs:all><xs:element name="a" type="xs:int"/><xs:element name="b" type="xs:int" minOccurs="0"/></xs:all>
                """),
            "public var a: Int", "public var b: Int?")
        try expectLines(
            "a type that contains itself",
            Schema.type(#"<xs:sequence><xs:element name="t" type="T" minOccurs="0"/></xs:sequence>"#),
            "@XMLIndirect public var t: T?")
        try expectLines(
            "Swift's keywords and names",
            Schema.text(
                """
                <xs:complexType name="Type"><xs:sequence><xs:element name="default" type="xs:int"/></xs:sequence>
                <xs:attribute name="default" type="xs:int"/><xs:attribute name="self" type="xs:int"/></xs:complexType>
                <xs:element name="string"><xs:complexType/></xs:element>
                """),
            "public struct TypeType: Codable, Sendable, Hashable {", "public var `default`: Int",
            "@XMLAttribute public var defaultAttribute: Int?", "@XMLAttribute public var selfAttribute: Int?",
            "public struct StringElement: Codable, Sendable, XMLMapped {")
        try expectLines(
            "a namespace",
            Schema.text(
                #"""
                <xs:element name="r"><xs:complexType><xs:sequence><xs:element name="q" type="xs:int"/>
                <xs:element name="u" type="xs:int" form="unqualified"/></xs:sequence></xs:complexType></xs:element>
                """#, attributes: #"targetNamespace="urn:x" xmlns="urn:x" elementFormDefault="qualified""#),
            #"public static let xmlMapping = XMLTypeMapping(root: "r", namespace: "urn:x", prefix: "x")"#, "case q",
            #"case u = "{}u""#)
        // What is a few texts is Hashable.
        let attributes = (0..<5).map { #"<xs:attribute name="a\#($0)" type="xs:int"/>"# }
        let schema = Schema.text(
            """
            <xs:complexType name="Four">\(attributes[..<4].joined())</xs:complexType>
            <xs:complexType name="Five">\(attributes.joined())</xs:complexType>
            <xs:complexType name="Outer"><xs:sequence><xs:element name="e" type="Four"/></xs:sequence></xs:complexType>
            <xs:complexType name="Open"><xs:attribute name="a" type="xs:int"/><xs:anyAttribute/></xs:complexType>
            <xs:element name="root"><xs:complexType><xs:attribute name="a" type="xs:int"/></xs:complexType></xs:element>
            """)
        let text = try ModelFolder(["s.xsd": schema]).generate(["s.xsd"]).files[0].text
        expectPart(text, "public struct Four: Codable, Sendable, Hashable {")
        expectPart(text, "public struct Five: Codable, Sendable {")
        expectPart(text, "public struct Outer: Codable, Sendable {")
        expectPart(text, "public struct Open: Codable, Sendable {")
        expectPart(text, "public struct Root: Codable, Sendable, XMLMapped {")
    }

    @Test(
        "A long enumeration is a struct, and many attributes have keys instead of wrappers, for the time of the compiler"
    )
    func longEnumeration() throws {
        let values = (0..<151).map { #"<xs:enumeration value="v\#($0)"/>"# }.joined()
        let schema = Schema.text(
            #"<xs:simpleType name="s"><xs:restriction base="xs:token">\#(values)</xs:restriction></xs:simpleType>"#
                + #"<xs:complexType name="T"><xs:attribute name="a" type="s"/></xs:complexType>"#)
        let text = try ModelFolder(["s.xsd": schema]).generate(["s.xsd"]).files[0].text
        expectPart(text, "public struct S: RawRepresentable, Codable, Sendable, Hashable {")
        expectPart(text, #"public static let v150 = S(rawValue: "v150")"#)
        let wide = Schema.type((0..<51).map { #"<xs:attribute name="a\#($0)" type="xs:int"/>"# }.joined())
        let keyed = try ModelFolder(["s.xsd": wide]).generate(["s.xsd"]).files[0].text
        expectPart(keyed, "    public var a50: Int?")
        expectPart(keyed, #"case a50 = "@a50""#)
        #expect(!keyed.contains("@XMLAttribute"))
    }

    @Test("The documentation of a global element is that of its inline type, unless the type has its own")
    func documentationOfElements() throws {
        func words(_ text: String) -> String {
            "<xs:annotation><xs:documentation>\(text)</xs:documentation></xs:annotation>"
        }
        let schema = Schema.text(
            """
            <xs:element name="first">\(words("About the first."))<xs:complexType/></xs:element>
            <xs:element name="second">\(words("About the element."))
            <xs:complexType>\(words("About the type."))</xs:complexType></xs:element>
            """)
        let text = try ModelFolder(["s.xsd": schema]).generate(["s.xsd"]).files[0].text
        expectPart(text, "/// About the first.\n///\n/// The element `first`.\npublic struct First")
        expectPart(text, "/// About the type.\n///\n/// The element `second`.\npublic struct Second")
        #expect(!text.contains("About the element."))
    }
}
