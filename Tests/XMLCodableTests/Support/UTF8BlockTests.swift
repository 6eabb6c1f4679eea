import Testing

@testable import XMLCodable

struct UTF8BlockTests {
    private static let ranges: [ClosedRange<UInt32>] = [
        0x20...0x7E, 0x09...0x0A, 0x0D...0x0D, 0x80...0xFF, 0x100...0x7FF, 0x800...0xFFF, 0x1000...0xCFFF,
        0xD000...0xD7FF,
        0xE000...0xFFFD, 0xFF00...0xFFFD, 0x10000...0x1FFFF, 0x100000...0x10FFFF,
    ]

    /// What a block says about the 32 bytes after the first three of some text.
    private struct Answers {
        var isASCII, isSuspicious, isValid, hasCarriageReturn: Bool

        init(_ bytes: [UInt8]) {
            let source = SourceBytes(copying: bytes)
            let block = unsafe UTF8Block(source.text.cursor(at: 3))
            isASCII = block.isASCII
            isSuspicious = block.isSuspicious
            isValid = block.isValid
            hasCarriageReturn = block.hasCarriageReturn
            withExtendedLifetime(source) {}
        }
    }

    /// Three letters, and at least 40 bytes of characters of some scripts.
    private func text(_ generator: inout SplitMix) -> [UInt8] {
        let chosen = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
            Self.ranges[Int.random(in: 0..<Self.ranges.count, using: &generator)]
        }
        var bytes: [UInt8] = [0x61, 0x62, 0x63]
        while bytes.count < 43 {
            let range = chosen[Int.random(in: 0..<chosen.count, using: &generator)]
            if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &generator)) {
                bytes += Array(String(scalar).utf8)
            }
        }
        return bytes
    }

    /// Whether bytes are UTF-8 and contain only XML characters, as the standard library judges it.
    private func isText(_ bytes: [UInt8]) -> Bool {
        guard let text = String(validating: bytes, as: UTF8.self) else { return false }
        return text.unicodeScalars.allSatisfy { XMLCharacters.isCharacter($0.value) }
    }

    @Test(
        "A block of text is valid wherever it is cut off, what it has is seen, mistakes are found, usual text is not suspicious"
    )
    func valid() {
        var generator = SplitMix(seed: 32)
        for _ in 0..<6_000 {
            let bytes = text(&generator)
            let answers = Answers(bytes)
            let isRight =
                answers.isValid && answers.isASCII == bytes[..<35].allSatisfy { $0 < 0x80 }
                && answers.hasCarriageReturn == bytes[3..<35].contains(0x0D)
            if !isRight { Issue.record("\(bytes): \(answers)") }
        }
        var other = SplitMix(seed: 3232)
        var found = 0
        for _ in 0..<6_000 {
            var bytes = text(&other)
            // So far from the end of the block that the end of its sequence is in it.
            let place = Int.random(in: 3..<32, using: &other)
            bytes[place] = UInt8.random(in: .min ... .max, using: &other)
            let answers = Answers(bytes)
            let isRight = answers.isValid == isText(bytes) && (answers.isValid || answers.isSuspicious)
            if !isRight { Issue.record("\(bytes) changed at \(place): \(answers)") }
            if !answers.isValid { found += 1 }
        }
        #expect(found > 900)
        forEachRow([
            "Käsekuchen für Größen\nüber süße", "Съешь же ещё этих мягких", "你好，世界。早餐菜单", "안녕하세요 세계 여러분",
            "สวัสดีชาวโลกทุกคน", "नमस्ते दुनिया", "Ελληνικά και άλλα",
        ]) { text in
            let bytes = Array(String(repeating: text, count: 4).utf8)
            let start = bytes.indices.first { bytes[$0] & 0xC0 != 0x80 && $0 >= 3 } ?? 3
            let answers = Answers(Array(bytes[(start - 3)...]))
            #expect(!answers.isSuspicious)
            #expect(!answers.isASCII)
        }
    }
}
