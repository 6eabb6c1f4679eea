import Foundation
import Testing
import XMLCodable
import XMLCodableStreaming

/// Decoding files.
struct XMLDecoderFilesTests {
    struct Food: Decodable, Equatable { var name: String }

    private func file(_ text: String) throws -> URL {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).xml")
        try Data(text.utf8).write(to: url)
        return url
    }

    @Test("Files and pipes give the root or the element at a path; a malformed file is an error with its place")
    func decode() throws {
        let url = try file("<menu><food><name>Tea</name></food><food><name>Toast</name></food></menu>")
        defer { try? FileManager.default.removeItem(at: url) }
        try expectEqual(XMLDecoder().decode([String: [Food]].self, contentsOf: url)["food"]?.count, 2)
        try expectEqual(XMLDecoder().decode(Food.self, contentsOf: url, at: "food"), Food(name: "Tea"))
        try expectEqual(XMLDecoder().decode([Food].self, contentsOf: url, at: "food").map(\.name), ["Tea", "Toast"])
        #expect(throws: DecodingError.self) { try XMLDecoder().decode(Food.self, contentsOf: url, at: "drink") }
        let decoder = XMLDecoder()
        decoder.rootKey = "menu"
        let other = try file("<food><name>Tea</name></food>")
        defer { try? FileManager.default.removeItem(at: other) }
        #expect(throws: DecodingError.self) { try decoder.decode(Food.self, contentsOf: other) }
        let malformed = try file("<food>\n<name></food>")
        defer { try? FileManager.default.removeItem(at: malformed) }
        let failure = refusal { try XMLDecoder().decode(Food.self, contentsOf: malformed) }
        expectStart(failure?.sentence, "2:7: ")
        let pipe = Pipe()
        let device = URL(fileURLWithPath: "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)")
        try pipe.fileHandleForWriting.write(contentsOf: Data("<food><name>Tea</name></food>".utf8))
        try pipe.fileHandleForWriting.close()
        try expectEqual(XMLDecoder().decode(Food.self, contentsOf: device), Food(name: "Tea"))
        #expect(throws: DecodingError.self) { try XMLDecoder().decode(Food.self, contentsOf: device) }
        let limited = XMLDecoder()
        limited.parsingOptions.limits.documentSize = 100_000
        let endless = refusal { try limited.decode(Food.self, contentsOf: URL(fileURLWithPath: "/dev/zero")) }
        expectPart(endless?.sentence, "more than the limit documentSize of 100000")
    }

    @Test("What cannot be read, or is missing, is an error with the reason")
    func missing() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).xml")
        let error = #expect(throws: CocoaError.self) { try XMLDecoder().decode(Food.self, contentsOf: url) }
        expectEqual(error?.code, .fileReadNoSuchFile)
        let folder = FileManager.default.temporaryDirectory
        let loop = folder.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createSymbolicLink(at: loop, withDestinationURL: loop)
        defer { try? FileManager.default.removeItem(at: loop) }
        for (url, reason) in [
            (folder, "it is a directory"), (loop, "its symbolic links form a loop"),
            (URL(fileURLWithPath: "/dev/null/x"), "a part of its path is not a directory"),
            (URL(fileURLWithPath: "/dev/fd/9999"), "it is closed"),
        ] {
            let error = #expect(throws: CocoaError.self) { try XMLDecoder().decode(Food.self, contentsOf: url) }
            expectEqual(error?.localizedDescription, "\(url.path) cannot be read: \(reason)")
            #expect(error?.userInfo[NSUnderlyingErrorKey] is POSIXError)
            #expect(throws: CocoaError.self) { try XML.Document(contentsOf: url) }
            #expect(throws: CocoaError.self) { try XML.Document.check(contentsOf: url) }
            #expect(throws: CocoaError.self) { try XML.Document.rewrite(contentsOf: url) { _ in } }
        }
    }
}
