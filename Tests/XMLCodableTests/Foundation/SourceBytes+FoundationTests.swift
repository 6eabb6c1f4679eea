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

    @Test("data is copied, unless it is large and the options ask for reading it in place")
    func places() {
        let data = Self.large
        #expect(!isInPlace(data, XML.ParsingOptions()))
        #expect(isInPlace(data))
        #expect(isInPlace(data.prefix(SourceBytes.smallestInPlace)))
        #expect(isInPlace(data[6...]))
        #expect(!isInPlace(data.prefix(SourceBytes.smallestInPlace - 1)))
        #expect(!isInPlace(Data("<a/>".utf8)))
    }

    @Test("a file is read in place, and its text like that of copied data")
    func files() throws {
        let data = Self.large
        let source = SourceBytes(adopting: data)
        #expect(!source.isShared && SourceBytes(data, readsInPlace: true).isShared)
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).xml")
        try data.write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        struct List: Decodable { var item: [String] }
        let document = try XML.Document(contentsOf: url)
        let list = try XMLDecoder().decode(List.self, contentsOf: url)
        try Data(repeating: 0xFF, count: data.count).write(to: url)
        try expectEqual(document.root.xmlString(), String(decoding: data, as: UTF8.self))
        expectEqual(list.item.last, "text & more, é")
    }

    @Test("changing the source data does not change the tree", arguments: [XML.ParsingOptions(), inPlace])
    func changes(options: XML.ParsingOptions) throws {
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

    @Test("a tree outlives its data")
    func lifetime() throws {
        let root = try XML.Document(
            parsing: Self.document(size: 3 * SourceBytes.smallestInPlace), options: Self.inPlace
        ).root
        try expectEqual(Data(root.xmlString().utf8), Self.document(size: 3 * SourceBytes.smallestInPlace))
    }

    @Test("slices of data are read up to their end")
    func slices() throws {
        let document = Self.large
        let data = Data("<!-- before -->".utf8) + document + Data("<more/>".utf8)
        let slice = data[15..<15 + document.count]
        #expect(isInPlace(slice))
        try expectEqual(
            XML.Document(parsing: slice, options: Self.inPlace).root.xmlString(),
            String(decoding: document, as: UTF8.self))
        let error = #expect(throws: XMLParsingError.self) {
            try XML.Document(parsing: slice.dropLast(1), options: Self.inPlace)
        }
        expectEqual(error?.code, .unexpectedEnd)
        expectEqual(error?.byteOffset, document.count - 1)
    }

    @Test("a large document is decoded from data like from a string")
    func decoding() throws {
        struct List: Codable, Equatable {
            var item: [String]
        }
        let list = try XMLDecoder().decode(List.self, from: Self.large)
        #expect(list.item.count > 1_000)
        try expectEqual(XMLDecoder().decode(List.self, from: String(decoding: Self.large, as: UTF8.self)), list)
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
        struct List: Decodable { var item: [XML.Element] }
        let root = try XML.Document(parsing: data).root
        let list = try XMLDecoder().decode(List.self, from: data)
        let part = try XMLDecoder().decode([XML.Element].self, from: data, at: "item")
        _ = memory.initializeMemory(as: UInt8.self, repeating: 0xFF)
        memory.deallocate()
        try expectEqual(root.xmlString(), String(decoding: document, as: UTF8.self))
        #expect(list.item.last?.text == "text & more, é" && part.last?.text == "text & more, é")
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
