import Testing

@testable import XMLCodable

struct InputCheckTests {
    /// `accepted`, or the code and the byte offset of the failure.
    private func outcome(_ bytes: [UInt8]) -> String {
        let source = SourceBytes(copying: bytes)
        do throws(ScanFailure) {
            _ = try InputCheck(source)
            return "accepted"
        } catch {
            return "\(error.code.rawValue) \(error.offset)"
        }
    }

    /// The check reads eight bytes at a time, so everything is tested at all offsets within a word.
    private func outcomes(_ bytes: [UInt8]) -> Set<String> {
        var found: Set<String> = []
        for before in 0..<18 {
            for after in [0, 1, 7, 8, 20] {
                let padded = Array(repeating: 0x61, count: before) + bytes + Array(repeating: 0x62, count: after)
                let text = outcome(padded)
                guard let space = text.lastIndex(of: " ") else {
                    found.insert(text)
                    continue
                }
                let offset = Int(text[text.index(after: space)...]).map { $0 - before } ?? -1
                found.insert("\(text[..<space]) \(offset)")
            }
        }
        return found
    }

    @Test(
        "XML characters are accepted; others and malformed UTF-8 are rejected at the first byte, whatever is around them"
    )
    func characters() {
        forEachRow(
            [
                [0x09], [0x0A], [0x0D], [0x20], [0x7F], [0xC2, 0x80], [0xC2, 0x85], [0xDF, 0xBF], [0xE0, 0xA0, 0x80],
                [0xED, 0x9F, 0xBF], [0xEE, 0x80, 0x80], [0xEF, 0xB7, 0x90], [0xEF, 0xBB, 0xBF], [0xEF, 0xBF, 0xBD],
                [0xF0, 0x90, 0x80, 0x80], [0xF0, 0x9F, 0xBF, 0xBF], [0xF4, 0x8F, 0xBF, 0xBF],
                [0xC3, 0xA9, 0xE2, 0x82, 0xAC, 0xF0, 0x9F, 0x98, 0x80], [],
            ] as [[UInt8]]
        ) { bytes in
            expectEqual(outcomes(bytes), ["accepted"])
        }
        forEachRow(
            [[0x00], [0x01], [0x08], [0x0B], [0x0C], [0x0E], [0x1B], [0x1F], [0xEF, 0xBF, 0xBE], [0xEF, 0xBF, 0xBF]]
                as [[UInt8]]
        ) { bytes in
            expectEqual(outcomes(bytes), ["invalidCharacter 0"])
            expectEqual(outcomes([0xC3, 0xA9] + bytes), ["invalidCharacter 2"])
        }
        forEachRow(
            [
                [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC2], [0xC2, 0xC2, 0x80], [0xE0, 0x9F, 0xBF],
                [0xE2, 0x82], [0xE2, 0x28, 0xA1], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xF0, 0x8F, 0xBF, 0xBF],
                [0xF0, 0x9F, 0x98], [0xF0, 0x9F, 0x28, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80],
                [0xF8, 0x88, 0x80, 0x80, 0x80], [0xFE], [0xFF],
            ] as [[UInt8]]
        ) { bytes in
            expectEqual(outcomes(bytes), ["invalidEncoding 0"])
            expectEqual(outcomes([0xE2, 0x82, 0xAC] + bytes), ["invalidEncoding 3"])
        }
    }

    @Test(
        "Exactly the valid UTF-8 of XML characters is accepted; in other scripts, a wrong byte is located, and CR noticed"
    )
    func random() {
        var numbers = SplitMix(seed: 26)
        let alphabet: [UInt8] = [
            0x00, 0x09, 0x1F, 0x20, 0x61, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBD, 0xBE, 0xBF, 0xC0, 0xC2, 0xDF, 0xE0,
            0xED, 0xEE, 0xEF, 0xF0, 0xF3, 0xF4, 0xF5, 0xFF,
        ]
        for _ in 0..<8_000 {
            let count = Int.random(in: 1...12, using: &numbers)
            let bytes = (0..<count).map { _ in alphabet[Int.random(in: 0..<alphabet.count, using: &numbers)] }
            let scalars = String(validating: bytes, as: UTF8.self)?.unicodeScalars
            let isText = scalars?.allSatisfy { XMLCharacters.isCharacter($0.value) } ?? false
            expectEqual((outcome(bytes) == "accepted"), isText, for: bytes)
        }
        var generator = SplitMix(seed: 2611)
        for _ in 0..<1_500 {
            var bytes = foreignText(&generator)
            let source = SourceBytes(copying: bytes)
            expectEqual((try? InputCheck(source))?.hasCarriageReturn, bytes.contains(0x0D), for: bytes)
            let place = Int.random(in: 0..<bytes.count, using: &generator)
            bytes[place] = UInt8.random(in: .min ... .max, using: &generator)
            let scalars = String(validating: bytes, as: UTF8.self)?.unicodeScalars
            let isText = scalars?.allSatisfy { XMLCharacters.isCharacter($0.value) } ?? false
            let outcome = outcome(bytes)
            expectEqual((outcome == "accepted"), isText, for: bytes)
            guard let offset = outcome.split(separator: " ").dropFirst().first.flatMap({ Int($0) }) else { continue }
            // The bytes before the offset are valid, and the changed byte is at most one sequence before it.
            #expect(String(validating: bytes[..<offset], as: UTF8.self) != nil, "\(bytes)")
            #expect(offset <= place + 3, "\(bytes)")
        }
    }

    /// Text in many scripts. It is checked in blocks, in which any sequence can begin or end anywhere.
    private func foreignText(_ generator: inout SplitMix) -> [UInt8] {
        let ranges: [ClosedRange<UInt32>] = [
            0x20...0x7E, 0x80...0x7FF, 0x800...0xFFF, 0x1000...0xCFFF, 0xD000...0xD7FF, 0xE000...0xFFFD,
            0x1F300...0x1F9FF, 0x100000...0x10FFFF, 0x09...0x0A, 0x0D...0x0D,
        ]
        var bytes = Array(repeating: UInt8(0x61), count: Int.random(in: 0..<8, using: &generator))
        while bytes.count < 120 {
            guard let range = ranges.randomElement(using: &generator) else { continue }
            for _ in 0..<Int.random(in: 1...9, using: &generator) {
                guard let scalar = Unicode.Scalar(UInt32.random(in: range, using: &generator)) else { continue }
                bytes += Array(String(scalar).utf8)
            }
        }
        return bytes
    }

    @Test("Errors and carriage returns are found anywhere, and messages have the character or the byte")
    func anywhere() throws {
        // Errors among other scripts are found anywhere in a block.
        forEachRow(
            [
                [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x9F, 0xBF], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF],
                [0xF0, 0x8F, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFF], [0x80],
                [0xEF, 0xBF, 0xBE], [0xEF, 0xBF, 0xBF], [0x0B], [0xE2, 0x82], [0xF0, 0x9F, 0x98], [0x7F, 0xBF],
            ] as [[UInt8]]
        ) { mistake in
            for filler in ["\u{E9}", "\u{4E2D}", "\u{FF0C}", "\u{1F600}", "\u{D7A3}", "\u{905}"] {
                for before in 0..<70 {
                    // ASCII in front of the filler puts the error at every offset.
                    let lead = Array(repeating: UInt8(0x61), count: before % 5)
                    let text = Array(String(repeating: filler, count: before / 5).utf8)
                    let bytes = lead + text + mistake + Array(String(repeating: filler, count: 40).utf8)
                    #expect(outcome(bytes) != "accepted", "\(bytes)")
                }
            }
        }
        // A carriage return is noticed anywhere, and the messages contain the character or the byte.
        expectEqual(InputCheck.forbidden(0xB, 0).message, "the character U+000B is not allowed in XML")
        let error = expectThrows(XMLParsingError.self) { try XML.Document(parsing: [0x3C, 0x61, 0x3E, 0xFF]) }
        expectEqual(error?.message, "byte 0xFF does not begin a valid UTF-8 sequence here")
        for (text, expected) in [
            ("", false), ("abc\n\t", false), ("\r", true), ("12345678\r", true), ("1234567890123456\r\n", true),
            ("\u{E9}\r", true),
        ] {
            let source = withBytes(text) { SourceBytes(copying: $0) }
            try expectEqual(InputCheck(source).hasCarriageReturn, expected, for: text)
        }
    }
}
