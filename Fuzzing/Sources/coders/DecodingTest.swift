import Foundation
import FuzzSupport
import XMLCodable

/// Runs a program with a decoder and with the reference, and compares what they returned.
struct DecodingTest {
    private let program: Program
    private let options: UInt8
    private let extras: UInt8

    init(_ program: Program) {
        self.program = program
        // A digit 0 means the defaults.
        options = program.options ^ UInt8(ascii: "0")
        extras = program.moreOptions ^ UInt8(ascii: "0")
    }

    private var empty: ReferenceReading.Empty { options & 3 == 1 ? .none : options & 3 == 2 ? .value : .valueOrNil }
    private var missingIsEmpty: Bool { options & 4 == 0 }
    private var hasEntries: Bool { options & 8 != 0 }
    private var trims: Bool { options & 16 == 0 }
    private var isStrict: Bool { options & 32 != 0 }
    private var usesThread: Bool { extras & 9 == 9 }
    private var usesTree: Bool { extras & 2 != 0 }
    private var onlyReports: Bool { extras & 4 != 0 }
    private var asksProgram: Bool { extras & 0xC0 == 0x40 }
    private var startsBelow: Bool { extras & 16 != 0 }

    private func decoder() -> XMLDecoder {
        let decoder = XMLDecoder()
        // A decoder whose options were never set shares its memory with others.
        if options & 63 == 0 { return decoder }
        switch empty {
        case .valueOrNil: break
        case .none: decoder.emptyElementStrategy = .nil
        case .value: decoder.emptyElementStrategy = .value
        }
        if !missingIsEmpty { decoder.missingCollectionStrategy = .throw }
        if hasEntries { decoder.dictionaryKeyStrategy = .entries }
        decoder.trimValueWhitespaces = trims
        if isStrict { decoder.unknownNodes = .throw }
        return decoder
    }

    func run() {
        let decoder = decoder()
        let text = program.document.xml
        if asksProgram {
            decoder.keyDecodingStrategy = .custom { path in
                DecodingMachine.current?.runAsked()
                return path.last ?? Field.a
            }
            decoder.nodeDecodingStrategy = .custom { _, _ in
                DecodingMachine.current?.runAsked()
                return { key in
                    DecodingMachine.current?.runAsked()
                    return key.stringValue == "b" ? .attribute : nil
                }
            }
        }
        let known = Self.known(decoder)
        if options & 63 == 0 { Fuzzer.expect(known == "\(Known())", "another value: \(known)") }
        if onlyReports { return report(decoder, text, known) }
        let first = run(decoder, text, known)
        let second = run(decoder, text, known)
        if asksProgram || first.isUndefined { return }
        let expected = expected()
        if expected.machine.isUndefined { return }
        if first.attempts == second.attempts {
            Fuzzer.expect(
                first.trace == second.trace, "the second time, a call returned something else\n\(text)\n\(program)")
        }
        let isRepeated = first.attempts.count > 1
        // What outlives a step may belong to another attempt.
        if isRepeated, Step.anyOutlives(program.steps) || expected.takesFromRest { return }
        // Only the last attempt knows everything.
        let found = Array(first.trace[(first.attempts.last ?? 0)...])
        if let difference = expected.machine.difference(from: found, before: isRepeated ? expected.end : nil) {
            Fuzzer.found("\(difference)\n\(text)\n\(program)")
        }
    }

    private static func known(_ decoder: XMLDecoder) -> String {
        // With some options, the value has another meaning, which is always the same.
        do { return "\(try decoder.decode(Known.self, from: Known.xml))" } catch { return "\(error)" }
    }

    /// Runs the program with a decoder, and then what it does after the call.
    private func run(_ decoder: XMLDecoder, _ text: String, _ known: String) -> DecodingMachine {
        let machine = machine()
        machine.callAgain = { Self.known(decoder) == known }
        if asksProgram { machine.asked = program.later }
        machine.decoding(program.steps) {
            machine.record {
                if usesTree {
                    let document = try XML.Document(parsing: text)
                    return "\(try decoder.decode(DecodedBody.self, from: document))"
                }
                if startsBelow { return "\(try decoder.decode(DecodedBody.self, from: text, at: "a"))" }
                return "\(try decoder.decode(DecodedBody.self, from: text))"
            }
        }
        finish(machine) { Self.known(decoder) == known }
        CallCount.add(machine.calls)
        Fuzzer.expect(!machine.trace.contains("called in vain"), "a call inside another one is influenced")
        Fuzzer.expect(Self.known(decoder) == known, "a later call is influenced")
        return machine
    }

    private func machine() -> DecodingMachine {
        let machine = DecodingMachine()
        DecodingMachine.current = machine
        return machine
    }

    /// Does what the program does after the call.
    private func finish(_ machine: DecodingMachine, _ check: () -> Bool) {
        machine.isOver = true
        machine.asked = []
        machine.tracesPaths = false
        machine.decoding(program.later) {
            if usesThread {
                let thread = OtherThread { machine.run(program.later) }
                Fuzzer.expect(check(), "a simultaneous call is influenced")
                thread.wait()
            } else {
                machine.run(program.later)
            }
        }
        machine.finish()
        DecodingMachine.current = nil
    }

    /// Runs the program with the reference, and returns the number of calls before the end of the first attempt, and
    /// whether the reference read as `*` what another call took.
    private func expected() -> (machine: DecodingMachine, end: Int, takesFromRest: Bool) {
        let reading = ReferenceReading(
            empty: empty, missingIsEmpty: missingIsEmpty, hasEntries: hasEntries, trims: trims)
        let machine = machine()
        machine.decoding(program.steps) {
            machine.record {
                if !usesTree, startsBelow {
                    return "\(try reading.decode(DecodedBody.self, from: program.document, at: "a"))"
                }
                return "\(try reading.decode(DecodedBody.self, from: program.document))"
            }
        }
        let end = machine.trace.count - 1
        finish(machine) { true }
        return (machine, end, reading.takesFromRest)
    }

    /// Decodes for a report and for an update, whose results are not defined for a program.
    private func report(_ decoder: XMLDecoder, _ text: String, _ known: String) {
        for updates in [false, true] {
            let machine = machine()
            machine.callAgain = { Self.known(decoder) == known }
            machine.decoding(program.steps) {
                if updates {
                    var value = DecodedBody()
                    try? decoder.update(&value, from: text)
                } else {
                    for mismatch in decoder.diagnose(DecodedBody.self, from: text) { _ = mismatch.description }
                }
            }
            finish(machine) { Self.known(decoder) == known }
            CallCount.add(machine.calls)
            Fuzzer.expect(!machine.trace.contains("called in vain"), "a call inside another one is influenced")
            Fuzzer.expect(Self.known(decoder) == known, "a later call is influenced")
        }
    }
}
