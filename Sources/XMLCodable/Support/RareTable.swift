/// A dictionary for what few documents need.
///
/// The standard library's dictionary is compiled again for each pair of types, some 2 KB each. The functions here are
/// compiled once for all types, which makes a look-up several times slower. The first one with a type of keys is a search for its
/// `Hashable` through all conformances of the process, so an empty table does not call them.
struct RareTable<Key: Hashable, Value> {
    private var table = [Key: Value]()

    init() {}

    var count: Int { table.count }
    var isEmpty: Bool { table.isEmpty }

    subscript(key: Key) -> Value? {
        get { isEmpty ? nil : value(of: key) }
        set { if newValue != nil || !isEmpty { set(newValue, key) } }
    }

    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    private func value(of key: Key) -> Value? { table[key] }

    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    private mutating func set(_ value: Value?, _ key: Key) { table[key] = value }

    /// Changes the value of a key in place.
    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    mutating func update(_ key: Key, default value: Value, _ change: (inout Value) -> Void) {
        change(&table[key, default: value])
    }

    /// Returns the keys with their values, in no particular order.
    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    func entries() -> [(key: Key, value: Value)] { Array(table) }

    mutating func removeAll() { if !isEmpty { table = .init() } }
}

extension RareTable: Sendable where Key: Sendable, Value: Sendable {}
