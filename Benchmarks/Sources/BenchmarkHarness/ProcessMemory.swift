import Foundation

/// The memory of this process.
package enum ProcessMemory {
    /// The most bytes that were resident at once since the process began, or since `beginPeak`; nil where the system does
    /// not tell.
    package static func peak() -> Int? {
        #if os(Linux)
        // Not getrusage: its figure begins with that of the process which started this one.
        return status("VmHWM:")
        #else
        var usage = rusage()
        return getrusage(RUSAGE_SELF, &usage) == 0 ? Int(usage.ru_maxrss) : nil
        #endif
    }

    /// Returns free memory to the system, begins to measure the peak anew, and returns the bytes that are resident now;
    /// nil where the system cannot do that.
    package static func beginPeak() -> Int? {
        #if canImport(Glibc)
        // Not in the module Glibc: int malloc_trim(size_t).
        if let address = dlsym(dlopen(nil, RTLD_NOW), "malloc_trim") {
            _ = unsafeBitCast(address, to: (@convention(c) (Int) -> Int32).self)(0)
        }
        guard let file = FileHandle(forWritingAtPath: "/proc/self/clear_refs") else { return nil }
        guard (try? file.write(contentsOf: Data("5".utf8))) != nil else { return nil }
        return status("VmRSS:")
        #else
        return nil
        #endif
    }

    #if os(Linux)
    private static func status(_ name: String) -> Int? {
        guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else { return nil }
        let line = status.split(separator: "\n").first { $0.hasPrefix(name) }
        return line.flatMap { Int($0.filter(\.isNumber)) }.map { $0 * 1024 }
    }
    #endif
}
