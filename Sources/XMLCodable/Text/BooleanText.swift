/// The lexical forms of Boolean values: those of XML Schema and other common ones.
enum BooleanText {
    /// Reads `true`, `false`, `1` or `0`, in lowercase only, with optional surrounding white space.
    static func parse(_ bytes: ByteSlice) throws(ValueTextError) -> Bool {
        let text = bytes.trimmed
        switch text.count {
        case 0:
            throw .empty
        case 1:
            if text[0] == UInt8(ascii: "1") { return true }
            if text[0] == UInt8(ascii: "0") { return false }
            throw .malformed
        default:
            if matches(text, "true") { return true }
            if matches(text, "false") { return false }
            throw .malformed
        }
    }

    /// Like ``parse(_:)``, but also accepts `yes`/`no`, `on`/`off`, `y`/`n` and `t`/`f`, all case-insensitively
    /// (ASCII).
    static func parseLenient(_ bytes: ByteSlice) throws(ValueTextError) -> Bool {
        let text = bytes.trimmed
        guard let first = text.first else { throw .empty }
        if text.count == 1 {
            switch first {
            case UInt8(ascii: "1"), UInt8(ascii: "t"), UInt8(ascii: "T"), UInt8(ascii: "y"), UInt8(ascii: "Y"):
                return true
            case UInt8(ascii: "0"), UInt8(ascii: "f"), UInt8(ascii: "F"), UInt8(ascii: "n"), UInt8(ascii: "N"):
                return false
            default:
                throw .malformed
            }
        }
        for word: StaticString in ["true", "yes", "on"] where matches(text, word, caseBit: 0x20) { return true }
        for word: StaticString in ["false", "no", "off"] where matches(text, word, caseBit: 0x20) { return false }
        throw .malformed
    }

    /// Appends `true` or `false`.
    static func append(_ value: Bool, to buffer: inout ByteBuffer) {
        buffer.append(value ? "true" : "false")
    }

    /// Returns whether `text` is `word`, which consists of lowercase letters.
    ///
    /// - Parameter caseBit: 0x20 to ignore case: setting bit 5 maps uppercase to lowercase, and only the two forms of a
    ///   letter become that letter.
    private static func matches(_ text: ByteSlice, _ word: StaticString, caseBit: UInt8 = 0) -> Bool {
        guard text.count == word.utf8CodeUnitCount else { return false }
        for index in 0..<text.count where text[index] | caseBit != word[index] { return false }
        return true
    }
}
