import Testing
import XMLCodable

@Suite("Case F: order, namespaces and SOAP answers")
struct CasesFOrderTests {
    static let document = """
        <Document><Title>Title 1</Title><Text>Text 1</Text><Comment>Comment 1</Comment><Text>Text 2</Text></Document>
        """

    @Test("F, XMLMapper#46: interleaved elements keep their order in the tree")
    func orderInTree() throws {
        let tree = try XMLDecoder().decode(XML.Element.self, from: Self.document)
        #expect(tree.elements.map(\.name.qualifiedName) == ["Title", "Text", "Comment", "Text"])
        #expect(tree.all("Text").map(\.text) == ["Text 1", "Text 2"])
        #expect(try XMLEncoder().encodeToString(tree) == Self.document)
        #expect(try tree.xmlString() == Self.document)
    }

    /// Reads its children in order from the raw element, and writes one key after the other.
    struct Blocks: Codable, Equatable {
        enum CodingKeys: String, CodingKey { case title = "Title", text = "Text", comment = "Comment" }
        struct Block: Equatable {
            var key: CodingKeys
            var value: String
        }
        var blocks: [Block]

        init(_ blocks: [Block]) { self.blocks = blocks }

        init(from decoder: any Decoder) throws {
            let element = try decoder.singleValueContainer().decode(XML.Element.self)
            blocks = element.elements.compactMap { child in
                CodingKeys(rawValue: child.name.localName).map { Block(key: $0, value: child.text) }
            }
        }
        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            for block in blocks { try container.encode(block.value, forKey: block.key) }
        }
    }

    @Test("F, XMLMapper#46: interleaved elements keep their order in a model written by hand")
    func orderInModel() throws {
        try expectCase(
            Self.document,
            Blocks([
                .init(key: .title, value: "Title 1"), .init(key: .text, value: "Text 1"),
                .init(key: .comment, value: "Comment 1"), .init(key: .text, value: "Text 2"),
            ]))
    }

    @Test("F, XMLDictionary#23: the inner XML in the order of the document")
    func innerXML() throws {
        let inner = "The <italic>quick</italic> brown fox jumps over the lazy dog"
        let p = try XMLDecoder().decode(XML.Element.self, from: "<p>\(inner)</p>")
        #expect(p.innerXML == inner)
        #expect(try XMLEncoder().encodeToString(p) == "<p>\(inner)</p>")
    }

    @Test("F, XMLDictionary#33: an empty element is there")
    func emptyElement() throws {
        struct Note: Codable, Equatable {
            var to: String
            var example: String
            var from: String?
            var body: String
        }
        let xml = "<note><to>Tove</to><example/><body>Don't forget me this weekend!</body></note>"
        let written = """
            <note><to>Tove</to><example></example><body>Don&apos;t forget me this weekend!</body></note>
            """
        try expectCase(
            xml, Note(to: "Tove", example: "", from: nil, body: "Don't forget me this weekend!"), written: written)
    }

    @Test("F, XMLMapper#9: the payload of a SOAP answer")
    func soapAnswer() throws {
        struct PingResponse: Codable, Equatable {
            @Attribute var namespace = "http://tempuri.org/"
            var PingResult: Bool
            enum CodingKeys: String, CodingKey { case namespace = "xmlns", PingResult }
        }
        struct Envelope: Codable, Equatable {
            @Attribute var instance = "http://www.w3.org/2001/XMLSchema-instance"
            @Attribute var soap = "http://schemas.xmlsoap.org/soap/envelope/"
            var response: PingResponse
            enum CodingKeys: String, CodingKey {
                case instance = "xmlns:xsi"
                case soap = "xmlns:soap"
                case response = "soap:Body.PingResponse"
            }
        }
        struct Short: Decodable { var Body: Body }
        struct Body: Decodable { var PingResponse: PingResult }
        struct PingResult: Decodable { var PingResult: Bool }

        let xml = """
            <soap:Envelope xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" \
            xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>\
            <PingResponse xmlns="http://tempuri.org/"><PingResult>true</PingResult></PingResponse>\
            </soap:Body></soap:Envelope>
            """
        try expectCase(xml, Envelope(response: PingResponse(PingResult: true)))
        let decoder = XMLDecoder()
        #expect(try decoder.decode(PingResponse.self, from: xml, at: "soap:Body.PingResponse").PingResult)
        decoder.namespaces = .ignoringPrefixes
        #expect(try decoder.decode(Short.self, from: xml).Body.PingResponse.PingResult)
    }

    @Test("F, XMLDictionary#19: a WCF answer by local names")
    func wcf() throws {
        struct Value: Codable, Equatable {
            var ErrorMessage: String?
            var IsSuccess: Bool
            var Ids: Ids
        }
        struct Ids: Codable, Equatable { var int: [Int] }
        struct Local: Codable, Equatable {
            var result: Value
            enum CodingKeys: String, CodingKey { case result = "Body.GetIdsResponse.GetIdsResult" }
        }
        let xml = """
            <s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body>
                <GetIdsResponse xmlns="http://tempuri.org/">
                    <GetIdsResult xmlns:a="http://schemas.datacontract.org/2004/07/Service"
                        xmlns:i="http://www.w3.org/2001/XMLSchema-instance">
                        <a:ErrorMessage i:nil="true"/>
                        <a:IsSuccess>true</a:IsSuccess>
                        <a:Ids xmlns:b="http://schemas.microsoft.com/2003/10/Serialization/Arrays">
                            <b:int>752012</b:int><b:int>1483258</b:int>
                        </a:Ids>
                    </GetIdsResult>
                </GetIdsResponse>
            </s:Body></s:Envelope>
            """
        let value = Value(ErrorMessage: nil, IsSuccess: true, Ids: Ids(int: [752012, 1_483_258]))
        let decoder = XMLDecoder()
        decoder.namespaces = .ignoringPrefixes
        try expectCase(
            xml, Local(result: value),
            written: """
                <Envelope><Body><GetIdsResponse><GetIdsResult><IsSuccess>true</IsSuccess><Ids><int>752012</int>\
                <int>1483258</int></Ids></GetIdsResult></GetIdsResponse></Body></Envelope>
                """, root: "Envelope", decoder: decoder)

        // By default keys are names as they are written.
        struct Literal: Decodable {
            var message: String?
            var success: Bool
            var ids: [Int]
            enum CodingKeys: String, CodingKey {
                case message = "a:ErrorMessage"
                case success = "a:IsSuccess"
                case ids = "a:Ids.b:int"
            }
        }
        let literal = try XMLDecoder().decode(Literal.self, from: xml, at: "s:Body.GetIdsResponse.GetIdsResult")
        #expect(literal.message == nil)
        #expect(literal.success)
        #expect(literal.ids == [752012, 1_483_258])
    }

    @Test("F, sudzc#3: a SOAP fault with its detail as a model")
    func fault() throws {
        struct Detail: Codable, Equatable {
            var errorNamespace: String
            var errorCode: Int
        }
        struct Fault: Codable, Equatable {
            var faultcode: String
            var faultstring: String
            var faultactor: String?
            var detail: Detail?
        }
        struct Envelope: Codable, Equatable {
            @Attribute var soap = "http://schemas.xmlsoap.org/soap/envelope/"
            var fault: Fault?
            enum CodingKeys: String, CodingKey {
                case soap = "xmlns:soap"
                case fault = "soap:Body.soap:Fault"
            }
        }
        let xml = """
            <soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body><soap:Fault>\
            <faultcode>soap:Client</faultcode><faultstring>Not authorised</faultstring>\
            <faultactor>cosevenFault</faultactor><detail><errorNamespace>Security</errorNamespace>\
            <errorCode>100</errorCode></detail></soap:Fault></soap:Body></soap:Envelope>
            """
        let fault = Fault(
            faultcode: "soap:Client", faultstring: "Not authorised", faultactor: "cosevenFault",
            detail: Detail(errorNamespace: "Security", errorCode: 100))
        try expectCase(xml, Envelope(fault: fault))
        #expect(try XMLDecoder().decode(Fault.self, from: xml, at: "soap:Body.soap:Fault") == fault)
    }
}
