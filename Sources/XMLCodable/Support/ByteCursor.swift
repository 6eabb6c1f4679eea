/// A position in a text that reads as zero-terminated: what the scanner reads with.
///
/// A cursor is a pointer plus the end of its text. It is safe because of its invariant: it never moves past that end,
/// and no byte from the end on is ever read; each reads as zero. Zero is not an XML character, so every loop of the
/// scanner stops there without comparing positions. The bounds check of a step is free if the byte was compared before,
/// as it nearly always was: the compiler sees that both checks are the same.
///
/// A cursor does not keep the text alive. Only ``CursorText`` makes cursors; it documents what does.
@safe
package struct ByteCursor: BitwiseCopyable {
    fileprivate private(set) var pointer: UnsafePointer<UInt8>
    private let end: UnsafePointer<UInt8>

    /// All bytes from the pointer to the end must be valid and outlive the cursor.
    @unsafe
    @inline(__always)
    fileprivate init(_ pointer: UnsafePointer<UInt8>, end: UnsafePointer<UInt8>) {
        unsafe self.pointer = pointer
        unsafe self.end = end
    }

    /// The number of bytes left in the text; never negative.
    @inline(__always)
    package var rest: UInt { unsafe UInt(bitPattern: end) &- UInt(bitPattern: pointer) }

    /// The byte `distance` ahead; zero from the end on.
    package subscript(distance: Int) -> UInt8 {
        @inline(__always)
        get {
            precondition(distance >= 0, "out of reach")
            // Read only if that many bytes are left.
            return UInt(bitPattern: distance) < rest ? unsafe pointer[distance] : 0
        }
    }

    /// The next eight bytes as a little-endian word, padded with zeros past the end.
    @inline(__always)
    var word: UInt64 {
        guard rest >= 8 else { return lastWord() }
        // At least eight bytes are left.
        return UInt64(littleEndian: unsafe UnsafeRawPointer(pointer).loadUnaligned(as: UInt64.self))
    }

    /// The next sixteen bytes, padded with zeros past the end.
    @inline(__always)
    var block: SIMD16<UInt8> {
        // At least sixteen bytes are left.
        rest >= 16 ? unsafe wholeBlock : lastBlock()
    }

    /// The next sixteen bytes, all of which must be in the text.
    @unsafe
    @inline(__always)
    var wholeBlock: SIMD16<UInt8> {
        assert(rest >= 16)
        return unsafe UnsafeRawPointer(pointer).loadUnaligned(as: SIMD16<UInt8>.self)
    }

    /// The byte at the cursor, which must not be at the end.
    @unsafe
    @inline(__always)
    var byte: UInt8 {
        assert(rest > 0)
        return unsafe pointer[0]
    }

    /// The next ``ByteWindow/size`` bytes; nil if fewer are left.
    @inline(__always)
    var window: ByteWindow? { rest >= UInt(ByteWindow.size) ? unsafe ByteWindow(pointer) : nil }

    /// The rest of the text; valid for as long as the text.
    private var remainder: ByteSlice { unsafe ByteSlice(start: pointer, count: Int(bitPattern: rest)) }

    /// ``word`` near the end, where fewer than eight bytes are left.
    @inline(never)
    private func lastWord() -> UInt64 { remainder.word(at: 0) }

    /// ``block`` near the end, where fewer than sixteen bytes are left.
    @inline(never)
    func lastBlock() -> SIMD16<UInt8> { remainder.block(paddedAt: 0) }

    /// The three blocks that begin one, two and three bytes before the cursor, which must be that far into its text.
    @unsafe
    @inline(__always)
    var blocksBefore: (SIMD16<UInt8>, SIMD16<UInt8>, SIMD16<UInt8>) {
        let at = unsafe UnsafeRawPointer(pointer)
        return unsafe (
            (at - 1).loadUnaligned(as: SIMD16<UInt8>.self), (at - 2).loadUnaligned(as: SIMD16<UInt8>.self),
            (at - 3).loadUnaligned(as: SIMD16<UInt8>.self)
        )
    }

    /// The byte `distance` before the cursor, which must be that far into its text.
    @unsafe
    @inline(__always)
    func byte(before distance: Int) -> UInt8 { unsafe pointer[0 &- distance] }

    // MARK: - Moving

    /// The position `distance` ahead, which must not be past the end.
    @inline(__always)
    static func + (cursor: ByteCursor, distance: Int) -> ByteCursor {
        precondition(distance >= 0 && UInt(bitPattern: distance) <= cursor.rest, "beyond the end")
        // At least that many bytes are left.
        return unsafe ByteCursor(cursor.pointer + distance, end: cursor.end)
    }

    @inline(__always)
    static func += (cursor: inout ByteCursor, distance: Int) { cursor = cursor + distance }

    /// Moves by `distance` bytes without a check; the target must be in the text. Moving forward, it is if none of the
    /// bytes passed over is zero.
    @unsafe
    @inline(__always)
    mutating func advance(_ distance: Int) {
        assert(distance <= Int(bitPattern: rest), "beyond the end")
        unsafe pointer += distance
    }

    /// The distance in bytes between two positions in the same text.
    @inline(__always)
    static func - (left: ByteCursor, right: ByteCursor) -> Int { unsafe left.pointer - right.pointer }

    /// Returns whether the text continues with `word` here.
    @inline(__always)
    package func stands(_ word: StaticString) -> Bool {
        let count = word.utf8CodeUnitCount
        if count > 16 { return standsAll(of: word) }
        for index in 0..<count where self[index] != word[index] { return false }
        return true
    }

    /// ``stands(_:)`` for long words.
    @inline(never)
    private func standsAll(of word: StaticString) -> Bool {
        let rest = remainder
        return rest.count >= word.utf8CodeUnitCount && rest.part(0..<word.utf8CodeUnitCount).isEqual(to: word)
    }
}

