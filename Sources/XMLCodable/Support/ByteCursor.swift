/// A place in a text that is followed by zeros: what the scanner reads with.
///
/// A cursor is one pointer, and safe by what it keeps: it never stands behind the end of its text, where
/// ``SourceBytes/padding`` zeros begin. So the bytes less than that far ahead can be read, zeros being what there is
/// behind the end; and a step over a byte that is not zero leads no further than to the end. The check of a step costs
/// nothing where the byte was compared before, as it nearly always was.
///
/// It does not keep the text alive: only ``CursorText`` makes cursors, and says who does.
@safe
struct ByteCursor: BitwiseCopyable {
    fileprivate let pointer: UnsafePointer<UInt8>

    /// The pointer must be in a text that ``SourceBytes/padding`` zeros follow, or at its end, and the text must outlive
    /// the cursor.
    @unsafe
    @inline(__always)
    fileprivate init(_ pointer: UnsafePointer<UInt8>) { unsafe self.pointer = pointer }

    /// The byte that stands `distance` ahead; zeros are behind the end.
    subscript(distance: Int) -> UInt8 {
        @inline(__always)
        get {
            precondition(UInt(bitPattern: distance) < UInt(bitPattern: SourceBytes.padding), "out of reach")
            // A cursor is at the end at most, and this is in the padding at most.
            return unsafe pointer[distance]
        }
    }

    /// The eight bytes from here on, the first of them lowest.
    @inline(__always)
    var word: UInt64 {
        // As for one byte: eight are fewer than the padding.
        UInt64(littleEndian: unsafe UnsafeRawPointer(pointer).loadUnaligned(as: UInt64.self))
    }

    /// The eight bytes that begin `distance` ahead.
    @inline(__always)
    func word(at distance: Int) -> UInt64 {
        precondition(distance >= 0 && distance <= SourceBytes.padding - 8, "out of reach")
        // As for one byte.
        return UInt64(littleEndian: unsafe UnsafeRawPointer(pointer + distance).loadUnaligned(as: UInt64.self))
    }

    /// The sixteen bytes from here on.
    @inline(__always)
    var block: SIMD16<UInt8> {
        // As for one byte: sixteen are fewer than the padding.
        unsafe UnsafeRawPointer(pointer).loadUnaligned(as: SIMD16<UInt8>.self)
    }

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

    /// The place `distance` ahead, which is not behind the end: the byte before it is not zero.
    @inline(__always)
    static func + (cursor: ByteCursor, distance: Int) -> ByteCursor {
        if distance > SourceBytes.padding { return cursor.far(distance) }
        if distance == 0 { return cursor }
        precondition(distance > 0 && cursor[distance &- 1] != 0, "beyond the end")
        // Behind the end there are zeros only, so the byte before the new place is in the text.
        return unsafe ByteCursor(cursor.pointer + distance)
    }

    @inline(__always)
    static func += (cursor: inout ByteCursor, distance: Int) { cursor = cursor + distance }

    /// As ``+(_:_:)``, in steps that can be checked.
    @inline(never)
    private func far(_ distance: Int) -> ByteCursor {
        var rest = distance
        var cursor = self
        while rest > SourceBytes.padding {
            cursor += SourceBytes.padding
            rest -= SourceBytes.padding
        }
        return cursor + rest
    }

    /// Moves by so many bytes, which must be known to be in the text: forward, they are if none of them is zero.
    @unsafe
    @inline(__always)
    mutating func advance(_ distance: Int) { self = unsafe ByteCursor(pointer + distance) }

    /// How many bytes lie between two places of one text.
    @inline(__always)
    static func - (left: ByteCursor, right: ByteCursor) -> Int { unsafe left.pointer - right.pointer }

    /// Whether a word stands here.
    @inline(__always)
    func stands(_ word: StaticString) -> Bool {
        for index in 0..<word.utf8CodeUnitCount where self[index] != word[index] { return false }
        return true
    }
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
    /// The zero behind the last byte.
    let end: ByteCursor

    /// At least ``SourceBytes/padding`` zeros must follow the bytes, and the owner must outlive all cursors.
    @unsafe
    init(_ base: UnsafePointer<UInt8>, _ count: Int) {
        unsafe start = ByteCursor(base)
        unsafe end = ByteCursor(base + count)
    }

    /// The place at an offset from the start.
    @inline(__always)
    func cursor(at offset: Int) -> ByteCursor {
        precondition(offset >= 0 && offset <= end - start, "no such place")
        // The offset was just checked.
        return unsafe ByteCursor(start.pointer + offset)
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
