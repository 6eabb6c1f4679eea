import Foundation
import Testing
import XMLCoderCompatibility

@Suite("XMLEncoder with XMLCoder's options")
struct XMLEncoderXMLCoderTests {
    private func text(
        _ header: XMLHeader, _ doctype: XMLDocumentType? = nil
    ) throws -> String {
        let data = try XMLEncoder().encode(1, withRootKey: "r", header: header, doctype: doctype)
        return String(decoding: data, as: UTF8.self)
    }

    @Test(
        "A header is an XML declaration",
        arguments: [
            (XMLHeader(), "<r>1</r>"),
            (XMLHeader(version: 1.0), "<?xml version=\"1.0\"?>\n<r>1</r>"),
            (XMLHeader(version: 1.0, encoding: "UTF-8"), "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<r>1</r>"),
            (XMLHeader(standalone: "no"), "<?xml version=\"1.0\" standalone=\"no\"?>\n<r>1</r>"),
        ])
    func headers(header: XMLHeader, expected: String) throws {
        #expect(try text(header) == expected)
    }

    @Test(
        "A header that cannot be written throws",
        arguments: [XMLHeader(version: 1.1), XMLHeader(standalone: "maybe"), XMLHeader(encoding: "UTF-32")])
    func badHeaders(header: XMLHeader) {
        #expect(throws: EncodingError.self) { try text(header) }
    }

    @Test("Document types are written, with a header and without one")
    func documentTypes() throws {
        let system = XMLDocumentType.system(rootElement: "r", dtdLocation: "r.dtd")
        let data = try XMLEncoder().encode(1, withRootKey: "r", doctype: system)
        #expect(String(decoding: data, as: UTF8.self) == "<!DOCTYPE r SYSTEM \"r.dtd\">\n<r>1</r>")
        let none: XMLHeader? = nil
        let optional: XMLDocumentType? = system
        let again = try XMLEncoder().encode(1, withRootKey: "r", header: none, doctype: optional)
        #expect(again == data)
        let bare = try XMLEncoder().encode(1, withRootKey: "r", header: nil, doctype: nil)
        #expect(String(decoding: bare, as: UTF8.self) == "<r>1</r>")
        let both = XMLDocumentType.public(rootElement: "r", dtdName: "-//R", dtdLocation: "r.dtd")
        #expect(
            try text(XMLHeader(version: 1.0), both)
                == "<?xml version=\"1.0\"?>\n<!DOCTYPE r PUBLIC \"-//R\" \"r.dtd\">\n<r>1</r>")
    }

    @Test("Formatting options keep their names")
    func formatting() throws {
        let encoder = XMLEncoder()
        let formatting: XMLEncoder.OutputFormatting = [.prettyPrinted, .sortedKeys, .noEmptyElements]
        encoder.outputFormatting = formatting
        let indentation: XMLEncoder.PrettyPrintIndentation = .tabs(1)
        encoder.prettyPrintIndentation = indentation
        #expect(encoder.prettyPrintIndentation == .tabs(1) && encoder.indentation == .tabs(1))
        struct Pair: Codable { var b = 2, a = "" }
        #expect(try encoder.encodeToString(Pair(), withRootKey: "r") == "<r>\n\t<a></a>\n\t<b>2</b>\n</r>")
    }

    @Test("Key strategies keep their names")
    func keyStrategies() throws {
        func key(_ strategy: XMLEncoder.KeyEncodingStrategy) throws -> String {
            struct Model: Codable { var oneTwo = 1 }
            let encoder = XMLEncoder()
            encoder.keyEncodingStrategy = strategy
            return try encoder.encodeToString(Model(), withRootKey: "r")
        }
        #expect(try key(.capitalized) == "<r><OneTwo>1</OneTwo></r>")
        #expect(try key(.uppercased) == "<r><ONETWO>1</ONETWO></r>")
        #expect(try key(.lowercased) == "<r><onetwo>1</onetwo></r>")
    }
}
