import Testing

@testable import XMLCodable

/// Copying text that needs no escaping.
struct PlainCopyTests {
    private func copied(_ bytes: [UInt8]) -> [UInt8]? {
        var out = ByteBuffer(capacity: 16)
        defer { out.deallocate() }
        out.append("<")
        let isPlain = bytes.withBytes { out.appendIfPlain($0) }
        expectEqual(out[0], UInt8(ascii: "<"))
        #expect(isPlain || out.count == 1)
        return isPlain ? Array(out.array.dropFirst()) : nil
    }

    @Test("Plain text of any length is copied", arguments: 0..<70)
    func plain(length: Int) {
        let text = (0..<length).map { UInt8(ascii: "a") + UInt8($0 % 26) }
        expectEqual(copied(text), text)
        let high = [UInt8](repeating: 0xC3, count: length)
        expectEqual(copied(high), high)
    }

    @Test("A byte that needs attention is found at any position", arguments: [1, 2, 15, 16, 17, 33])
    func marked(length: Int) {
        for position in 0..<length {
            for byte in UInt8.min...UInt8.max {
                var text = [UInt8](repeating: UInt8(ascii: "x"), count: length)
                text[position] = byte
                let isOuterSpace = byte == 0x20 && (position == 0 || position == length - 1)
                let isMarked = byte < 0x20 || Array("&<>'\"".utf8).contains(byte) || byte == 0xEF || isOuterSpace
                #expect((copied(text) == nil) == isMarked, "byte \(byte) at \(position)")
            }
        }
    }
}
