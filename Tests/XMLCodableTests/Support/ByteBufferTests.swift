import Testing

@testable import XMLCodable

struct ByteBufferTests {
    @Test("appended bytes are kept when the buffer grows")
    func growth() {
        var expected: [UInt8] = []
        let bytes = ByteBuffer.withScratch(capacity: 0) { buffer in
            for round in 0..<300 {
                let byte = UInt8(truncatingIfNeeded: round)
                buffer.append(byte)
                buffer.append([byte, 1])
                buffer.append("xy")
                expected += [byte, byte, 1] + "xy".utf8
            }
            return buffer.array
        }
        expectEqual(bytes, expected)
    }

    @Test("the first bytes of a block or of a word are appended, and a rejected target leaves nothing behind")
    func firstBytes() {
        let text = written { buffer in
            buffer.append(0x6463_6261, first: 3)
            "0123456789ABCDEF".withBytes { buffer.append($0.block(at: 0), first: 11) }
            buffer.append(0x6463_6261, first: 0)
            for length in [0, 1, 16, 17] {
                String(repeating: "x", count: length).withBytes { buffer.append(short: $0) }
            }
        }
        expectEqual(text, "abc0123456789A" + String(repeating: "x", count: 34))
        let kept = written { buffer in
            buffer.append("a")
            #expect(
                !buffer.appendIf(count: 3) { target in
                    target[0] = UInt8(ascii: "b")
                    return false
                })
            buffer.append(count: 1) { $0[0] = UInt8(ascii: "c") }
        }
        expectEqual(kept, "ac")
    }

    @Test(
        "an array has the count that its initializer reports, or what is appended to its buffer beyond its capacity",
        arguments: [0, 1, 16, 100, 5_000])
    func appending(capacity: Int) {
        let expected: [UInt8] = (0..<300).flatMap { [UInt8(truncatingIfNeeded: $0), 1, 2] as [UInt8] }
        let bytes = [UInt8](appending: capacity) { buffer in
            for byte in expected { buffer.append([byte]) }
        }
        expectEqual(bytes, expected)
        expectEqual([UInt8](appending: capacity) { _ in }, [])
        expectEqual([UInt8](capacity: 0) { _ in 0 }, [])
        let one = [UInt8](capacity: 4) { target in
            target[0] = 7
            return 1
        }
        expectEqual(one, [7])
        #expect(throws: CancellationError.self) {
            _ = try [UInt8](appending: capacity) { (buffer) throws in
                buffer.append(expected)
                throw CancellationError()
            }
        }
    }

    @Test("access out of bounds traps")
    func bounds() async {
        await #expect(processExitsWith: .failure) { _ = ByteBuffer.withScratch(capacity: 16) { $0[0] } }
        await #expect(processExitsWith: .failure) {
            ByteBuffer.withScratch(capacity: 16) { $0.append(count: 2) { $0[2] = 0 } }
        }
        await #expect(processExitsWith: .failure) {
            ByteBuffer.withScratch(capacity: 64) { $0.append(count: 17) { $0.store(.zero, at: 2) } }
        }
        await #expect(processExitsWith: .failure) {
            ByteBuffer.withScratch(capacity: 16) { $0.append(count: -1) { _ in } }
        }
        await #expect(processExitsWith: .failure) {
            ByteBuffer.withScratch(capacity: 64) { $0.append(SIMD16<UInt8>(), first: 17) }
        }
        await #expect(processExitsWith: .failure) {
            ByteBuffer.withScratch(capacity: 64) { $0.append(UInt64(0), first: -1) }
        }
    }
}
