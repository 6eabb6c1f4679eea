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
public import FoundationEssentials
#else
public import Foundation
#endif

/// The bytes of a file as a sequence of chunks of 64 KB, where Foundation has none.
///
/// ```swift
/// for try await chunk in XMLFileChunks(url) { print(chunk.count) }
/// ```
public struct XMLFileChunks: AsyncSequence, Sendable {
    /// A chunk.
    public typealias Element = [UInt8]

    private let url: URL
    private let size: Int

    /// Creates the chunks of a file, which is opened when they are iterated.
    public init(_ url: URL) { self.init(url, size: 1 << 16) }

    init(_ url: URL, size: Int) {
        self.url = url
        self.size = size
    }

    /// Starts to read.
    public func makeAsyncIterator() -> Iterator { Iterator(url: url, size: size) }

    /// Reads the chunks one by one.
    public struct Iterator: AsyncIteratorProtocol {
        private let url: URL
        private let size: Int
        private var file: FileChunks?

        fileprivate init(url: URL, size: Int) {
            self.url = url
            self.size = size
        }

        /// Reads the next chunk; nil at the end.
        ///
        /// - Throws: The error of opening or reading the file.
        public mutating func next() async throws -> [UInt8]? {
            let file = try file ?? FileChunks(url, size: size)
            self.file = file
            return try file.next()
        }
    }
}

/// The bytes of a file, read in chunks.
///
/// The C library does it, since the FileHandle of Foundation needs all of Foundation on Linux.
@safe
final class FileChunks {
    private let size: Int
    // Used by one caller at a time, and closed only here.
    #if canImport(Android)
    private let file: OpaquePointer
    #else
    private let file: UnsafeMutablePointer<FILE>
    #endif

    init(_ url: URL, size: Int = 1 << 16) throws {
        self.size = size
        // The path is only read during the call.
        guard
            let file = unsafe url.withUnsafeFileSystemRepresentation({ path in
                unsafe path.flatMap { unsafe fopen($0, "rb") }
            })
        else {
            throw Self.failure(url)
        }
        unsafe self.file = file
    }

    deinit { unsafe fclose(file) }

    func next() throws -> [UInt8]? {
        // The array has room for as many bytes as are asked for, and `fread` returns how many of them it has set.
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            unsafe count = fread(buffer.baseAddress, 1, size, file)
        }
        if unsafe ferror(file) != 0 { throw CocoaError(.fileReadUnknown) }
        return bytes.isEmpty ? nil : bytes
    }

    /// The error of Foundation for a file that cannot be opened.
    private static func failure(_ url: URL) -> any Error {
        do {
            _ = try Data(contentsOf: url)
            return CocoaError(.fileReadUnknown)
        } catch {
            return error
        }
    }
}
#endif
