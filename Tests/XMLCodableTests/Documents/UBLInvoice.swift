import Foundation
import XMLCodable

/// The parts of a UBL invoice or credit note that an accounting program reads.
struct UBLInvoice: Codable, Equatable {
    var customization: String?
    var id: Code
    var issueDate: Date
    var dueDate: Date?
    var type: Code?
    var notes: [String]
    var currency: Code
    var periodStart, periodEnd: Date?
    var attachments: [Attachment]
    var supplier, customer: Party
    var taxes: [Tax]
    var lineTotal: Amount?
    var payable: Amount
    var lines, creditLines: [Line]
    enum CodingKeys: String, CodingKey {
        case customization = "cbc:CustomizationID", id = "cbc:ID", issueDate = "cbc:IssueDate", dueDate = "cbc:DueDate"
        case type = "cbc:InvoiceTypeCode", notes = "cbc:Note", currency = "cbc:DocumentCurrencyCode"
        case periodStart = "cac:InvoicePeriod.cbc:StartDate", periodEnd = "cac:InvoicePeriod.cbc:EndDate"
        case attachments = "cac:AdditionalDocumentReference", supplier = "cac:AccountingSupplierParty.cac:Party"
        case customer = "cac:AccountingCustomerParty.cac:Party", taxes = "cac:TaxTotal"
        case lineTotal = "cac:LegalMonetaryTotal.cbc:LineExtensionAmount"
        case payable = "cac:LegalMonetaryTotal.cbc:PayableAmount", lines = "cac:InvoiceLine"
        case creditLines = "cac:CreditNoteLine"
    }

    static let namespaces = [
        "xmlns": "urn:oasis:names:specification:ubl:schema:xsd:Invoice-2",
        "xmlns:cac": "urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2",
        "xmlns:cbc": "urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2",
    ]

    static var encoder: XMLEncoder {
        let encoder = XMLEncoder()
        encoder.dateEncodingStrategy = .date
        return encoder
    }

    struct Code: Codable, Equatable {
        @XMLAttribute var listID: String?
        @XMLAttribute var schemeID: String?
        @XMLText var value: String
    }

    struct Amount: Codable, Equatable {
        @XMLAttribute var currencyID: String
        @XMLText var value: Decimal
    }

    struct Quantity: Codable, Equatable {
        @XMLAttribute var unitCode: String?
        @XMLText var value: Decimal
    }

    struct Attachment: Codable, Equatable {
        var id: Code
        var object: BinaryObject?
        var uri: URL?
        enum CodingKeys: String, CodingKey {
            case id = "cbc:ID", object = "cac:Attachment.cbc:EmbeddedDocumentBinaryObject"
            case uri = "cac:Attachment.cac:ExternalReference.cbc:URI"
        }
    }

    struct BinaryObject: Codable, Equatable {
        @XMLAttribute var mimeCode: String
        @XMLAttribute var filename: String?
        @XMLText var content: Data
    }

    struct Party: Codable, Equatable {
        var endpoint: Code?
        var name: String
        var city: String?
        var country: Code?
        enum CodingKeys: String, CodingKey {
            case endpoint = "cbc:EndpointID", name = "cac:PartyName.cbc:Name", city = "cac:PostalAddress.cbc:CityName"
            case country = "cac:PostalAddress.cac:Country.cbc:IdentificationCode"
        }
    }

    /// A total or a part of it.
    struct Tax: Codable, Equatable {
        var taxable: Amount?
        var amount: Amount
        var category: Code?
        var percent: Decimal?
        var subtotals: [Tax]
        enum CodingKeys: String, CodingKey {
            case taxable = "cbc:TaxableAmount", amount = "cbc:TaxAmount", category = "cac:TaxCategory.cbc:ID"
            case percent = "cac:TaxCategory.cbc:Percent", subtotals = "cac:TaxSubtotal"
        }
    }

    struct Line: Codable, Equatable {
        var id: Code
        var invoiced, credited: Quantity?
        var total: Amount
        var item: String?
        var price: Amount?
        enum CodingKeys: String, CodingKey {
            case id = "cbc:ID", invoiced = "cbc:InvoicedQuantity", credited = "cbc:CreditedQuantity"
            case total = "cbc:LineExtensionAmount", item = "cac:Item.cbc:Name", price = "cac:Price.cbc:PriceAmount"
        }
    }
}
