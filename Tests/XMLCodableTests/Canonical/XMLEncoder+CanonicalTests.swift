import Foundation
import Testing
import XMLCodable
import XMLCodableCanonical

/// XMLEncoder: canonical forms.
struct XMLEncoderCanonicalTests {
    struct Invoice: Codable, Equatable {
        var number: Int
        var currency: String
        var note: String?
        enum CodingKeys: String, CodingKey { case number = "cbc:ID", currency = "@currency", note }
    }

    static let namespaces = ["xmlns:cbc": "urn:cbc", "xmlns": "urn:invoice", "a": "1"]

    @Test(
        "A model is encoded in canonical form, whatever the output options; the form and the root's name can be chosen")
    func model() throws {
        let invoice = Invoice(number: 7, currency: "\"EUR\"", note: "a > b")
        let encoder = XMLEncoder()
        for formatting in [XML.OutputFormatting.prettyPrinted, []] {
            encoder.outputFormatting = formatting
            encoder.outputEncoding = .utf16
            let data = try encoder.encodeCanonical(invoice, rootAttributes: Self.namespaces)
            expectEqual(
                String(decoding: data, as: UTF8.self),
                "<Invoice xmlns=\"urn:invoice\" xmlns:cbc=\"urn:cbc\" a=\"1\" currency=\"&quot;EUR&quot;\">"
                    + "<cbc:ID>7</cbc:ID><note>a &gt; b</note></Invoice>")
            try expectEqual(XMLDecoder().decode(Invoice.self, from: data), invoice)
        }
        let euros = Invoice(number: 7, currency: "EUR")
        let exclusive = try XMLEncoder().encodeCanonical(
            euros, as: .exclusive, withRootKey: "i", rootAttributes: Self.namespaces)
        expectEqual(
            String(decoding: exclusive, as: UTF8.self),
            "<i xmlns=\"urn:invoice\" a=\"1\" currency=\"EUR\"><cbc:ID xmlns:cbc=\"urn:cbc\">7</cbc:ID></i>")
    }

    @Test("Errors of encoding and of canonicalization are thrown")
    func errors() throws {
        #expect(throws: EncodingError.self) { try XMLEncoder().encodeCanonical(["a": "\u{1}"], withRootKey: "r") }
        #expect(throws: XMLWritingError.self) {
            try XMLEncoder().encodeCanonical(["a": "b"], withRootKey: "r", rootAttributes: ["xmlns": "relative"])
        }
    }
}
