import Testing

@testable import XMLCodable

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
