import Foundation
import Testing
import XMLCodable
import XMLCodableHTTP

/// Responses with several parts.
struct MultipartMessageTests {
    struct Photo: Decodable, Equatable {
        @XMLAttribute var name: String
        var data: Data
    }

    struct Typed: Decodable {
        var data: Content

        struct Content: Decodable {
            @XMLText var bytes: Data
            @XMLAttribute var type: String
            enum CodingKeys: String, CodingKey { case bytes = "#text", type = "contentType" }
        }
    }

    private static let type =
        #"multipart/related; type="application/xop+xml"; start="<root@x>"; start-info="text/xml"; boundary="uuid:1""#
    private static let include = #"<xop:Include xmlns:xop="http://www.w3.org/2004/08/xop/include" href="cid:a%40x"/>"#
    private static let bytes: [UInt8] = [0, 1, 13, 10, 45, 45, 255]

    private static func envelope(_ content: String) -> String {
        """
        <s:Envelope xmlns:s="http://www.w3.org/2003/05/soap-envelope"><s:Body><m:Photo xmlns:m="urn:m" name="a">\
        <m:data>\(content)</m:data></m:Photo></s:Body></s:Envelope>
        """
    }

    /// Joins parts, each with its header fields and its content.
    private static func body(
        _ parts: [(String, [UInt8])], boundary: String = "uuid:1", newline: String = "\r\n", closing: String = "--"
    ) -> Data {
        var body = Data("preamble\(newline)".utf8)
        for (headers, content) in parts {
            let fields = headers.replacing("\n", with: newline)
            body += Data("--\(boundary)\(newline)\(fields)\(newline)\(newline)".utf8) + content + Data(newline.utf8)
        }
        return body + Data("--\(boundary)\(closing)\(newline)epilogue".utf8)
    }

    private static let rootFields =
        "Content-Type: application/xop+xml;\n charset=UTF-8; type=\"text/xml\"\nContent-Transfer-Encoding: 8bit\nContent-ID: <root@x>"
    private static let printableFields = "Content-ID: <a@x>\nContent-Transfer-Encoding: quoted-printable"
    private static let partFields = "content-type: image/png\ncontent-transfer-encoding: binary\ncontent-id: <a@x>"

    /// The parts of an envelope that includes another part.
    private static func body(photo fields: String, _ content: [UInt8]) -> Data {
        body([(rootFields, Array(envelope(include).utf8)), (fields, content)])
    }

    private func response(_ body: Data, type: String = Self.type) -> XMLResponse {
        XMLResponse(body: body, headers: ["Content-Type": type])
    }

    private func error(_ response: XMLResponse) -> String {
        do {
            return "no error, but \(try response.soapBody(Photo.self))"
        } catch let error as XMLHTTPError {
            return error.code == .multipart ? error.message : "\(error.code)"
        } catch {
            return "\(error)"
        }
    }

    @Test("An included part is the value of a Data, also at the root, whatever the line ends and the order")
    func included() throws {
        for rootIsFirst in [true, false] {
            forEachRow(["\r\n", "\n"]) { newline in
                let root = (Self.rootFields, Array(Self.envelope(Self.include).utf8))
                let part = (Self.partFields, Self.bytes)
                let body = Self.body(rootIsFirst ? [root, part] : [part, root], newline: newline)
                try expectEqual(response(body).soapBody(Photo.self), Photo(name: "a", data: Data(Self.bytes)))
                try expectEqual(response(body).decode(XML.Element.self).name.localName, "Envelope")
                // A response may be a slice of other data.
                let slice = (Data("garbage".utf8) + body).dropFirst(7)
                try expectEqual(response(slice).soapBody(Photo.self).data, Data(Self.bytes))
            }
        }
        // A root that includes a part is the value.
        let body = Self.body([(Self.rootFields, Array(Self.include.utf8)), (Self.partFields, Self.bytes)])
        try expectEqual(response(body).decode(Data.self), Data(Self.bytes))
        let alone = Self.body([(Self.rootFields, Array(Self.include.utf8))])
        let error = try #require(throws: XMLHTTPError.self) { try response(alone).decode(Data.self) }
        expectEqual(error.message, "the document includes the part <a@x>, which the response does not have")
        do {
            let xml = """
                <Photo><data contentType="image/png">
                  \(Self.include)
                </data></Photo>
                """
            let body = Self.body(
                [("Content-Type: text/xml", Array(xml.utf8)), (Self.partFields, Self.bytes)], boundary: "b")
            let typed = try response(body, type: "Multipart/Related; boundary=b").decode(Typed.self)
            expectEqual(typed.data.bytes, Data(Self.bytes))
            expectEqual(typed.data.type, "image/png")
            let latin1 = Array("<Photo name=\"".utf8) + [0xE9] + Array("\"><data/></Photo>".utf8)
            let latin1Body = Self.body([("Content-Type: text/xml; charset=iso-8859-1", latin1)], boundary: "b")
            try expectEqual(response(latin1Body, type: "multipart/related; boundary=b").decode(Photo.self).name, "é")
        }
    }

