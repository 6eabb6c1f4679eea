import Foundation

/// The bytes that have arrived and that nobody has asked for yet.
///
/// The transfers of FoundationNetworking cannot be paused: a task that is suspended starts its request again. So what a
/// slow consumer leaves goes to a temporary file once it is more than a little, and memory stays bounded. Elsewhere, the
/// transfer is paused.
struct ChunkQueue: Sendable {
    /// The number of bytes that are kept in memory.
    private let memoryLimit: Int
    private var chunks: [Data] = []
    private var first = 0
    /// The number of bytes in memory.
    private(set) var count = 0
    private var file: SpoolFile?

    /// The number of bytes in the file.
    var fileCount: Int { Int(clamping: file?.count ?? 0) }

    /// - Parameter memoryLimit: The number of bytes that are kept in memory; more go to a file.
    init(memoryLimit: Int) { self.memoryLimit = memoryLimit }

    /// Adds bytes.
    ///
    /// - Throws: The error of writing to the file.
    mutating func append(_ chunk: Data) throws {
        if let file, !file.isEmpty { return try file.append(chunk) }
        if count + chunk.count > memoryLimit, count > 0 {
            let file = try file ?? SpoolFile()
            self.file = file
            return try file.append(chunk)
        }
        chunks.append(chunk)
        count += chunk.count
    }

    /// Takes the next bytes; nil if there are none.
    ///
    /// - Throws: The error of reading the file.
    mutating func next() throws -> Data? {
        guard first < chunks.count else { return try file?.next() }
        let chunk = chunks[first]
        chunks[first] = Data()
        first += 1
        count -= chunk.count
        if first == chunks.count {
            chunks.removeAll(keepingCapacity: true)
            first = 0
        }
        return chunk
    }
}

/// A temporary file that is written at its end and read from its start, by one caller at a time.
final class SpoolFile: @unchecked Sendable {
    private static let chunkSize = 1 << 16
    private let url: URL
    private let handle: FileHandle
    private var readOffset: UInt64 = 0
    private var writeOffset: UInt64 = 0

    var isEmpty: Bool { readOffset == writeOffset }
    /// The number of bytes that were not read yet.
    var count: UInt64 { writeOffset - readOffset }

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("XMLCodableHTTP-\(UUID().uuidString)")
        guard
            FileManager.default.createFile(
                atPath: url.path, contents: nil, attributes: [.posixPermissions: 0o600])
        else {
            throw CocoaError(.fileWriteUnknown)
        }
        handle = try FileHandle(forUpdating: url)
        // Where the system allows it, the file has no name from here on; otherwise it is removed at the end.
        try? FileManager.default.removeItem(at: url)
    }

    deinit {
        try? handle.close()
        try? FileManager.default.removeItem(at: url)
    }

    func append(_ chunk: Data) throws {
        try handle.seek(toOffset: writeOffset)
        try handle.write(contentsOf: chunk)
        writeOffset += UInt64(chunk.count)
    }

    func next() throws -> Data? {
        if isEmpty { return nil }
        try handle.seek(toOffset: readOffset)
        let count = Int(min(UInt64(Self.chunkSize), self.count))
        guard let chunk = try handle.read(upToCount: count), !chunk.isEmpty else {
            throw CocoaError(.fileReadCorruptFile)
        }
        readOffset += UInt64(chunk.count)
        if isEmpty {
            try handle.truncate(atOffset: 0)
            (readOffset, writeOffset) = (0, 0)
        }
        return chunk
    }
}
