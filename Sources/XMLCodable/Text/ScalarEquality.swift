/// Equality of text as XML means it: character by character.
///
/// Swift's `==` takes a composed and a decomposed letter for the same, which XML does not.
enum ScalarEquality {
    @inline(__always)
    static func equal(_ left: String, _ right: String) -> Bool {
        left.utf8.count == right.utf8.count && haveEqualBytes(left, right)
    }

    private static func haveEqualBytes(_ left: String, _ right: String) -> Bool {
        // Iterating over a string's bytes costs twenty times what iterating over its storage does.
        left.withBytes { left in right.withBytes { left == $0 } }
    }

    static func equal(_ left: String?, _ right: String?) -> Bool {
        guard let left, let right else { return left == nil && right == nil }
        return equal(left, right)
    }

    static func hash(_ text: String, into hasher: inout Hasher) {
        // The hasher copies the bytes.
        text.withBytes { bytes in unsafe bytes.withUnsafeBytes { unsafe hasher.combine(bytes: $0) } }
        // Ends the run, so that neighbours cannot be taken for one another.
        hasher.combine(0xFF as UInt8)
    }
}
