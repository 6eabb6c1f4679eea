/// An index into an array, as a coding key.
struct XMLIndexKey: CodingKey {
    let index: Int
    init(_ index: Int) { self.index = index }
    init?(stringValue: String) { nil }
    init?(intValue: Int) { index = intValue }
    var stringValue: String { "Index \(index)" }
    var intValue: Int? { index }
}

/// A name as a coding key.
struct XMLNameKey: CodingKey {
    let stringValue: String
    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
    var intValue: Int? { nil }
}

/// A key of a dictionary with strings as keys; a number where the standard library's key for dictionaries is one.
struct XMLEntryKey: CodingKey {
    let stringValue: String
    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { stringValue = String(intValue) }
    var intValue: Int? { Int(stringValue) }
}

/// A key that is chosen by a caller, such as a path, and the only one of its type: keys that can be made of any string would
/// be whole names.
struct XMLChosenKey: CodingKey {
    let stringValue: String
    init(_ key: String) { stringValue = key }
    init?(stringValue: String) { nil }
    init?(intValue: Int) { nil }
    var intValue: Int? { nil }
}

/// The same, and no key strategy converts it.
struct XMLLiteralKey: CodingKey {
    let stringValue: String
    init(_ key: String) { stringValue = key }
    init?(stringValue: String) { nil }
    init?(intValue: Int) { nil }
    var intValue: Int? { nil }
}

extension CodingKey {
    /// Whether any string is a key of the type, so that its keys are data.
    static var acceptsAnyString: Bool { Self(stringValue: "\u{0}probe") != nil }
}
