import Testing
import XMLCodable

@Suite("The head of a document")
struct DocumentHeadTests {
    private func text(_ header: XMLHeader?, _ doctype: XMLDocumentType? = nil) throws -> String {
        try XMLEncoder().encodeToString("é", withRootKey: "r", header: header, doctype: doctype)
    }

    @Test(
        "The declaration says what it is told",
        arguments: [
            (
                XMLHeader(version: 1.0, encoding: "UTF-8", standalone: "yes"),
                #"<?xml version="1.0" encoding="UTF-8" standalone="yes"?>"# + "\n<r>é</r>"
            ),
            (XMLHeader(encoding: "utf-8"), #"<?xml version="1.0" encoding="utf-8"?>"# + "\n<r>é</r>"),
            (XMLHeader(encoding: "US-ASCII"), #"<?xml version="1.0" encoding="US-ASCII"?>"# + "\n<r>&#233;</r>"),
            (XMLHeader(standalone: "no"), #"<?xml version="1.0" standalone="no"?>"# + "\n<r>é</r>"),
            (XMLHeader(), "<r>é</r>"),
        ])
    func declarations(header: XMLHeader, expected: String) throws {
        #expect(try text(header) == expected)
    }

    @Test(
        "What cannot be declared throws",
        arguments: [
            XMLHeader(version: 1.1), XMLHeader(encoding: "UTF-32"), XMLHeader(encoding: "Shift_JIS"),
            XMLHeader(encoding: "ISO_8859-1:1987"), XMLHeader(encoding: "x\"?>"), XMLHeader(standalone: "maybe"),
        ])
    func badDeclarations(header: XMLHeader) {
        #expect(throws: EncodingError.self) { try text(header) }
    }

    @Test("The document type names its subset")
    func doctypes() throws {
        #expect(
            try text(nil, .public(rootElement: "r", dtdName: "-//X//Y", dtdLocation: "http://x/y.dtd"))
                == #"<!DOCTYPE r PUBLIC "-//X//Y" "http://x/y.dtd">"# + "\n<r>é</r>")
        #expect(
            try text(nil, .system(rootElement: "r", dtdLocation: "a\"b")) == "<!DOCTYPE r SYSTEM 'a\"b'>\n<r>é</r>")
    }

    @Test(
        "A document type that would not be well-formed throws",
        arguments: [
            XMLDocumentType.system(rootElement: "a b", dtdLocation: "x"),
            .system(rootElement: "r", dtdLocation: "\"'"),
            .public(rootElement: "r", dtdName: "<>", dtdLocation: "x"),
        ])
    func badDoctypes(doctype: XMLDocumentType) {
        #expect(throws: EncodingError.self) { try text(nil, doctype) }
    }
}
