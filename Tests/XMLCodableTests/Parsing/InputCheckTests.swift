import Testing

@testable import XMLCodable

@Suite struct InputCheckTests {
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

    /// The check goes eight bytes at a time, so everything is tried at all distances from there.
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
        "every character of XML passes, whatever stands around it",
        arguments: [
            [0x09], [0x0A], [0x0D], [0x20], [0x7F], [0xC2, 0x80], [0xC2, 0x85], [0xDF, 0xBF], [0xE0, 0xA0, 0x80],
            [0xED, 0x9F, 0xBF], [0xEE, 0x80, 0x80], [0xEF, 0xB7, 0x90], [0xEF, 0xBB, 0xBF], [0xEF, 0xBF, 0xBD],
            [0xF0, 0x90, 0x80, 0x80], [0xF0, 0x9F, 0xBF, 0xBF], [0xF4, 0x8F, 0xBF, 0xBF],
            [0xC3, 0xA9, 0xE2, 0x82, 0xAC, 0xF0, 0x9F, 0x98, 0x80], [],
        ] as [[UInt8]])
    func characters(_ bytes: [UInt8]) {
        #expect(outcomes(bytes) == ["accepted"])
    }

    @Test(
        "production 2: other characters are refused at their first byte",
        arguments: [
            [0x00], [0x01], [0x08], [0x0B], [0x0C], [0x0E], [0x1B], [0x1F], [0xEF, 0xBF, 0xBE], [0xEF, 0xBF, 0xBF],
        ] as [[UInt8]])
    func forbidden(_ bytes: [UInt8]) {
        #expect(outcomes(bytes) == ["invalidCharacter 0"])
        #expect(outcomes([0xC3, 0xA9] + bytes) == ["invalidCharacter 2"])
    }

    @Test(
        "what is not UTF-8 is refused at the byte that begins it",
        arguments: [
            [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC2], [0xC2, 0xC2, 0x80], [0xE0, 0x9F, 0xBF], [0xE2, 0x82],
            [0xE2, 0x28, 0xA1], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xF0, 0x8F, 0xBF, 0xBF], [0xF0, 0x9F, 0x98],
            [0xF0, 0x9F, 0x28, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80],
            [0xF8, 0x88, 0x80, 0x80, 0x80],
            [0xFE], [0xFF],
        ] as [[UInt8]])
    func malformed(_ bytes: [UInt8]) {
        #expect(outcomes(bytes) == ["invalidEncoding 0"])
        #expect(outcomes([0xE2, 0x82, 0xAC] + bytes) == ["invalidEncoding 3"])
    }

    @Test("what Swift takes for UTF-8 and XML for characters passes, nothing else")
    func random() {
        var generator = SplitMix(seed: 26)
        let alphabet: [UInt8] = [
            0x00, 0x09, 0x1F, 0x20, 0x61, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBD, 0xBE, 0xBF, 0xC0, 0xC2, 0xDF, 0xE0,
            0xED, 0xEE, 0xEF, 0xF0, 0xF3, 0xF4, 0xF5, 0xFF,
        ]
        for _ in 0..<20_000 {
            let count = Int.random(in: 1...12, using: &generator)
            let bytes = (0..<count).map { _ in alphabet[Int.random(in: 0..<alphabet.count, using: &generator)] }
            let scalars = String(validating: bytes, as: UTF8.self)?.unicodeScalars
            let isText = scalars?.allSatisfy { XMLCharacters.isCharacter($0.value) } ?? false
            #expect((outcome(bytes) == "accepted") == isText, "\(bytes)")
        }
    }

    @Test(
        "a carriage return is noticed wherever it stands",
        arguments: [
            ("", false), ("abc\n\t", false), ("\r", true), ("12345678\r", true), ("1234567890123456\r\n", true),
            ("\u{E9}\r", true),
        ])
    func carriageReturn(_ text: String, _ expected: Bool) throws {
        let source = withBytes(text) { SourceBytes(copying: $0) }
        #expect(try InputCheck(source).hasCarriageReturn == expected)
    }

    @Test("the messages tell the character or the byte")
    func messages() {
        #expect(InputCheck.forbidden(0xB, 0).message == "the character U+000B is not allowed in XML")
        let error = #expect(throws: XMLParsingError.self) { try XML.Document(parsing: [0x3C, 0x61, 0x3E, 0xFF]) }
        #expect(error?.message == "byte 0xFF begins no valid UTF-8 sequence here")
    }
}
