/// The prefixes that a finished document uses without a declaration around them.
///
/// Frames know the prefixes that have a bit. Documents with more prefixes are searched for the others.
enum UndeclaredPrefixes {
    /// Returns the numbers of the undeclared prefixes for which `isCounted` returns true, each once.
    static func find(
        _ tape: borrowing Tape, _ names: borrowing NameStock, where isCounted: (Int32) -> Bool
    ) -> [Int32] {
        /// The elements in which a prefix is declared.
        var declaring = RareTable<Int32, RareSet<Int32>>()
        var isRemoved: [Bool] = []
        for index in 0..<tape.count {
            let record = tape[index]
            isRemoved.append(record.kind == .removed || record.parent >= 0 && isRemoved[Int(record.parent)])
            let declared = record.kind == .attribute ? names[record.name].declaredPrefix : -1
            if declared >= 0, isCounted(declared) {
                declaring.update(declared, default: .init()) { $0.insert(record.parent) }
            }
        }
        var found = DistinctList<Int32>()
        for index in 0..<tape.count where !isRemoved[Int(index)] {
            let record = tape[index]
            guard [.element, .leaf, .attribute].contains(record.kind) else { continue }
            let prefix = names[record.name].prefix
            guard prefix >= 0, isCounted(prefix), !found.contains(prefix) else { continue }
            if let elements = declaring[prefix], isIn(elements, index, tape) { continue }
            found.insert(prefix)
        }
        return found.elements
    }

    /// Returns whether a record is one of some elements, or inside one of them.
    private static func isIn(_ elements: RareSet<Int32>, _ index: Int32, _ tape: borrowing Tape) -> Bool {
        var around = index
        while around >= 0 {
            if elements.contains(around) { return true }
            around = tape[around].parent
        }
        return false
    }
}
