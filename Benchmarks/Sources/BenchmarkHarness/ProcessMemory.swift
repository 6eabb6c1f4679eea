import Foundation

/// The memory of this process.
package enum ProcessMemory {
    /// The most bytes that were resident at once since the process began; nil where the system does not tell.
    package static func peak() -> Int? {
        #if os(Linux)
        // Not getrusage: its figure begins with that of the process which started this one.
        guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else { return nil }
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        return line.flatMap { Int($0.filter(\.isNumber)) }.map { $0 * 1024 }
        #else
        var usage = rusage()
        return getrusage(RUSAGE_SELF, &usage) == 0 ? Int(usage.ru_maxrss) : nil
        #endif
    }
}
