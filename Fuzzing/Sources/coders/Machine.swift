/// What runs a program: the coders and containers that it has, and a record of what its calls returned.
///
/// The same program runs with the library and with a reference, which must have the same trace.
class Machine<Content>: @unchecked Sendable {
    struct Slot {
        var content: Content
        /// The kind of container that was requested from a coder.
        var used: Step.Action?
        /// Whether it was made by a container of an outer value.
        var isForeign = false
        /// Whether it belongs to a choice.
        var isChoice = false
    }

    /// The coders and containers of the values in progress, and those that were kept.
    var slots: [Slot] = []
    private var kept: [Slot] = []
    /// The index of the first one of the innermost value.
    private(set) var base = 0
    private(set) var trace: [String] = []
    /// The number of calls of coders and containers.
    private(set) var calls = 0
    /// Another call of the coder; returns whether it had the right result.
    var callAgain: () -> Bool = { true }
    /// Whether the call has ended, and steps use what was kept.
    var isOver = false
    /// Whether the trace depends on more than what is defined, such as the time at which the library releases an object.
    var isUndefined = false
    private var objects: [AnyObject] = []
    /// The number of objects with steps whose values are being written.
    var objectsInUse = 0

    /// The steps that strategies run while the call is in progress.
    var asked: [Step] = []
    private var askedDepth = 0
    private var steps = 0

    private static var callLimit: Int { 2_000 }
    private static var stepLimit: Int { 10_000 }
    private static var keptLimit: Int { 100 }

    // MARK: - The trace

    func note(_ what: String) { trace.append(what) }

    /// Runs a call and notes that it threw, or what it returned.
    func record(_ body: () throws -> String) {
        calls += 1
        do { note(try body()) } catch { note("error") }
    }

    /// Runs a call whose errors the value passes on, if the step says so, and otherwise catches.
    func record(_ step: Step, _ body: () throws -> String) throws {
        calls += 1
        do {
            note(try body())
        } catch {
            note("error")
            if step.passesErrors { throw error }
        }
    }

    /// Describes the first difference between the trace of the library and this one, which is expected; nil if they are
    /// equal, or equal before a position.
    func difference(from found: [String], before end: Int?) -> String? {
        for position in 0..<(end ?? max(found.count, trace.count)) {
            let one = position < found.count ? found[position] : "nothing"
            let other = position < trace.count ? trace[position] : "nothing"
            if one != other {
                return "call \(position): \(one), expected \(other)\nfound    \(found)\nexpected \(trace)"
            }
        }
        return nil
    }

    // MARK: - Running

    /// Runs the steps of a value, whose coder is `content`.
    func run(_ steps: [Step], _ content: Content?, isChoice: Bool = false) throws {
        let outer = base
        base = slots.count
        if let content { slots.append(Slot(content: content, isChoice: isChoice)) }
        defer {
            slots.removeSubrange(base...)
            base = outer
        }
        for step in steps where calls < Self.callLimit && self.steps < Self.stepLimit {
            self.steps += 1
            try run(step)
        }
    }

    /// Runs the steps of strategies.
    func runAsked() {
        guard !asked.isEmpty, askedDepth < 2 else { return }
        askedDepth += 1
        run(asked)
        askedDepth -= 1
    }

    /// Runs steps that have no coder of their own.
    func run(_ steps: [Step]) { do { try run(steps, nil) } catch { note("end") } }

    private func run(_ step: Step) throws {
        switch step.action {
        case .end: break
        case .fail: throw ProgramError()
        case .object: objects.append(KeptObject { [self] in run(step.steps) })
        case .release:
            // Such an object is released when its last user lets it go, at a time that is not defined.
            if objectsInUse > 0 { isUndefined = true }
            releaseObjects()
        case .call: note(callAgain() ? "called" : "called in vain")
        case .keep:
            if let index = find(step, { _ in true }), kept.count < Self.keptLimit { kept.append(self[index]) }
        default: try perform(step)
        }
    }

    /// Performs a call of a coder or a container.
    func perform(_ step: Step) throws {}

    /// Keeps an object with steps that was made for a step, because errors may keep it, too; a bold step lets it go.
    func keep(_ object: AnyObject, _ step: Step) {
        if step.isBold { isUndefined = true } else { objects.append(object) }
    }

    /// Releases the objects that have steps; those that their steps create are released as well.
    func releaseObjects() {
        while !objects.isEmpty {
            var released = objects
            objects = []
            while !released.isEmpty { released.removeFirst() }
        }
    }

    /// Releases everything that is left.
    func finish() {
        releaseObjects()
        kept = []
        slots = []
    }

    // MARK: - Slots

    struct Index {
        let isKept: Bool
        let position: Int
        /// Whether the value in progress made it.
        let isLocal: Bool
    }

    subscript(index: Index) -> Slot {
        get { index.isKept ? kept[index.position] : slots[index.position] }
        set { if index.isKept { kept[index.position] = newValue } else { slots[index.position] = newValue } }
    }

    /// Returns the container that a step targets: the first suitable one, going back from the target.
    func find(_ step: Step, _ isSuitable: (Content) -> Bool) -> Index? {
        guard let distance = step.target, !isOver || !slots.isEmpty else {
            let found = kept.indices.reversed().first { isSuitable(kept[$0].content) }
            return found.map { Index(isKept: true, position: $0, isLocal: false) }
        }
        let suitable = slots.indices.filter { isSuitable(slots[$0].content) }
        guard !suitable.isEmpty else { return nil }
        let position = suitable[suitable.count - 1 - distance % suitable.count]
        return Index(isKept: false, position: position, isLocal: position >= base)
    }
}

/// An object whose `deinit` runs code.
private final class KeptObject {
    private let body: () -> Void

    init(_ body: @escaping () -> Void) { self.body = body }

    deinit { body() }
}
