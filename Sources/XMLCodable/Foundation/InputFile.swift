#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif
#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#endif

#if !canImport(ucrt) && !canImport(WASILibc)
/// A file, pipe or device that is open for reading.
///
/// The C library does it: Foundation reads only regular files on Linux, and its FileHandle is not in
/// FoundationEssentials. A path that names an open descriptor, such as `/dev/stdin` or `/dev/fd/3`, is read through that
/// descriptor and from its position, on Linux as on Apple's platforms.
package final class InputFile {
    private let path: String
    private let descriptor: Int32
    /// The number of bytes if it is a regular file; nil for pipes and devices, which may have no end.
    let size: Int?

    /// Opens a file.
    ///
    /// - Throws: `CocoaError` that says what is wrong with it.
    package convenience init(_ url: URL) throws {
        guard url.isFileURL else { throw CocoaError(.fileReadUnsupportedScheme) }
        // The path is copied.
        guard let path = unsafe url.withUnsafeFileSystemRepresentation({ unsafe $0.map { unsafe String(cString: $0) } })
        else { throw CocoaError(.fileReadInvalidFileName) }
        let descriptor: Int32
        if let open = Self.descriptor(named: path) {
            descriptor = fcntl(open, F_DUPFD_CLOEXEC, 3)
        } else {
            // Here and below, a path is only read during the call.
            descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
        }
        guard descriptor >= 0 else { throw FileFailure(path: path, use: .reading, number: errno).error }
        try self.init(descriptor: descriptor, path)
    }

    /// Takes an open descriptor, which is closed in any case.
    package init(descriptor: Int32, _ path: String) throws {
        self.path = path
        self.descriptor = descriptor
        var found = stat()
        // The structure is only written to during the call.
        let isKnown = unsafe fstat(descriptor, &found) == 0
        let kind = found.st_mode & S_IFMT
        size = isKnown && kind == S_IFREG ? Int(clamping: found.st_size) : nil
        if !isKnown { throw failure() }
        if kind == S_IFDIR { throw failure(EISDIR) }
    }

    deinit { close(descriptor) }

    /// The number of a descriptor for which a path is another name.
    package static func descriptor(named path: String) -> Int32? {
        if let standard = ["/dev/stdin", "/dev/stdout", "/dev/stderr"].firstIndex(of: path) { return Int32(standard) }
        for prefix in ["/dev/fd/", "/proc/self/fd/"] where path.hasPrefix(prefix) {
            return Int32(path.dropFirst(prefix.count))
        }
        return nil
    }

    private func failure(_ number: Int32 = errno) -> CocoaError {
        FileFailure(path: path, use: .reading, number: number).error
    }

    // MARK: - Reading

    /// Reads some bytes, waiting until there are any.
    ///
    /// - Returns: Their number; zero at the end, or if there is no room.
    func read(_ target: UnsafeMutableRawBufferPointer) throws -> Int {
        while true {
            // The buffer has room for as many bytes as are asked for. No system reads more than 2 GB at once.
            let count = unsafe systemRead(descriptor, target.baseAddress, min(target.count, 1 << 30))
            if count >= 0 { return count }
            try FileFailure.wait(for: descriptor, path: path, use: .reading)
        }
    }

    /// Reads a chunk; nil at the end.
    ///
    /// - Parameters:
    ///   - size: The number of bytes; at least one is read. Memory is only used for what is there.
    ///   - isFull: Whether to wait until there are as many or the file ends.
    package func chunk(_ size: Int, isFull: Bool) throws -> [UInt8]? {
        let size = max(1, size)
        var bytes = try part(min(size, 1 << 20))
        if bytes.isEmpty { return nil }
        while isFull, bytes.count < size {
            let next = try part(min(size - bytes.count, max(1 << 16, bytes.count)))
            if next.isEmpty { break }
            bytes += next
        }
        return bytes
    }

    private func part(_ size: Int) throws -> [UInt8] {
        // The system writes no more than `size` bytes, and the result says how many.
        try unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            unsafe count = try read(
                UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[..<size]))
        }
    }

    /// Reads everything that is left.
    ///
    /// - Parameter limit: A number of bytes. No more is read once there are more.
    func data(limit: Int = .max) throws -> Data {
        let most = limit == .max ? limit : limit + 1
        // One more byte than the file has, for the end to be found.
        var capacity = min(most, max(1 << 12, (size ?? 1 << 16).clampedSuccessor))
        var count = 0
        // Only this function refers to the memory, until the data owns it.
        guard var memory = unsafe malloc(capacity) else { throw failure(ENOMEM) }
        do {
            while true {
                let read = try unsafe read(
                    UnsafeMutableRawBufferPointer(start: memory + count, count: capacity - count))
                count += read
                if read == 0 || count == most { break }
                guard count == capacity else { continue }
                capacity = capacity > most / 2 ? most : 2 * capacity
                guard let larger = unsafe realloc(memory, capacity) else { throw failure(ENOMEM) }
                unsafe memory = larger
            }
        } catch {
            unsafe free(memory)
            throw error
        }
        // What a pipe did not fill is given back.
        if capacity > count + 4_096, let smaller = unsafe realloc(memory, max(1, count)) { unsafe memory = smaller }
        return unsafe Data(bytesNoCopy: memory, count: count, deallocator: .free)
    }

    // MARK: - Position

    /// The position of a regular file; nil if there is none.
    package var position: Int? {
        let found = lseek(descriptor, 0, SEEK_CUR)
        return size == nil || found < 0 ? nil : Int(clamping: found)
    }

    package func move(to position: Int) throws {
        if lseek(descriptor, off_t(position), SEEK_SET) < 0 { throw failure() }
    }

    /// A URL for the open file, even if it has no name anymore.
    package var openURL: URL { URL(fileURLWithPath: "/dev/fd/\(descriptor)") }
}

