/// A table by the identities of types.
///
/// A dictionary does the same, but the first one of a process with these keys is a search for their `Hashable` through all
/// conformances, which is a fifth of a first call.
struct IdentityTable<Value> {
    private var keys: [UInt] = []
    private var values: [Value] = []
    /// The number of each key plus one, at the place of its hash or after it; 0 for none. At most half of them are used.
    private var slots = [Int32](repeating: 0, count: 16)

    subscript(id: ObjectIdentifier) -> Value? { self[address: UInt(bitPattern: id)] }

    /// The value of what is at an address and never moves, such as the descriptor of a type.
    subscript(address address: UInt) -> Value? {
        let number = slots[slot(of: address)]
        return number == 0 ? nil : values[Int(number) - 1]
    }

    var isEmpty: Bool { keys.isEmpty }

    /// Adds the value of a type, or replaces the one that it has.
    mutating func set(_ value: Value, _ id: ObjectIdentifier) { set(value, address: UInt(bitPattern: id)) }

    /// Adds the value of what is at an address, or replaces the one that it has.
    mutating func set(_ value: Value, address: UInt) {
        let slot = slot(of: address)
        if slots[slot] != 0 {
            values[Int(slots[slot]) - 1] = value
            return
        }
        keys.append(address)
        values.append(value)
        slots[slot] = Int32(clamping: keys.count)
        guard keys.count * 2 > slots.count else { return }
        slots = [Int32](repeating: 0, count: slots.count * 2)
        for number in keys.indices { slots[self.slot(of: keys[number])] = Int32(clamping: number + 1) }
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
