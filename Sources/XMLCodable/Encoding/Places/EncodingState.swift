/// Everything that one call of an encoder needs: the document, the frames of the values being written, and what is
/// known about names, keys and types.
///
/// What changes is not checked for overlapping accesses at run time, which would take longer than most of them. It relies
/// on a rule, as a ``StateBox`` does: no access to a part lasts while a user's code can run. The parts that own memory are
/// noncopyable, so that an access cannot use an outdated copy.
///
/// One call at a time uses a state. Afterward, ``EncoderConfiguration`` keeps it for later calls.
final class EncodingState {
    let options: EncodingOptions
    let rules: KeyGrammar.Rules
    let style: TextStyle
    /// Whether names depend on more than the key and the type that owns it.
    let hasDynamicKeys: Bool
    /// At hand, since a call of a record writer asks for the guard of its thread.
    private let threads = StackGuard.Threads.all

    @safe @exclusivity(unchecked) var tape = Tape()
    @safe @exclusivity(unchecked) var frames = FrameStack()
    @safe @exclusivity(unchecked) var vocabulary: Vocabulary
    @safe @exclusivity(unchecked) var plans = EncodingPlans()
    @safe @exclusivity(unchecked) var namespaces = DocumentNamespaces()
    @safe @exclusivity(unchecked) var containers = EncodingContainers()
    @safe @exclusivity(unchecked) private(set) var stack = StackGuard()
    /// The error of a request that could not throw.
    @safe @exclusivity(unchecked) private(set) var deferred: (any Error)?
    @safe @exclusivity(unchecked) var askedPlacements = AskedPlacements()
    /// The attributes that the model may repeat, by the element's frame and the name.
    @safe @exclusivity(unchecked) private var implied = RareTable<UInt64, ImpliedAttribute>()
    /// The values that are being written into the element of the value around them, innermost last.
    @safe @exclusivity(unchecked) private var shared: [SharedValue] = []
    /// The elements that are being written as if they had an element of their own around them.
    @safe @exclusivity(unchecked) var run = ElementRun()
    /// The names of elements that only one key may write.
    @safe @exclusivity(unchecked) var reserved: [ReservedNames] = []
    /// The names of elements that other keys read in the one that a key leads to, by the key's entry.
    @safe @exclusivity(unchecked) var taken = RareTable<EntryID, RareTable<NameID, EntryID>>()
    /// The last key's entry for which there are none.
    @safe @exclusivity(unchecked) var untaken = EntryID.none
    /// The declarations that were added to the last document that needed any.
    @safe @exclusivity(unchecked) var usualDeclarations: (needed: NeededDeclarations, text: [UInt8])?
    /// The length of the last document, used as an estimate for the next one.
    @safe @exclusivity(unchecked) var expectedCount = 1024

    init(_ options: EncodingOptions) {
        self.options = options
        rules = options.keyRules
        style = TextStyle(options)
        hasDynamicKeys = if case .custom = options.keys.form { true } else { options.nodes.custom != nil }
        let prefixes = NamespacePrefixes(options.namespaces)
        vocabulary = Vocabulary(prefixes, depthLimit: options.limits.depth)
    }

    /// Whether an error occurred where it could not be thrown.
    var hasFailed: Bool {
        @inline(__always) get { deferred != nil }
    }

    var depthLimit: Int32 { Int32(clamping: options.limits.depth) }

    /// Whether the state is small enough to be kept for the next call.
    var isReusable: Bool { vocabulary.isReusable }

    /// Prepares for a call, which may be on another thread than the last one.
    func begin() {
        stack = StackGuard(threads)
        containers.beginCall()
    }

    /// Resets the state for the next call.
    func reset() {
        tape.reset()
        frames.reset()
        namespaces.reset()
        if !implied.isEmpty { implied.removeAll() }
        if !reserved.isEmpty { reserved.removeAll() }
        guard hasFailed || hasDynamicKeys else { return }
        // Released after the accesses: errors and closures may own objects of the user's, whose `deinit` may run code.
        let released = (deferred, askedPlacements)
        deferred = nil
        askedPlacements = AskedPlacements()
        withExtendedLifetime(released) {}
    }

    // MARK: - Shared elements

