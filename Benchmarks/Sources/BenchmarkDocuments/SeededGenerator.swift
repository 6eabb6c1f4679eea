/// Random numbers that are the same for the same seed on every machine (SplitMix64).
package struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    package init(seed: UInt64) { state = seed }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }

    // The standard library does not promise its own ways of picking to stay the same, hence these.

    /// A number from zero up to but not including the bound.
    mutating func below(_ bound: Int) -> Int {
        bound > 0 ? Int(next() % UInt64(bound)) : 0
    }

    /// A number of the range.
    mutating func within(_ range: ClosedRange<Int>) -> Int {
        range.lowerBound + below(range.upperBound - range.lowerBound + 1)
    }

    /// Whether an event of this many per cent happens.
    mutating func happens(percent: Int) -> Bool { below(100) < percent }

    /// One of the strings.
    mutating func pick(_ strings: [String]) -> String {
        strings.isEmpty ? "" : strings[below(strings.count)]
    }

    /// Some of the strings, with spaces between them.
    mutating func sentence(of strings: [String], words: ClosedRange<Int>) -> String {
        var text = ""
        for position in 0..<within(words) {
            if position > 0 { text += " " }
            text += pick(strings)
        }
        return text
    }
}
