/// A non-owning view of a contiguous run of bytes: a range of a source, a buffer or a string.
///
/// Reads are bounds-checked, so a slice never reads outside the memory it was made from. It does not keep that memory
/// alive: a slice is valid only as long as its owner. Making one from memory is therefore the unsafe step, marked where
/// it happens, and every API that vends slices documents how long they are valid. Slices are passed down and returned,
/// but not stored, except in values that do not outlive the call that made them.
@safe
package struct ByteSlice: RandomAccessCollection {
    private let start: UnsafePointer<UInt8>
    package let count: Int

    /// The owner must keep the bytes alive and unchanged for as long as the slice, or any part of it, is in use.
    @unsafe
    @inline(__always)
    package init(start: UnsafePointer<UInt8>, count: Int) {
        unsafe self.start = start
        self.count = count
    }

    /// The owner must keep the bytes alive and unchanged for as long as the slice, or any part of it, is in use.
    @unsafe
    @inline(__always)
    package init(_ bytes: UnsafeBufferPointer<UInt8>) {
        if let start = bytes.baseAddress {
            unsafe self.init(start: start, count: bytes.count)
        } else {
            self.init()
        }
    }

    /// The bytes of a literal, which lives as long as the program.
    package init(_ text: StaticString) {
        // The start and the count both come from the literal.
        unsafe self.init(start: text.utf8Start, count: text.utf8CodeUnitCount)
    }

    /// An empty slice.
    package init() { self.init("") }

    package var startIndex: Int { @inline(__always) get { 0 } }
    package var endIndex: Int { @inline(__always) get { count } }

    package subscript(index: Int) -> UInt8 {
        @inline(__always)
        get {
            precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "no such byte")
            // The index was just checked.
            return unsafe start[index]
        }
    }

    /// The bytes of a range, as a slice whose indices start at 0.
    @inline(__always)
    package func part(_ range: Range<Int>) -> ByteSlice {
        precondition(range.lowerBound >= 0 && range.upperBound <= count, "no such bytes")
        // The range was just checked.
        return unsafe ByteSlice(start: start + range.lowerBound, count: range.upperBound &- range.lowerBound)
    }

    /// The bytes from an index to the end, as a slice whose indices start at 0.
    @inline(__always)
    package func part(from index: Int) -> ByteSlice { part(index..<count) }

    /// Calls `body` with the bytes as an unsafe buffer; using it safely is up to `body`.
    @inline(__always)
    package func withContiguousStorageIfAvailable<R>(
        _ body: (UnsafeBufferPointer<UInt8>) throws -> R
    ) rethrows -> R? {
        // The bytes are valid for as long as the slice is.
        unsafe try body(UnsafeBufferPointer(start: start, count: count))
    }

    /// Like ``withContiguousStorageIfAvailable(_:)``, but with a raw buffer.
    @inline(__always)
    func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        // The bytes are valid for as long as the slice is.
        unsafe try body(UnsafeRawBufferPointer(start: start, count: count))
    }

    /// Copies the bytes to memory, which must have room for them.
    @unsafe
    @inline(__always)
    func copy(to target: UnsafeMutablePointer<UInt8>) { unsafe target.update(from: start, count: count) }

    // MARK: - Several bytes at once

    /// Sixteen bytes from an index, without a bounds check: all of them must be in range.
    @unsafe
    @inline(__always)
    func block(unchecked index: Int) -> SIMD16<UInt8> {
        unsafe UnsafeRawPointer(start + index).loadUnaligned(as: SIMD16<UInt8>.self)
    }

    /// Sixteen bytes from an index.
    @inline(__always)
    func block(at index: Int) -> SIMD16<UInt8> {
        precondition(index >= 0 && index <= count &- 16, "no such bytes")
        // The index was just checked.
        return unsafe UnsafeRawPointer(start + index).loadUnaligned(as: SIMD16<UInt8>.self)
    }

    /// Sixteen bytes from an index, padded with zeros past the end.
    @inline(__always)
    func block(paddedAt index: Int) -> SIMD16<UInt8> {
        precondition(UInt(bitPattern: index) <= UInt(bitPattern: count), "no such bytes")
        // The index was just checked.
        if count &- index >= 16 { return unsafe block(unchecked: index) }
        let low = word(at: index)
        let high = count &- index > 8 ? word(at: index &+ 8) : 0
        // Every bit pattern is valid for both types.
        return unsafe unsafeBitCast(SIMD2(low.littleEndian, high.littleEndian), to: SIMD16<UInt8>.self)
    }

    /// The index of the first byte equal to `byte`.
    package func firstIndex(of byte: UInt8) -> Int? {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let pattern = ones &* UInt64(byte)
        var index = 0
        while index &+ 8 <= count {
            // The lowest set bit marks the lowest byte that became zero.
            let bytes = word(at: index) ^ pattern
            let found = (bytes &- ones) & ~bytes & (ones &<< 7)
            if found != 0 { return index &+ found.trailingZeroBitCount / 8 }
            index &+= 8
        }
        while index < count, self[index] != byte { index &+= 1 }
        return index < count ? index : nil
    }

    package func contains(_ byte: UInt8) -> Bool { firstIndex(of: byte) != nil }

    /// Eight bytes from an index as a little-endian word, padded with zeros past the end.
    @inline(__always)
    func word(at index: Int) -> UInt64 {
        precondition(UInt(bitPattern: index) <= UInt(bitPattern: count), "no such bytes")
        let rest = count &- index
        // All loads stay between the index, which was just checked, and the end.
        let at = unsafe UnsafeRawPointer(start + index)
        if rest >= 8 { return UInt64(littleEndian: unsafe at.loadUnaligned(as: UInt64.self)) }
        if rest >= 4 {
            let low = UInt64(UInt32(littleEndian: unsafe at.loadUnaligned(as: UInt32.self)))
            let high = UInt64(UInt32(littleEndian: unsafe (at + (rest &- 4)).loadUnaligned(as: UInt32.self)))
            return low | high &<< UInt64(truncatingIfNeeded: (rest &- 4) &* 8)
        }
        if rest == 0 { return 0 }
        // These are all of three bytes; with fewer, some are read twice.
        let last = rest &- 1
        let middle = rest &>> 1
        return UInt64(unsafe at.load(as: UInt8.self))
            | UInt64(unsafe (at + middle).load(as: UInt8.self)) &<< UInt64(truncatingIfNeeded: middle &* 8)
            | UInt64(unsafe (at + last).load(as: UInt8.self)) &<< UInt64(truncatingIfNeeded: last &* 8)
    }
}

