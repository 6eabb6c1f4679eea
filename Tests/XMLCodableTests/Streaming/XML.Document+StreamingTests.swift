import Foundation
import Testing
import XMLCodable
import XMLCodableStreaming

struct DocumentStreamingTests {
    /// Documents with more shapes of elements around the cuts.
    static let documents =
        StreamDocuments.samples.map(\.bytes)
        + [
            "<a><b><c>1</c> <c/></b>\n<b>text<c/></b><b><c/>text</b><b><c/><![CDATA[x]]></b><b><![CDATA[x]]></b></a>",
            "<a><b><!-- c --> </b><b>\n<?pi?>\n</b><b> <c/> &#32; </b><b xml:space='preserve'> <c/> <c> </c> </b></a>",
            "<a><b><b><b><b><b/></b></b></b></b></a>\n<!-- 1 --><!-- 2 -->\n\n<?pi data?>\n",
            "\r\n<!-- 1 -->\r\n<!DOCTYPE a [<!ENTITY e ' '> <!ENTITY t 'text<b/>'>]>\r\n"
                + "<a>\r\n<b>&e;</b>&e;<b><c/>&t;</b></a>\r\n", "<a><b   x = '1'\n y=\"2\"  /><b></b ><b\n></b></a  >",
            "<?xml version='1.0' standalone='yes'?><a>" + String(repeating: "<b><c>x</c></b>", count: 50) + "last</a>",
        ].map { Array($0.utf8) }

    static let malformed =
        StreamDocuments.malformed.map { Array($0.utf8) }
        + [
            "<?xml version='?>' encoding='ISO-7718-1'?><a/>", "<?xml version='1.0?><a x='1' encoding='x'?><b/></a>",
            "<a><b></c>\n</a>\u{1}", "<a><b/>\n<!x><b/></a>", "<a></b><c/></a>", "</a>", "<a/></a>", "<a/><!-- -- -->",
            "<!-- --><?xml version='1.0'?><a/>", "<a><b><c></b></c></a>", "<a>é]]></a>", "<a><b x='1' x='2'/><c></a>",
        ].map { Array($0.utf8) }
        + [
            Array("<a><b></c></a>".utf8) + [0xFF], Array("<a>é</b>".utf8) + [0xC3],
            [0xFF, 0xFE] + Array("<\0a\0>".utf8),
        ]
        + [[0xFE, 0xFF, 0, 0x3C, 0, 0x61, 0, 0x3E, 0xD8, 0]]

