import Testing
import XMLCodable

/// XML declarations and document types.
struct DocumentHeadTests {
    private func text(_ declaration: XML.Declaration?, _ doctype: XML.DocumentType? = nil) throws -> String {
        try XMLEncoder().encodeToString("é", withRootKey: "r", declaration: declaration, doctype: doctype)
    }

    @Test(
        "The declaration has the given version, encoding and standalone",
        arguments: [
            (
                XML.Declaration(encoding: "UTF-8", standalone: true),
                #"<?xml version="1.0" encoding="UTF-8" standalone="yes"?>"# + "\n<r>é</r>"
            ),
            (XML.Declaration(encoding: "utf-8"), #"<?xml version="1.0" encoding="utf-8"?>"# + "\n<r>é</r>"),
            (XML.Declaration(encoding: "US-ASCII"), #"<?xml version="1.0" encoding="US-ASCII"?>"# + "\n<r>&#233;</r>"),
            (XML.Declaration(standalone: false), #"<?xml version="1.0" standalone="no"?>"# + "\n<r>é</r>"),
            (XML.Declaration(), #"<?xml version="1.0"?>"# + "\n<r>é</r>"),
            (nil, "<r>é</r>"),
        ] as [(XML.Declaration?, String)])
    func declarations(declaration: XML.Declaration?, expected: String) throws {
        try expectEqual(text(declaration), expected)
    }

    @Test(
        "An invalid declaration throws",
        arguments: [
            XML.Declaration(version: "1.1"), XML.Declaration(encoding: "UTF-32"),
            XML.Declaration(encoding: "Shift_JIS"),
            XML.Declaration(encoding: "ISO_8859-1:1987"), XML.Declaration(encoding: "x\"?>"),
        ])
    func badDeclarations(declaration: XML.Declaration) {
        #expect(throws: EncodingError.self) { try text(declaration) }
    }

    @Test("The document type names its external subset")
    func doctypes() throws {
        try expectEqual(
            text(nil, XML.DocumentType("r", publicID: "-//X//Y", systemID: "http://x/y.dtd")),
            #"<!DOCTYPE r PUBLIC "-//X//Y" "http://x/y.dtd">"# + "\n<r>é</r>")
        try expectEqual(text(nil, XML.DocumentType("r", systemID: "a\"b")), "<!DOCTYPE r SYSTEM 'a\"b'>\n<r>é</r>")
        try expectEqual(text(nil, XML.DocumentType("r")), "<!DOCTYPE r>\n<r>é</r>")
    }

    @Test(
        "A document type that would not be well-formed throws",
        arguments: [
            XML.DocumentType("a b", systemID: "x"),
            XML.DocumentType("r", systemID: "\"'"),
            XML.DocumentType("r", publicID: "<>", systemID: "x"),
            XML.DocumentType("r", publicID: "-//X//Y"),
        ])
    func badDoctypes(doctype: XML.DocumentType) {
        #expect(throws: EncodingError.self) { try text(nil, doctype) }
    }
}
