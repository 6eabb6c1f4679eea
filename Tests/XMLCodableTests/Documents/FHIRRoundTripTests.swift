import Foundation
import Testing
import XMLCodable

/// FHIR: values in attributes, each with extensions of its own, partial dates, and one element of several types.
enum FHIR {
    // MARK: - Elements

    /// A value, which an extension may stand for.
    struct Primitive<Value: Codable & Equatable>: Codable, Equatable {
        @XMLAttribute var id: String?
        @XMLAttribute var value: Value?
        var extensions: [Extension]

        enum CodingKeys: String, CodingKey {
            case id, value
            case extensions = "extension"
        }
    }

    /// A decimal, whose precision counts: 2.50 is not 2.5.
    struct PreciseDecimal: Codable, Equatable {
        var text: String
        var value: Decimal

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            value = try container.decode(Decimal.self)
            text = try container.decode(String.self)
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(text)
        }
    }

    struct Extension: Codable, Equatable {
        @XMLAttribute var url: String
        var extensions: [Extension]
        var value: Value?

        enum CodingKeys: String, CodingKey {
            case url
            case extensions = "extension"
            case value = "*"
        }
    }

    /// The value of an element whose name ends in the type of its value.
    indirect enum Value: Codable, Equatable {
        case valueDateTime(Primitive<XML.DateTime>)
        case valueDecimal(Primitive<PreciseDecimal>)
        case valueCode(Primitive<String>), valueString(Primitive<String>)
        case valueInteger(Primitive<Int>)
        case valueBoolean(Primitive<Bool>)
        case valueQuantity(Quantity)
        case valueCodeableConcept(CodeableConcept)
    }

    struct Quantity: Codable, Equatable {
        var value: Primitive<PreciseDecimal>?
        var comparator: Primitive<String>?
        var unit: Primitive<String>?
        var system: Primitive<URL>?
        var code: Primitive<String>?
    }

    struct Coding: Codable, Equatable {
        var extensions: [Extension]
        var system: Primitive<URL>?
        var code: Primitive<String>?
        var display: Primitive<String>?

        enum CodingKeys: String, CodingKey {
            case extensions = "extension"
            case system, code, display
        }
    }

    struct CodeableConcept: Codable, Equatable {
        var coding: [Coding]
        var text: Primitive<String>?
    }

    struct Reference: Codable, Equatable {
        var reference: Primitive<String>?
        var display: Primitive<String>?
    }

    struct Identifier: Codable, Equatable {
        var use: Primitive<String>?
        var system: Primitive<URL>?
        var value: Primitive<String>?
    }

    struct HumanName: Codable, Equatable {
        var use: Primitive<String>?
        var family: Primitive<String>?
        var given: [Primitive<String>]
    }

    struct Period: Codable, Equatable {
        var start: Primitive<XML.DateTime>?
        var end: Primitive<XML.DateTime>?
    }

    struct Narrative: Codable, Equatable {
        var status: Primitive<String>
        var div: XHTML.Block

        enum CodingKeys: String, CodingKey {
            case status
            case div = "{http://www.w3.org/1999/xhtml}div"
        }
    }

    // MARK: - Resources

    indirect enum Resource: Codable, Equatable {
        case patient(Patient)
        case observation(Observation)

        enum CodingKeys: String, CodingKey {
            case patient = "Patient"
            case observation = "Observation"
        }
    }

    struct Patient: Codable, Equatable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(root: "Patient")
        var id: Primitive<String>?
        var text: Narrative?
        var identifiers: [Identifier]
        var active: Primitive<Bool>?
        var names: [HumanName]
        var gender: Primitive<String>?
        var birthDate: Primitive<XML.DateTime>?

        enum CodingKeys: String, CodingKey {
            case id, text
            case identifiers = "identifier"
            case active
            case names = "name"
            case gender, birthDate
        }
    }

    struct Observation: Codable, Equatable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(root: "Observation")
        var id: Primitive<String>?
        var text: Narrative?
        var contained: [Resource]
        var extensions: [Extension]
        var status: Primitive<String>
        var categories: [CodeableConcept]
        var code: CodeableConcept
        var subject: Reference?
        var effective: Effective?
        var issued: Primitive<XML.DateTime>?
        var performers: [Reference]
        var value: Value?
        var components: [Component]

        enum CodingKeys: String, CodingKey {
            case id, text, contained
            case extensions = "extension"
            case status
            case categories = "category"
            case code, subject
            case effective = "*effective"
            case issued
            case performers = "performer"
            case value = "*value"
            case components = "component"
        }

        enum Effective: Codable, Equatable {
            case effectiveDateTime(Primitive<XML.DateTime>)
            case effectivePeriod(Period)
        }
    }

    struct Component: Codable, Equatable {
        var code: CodeableConcept
        var value: Value?

        enum CodingKeys: String, CodingKey {
            case code
            case value = "*"
        }
    }

    static let namespaces = XMLNamespaceStrategy.bound(["": "http://hl7.org/fhir"])
}

