/// A table by the identities of types.
///
/// A dictionary does the same, but the first one of a process with these keys is a search for their `Hashable` through all
/// conformances, which is a fifth of a first call.
struct IdentityTable<Value> {
    private var keys: [UInt] = []
    private var values: [Value] = []
    /// The number of each key plus one, at the place of its hash or after it; 0 for none. At most half of them are used.
    private var slots = [Int32](repeating: 0, count: 16)

    subscript(id: ObjectIdentifier) -> Value? {
        let number = slots[slot(of: UInt(bitPattern: id))]
        return number == 0 ? nil : values[Int(number) - 1]
    }

    /// Adds the value of a type that has none.
    mutating func add(_ value: Value, _ id: ObjectIdentifier) {
        keys.append(UInt(bitPattern: id))
        values.append(value)
        if keys.count * 2 > slots.count {
            slots = [Int32](repeating: 0, count: slots.count * 2)
            for number in keys.indices { slots[slot(of: keys[number])] = Int32(clamping: number + 1) }
        } else {
            slots[slot(of: UInt(bitPattern: id))] = Int32(clamping: keys.count)
        }
    }

    /// The slot of a key, or the empty one where it would be.
    private func slot(of key: UInt) -> Int {
        // The low bits of addresses are all the same.
        var slot = Int(truncatingIfNeeded: (key >> 4) &* 0x9E37_79B1 >> 7) & (slots.count - 1)
        while slots[slot] != 0, keys[Int(slots[slot]) - 1] != key { slot = (slot + 1) & (slots.count - 1) }
        return slot
    }
}

extension IdentityTable: Sendable where Value: Sendable {}