    @Test("Transfer encodings of parts are undone, and quoted-printable text is checked")
    func transferEncoding() throws {
        forEachRow([
            ("base64", "AAEN\r\nCi0t/w=="), ("Quoted-Printable", "=00=01=0D=0A--=\r\n=ff"),
            ("quoted-printable", "=00=01=\n=0D=0a=2D-= \t\r\n=FF"),
            ("quoted-printable (of no use)", "=00=01=0D=0A--=FF \t"),
        ]) { name, content in
            let body = Self.body(photo: "Content-ID: <a@x>\nContent-Transfer-Encoding: \(name)", Array(content.utf8))
            try expectEqual(response(body).soapBody(Photo.self).data, Data(Self.bytes))
        }
        for content in ["=+1", "=-0", "=0x", "=0", "=", "=a", "= 41", "= ", "=\r", "=\t\r41", "=G1", "=1G", "==41"] {
            let body = Self.body(photo: Self.printableFields, Array(content.utf8))
            // The line end before the boundary is not part of the content.
            expectEqual(
                "\(content): " + error(response(body)), "\(content): the part <a@x> is no valid quoted-printable text")
        }
        let body = Self.body(photo: Self.printableFields, Array("a \tb \t\r\n  c=20\n\n=\t \r\nd \t".utf8))
        try expectEqual(response(body).soapBody(Photo.self).data, Data("a \tb\r\n  c \n\nd".utf8))
    }

    @Test("What is missing or malformed is an error that says so, also in a message that is cut; old fields are read")
    func malformed() throws {
        func expect(
            _ expected: String, _ parts: [(String, [UInt8])], type: String = Self.type, closing: String = "--",
            sourceLocation: SourceLocation = #_sourceLocation
        ) {
            let response = response(Self.body(parts, closing: closing), type: type)
            expectEqual(error(response), expected, sourceLocation: sourceLocation)
        }
        func root(_ content: String) -> (String, [UInt8]) { (Self.rootFields, Array(Self.envelope(content).utf8)) }
        expect("the document includes the part <a@x>, which the response does not have", [root(Self.include)])
        expect(
            "expected a URL of the scheme cid for an included part, found \"http:a%40x\"",
            [root(Self.include.replacing("cid:", with: "http:"))])
        expect("the multipart response has no root part <root@x>", [(Self.partFields, Self.bytes)])
        expect("the multipart response has no root part <root@x>", [])
        expect("the multipart response has no parts", [], type: "multipart/related; boundary=\"uuid:1\"")
        expect("the multipart response ends before its closing boundary", [root("")], closing: "")
        expect("the multipart response has no valid boundary", [(Self.rootFields, [])], type: "multipart/related")
        expect("expected a header field of a part, found \"no field\"", [("no field", Array("x".utf8))])
        expect(
            "the part <a@x> has the unknown transfer encoding \"rot13\"",
            [root(Self.include), ("Content-ID: a@x\nContent-Transfer-Encoding: rot13", Self.bytes)])
        // Blanks before the colon of a field, and comments beside an ID.
        forEachRow([
            "Content-ID : <a@x>", "CONTENT-ID \t: <a@x>", "Content-ID:\n <a@x>",
            "Content-ID: (made by hand) <a@x> (really)", "Content-ID:<a@x>", "Content-ID: a@x",
        ]) { fields in
            let body = Self.body(photo: fields, Self.bytes)
            try expectEqual(response(body).soapBody(Photo.self).data, Data(Self.bytes))
        }
        // A message that is cut anywhere is an error.
        let body = Self.body(photo: Self.partFields, Self.bytes)
        for count in stride(from: 1, to: body.count - "--\r\nepilogue".utf8.count, by: 7) {
            expectEqual(error(response(body.prefix(count))), "the multipart response ends before its closing boundary")
        }
    }

    @Test("more parts, longer fields and more inclusions than any system sends are refused")
    func amplification() {
        let many = String(repeating: "<m:x>\(Self.include)</m:x>", count: 100)
        let xml = Self.envelope("").replacing("</m:Photo>", with: "\(many)</m:Photo>")
        let body = Self.body([
            (Self.rootFields, Array(xml.utf8)), (Self.partFields, [UInt8](repeating: 7, count: 100_000)),
        ])
        expectEqual(error(response(body)), "the document includes more than twice the size of all parts")
        let parts = Self.body(Array(repeating: (Self.partFields, []), count: 10_001))
        expectEqual(error(response(parts)), "the multipart response has more than 10000 parts")
        let long = Self.body([("X: \(String(repeating: "x", count: 70_000))", [])])
        expectEqual(error(response(long)), "the header fields of a part are longer than 65536 bytes")
    }

    @Test("what looks like a boundary costs no more than its length, and deep nesting does not end the stack")
    func almostBoundaries() throws {
        let content = Array(String(repeating: "--uuid:\r\n--uuid:1x\r\n", count: 50_000).utf8)
        let body = Self.body(photo: Self.partFields, content)
        try expectEqual(response(body).soapBody(Photo.self).data, Data(content))
        let decoder = XMLDecoder()
        decoder.parsingOptions.limits.depth = .max
        let deep = String(repeating: "<a>", count: 50_000) + String(repeating: "</a>", count: 50_000)
        let nested = Self.body([(Self.rootFields, Array(deep.utf8)), (Self.partFields, Self.bytes)])
        #expect(throws: XMLHTTPError.self) { try response(nested).decode(XML.Element.self, decoder: decoder) }
    }
}
