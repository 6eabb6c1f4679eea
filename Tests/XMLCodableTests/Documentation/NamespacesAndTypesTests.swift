import Foundation
import Testing
import XMLCodable

/// The pairs of XMLMapping.md about namespaces and polymorphism.
struct NamespacesAndTypesTests {
    @Test("Bound prefixes, and names with their namespace")
    func bound() throws {
        let xml = """
            <soap:Envelope xmlns="urn:example:kitchen" xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/">
                <soap:Body>
                    <order soap:mustUnderstand="1">
                        <table>7</table>
                    </order>
                </soap:Body>
            </soap:Envelope>
            """
        let other = """
            <Envelope xmlns="http://schemas.xmlsoap.org/soap/envelope/" xmlns:s="http://schemas.xmlsoap.org/soap/envelope/">
                <Body>
                    <k:order xmlns:k="urn:example:kitchen" s:mustUnderstand="1"><k:table>7</k:table></k:order>
                </Body>
            </Envelope>
            """
        struct Envelope: Codable {
            var order: Order
            enum CodingKeys: String, CodingKey { case order = "soap:Body.order" }
        }
        struct Order: Codable {
            var mustUnderstand: Bool
            var table: Int
            enum CodingKeys: String, CodingKey {
                case mustUnderstand = "@soap:mustUnderstand"
                case table
            }
        }
        let (encoder, decoder) = (XMLEncoder(), XMLDecoder())
        decoder.namespaces = .bound([
            "soap": "http://schemas.xmlsoap.org/soap/envelope/",
            "": "urn:example:kitchen",
        ])
        encoder.namespaces = decoder.namespaces
        encoder.boolEncodingStrategy = .numeric
        encoder.outputFormatting = .prettyPrinted
        for document in [xml, other] {
            let envelope = try decoder.decode(Envelope.self, from: document)
            expectEqual(envelope.order.table, 7)
            try expectEqual(encoder.encodeToString(envelope, withRootKey: "soap:Envelope"), xml)
        }
        do {
            let xml = #"<photo xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="cat.jpg" />"#
            struct Photo: Codable {
                var link: String
                enum CodingKeys: String, CodingKey { case link = "@{http://www.w3.org/1999/xlink}href" }
            }
            let photo = try XMLDecoder().decode(Photo.self, from: xml)
            let root = try XML.Document(parsing: XMLEncoder().encodeToString(photo, withRootKey: "photo")).root
            expectEqual(photo.link, "cat.jpg")
            expectEqual(Set(root.attributes), Set(try XML.Document(parsing: xml).root.attributes))
        }
    }

    @Test("Types with a namespace")
    func types() throws {
        let xml = """
            <Order xmlns="urn:example:kitchen">
                <table>7</table>
            </Order>
            """
        struct Order: Codable, XMLMapped {
            static let xmlMapping = XMLTypeMapping(namespace: "urn:example:kitchen")
            var table: Int
        }
        let order = Order(table: 7)
        try expectEqual(encoded(order, root: nil) { $0.outputFormatting = .prettyPrinted }, xml)
        try expectEqual(XMLDecoder().decode(Order.self, from: xml).table, 7)
    }

    class Shape: Codable, XMLPolymorphicCoding {
        class var xmlDiscriminator: XMLDiscriminator { .attribute("kind") }
        class var xmlTypes: [String: any Codable.Type] { ["circle": Circle.self, "dot": Dot.self] }
        var color = "red"
    }

    final class Circle: Shape {}
    final class Dot: Shape {}
    struct Drawing: Codable { var shape: [Shape] }

    @Test("Subclasses by an attribute, and members of a family")
    func classes() throws {
        let xml = """
            <drawing>
                <shape kind="circle">
                    <color>red</color>
                </shape>
                <shape kind="dot">
                    <color>blue</color>
                </shape>
            </drawing>
            """
        let drawing = try XMLDecoder().decode(Drawing.self, from: xml)
        #expect(drawing.shape.first is Circle && drawing.shape.last is Dot)
        try expectEqual(encoded(drawing, root: "drawing") { $0.outputFormatting = .prettyPrinted }, xml)
        do {
            let xml = """
                <Bill>
                    <card>
                        <number>4711</number>
                    </card>
                    <cash />
                </Bill>
                """
            let bill = try XMLDecoder().decode(Bill.self, from: xml)
            #expect(bill.payments.first is Card && bill.payments.last is Cash)
            try expectEqual(encoded(bill, root: nil) { $0.outputFormatting = .prettyPrinted }, xml)
        }
    }
}

protocol Payment: Codable {}

struct Card: Payment { var number: Int }

struct Cash: Payment {}

enum Payments: XMLPolymorphicFamily {
    typealias Member = any Payment
    static var xmlDiscriminator: XMLDiscriminator { .elementName }
    static var xmlTypes: [String: any Codable.Type] { ["card": Card.self, "cash": Cash.self] }
}

struct Bill: Codable {
    @XMLPolymorphic<[Payments]> var payments: [any Payment]
    enum CodingKeys: String, CodingKey { case payments = "*" }
}
