import Foundation
import FuzzSupport

/// A program of container calls, run with the library and with a reference.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let program = Program(Array(UnsafeBufferPointer(start: start, count: count)))
    if program.encodes { EncodingTest(program).run() } else { DecodingTest(program).run() }
    return 0
}

/// Called once, before the first input.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(_ count: UnsafeMutableRawPointer?, _ arguments: UnsafeMutableRawPointer?) -> CInt {
    atexit { CallCount.printTotal() }
    return 0
}

/// The number of calls of the library's coders and containers, which is printed at the end of a run.
enum CallCount {
    nonisolated(unsafe) private static var total = 0

    static func add(_ calls: Int) { total += calls }

    static func printTotal() { FileHandle.standardError.write(Data("container calls: \(total)\n".utf8)) }
}

/// Code on another thread.
final class OtherThread: @unchecked Sendable {
    private let body: () -> Void
    private let done = DispatchSemaphore(value: 0)

    /// Starts running `body`.
    init(_ body: @escaping () -> Void) {
        self.body = body
        let thread = Thread { [self] in
            self.body()
            done.signal()
        }
        thread.stackSize = 8 * 1_024 * 1_024
        thread.start()
    }

    func wait() { done.wait() }
}

/// The value that a coder must still treat as usual after a program.
struct Known: Codable, Equatable {
    struct Part: Codable, Equatable {
        var name: String?
        var list: [Int]
    }

    var title = "T & U"
    var part = Part(name: "n", list: [1, 2])
    var map = ["k": true]
    var parts = [Part(list: []), Part(name: "", list: [3])]

    static let xml =
        "<Known><title>T &amp; U</title><part><name>n</name><list>1</list><list>2</list></part>"
        + "<map><k>true</k></map><parts /><parts><name></name><list>3</list></parts></Known>"
}
