#if os(Linux) || os(macOS)
import Foundation
import Testing

/// A temporary folder with files of all kinds, in which the tool is run.
final class ToolFolder {
    /// What a run of the tool left.
    struct Outcome {
        var status: Int32
        var out: String
        var error: String
    }

    private let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("xmlcodable-tool-\(UUID())")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        let files: [String: String] = [
            "ok.xml": "<m><a/>\n<b>x</b></m>", "bad.xml": "<m><a></m>", "empty.xml": "", "-dash.xml": "<m/>",
            "new\nline.xml": "<m>", "after.txt": "line\n<m/>",
            "ext.xml": "<!DOCTYPE m SYSTEM \"x.dtd\"><m>&foo;</m>",
        ]
        for (name, text) in files { try Data(text.utf8).write(to: url.appendingPathComponent(name)) }
        let wide = Data("<m/>".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
        try (Data([0xFF, 0xFE]) + wide).write(to: url.appendingPathComponent("u16.xml"))
        let manager = FileManager.default
        try manager.createDirectory(at: url.appendingPathComponent("dir"), withIntermediateDirectories: false)
        for (link, target) in ["dangling": "nowhere", "loop": "loop", "link": "ok.xml"] {
            try manager.createSymbolicLink(atPath: url.appendingPathComponent(link).path, withDestinationPath: target)
        }
        expectEqual(mkfifo(url.appendingPathComponent("fifo").path, 0o600), 0)
        let closed = url.appendingPathComponent("closed.xml").path
        #expect(manager.createFile(atPath: closed, contents: Data("<m/>".utf8)))
        try manager.setAttributes([.posixPermissions: 0], ofItemAtPath: closed)
    }

    /// Adds `big.xml`, which no pipe takes at once.
    func addBigFile() throws {
        let items = String(repeating: "<food a=\"1\">some text here</food>\n", count: 6_000)
        try Data("<m>\(items)</m>".utf8).write(to: url.appendingPathComponent("big.xml"))
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// The tool beside the tests.
    private static let tool: String? = {
        #if os(macOS)
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
        guard let tests = bundle?.bundleURL else { return nil }
        #else
        let tests = URL(fileURLWithPath: CommandLine.arguments[0])
        #endif
        let path = tests.deletingLastPathComponent().appendingPathComponent("xmlcodable-tool").path
        return FileManager.default.isExecutableFile(atPath: path) ? path : nil
    }()

    /// Runs a script of the shell, in which `tool` is the tool, without input.
    func run(_ script: String) throws -> Outcome {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", "tool() { \"$TOOL\" \"$@\"; }\n" + script]
        process.environment = ["TOOL": try #require(Self.tool), "PATH": "/usr/bin:/bin", "TMPDIR": url.path]
        process.currentDirectoryURL = url
        process.standardInput = FileHandle.nullDevice
        let (out, error) = (Pipe(), Pipe())
        process.standardOutput = out
        process.standardError = error
        try process.run()
        // No script writes more errors than the pipe takes.
        let text = try out.fileHandleForReading.readToEnd() ?? Data()
        let complaint = try error.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return Outcome(
            status: process.terminationStatus, out: String(decoding: text, as: UTF8.self),
            error: String(decoding: complaint, as: UTF8.self))
    }

    /// The names of the files of temporary documents that are left.
    func leftovers() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: url.path).filter { $0.contains("xmlcodable") }
    }
}
#endif
