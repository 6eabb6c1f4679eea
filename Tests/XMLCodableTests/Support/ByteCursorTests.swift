import Testing

@testable import XMLCodable

struct ByteCursorTests {
    private func read<R>(_ text: String, _ body: (CursorText) throws -> R) rethrows -> R {
        let source = SourceBytes(text)
        return try withExtendedLifetime(source) { try body(source.text) }
    }

    @Test("A cursor reads bytes, words, slices and windows of its text, and zeros after it")
    func reading() throws {
        read("ab") { text in
            expectEqual(text.start[1], UInt8(ascii: "b"))
            #expect((0..<100).allSatisfy { text.end[$0] == 0 && text.start[$0 + 2] == 0 })
            expectEqual(text.end.word, 0)
            expectEqual(text.start.word, 0x6261)
            expectEqual(text.start + 2, text.end)
        }
        read("<!--") { text in
            #expect(text.start.stands("<!--"))
            #expect(!text.start.stands("<!---"))
            #expect(text.cursor(at: 1).stands("!-"))
        }
        read("abcd") { text in
            #expect(text.slice(text.cursor(at: 1), text.cursor(at: 3)).isEqual(to: "bc"))
            #expect(text.slice(from: text.cursor(at: 3)).isEqual(to: "d"))
            #expect(text.slice(0, 2).isEqual(to: "ab"))
            #expect(text.has(4, before: text.end) && !text.has(5, before: text.end))
        }
        // A window contains the following bytes, and a step can lead to the end of the text.
        try read(String(repeating: "x", count: 63) + "yz") { text in
            let window = try #require(text.start.window)
            #expect(window[0] == UInt8(ascii: "x") && window[63] == UInt8(ascii: "y"))
            expectEqual(window.word(at: 56) >> 48, 0x7978)
            expectEqual(window.bytes.count, ByteWindow.size)
            expectNil(text.cursor(at: 2).window)
        }
        for length in [0, 1, 63, 64, 65, 128, 200] {
            read(String(repeating: "x", count: length)) { text in
                expectEqual(text.start + length, text.end)
                expectEqual(text.cursor(at: length), text.end)
            }
        }
        // Words and blocks are correct at every distance from the end, whatever follows in memory.
        let bytes = [UInt8](1...100)
        bytes.withBytes { all in
            all.withUnsafeBytes { memory in
                for count in 0...80 {
                    let text = CursorText(memory.bindMemory(to: UInt8.self).baseAddress!, count)
                    for offset in 0...count {
                        let at = text.cursor(at: offset)
                        let left = Array(bytes[offset..<count]) + [UInt8](repeating: 0, count: 16)
                        expectEqual(at.rest, UInt(count - offset))
                        #expect((0..<8).allSatisfy { UInt8(truncatingIfNeeded: at.word >> UInt64($0 * 8)) == left[$0] })
                        #expect((0..<16).allSatisfy { at.block[$0] == left[$0] })
                        expectEqual((at.window == nil), (count - offset < ByteWindow.size))
                    }
                }
            }
        }
    }

    @Test("a cursor that leaves its text traps")
    func bounds() async {
        await #expect(processExitsWith: .failure) { _ = Self().read("a") { $0.end + 1 } }
        await #expect(processExitsWith: .failure) { _ = Self().read("a") { $0.start + 2 } }
        await #expect(processExitsWith: .failure) { _ = Self().read("a") { $0.start + 100 } }
        await #expect(processExitsWith: .failure) { _ = Self().read("a") { $0.start + -1 } }
        await #expect(processExitsWith: .failure) {
            _ = Self().read(String(repeating: "a", count: 64)) { $0.start.window?[ByteWindow.size] }
        }
        await #expect(processExitsWith: .failure) {
            _ = Self().read(String(repeating: "a", count: 64)) { $0.start.window?.word(at: ByteWindow.size - 7) }
        }
        await #expect(processExitsWith: .failure) { _ = Self().read("a") { $0.start[-1] } }
        await #expect(processExitsWith: .failure) { _ = Self().read("a") { $0.cursor(at: 2) } }
        await #expect(processExitsWith: .failure) { _ = Self().read("a") { $0.slice(0, 2).count } }
        await #expect(processExitsWith: .failure) { _ = Self().read("a") { $0.slice($0.end, $0.start).count } }
    }
}
