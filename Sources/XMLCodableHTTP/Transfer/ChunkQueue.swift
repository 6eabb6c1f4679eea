#if Tree && Wrappers || !SWIFT_PACKAGE
import Foundation

/// The bytes that have arrived but have not been asked for yet.
///
/// The transfers of FoundationNetworking cannot be paused: a task that is suspended starts its request again. So what a
/// slow consumer leaves goes to a temporary file once it is more than a little, and memory stays bounded. Elsewhere, the
/// transfer is paused.
struct ChunkQueue: Sendable {
    /// The number of bytes that are kept in memory.
    private let memoryLimit: Int
    /// The number of bytes that are kept in the file.
    private let fileLimit: Int
    private var chunks: [Data] = []
    private var first = 0
    /// The number of bytes in memory.
    private(set) var count = 0
    private var file: SpoolFile?

    /// - Parameters:
    ///   - memoryLimit: The number of bytes that are kept in memory; more go to a file.
    ///   - fileLimit: The number of bytes that are kept in the file.
    init(memoryLimit: Int, fileLimit: Int = .max) {
        self.memoryLimit = memoryLimit
        self.fileLimit = fileLimit
    }

    /// Whether a chunk can be added: the file may get full, while memory takes any chunk when the file is empty.
    func hasRoom(for count: Int) -> Bool {
        guard let file, !file.isEmpty else { return true }
        return count <= fileLimit && file.count <= fileLimit - count
    }

    /// Whether so much is in the file that the transfer should be slower.
    var isHalfFull: Bool { (file?.count ?? 0) > fileLimit / 2 }

    /// Adds bytes, for which there is room.
    ///
    /// - Throws: The error of writing to the file.
    mutating func append(_ chunk: Data) throws {
        if let file, !file.isEmpty { return try file.append(chunk) }
        if count + chunk.count > memoryLimit, count > 0, chunk.count <= fileLimit {
            let file = try file ?? SpoolFile(capacity: fileLimit)
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

/// A temporary file that is a ring of bytes, written and read by one caller at a time.
final class SpoolFile: @unchecked Sendable {
    private static let chunkSize = 1 << 16
    /// Where the file was made; it has no name any more where the system allows that.
    let url: URL
    private let handle: FileHandle
    private let capacity: Int
    /// Where the first byte is.
    private var start = 0
    /// The number of bytes that were not read yet.
    private(set) var count = 0

    var isEmpty: Bool { count == 0 }

    /// - Parameter capacity: The maximum number of bytes.
    init(capacity: Int = .max) throws {
        self.capacity = capacity
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

    /// Adds bytes, for which there is room.
    func append(_ chunk: Data) throws {
        // What does not fit before the end goes to the beginning.
        let end = start < capacity - count ? start + count : start - (capacity - count)
        let fitting = chunk.prefix(capacity - end)
        try write(fitting, at: end)
        if fitting.count < chunk.count { try write(chunk.dropFirst(fitting.count), at: 0) }
        count += chunk.count
    }

    private func write(_ bytes: Data, at offset: Int) throws {
        try handle.seek(toOffset: UInt64(offset))
        try handle.write(contentsOf: bytes)
    }

    func next() throws -> Data? {
        if isEmpty { return nil }
        try handle.seek(toOffset: UInt64(start))
        let wanted = min(Self.chunkSize, count, capacity - start)
        guard let chunk = try handle.read(upToCount: wanted), !chunk.isEmpty else {
            throw CocoaError(.fileReadCorruptFile)
        }
        count -= chunk.count
        start = isEmpty || start + chunk.count == capacity ? 0 : start + chunk.count
        if isEmpty { try handle.truncate(atOffset: 0) }
        return chunk
    }
}
#endif
