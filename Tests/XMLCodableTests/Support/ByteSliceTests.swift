import Testing

@testable import XMLCodable

struct ByteSliceTests {
    @Test("A slice reads, searches and compares its bytes, and words and blocks are padded with zeros")
    func parts() {
        withBytes("abcdef") { bytes in
            expectEqual(Array(bytes), Array("abcdef".utf8))
            #expect(bytes.part(2..<5).isEqual(to: "cde"))
            expectEqual(bytes.part(from: 4)[0], UInt8(ascii: "e"))
            #expect(bytes.part(6..<6).isEmpty)
        }
        #expect(ByteSlice().isEmpty)
        expectEqual("\u{E9}".withBytes { Array($0) }, [0xC3, 0xA9])
        expectEqual([UInt8](arrayLiteral: 1, 2).withBytes { Array($0) }, [1, 2])
        // The first occurrence of a byte is found, and slices are equal if all their bytes are.
        forEachRow(Array(0...20)) { length in
            var bytes = [UInt8](repeating: 0x3B, count: length)
            (bytes + [0x3A]).withBytes { expectNil($0.part(0..<length).firstIndex(of: 0x3A)) }
            bytes.withBytes { expectNil($0.firstIndex(of: 0)) }
            for index in stride(from: length - 1, through: 0, by: -1) {
                bytes[index] = 0x3A
                bytes.withBytes { expectEqual($0.firstIndex(of: 0x3A), index) }
            }
            let ones = [UInt8](repeating: 1, count: length)
            ones.withBytes { slice in
                #expect(ones.withBytes { $0 == slice })
                #expect((ones + [1]).withBytes { $0 != slice })
                for index in 0..<length {
                    var other = ones
                    other[index] = 2
                    #expect(other.withBytes { $0 != slice }, "at \(index)")
                }
            }
        }
        // A word and a block are padded with zeros after the end.
        forEachRow(Array(0..<40)) { length in
            let bytes = (0..<length).map { UInt8($0 + 1) }
            bytes.withBytes { slice in
                for index in 0...length {
                    let expected = (index..<index + 16).map { $0 < length ? bytes[$0] : 0 }
                    let block = slice.block(paddedAt: index)
                    expectEqual((0..<16).map { block[$0] }, expected, for: "at \(index)")
                }
            }
            let numbers = (0..<length).map { UInt8($0 + 1) }
            // The bytes after the slice must not be included.
            (numbers + [UInt8](repeating: 0xFF, count: 8)).withBytes { longer in
                let slice = longer.part(0..<length)
                for index in 0...length {
                    let expected = (0..<8).reduce(UInt64(0)) { word, offset in
                        word | UInt64(index + offset < length ? numbers[index + offset] : 0) << UInt64(8 * offset)
                    }
                    expectEqual(slice.word(at: index), expected, for: "at \(index)")
                }
            }
        }
    }

    @Test("reading outside of a slice traps")
    func bounds() async {
        await #expect(processExitsWith: .failure) { _ = "abc".withBytes { $0[3] } }
        await #expect(processExitsWith: .failure) { _ = "abc".withBytes { $0[-1] } }
        await #expect(processExitsWith: .failure) { _ = "abc".withBytes { $0.part(1..<4).count } }
        await #expect(processExitsWith: .failure) { _ = "abc".withBytes { $0.word(at: 4) } }
        await #expect(processExitsWith: .failure) { _ = "abc".withBytes { $0.block(at: 0) } }
        await #expect(processExitsWith: .failure) { _ = "abc".withBytes { $0.block(paddedAt: 4) } }
    }
}
