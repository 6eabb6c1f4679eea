import Foundation
import Testing
import XMLCoderCompatibility

@Suite("XMLDecoder with XMLCoder's options")
struct XMLDecoderXMLCoderTests {
    @Test("The initializer sets trimming by its argument")
    func initializer() throws {
        #expect(XMLDecoder().trimValueWhitespaces)
        #expect(!XMLDecoder(trimValueWhitespaces: false).trimValueWhitespaces)
        #expect(!XMLDecoder(trimValueWhitespaces: false, removeWhitespaceElements: true).trimValueWhitespaces)
        #expect(XMLDecoder(removeWhitespaceElements: true).trimValueWhitespaces)
        #expect(try XMLDecoder(trimValueWhitespaces: false).decode(String.self, from: "<r> x </r>") == " x ")
    }

    @Test("shouldProcessNamespaces ignores prefixes")
    func namespaces() throws {
        struct Body: Codable { var a: Int }
        let decoder = XMLDecoder()
        #expect(!decoder.shouldProcessNamespaces)
        decoder.shouldProcessNamespaces = true
        #expect(decoder.shouldProcessNamespaces && decoder.namespaces == .ignoringPrefixes)
        #expect(try decoder.decode(Body.self, from: "<r xmlns:p='u'><p:a>1</p:a></r>").a == 1)
        decoder.shouldProcessNamespaces = false
        #expect(decoder.namespaces == .literal)
        #expect(throws: DecodingError.self) {
            try decoder.decode(Body.self, from: "<r xmlns:p='u'><p:a>1</p:a></r>")
        }
    }
}
