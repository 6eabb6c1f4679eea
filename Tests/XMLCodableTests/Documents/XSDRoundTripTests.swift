import Foundation
import Testing
import XMLCodable

/// XML Schema: types that are qualified names, recursive model groups, and components in any order.
enum XSD {
    struct Schema: Codable, Equatable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(root: "xs:schema")
        @XMLAttribute var targetNamespace: String?
        @XMLAttribute var elementFormDefault: Form?
        @XMLAttribute var attributeFormDefault: Form?
        @XMLAttribute @XMLList var finalDefault: [String]
        @XMLAttribute var version: String?
        @XMLAttribute var language: String?
        var components: [Component]
        enum CodingKeys: String, CodingKey {
            case targetNamespace, elementFormDefault, attributeFormDefault, finalDefault, version, language = "xml:lang"
            case components = "*"
        }
    }

    enum Form: String, Codable { case qualified, unqualified }

    /// What a schema, a type or a model group has.
    indirect enum Component: Codable, Equatable {
        case include(Reference), `import`(Reference), annotation(Annotation)
        case element(Declaration), attribute(Declaration), simpleType(SimpleType), complexType(ComplexType)
        case simpleContent(Content), complexContent(Content), sequence(Group), choice(Group), all(Group), group(Group)
        case attributeGroup(Group), any(Wildcard), anyAttribute(Wildcard)
        enum CodingKeys: String, CodingKey {
            case include = "xs:include", `import` = "xs:import", annotation = "xs:annotation", element = "xs:element"
            case attribute = "xs:attribute", simpleType = "xs:simpleType", complexType = "xs:complexType"
            case simpleContent = "xs:simpleContent", complexContent = "xs:complexContent", sequence = "xs:sequence"
            case choice = "xs:choice", all = "xs:all", group = "xs:group", attributeGroup = "xs:attributeGroup"
            case any = "xs:any", anyAttribute = "xs:anyAttribute"
        }
    }

    struct Reference: Codable, Equatable {
        @XMLAttribute var namespace: String?
        @XMLAttribute var schemaLocation: URL?
    }

    // MARK: - Annotations

    typealias Annotation = Contents<Note>

    enum Note: Codable, Equatable {
        case documentation(Documentation), appinfo(Documentation)
        enum CodingKeys: String, CodingKey { case documentation = "xs:documentation", appinfo = "xs:appinfo" }
    }

    /// Text with elements of any other vocabulary.
    struct Documentation: Codable, Equatable {
        @XMLAttribute var source: URL?
        @XMLAttribute var language: String?
        var content: [XML.Node]
        enum CodingKeys: String, CodingKey { case source, language = "xml:lang", content = "*" }
    }

    // MARK: - Elements and attributes

    enum Occurrences: Codable, Equatable {
        case number(Int), unbounded

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            self = try container.decode(String.self) == "unbounded" ? .unbounded : .number(container.decode(Int.self))
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch self {
            case .number(let number): try container.encode(number)
            case .unbounded: try container.encode("unbounded")
            }
        }
    }

    /// An element or an attribute.
    struct Declaration: Codable, Equatable {
        @XMLAttribute var name: String?
        @XMLAttribute var ref: XML.QualifiedName?
        @XMLAttribute var type: XML.QualifiedName?
        @XMLAttribute var use: String?
        @XMLAttribute var substitutionGroup: XML.QualifiedName?
        @XMLAttribute var minOccurs: Int?
        @XMLAttribute var maxOccurs: Occurrences?
        @XMLAttribute var nillable: Bool?
        @XMLAttribute var abstract: Bool?
        @XMLAttribute var defaultValue: String?
        @XMLAttribute var fixed: String?
        var annotation: Annotation?
        var definition: Component?
        enum CodingKeys: String, CodingKey {
            case name, ref, type, use, substitutionGroup, minOccurs, maxOccurs, nillable, abstract
            case defaultValue = "default", fixed, annotation = "xs:annotation", definition = "*"
        }
    }

    struct Wildcard: Codable, Equatable {
        @XMLAttribute @XMLList var namespace: [String]
        @XMLAttribute var processContents: String?
        @XMLAttribute var minOccurs: Int?
        @XMLAttribute var maxOccurs: Occurrences?
        var annotation: Annotation?
        enum CodingKeys: String, CodingKey {
            case namespace, processContents, minOccurs, maxOccurs, annotation = "xs:annotation"
        }
    }

    // MARK: - Types

    struct SimpleType: Codable, Equatable {
        @XMLAttribute var name: String?
        var annotation: Annotation?
        var derivation: Derivation
        enum CodingKeys: String, CodingKey { case name, annotation = "xs:annotation", derivation = "*" }

        indirect enum Derivation: Codable, Equatable {
            case restriction(Derived<Facet>), list(Members), union(Members)
            enum CodingKeys: String, CodingKey {
                case restriction = "xs:restriction", list = "xs:list", union = "xs:union"
            }
        }
    }

    /// The types of a list or of a union.
    struct Members: Codable, Equatable {
        @XMLAttribute var itemType: XML.QualifiedName?
        @XMLAttribute @XMLList var memberTypes: [XML.QualifiedName]
        var simpleTypes: [SimpleType]
        enum CodingKeys: String, CodingKey { case itemType, memberTypes, simpleTypes = "xs:simpleType" }
    }

    struct Derived<Item: Codable & Equatable>: Codable, Equatable {
        @XMLAttribute var base: XML.QualifiedName?
        var items: [Item]
        enum CodingKeys: String, CodingKey { case base, items = "*" }
    }

    enum Facet: Codable, Equatable {
        case pattern(Value), enumeration(Value), whiteSpace(Value), minInclusive(Value), maxInclusive(Value)
        case length(Value), minLength(Value), maxLength(Value)
        enum CodingKeys: String, CodingKey {
            case pattern = "xs:pattern", enumeration = "xs:enumeration", whiteSpace = "xs:whiteSpace"
            case minInclusive = "xs:minInclusive", maxInclusive = "xs:maxInclusive", length = "xs:length"
            case minLength = "xs:minLength", maxLength = "xs:maxLength"
        }
    }

    struct Value: Codable, Equatable {
        @XMLAttribute var value: String
        @XMLAttribute var fixed: Bool?
        var annotation: Annotation?
        enum CodingKeys: String, CodingKey { case value, fixed, annotation = "xs:annotation" }
    }

    struct ComplexType: Codable, Equatable {
        @XMLAttribute var name: String?
        @XMLAttribute var mixed: Bool?
        @XMLAttribute var abstract: Bool?
        @XMLAttribute @XMLList var final: [String]
        var annotation: Annotation?
        var parts: [Component]
        enum CodingKeys: String, CodingKey {
            case name, mixed, abstract, final, annotation = "xs:annotation", parts = "*"
        }
    }

    struct Content: Codable, Equatable {
        @XMLAttribute var mixed: Bool?
        var derivation: Derivation
        enum CodingKeys: String, CodingKey { case mixed, derivation = "*" }

        enum Derivation: Codable, Equatable {
            case restriction(Derived<Component>), `extension`(Derived<Component>)
            enum CodingKeys: String, CodingKey { case restriction = "xs:restriction", `extension` = "xs:extension" }
        }
    }

    /// A model group, a named group, a group of attributes, or a reference to one.
    struct Group: Codable, Equatable {
        @XMLAttribute var name: String?
        @XMLAttribute var ref: XML.QualifiedName?
        @XMLAttribute var minOccurs: Int?
        @XMLAttribute var maxOccurs: Occurrences?
        var annotation: Annotation?
        var items: [Component]
        enum CodingKeys: String, CodingKey {
            case name, ref, minOccurs, maxOccurs, annotation = "xs:annotation", items = "*"
        }
    }

    static let namespace = "http://www.w3.org/2001/XMLSchema"
    static let outline = DocumentOutline(
        mixed: ["documentation", "appinfo"], in: namespace,
        qualifiedNames: ["@type", "@ref", "@base", "@itemType", "@memberTypes", "@substitutionGroup"])
}

