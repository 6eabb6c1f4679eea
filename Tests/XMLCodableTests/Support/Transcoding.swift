import XMLCodableEncodings

@testable import XMLCodable

/// The scalars of bytes decoded in an encoding, or the error.
func transcoded(_ bytes: [UInt8], _ encoding: CharacterEncoding) -> Result<[UInt32], MalformedText> {
    let source = SourceBytes(copying: bytes)
    var transcoder = Transcoder(source, from: 0, legacy: LegacyEncodings.self)
    defer { transcoder.out.deallocate() }
    do throws(MalformedText) {
        try transcoder.run(encoding)
        return .success(transcoder.out.string.unicodeScalars.map(\.value))
    } catch {
        return .failure(error)
    }
}

/// A checksum (FNV-1a) of many decoded sequences, for comparison with other implementations.
///
/// It covers each scalar, or 0xFFFFFFFE for an error, and 0xFFFFFFFF after each sequence.
func checksum(_ sequences: some Sequence<[UInt8]>, _ encoding: CharacterEncoding) -> UInt64 {
    var sum: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ value: UInt32) { sum = (sum ^ UInt64(value)) &* 0x100_0000_01B3 }
    for sequence in sequences {
        switch transcoded(sequence, encoding) {
        case .success(let scalars): scalars.forEach(add)
        case .failure: add(0xFFFF_FFFE)
        }
        add(0xFFFF_FFFF)
    }
    return sum
}

/// All sequences of one byte of each range, between the same preceding and following bytes.
func sequences(
    after before: [UInt8] = [], _ leads: ClosedRange<UInt8>, _ trails: ClosedRange<UInt8>, _ behind: [UInt8] = []
) -> [[UInt8]] {
    var all: [[UInt8]] = []
    for lead in leads {
        for trail in trails { all.append(before + [lead, trail] + behind) }
    }
    return all
}

/// Each byte from 0x80.
let upperBytes: [[UInt8]] = (0x80...0xFF).map { [$0] }

/// Each pair of a byte from 0x80 and a byte from 0x30.
let upperPairs = sequences(0x80...0xFF, 0x30...0xFF)
