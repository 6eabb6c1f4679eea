import Testing

@testable import XMLCodable

@Suite struct ByteCursorTests {
    private func read<R>(_ text: String, _ body: (CursorText) throws -> R) rethrows -> R {
        let source = SourceBytes(text)
        return try withExtendedLifetime(source) { try body(source.text) }
    }

    @Test("a cursor reads ahead into the zeros behind the text")
    func reading() {
        read("ab") { text in
            #expect(text.start[1] == UInt8(ascii: "b"))
            #expect((0..<SourceBytes.padding).allSatisfy { text.end[$0] == 0 })
            #expect(text.start.word == 0x6261)
            #expect(text.start + 2 == text.end)
        }
    }

    @Test("a step over bytes of the text leads as far as its end", arguments: [0, 1, 63, 64, 65, 128, 200])
    func steps(length: Int) {
        read(String(repeating: "x", count: length)) { text in
            #expect(text.start + length == text.end)
            #expect(text.cursor(at: length) == text.end)
        }
    }

    @Test("a word stands where all its bytes do")
    func words() {
        read("<!--") { text in
            #expect(text.start.stands("<!--"))
            #expect(!text.start.stands("<!---"))
            #expect(text.cursor(at: 1).stands("!-"))
        }
    }

    @Test("slices are of the text between two places")
    func slices() {
        read("abcd") { text in
            #expect(text.slice(text.cursor(at: 1), text.cursor(at: 3)).isEqual(to: "bc"))
            #expect(text.slice(from: text.cursor(at: 3)).isEqual(to: "d"))
            #expect(text.slice(0, 2).isEqual(to: "ab"))
            #expect(text.has(4, before: text.end) && !text.has(5, before: text.end))
        }
    }

    @Test("a cursor that leaves its text stops the program")
    func bounds() async {
        await #expect(processExitsWith: .failure) { _ = Self().read("a") { $0.end + 1 } }
        await #expect(processExitsWith: .failure) { _ = Self().read("a") { $0.start + 2 } }
        await #expect(processExitsWith: .failure) { _ = Self().read("a") { $0.start + 100 } }
        await #expect(processExitsWith: .failure) { _ = Self().read("a") { $0.start + -1 } }
        await #expect(processExitsWith: .failure) { _ = Self().read("a") { $0.start[SourceBytes.padding] } }
        await #expect(processExitsWith: .failure) { _ = Self().read("a") { $0.start[-1] } }
        await #expect(processExitsWith: .failure) { _ = Self().read("a") { $0.cursor(at: 2) } }
        await #expect(processExitsWith: .failure) { _ = Self().read("a") { $0.slice(0, 2).count } }
        await #expect(processExitsWith: .failure) { _ = Self().read("a") { $0.slice($0.end, $0.start).count } }
    }
}
