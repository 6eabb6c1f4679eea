import Testing

@testable import XMLCodable

struct FloatTextWritingTests {
    @Test(
        arguments: [
            (0, "0.0"), (-0.0, "-0.0"), (5, "5.0"), (-5, "-5.0"), (0.1, "0.1"), (5.95, "5.95"),
            (946_684_800, "946684800.0"), (1e20, "1e+20"), (1e15, "1000000000000000.0"),
            (9_007_199_254_740_991, "9007199254740991.0"), (0.0001, "0.0001"), (0.00001, "1e-05"),
            (.leastNonzeroMagnitude, "5e-324"), (.greatestFiniteMagnitude, "1.7976931348623157e+308"),
            (100.25, "100.25"), (0.30000000000000004, "0.30000000000000004"), (.nan, "NaN"), (.infinity, "INF"),
            (-.infinity, "-INF"), (-.nan, "NaN"), (.signalingNaN, "NaN"),
        ] as [(Double, String)])
    func `Writes doubles like Swift, with the names of XML Schema`(value: Double, text: String) {
        expectEqual(written { FloatText.append(value, to: &$0) }, text)
    }

    @Test(
        arguments: [
            (0, "0.0"), (-0.0, "-0.0"), (5.95, "5.95"), (16_777_216, "16777216.0"), (0.1, "0.1"), (1e20, "1e+20"),
            (.leastNonzeroMagnitude, "1e-45"), (.nan, "NaN"), (.infinity, "INF"), (-.infinity, "-INF"),
            (40.7053319, "40.705334"),
        ] as [(Float, String)])
    func `Writes floats like Swift, with the names of XML Schema`(value: Float, text: String) {
        expectEqual(written { FloatText.append(value, to: &$0) }, text)
    }

    @Test func `Matches description for random numbers and around the bounds of the fast path`() {
        var source = SplitMix(seed: 5)
        for _ in 0..<3_000 {
            let bits = source.next()
            expectDescription(Double(bitPattern: bits))
            expectDescription(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
            let scale = Int.random(in: 0...20, using: &source)
            let short = Double("\(bits >> UInt64.random(in: 8..<64, using: &source))e-\(scale)") ?? 0
            for value in [short, -short, short.nextUp, short.nextDown] {
                expectDescription(value)
                expectDescription(Float(value))
                expectDescription(Float(value).nextUp)
            }
        }
        let borders = [1e-4, 1e14, 1e15, 1e16, 0x1p53, 0x1p54, 0x1p24, 1e5, 1e6, 1e7, 0.01, 1, 999_999.5, 99_999.95]
        for border in borders {
            for value in [border, border.nextUp, border.nextDown, border + 0.5, border - 0.25] {
                expectDescription(value)
                expectDescription(Float(value))
                expectDescription(Float(value).nextUp)
                expectDescription(Float(value).nextDown)
            }
        }
    }

    private func expectDescription(_ value: Double, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
        guard value.isFinite else { return }
        #expect(written { FloatText.append(value, to: &$0) } == value.description, sourceLocation: sourceLocation)
    }

    private func expectDescription(_ value: Float, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
        guard value.isFinite else { return }
        #expect(written { FloatText.append(value, to: &$0) } == value.description, sourceLocation: sourceLocation)
    }
}
