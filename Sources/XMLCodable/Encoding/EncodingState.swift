/// Everything that one call of an encoder needs: the document, the names, and what is known about types and keys.
///
/// Hot state is behind `core`, a plain pointer, so that writing needs neither exclusivity checks nor reference
/// counting. Names, tables and plans are kept when the state is reused for the next call.
final class EncodingState {
    let core: UnsafeMutablePointer<EncoderCore>
    let options: EncodingOptions
    let rules: KeyGrammar.Rules
    /// Whether `Bool` and floating-point values are written in their default form.
    let hasPlainBooleans: Bool
    let hasPlainFloats: Bool
    let hasCDataStrings: Bool
    let hasOwnEscapes: Bool
    let elementEscapes: EscapeTable?
    let attributeEscapes: EscapeTable?
    /// Whether names depend on more than the key and the type that owns it.
    let hasDynamicKeys: Bool

    var names = NameStock()
    /// The keys of coding paths, by number.
    var keys: [any CodingKey] = []
    var tables: [TableID: UnsafeMutablePointer<KeyTable>] = [:]
    var plans: [ObjectIdentifier: UnsafeMutablePointer<EncodingPlan>] = [:]
    var entries: [UnsafeMutablePointer<KeyEntry>] = []
    var items: [UnsafeMutablePointer<OutputName>: UnsafeMutablePointer<KeyEntry>] = [:]
    /// Direct-mapped cache of `tables`, and a cache of `plans` with four candidate slots per type.
    private let recentTables: UnsafeMutablePointer<RecentTable>
    private let recentPlans: UnsafeMutablePointer<RecentPlan>
    private static let recentCount = 64

    /// The error of a request that could not throw.
    var deferred: (any Error)?
    /// The functions that the node strategy returned, by the serial number of a frame.
    var nodeClosures: [Int32: (any CodingKey) -> XMLPlacement?] = [:]
    /// The entries of dictionary keys, by name.
    var dictionaryEntries: [[UInt8]: UnsafeMutablePointer<KeyEntry>] = [:]
    var entryNamesMade: (element: UnsafeMutablePointer<KeyEntry>, attribute: UnsafeMutablePointer<KeyEntry>)?
    var nilEntryMade: UnsafeMutablePointer<KeyEntry>?
    var superEntryMade: UnsafeMutablePointer<KeyEntry>?
    /// The entries of names that are not keys, by kind and name.
    var plainEntries: [[UInt8]: UnsafeMutablePointer<KeyEntry>] = [:]
    /// The declarations that were added to the last document whose model wrote none.
    var usualDeclarations: (needed: NeededPrefixes, text: [UInt8])?
    var needsXSI = false
    var hasForeignXSI = false
    /// The namespace declarations, each with its frame.
    var declarations: [Declaration] = []
    /// The distinct namespace names of the document, and the first prefix of each.
    var namespaceNames: [(prefix: Int32, name: String)] = []
    /// The attributes that the model may repeat.
    var implied: [ImpliedAttribute] = []
    /// The prefixes that names with a namespace are written with.
    var prefixes: NamespacePrefixes
    /// Whether documents have been encoded before this one.
    private var isUsed = false
    var scratch = ByteBuffer(capacity: 64)

    struct TableID: Hashable {
        let key: ObjectIdentifier
        let owner: UnsafeMutablePointer<EncodingPlan>?
        /// The namespace of names without a prefix.
        let defaultNamespace: String
    }

    private struct RecentTable {
        var key: UInt
        var owner: UnsafeMutablePointer<EncodingPlan>?
        var table: UnsafeMutablePointer<KeyTable>?
    }

    private struct RecentPlan {
        var type: UInt
        var plan: UnsafeMutablePointer<EncodingPlan>?
    }

    init(_ options: EncodingOptions) {
        self.options = options
        rules = options.keyRules
        prefixes = NamespacePrefixes(options.namespaces)
        hasPlainBooleans = options.booleans == .xmlSchema
        hasCDataStrings = options.strings == .cdata
        hasOwnEscapes =
            EncodingOptions.areOwn(options.escapesInElements) || EncodingOptions.areOwn(options.escapesInAttributes)
        elementEscapes = hasOwnEscapes ? EscapeTable(options.escapesInElements) : nil
        attributeEscapes = hasOwnEscapes ? EscapeTable(options.escapesInAttributes) : nil
        hasPlainFloats = options.floats == .xmlSchema
        hasDynamicKeys = if case .custom = options.keys.form { true } else { options.nodes.custom != nil }
        core = .allocate(capacity: 1)
        core.initialize(
            to: EncoderCore(
                noEmptyElements: options.outputFormatting.contains(.noEmptyElements), depthLimit: options.limits.depth))
        recentTables = .allocate(capacity: Self.recentCount)
        recentTables.initialize(repeating: RecentTable(key: 0, owner: nil, table: nil), count: Self.recentCount)
        recentPlans = .allocate(capacity: Self.recentCount)
        recentPlans.initialize(repeating: RecentPlan(type: 0, plan: nil), count: Self.recentCount)
    }