/// The bytes that follow a position, checked once: long enough that a whole tag often fits.
@safe
struct ByteWindow: BitwiseCopyable {
    /// The number of bytes in a window.
    static let size = 64

    private let pointer: UnsafePointer<UInt8>

    /// ``size`` bytes must be valid from the pointer on and outlive the window.
    @unsafe
    @inline(__always)
    fileprivate init(_ pointer: UnsafePointer<UInt8>) { unsafe self.pointer = pointer }

    subscript(index: Int) -> UInt8 {
        @inline(__always)
        get {
            precondition(UInt(bitPattern: index) < UInt(bitPattern: Self.size), "no such byte")
            // The index was just checked.
            return unsafe pointer[index]
        }
    }

    /// Eight bytes from an index as a little-endian word.
    @inline(__always)
    func word(at index: Int) -> UInt64 {
        precondition(index >= 0 && index <= Self.size - 8, "no such bytes")
        // The index was just checked.
        return UInt64(littleEndian: unsafe UnsafeRawPointer(pointer + index).loadUnaligned(as: UInt64.self))
    }

    /// The bytes as a slice, valid for as long as the text.
    var bytes: ByteSlice { unsafe ByteSlice(start: pointer, count: Self.size) }
}

extension ByteCursor: Comparable {
    @inline(__always)
    package static func == (left: ByteCursor, right: ByteCursor) -> Bool { unsafe left.pointer == right.pointer }

    @inline(__always)
    package static func < (left: ByteCursor, right: ByteCursor) -> Bool { unsafe left.pointer < right.pointer }
}

/// A whole text that is read with cursors: the document, or the replacement text of an entity.
///
/// It is a view of a ``SourceBytes`` and is valid for as long as that object is alive.
@safe
package struct CursorText: BitwiseCopyable {
    /// The position of the first byte.
    package let start: ByteCursor
    /// The position past the last byte.
    package let end: ByteCursor

    /// The owner of the bytes must outlive all cursors.
    @unsafe
    package init(_ base: UnsafePointer<UInt8>, _ count: Int) {
        unsafe start = ByteCursor(base, end: base + count)
        unsafe end = ByteCursor(base + count, end: base + count)
    }

    package static var empty: CursorText {
        // The literal lives as long as the program.
        unsafe CursorText(("" as StaticString).utf8Start, 0)
    }

    /// The part of the text before an offset, or all of it.
    package func prefix(_ offset: Int) -> CursorText {
        // As many bytes are there.
        unsafe CursorText(start.pointer, Swift.max(0, Swift.min(offset, end - start)))
    }

    /// The position at an offset from the start.
    @inline(__always)
    package func cursor(at offset: Int) -> ByteCursor {
        precondition(offset >= 0 && offset <= end - start, "no such place")
        // The offset was just checked.
        return unsafe ByteCursor(start.pointer + offset, end: end.pointer)
    }

    /// The bytes between two positions in this text.
    @inline(__always)
    package func slice(_ from: ByteCursor, _ to: ByteCursor) -> ByteSlice {
        precondition(from >= start && to <= end && from <= to, "no such bytes")
        // Both positions were just checked.
        return unsafe ByteSlice(start: from.pointer, count: to - from)
    }

    @inline(__always)
    package func slice(from: ByteCursor) -> ByteSlice { slice(from, end) }

    @inline(__always)
    package func slice(_ offset: Int, _ length: Int) -> ByteSlice {
        precondition(offset >= 0 && length >= 0 && offset <= end - start - length, "no such bytes")
        // The range was just checked.
        return unsafe ByteSlice(start: start.pointer + offset, count: length)
    }

    /// Returns whether a position is in this text and at least `distance` bytes precede it.
    @inline(__always)
    func has(_ distance: Int, before place: ByteCursor) -> Bool { place - start >= distance && place <= end }
}
