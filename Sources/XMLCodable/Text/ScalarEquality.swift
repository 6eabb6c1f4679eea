/// Equality of text as XML defines it: code point by code point.
///
/// Swift's `==` treats a composed and a decomposed letter as equal; XML does not.
package enum ScalarEquality {
    /// Called in a hundred places, each of which would contain the two counts.
    @inline(never)
    package static func equal(_ left: String, _ right: String) -> Bool {
        // Iterating over a string's UTF-8 view is twenty times slower than iterating over its storage.
        left.utf8.count == right.utf8.count && left.withBytes { left in right.withBytes { left == $0 } }
    }

    package static func equal(_ left: String?, _ right: String?) -> Bool {
        guard let left, let right else { return left == nil && right == nil }
        return equal(left, right)
    }

    static func hash(_ text: String, into hasher: inout Hasher) {
        // The hasher copies the bytes.
        text.withBytes { bytes in unsafe bytes.withUnsafeBytes { unsafe hasher.combine(bytes: $0) } }
        // A terminator, so that adjacent strings with different boundaries hash differently.
        hasher.combine(0xFF as UInt8)
    }
}
