/// The prefixes that a finished document uses without a declaration around them.
///
/// Frames know them, unless there are many, or some were renamed or are in what was dropped.
enum UndeclaredPrefixes {
    /// Returns the numbers of the undeclared prefixes, each once.
    ///
    /// - Parameter texts: Those that are not in names, by the records that have them.
    static func find(
        _ tape: borrowing Tape, _ names: borrowing NameStock, _ texts: [(record: Int32, prefix: Int32)]
    ) -> [Int32] {
        /// The elements in which a prefix is declared.
        var declaring = RareTable<Int32, RareSet<Int32>>()
        var isRemoved: [Bool] = []
        for index in 0..<tape.count {
            let record = tape[index]
            isRemoved.append(record.kind == .removed || record.parent >= 0 && isRemoved[Int(record.parent)])
            let declared = record.kind == .attribute ? names[record.name].declaredPrefix : -1
            if declared >= 0 { declaring.update(declared, default: .init()) { $0.insert(record.parent) } }
        }
        var found = DistinctList<Int32>()
        func add(_ prefix: Int32, in record: Int32) {
            guard prefix >= 0, !isRemoved[Int(record)], !found.contains(prefix) else { return }
            if let elements = declaring[prefix], isIn(elements, record, tape) { return }
            found.insert(prefix)
        }
        for index in 0..<tape.count where [.element, .leaf, .attribute].contains(tape[index].kind) {
            add(names[tape[index].name].prefix, in: index)
        }
        for (record, prefix) in texts where record < tape.count { add(prefix, in: record) }
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
