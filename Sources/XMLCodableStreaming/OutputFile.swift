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

#if !canImport(ucrt) && !canImport(WASILibc)
/// A file that is written from its start on, and takes its place when it is complete.
///
/// The bytes are written to a temporary file in the same folder, which replaces the file when it is closed. Until then,
/// a file of that name stays as it is, for good if the writer is released before. The new file has the owner and the
/// permissions of the old one. A symbolic link stays, and the file that it leads to is replaced.
///
/// What cannot be replaced is written in place: pipes, devices and open descriptors, a link to a file that does not
/// exist, and a file in a folder, or of an owner, that does not allow it.
///
/// The C library does it, since the FileHandle of Foundation needs all of Foundation on Linux.
final class OutputFile {
    private let path: String
    /// Negative once it is closed.
    private var descriptor: Int32
    /// The temporary file, and the file that it replaces; nil if the file is written in place.
    private var replacement: (path: String, target: String)?

    /// Opens a file.
    ///
    /// - Throws: `CocoaError` that says why it cannot be written.
    init(_ url: URL) throws {
        guard url.isFileURL else { throw CocoaError(.fileWriteUnsupportedScheme) }
        // The path is copied.
        guard let path = unsafe url.withUnsafeFileSystemRepresentation({ unsafe $0.map { unsafe String(cString: $0) } })
        else { throw CocoaError(.fileWriteInvalidFileName) }
        self.path = path
        if let open = InputFile.descriptor(named: path) {
            descriptor = fcntl(open, F_DUPFD_CLOEXEC, 3)
            if descriptor < 0 { throw failure() }
            return
        }
        var old = stat()
        // The structure is only written to during the call.
        let exists = unsafe stat(path, &old) == 0
        // What may not be written must not be replaced either. Here and below, a path is only read during the call.
        descriptor = exists ? unsafe open(path, O_WRONLY | O_CLOEXEC) : -1
        if exists, descriptor < 0 { throw failure() }
        if exists, old.st_mode & S_IFMT != S_IFREG { return }
        if let target = Self.target(path, exists), let new = Self.temporary(beside: target) {
            if !exists || Self.give(new.descriptor, what: old) {
                closeDescriptor(descriptor)
                descriptor = new.descriptor
                replacement = (new.path, target)
                return
            }
            closeDescriptor(new.descriptor)
            unsafe unlink(new.path)
        }
        if exists {
            if ftruncate(descriptor, 0) != 0 { throw failure() }
        } else {
            descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
            if descriptor < 0 { throw failure() }
        }
    }

    deinit {
        if descriptor >= 0 { closeDescriptor(descriptor) }
        if let replacement { unsafe unlink(replacement.path) }
    }

    private func failure() -> CocoaError { FileFailure(path: path, use: .writing, number: errno).error }

    // MARK: - Writing

    func write(_ bytes: [UInt8]) throws {
        guard descriptor >= 0 else { throw FileFailure(path: path, use: .writing, number: EBADF).error }
        try Self.write(bytes, to: descriptor, path)
    }

    /// Writes bytes to a descriptor, waiting as long as it takes none.
    ///
    /// - Parameter path: The name in errors.
    static func write(_ bytes: [UInt8], to descriptor: Int32, _ path: String) throws {
        var start = 0
        while start < bytes.count {
            // The bytes are only read during the call, from `start` on.
            let count = unsafe bytes.withUnsafeBytes {
                unsafe writeBytes(descriptor, UnsafeRawBufferPointer(rebasing: $0[start...]))
            }
            if count >= 0 { start += count } else { try FileFailure.wait(for: descriptor, path: path, use: .writing) }
        }
    }

    /// Ends the file, which takes its place.
    func close() throws {
        guard descriptor >= 0 else { return }
        let isClosed = closeDescriptor(descriptor) == 0
        descriptor = -1
        // The file system may report only now that there was no space.
        if !isClosed { throw failure() }
        guard let replacement else { return }
        if unsafe rename(replacement.path, replacement.target) != 0 { throw failure() }
        self.replacement = nil
    }

    // MARK: - Replacing

    /// Returns the path of the file to replace, without symbolic links; nil for one that leads nowhere.
    private static func target(_ path: String, _ exists: Bool) -> String? {
        guard exists else {
            var found = stat()
            // The structure is only written to during the call.
            return unsafe lstat(path, &found) == 0 ? nil : path
        }
        guard let real = unsafe realpath(path, nil) else { return nil }
        // The caller owns the text, which is copied.
        defer { unsafe free(real) }
        return unsafe String(cString: real)
    }

    /// Creates a file in the folder of another, with the permissions of any new file; nil if that cannot be done.
    private static func temporary(beside target: String) -> (path: String, descriptor: Int32)? {
        let folder = target.lastIndex(of: "/").map { target[...$0] } ?? ""
        let number = String(UInt64.random(in: .min ... .max), radix: 36)
        let path = folder + ".xmlcodable-" + number
        let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        return descriptor < 0 ? nil : (path, descriptor)
    }

    /// Gives a new file the owner and the permissions of an old one; returns false if it cannot have them.
    private static func give(_ descriptor: Int32, what old: stat) -> Bool {
        var new = stat()
        // The structure is only written to during the call.
        guard unsafe fstat(descriptor, &new) == 0 else { return false }
        let isSame = new.st_uid == old.st_uid && new.st_gid == old.st_gid
        guard isSame || fchown(descriptor, old.st_uid, old.st_gid) == 0 else { return false }
        return fchmod(descriptor, old.st_mode & 0o7777) == 0
    }
}

/// `close` and `write` of the C library, which the methods hide.
@discardableResult
private func closeDescriptor(_ descriptor: Int32) -> Int32 { close(descriptor) }

private func writeBytes(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    // The buffer has as many bytes. No system writes more than 2 GB at once.
    unsafe write(descriptor, bytes.baseAddress, min(bytes.count, 1 << 30))
}
#else
/// A file that is written when it is complete, where there is no C library of POSIX.
final class OutputFile {
    private let url: URL
    private var bytes = Data()

    init(_ url: URL) throws { self.url = url }

    func write(_ bytes: [UInt8]) throws { self.bytes += bytes }

    func close() throws { try bytes.write(to: url, options: .atomic) }
}
#endif
