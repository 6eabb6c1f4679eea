/// The lexical forms of Boolean values: those of XML Schema and other common ones.
enum BooleanText {
    /// Reads `true`, `false`, `1` or `0`, in lowercase only, with optional surrounding white space.
    static func parse(_ bytes: ByteSlice) throws(ValueTextError) -> Bool {
        let text = bytes.trimmed
        if text.isEmpty { throw .empty }
        if matches(text, "true") || matches(text, "1") { return true }
        if matches(text, "false") || matches(text, "0") { return false }
        throw .malformed
    }

    /// Like ``parse(_:)``, but also accepts `yes`/`no`, `on`/`off`, `y`/`n` and `t`/`f`, all case-insensitively
    /// (ASCII).
    static func parseLenient(_ bytes: ByteSlice) throws(ValueTextError) -> Bool {
        let text = bytes.trimmed
        if matches(text, "1") { return true }
        if matches(text, "0") { return false }
        let yes: [StaticString] = ["true", "yes", "on", "t", "y"]
        if yes.contains(where: { matches(text, $0, caseBit: 0x20) }) { return true }
        let no: [StaticString] = ["false", "no", "off", "f", "n"]
        if no.contains(where: { matches(text, $0, caseBit: 0x20) }) { return false }
        throw text.isEmpty ? .empty : .malformed
    }

    /// Appends `true` or `false`.
    static func append(_ value: Bool, to buffer: inout ByteBuffer) {
        buffer.append(value ? "true" : "false")
    }

    /// Returns whether `text` is `word`.
    ///
    /// - Parameter caseBit: 0x20 to ignore the case of a word of lowercase letters: setting bit 5 maps uppercase to lowercase, and only the two forms of a
    ///   letter become that letter.
    private static func matches(_ text: ByteSlice, _ word: StaticString, caseBit: UInt8 = 0) -> Bool {
        guard text.count == word.utf8CodeUnitCount else { return false }
        for index in 0..<text.count where text[index] | caseBit != word[index] { return false }
        return true
    }
}
