/// What the keys of an enum's case say about its values, as the compiler writes them: `_0`, `_1`, and labels.
enum CasePayload: UInt8 {
    /// One value without a label: it is the element itself.
    case single
    /// A first value without a label, and others with one: it is what stands in the element.
    case mixed
    /// Labels only, several values without one, or keys that are no case's.
    case other

    init<Key: CodingKey>(_ type: Key.Type) {
        guard Key(stringValue: "_0") != nil, Key(stringValue: "_1") == nil else {
            self = .other
            return
        }
        self = MemoryLayout<Key>.size == 0 ? .single : .mixed
    }
}