    deinit {
        core.pointee.deallocate()
        core.deinitialize(count: 1)
        core.deallocate()
        for table in tables.values {
            table.pointee.containers.deallocate()
            table.pointee.slots.deallocate()
            table.deinitialize(count: 1)
            table.deallocate()
        }
        for plan in plans.values {
            plan.deinitialize(count: 1)
            plan.deallocate()
        }
        for entry in entries {
            entry.deinitialize(count: 1)
            entry.deallocate()
        }
        names.deallocate()
        scratch.deallocate()
        recentTables.deallocate()
        recentPlans.deallocate()
    }

    /// Whether the state is worth keeping for the next call, and small enough.
    var isReusable: Bool {
        names.count < 2_000 && names.prefixes.count < 48 && keys.count < 4_000 && !prefixes.hasClash
    }

    /// Whether the document might have different prefixes if nothing had been encoded before.
    var dependsOnHistory: Bool { isUsed && prefixes.hasClash }

    /// Whether an error could be caused by prefixes that were generated for another document.
    var mayDependOnHistory: Bool { isUsed && prefixes.hasMadeUp }

    /// Resets the state for the next call.
    func reset() {
        isUsed = true
        core.pointee.reset()
        deferred = nil
        needsXSI = false
        hasForeignXSI = false
        if !nodeClosures.isEmpty { nodeClosures = [:] }
        if !implied.isEmpty { implied.removeAll(keepingCapacity: true) }
        if !declarations.isEmpty {
            declarations.removeAll(keepingCapacity: true)
            namespaceNames.removeAll(keepingCapacity: true)
        }
    }

    /// Invalidates cached lookups of names, because names are now written differently.
    func forgetTables() {
        plainEntries = [:]
        core.pointee.lastPlain = nil
        recentTables.update(repeating: RecentTable(key: 0, owner: nil, table: nil), count: Self.recentCount)
    }

    // MARK: - Types

    @inline(__always)
    func plan<T: Encodable>(of type: T.Type) -> UnsafeMutablePointer<EncodingPlan> {
        let id = UInt(bitPattern: ObjectIdentifier(type))
        let slot = Int(bitPattern: (id >> 4) & UInt(Self.recentCount - 1))
        let recent = recentPlans[slot]
        if recent.type == id, let plan = recent.plan { return plan }
        return planElsewhere(type, id, slot)
    }

    /// Returns the plan of a type whose slot is taken by another type, from one of the neighboring slots if possible.
    @inline(never)
    private func planElsewhere(
        _ type: any Encodable.Type, _ id: UInt, _ slot: Int
    ) -> UnsafeMutablePointer<EncodingPlan> {
        var free = slot
        for step in 1..<4 {
            let recent = recentPlans[slot ^ step]
            if recent.type == id, let plan = recent.plan { return plan }
            if recent.plan == nil { free = slot ^ step }
        }
        let plan = knownPlan(of: type)
        recentPlans[recentPlans[slot].plan == nil ? slot : free] = RecentPlan(type: id, plan: plan)
        return plan
    }

    @inline(never)
    private func knownPlan(of type: any Encodable.Type) -> UnsafeMutablePointer<EncodingPlan> {
        let id = ObjectIdentifier(type)
        if let known = plans[id] { return known }
        let plan = UnsafeMutablePointer<EncodingPlan>.allocate(capacity: 1)
        plan.initialize(to: EncodingPlan(type, options.userInfo))
        plans[id] = plan
        return plan
    }

    /// Returns the plan of a type that is known only dynamically, from the value.
    func plan(ofType type: any Encodable.Type) -> UnsafeMutablePointer<EncodingPlan> { knownPlan(of: type) }

    @inline(__always)
    func table<Key: CodingKey>(
        _ type: Key.Type, owner: UnsafeMutablePointer<EncodingPlan>
    ) -> UnsafeMutablePointer<KeyTable> {
        let owner = owner.pointee.placesKeys ? owner : nil
        let id = UInt(bitPattern: ObjectIdentifier(type))
        let recent = recentTables + Int(bitPattern: ((id ^ UInt(bitPattern: owner)) >> 4) & UInt(Self.recentCount - 1))
        if recent.pointee.key == id, recent.pointee.owner == owner, let table = recent.pointee.table { return table }
        let table = knownTable(type, owner)
        recent.pointee = RecentTable(key: id, owner: owner, table: table)
        return table
    }

    @inline(never)
    private func knownTable<Key: CodingKey>(
        _ type: Key.Type, _ owner: UnsafeMutablePointer<EncodingPlan>?
    ) -> UnsafeMutablePointer<KeyTable> {
        let id = TableID(
            key: ObjectIdentifier(type), owner: owner, defaultNamespace: prefixes.defaultNamespace)
        if let known = tables[id] { return known }
        // The keys of a type that accepts any string are data.
        let isOpen = Key(stringValue: "\u{0}probe") != nil
        let mode: UInt8 =
            if hasDynamicKeys {
                KeyTable.Mode.dynamic
            } else if isOpen || !_isPOD(type) || MemoryLayout<Key>.size > 1 {
                KeyTable.Mode.string
            } else {
                MemoryLayout<Key>.size == 1 ? KeyTable.Mode.byte : KeyTable.Mode.single
            }
        let table = UnsafeMutablePointer<KeyTable>.allocate(capacity: 1)
        table.initialize(
            to: KeyTable(mode: mode, isOpen: isOpen, isPayload: CasePayload(type) == .mixed, owner: owner))
        tables[id] = table
        return table
    }

