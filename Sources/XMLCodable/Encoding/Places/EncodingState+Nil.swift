/// Values that are nil.
extension EncodingState {
    /// Writes nil under a key of an element, according to the strategy.
    @inline(__always)
    func putNil(_ entry: @autoclosure () -> EntryID, in place: FrameID) throws {
        if options.nils == .omit, !hasFailed, frames.isLive(place) { return }
        try putNil(entry(), in: place, keepingKey: false)
    }

    /// - Parameters:
    ///   - keepingKey: Whether an element that says nil is written in any case.
    ///   - isWritten: Whether at least an empty element is written. Defaults to what the strategy says.
    @inline(never)
    func putNil(_ id: EntryID, in place: FrameID, keepingKey: Bool = false, isWritten: Bool = false) throws {
        try check(place, Any?.none as Any)
        if options.nils == .omit, !keepingKey, !isWritten { return }
        let id = vocabulary[id].kind == .both ? vocabulary.variant(id, .element) : id
        guard vocabulary[id].kind == .element || vocabulary[id].kind == .bad else { return }
        try attempt(Any?.none as Any, place.index, id) { () throws(EncodingProblem) in
            let new = try pushFrame(frames[place.index].owner, id, place.index)
            let isShared = frames[new].flags.contains(.isShared)
            if isShared { frames[new].flags.insert(.isDone) }
            try writeNil(in: isShared ? frames[new].parent : new, saysSo: keepingKey || options.nils == .xsiNil)
            close(new)
        }
    }

    /// Writes an element that says nil for a value that is itself an Optional, and nil: without it, the value would be
    /// read as absent.
    @inline(never)
    func keepNil<T: Encodable>(_ value: T, _ entry: EntryID, in place: FrameID) throws {
        let plan = plan(of: T.self)
        if (value as? any XMLOptionalValue)?._isXMLAbsent != true {
            guard plan.flags.contains(.isTransparent), let wrapper = value as? any XMLPropertyWrapper, wrapper.isSomeNil
            else { return }
        }
        if TypePlan.of(T.self).saysNil { throw error(.innerNil, value, place.index, entry) }
        try putNil(plan.placement.map { vocabulary.variant(entry, $0) } ?? entry, in: place, keepingKey: true)
    }

    /// Writes nil as an item of an array. The slot is kept, so that it is decoded as nil.
    @inline(never)
    func putNilItem(in place: FrameID, _ position: Int) throws {
        let owner = frames.isLive(place) ? frames[place.index].owner : anyPlan
        let new = try pushItem(Any?.none as Any, owner, in: place, position)
        do {
            try attempt(Any?.none as Any, new) { () throws(EncodingProblem) in try putNilSingle(new) }
            try finish(new, Any?.none as Any)
        } catch {
            if new < frames.count { close(new) }
            throw error
        }
    }

    /// Omits the single value of a frame, whatever the strategy for nil; an item of an array is kept, as an `xsi:nil`
    /// element.
    func putNothing(in place: FrameID) throws {
        try attempt(false, in: place) { () throws(EncodingProblem) in
            try takeSingle(place.index)
            if frames[place.index].kind.isItem { try writeNil(in: place.index, saysSo: true) }
        }
    }

    /// Writes nil as the single value of a frame.
    @inline(never)
    func putNilSingle(in place: FrameID) throws {
        try attempt(Any?.none as Any, in: place) { () throws(EncodingProblem) in try putNilSingle(place.index) }
    }

    private func putNilSingle(_ index: Int32) throws(EncodingProblem) {
        try takeSingle(index)
        switch frames[index].kind {
        case .element:
            if options.nils == .omit, !options.tolerances.contains(.emptyElementsForNil) { return }
            let plan = TypePlan.of(plans[frames[index].owner].type)
            if options.nils != .omit, plan.isOptional, plan.wrapped.map(tellsNil) == true { return }
            try writeNil(in: index, saysSo: options.nils == .xsiNil)
        case .item, .undecided:
            let isRoot = frames[index].parent < 0
            let saysSo =
                options.tolerances.contains(.emptyElementsForNil)
                ? options.nils == .xsiNil : !isRoot || options.nils != .emptyElement
            // The reader of an element that says nil knows only one nil.
            let isOther = saysSo && TypePlan.of(plans[frames[index].owner].type).saysNil
            if isOther || frames[index].flags.contains(.isSome) { throw .innerNil }
            try writeNil(in: index, saysSo: saysSo)
        case .rest where frames[index].component < -1 || frames[index].flags.contains(.isPayload): throw .nilElement
        case .text where isOneOfSeveral(frames[index]): throw .nilText
        default: return
        }
    }

    /// Writes an element without content, with `xsi:nil="true"` if requested.
    func writeNil(in place: Int32, saysSo: Bool) throws(EncodingProblem) {
        _ = try record(of: place)
        guard saysSo else { return }
        namespaces.noteXSI(tape.count)
        try writeAttribute(true.description, vocabulary.plainEntry("xsi:nil", .attribute, isOpen: true), of: place)
    }

    /// Whether an Optional of a type is nil only if there is no element: an element that says nil, or an empty one,
    /// represents a value of the type, such as a list of one item, or one that is absent in no other way.
    @inline(__always)
    func tellsNil<T: Encodable>(_ type: T.Type) -> Bool { options.nils != .omit && tellsNil(TypePlan.of(type)) }

    private func tellsNil(_ plan: TypePlan) -> Bool {
        plan.holdsNil || plan.saysNil || plan.isNeverNil || plan.core.hasOptionalItems
            || options.nils == .emptyElement && plan.readsEmptyElement
    }

    /// Returns the entry for the nil of an optional property, taking a placement wrapper around it into account.
    @inline(__always)
    func nilEntry<T: Encodable>(_ entry: @autoclosure () -> EntryID, _ type: T.Type) -> EntryID {
        guard options.nils != .omit, let placement = plan(of: type).placement else { return entry() }
        return vocabulary.variant(entry(), placement)
    }
}
