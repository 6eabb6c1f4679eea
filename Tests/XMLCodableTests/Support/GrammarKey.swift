/// A key with any name that follows the grammar of keys, as those of enums do: not every string is accepted.
struct GrammarKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { nil }
    init?(intValue: Int) { nil }
}
