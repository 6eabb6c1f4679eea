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
        enum CodingKeys: String, CodingKey { case id, value, extensions = "extension" }
    }

    struct Extension: Codable, Equatable {
        @XMLAttribute var url: String
        var extensions: [Extension]
        var value: Value?
        enum CodingKeys: String, CodingKey { case url, extensions = "extension", value = "*" }
    }

    /// The value of an element whose name ends in the type of its value.
    indirect enum Value: Codable, Equatable {
        case valueDateTime(Primitive<XML.DateTime>), valueDecimal(Primitive<XML.DecimalNumber>)
        case valueCode(Primitive<String>), valueString(Primitive<String>), valueInteger(Primitive<Int>)
        case valueBoolean(Primitive<Bool>), valueQuantity(Quantity), valueCodeableConcept(CodeableConcept)
    }

    struct Quantity: Codable, Equatable {
        var value: Primitive<XML.DecimalNumber>?
        var comparator, unit: Primitive<String>?
        var system: Primitive<URL>?
        var code: Primitive<String>?
    }

    /// A coding, an identifier or a reference.
    struct Designation: Codable, Equatable {
        var extensions: [Extension]
        var use, reference: Primitive<String>?
        var system: Primitive<URL>?
        var code, value, display: Primitive<String>?
        enum CodingKeys: String, CodingKey {
            case extensions = "extension", use, reference, system, code, value, display
        }
    }

    struct CodeableConcept: Codable, Equatable {
        var coding: [Designation]
        var text: Primitive<String>?
    }

    struct HumanName: Codable, Equatable {
        var use, family: Primitive<String>?
        var given: [Primitive<String>]
    }

    struct Narrative: Codable, Equatable {
        var status: Primitive<String>
        var div: XHTML.Block
        enum CodingKeys: String, CodingKey { case status, div = "{http://www.w3.org/1999/xhtml}div" }
    }

    // MARK: - Resources

    indirect enum Resource: Codable, Equatable {
        case patient(Patient), observation(Observation)
        enum CodingKeys: String, CodingKey { case patient = "Patient", observation = "Observation" }
    }

    struct Patient: Codable, Equatable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(root: "Patient")
        var id: Primitive<String>?
        var text: Narrative?
        var identifiers: [Designation]
        var active: Primitive<Bool>?
        var names: [HumanName]
        var gender: Primitive<String>?
        var birthDate: Primitive<XML.DateTime>?
        enum CodingKeys: String, CodingKey {
            case id, text, identifiers = "identifier", active, names = "name", gender, birthDate
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
        var subject: Designation?
        var effective: Effective?
        var issued: Primitive<XML.DateTime>?
        var performers: [Designation]
        var value: Value?
        var components: [Component]
        enum CodingKeys: String, CodingKey {
            case id, text, contained, extensions = "extension", status, categories = "category", code, subject
            case effective = "*effective", issued, performers = "performer", value = "*value", components = "component"
        }

        enum Effective: Codable, Equatable {
            case effectiveDateTime(Primitive<XML.DateTime>)
            case effectivePeriod(start: Primitive<XML.DateTime>?, end: Primitive<XML.DateTime>?)
        }
    }

    struct Component: Codable, Equatable {
        var code: CodeableConcept
        var value: Value?
        enum CodingKeys: String, CodingKey { case code, value = "*" }
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
            "<valueBoolean><extension url=\"urn:example:unknown\"/></valueBoolean>", "",
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