    /// A value that is being written into the element of the value around it, without a frame of its own.
    struct SharedValue {
        let frame: Int32
        /// What the value adds to the coding path, as for a frame.
        let component: Int32
    }

    /// Calls `body`, which writes a value into the element of the value around it.
    func sharing(_ frame: FrameID, _ component: Int32, _ body: () throws -> Void) rethrows {
        shared.append(SharedValue(frame: frame.index, component: component))
        defer { shared.removeLast() }
        try body()
    }

    /// Elements of one value that are being written into an element with others before them.
    struct ElementRun {
        /// The number of records before the elements: paths lead to none of these.
        var start: Int32 = 0
        /// The place of the elements, which takes nothing else.
        var place = FrameID.none
        /// The error of a value among them that is not in an element of its own.
        var refusal = EncodingProblem.stale
        /// The names that the values among them use.
        var names = ReservedNames()
    }

    // MARK: - Implied attributes

    /// Notes that the encoder wrote an attribute that the model may write again with the same text.
    ///
    /// - Parameters:
    ///   - record: The record of the attribute, if the model may write another text in its place.
    ///   - others: These other texts; those of names without their prefixes.
    func imply(_ name: NameID, _ text: String, of place: Int32, record: Int32 = -1, others: [String] = []) {
        implied[FrameStack.pair(place, name.number)] =
            ImpliedAttribute(serial: frames[place].serial, text: text, record: record, others: others)
    }

    func forgetImplied(_ name: NameID, of place: Int32) {
        implied[FrameStack.pair(place, name.number)] = nil
    }

    /// The attribute that the encoder wrote and that the model may write again.
    func implied(_ name: NameID, of place: Int32) -> ImpliedAttribute? {
        let known = implied[FrameStack.pair(place, name.number)]
        return known?.serial == frames[place].serial ? known : nil
    }

    // MARK: - Types

    @inline(__always)
    func plan<T: Encodable>(of type: T.Type) -> EncodingPlanID {
        plans.recentPlan(of: ObjectIdentifier(type)) ?? plan(ofType: type)
    }

    /// Returns the plan of a type that is known only dynamically, from the value.
    @inline(never)
    func plan(ofType type: Any.Type) -> EncodingPlanID {
        if let known = plans.knownPlan(of: ObjectIdentifier(type)) { return known }
        let plan = EncodingPlan(type, options.namespaces)
        return plans.add(plan, of: ObjectIdentifier(type))
    }

    /// A plan for types without special treatment.
    var anyPlan: EncodingPlanID { plan(of: String.self) }

    // MARK: - Places in errors

    /// Returns the coding path of a frame.
    func codingPath(_ frame: Int32, _ last: (any CodingKey)? = nil) -> [any CodingKey] {
        var path: [any CodingKey] = []
        if let last { path.append(last) }
        func add(_ component: Int32) {
            if component >= 0 {
                path.append(vocabulary.components[Int(component)])
            } else if component < -1 {
                path.append(XMLIndexKey(Int(-2 - component)))
            }
        }
        var index = frame
        while index >= 0, index < frames.count {
            for value in shared.reversed() where value.frame == index { add(value.component) }
            let frame = frames[index]
            add(frame.component)
            index = frames.isLive(frame.array) ? frame.array.index : frame.parent
        }
        return path.reversed()
    }

    /// The coding path of a container or an encoder; empty once its element is finished.
    @inline(never)
    func codingPath(_ frame: FrameID) -> [any CodingKey] { frames.isLive(frame) ? codingPath(frame.index) : [] }

    /// Returns the path of elements from the root to a frame, such as `/order/item`.
    func elementPath(_ frame: Int32) -> String {
        var names: [String] = []
        var index = frame
        while index >= 0, index < frames.count {
            let frame = frames[index]
            let isPending = frame.state == .pending && frame.kind <= .step
            if frame.flags.contains(.needsName) {
                // It has no name to show.
            } else if frame.flags.contains(.isElement) || isPending {
                names.append(vocabulary.string(frame.entry))
            } else if frame.kind == .attribute {
                names.append("@" + vocabulary.string(frame.entry))
            }
            index = frame.parent
        }
        return names.isEmpty ? "" : "/" + names.reversed().joined(separator: "/")
    }

