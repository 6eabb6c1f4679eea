import XMLCodable

/// What all texts at a place have in common.
struct SampleValues {
    /// The kinds of value that a text can be, from the narrowest one.
    private struct Kinds: OptionSet {
        let rawValue: Int
        static let bool = Kinds(rawValue: 1)
        static let int = Kinds(rawValue: 2)
        static let decimal = Kinds(rawValue: 4)
        static let date = Kinds(rawValue: 8)
        static let uuid = Kinds(rawValue: 16)
        static let qualifiedName = Kinds(rawValue: 32)
        static let all: Kinds = [.bool, .int, .decimal, .date, .uuid, .qualifiedName]
    }

    private var kinds = Kinds.all
    private(set) var count = 0
    /// Whether white space around a text is a part of it.
    private var hasOuterSpace = false
    private(set) var example: String?

    /// - Parameter isName: Whether the text is a name with a prefix that is declared there.
    mutating func add(_ text: String, isName: Bool) {
        count += 1
        let trimmed = text.trimmed
        if trimmed.count != text.count { hasOuterSpace = true }
        if example == nil, !trimmed.isEmpty { example = String(trimmed.prefix(40)) }
        if !kinds.isEmpty { kinds.formIntersection(isName ? .qualifiedName : Self.kinds(of: trimmed)) }
    }

    mutating func merge(_ other: SampleValues) {
        guard other.count > 0 else { return }
        kinds = count == 0 ? other.kinds : kinds.intersection(other.kinds)
        count += other.count
        hasOuterSpace = hasOuterSpace || other.hasOuterSpace
        example = example ?? other.example
    }

    /// The type of the value. One that would be written in another way stays a text.
    var scalar: ModelScalar {
        guard count > 0 else { return .string }
        if kinds.contains(.bool) { return .bool }
        if kinds.contains(.int) { return .int }
        if kinds.contains(.decimal) { return .decimal }
        if kinds.contains(.date) { return .dateTime }
        if kinds.contains(.uuid) { return .uuid }
        if kinds.contains(.qualifiedName) { return .qualifiedName }
        return hasOuterSpace ? .preservedString : .string
    }

    private static func kinds(of text: String) -> Kinds {
        if text == "true" || text == "false" { return .bool }
        let bytes = Array(text.utf8)
        if isNumber(bytes) {
            return bytes.contains(UInt8(ascii: ".")) || Int32(text) == nil ? .decimal : [.int, .decimal]
        }
        if isDate(bytes), XML.DateTime(text) != nil { return .date }
        return isUUID(bytes) ? .uuid : []
    }

    /// Digits as a number is written: without a plus sign, leading zeros, or zeros at the end of a fraction.
    private static func isNumber(_ bytes: [UInt8]) -> Bool {
        let unsigned = bytes.first == UInt8(ascii: "-") ? bytes.dropFirst() : bytes[...]
        let parts = unsigned.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard let whole = parts.first, parts.count <= 2, unsigned.count <= 30, isDigits(whole) else { return false }
        if whole.count > 1, whole.first == UInt8(ascii: "0") { return false }
        guard parts.count == 2 else { return unsigned.count == bytes.count || whole != [UInt8(ascii: "0")] }
        return isDigits(parts[1]) && parts[1].last != UInt8(ascii: "0")
    }

    private static func isDigits(_ bytes: ArraySlice<UInt8>) -> Bool {
        !bytes.isEmpty && bytes.allSatisfy { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
    }

    /// `2026-05-04`, `2026-05-04T06:30:00Z` and the like.
    private static func isDate(_ bytes: [UInt8]) -> Bool {
        let shape = bytes.map { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") ? UInt8(ascii: "0") : $0 }
        let day = Array("0000-00-00".utf8)
        guard shape.count >= day.count, shape.prefix(day.count) == day[...] else { return false }
        if shape.count == day.count { return true }
        let time = Array("T00:00:00".utf8)
        var rest = shape.dropFirst(day.count)
        guard rest.prefix(time.count) == time[...] else { return false }
        rest = rest.dropFirst(time.count)
        if rest.first == UInt8(ascii: ".") {
            let digits = rest.dropFirst().prefix { $0 == UInt8(ascii: "0") }
            guard !digits.isEmpty, digits.count <= 9 else { return false }
            rest = rest.dropFirst(1 + digits.count)
        }
        return rest.isEmpty || rest == [UInt8(ascii: "Z")]
            || (rest.count == 6 && [UInt8(ascii: "+"), UInt8(ascii: "-")].contains(rest[rest.startIndex])
                && rest.dropFirst() == Array("00:00".utf8)[...])
    }

    /// In capitals, as it is written.
    private static func isUUID(_ bytes: [UInt8]) -> Bool {
        guard bytes.count == 36 else { return false }
        return bytes.enumerated().allSatisfy { index, byte in
            switch index {
            case 8, 13, 18, 23: byte == UInt8(ascii: "-")
            default:
                byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
                    || byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "F")
            }
        }
    }
}
