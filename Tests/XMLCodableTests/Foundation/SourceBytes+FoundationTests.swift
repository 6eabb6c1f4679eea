import Foundation
import Testing

@testable import XMLCodable

@Suite struct SourceBytesFoundationTests {
    /// A document of at least the given number of bytes.
    private static func document(size: Int) -> Data {
        let item = "<item id=\"7\">text &amp; more, é</item>"
        return Data(("<list>" + String(repeating: item, count: size / item.utf8.count + 1) + "</list>").utf8)
    }

    private static var large: Data { document(size: 2 * SourceBytes.smallestInPlace) }

    private func isInPlace(_ data: Data) -> Bool {
        let source = SourceBytes(data)
        return data.withUnsafeBytes { bytes in
            source.slice(0, source.count).withUnsafeBytes { $0.baseAddress == bytes.baseAddress }
        }
    }

    @Test("large data is read in place, small data is copied")
    func places() {
        let data = Self.large
        #expect(isInPlace(data))
        #expect(isInPlace(data.prefix(SourceBytes.smallestInPlace)))
        #expect(isInPlace(data[6...]))
        #expect(!isInPlace(data.prefix(SourceBytes.smallestInPlace - 1)))
        #expect(!isInPlace(Data("<a/>".utf8)))
    }

    @Test("changing the source data does not change the tree")
    func changes() throws {
        var data = Self.large
        let document = try XML.Document(parsing: data)
        let text = try document.root.xmlString()
        #expect(Data(text.utf8) == data)
        for index in data.indices { data[index] = UInt8(ascii: "x") }
        #expect(try document.root.xmlString() == text)
        data.removeAll(keepingCapacity: true)
        data.append(contentsOf: [UInt8](repeating: 0, count: text.utf8.count))
        data = Data()
        #expect(try document.root.xmlString() == text)
        #expect(document.root.children.count > 1_000)
    }

    @Test("a tree outlives its data")
    func lifetime() throws {
        let root = try XML.Document(parsing: Self.document(size: 3 * SourceBytes.smallestInPlace)).root
        #expect(try Data(root.xmlString().utf8) == Self.document(size: 3 * SourceBytes.smallestInPlace))
    }

    @Test("slices of data are read up to their end")
    func slices() throws {
        let document = Self.large
        let data = Data("<!-- before -->".utf8) + document + Data("<more/>".utf8)
        let slice = data[15..<15 + document.count]
        #expect(isInPlace(slice))
        #expect(try XML.Document(parsing: slice).root.xmlString() == String(decoding: document, as: UTF8.self))
        let error = #expect(throws: XMLParsingError.self) { try XML.Document(parsing: slice.dropLast(1)) }
        #expect(error?.code == .unexpectedEnd)
        #expect(error?.byteOffset == document.count - 1)
    }

    @Test("a large document is decoded from data like from a string")
    func decoding() throws {
        struct List: Codable, Equatable {
            var item: [String]
        }
        let list = try XMLDecoder().decode(List.self, from: Self.large)
        #expect(list.item.count > 1_000)
        #expect(try XMLDecoder().decode(List.self, from: String(decoding: Self.large, as: UTF8.self)) == list)
    }

    @Test("memory referenced by data without copying is read in place")
    func referredMemory() throws {
        let document = Self.large
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: document.count, alignment: 1)
        document.copyBytes(to: memory)
        let data = Data(
            bytesNoCopy: memory.baseAddress!, count: document.count,
            deallocator: .custom { start, _ in start.deallocate() })
        #expect(isInPlace(data))
        #expect(try XML.Document(parsing: data).root.xmlString() == String(decoding: document, as: UTF8.self))
    }
}
