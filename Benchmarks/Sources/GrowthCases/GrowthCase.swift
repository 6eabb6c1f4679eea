/// Something whose time and memory should grow in proportion to a count.
package struct GrowthCase {
    package let name: String
    /// The smallest count that is measured.
    package let count: Int
    /// Creates what a call needs for a count, and returns the call.
    package let prepare: (Int) throws -> () throws -> Void

    init(_ name: String, _ count: Int, _ prepare: @escaping (Int) throws -> () throws -> Void) {
        self.name = name
        self.count = count
        self.prepare = prepare
    }

    package static var all: [GrowthCase] {
        parsing + trees + canonical + decoders + decodingOptions + decodedModels + decodingContainers + encoders
            + encodingOptions + encodingContainers + files + streaming + http
    }
}

/// Returns `body` for so many numbers, one after the other.
func repeated(_ count: Int, _ body: (Int) -> String) -> String { (0..<count).map(body).joined() }

/// Returns a document with so many items.
func document(_ count: Int, _ root: String = "r", _ item: (Int) -> String) -> String {
    let name = root.prefix { $0 != " " }
    return "<\(root)>\(repeated(count, item))</\(name)>"
}

/// A key with any name.
struct AnyKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init(_ number: Int) { stringValue = "k\(number)" }
    init?(intValue: Int) { nil }
}

/// A key with many names, but not any: it follows the grammar of keys, as those of an enum do.
struct GrammarKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init?(intValue: Int) { nil }

    init?(stringValue: String) {
        guard "@{ake".contains(stringValue.prefix(1)) else { return nil }
        self.stringValue = stringValue
    }
}