extension ByteSlice: Equatable {
    /// Whether two slices hold the same bytes.
    @inline(__always)
    package static func == (left: ByteSlice, right: ByteSlice) -> Bool {
        guard left.count == right.count else { return false }
        if left.count >= 16 { return haveEqualBlocks(left, right) }
        return left.word(at: 0) == right.word(at: 0)
            && (left.count <= 8 || left.word(at: 8) == right.word(at: 8))
    }

    /// Compares slices of equal length that hold at least one block.
    private static func haveEqualBlocks(_ left: ByteSlice, _ right: ByteSlice) -> Bool {
        let last = left.count &- 16
        precondition(last >= 0 && left.count == right.count, "no such bytes")
        var index = 0
        // All of these blocks begin before the last one.
        while index < last {
            if ByteSearch.any(unsafe left.block(unchecked: index) .!= right.block(unchecked: index)) { return false }
            index &+= 16
        }
        // The last block may overlap the one before it.
        return !ByteSearch.any(unsafe left.block(unchecked: last) .!= right.block(unchecked: last))
    }

    package func isEqual(to text: StaticString) -> Bool { self == ByteSlice(text) }
}

extension RandomAccessCollection<UInt8> where Index == Int {
    @inline(never)
    func stands(_ mark: StaticString, at index: Int) -> Bool {
        let count = mark.utf8CodeUnitCount
        return endIndex - index >= count && (0..<count).allSatisfy { self[index + $0] == mark[$0] }
    }

    /// Returns the index after the next occurrence of a mark; nil if there is none.
    @inline(never)
    func end(of mark: StaticString, from start: Int) -> Int? {
        var index = start
        while index < endIndex, !stands(mark, at: index) { index += 1 }
        return index < endIndex ? index + mark.utf8CodeUnitCount : nil
    }
}

extension StaticString {
    /// A byte of the literal. For a constant literal and a small index, the compiler folds the bounds check away.
    @inline(__always)
    package subscript(index: Int) -> UInt8 {
        precondition(UInt(bitPattern: index) < UInt(bitPattern: utf8CodeUnitCount), "no such byte")
        // The index was just checked.
        return unsafe utf8Start[index]
    }
}

extension String {
    /// Calls `body` with the bytes of the text, which must not escape.
    @inline(__always)
    package func withBytes<R>(_ body: (ByteSlice) -> R) -> R {
        // The slice does not outlive the call.
        if let result = unsafe utf8.withContiguousStorageIfAvailable({ unsafe body(ByteSlice($0)) }) { return result }
        // Only there, to not compile `body` twice everywhere.
        #if canImport(ObjectiveC)
        var text = self
        return text.withUTF8 { unsafe body(ByteSlice($0)) }
        #else
        // Never reached: elsewhere, the storage of every string is contiguous UTF-8.
        preconditionFailure("only strings of Objective-C are not in UTF-8")
        #endif
    }
}

extension [UInt8] {
    /// Calls `body` with the bytes, which must not escape.
    @inline(__always)
    package func withBytes<R>(_ body: (ByteSlice) -> R) -> R {
        // The slice does not outlive the call.
        unsafe withUnsafeBufferPointer { unsafe body(ByteSlice($0)) }
    }
}