/// Round trips of FHIR resources.
struct FHIRRoundTripTests {
    @discardableResult
    private func expectUnchangedResource<Resource: Codable & Equatable>(
        _ type: Resource.Type, _ data: Data
    ) throws -> (value: Resource, written: Data) {
        let decoder = XHTML.decoder
        decoder.namespaces = FHIR.namespaces
        let encoder = XMLEncoder()
        encoder.namespaces = FHIR.namespaces
        return try expectUnchanged(
            type, data, formattings: [[]], outline: XHTML.outline, decoder: decoder, encoder: encoder)
    }

    @Test("an observation is unchanged", .enabled(if: RealDocument.hasShared))
    func observation() throws {
        let data = try RealDocument.shared("fhir-observation.xml")
        let observation = try expectUnchangedResource(FHIR.Observation.self, data).value
        let dates = observation.contained.compactMap { resource in
            if case .patient(let patient) = resource { patient.birthDate } else { nil }
        }
        expectEqual(dates.map(\.value), [XML.DateTime(year: 2016, month: 5, day: 18)])
        expectEqual(dates.first?.extensions.count, 1)
        expectEqual(observation.components.count, 5)
    }

    @Test("partial dates, precision, and extensions in place of values are unchanged")
    func partialDates() throws {
        let xml = """
            <f:Patient xmlns:f="http://hl7.org/fhir">
                <f:text>
                    <f:status value="generated"/>
                    <div xmlns="http://www.w3.org/1999/xhtml"><b>Ada</b> <i>L.</i><br/> <a href="#x">more</a></div>
                </f:text>
                <f:active value="true"/>
                <f:name>
                    <f:family value=" van  Gent "/>
                    <f:given>
                        <f:extension url="urn:example:unknown"><f:valueCode value="masked"/></f:extension>
                    </f:given>
                    <f:given value="A."/>
                </f:name>
                <f:birthDate id="b" value="1970-03">
                    <f:extension url="urn:example:outer">
                        <f:extension url="from"><f:valueDateTime value="1970-03-01T06:30:00.000+01:00"/></f:extension>
                        <f:extension url="height"><f:valueDecimal value="2.50"/></f:extension>
                        <f:extension url="count"><f:valueInteger value="0"/></f:extension>
                    </f:extension>
                </f:birthDate>
            </f:Patient>
            """
        let patient = try expectUnchangedResource(FHIR.Patient.self, Data(xml.utf8)).value
        expectEqual(patient.birthDate?.value, XML.DateTime(year: 1970, month: 3))
        expectEqual(patient.names.first?.given.map(\.value), [nil, "A."])
    }

    @Test(
        "one element has one of several types",
        arguments: [
            """
            <effectiveDateTime value="2026"/><valueQuantity><value value="4.10"/><unit value="m"/></valueQuantity>
            """,
            """
            <effectivePeriod><start value="2026-07"/><end value="2026-07-02T08:00:00-00:00"/></effectivePeriod>\
            <issued value="2026-07-02T08:00:00.1230Z"/><valueString value="a&#10;b"/>
            """,
            "<valueBoolean><extension url=\"urn:example:unknown\"/></valueBoolean>",
            "",
        ])
    func types(_ values: String) throws {
        let xml = """
            <Observation xmlns="http://hl7.org/fhir">
                <contained><Patient><gender value="other"/></Patient></contained>
                <contained><Observation><status value="final"/><code/></Observation></contained>
                <status value="final"/>
                <code><coding><code value="1"/></coding></code>
                \(values)
            </Observation>
            """
        let observation = try expectUnchangedResource(FHIR.Observation.self, Data(xml.utf8)).value
        expectEqual(observation.contained.count, 2)
        expectEqual((observation.value == nil), values.isEmpty)
    }
}
