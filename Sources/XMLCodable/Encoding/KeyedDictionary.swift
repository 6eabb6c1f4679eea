/// A dictionary whose keys are strings, numbers or types that represent coding keys.
///
/// It is written without its own `encode(to:)`, in the order of its keys, so that the same dictionary always gives the
/// same document.
protocol KeyedDictionary {
    /// Writes the dictionary into a frame; returns false for a dictionary that Codable writes as an array.
    func write(to state: EncodingState, _ index: Int32, _ serial: Int32) throws -> Bool
}

extension Dictionary: KeyedDictionary where Key: Encodable, Value: Encodable {
    func write(to state: EncodingState, _ index: Int32, _ serial: Int32) throws -> Bool {
        guard let names else { return false }
        let handle = state.openKeyed(index, serial)
        if let deferred = state.deferred { throw deferred }
        let values = Array(self.values)
        for name in names {
            let value = values[name.position]
            if state.options.dictionaryKeys == .entries {
                try state.putEntry(value, name.text, handle)
            } else {
                try state.put(value: value, state.dictionaryEntry(name.text), handle.frame, handle.serial)
            }
        }
        return true
    }

    /// The names of the keys in order; nil if the keys have no names.
    private var names: [DictionaryName]? {
        var names: [DictionaryName] = []
        names.reserveCapacity(count)
        for key in keys {
            let position = names.count
            if let text = key as? String {
                names.append(DictionaryName(text: text, number: nil, position: position))
            } else if let number = key as? Int {
                names.append(DictionaryName(text: "\(number)", number: number, position: position))
            } else if let representable = key as? any CodingKeyRepresentable {
                let key = representable.codingKey
                names.append(DictionaryName(text: key.stringValue, number: key.intValue, position: position))
            } else {
                return nil
            }
        }
        names.sort()
        return names
    }
}

/// The name of a dictionary key, and the position of its value.
private struct DictionaryName: Comparable {
    let text: String
    let number: Int?
    let position: Int

    /// Orders numbers by value, and strings by the standard order; strings that compare equal are ordered by their
    /// bytes.
    static func < (left: DictionaryName, right: DictionaryName) -> Bool {
        if let first = left.number, let second = right.number { return first < second }
        if left.text == right.text { return left.text.utf8.lexicographicallyPrecedes(right.text.utf8) }
        return left.text < right.text
    }
}

extension EncodingState {
    /// Returns the entry of a dictionary key, whose name is data.
    fileprivate func dictionaryEntry(_ name: String) -> Entry {
        let bytes = Array(name.utf8)
        if let known = dictionaryEntries[bytes] { return known }
        let made = entry(literal: name, ItemKey(name: name))
        dictionaryEntries[bytes] = made
        return made
    }

    /// Writes `<entry key="name">value</entry>`.
    fileprivate func putEntry<V: Encodable>(_ value: V, _ name: String, _ handle: Handle) throws {
        try check(handle.frame, handle.serial, value)
        let plan = plan(of: V.self)
        let (element, attribute) = entryNames
        let component = dictionaryEntry(name).pointee.component
        guard !core.pointee.stack.isLow else {
            throw EncodingError(.stackIsLow, value: value, codingPath: [], elementPath: "")
        }
        let new = core.pointee.push(
            Frame.Kind.item, element, parent: handle.frame, component: component, owner: plan)
        let serial = core.pointee.frame(new).pointee.serial
        do throws(EncodingProblem) {
            try core.pointee.makeCurrent(new)
            try writeAttribute(name, attribute, of: new)
        } catch {
            let thrown = self.error(error, value, new)
            core.pointee.finish(new)
            throw thrown
        }
        do {
            try write(value, plan, new, serial)
        } catch {
            core.pointee.finish(new)
            throw error
        }
        try finish(new, value)
    }

    private var entryNames: (element: Entry, attribute: Entry) {
        if let known = entryNamesMade { return known }
        let made = (
            element: plainEntry("entry", KeyEntry.Kind.element), attribute: plainEntry("key", KeyEntry.Kind.attribute)
        )
        entryNamesMade = made
        return made
    }
}
