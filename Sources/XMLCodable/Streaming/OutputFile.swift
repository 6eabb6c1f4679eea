#if Streaming || !SWIFT_PACKAGE
#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#elseif canImport(ucrt)
import ucrt
#elseif canImport(WASILibc)
import WASILibc
#endif
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A file that is written from its start on.
///
/// The C library does it, since the FileHandle of Foundation needs all of Foundation on Linux.
@safe
final class OutputFile {
    // Used by one caller at a time; nil once it is closed.
    #if canImport(Android)
    private var file: OpaquePointer?
    #else
    private var file: UnsafeMutablePointer<FILE>?
    #endif

    init(_ url: URL) throws {
        // The path is only read during the call.
        unsafe file = url.withUnsafeFileSystemRepresentation { path in unsafe path.flatMap { unsafe fopen($0, "wb") } }
        guard unsafe file != nil else { throw Self.failure(url) }
        // The chunks are large.
        if let file = unsafe file { unsafe setvbuf(file, nil, _IONBF, 0) }
    }

    deinit { if let file = unsafe file { unsafe fclose(file) } }

    func write(_ bytes: [UInt8]) throws {
        guard let file = unsafe file else { throw CocoaError(.fileWriteUnknown) }
        // The bytes are only read during the call.
        let count = unsafe bytes.withUnsafeBufferPointer { unsafe fwrite($0.baseAddress, 1, $0.count, file) }
        guard count == bytes.count else { throw Self.failure() }
    }

    func close() throws {
        guard let file = unsafe file else { return }
        unsafe self.file = nil
        guard unsafe fclose(file) == 0 else { throw Self.failure() }
    }

    /// The error of the last call of the C library.
    private static func failure() -> CocoaError {
        CocoaError(errno == ENOSPC ? .fileWriteOutOfSpace : .fileWriteUnknown)
    }

    /// The error of Foundation for a file that cannot be opened.
    private static func failure(_ url: URL) -> any Error {
        do {
            // The C library says less about the reason.
            try Data().write(to: url)
            return CocoaError(.fileWriteUnknown)
        } catch {
            return error
        }
    }
}
#endif
