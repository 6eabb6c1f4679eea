/// Custom replacements that are used instead of those of ``Escaping``.
///
/// The document stays well-formed whatever the table leaves out: `&` and `<` are always escaped, as are `"` in
/// attributes and `>` where it could complete a `]]>`.
struct EscapeTable: Equatable, Sendable {
    private struct Entry: Equatable, Sendable {
        let key: [UInt8]
        let replacement: [UInt8]
    }

    private let entries: [Entry]

    /// Creates a table from pairs of a text and its replacement.
    ///
    /// Returns nil if a replacement is not valid in a document: if it contains `<`, `>`, `"`, a character that XML
    /// forbids, or a `&` that does not begin a character reference or a reference to a predefined entity.
    init?(_ pairs: [(String, String)]) {
        var entries: [Entry] = []
        for (key, replacement) in pairs where !key.isEmpty {
            guard Self.isText(replacement) else { return nil }
            entries.append(Entry(key: Array(key.utf8), replacement: Array(replacement.utf8)))
        }
        self.entries = entries
    }

    private static func isText(_ text: String) -> Bool {
        text.withBytes { bytes in
            for index in bytes.indices {
                switch bytes[index] {
                case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): return false
                case UInt8(ascii: "&"):
                    guard (try? References.read(bytes, at: index)) != nil else { return false }
                default: break
                }
            }
            return Escaping.forbidden(bytes) == nil
        }
    }

    /// Appends character data. Returns nil, or the scalar that XML cannot represent.
    func appendText(_ bytes: ByteSlice, to out: inout ByteBuffer) -> UInt32? {
        append(bytes, inAttribute: false, to: &out)
    }

    /// Appends an attribute value without its quotes. Returns nil, or the scalar that XML cannot represent.
    func appendAttribute(_ bytes: ByteSlice, to out: inout ByteBuffer) -> UInt32? {
        append(bytes, inAttribute: true, to: &out)
    }

    /// Appends character data like ``Escaping/appendValueText(_:to:)``.
    func appendValueText(_ bytes: ByteSlice, to out: inout ByteBuffer) -> UInt32? {
        Escaping.append(valueText: bytes, to: &out, appendText)
    }

    private func append(
        _ bytes: ByteSlice, inAttribute: Bool, to out: inout ByteBuffer
    ) -> UInt32? {
        var index = 0
        while index < bytes.count {
            if let entry = entries.first(where: { bytes.part(from: index).starts(with: $0.key) }) {
                out.append(entry.replacement)
                index += entry.key.count
                continue
            }
            let byte = bytes[index]
            if byte < 0x20 || byte == 0xEF, let forbidden = Escaping.forbidden(bytes, at: index) { return forbidden }
            if needsReference(byte, after: index == 0 ? nil : out.last, inAttribute) {
                let one = bytes.part(index..<index + 1)
                _ = inAttribute ? Escaping.appendAttribute(one, to: &out) : Escaping.appendText(one, to: &out)
            } else {
                out.append(byte)
            }
            index += 1
        }
        return nil
    }

    /// Returns whether a byte that no entry replaces must be escaped.
    ///
    /// - Parameter last: The byte written before it; nil at the start, where the preceding run may end with `]]`.
    private func needsReference(_ byte: UInt8, after last: UInt8?, _ inAttribute: Bool) -> Bool {
        switch byte {
        case UInt8(ascii: "&"), UInt8(ascii: "<"), 0x0D: return true
        case UInt8(ascii: "\""), 0x09, 0x0A: return inAttribute
        case UInt8(ascii: ">"): return !inAttribute && (last == nil || last == UInt8(ascii: "]"))
        default: return false
        }
    }
}
