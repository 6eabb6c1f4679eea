import Foundation
import FuzzSupport
import XMLCodable

/// Runs a program with an encoder and with the reference, and compares what they returned.
struct EncodingTest {
    private let program: Program
    private let options: UInt8
    private let extras: UInt8

    init(_ program: Program) {
        self.program = program
        // A digit 0 means the defaults.
        options = program.options ^ UInt8(ascii: "0")
        extras = program.moreOptions ^ UInt8(ascii: "0")
    }

    private var nils: ReferenceDocument.Nils { options & 3 == 1 ? .emptyElement : options & 3 == 2 ? .xsiNil : .omit }
    private var hasEntries: Bool { options & 4 != 0 }
    private var depthLimit: Int { options & 8 != 0 ? 5 : 256 }
    private var isIndented: Bool { options & 32 != 0 }
    private var usesThread: Bool { extras & 9 == 9 }
    private var asksProgram: Bool { extras & 2 != 0 }
    private var makesTree: Bool { extras & 4 != 0 && !isIndented }

    private func encoder() -> XMLEncoder {
        let encoder = XMLEncoder()
        // An encoder whose options were never set shares its states with others.
        if options & 63 == 0 { return encoder }
        switch nils {
        case .omit: break
        case .emptyElement: encoder.nilEncodingStrategy = .emptyElement
        case .xsiNil: encoder.nilEncodingStrategy = .xsiNil
        }
        if hasEntries { encoder.dictionaryKeyStrategy = .entries }
        encoder.limits.depth = depthLimit
        if options & 16 != 0 { encoder.stringEncodingStrategy = .cdata }
        if isIndented { encoder.outputFormatting = .prettyPrinted }
        return encoder
    }

    /// What one run of the program returned: the trace and, unless the call threw, the document.
    private struct Outcome {
        var trace: [String]
        var document: String?
        var isUndefined: Bool
    }

    func run() {
        let encoder = encoder()
        let known = Self.known(encoder)
        if options & 63 == 0 { Fuzzer.expect(known == Known.xml, "another document: \(known)") }
        if asksProgram { return runAsked(encoder, known) }

        let first = run(encoder, known)
        Fuzzer.expect(Self.known(encoder) == known, "a later call is influenced")
        let second = run(encoder, known)
        if first.isUndefined {
            for outcome in [first, second] { _ = check(outcome.document, outcome.trace.count) }
            return
        }
        Fuzzer.expect(second.trace == first.trace, "the second time, a call returned something else\n\(program)")
        Fuzzer.expect(
            second.document == first.document,
            "the second time, there is another document:\n\(first.document ?? "none")\n\(second.document ?? "none")")
        compare(first)
    }

    private static func known(_ encoder: XMLEncoder) -> String {
        do { return try encoder.encodeToString(Known()) } catch { Fuzzer.found("a known value throws: \(error)") }
    }

    private func document(_ body: EncodedBody, _ encoder: XMLEncoder) throws -> String {
        if makesTree { return try encoder.encodeToElement(body, withRootKey: "r").xmlString() }
        return try encoder.encodeToString(body, withRootKey: "r")
    }

    /// Runs the program with an encoder, and then what it does after the call.
    private func run(_ encoder: XMLEncoder, _ known: String) -> Outcome {
        let machine = EncodingMachine()
        machine.callAgain = { Self.known(encoder) == known }
        let document = try? document(EncodedBody(machine, program.steps), encoder)
        machine.isOver = true
        if usesThread {
            let thread = OtherThread { machine.run(program.later) }
            Fuzzer.expect(Self.known(encoder) == known, "a simultaneous call is influenced")
            thread.wait()
        } else {
            machine.run(program.later)
        }
        machine.finish()
        CallCount.add(machine.calls)
        Fuzzer.expect(!machine.trace.contains("called in vain"), "a call inside another one is influenced")
        return Outcome(trace: machine.trace, document: document, isUndefined: machine.isUndefined)
    }

    /// Runs the program with the reference, and compares the outcome.
    private func compare(_ outcome: Outcome) {
        let summary = check(outcome.document, outcome.trace.count)
        let reference = ReferenceDocument(nils: nils, hasEntries: hasEntries, depthLimit: depthLimit)
        let machine = EncodingMachine()
        let expected = try? reference.encode(EncodedBody(machine, program.steps), root: "r")
        machine.isOver = true
        machine.run(program.later)
        machine.finish()
        if reference.isUndefined { return }
        if let difference = machine.difference(from: outcome.trace, before: nil) {
            Fuzzer.found("\(difference)\n\(program)")
        }
        let wanted = expected?.summary(isIndented: isIndented)
        Fuzzer.expect(
            summary == wanted,
            "found \(summary ?? "an error")\nexpected \(wanted ?? "an error")\n\(program)\n\(machine.trace)")
    }

    /// Checks that a document is well-formed and not too long, and returns what is compared of it.
    private func check(_ document: String?, _ calls: Int) -> String? {
        guard let document else { return nil }
        Fuzzer.expect(document.utf8.count < 1_000 + 1_000 * calls, "a document of \(document.utf8.count) bytes")
        do {
            let tree = try XML.Document(parsing: document)
            return PlainElement(tree.root).summary(isIndented: isIndented)
        } catch {
            Fuzzer.found("malformed: \(error)\n\(document)")
        }
    }

    // MARK: - Strategies that are programs

    /// Runs the program with strategies that run the steps for after the call. What is written is not defined.
    private func runAsked(_ encoder: XMLEncoder, _ known: String) {
        let machine = EncodingMachine()
        machine.asked = program.later
        let other = self.encoder()
        machine.callAgain = { Self.known(other) == known }
        encoder.keyEncodingStrategy = .custom { path in
            machine.runAsked()
            return path.last ?? Field.a
        }
        encoder.nodeEncodingStrategy = .custom { _, encoder in
            machine.runAsked()
            return { key in
                machine.runAsked()
                return key.stringValue == "b" ? .attribute : nil
            }
        }
        let document = try? document(EncodedBody(machine, program.steps), encoder)
        machine.asked = []
        _ = check(document, machine.trace.count)
        machine.isOver = true
        machine.run(program.later)
        machine.finish()
        CallCount.add(machine.calls)
        Fuzzer.expect(!machine.trace.contains("called in vain"), "a call inside another one is influenced")
        encoder.keyEncodingStrategy = .useDefaultKeys
        encoder.nodeEncodingStrategy = .deferredToEncoder
        Fuzzer.expect(Self.known(encoder) == known, "a later call is influenced")
    }
}
