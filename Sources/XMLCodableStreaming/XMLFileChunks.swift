import XMLCodable

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The bytes of a file as a sequence of chunks of 128 KB, where Foundation has none.
///
/// A chunk of a pipe or device may be shorter: it has what is there. A path that names an open descriptor, such as
/// `/dev/stdin`, is read from the position of the descriptor.
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
    public init(_ url: URL) { self.init(url, size: 1 << 17) }

    init(_ url: URL, size: Int) {
        self.url = url
        self.size = size
    }

    /// Starts to read.
    public func makeAsyncIterator() -> Iterator { Iterator(url: url, size: size) }

    /// Reads the chunks one by one.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate let url: URL
        fileprivate let size: Int
        fileprivate var file: FileChunks?

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
final class FileChunks {
    private let file: InputFile
    private let size: Int
    private let areFull: Bool

    /// - Parameters:
    ///   - size: The number of bytes of a chunk, of which memory is used only for those that are there. Less than one is
    ///     one.
    ///   - areFull: Whether all chunks but the last have as many bytes. By default, a chunk has what a pipe has so far.
    init(_ url: URL, size: Int = 1 << 16, areFull: Bool = false) throws {
        file = try InputFile(url)
        self.size = size
        self.areFull = areFull
    }

    func next() throws -> [UInt8]? { try file.chunk(size, isFull: areFull) }
}