    private func withFile<R>(_ bytes: [UInt8], _ body: (URL) throws -> R) throws -> R {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).xml")
        try Data(bytes).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        return try body(url)
    }

    private static let pieceSizes = Array(1...40) + [64, 100, 1_000, 1 << 20]
    /// Fewer of them, for all ways of writing.
    private static let fewPieceSizes = [1, 2, 3, 8, 21, 100, 1 << 20]

    @Test("A well-formed document is, however it is cut", arguments: documents)
    func wellFormed(_ bytes: [UInt8]) throws {
        _ = try XML.Document(parsing: bytes, options: .legacy)
        try withFile(bytes) { url in
            for size in Self.pieceSizes {
                #expect(throws: Never.self, "\(size)") {
                    try XML.Document.check(contentsOf: url, options: .legacy, pieceSize: size)
                }
            }
        }
    }

    @Test("The error is that of the whole document, however it is cut", arguments: malformed)
    func rejected(_ bytes: [UInt8]) throws {
        let whole = try #require(throws: XMLParsingError.self) { try XML.Document(parsing: bytes, options: .legacy) }
        try withFile(bytes) { url in
            for size in Self.pieceSizes {
                let error = try #require(throws: XMLParsingError.self, "\(size)") {
                    try XML.Document.check(contentsOf: url, options: .legacy, pieceSize: size)
                }
                #expect(shown(error) == shown(whole), "\(size)")
                #expect(throws: XMLParsingError.self) {
                    try XML.Document.rewrite(contentsOf: url, options: .legacy, pieceSize: size) { _ in
                        Issue.record("written")
                    }
                }
            }
        }
    }

    private func shown(_ error: XMLParsingError) -> String {
        "\(error.code.rawValue) \(error.line):\(error.column) \(error.byteOffset) \(error.message)"
    }

    @Test("A document that ends anywhere", arguments: [documents[0], documents[documents.count - 3]])
    func truncated(_ bytes: [UInt8]) throws {
        for end in 0..<bytes.count {
            let part = Array(bytes[..<end])
            let whole = Result { () throws(XMLParsingError) in _ = try XML.Document(parsing: part, options: .legacy) }
            try withFile(part) { url in
                let found = Result { try XML.Document.check(contentsOf: url, options: .legacy, pieceSize: 7) }
                switch (whole, found) {
                case (.success, .success): break
                case (.failure(let whole), .failure(let found as XMLParsingError)):
                    expectEqual(shown(found), shown(whole))
                default: Issue.record("\(end): \(found) instead of \(whole)")
                }
            }
        }
    }

    @Test("Files that cannot be read, documents that are too long, and other URLs are refused")
    func files() throws {
        let missing = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).xml")
        #expect(throws: CocoaError.self) { try XML.Document.check(contentsOf: missing) }
        var options = XML.ParsingOptions()
        options.limits.streamSize = 10
        try withFile(Array("<a>123456</a>".utf8)) { url in
            let error = #expect(throws: XMLParsingError.self) {
                try XML.Document.check(contentsOf: url, options: options)
            }
            expectEqual(error?.code, .limitExceeded)
        }
        let url = try #require(URL(string: "http://localhost/etc/passwd"))
        let error = #expect(throws: CocoaError.self) { try XML.Document.check(contentsOf: url) }
        expectEqual(error?.code, .fileReadUnsupportedScheme)
        let failure = #expect(throws: CocoaError.self) {
            try XMLEncoder().writer(at: "a", withRootKey: "r", to: .file(url))
        }
        expectEqual(failure?.code, .fileWriteUnsupportedScheme)
    }

    @Test("Pieces of any size", arguments: [Int.min, -1, 0, 1, 1 << 40, .max])
    func sizes(_ size: Int) throws {
        let bytes = Array("<a><b/>\n<c>x</c></a>".utf8)
        try withFile(bytes) { url in
            try XML.Document.check(contentsOf: url, options: .legacy, pieceSize: size)
            try expectEqual(written(url, size), bytes)
        }
    }

    @Test("A pipe is read once, and written as a file is", arguments: [1, 7, 1 << 20])
    func pipes(_ size: Int) throws {
        let bytes = Array("<a><b/>\n<c>x</c><!-- é --></a>".utf8)
        func pipe() throws -> Pipe {
            let pipe = Pipe()
            try pipe.fileHandleForWriting.write(contentsOf: bytes)
            try pipe.fileHandleForWriting.close()
            return pipe
        }
        func url(_ pipe: Pipe) -> URL { URL(fileURLWithPath: "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)") }
        let (checked, plain, pretty) = (try pipe(), try pipe(), try pipe())
        try XML.Document.check(contentsOf: url(checked), options: .legacy, pieceSize: size)
        try expectEqual(written(url(plain), size), bytes)
        let whole = try withFile(bytes) { try written($0, 1 << 20, .prettyPrinted) }
        try expectEqual(written(url(pretty), size, .prettyPrinted), whole)
        let ended = #expect(throws: XMLParsingError.self) { try written(url(pretty), size) }
        expectEqual(ended?.message, "the document has no root element")
    }

    @Test("Elements at any depth, between which the document can be cut")
    func depth() throws {
        let deep = String(repeating: "<a>", count: 250) + "x" + String(repeating: "</a>", count: 250)
        let text = "<r>\n" + String(repeating: deep + "<b/>\n", count: 8) + "</r>"
        try withFile(Array(text.utf8)) { url in
            for size in [10, 1_000] {
                try XML.Document.check(contentsOf: url, options: .legacy, pieceSize: size)
                try expectEqual(written(url, size), Array(text.utf8))
            }
        }
        try withFile(Array("<r>\(String(repeating: "<a>", count: 300))".utf8)) { url in
            let error = #expect(throws: XMLParsingError.self) {
                try XML.Document.check(contentsOf: url, options: .legacy, pieceSize: 10)
            }
            expectEqual(error?.code, .limitExceeded)
        }
    }

    private func shown(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    private func written(
        _ url: URL, _ size: Int, _ writing: XML.WritingOptions = XML.WritingOptions()
    ) throws -> [UInt8] {
        var out: [UInt8] = []
        try XML.Document.rewrite(contentsOf: url, options: .legacy, as: writing, pieceSize: size) { out += $0 }
        return out
    }

    @Test(
        "New lines end like those of the source", arguments: [1, 7, 1000],
        [
            "<a>\r\n<b/>\r\n</a>\r\n<!--c-->\r\n<?p?>", "<a><b/><c/>\r\n</a>\n", "<a><b/><c/>\n</a>\r\n",
            "<a><b/></a>\r\n",
        ])
    func lineEnds(size: Int, text: String) throws {
        var writing = XML.WritingOptions()
        writing.declaration = .always
        let expected = try XML.Document(parsing: text, options: .legacy).bytes(writing)
        try withFile(Array(text.utf8)) { url in
            try expectEqual(shown(written(url, size, writing)), shown(Array(expected)))
        }
        writing.outputFormatting = .prettyPrinted
        let pretty = try XML.Document(parsing: text, options: .legacy).bytes(writing)
        try withFile(Array(text.utf8)) { url in
            try expectEqual(shown(written(url, size, writing)), shown(Array(pretty)))
        }
    }

    @Test(
        "What cannot be written is reported with its place", arguments: [4, 1000],
        [
            "<r><a>1</a><a><b/><é/></a></r>", "<r><a>é</a><a><b/><c é='1'/></a></r>", "<r><a/><a><!--é--></a></r>",
            "<r><a/><?p é?></r>", "<r><a/><?é p?></r>", "<!--é--><r><a/></r>", "<r><a/></r><!--é-->",
            "<!DOCTYPE r [<!ENTITY x 'é'>]><r><é/></r>",
        ])
    func unwritable(size: Int, text: String) throws {
        var writing = XML.WritingOptions()
        writing.outputEncoding = .ascii
        let document = try XML.Document(parsing: text, options: .legacy)
        let expected = #expect(throws: XMLWritingError.self) { try document.bytes(writing) }
        try withFile(Array(text.utf8)) { url in
            let error = #expect(throws: XMLWritingError.self) { try written(url, size, writing) }
            expectEqual(error, expected)
        }
    }

    static let writing: [XML.WritingOptions] = {
        var all = [XML.WritingOptions(), .prettyPrinted, XML.WritingOptions([.prettyPrinted, .noEmptyElements])]
        all.append(XML.WritingOptions(.prettyPrinted, indentation: .tabs(1)))
        for encoding: XML.Encoding in [.utf16, .isoLatin1, .ascii] {
            for pretty in [false, true] {
                var options = pretty ? XML.WritingOptions.prettyPrinted : XML.WritingOptions()
                options.outputEncoding = encoding
                all.append(options)
            }
        }
        var normalized = XML.WritingOptions()
        normalized.keepsSourceForm = false
        all.append(normalized)
        var declared = XML.WritingOptions()
        declared.declaration = .never
        all.append(declared)
        return all
    }()

    @Test("The bytes are those of the whole document, however it is cut", arguments: documents, writing)
    func same(_ bytes: [UInt8], _ writing: XML.WritingOptions) throws {
        let document = try XML.Document(parsing: bytes, options: .legacy)
        let whole = Result { () throws(XMLWritingError) in try document.bytes(writing) }
        try withFile(bytes) { url in
            for size in writing == XML.WritingOptions() ? Self.pieceSizes : Self.fewPieceSizes {
                let found = Result { try written(url, size, writing) }
                switch (whole, found) {
                case (.success(let whole), .success(let found)):
                    #expect(found == whole, "\(size): \(shown(found)) instead of \(shown(whole))")
                case (.failure(let whole), .failure(let found as XMLWritingError)): expectEqual(found.code, whole.code)
                default: Issue.record("\(size): \(found) instead of \(whole)")
                }
            }
        }
    }
}