    /// Creates an error about a value in a frame, under a key of the frame, or as an item of it.
    ///
    /// - Parameter isPart: Whether the value is a part of the element, so that the key names no element.
    @inline(never)
    func error(
        _ problem: EncodingProblem, _ value: Any, _ frame: Int32, _ entry: EntryID? = nil, item: Int? = nil,
        isPart: Bool = false
    ) -> EncodingError {
        var last: (any CodingKey)? = item.map { XMLIndexKey($0) }
        var elements = elementPath(frame)
        if item != nil, frame >= 0, frame < frames.count, frames[frame].kind < .attribute {
            elements += "/" + vocabulary.string(frames[frame].entry)
        }
        if let entry {
            let component = vocabulary[entry].component
            if component >= 0 { last = vocabulary.components[Int(component)] }
            if !isPart { elements += vocabulary.elementPath(entry) }
        }
        var value = (value as? any ScalarValue)?.subject ?? value
        // A value as deep as this cannot be printed.
        if case .tooDeep = problem { value = Self.type(value) }
        return EncodingError(problem, value: value, codingPath: codingPath(frame, last), elementPath: elements)
    }

    /// Does what may be impossible for a value: in a frame, under a key of the frame, or as an item of it.
    ///
    /// - Parameter value: The value, and further parameters, are those of the error.
    @inline(__always)
    func attempt<R>(
        _ value: @autoclosure () -> Any, _ frame: Int32, _ entry: EntryID? = nil, item: Int? = nil,
        isPart: Bool = false, _ body: () throws(EncodingProblem) -> R
    ) throws -> R {
        do throws(EncodingProblem) { return try body() } catch {
            throw self.error(error, value(), frame, entry, item: item, isPart: isPart)
        }
    }

    /// Does the same for the frame of a container or an encoder, unless the frame's element is finished.
    @inline(__always)
    func attempt<R>(
        _ value: @autoclosure () -> Any, in place: FrameID, _ entry: EntryID? = nil, item: Int? = nil,
        isPart: Bool = false, _ body: () throws(EncodingProblem) -> R
    ) throws -> R {
        try check(place, value())
        return try attempt(value(), place.index, entry, item: item, isPart: isPart, body)
    }

    /// The error for a value at which the thread's stack is low. The path to a place this deep would be just as long,
    /// so it is omitted, and to print the value could exhaust the stack again, so its type is passed in its place.
    @inline(never)
    func stackError(_ value: Any) -> EncodingError {
        EncodingError(.stackIsLow, value: Self.type(value), codingPath: [], elementPath: "")
    }

    /// The type of a value, or the type that is passed in its place.
    private static func type(_ value: Any) -> Any.Type { value as? Any.Type ?? Swift.type(of: value) }

    /// Records an error that cannot be thrown here. The next request that can throw throws it, and so does the whole
    /// call.
    func fail(_ error: any Error) {
        if deferred == nil { deferred = error }
    }

    /// Records the problem of a request, which cannot throw.
    @inline(never)
    func failed(_ problem: EncodingProblem, _ index: Int32) -> FrameID {
        let subject: Any = index >= 0 ? plans[frames[index].owner].type : Any.self
        fail(error(problem, subject, index))
        return .none
    }

    /// Does what a request asks for, which cannot throw.
    @inline(__always)
    func request(_ index: Int32, _ body: () throws(EncodingProblem) -> FrameID) -> FrameID {
        do throws(EncodingProblem) { return try body() } catch { return failed(error, index) }
    }

    /// Throws an error that could not be thrown before, or an error if the container's element is finished.
    func check(_ frame: FrameID, _ value: @autoclosure () -> Any) throws {
        if !hasFailed, frames.isLive(frame) { return }
        throw deferred ?? error(.stale, value(), -1)
    }
}

/// An attribute that the encoder wrote to the element of a frame.
struct ImpliedAttribute {
    /// The serial number of the frame, whose index may since belong to another one.
    let serial: Int32
    let text: String
    /// The record of the attribute, if the model may write another text in its place; otherwise negative.
    let record: Int32
    /// These other texts.
    let others: [String]
}
