import Testing

@testable import XMLCodable

struct XMLParsingErrorTests {
    private func error(_ text: String) throws -> XMLParsingError {
        try requireThrows(XMLParsingError.self) { try XML.Document(parsing: text) }
    }

    @Test("An error has its location, the line and a caret; without a line, the place and the message")
    func description() throws {
        // The description of an error has its location, the line and a caret.
        let described = try error("<menu>\n  <name>Waffles</price>\n</menu>")
        expectEqual(described.code, .mismatchedEndTag)
        expectEqual(described.code.rawValue, "mismatchedEndTag")
        expectEqual(described.code, XMLParsingError.Code(rawValue: "mismatchedEndTag"))
        expectEqual(described.byteOffset, 22)
        expectEqual(
            described.description,
            """
            2:16: the end tag </price> does not match <name>, opened at 2:3
                  <name>Waffles</price>
                               ^
            """)
        expectEqual("\(described)", described.description)
        // Without a line to show, the description is the place and the message; equal failures are equal errors.
        try expectEqual(error("").description, "1:1: the document has no root element")
        try expectEqual(error("\n\n").description, "3:1: the document has no root element")
        try expectEqual(error("<a>&"), error("<a>&"))
        #expect(try error("<a>&") != error("<a> &"))
        // Text is offered to be left out only before a root element.
        forEachRow(["x", "<1a/>", "< a/>", "<?xml?><a/>"]) { text in
            for other in ["", "<!--x-->"] {
                let message = try error(text + other).message
                #expect(!message.contains("outsideRoot"), "\(text)")
            }
            if !text.hasPrefix("<?") { try expectPart(error(text + "<b/>").message, "outsideRoot") }
        }
    }

    @Test("Lines end at LF, CR LF or CR, columns count characters from 1, and wrong bytes have their place")
    func places() throws {
        forEachRow([
            ("&", 1, 1, 0), ("<a>&", 1, 4, 3), ("<a>\n&", 2, 1, 4), ("<a>\r\n&", 2, 1, 5), ("<a>\r&", 2, 1, 4),
            ("<a>\n\r&", 3, 1, 5), ("<a>\r\r\n\n&", 4, 1, 7), ("<a>\r\n\r\n &", 3, 2, 8), ("<a>\t&", 1, 5, 4),
            ("<a>\u{E9}&", 1, 5, 5), ("<a>\u{4E2D}\u{6587}&", 1, 6, 9), ("<a>\u{1F600}&", 1, 5, 7),
            ("<a>e\u{301}&", 1, 6, 6), ("<a>\n\u{1F468}\u{200D}\u{1F469}&", 2, 4, 15), ("\u{FEFF}<a>&", 1, 4, 6),
            ("\u{FEFF}<a>\n&", 2, 1, 7), ("<a>\u{2028}\u{85}&", 1, 6, 8), ("<a b='\r\n\u{E9}&", 2, 2, 10),
        ]) { text, line, column, offset in
            let error = try error(text)
            #expect((error.line, error.column, error.byteOffset) == (line, column, offset), "\(error)")
        }
        expectEach([
            [0x3C, 0x61, 0x3E, 0x0A, 0xC3, 0xA9, 0x01]: "invalidCharacter 2:2",
            [0x3C, 0x61, 0x3E, 0x0D, 0x0A, 0xFF]: "invalidEncoding 2:1", [0xEF, 0xBB]: "invalidEncoding 1:1",
            [0xEF, 0xBB, 0xBF, 0x20, 0xFF]: "invalidEncoding 1:2", [0x00]: "invalidCharacter 1:1",
        ]) { (bytes: [UInt8]) in verdict(bytes) }
    }

    @Test("The snippet is the line of the location with a caret below, cut on both sides if it is long")
    func snippets() throws {
        expectEach([
            "<a>&</a>": "    <a>&</a>\n       ^", "<a>\n\u{4E2D}\u{E9}&;\n</a>": "    \u{4E2D}\u{E9}&;\n      ^",
            "<a>\t&</a>": "    <a> &</a>\n        ^", "\u{FEFF}&": "    &\n    ^", "<a>": "    <a>\n       ^",
            "<a>\r\n&\r\n</a>": "    &\n    ^", "<a>\r&\r</a>": "    &\n    ^", "": "", "<a>\n": "",
            "<a>\u{1}</a>": "    <a>\u{FFFD}</a>\n       ^", "<a>\u{7F}&</a>": "    <a>\u{FFFD}&</a>\n        ^",
        ]) { try error($0).snippet }
        // A long line is truncated on both sides of the location.
        forEachRow(["x", "\u{E9}", "\u{1F600}"]) { letter in
            let many = String(repeating: letter, count: 500)
            let error = try error("<a>\(many)&;\(many)</a>")
            let before = String(repeating: letter, count: 60)
            let after = String(repeating: letter, count: 18)
            expectEqual(error.snippet, "    \(before)&;\(after)\n    \(String(repeating: " ", count: 60))^")
            expectEqual(error.column, 504)
        }
    }
}
