/// A place in a text, behind which zeros seem to stand: what the scanner reads with.
///
/// A cursor is a pointer and the end of its text, and safe by what it keeps: it never stands behind that end, and no byte
/// from there on is read, since each is taken for a zero. A zero is no XML character, so every loop of the scanner ends
/// there without asking where it is. The check of a step costs nothing where the byte was compared before, as it nearly
/// always was: the compiler sees that both ask the same.
///
/// It does not keep the text alive: only ``CursorText`` makes cursors, and says who does.
@safe
struct ByteCursor: BitwiseCopyable {
    fileprivate private(set) var pointer: UnsafePointer<UInt8>
    private let end: UnsafePointer<UInt8>

    /// All bytes from the pointer to the end must be there, and outlive the cursor.
    @unsafe
    @inline(__always)
    fileprivate init(_ pointer: UnsafePointer<UInt8>, end: UnsafePointer<UInt8>) {
        unsafe self.pointer = pointer
        unsafe self.end = end
    }

    /// How many bytes of the text are left, which are never fewer than none.
    @inline(__always)
    var rest: UInt { unsafe UInt(bitPattern: end) &- UInt(bitPattern: pointer) }

    /// The byte that stands `distance` ahead; zero from the end on.
    subscript(distance: Int) -> UInt8 {
        @inline(__always)
        get {
            precondition(distance >= 0, "out of reach")
            // So many bytes are left.
            return UInt(bitPattern: distance) < rest ? unsafe pointer[distance] : 0
        }
    }

    /// The eight bytes from here on, the first of them lowest; zeros stand for those behind the end.
    @inline(__always)
    var word: UInt64 {
        guard rest >= 8 else { return lastWord() }
        // So many bytes are left.
        return UInt64(littleEndian: unsafe UnsafeRawPointer(pointer).loadUnaligned(as: UInt64.self))
    }

    /// The sixteen bytes from here on; zeros stand for those behind the end.
    @inline(__always)
    var block: SIMD16<UInt8> {
        // So many bytes are left.
        rest >= 16 ? unsafe wholeBlock : lastBlock()
    }

    /// The sixteen bytes from here on, which must be there.
    @unsafe
    @inline(__always)
    var wholeBlock: SIMD16<UInt8> {
        assert(rest >= 16)
        return unsafe UnsafeRawPointer(pointer).loadUnaligned(as: SIMD16<UInt8>.self)
    }

    /// The byte here, which must be there.
    @unsafe
    @inline(__always)
    var byte: UInt8 {
        assert(rest > 0)
        return unsafe pointer[0]
    }

    /// The next bytes; nil near the end, where not so many are left.
    @inline(__always)
    var window: ByteWindow? { rest >= UInt(ByteWindow.size) ? unsafe ByteWindow(pointer) : nil }

    /// What is left of the text; good as long as the text.
    private var remainder: ByteSlice { unsafe ByteSlice(start: pointer, count: Int(bitPattern: rest)) }

    /// The eight bytes from here on, of which fewer are left.
    @inline(never)
    private func lastWord() -> UInt64 { remainder.word(at: 0) }

    /// The sixteen bytes from here on, of which fewer are left.
    @inline(never)
    func lastBlock() -> SIMD16<UInt8> { remainder.block(paddedAt: 0) }

    /// The three blocks that begin one, two and three bytes before this place, which must be as far into its text.
    @unsafe
    @inline(__always)
    var blocksBefore: (SIMD16<UInt8>, SIMD16<UInt8>, SIMD16<UInt8>) {
        let at = unsafe UnsafeRawPointer(pointer)
        return unsafe (
            (at - 1).loadUnaligned(as: SIMD16<UInt8>.self), (at - 2).loadUnaligned(as: SIMD16<UInt8>.self),
            (at - 3).loadUnaligned(as: SIMD16<UInt8>.self)
        )
    }

    /// The byte that stands so many before this place, which must be as far into its text.
    @unsafe
    @inline(__always)
    func byte(before distance: Int) -> UInt8 { unsafe pointer[0 &- distance] }

    // MARK: - Moving

    /// The place `distance` ahead, which is not behind the end.
    @inline(__always)
    static func + (cursor: ByteCursor, distance: Int) -> ByteCursor {
        precondition(distance >= 0 && UInt(bitPattern: distance) <= cursor.rest, "beyond the end")
        // So many bytes are left.
        return unsafe ByteCursor(cursor.pointer + distance, end: cursor.end)
    }

