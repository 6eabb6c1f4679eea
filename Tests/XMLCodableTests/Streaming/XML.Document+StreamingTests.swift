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

    /// Every place of a document is an end of some piece, and pieces have any part of it.
    private static let pieceSizes = [1, 3, 7, 16, 33, 100, 1_000, 1 << 20]
    /// Fewer of them, for all ways of writing.
    private static let fewPieceSizes = [9, 1 << 20]
    /// Those that are shorter than a document, and one that is not.
    private static func pieceSizes(_ count: Int) -> [Int] { pieceSizes.filter { $0 < count } + [1 << 20] }

    @Test("The error is that of the whole document, however it is cut and wherever it ends")
    func rejected() throws {
        forEachRow(Self.malformed) { bytes in
            let whole = try requireThrows(XMLParsingError.self) {
                try XML.Document(parsing: bytes, options: .legacy)
            }
            try withFile(bytes) { url in
                for size in Self.pieceSizes(bytes.count) {
                    let error = try requireThrows(XMLParsingError.self, for: size) {
                        try XML.Document.check(contentsOf: url, options: .legacy, pieceSize: size)
                    }
                    expectEqual(shown(error), shown(whole), for: size)
                    expectThrows(XMLParsingError.self) {
                        try XML.Document.rewrite(contentsOf: url, options: .legacy, pieceSize: size) { _ in
                            Issue.record("written")
                        }
                    }
                }
            }
        }
        forEachRow([Self.documents[0], Self.documents[Self.documents.count - 3]]) { bytes in
            for end in stride(from: 0, to: bytes.count, by: 2) {
                let part = Array(bytes[..<end])
                let whole = Result { () throws(XMLParsingError) in _ = try XML.Document(parsing: part, options: .legacy)
                }
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
    }

    private func shown(_ error: XMLParsingError) -> String {
        "\(error.code.rawValue) \(error.line):\(error.column) \(error.byteOffset) \(error.message)"
    }

    @Test("Files that cannot be read, documents that are too long, and other URLs are refused")
    func files() throws {
        let missing = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).xml")
        expectThrows(CocoaError.self) { try XML.Document.check(contentsOf: missing) }
        var options = XML.ParsingOptions()
        options.limits.streamSize = 10
        try withFile(Array("<a>123456</a>".utf8)) { url in
            let error = expectThrows(XMLParsingError.self) {
                try XML.Document.check(contentsOf: url, options: options)
            }
            expectEqual(error?.code, .limitExceeded)
        }
        let url = try #require(URL(string: "http://localhost/etc/passwd"))
        let error = expectThrows(CocoaError.self) { try XML.Document.check(contentsOf: url) }
        expectEqual(error?.code, .fileReadUnsupportedScheme)
        let failure = expectThrows(CocoaError.self) {
            try XMLEncoder().writer(at: "a", withRootKey: "r", to: .file(url))
        }
        expectEqual(failure?.code, .fileWriteUnsupportedScheme)
    }

    @Test("Pieces of any size, and elements at any depth between which the document can be cut")
    func sizes() throws {
        forEachRow([Int.min, -1, 0, 1, 1 << 40, .max]) { size in
            let bytes = Array("<a><b/>\n<c>x</c></a>".utf8)
            try withFile(bytes) { url in
                try XML.Document.check(contentsOf: url, options: .legacy, pieceSize: size)
                try expectEqual(written(url, size), bytes)
            }
        }
        // Elements at any depth, between which the document can be cut.
        let deep = String(repeating: "<a>", count: 250) + "x" + String(repeating: "</a>", count: 250)
        let text = "<r>\n" + String(repeating: deep + "<b/>\n", count: 2) + "</r>"
        try withFile(Array(text.utf8)) { url in
            for size in [10, 1_000] {
                try XML.Document.check(contentsOf: url, options: .legacy, pieceSize: size)
                try expectEqual(written(url, size), Array(text.utf8))
            }
        }
        try withFile(Array("<r>\(String(repeating: "<a>", count: 300))".utf8)) { url in
            let error = expectThrows(XMLParsingError.self) {
                try XML.Document.check(contentsOf: url, options: .legacy, pieceSize: 10)
            }
            expectEqual(error?.code, .limitExceeded)
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
        let ended = expectThrows(XMLParsingError.self) { try written(url(pretty), size) }
        expectEqual(ended?.message, "the document has no root element")
    }

    private func shown(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    private func written(
        _ url: URL, _ size: Int, _ writing: XML.WritingOptions = XML.WritingOptions()
    ) throws -> [UInt8] {
        var out: [UInt8] = []
        try XML.Document.rewrite(contentsOf: url, options: .legacy, as: writing, pieceSize: size) { out += $0 }
        return out
    }

    @Test("New lines end like those of the source, and what cannot be written is reported with its place")
    func written() throws {
        for text in [
            "<a>\r\n<b/>\r\n</a>\r\n<!--c-->\r\n<?p?>", "<a><b/><c/>\r\n</a>\n", "<a><b/><c/>\n</a>\r\n",
            "<a><b/></a>\r\n",
        ] {
            forEachRow([1, 7, 1000]) { size in
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
        }
        for text in [
            "<r><a>1</a><a><b/><é/></a></r>", "<r><a>é</a><a><b/><c é='1'/></a></r>", "<r><a/><a><!--é--></a></r>",
            "<r><a/><?p é?></r>", "<r><a/><?é p?></r>", "<!--é--><r><a/></r>", "<r><a/></r><!--é-->",
            "<!DOCTYPE r [<!ENTITY x 'é'>]><r><é/></r>",
        ] {
            forEachRow([4, 1000]) { size in
                var writing = XML.WritingOptions()
                writing.outputEncoding = .ascii
                let document = try XML.Document(parsing: text, options: .legacy)
                let expected = expectThrows(XMLWritingError.self) { try document.bytes(writing) }
                try withFile(Array(text.utf8)) { url in
                    let error = expectThrows(XMLWritingError.self) { try written(url, size, writing) }
                    expectEqual(error, expected)
                }
            }
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

    @Test("A well-formed document is, and its bytes are those of the whole document, however it is cut")
    func same() throws {
        forEachRow(Self.documents) { bytes in
            let document = try XML.Document(parsing: bytes, options: .legacy)
            let sizes = Self.pieceSizes(bytes.count)
            try withFile(bytes) { url in
                for size in sizes {
                    #expect(throws: Never.self, "\(size)") {
                        try XML.Document.check(contentsOf: url, options: .legacy, pieceSize: size)
                    }
                }
                for writing in Self.writing {
                    let whole = Result { () throws(XMLWritingError) in try document.bytes(writing) }
                    for size in writing == XML.WritingOptions() ? sizes : Self.fewPieceSizes {
                        let found = Result { try written(url, size, writing) }
                        switch (whole, found) {
                        case (.success(let whole), .success(let found)):
                            expectEqual(
                                found, whole, for: "\(size), \(writing): \(shown(found)) instead of \(shown(whole))")
                        case (.failure(let whole), .failure(let found as XMLWritingError)):
                            expectEqual(found.code, whole.code)
                        default: Issue.record("\(size): \(found) instead of \(whole)")
                        }
                    }
                }
            }
        }
    }
}
