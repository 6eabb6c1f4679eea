/// Dictionaries whose keys are strings, numbers or stand for coding keys: written without their own `encode(to:)`, in
/// the order of their keys, so that the same dictionary always gives the same document.
protocol KeyedDictionary {
    /// Writes the dictionary into a frame; false for a dictionary that Codable writes as an array.
    func write(to state: EncodingState, _ index: Int32, _ serial: Int32) throws -> Bool
}

extension Dictionary: KeyedDictionary where Key: Encodable, Value: Encodable {
    func write(to state: EncodingState, _ index: Int32, _ serial: Int32) throws -> Bool {
        guard let sorted = sortedByName else { return false }
        let handle = state.openKeyed(index, serial)
        if let deferred = state.deferred { throw deferred }
        for entry in sorted {
            if state.options.dictionaryKeys == .entries {
                try state.putEntry(entry.value, entry.name, handle)
            } else {
                let key = state.dictionaryEntry(entry.name)
                try state.put(value: entry.value, key, handle.frame, handle.serial)
            }
        }
        return true
    }

    private struct Named {
        let name: String
        let number: Int?
        let value: Value
    }

    /// Numbers by value, names by their bytes; nil where the keys have no names.
    private var sortedByName: [Named]? {
        var named: [Named] = []
        named.reserveCapacity(count)
        for (key, value) in self {
            if let text = key as? String {
                named.append(Named(name: text, number: nil, value: value))
            } else if let number = key as? Int {
                named.append(Named(name: "\(number)", number: number, value: value))
            } else if let representable = key as? any CodingKeyRepresentable {
                let codingKey = representable.codingKey
                named.append(Named(name: codingKey.stringValue, number: codingKey.intValue, value: value))
            } else {
                return nil
            }
        }
        named.sort { left, right in
            if let first = left.number, let second = right.number { return first < second }
            return left.name.utf8.lexicographicallyPrecedes(right.name.utf8)
        }
        return named
    }
}

extension EncodingState {
    /// The entry of a dictionary's key, whose name is data.
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
