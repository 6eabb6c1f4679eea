import BenchmarkHarness
import Foundation
import GrowthCases

/// Shows what each entry point, option and kind of model costs for a count, and for two and four times as much. What is
/// linear doubles.
struct LinearCommand {
    /// The most that a doubling may cost, on average over two of them: a table that grows, or data that no longer fits
    /// into a cache, makes one of them cost more.
    static let limit = 2.5

    let iterations: Int
    let names: NameFilter

    /// Returns the names of the cases that are not linear, or that fail.
    func run() throws -> [String] {
        var table = Table(
            labels: 1,
            header: ["case", "n", "ms n", "2n", "4n", "time x2", "x2", "MB n", "2n", "4n", "memory x2", "x2"])
        var failures: [String] = []
        for growthCase in GrowthCase.all where names.includes(growthCase.name) {
            guard let reports = try? measure(growthCase) else {
                failures.append(growthCase.name)
                continue
            }
            let (times, peaks) = (Self.times(reports), Self.peaks(reports))
            if !Self.isLinear(reports) { failures.append(growthCase.name) }
            table.add(
                [growthCase.name, "\(growthCase.count)"] + reports.map { Table.number($0.timing.minimum, 2) }
                    + times.map { Table.number($0, 2) }
                    + reports.map { Table.number($0.peak.map { $0 / 1_000_000 }, 1) }
                    + peaks.map { Table.number($0, 2) })
        }
        print(table)
        return failures
    }

    private func measure(_ growthCase: GrowthCase) throws -> [LinearCall.Report] {
        let reports = try measure(growthCase, iterations)
        if Self.isLinear(reports) { return reports }
        // Another program may have disturbed it.
        return try measure(growthCase, iterations * 4)
    }

    private func measure(_ growthCase: GrowthCase, _ iterations: Int) throws -> [LinearCall.Report] {
        try [1, 2, 4].map { factor in
            try ChildProcess.report([
                LinearCall.command, growthCase.name, "\(growthCase.count * factor)", "\(iterations)",
            ])
        }
    }

    private static func isLinear(_ reports: [LinearCall.Report]) -> Bool {
        [times(reports), peaks(reports).compactMap(\.self)].allSatisfy { growth in
            growth.reduce(1, *) <= growth.reduce(1) { product, _ in product * limit }
        }
    }

    private static func times(_ reports: [LinearCall.Report]) -> [Double] {
        zip(reports.dropFirst(), reports).map { $0.timing.minimum / $1.timing.minimum }
    }

    /// Nil where there is too little to compare: the system gives memory in pieces.
    private static func peaks(_ reports: [LinearCall.Report]) -> [Double?] {
        zip(reports.dropFirst(), reports).map { larger, smaller in
            guard let larger = larger.peak, let smaller = smaller.peak, smaller > 1_000_000 else { return nil }
            return larger / smaller
        }
    }
}

/// What a process of its own does, started by `LinearCommand`.
struct LinearCall {
    static let command = "linear-call"

    /// What it prints, as JSON.
    struct Report: Codable {
        let timing: Timing
        /// The most bytes of a call, beyond what it is given; nil where the system does not tell.
        let peak: Double?
    }

    private let call: () throws -> Void
    private let iterations: Int

    init(_ arguments: [String]) throws {
        guard
            arguments.count == 3, let growthCase = GrowthCase.all.first(where: { $0.name == arguments[0] }),
            let count = Int(arguments[1]), let iterations = Int(arguments[2])
        else {
            throw BenchmarkOptions.UsageError(message: "\(Self.command) is for this program itself")
        }
        call = try growthCase.prepare(count)
        self.iterations = iterations
    }

    func run() throws {
        let before = ProcessMemory.beginPeak()
        try call()
        let peak = before.flatMap { before in ProcessMemory.peak().map { Double($0 - before) } }
        let timing = try Timing.of(iterations: iterations, call)
        print(String(decoding: try JSONEncoder().encode(Report(timing: timing, peak: peak)), as: UTF8.self))
    }
}
