import Testing

@testable import XMLCodable

struct ByteSearchTests {
    /// Bytes close to the searched ones, for which byte arithmetic is most likely to fail.
    private static let alphabet: [UInt8] = [
        0x01, 0x08, 0x09, 0x0A, 0x0B, 0x0D, 0x1F, 0x20, 0x21, 0x22, 0x23, 0x25, 0x26, 0x27, 0x28, 0x3B, 0x3C, 0x3D,
        0x3E, 0x3F, 0x5C, 0x5D, 0x5E, 0x61, 0x7F, 0x80, 0x81, 0x9F, 0xA0, 0xBC, 0xBF, 0xEE, 0xEF, 0xF0, 0xFF,
    ]

    private func samples() -> [[UInt8]] {
        var generator = SystemRandomNumberGenerator()
        return (0..<300).map { _ in
            let plain = Int.random(in: 0..<24, using: &generator)
            return (0..<40).map { index in
                index < plain ? 0x61 : Self.alphabet.randomElement(using: &generator) ?? 0x61
            }
        }
    }

    private func check(_ bytes: [UInt8], _ isStop: (UInt8) -> Bool, _ search: (inout ByteCursor) -> UInt8) {
        let source = SourceBytes(copying: bytes)
        let text = source.text
        withExtendedLifetime(source) {
            for offset in 0..<bytes.count {
                let expected = (offset..<bytes.count).first { isStop(source[$0]) } ?? bytes.count
                var at = text.cursor(at: offset)
                expectEqual(search(&at), source[expected], for: "\(bytes) from \(offset)")
                expectEqual(at - text.start, expected, for: "\(bytes) from \(offset)")
            }
        }
    }

    @Test("a search stops at the first matching byte, whatever surrounds it; that of the check skips ASCII, tab and LF")
    func stops() {
        for bytes in samples() {
            check(bytes, { [0x3C, 0x26, 0x5D].contains($0) }, { ByteSearch.textStop(&$0) })
            for quote: UInt8 in [0x22, 0x27] {
                check(bytes, { $0 < 0x20 || [0x3C, 0x26, quote].contains($0) }, { ByteSearch.valueStop(&$0, quote) })
            }
            check(bytes, { $0 > 0x20 }, { ByteSearch.skipSpaces(&$0) })
            check(bytes, { $0 == 0x3E }) { at in
                at = ByteSearch.next(0x3E, at)
                return at[0]
            }
        }
        for bytes in samples() {
            check(bytes, { $0 >= 0x80 || $0 < 0x20 && $0 != 0x09 && $0 != 0x0A }, { ByteSearch.checkStop(&$0) })
        }
    }

    @Test("The first mark of a block, a carriage return of a run and any byte that is not ASCII are found")
    func marks() {
        for bytes in samples() {
            for start in 0...40 {
                let (text, attribute) = bytes.withBytes { slice in
                    let block = slice.block(paddedAt: start)
                    return (
                        ByteSearch.first(ByteSearch.characterDataStops(block)),
                        ByteSearch.first(ByteSearch.attributeStops(block))
                    )
                }
                let block = (bytes + [UInt8](repeating: 0, count: 16))[start..<start + 16]
                expectEqual(text, block.firstIndex { $0 == 0x26 || $0 == 0x0D }.map { $0 - start }, for: block)
                expectEqual(attribute, block.firstIndex { $0 == 0x26 || $0 < 0x20 }.map { $0 - start }, for: block)
            }
        }
        // A carriage return is found within the run, not after it.
        for bytes in samples() {
            let source = SourceBytes(copying: bytes + [0x0D])
            let text = source.text
            withExtendedLifetime(source) {
                for length in 0..<bytes.count {
                    let found = ByteSearch.containsCarriageReturn(text.start, text.cursor(at: length))
                    expectEqual(found, bytes.prefix(length).contains(0x0D), for: "\(bytes) to \(length)")
                }
            }
        }
        // A single byte that is not ASCII is found, wherever it is.
        for count in 0...130 {
            var bytes = [UInt8](repeating: 0x7F, count: count)
            #expect(bytes.withBytes { ByteSearch.isASCII($0) })
            for place in bytes.indices {
                bytes[place] = 0x80
                #expect(!bytes.withBytes { ByteSearch.isASCII($0) }, "\(place) of \(count)")
                bytes[place] = 0x7F
            }
        }
    }

    @Test("bytes that must be escaped are found in every combination", arguments: [false, true], [false, true])
    func escapeStops(_ tabs: Bool, _ quotes: Bool) {
        for apostrophes in [false, true] {
            let isStop: (UInt8) -> Bool = { byte in
                switch byte {
                case 0x26, 0x3C, 0x3E: true
                case 0x22: quotes
                case 0x27: apostrophes
                case 0x09, 0x0A: tabs
                default: byte < 0x20
                }
            }
            for bytes in samples() {
                bytes.withBytes { slice in
                    var index = 0
                    let found = ByteSearch.escapeStop(
                        slice, from: &index, tabs: tabs, quotes: quotes, apostrophes: apostrophes)
                    // 0xEF must be found only where it begins a forbidden character.
                    let needed = bytes.indices.first { at in
                        isStop(bytes[at])
                            || bytes[at] == 0xEF && bytes[at...].count > 2 && bytes[at + 1] == 0xBF
                                && bytes[at + 2] >= 0xBE
                    }
                    if let found {
                        #expect(isStop(bytes[found]) || bytes[found] == 0xEF, "\(bytes)")
                        #expect(found <= needed ?? .max, "\(bytes)")
                    } else {
                        expectNil(needed, for: bytes)
                    }
                }
            }
        }
    }
}
