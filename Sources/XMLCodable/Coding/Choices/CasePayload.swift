/// How the values of an enum's case are coded, determined from the case's coding keys.
///
/// The compiler names values without a label `_0`, `_1` and so on by their positions, and other values by their labels.
enum CasePayload: Equatable {
    /// The only value has no label: it is the element itself.
    case single
    /// One value has no label, and the others do: it is the content of the element. Its key is `content`.
    case mixed(content: String)
    /// Labeled values only, several values without a label, or keys that do not belong to a case.
    case other

    init<Key: CodingKey>(_ type: Key.Type) {
        if Self.isSingle(type) {
            self = .single
            return
        }
        let names = EnumMetadata.caseNames(of: type) ?? ["_0", "_1"]
        let unlabeled = names.filter { Self.isPosition($0) && Key(stringValue: $0) != nil }
        self = unlabeled.count == 1 ? .mixed(content: unlabeled[0]) : .other
    }

    /// Whether the only key is that of a value without a label.
    static func isSingle<Key: CodingKey>(_ type: Key.Type) -> Bool {
        MemoryLayout<Key>.size == 0 && Key(stringValue: "_0") != nil
    }

    private static func isPosition(_ name: String) -> Bool {
        name.hasPrefix("_") && name.utf8.count > 1 && name.utf8.dropFirst().allSatisfy { (48...57).contains($0) }
    }
}
