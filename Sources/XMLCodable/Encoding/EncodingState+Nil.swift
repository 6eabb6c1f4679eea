/// Values that are nil.
extension EncodingState {
    /// Writes nil under a key of an element, according to the strategy.
    @inline(__always)
    func putNil(_ entry: @autoclosure () -> Entry, _ index: Int32, _ serial: Int32) throws {
        if options.nils == .omit, !core.pointee.hasFailed { return }
        try putNilSlowly(entry(), index, serial)
    }

    @inline(never)
    private func putNilSlowly(_ entry: Entry, _ index: Int32, _ serial: Int32) throws {
        try check(index, serial, Any?.none as Any)
        if options.nils == .omit { return }
        let isBoth = entry.pointee.kind == KeyEntry.Kind.both
        let entry = isBoth ? variant(entry, .element) : entry
        guard entry.pointee.kind == KeyEntry.Kind.element || entry.pointee.kind == KeyEntry.Kind.bad else { return }
        do throws(EncodingProblem) {
            let owner = core.pointee.frame(index).pointee.owner
            let new = try pushFrame(owner, entry, index)
            let isShared = core.pointee.frame(new).pointee.flags.contains(.isShared)
            let place = isShared ? core.pointee.frame(new).pointee.parent : new
            if isShared { core.pointee.frame(new).pointee.flags.insert(.isDone) }
            try writeNil(in: place, saysSo: options.nils == .xsiNil)
            core.pointee.finish(new)
        } catch {
            throw self.error(error, Any?.none as Any, index, entry)
        }
    }

    /// Writes nil as an item of an array. The slot is kept, so that it is decoded as nil.
    func putNilItem(_ index: Int32, _ serial: Int32, _ position: Int) throws {
        let owner = core.pointee.isLive(index, serial) ? core.pointee.frame(index).pointee.owner : anyPlan
        let new = try pushItem(Any?.none as Any, owner, index, serial, position)
        do throws(EncodingProblem) {
            try putNilSingle(new)
        } catch {
            let thrown = self.error(error, Any?.none as Any, new)
            core.pointee.finish(new)
            throw thrown
        }
        try finish(new, Any?.none as Any)
    }

    /// Omits the single value of a frame, whatever the strategy for nil; an item of an array is kept, as an `xsi:nil`
    /// element.
    func putNothing(_ index: Int32, _ serial: Int32) throws {
        try check(index, serial, false)
        do throws(EncodingProblem) {
            try takeSingle(index)
            if core.pointee.frame(index).pointee.kind == Frame.Kind.item { try writeNil(in: index, saysSo: true) }
        } catch {
            throw self.error(error, false, index)
        }
    }

    /// Writes nil as the single value of a frame.
    func putNilSingle(_ index: Int32, _ serial: Int32) throws {
        try check(index, serial, Any?.none as Any)
        do throws(EncodingProblem) { try putNilSingle(index) } catch {
            throw self.error(error, Any?.none as Any, index)
        }
    }

    private func putNilSingle(_ index: Int32) throws(EncodingProblem) {
        try takeSingle(index)
        let frame = core.pointee.frame(index)
        switch frame.pointee.kind {
        case Frame.Kind.element:
            if options.nils == .omit { return }
            try writeNil(in: index, saysSo: options.nils == .xsiNil)
        case Frame.Kind.item:
            let isRoot = frame.pointee.parent < 0
            try writeNil(in: index, saysSo: !isRoot || options.nils != .emptyElement)
        default: return
        }
    }

    /// Writes an element without content, with `xsi:nil="true"` if requested.
    private func writeNil(in place: Int32, saysSo: Bool) throws(EncodingProblem) {
        if core.pointee.frame(place).pointee.state == Frame.State.pending { try core.pointee.makeCurrent(place) }
        guard saysSo else { return }
        needsXSI = true
        try writeAttribute(true.description, nilEntry, of: place)
    }

    private var nilEntry: Entry {
        if let known = nilEntryMade { return known }
        let made = plainEntry("xsi:nil", KeyEntry.Kind.attribute, isOpen: true)
        nilEntryMade = made
        return made
    }

    /// Returns the entry for the nil of an optional property, taking a placement wrapper around it into account.
    @inline(__always)
    func nilEntry<T: Encodable>(_ entry: @autoclosure () -> Entry, _ type: T.Type) -> Entry {
        guard options.nils != .omit, let placement = plan(of: type).pointee.placement else { return entry() }
        return variant(entry(), placement)
    }

    /// A plan for types without special treatment.
    var anyPlan: UnsafeMutablePointer<EncodingPlan> { plan(of: String.self) }
}
