import Foundation
import Testing
import XMLCodable
import XMLCodableStreaming

struct UBLInvoiceTests {
    private func invoice() throws -> UBLInvoice {
        try XMLDecoder().decode(UBLInvoice.self, from: RealDocument.fixture("invoice.xml"))
    }

    private func decimal(_ text: String) throws -> Decimal {
        try #require(Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")))
    }

    @Test("dates, codes, parties, base64 with line breaks and exact amounts are read")
    func head() throws {
        let invoice = try invoice()
        expectEqual(invoice.customization, "urn:cen.eu:en16931:2017")
        expectEqual(invoice.id.value, "2026-0042")
        expectEqual(invoice.issueDate, Date(timeIntervalSince1970: 1_772_236_800))
        expectEqual(invoice.dueDate, Date(timeIntervalSince1970: 1_774_828_800))
        expectEqual(invoice.type, UBLInvoice.Code(listID: "UNCL1001", schemeID: nil, value: "380"))
        expectEqual(invoice.notes, ["Thank you.", "Please quote the number."])
        expectEqual(invoice.currency.value, "EUR")
        expectEqual(invoice.periodStart, Date(timeIntervalSince1970: 1_769_904_000))
        expectEqual(invoice.periodEnd, invoice.issueDate)
        expectEqual(invoice.supplier.name, "Brück & Quay Shipwrights")
        expectEqual(invoice.supplier.endpoint?.schemeID, "0088")
        expectEqual(invoice.supplier.city, "Ghent")
        expectEqual(invoice.supplier.country?.value, "BE")
        expectEqual(invoice.customer.name, "Harbour Letter")
        expectNil(invoice.customer.endpoint)
        expectNil(invoice.customer.country)
        expectEqual(invoice.attachments.map(\.id.value), ["timesheet"])
        expectEqual(invoice.attachments.first?.object?.filename, "hours.csv")
        expectEqual(invoice.attachments.first?.object?.content, Data("day,hours\n1,8\n".utf8))
        expectEqual(invoice.payable, UBLInvoice.Amount(currencyID: "EUR", value: try decimal("1512.38")))
        expectEqual(invoice.lines.map(\.id.value), ["1", "2"])
        expectEqual(invoice.lines.map(\.item), ["Caulking", "Copper nails"])
        expectEqual(invoice.lines.map(\.invoiced?.unitCode), ["HUR", "KGM"])
        expectEqual(invoice.lines.map(\.invoiced?.value), [16, try decimal("0.499")])
        expectEqual(invoice.lines.map(\.price?.value), [75, try decimal("100.0000000000000000001")])
        let sum = invoice.lines.reduce(Decimal(0)) { $0 + $1.total.value }
        expectEqual(sum, invoice.lineTotal?.value)
        let tax = try #require(invoice.taxes.first)
        expectEqual(sum + tax.amount.value, invoice.payable.value)
        expectEqual(tax.subtotals.map(\.percent), [21])
        expectEqual(tax.subtotals.map(\.category?.value), ["S"])
    }

    @Test("a round trip keeps dates as dates")
    func roundTrip() throws {
        let written = try expectRoundTrip(
            invoice(), root: "Invoice", namespaces: UBLInvoice.namespaces, encoder: UBLInvoice.encoder)
        expectEqual(written["cbc:IssueDate"]?.text, "2026-02-28")
        expectEqual(written.elements(at: "cac:InvoicePeriod").count, 1)
        expectEqual(written.elements(at: "cac:LegalMonetaryTotal").count, 1)
        expectEqual(written.elements(at: "cac:AccountingSupplierParty.cac:Party.cac:PostalAddress").count, 1)
        expectEqual(written.elements(at: "cac:InvoiceLine").count, 2)
        #expect(written.elements(at: "cac:CreditNoteLine").isEmpty)
        let price = try #require(written["cac:InvoiceLine.1.cac:Price.cbc:PriceAmount"])
        expectEqual(price.text, "100.0000000000000000001")
        expectEqual(price[attribute: "currencyID"], "EUR")
        expectEqual(price.name.namespaceURI, UBLInvoice.namespaces["xmlns:cbc"])
        let object = written["cac:AdditionalDocumentReference.cac:Attachment.cbc:EmbeddedDocumentBinaryObject"]
        expectEqual(object?.text, "ZGF5LGhvdXJzCjEsOAo=")
    }

