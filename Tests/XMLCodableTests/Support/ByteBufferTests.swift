import Testing

@testable import XMLCodable

struct ByteBufferTests {
    @Test("Appended bytes are kept when a buffer grows, and an array has the count that its initializer reports")
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
        // The first bytes of a block or of a word are appended, and a rejected target leaves nothing behind.
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
        // An array has the count that its initializer reports, or what is appended to its buffer beyond its capacity.
        forEachRow([0, 1, 16, 100, 5_000]) { capacity in
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
            expectThrows(CancellationError.self) {
                _ = try [UInt8](appending: capacity) { (buffer) throws in
                    buffer.append(expected)
                    throw CancellationError()
                }
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

struct RecordBufferTests {
    @Test("records are unchanged when the buffer grows, and a buffer of repeated records has all of them")
    func growth() {
        var buffer = RecordBuffer<UInt32>(capacity: 1)
        defer { buffer.deallocate() }
        for number in 0..<100 as Range<UInt32> { buffer.append(number) }
        buffer[7] += 1000
        expectEqual(buffer.count, 100)
        #expect((0..<100).allSatisfy { buffer[$0] == UInt32($0) + ($0 == 7 ? 1000 : 0) })
        expectEqual(buffer.removeLast(), 99)
        buffer.truncate(to: 3)
        expectEqual(buffer.count, 3)
        let repeated = RecordBuffer<UInt32>(repeating: 5, count: 20)
        defer { repeated.deallocate() }
        #expect(repeated.count == 20 && (0..<20).allSatisfy { repeated[$0] == 5 })
    }

    @Test("an index out of range traps")
    func bounds() async {
        await #expect(processExitsWith: .failure) { _ = RecordBuffer<UInt32>(capacity: 8)[0] }
        await #expect(processExitsWith: .failure) { _ = RecordBuffer<UInt32>(repeating: 0, count: 2)[-1] }
        await #expect(processExitsWith: .failure) {
            var buffer = RecordBuffer<UInt32>(capacity: 8)
            _ = buffer.removeLast()
        }
    }
}
