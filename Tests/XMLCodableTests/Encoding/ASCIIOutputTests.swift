import Testing
import XMLCodable

@Suite("Documents in ASCII")
struct ASCIIOutputTests {
    struct Model: Encodable {
        @Attribute var a = "ä>"
        @CData var c = "x😀y"
        var t = "é"
    }

    private let header = XMLHeader(encoding: "US-ASCII")

    @Test("Other characters become references wherever these can stand")
    func references() throws {
        let text = try XMLEncoder().encodeToString(Model(), withRootKey: "r", header: header)
        let body = #"<r a="&#228;&gt;"><c><![CDATA[x]]>&#128512;<![CDATA[y]]></c><t>&#233;</t></r>"#
        #expect(text == "<?xml version=\"1.0\" encoding=\"US-ASCII\"?>\n" + body)
    }

    @Test("Names have no references")
    func names() {
        #expect(throws: EncodingError.self) { try XMLEncoder().encode(["é": 1], header: header) }
        #expect(throws: EncodingError.self) { try XMLEncoder().encode(1, withRootKey: "é", header: header) }
    }
}
