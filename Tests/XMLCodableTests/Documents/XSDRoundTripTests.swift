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
            case targetNamespace, elementFormDefault, attributeFormDefault, finalDefault, version
            case language = "xml:lang"
            case components = "*"
        }
    }

    enum Form: String, Codable {
        case qualified, unqualified
    }

    enum Component: Codable, Equatable {
        case include(Reference), `import`(Reference)
        case annotation(Annotation)
        case element(Element)
        case attribute(Attribute)
        case simpleType(SimpleType)
        case complexType(ComplexType)
        case group(Group)
        case attributeGroup(AttributeGroup)

        enum CodingKeys: String, CodingKey {
            case include = "xs:include"
            case `import` = "xs:import"
            case annotation = "xs:annotation"
            case element = "xs:element"
            case attribute = "xs:attribute"
            case simpleType = "xs:simpleType"
            case complexType = "xs:complexType"
            case group = "xs:group"
            case attributeGroup = "xs:attributeGroup"
        }
    }

    struct Reference: Codable, Equatable {
        @XMLAttribute var namespace: String?
        @XMLAttribute var schemaLocation: URL?
    }

    // MARK: - Annotations

    struct Annotation: Codable, Equatable {
        var items: [Item]
        enum CodingKeys: String, CodingKey { case items = "*" }

        enum Item: Codable, Equatable {
            case documentation(Documentation), appinfo(Documentation)

            enum CodingKeys: String, CodingKey {
                case documentation = "xs:documentation"
                case appinfo = "xs:appinfo"
            }
        }
    }

    /// Text with elements of any other vocabulary.
    struct Documentation: Codable, Equatable {
        @XMLAttribute var source: URL?
        @XMLAttribute var language: String?
        var content: [XML.Node]

        enum CodingKeys: String, CodingKey {
            case source
            case language = "xml:lang"
            case content = "*"
        }
    }

    // MARK: - Elements and attributes

    enum Occurrences: Codable, Equatable {
        case number(Int)
        case unbounded

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

    struct Element: Codable, Equatable {
        @XMLAttribute var name: String?
        @XMLAttribute var ref: XML.QualifiedName?
        @XMLAttribute var type: XML.QualifiedName?
        @XMLAttribute var substitutionGroup: XML.QualifiedName?
        @XMLAttribute var minOccurs: Int?
        @XMLAttribute var maxOccurs: Occurrences?
        @XMLAttribute var nillable: Bool?
        @XMLAttribute var abstract: Bool?
        @XMLAttribute var defaultValue: String?
        @XMLAttribute var fixed: String?
        var annotation: Annotation?
        var definition: Definition?

        enum CodingKeys: String, CodingKey {
            case name, ref, type, substitutionGroup, minOccurs, maxOccurs, nillable, abstract
            case defaultValue = "default"
            case fixed
            case annotation = "xs:annotation"
            case definition = "*"
        }

        indirect enum Definition: Codable, Equatable {
            case simpleType(SimpleType)
            case complexType(ComplexType)

            enum CodingKeys: String, CodingKey {
                case simpleType = "xs:simpleType"
                case complexType = "xs:complexType"
            }
        }
    }

    enum Use: String, Codable {
        case required, optional, prohibited
    }

    struct Attribute: Codable, Equatable {
        @XMLAttribute var name: String?
        @XMLAttribute var ref: XML.QualifiedName?
        @XMLAttribute var type: XML.QualifiedName?
        @XMLAttribute var use: Use?
        @XMLAttribute var defaultValue: String?
        @XMLAttribute var fixed: String?
        var annotation: Annotation?
        var simpleType: SimpleType?

        enum CodingKeys: String, CodingKey {
            case name, ref, type, use
            case defaultValue = "default"
            case fixed
            case annotation = "xs:annotation"
            case simpleType = "xs:simpleType"
        }
    }

    struct AttributeGroup: Codable, Equatable {
        @XMLAttribute var name: String?
        @XMLAttribute var ref: XML.QualifiedName?
        var attributes: [ComplexType.Part]

        enum CodingKeys: String, CodingKey {
            case name, ref
            case attributes = "*"
        }
    }

    struct Wildcard: Codable, Equatable {
        @XMLAttribute @XMLList var namespace: [String]
        @XMLAttribute var processContents: ProcessContents?
        @XMLAttribute var minOccurs: Int?
        @XMLAttribute var maxOccurs: Occurrences?
        var annotation: Annotation?

        enum CodingKeys: String, CodingKey {
            case namespace, processContents, minOccurs, maxOccurs
            case annotation = "xs:annotation"
        }
    }

    enum ProcessContents: String, Codable {
        case lax, skip, strict
    }

    // MARK: - Types

    struct SimpleType: Codable, Equatable {
        @XMLAttribute var name: String?
        var annotation: Annotation?
        var derivation: Derivation

        enum CodingKeys: String, CodingKey {
            case name
            case annotation = "xs:annotation"
            case derivation = "*"
        }

        indirect enum Derivation: Codable, Equatable {
            case restriction(Restriction)
            case list(List)
            case union(Union)

            enum CodingKeys: String, CodingKey {
                case restriction = "xs:restriction"
                case list = "xs:list"
                case union = "xs:union"
            }
        }
    }

    struct List: Codable, Equatable {
        @XMLAttribute var itemType: XML.QualifiedName?
        var simpleType: SimpleType?

        enum CodingKeys: String, CodingKey {
            case itemType
            case simpleType = "xs:simpleType"
        }
    }

    struct Union: Codable, Equatable {
        @XMLAttribute @XMLList var memberTypes: [XML.QualifiedName]
        var simpleTypes: [SimpleType]

        enum CodingKeys: String, CodingKey {
            case memberTypes
            case simpleTypes = "xs:simpleType"
        }
    }

    struct Restriction: Codable, Equatable {
        @XMLAttribute var base: XML.QualifiedName?
        var facets: [Facet]

        enum CodingKeys: String, CodingKey {
            case base
            case facets = "*"
        }
    }

    enum Facet: Codable, Equatable {
        case pattern(Value), enumeration(Value), whiteSpace(Value)
        case minInclusive(Value), maxInclusive(Value)
        case length(Value), minLength(Value), maxLength(Value)

        enum CodingKeys: String, CodingKey {
            case pattern = "xs:pattern"
            case enumeration = "xs:enumeration"
            case whiteSpace = "xs:whiteSpace"
            case minInclusive = "xs:minInclusive"
            case maxInclusive = "xs:maxInclusive"
            case length = "xs:length"
            case minLength = "xs:minLength"
            case maxLength = "xs:maxLength"
        }
    }

    struct Value: Codable, Equatable {
        @XMLAttribute var value: String
        @XMLAttribute var fixed: Bool?
        var annotation: Annotation?

        enum CodingKeys: String, CodingKey {
            case value, fixed
            case annotation = "xs:annotation"
        }
    }

    struct ComplexType: Codable, Equatable {
        @XMLAttribute var name: String?
        @XMLAttribute var mixed: Bool?
        @XMLAttribute var abstract: Bool?
        @XMLAttribute @XMLList var final: [String]
        var annotation: Annotation?
        var parts: [Part]

        enum CodingKeys: String, CodingKey {
            case name, mixed, abstract, final
            case annotation = "xs:annotation"
            case parts = "*"
        }

        indirect enum Part: Codable, Equatable {
            case simpleContent(Content), complexContent(Content)
            case sequence(Group), choice(Group), all(Group), group(Group)
            case attribute(Attribute)
            case attributeGroup(AttributeGroup)
            case anyAttribute(Wildcard)

            enum CodingKeys: String, CodingKey {
                case simpleContent = "xs:simpleContent"
                case complexContent = "xs:complexContent"
                case sequence = "xs:sequence"
                case choice = "xs:choice"
                case all = "xs:all"
                case group = "xs:group"
                case attribute = "xs:attribute"
                case attributeGroup = "xs:attributeGroup"
                case anyAttribute = "xs:anyAttribute"
            }
        }
    }

    struct Content: Codable, Equatable {
        @XMLAttribute var mixed: Bool?
        var derivation: Derivation

        enum CodingKeys: String, CodingKey {
            case mixed
            case derivation = "*"
        }

        enum Derivation: Codable, Equatable {
            case restriction(Derived), `extension`(Derived)

            enum CodingKeys: String, CodingKey {
                case restriction = "xs:restriction"
                case `extension` = "xs:extension"
            }
        }
    }

    struct Derived: Codable, Equatable {
        @XMLAttribute var base: XML.QualifiedName
        var parts: [ComplexType.Part]

        enum CodingKeys: String, CodingKey {
            case base
            case parts = "*"
        }
    }

    /// A model group, a named group, or a reference to one.
    struct Group: Codable, Equatable {
        @XMLAttribute var name: String?
        @XMLAttribute var ref: XML.QualifiedName?
        @XMLAttribute var minOccurs: Int?
        @XMLAttribute var maxOccurs: Occurrences?
        var annotation: Annotation?
        var particles: [Particle]

        enum CodingKeys: String, CodingKey {
            case name, ref, minOccurs, maxOccurs
            case annotation = "xs:annotation"
            case particles = "*"
        }
    }

    indirect enum Particle: Codable, Equatable {
        case element(Element)
        case sequence(Group), choice(Group), all(Group), group(Group)
        case any(Wildcard)

        enum CodingKeys: String, CodingKey {
            case element = "xs:element"
            case sequence = "xs:sequence"
            case choice = "xs:choice"
            case all = "xs:all"
            case group = "xs:group"
            case any = "xs:any"
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
        let names = schema.components.compactMap { component in
            if case .element(let element) = component { element.type } else { nil }
        }
        expectEqual(names.map(\.namespaceURI), ["urn:example:tides", "http://www.w3.org/2001/XMLSchema"])
    }
}
