import Foundation

/// Output and exit functions shared by the commands.
enum Terminal {
    /// Opens the standard descriptors that are closed, for no file to get their numbers and be taken for the output. What
    /// they are opened for is not what they are used for, so that reading and writing still fail.
    static func reserveDescriptors() {
        for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) < 0 {
            _ = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
        }
    }

    static func complain(_ message: String) {
        // There is nowhere else to say it, but the status says so too.
        _ = written(Array((message + "\n").utf8), to: 2)
    }

    /// Writes to standard output; ends the tool if that is not possible, for example because it is closed.
    static func write(_ bytes: [UInt8]) {
        if !written(bytes, to: 1) { endWithoutOutput() }
    }

    /// Ends the tool. If there was output, it must have arrived.
    static func end(_ status: Status) -> Never {
        // A file system may report only now that there was no space.
        if hasWritten, close(1) != 0 { endWithoutOutput() }
        exit(status.rawValue)
    }

    // Only the main thread uses it.
    nonisolated(unsafe) private static var hasWritten = false

    private static func endWithoutOutput() -> Never {
        let reason =
            switch errno {
            case ENOSPC: "there is no space left on the device"
            case EPIPE: "its reader has gone"
            case EBADF: "it is closed"
            default: String(cString: strerror(errno))
            }
        complain("standard output cannot be written: \(reason)")
        exit(Status.trouble.rawValue)
    }

    private static func written(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        var start = 0
        while start < bytes.count {
            let count = bytes[start...].withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count >= 0 {
                start += count
                if descriptor == 1 { hasWritten = true }
            } else if errno == EAGAIN {
                var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                _ = poll(&wait, 1, -1)
            } else if errno != EINTR {
                return false
            }
        }
        return true
    }
}
