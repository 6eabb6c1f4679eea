import Foundation
import XMLCodable
import XMLCodableHTTP
import XMLCodableStreaming

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Loops over an endless response that are left after some records: the next request must not wait for what is left, and
/// the transfer must not go on.
struct Leaving {
    /// How a loop is left.
    enum Way: String, CaseIterable {
        /// By `break`.
        case leave
        /// By the end of its task.
        case cancel
    }

    private static let records = 3_000

    let endless: URL
    let way: Way

    /// Prints how long the next request takes in each round, and how much of the processor is used a second later.
    func run(rounds: Int) async {
        var times: [Double] = []
        do {
            for _ in 0..<rounds {
                switch way {
                case .leave: _ = try await readSome {}
                case .cancel: try await cancelled()
                }
                let start = ContinuousClock.now
                let next = try await URLSession.shared.xml(Menu.self, for: request(good))
                times.append((ContinuousClock.now - start) / .seconds(1))
                print("foods: \(next.food.count)")
            }
            try await Task.sleep(for: .seconds(1))
            let before = processorTime()
            try await Task.sleep(for: .seconds(1))
            let used = processorTime() - before
            print(String(format: "next: %.4f to %.4f s", times.min() ?? 0, times.max() ?? 0))
            print(String(format: "processor: %.4f s", used))
            print("complete")
        } catch {
            print("error: \(type(of: error)): \(error)")
        }
    }

    private var good: URL { endless.deletingLastPathComponent().appendingPathComponent("good") }

    /// Reads some records, and more if the body of the function wants so.
    private func readSome(_ enough: () async throws -> Void) async throws -> Int {
        var count = 0
        for try await _ in URLSession.shared.elements(Food.self, for: request(endless), at: "food") {
            count += 1
            if count == Self.records {
                try await enough()
                if way == .leave { break }
            }
        }
        return count
    }

    private func cancelled() async throws {
        let (enough, signal) = AsyncStream.makeStream(of: Void.self)
        let task = Task { try await readSome { signal.yield() } }
        for await _ in enough { break }
        task.cancel()
        do {
            print("error: a loop ended after \(try await task.value) records")
        } catch is CancellationError {}
    }
}

/// The seconds that all threads of the process have used.
private func processorTime() -> Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
