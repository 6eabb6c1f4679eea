/// Elements that are named by their values: under the key `*`, and at the root for some enums.
extension EncodingState {
    /// Opens an element whose name is determined by its value: by its ``XMLElementName``, or otherwise by its type,
    /// which says it by ``XMLMapped``.
    func openNamed(_ index: Int32) throws(EncodingProblem) {
        let plan = plans[frames[index].owner]
        let entry: EntryID
        if let name = plan.rootName {
            entry = try vocabulary.checkedEntry(
                name, isPrefixed: false, plan.namespace, .element, isOpen: false
            ).entry
        } else {
            entry = vocabulary.plainEntry("_", .element)
        }
        if frames[index].state == .open {
            if plan.rootName != nil { try rename(index, to: entry) }
            return
        }
        if plan.rootName == nil { frames[index].flags.insert(.needsName) }
        let (parent, place) = (frames[index].parent, inlinePlace(of: index))
        if parent != place { frames[index].array = frames.id(parent) }
        frames[index].parent = place
        frames[index].kind = .item
        frames[index].entry = entry
        try open(index)
        keepOrder(ofItem: index)
    }

    /// Notes that an element, or markup, has a name of its own in its list: the names do not tell its place in the list, so
    /// the order is data.
    func keepOrder(in record: Int32) {
        if options.outputFormatting.contains(.sortedElements) { tape.keep(.order, in: record) }
    }

    private func keepOrder(ofItem index: Int32) {
        if frames[index].isAtIndex { keepOrder(in: tape[frames[index].record].parent) }
    }

    /// Gives another name to an element that is being written.
    func rename(_ index: Int32, to entry: EntryID) throws(EncodingProblem) {
        guard vocabulary[entry].kind != .bad else { throw .badKey(vocabulary.detail(entry).problem) }
        frames[index].entry = entry
        frames[index].flags.remove(.needsName)
        if frames[index].kind == .step { noteName(ofStep: index) }
        guard frames[index].record >= 0 else { return }
        keepOrder(ofItem: index)
        tape.rename(frames[index].record, vocabulary[entry].name)
        use(entry, in: index)
    }
}