/// `read` of the C library, which the method hides.
private func systemRead(_ descriptor: Int32, _ target: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    // As the caller checked, there is room for the bytes.
    unsafe read(descriptor, target, count)
}

extension Int {
    fileprivate var clampedSuccessor: Int { self == .max ? self : self + 1 }
}

/// What the C library says about a file that cannot be read or written.
package struct FileFailure {
    package enum Use { case reading, writing }

    let path: String
    let use: Use
    /// The value of `errno`.
    let number: Int32

    package init(path: String, use: Use, number: Int32) {
        self.path = path
        self.use = use
        self.number = number
    }

    /// The error as Foundation's, with the path, the `POSIXError` below it, and sentences that say what the file is.
    package var error: CocoaError {
        let reason = reason
        let verb = use == .reading ? "read" : "written"
        // Foundation's constants for these keys are not in FoundationEssentials.
        var info: [String: Any] = [
            "NSFilePath": path, "NSLocalizedFailureReason": reason,
            "NSLocalizedDescription": "\(path) cannot be \(verb): \(reason)",
        ]
        if let code = POSIXErrorCode(rawValue: number) { info["NSUnderlyingError"] = POSIXError(code) }
        return CocoaError(code, userInfo: info)
    }

    private var code: CocoaError.Code {
        switch (number, use) {
        case (ENOENT, .reading), (ENOTDIR, .reading): .fileReadNoSuchFile
        case (ENOENT, .writing), (ENOTDIR, .writing): .fileNoSuchFile
        case (EACCES, .reading), (EPERM, .reading): .fileReadNoPermission
        case (EACCES, .writing), (EPERM, .writing): .fileWriteNoPermission
        case (ENAMETOOLONG, .reading): .fileReadInvalidFileName
        case (ENAMETOOLONG, .writing): .fileWriteInvalidFileName
        case (EFBIG, .reading), (ENOMEM, .reading): .fileReadTooLarge
        case (ENOSPC, .writing): .fileWriteOutOfSpace
        case (EROFS, .writing): .fileWriteVolumeReadOnly
        case (_, .reading): .fileReadUnknown
        case (_, .writing): .fileWriteUnknown
        }
    }

    private var reason: String {
        switch number {
        case ENOENT where isLink: "it is a symbolic link to a file that does not exist"
        case ENOENT: use == .reading ? "there is no such file" : "there is no such directory"
        case ENOTDIR: "a part of its path is not a directory"
        case EISDIR: "it is a directory"
        case EACCES, EPERM: "there is no permission to \(use == .reading ? "read" : "write") it"
        case ENAMETOOLONG: "its name is too long"
        case ELOOP: "its symbolic links form a loop"
        case ENXIO: "it is a socket, or a device that is not there"
        case EBADF: "it is closed"
        case ENOSPC: "there is no space left on the device"
        default: Self.text(of: number)
        }
    }

    /// Waits, after a call has failed, until it can be repeated; throws the failure if it cannot be.
    package static func wait(for descriptor: Int32, path: String, use: Use) throws {
        let number = errno
        if number == EINTR { return }
        guard number == EAGAIN else { throw FileFailure(path: path, use: use, number: number).error }
        var wait = pollfd(fd: descriptor, events: Int16(use == .reading ? POLLIN : POLLOUT), revents: 0)
        // The structure is only used during the call.
        _ = unsafe poll(&wait, 1, -1)
    }

    private static func text(of number: Int32) -> String {
        // The text is copied at once. It is never nil on Android, whose headers say so.
        let found: UnsafeMutablePointer<CChar>? = unsafe strerror(number)
        guard let text = unsafe found else { return "error \(number) of the system" }
        let words = unsafe String(cString: text)
        return words.prefix(1).lowercased() + words.dropFirst()
    }

    private var isLink: Bool {
        var found = stat()
        // The structure is only written to during the call.
        return unsafe lstat(path, &found) == 0 && found.st_mode & S_IFMT == S_IFLNK
    }
}
#else
/// A file that is open for reading, where there is no C library of POSIX.
package final class InputFile {
    private let bytes: Data
    private var start = 0
    var size: Int? { bytes.count }

    package init(_ url: URL) throws { bytes = try Data(contentsOf: url) }

    package func chunk(_ size: Int, isFull: Bool) throws -> [UInt8]? {
        let part = bytes.dropFirst(start).prefix(max(1, size))
        start += part.count
        return part.isEmpty ? nil : [UInt8](part)
    }

    func data(limit: Int = .max) throws -> Data { bytes }
}
#endif

extension Data {
    /// Reads a file, pipe or device.
    ///
    /// - Parameter limit: A number of bytes. No more of a pipe or device is read once there are more.
    static func contents(of url: URL, limit: Int) throws -> Data {
        // Foundation knows what to do with other URLs.
        try url.isFileURL ? InputFile(url).data(limit: limit) : Data(contentsOf: url)
    }
}
