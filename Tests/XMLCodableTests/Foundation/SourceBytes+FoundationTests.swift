import Foundation
import Testing

@testable import XMLCodable

struct SourceBytesFoundationTests {
    /// A document of at least the given number of bytes.
    private static func document(size: Int) -> Data {
        let item = "<item id=\"7\">text &amp; more, é</item>"
        return Data(("<list>" + String(repeating: item, count: size / item.utf8.count + 1) + "</list>").utf8)
    }

    private static var large: Data { document(size: 2 * SourceBytes.smallestInPlace) }

    private static let inPlace: XML.ParsingOptions = {
        var options = XML.ParsingOptions()
        options.readsDataInPlace = true
        return options
    }()

    private func isInPlace(_ data: Data, _ options: XML.ParsingOptions = inPlace) -> Bool {
        let source = SourceBytes(data, readsInPlace: options.readsDataInPlace)
        return data.withUnsafeBytes { bytes in
            source.slice(0, source.count).withUnsafeBytes { $0.baseAddress == bytes.baseAddress }
        }
    }

    @Test("Data is read up to its end, in place if it is large and the options say so, else copied")
    func places() throws {
        let data = Self.large
        #expect(!isInPlace(data, XML.ParsingOptions()))
        #expect(isInPlace(data))
        #expect(isInPlace(data.prefix(SourceBytes.smallestInPlace)))
        #expect(isInPlace(data[6...]))
        #expect(!isInPlace(data.prefix(SourceBytes.smallestInPlace - 1)))
        #expect(!isInPlace(Data("<a/>".utf8)))
        // Slices of data are read up to their end.
        do {
            let document = Self.large
            let data = Data("<!-- before -->".utf8) + document + Data("<more/>".utf8)
            let slice = data[15..<15 + document.count]
            #expect(isInPlace(slice))
            try expectEqual(
                XML.Document(parsing: slice, options: Self.inPlace).root.xmlString(),
                String(decoding: document, as: UTF8.self))
            let error = expectThrows(XMLParsingError.self) {
                try XML.Document(parsing: slice.dropLast(1), options: Self.inPlace)
            }
            expectEqual(error?.code, .unexpectedEnd)
            expectEqual(error?.byteOffset, document.count - 1)
        }
    }

    @Test("a file is read in place, and its text like that of copied data")
    func files() throws {
        let data = Self.large
        let source = SourceBytes(adopting: data)
        #expect(!source.isShared && SourceBytes(data, readsInPlace: true).isShared)
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).xml")
        try data.write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let document = try XML.Document(contentsOf: url)
        let list = try XMLDecoder().decode([String: [String]].self, contentsOf: url)
        try Data(repeating: 0xFF, count: data.count).write(to: url)
        try expectEqual(document.root.xmlString(), String(decoding: data, as: UTF8.self))
        expectEqual(list["item"]?.last, "text & more, é")
    }

    @Test("A tree outlives its data, and changing the data does not change it")
    func changes() throws {
        forEachRow([XML.ParsingOptions(), Self.inPlace]) { options in
            var data = Self.large
            let document = try XML.Document(parsing: data, options: options)
            let text = try document.root.xmlString()
            expectEqual(Data(text.utf8), data)
            for index in data.indices { data[index] = UInt8(ascii: "x") }
            try expectEqual(document.root.xmlString(), text)
            data.removeAll(keepingCapacity: true)
            data.append(contentsOf: [UInt8](repeating: 0, count: text.utf8.count))
            data = Data()
            try expectEqual(document.root.xmlString(), text)
            #expect(document.root.children.count > 1_000)
        }
        let root = try XML.Document(
            parsing: Self.document(size: 3 * SourceBytes.smallestInPlace), options: Self.inPlace
        ).root
        try expectEqual(Data(root.xmlString().utf8), Self.document(size: 3 * SourceBytes.smallestInPlace))
    }

    @Test("a large document is decoded from data like from a string")
    func decoding() throws {
        let list = try XMLDecoder().decode([String: [String]].self, from: Self.large)
        expectEqual(list["item"].map { $0.count > 1_000 }, true)
        let text = String(decoding: Self.large, as: UTF8.self)
        try expectEqual(XMLDecoder().decode([String: [String]].self, from: text), list)
    }

    /// Data that refers to memory without owning it.
    private func lent(_ memory: UnsafeMutableRawBufferPointer) throws -> Data {
        Data(bytesNoCopy: try #require(memory.baseAddress), count: memory.count, deallocator: .none)
    }

    @Test("a document outlives memory that its data does not own")
    func referredMemory() throws {
        let document = Self.large
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: document.count, alignment: 1)
        document.copyBytes(to: memory)
        let data = try lent(memory)
        #expect(isInPlace(data))
        let root = try XML.Document(parsing: data).root
        let list = try XMLDecoder().decode([String: [XML.Element]].self, from: data)
        let part = try XMLDecoder().decode([XML.Element].self, from: data, at: "item")
        _ = memory.initializeMemory(as: UInt8.self, repeating: 0xFF)
        memory.deallocate()
        try expectEqual(root.xmlString(), String(decoding: document, as: UTF8.self))
        #expect(list["item"]?.last?.text == "text & more, é" && part.last?.text == "text & more, é")
    }

    @Test("bytes that change while they are read in place never become an invalid string")
    func changingMemory() throws {
        let document = Data(("<list>" + String(repeating: "<item>été</item>", count: 8_000) + "</list>").utf8)
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: document.count, alignment: 1)
        defer { memory.deallocate() }
        document.copyBytes(to: memory)
        let root = try XML.Document(parsing: lent(memory), options: Self.inPlace).root
        let decoder = XMLDecoder()
        decoder.parsingOptions = Self.inPlace
        struct Kept: Decodable {
            let decoder: any Decoder
            init(from decoder: any Decoder) { self.decoder = decoder }
        }
        let kept = try decoder.decode(Kept.self, from: lent(memory)).decoder
        for index in memory.indices where memory[index] >= 0x80 { memory[index] = 0xFF }
        expectEqual(root.elements.last?.text, "\u{FFFD}\u{FFFD}t\u{FFFD}\u{FFFD}")
        var items = try kept.container(keyedBy: OpenKey.self).nestedUnkeyedContainer(forKey: OpenKey("item"))
        try expectEqual(items.decode(String.self), "\u{FFFD}\u{FFFD}t\u{FFFD}\u{FFFD}")
    }
}

struct XMLDocumentDataTests {
    @Test("Data and files are read, and data is written")
    func data() throws {
        let text = "<?xml version=\"1.0\"?>\n<a x=\"é\">🙂</a>"
        let document = try XML.Document(parsing: Data(text.utf8))
        expectEqual(document, (try XML.Document(parsing: text)))
        try expectEqual(document.data(), Data(text.utf8))
        try expectEqual(document.root.data(), Data("<a x=\"é\">🙂</a>".utf8))
        let slice = Data("xx<a/>yy".utf8)[2..<6]
        try expectEqual(XML.Document(parsing: slice).root, XML.Element("a"))
        expectThrows(XMLParsingError.self) { try XML.Document(parsing: Data()) }
        expectThrows(XMLWritingError.self) { try XML.Document(root: XML.Element("")).data() }
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).xml")
        defer { try? FileManager.default.removeItem(at: url) }
        expectThrows((any Error).self) { try XML.Document(contentsOf: url) }
        try Data("<a/>".utf8).write(to: url)
        try expectEqual(XML.Document(contentsOf: url).root, XML.Element("a"))
    }
}