    /// Records a keyed container: which keys write to an element, and what the node strategy returns for them.
    @inline(__always)
    func note(
        _ table: UnsafeMutablePointer<KeyTable>, _ owner: UnsafeMutablePointer<EncodingPlan>, _ handle: Handle
    ) {
        guard handle.frame >= 0 else { return }
        let frame = core.pointee.frame(handle.frame)
        let raw = UnsafeMutableRawPointer(table)
        if frame.pointee.table == nil {
            frame.pointee.table = raw
        } else if frame.pointee.table != raw {
            frame.pointee.flags.insert(.hasManyTables)
        }
        if hasDynamicKeys { askNodeStrategy(owner, handle) }
    }

    private func askNodeStrategy(_ owner: UnsafeMutablePointer<EncodingPlan>, _ handle: Handle) {
        guard let ask = options.nodes.custom, nodeClosures[handle.serial] == nil else { return }
        let encoder = ValueEncoder(state: self, frame: handle.frame, serial: handle.serial)
        // A strategy that asks its encoder for a container must not be called again for that.
        nodeClosures[handle.serial] = { _ in nil }
        nodeClosures[handle.serial] = ask(owner.pointee.type, encoder)
    }

    // MARK: - Places

    /// Returns the coding path of a frame.
    func codingPath(_ frame: Int32, _ last: (any CodingKey)? = nil) -> [any CodingKey] {
        var path: [any CodingKey] = []
        if let last { path.append(last) }
        var index = frame
        while index >= 0, Int(index) < core.pointee.frames.count {
            let frame = core.pointee.frame(index).pointee
            if frame.component >= 0 {
                path.append(keys[Int(frame.component)])
            } else if frame.component < -1 {
                path.append(ItemKey(Int(-2 - frame.component)))
            }
            index = frame.parent
        }
        return path.reversed()
    }

    /// Returns the path of elements from the root to a frame, such as `/order/item`.
    func elementPath(_ frame: Int32) -> String {
        var names: [String] = []
        var index = frame
        while index >= 0, Int(index) < core.pointee.frames.count {
            let frame = core.pointee.frame(index).pointee
            let isPending = frame.state == Frame.State.pending && frame.kind <= Frame.Kind.step
            if frame.flags.contains(.isElement) || isPending {
                names.append(frame.entry.pointee.name.pointee.string)
            } else if frame.kind == Frame.Kind.attribute {
                names.append("@" + frame.entry.pointee.name.pointee.string)
            }
            index = frame.parent
        }
        return names.isEmpty ? "" : "/" + names.reversed().joined(separator: "/")
    }

    /// Creates an error about a value in a frame, or under a key of the frame.
    func error(
        _ problem: EncodingProblem, _ value: Any, _ frame: Int32, _ entry: UnsafeMutablePointer<KeyEntry>? = nil,
        index: Int? = nil
    ) -> EncodingError {
        var last: (any CodingKey)? = index.map { ItemKey($0) }
        var elements = elementPath(frame)
        if let entry, entry.pointee.component >= 0 { last = keys[Int(entry.pointee.component)] }
        if index != nil, frame >= 0, Int(frame) < core.pointee.frames.count {
            let items = core.pointee.frame(frame).pointee
            if items.kind < Frame.Kind.attribute { elements += "/" + items.entry.pointee.name.pointee.string }
        }
        if let entry {
            for step in entry.pointee.steps { elements += "/" + step.pointee.name.pointee.string }
            switch entry.pointee.kind {
            case KeyEntry.Kind.element, KeyEntry.Kind.both: elements += "/" + entry.pointee.name.pointee.string
            case KeyEntry.Kind.attribute: elements += "/@" + entry.pointee.name.pointee.string
            default: break
            }
        }
        let value = (value as? any ScalarValue)?.subject ?? value
        return EncodingError(problem, value: value, codingPath: codingPath(frame, last), elementPath: elements)
    }

    /// Records an error that cannot be thrown here. The next request that can throw throws it, and so does the whole
    /// call.
    func fail(_ error: any Error) {
        if deferred == nil { deferred = error }
        core.pointee.hasFailed = true
        core.pointee.shortSerial = 0
    }
}

/// The coding key of an array element, or of a super encoder.
struct ItemKey: CodingKey {
    let stringValue: String
    let intValue: Int?

    init(_ index: Int) {
        stringValue = "Index \(index)"
        intValue = index
    }

    init(name: String) {
        stringValue = name
        intValue = nil
    }

    init?(stringValue: String) { self.init(name: stringValue) }
    init?(intValue: Int) { self.init(intValue) }
}
