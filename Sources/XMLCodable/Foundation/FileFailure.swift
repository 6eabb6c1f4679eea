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
#endif