    @Test("an error has its location")
    func mistakes() throws {
        let mistakes = Mistakes<UBLInvoice>(in: "invoice.xml")
        try mistakes.expect(
            ">1512.38<", ">1.512,38<",
            """
            dataCorrupted cac:LegalMonetaryTotal.cbc:PayableAmount > value: 60:41: expected a decimal number for \
            Amount.value at /Invoice/cac:LegalMonetaryTotal/cbc:PayableAmount, found "1.512,38", whose comma an \
            `XMLTransform` from String can replace
            """)
        try mistakes.expect(
            "2026-02-28", "2026-02-29",
            """
            dataCorrupted cbc:IssueDate: 7:18: expected a date for UBLInvoice.cbc:IssueDate at /Invoice/cbc:IssueDate, \
            found "2026-02-29"
            """)
        try mistakes.expect(
            "CjEsOAo=", "CjEsOAo",
            """
            dataCorrupted cac:AdditionalDocumentReference[0] > cac:Attachment.cbc:EmbeddedDocumentBinaryObject > \
            content: 21:9: expected Base64 data for BinaryObject.content at \
            /Invoice/cac:AdditionalDocumentReference/cac:Attachment/cbc:EmbeddedDocumentBinaryObject, found \
            "ZGF5LGhvdXJz
                    CjEsOAo"
            """)
        try mistakes.expect(
            " currencyID=\"EUR\">75<", ">75<",
            """
            keyNotFound cac:InvoiceLine[0] > cac:Price.cbc:PriceAmount > currencyID: 70:7: expected the attribute \
            'currencyID' for Amount.currencyID at /Invoice/cac:InvoiceLine[1]/cac:Price/cbc:PriceAmount, found none
            """)
        try mistakes.expect(
            "<cbc:Name>Harbour Letter</cbc:Name>", "",
            """
            keyNotFound cac:AccountingCustomerParty.cac:Party > cac:PartyName.cbc:Name: 42:7: expected <cbc:Name> for \
            Party.cac:PartyName.cbc:Name at /Invoice/cac:AccountingCustomerParty/cac:Party/cac:PartyName, found none
            """)
        try mistakes.expect(
            ">16<", "><",
            """
            dataCorrupted cac:InvoiceLine[0] > cbc:InvoicedQuantity > value: 64:5: expected a decimal number for \
            Quantity.value at /Invoice/cac:InvoiceLine[1]/cbc:InvoicedQuantity, found "", which an Optional reads as \
            nil
            """)
    }

    @Test(
        "real invoices are unchanged in a round trip", .enabled(if: RealDocument.hasShared),
        arguments: [
            ("ubl-invoice.xml", "1967-08-13", 1, 0, 2), ("ubl-creditnote.xml", "2009-12-15", 0, 5, 2),
        ])
    func realInvoices(_ name: String, _ date: String, _ lines: Int, _ creditLines: Int, _ attachments: Int) throws {
        let invoice = try XMLDecoder().decode(UBLInvoice.self, from: RealDocument.shared(name))
        expectEqual(invoice.lines.count, lines)
        expectEqual(invoice.creditLines.count, creditLines)
        expectEqual(invoice.attachments.count, attachments)
        #expect(!invoice.supplier.name.isEmpty && !invoice.customer.name.isEmpty)
        #expect((invoice.lines + invoice.creditLines).allSatisfy { $0.total.currencyID == invoice.payable.currencyID })
        let written = try expectRoundTrip(
            invoice, root: "Invoice", namespaces: UBLInvoice.namespaces, encoder: UBLInvoice.encoder)
        expectEqual(written["cbc:IssueDate"]?.text, date)
    }
}
