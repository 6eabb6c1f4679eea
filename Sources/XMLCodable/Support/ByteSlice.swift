/// A run of bytes that somebody else owns: a range of a source, of a buffer, of a string.
///
/// Reading is checked, so a slice cannot lead outside of what it was made of. It does not keep that alive: the slice is
/// as good as its owner, and no better. So making one of memory is the unsafe step, marked where it is done, and what
/// hands slices out says how long they are good. A slice is passed down and returned, and not stored, except in values
/// that end with the call that made them.
@safe
struct ByteSlice: RandomAccessCollection {
    private let start: UnsafePointer<UInt8>
    let count: Int

    /// The owner must keep the bytes, unchanged, for as long as the slice or a part of it is used.
    @unsafe
    @inline(__always)
    init(start: UnsafePointer<UInt8>, count: Int) {
        unsafe self.start = start
        self.count = count
    }

    /// The owner must keep the bytes, unchanged, for as long as the slice or a part of it is used.
    @unsafe
    @inline(__always)
    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        if let start = bytes.baseAddress {
            unsafe self.init(start: start, count: bytes.count)
        } else {
            self.init()
        }
    }

    /// The bytes of a literal, which is there as long as the program.
    init(_ text: StaticString) {
        // The length is that of the literal.
        unsafe self.init(start: text.utf8Start, count: text.utf8CodeUnitCount)
    }

    /// No bytes.
    init() { self.init("") }

    var startIndex: Int { @inline(__always) get { 0 } }
    var endIndex: Int { @inline(__always) get { count } }

    subscript(index: Int) -> UInt8 {
        @inline(__always)
        get {
            precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "no such byte")
            // The index was just checked.
            return unsafe start[index]
        }
    }

    /// The bytes of a range, numbered from 0 again.
    @inline(__always)
    func part(_ range: Range<Int>) -> ByteSlice {
        precondition(range.lowerBound >= 0 && range.upperBound <= count, "no such bytes")
        // The range was just checked.
        return unsafe ByteSlice(start: start + range.lowerBound, count: range.upperBound &- range.lowerBound)
    }

    /// The bytes from an index on, numbered from 0 again.
    @inline(__always)
    func part(from index: Int) -> ByteSlice { part(index..<count) }

    /// Lends the bytes to a function that wants a buffer; whatever it does with that is its own risk.
    @inline(__always)
    func withContiguousStorageIfAvailable<R>(
        _ body: (UnsafeBufferPointer<UInt8>) throws -> R
    ) rethrows -> R? {
        // The bytes are there as long as the slice is good.
        unsafe try body(UnsafeBufferPointer(start: start, count: count))
    }

    /// As ``withContiguousStorageIfAvailable(_:)``.
    @inline(__always)
    func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        // The bytes are there as long as the slice is good.
        unsafe try body(UnsafeRawBufferPointer(start: start, count: count))
    }

    /// Copies the bytes to memory that has room for them.
    @unsafe
    @inline(__always)
    func copy(to target: UnsafeMutablePointer<UInt8>) { unsafe target.update(from: start, count: count) }

    // MARK: - Several bytes at once

    /// Sixteen bytes, all of which the caller knows to be there.
    @unsafe
    @inline(__always)
    func block(unchecked index: Int) -> SIMD16<UInt8> {
        unsafe UnsafeRawPointer(start + index).loadUnaligned(as: SIMD16<UInt8>.self)
    }

    /// Sixteen bytes.
    @inline(__always)
    func block(at index: Int) -> SIMD16<UInt8> {
        precondition(index >= 0 && index <= count &- 16, "no such bytes")
        // The index was just checked.
        return unsafe UnsafeRawPointer(start + index).loadUnaligned(as: SIMD16<UInt8>.self)
    }

    /// Sixteen bytes; zeros stand for those behind the end.
    @inline(__always)
    func block(paddedAt index: Int) -> SIMD16<UInt8> {
        precondition(UInt(bitPattern: index) <= UInt(bitPattern: count), "no such bytes")
        // The index was just checked.
        if count &- index >= 16 { return unsafe block(unchecked: index) }
        let low = word(at: index)
        let high = count &- index > 8 ? word(at: index &+ 8) : 0
        // Any bits of one are a value of the other.
        return unsafe unsafeBitCast(SIMD2(low.littleEndian, high.littleEndian), to: SIMD16<UInt8>.self)
    }

    /// The index of the first byte of that value.
    func firstIndex(of byte: UInt8) -> Int? {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let pattern = ones &* UInt64(byte)
        var index = 0
        while index &+ 8 <= count {
            // The lowest bit that is set belongs to the lowest byte that became zero.
            let bytes = word(at: index) ^ pattern
            let found = (bytes &- ones) & ~bytes & (ones &<< 7)
            if found != 0 { return index &+ found.trailingZeroBitCount / 8 }
            index &+= 8
        }
        while index < count, self[index] != byte { index &+= 1 }
        return index < count ? index : nil
    }

    func contains(_ byte: UInt8) -> Bool { firstIndex(of: byte) != nil }

    /// Eight bytes, the first of them lowest; zeros stand for those behind the end.
    @inline(__always)
    func word(at index: Int) -> UInt64 {
        precondition(UInt(bitPattern: index) <= UInt(bitPattern: count), "no such bytes")
        let rest = count &- index
        // All loads lie between the index, which was just checked, and the end.
        let at = unsafe UnsafeRawPointer(start + index)
        if rest >= 8 { return UInt64(littleEndian: unsafe at.loadUnaligned(as: UInt64.self)) }
        if rest >= 4 {
            let low = UInt64(UInt32(littleEndian: unsafe at.loadUnaligned(as: UInt32.self)))
            let high = UInt64(UInt32(littleEndian: unsafe (at + (rest &- 4)).loadUnaligned(as: UInt32.self)))
            return low | high &<< UInt64(truncatingIfNeeded: (rest &- 4) &* 8)
        }
        if rest == 0 { return 0 }
        // Of three bytes these are all, of fewer some are taken twice.
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
    static func == (left: ByteSlice, right: ByteSlice) -> Bool {
        guard left.count == right.count else { return false }
        if left.count >= 16 { return haveEqualBlocks(left, right) }
        return left.word(at: 0) == right.word(at: 0)
            && (left.count <= 8 || left.word(at: 8) == right.word(at: 8))
    }

    /// As `==`, of as many bytes, which are at least a block.
    private static func haveEqualBlocks(_ left: ByteSlice, _ right: ByteSlice) -> Bool {
        var index = 0
        while index < left.count &- 16 {
            if ByteSearch.any(left.block(at: index) .!= right.block(at: index)) { return false }
            index &+= 16
        }
        // The last block may begin in the one before it.
        return !ByteSearch.any(left.block(at: left.count &- 16) .!= right.block(at: left.count &- 16))
    }

    func isEqual(to text: StaticString) -> Bool { self == ByteSlice(text) }
}

extension StaticString {
    /// One of the bytes of a literal. For a constant literal and a small index the check is made by the compiler.
    @inline(__always)
    subscript(index: Int) -> UInt8 {
        precondition(UInt(bitPattern: index) < UInt(bitPattern: utf8CodeUnitCount), "no such byte")
        // The index was just checked.
        return unsafe utf8Start[index]
    }
}

extension String {
    /// Lends the bytes of the text to `body`, which must not keep them.
    @inline(__always)
    func withBytes<R>(_ body: (ByteSlice) -> R) -> R {
        // The slice ends with the call.
        if let result = unsafe utf8.withContiguousStorageIfAvailable({ unsafe body(ByteSlice($0)) }) { return result }
        var text = self
        return text.withUTF8 { unsafe body(ByteSlice($0)) }
    }
}

extension [UInt8] {
    /// Lends the bytes to `body`, which must not keep them.
    @inline(__always)
    func withBytes<R>(_ body: (ByteSlice) -> R) -> R {
        // The slice ends with the call.
        unsafe withUnsafeBufferPointer { unsafe body(ByteSlice($0)) }
    }
}
