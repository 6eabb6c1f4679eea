import Foundation
import Testing
import XMLCodable
import XMLCodableStreaming

/// What `XMLRecordDestination.file` does with the file that is there.
final class OutputFileTests {
    private let folder: URL
    private let document = "<r><a>1</a><a>2</a></r>"

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func file(_ name: String, _ text: String? = nil) throws -> URL {
        let url = folder.appendingPathComponent(name)
        if let text { try Data(text.utf8).write(to: url) }
        return url
    }

    private func write(to url: URL) throws {
        let writer = try XMLEncoder().writer(at: "a", withRootKey: "r", to: .file(url))
        for record in 1...2 { try writer.write(record) }
        try writer.finish()
    }

    private func text(_ url: URL) throws -> String { String(decoding: try Data(contentsOf: url), as: UTF8.self) }

    private func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    }

    @Test("A file appears when it is complete, and no other file is left")
    func new() throws {
        let url = try file("new.xml")
        let writer = try XMLEncoder().writer(at: "a", withRootKey: "r", to: .file(url))
        for record in 1...2 { try writer.write(record) }
        try writer.flush()
        #expect(!FileManager.default.fileExists(atPath: url.path))
        try writer.finish()
        try expectEqual(text(url), document)
        try expectEqual(names(), ["new.xml"])
    }

    @Test("A writer that is released leaves the old file as it was")
    func released() throws {
        let (old, new) = (try file("old.xml", "old"), try file("new.xml"))
        for url in [old, new] {
            let writer = try XMLEncoder().writer(at: "a", withRootKey: "r", to: .file(url))
            try writer.write(1)
            try writer.flush()
        }
        try expectEqual(text(old), "old")
        try expectEqual(names(), ["old.xml"])
    }

    @Test("A file keeps its permissions, and a new one has those of any new file")
    func permissions() throws {
        forEachRow([0o600, 0o640, 0o755, 0o666]) { permissions in
            let url = try file("old.xml", "old and longer than what is written")
            try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: url.path)
            try write(to: url)
            try expectEqual(text(url), document)
            let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
            expectEqual((attributes[.posixPermissions] as? NSNumber)?.intValue, permissions)
        }
        let (url, other) = (try file("new.xml"), folder.appendingPathComponent("other"))
        #expect(FileManager.default.createFile(atPath: other.path, contents: nil))
        try write(to: url)
        let found = try [url, other].map { try FileManager.default.attributesOfItem(atPath: $0.path) }
            .map { ($0[.posixPermissions] as? NSNumber)?.intValue }
        expectEqual(found[0], found[1])
    }

    @Test("A symbolic link stays, and its file is replaced or made")
    func links() throws {
        let inner = folder.appendingPathComponent("inner")
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: false)
        try Data("old".utf8).write(to: inner.appendingPathComponent("target.xml"))
        for (name, target) in [("link", "inner/target.xml"), ("dangling", "inner/made.xml"), ("chain", "link")] {
            let link = folder.appendingPathComponent(name)
            try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: target)
            try write(to: link)
            try expectEqual(FileManager.default.destinationOfSymbolicLink(atPath: link.path), target)
            try expectEqual(text(link), document)
        }
        try expectEqual(
            FileManager.default.contentsOfDirectory(atPath: inner.path).sorted(), ["made.xml", "target.xml"])
        try expectEqual(names(), ["chain", "dangling", "inner", "link"])
    }

    @Test("A file can be read while it is written anew, and what cannot be replaced is written in place")
    func overwritten() throws {
        let items = (0..<10_000).map { "<a>\($0)</a>" }.joined()
        let url = try file("old.xml", "<r>\(items)</r>")
        let reader = try XMLDecoder().reader(Int.self, at: "a", contentsOf: url)
        let writer = try XMLEncoder().writer(at: "a", withRootKey: "r", to: .file(url))
        while let number = try reader.next() { try writer.write(number + 1) }
        try writer.finish()
        try expectEqual(text(url), "<r>\((1...10_000).map { "<a>\($0)</a>" }.joined())</r>")
        try write(to: URL(fileURLWithPath: "/dev/null"))
        let pipe = Pipe()
        try write(to: URL(fileURLWithPath: "/dev/fd/\(pipe.fileHandleForWriting.fileDescriptor)"))
        try pipe.fileHandleForWriting.close()
        try expectEqual(pipe.fileHandleForReading.readToEnd(), Data(document.utf8))
    }

    @Test("What cannot be written is named with the reason")
    func reasons() throws {
        let loop = folder.appendingPathComponent("loop")
        try FileManager.default.createSymbolicLink(at: loop, withDestinationURL: loop)
        for (url, reason) in [
            (folder, "it is a directory"), (folder.appendingPathComponent("no/file"), "there is no such directory"),
            (loop, "its symbolic links form a loop"), (URL(fileURLWithPath: "/dev/fd/9999"), "it is closed"),
        ] {
            let error = expectThrows(CocoaError.self) { try write(to: url) }
            expectEqual(error?.localizedDescription, "\(url.path) cannot be written: \(reason)")
        }
        #if os(Linux)
        let full = expectThrows(CocoaError.self) { try write(to: URL(fileURLWithPath: "/dev/full")) }
        expectEqual(full?.code, .fileWriteOutOfSpace)
        #endif
    }
}
