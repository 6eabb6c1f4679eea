import XMLCodable

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#endif
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A file that can be read several times. It stays open, so that all passes read the same file.
///
/// A pipe or device is copied to a temporary file first, which has no name: it is gone when it is closed, even if the
/// program is killed.
struct RereadFile {
    #if canImport(ucrt) || canImport(WASILibc)
    private let url: URL

    init(_ url: URL, limit: Int) throws { self.url = url }

    func fromStart() throws -> URL { url }
    #else
    private let file: InputFile
    private let start: Int

    /// - Parameter limit: A number of bytes. No more of a pipe or device is copied once there are more.
    init(_ url: URL, limit: Int) throws {
        let file = try InputFile(url)
        if let position = file.position {
            (self.file, start) = (file, position)
        } else {
            (self.file, start) = (try Self.copy(of: file, limit), 0)
        }
    }

    /// Returns the file as a URL that is read from where it starts. The next call ends what was begun by the last.
    func fromStart() throws -> URL {
        try file.move(to: start)
        return file.openURL
    }

    private static func copy(of file: InputFile, _ limit: Int) throws -> InputFile {
        let folder = FileManager.default.temporaryDirectory.path
        let template = folder + "/xmlcodable-XXXXXX"
        var name = Array(template.utf8CString)
        // The name is zero-terminated and only changed during the call.
        let descriptor = unsafe name.withUnsafeMutableBufferPointer { name in
            unsafe name.baseAddress.map { unsafe mkstemp($0) } ?? -1
        }
        guard descriptor >= 0 else { throw FileFailure(path: template, use: .writing, number: errno).error }
        // The name is only read during the call.
        unsafe _ = name.withUnsafeBufferPointer { name in unsafe name.baseAddress.map { unsafe unlink($0) } }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        let copy = try InputFile(descriptor: descriptor, template)
        var count = 0
        while count <= limit, let bytes = try file.chunk(1 << 16, isFull: false) {
            try OutputFile.write(bytes, to: descriptor, template)
            count += bytes.count
        }
        return copy
    }
    #endif
}
