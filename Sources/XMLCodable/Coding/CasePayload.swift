/// How the values of an enum's case are coded, determined from the case's coding keys.
///
/// The compiler names values without a label `_0`, `_1` and so on, and other values by their labels.
enum CasePayload {
    /// The only value has no label: it is the element itself.
    case single
    /// The first value has no label and the others do: it is the content of the element.
    case mixed
    /// Labeled values only, several values without a label, or keys that do not belong to a case.
    case other

    init<Key: CodingKey>(_ type: Key.Type) {
        guard Key(stringValue: "_0") != nil, Key(stringValue: "_1") == nil else {
            self = .other
            return
        }
        self = MemoryLayout<Key>.size == 0 ? .single : .mixed
    }
}