/// Round trips of XML Schema.
struct XSDRoundTripTests {
    private func expectUnchangedSchema(_ data: Data) throws -> (value: XSD.Schema, written: Data) {
        let decoder = XMLDecoder()
        decoder.namespaces = .bound(["xs": XSD.namespace])
        let encoder = XMLEncoder()
        encoder.namespaces = decoder.namespaces
        return try expectUnchanged(
            XSD.Schema.self, data, formattings: [[]], outline: XSD.outline, decoder: decoder, encoder: encoder)
    }

    @Test("the schema of SOAP 1.1 is unchanged", .enabled(if: RealDocument.hasShared))
    func soap() throws {
        let schema = try expectUnchangedSchema(RealDocument.shared("xsd-soap11.xsd")).value
        let types = schema.components.compactMap { component in
            if case .element(let element) = component { element.type?.description } else { nil }
        }
        let soap = "http://schemas.xmlsoap.org/soap/envelope/"
        expectEqual(types, ["{\(soap)}Envelope", "{\(soap)}Header", "{\(soap)}Body", "{\(soap)}Fault"])
    }

    @Test("names in values, recursive groups, facets and documentation are unchanged")
    func names() throws {
        let xml = """
            <schema xmlns="http://www.w3.org/2001/XMLSchema" xmlns:tns="urn:example:tides" targetNamespace="urn:example:tides"
                elementFormDefault="qualified" xml:lang="en" finalDefault="extension restriction">
                <import namespace="urn:example:units" schemaLocation="units.xsd"/>
                <annotation>
                    <documentation>  See <a xmlns="http://www.w3.org/1999/xhtml" href="x"><b>the</b> <i>table</i></a>.
                    </documentation>
                    <appinfo source="urn:example:tools"><b xmlns="urn:x"/> <b xmlns="urn:y"/></appinfo>
                </annotation>
                <element name="tides" type="tns:Tides" nillable="false"/>
                <element name="other" type="string" default=" none " substitutionGroup="tns:tides"/>
                <complexType name="Tides" mixed="true" abstract="false">
                    <sequence>
                        <choice minOccurs="0" maxOccurs="unbounded">
                            <sequence><element ref="tns:other" maxOccurs="2"/><any namespace="##other urn:x"/></sequence>
                            <choice/>
                            <element name="unit"><simpleType><union memberTypes="tns:Unit u:Unit float"
                                xmlns:u="urn:example:units"/></simpleType></element>
                        </choice>
                        <group ref="tns:More" minOccurs="0"/>
                    </sequence>
                    <attribute name="kind" type="tns:Unit" use="required" fixed=""/>
                    <anyAttribute namespace="##local" processContents="skip"/>
                </complexType>
                <simpleType name="Unit">
                    <restriction base="token">
                        <enumeration value="m"><annotation><documentation>metres</documentation></annotation></enumeration>
                        <pattern value="\\s+|[a-z]&#10;"/>
                        <maxLength value="010" fixed="true"/>
                    </restriction>
                </simpleType>
                <complexType name="Height">
                    <simpleContent><extension base="decimal"><attribute name="unit"/></extension></simpleContent>
                </complexType>
                <group name="More"><all><element name="x" type="anyType"/></all></group>
            </schema>
            """
        let schema = try expectUnchangedSchema(Data(xml.utf8)).value
        let names = schema.components.compactMap { if case .element(let element) = $0 { element.type } else { nil } }
        expectEqual(names.map(\.namespaceURI), ["urn:example:tides", "http://www.w3.org/2001/XMLSchema"])
    }
}
