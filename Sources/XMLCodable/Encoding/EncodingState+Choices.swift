/// Choices: enums whose cases are elements, and runs of text.
extension EncodingState {
    /// Whether a value is a choice, determined from its type or, if the type can only be encoded, from what the value
    /// does.
    func isChoice(_ value: Any, _ plan: UnsafeMutablePointer<EncodingPlan>) -> Bool {
        if let known = plan.pointee.isChoice { return known }
        guard let value = value as? any Encodable else { return false }
        let found = ChoiceEncodingProbe.key(of: value, options.userInfo) != nil
        plan.pointee.isChoice = found
        return found
    }

    /// Returns the name of the root if the root is the choice itself; nil if the root is an element around the choice.
    func choiceRoot(_ value: some Encodable, _ plan: UnsafeMutablePointer<EncodingPlan>) -> String? {
        let type = TypePlan.of(plan.pointee.type)
        guard type.rootName == nil, isChoice(value, plan), type.choice(options.userInfo)?.isMarked != true,
            let key = ChoiceEncodingProbe.key(of: value, options.userInfo)
        else { return nil }
        let entry = entry(of: key, plan)
        guard entry.pointee.kind == KeyEntry.Kind.element, !entry.pointee.isPath else { return nil }
        return entry.pointee.name.pointee.string
    }

    private func entry<Key: CodingKey>(of key: Key, _ plan: UnsafeMutablePointer<EncodingPlan>) -> Entry {
        findEntry(key, table(Key.self, owner: plan), -1)
    }

    /// Opens the frame of an inline choice, whose cases are written into the element around it.
    func openInline(_ index: Int32) throws(EncodingProblem) -> Handle {
        let frame = core.pointee.frame(index)
        frame.pointee.flags.formUnion([.isDone, .isInline, .isGuarded])
        try core.pointee.openRun(index)
        return Handle(frame: index, serial: frame.pointee.serial)
    }

    /// Pushes a frame for the value of an enum case, or for any nested container.
    func pushCase(_ entry: Entry, _ index: Int32, _ serial: Int32, _ payload: CasePayload) -> Handle {
        if core.pointee.isLive(index, serial), core.pointee.frame(index).pointee.flags.contains(.isChoice) {
            // The root is the element of the case.
            let root = core.pointee.frame(index)
            root.pointee.flags.remove(.isChoice)
            root.pointee.shape = Frame.Shape.none
            return Handle(frame: index, serial: serial)
        }
        let handle = pushLasting(entry, index, serial)
        guard payload == .single, handle.frame >= 0 else { return handle }
        let frame = core.pointee.frame(handle.frame)
        // An array is the content of the element.
        if frame.pointee.kind == Frame.Kind.element { frame.pointee.kind = Frame.Kind.item }
        frame.pointee.flags.insert(.isPayload)
        return handle
    }

    /// Returns the frame that a frame without its own element writes into.
    func inlinePlace(of index: Int32) -> Int32 {
        let parent = core.pointee.frame(index).pointee.parent
        return core.pointee.frame(parent).pointee.flags.contains(.isInline) ? parent : element(of: parent)
    }

    /// Writes a run of text among elements, preserving it exactly.
    ///
    /// As long as there is no other text, a reader would take a run of white space for indentation, so it is written as
    /// character references.
    func writeRun<S: ScalarValue>(_ value: S, in place: Int32) throws(EncodingProblem) {
        guard let text = value as? String, !hasCDataStrings else { return try value.append(to: self, .text) }
        let element = core.pointee.frame(element(of: place))
        let isSpace = text.utf8.allSatisfy { ByteClass.isSpace($0) }
        if isSpace, !element.pointee.flags.contains(.hasRuns) { return try value.append(to: self, .text) }
        if !isSpace { element.pointee.flags.insert(.hasRuns) }
        if hasOwnEscapes, elementEscapes == nil { throw .badEscapes }
        let core = core
        let forbidden = text.withBytes { bytes in
            elementEscapes.map { $0.appendText(bytes, to: &core.pointee.out) }
                ?? Escaping.appendText(bytes, to: &core.pointee.out)
        }
        if let forbidden { throw .forbidden(forbidden) }
    }
}