    @inline(__always)
    static func += (cursor: inout ByteCursor, distance: Int) { cursor = cursor + distance }

    /// Moves by so many bytes, which must be known to be in the text: forward, they are if none of them is zero.
    @unsafe
    @inline(__always)
    mutating func advance(_ distance: Int) {
        assert(distance <= Int(bitPattern: rest), "beyond the end")
        unsafe pointer += distance
    }

    /// How many bytes lie between two places of one text.
    @inline(__always)
    static func - (left: ByteCursor, right: ByteCursor) -> Int { unsafe left.pointer - right.pointer }

    /// Whether a word stands here.
    @inline(__always)
    func stands(_ word: StaticString) -> Bool {
        let count = word.utf8CodeUnitCount
        if count > 16 { return standsAll(of: word) }
        for index in 0..<count where self[index] != word[index] { return false }
        return true
    }

    /// As ``stands(_:)``, of many bytes.
    @inline(never)
    private func standsAll(of word: StaticString) -> Bool {
        let rest = remainder
        return rest.count >= word.utf8CodeUnitCount && rest.part(0..<word.utf8CodeUnitCount).isEqual(to: word)
    }
}

/// The bytes that follow a place, so many of them that a whole tag often fits: one check for all of them.
@safe
struct ByteWindow: BitwiseCopyable {
    /// How many bytes it has.
    static let size = 64

    private let pointer: UnsafePointer<UInt8>

    /// So many bytes must be there, and outlive the window.
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

    /// Eight bytes, the first of them lowest.
    @inline(__always)
    func word(at index: Int) -> UInt64 {
        precondition(index >= 0 && index <= Self.size - 8, "no such bytes")
        // The index was just checked.
        return UInt64(littleEndian: unsafe UnsafeRawPointer(pointer + index).loadUnaligned(as: UInt64.self))
    }

    /// Its bytes as a slice, as good as the text.
    var bytes: ByteSlice { unsafe ByteSlice(start: pointer, count: Self.size) }
}

extension ByteCursor: Comparable {
    @inline(__always)
    static func == (left: ByteCursor, right: ByteCursor) -> Bool { unsafe left.pointer == right.pointer }

    @inline(__always)
    static func < (left: ByteCursor, right: ByteCursor) -> Bool { unsafe left.pointer < right.pointer }
}

/// A whole text that is read with cursors: the document, or the replacement text of an entity.
///
/// It is a view of a ``SourceBytes``, and so good as long as somebody holds that.
@safe
struct CursorText: BitwiseCopyable {
    /// The first byte.
    let start: ByteCursor
    /// Behind the last byte.
    let end: ByteCursor

    /// The owner of the bytes must outlive all cursors.
    @unsafe
    init(_ base: UnsafePointer<UInt8>, _ count: Int) {
        unsafe start = ByteCursor(base, end: base + count)
        unsafe end = ByteCursor(base + count, end: base + count)
    }

    /// The place at an offset from the start.
    @inline(__always)
    func cursor(at offset: Int) -> ByteCursor {
        precondition(offset >= 0 && offset <= end - start, "no such place")
        // The offset was just checked.
        return unsafe ByteCursor(start.pointer + offset, end: end.pointer)
    }

    /// The bytes from one place of this text to another.
    @inline(__always)
    func slice(_ from: ByteCursor, _ to: ByteCursor) -> ByteSlice {
        precondition(from >= start && to <= end && from <= to, "no such bytes")
        // Both places were just checked.
        return unsafe ByteSlice(start: from.pointer, count: to - from)
    }

    /// The bytes from a place on.
    @inline(__always)
    func slice(from: ByteCursor) -> ByteSlice { slice(from, end) }

    /// So many bytes from an offset on.
    @inline(__always)
    func slice(_ offset: Int, _ length: Int) -> ByteSlice {
        precondition(offset >= 0 && length >= 0 && offset <= end - start - length, "no such bytes")
        // The range was just checked.
        return unsafe ByteSlice(start: start.pointer + offset, count: length)
    }

    /// Whether a place is in this text, and so many bytes stand before it.
    @inline(__always)
    func has(_ distance: Int, before place: ByteCursor) -> Bool { place - start >= distance && place <= end }
}
