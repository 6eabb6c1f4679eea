/// The bytes of one document: immutable, and shared by reference.
///
/// The source owns the bytes itself, or retains their owner and reads them in place.
///
/// Its views, ``text`` and the slices, are valid for as long as the source is alive.
@safe
package final class SourceBytes: Sendable {
    package let count: Int
    /// Whether the document was passed as text, so that its encoding declaration does not apply to these bytes.
    let isText: Bool
    /// Maps an offset to the offset in the original encoding; nil for a document that was UTF-8.
    private let originalOffset: (@Sendable (Int) -> Int)?
    /// Set for a part of a longer document.
    package let origin: TextOrigin?
    /// The source before it was repaired, which places are counted in; nil for one that was not.
    private let unrepaired: SourceBytes?
    /// The offset of the first character, if not all of the source is read.
    private let start: Int?
    /// What is wrong with bytes at the end that are not in the text, since they are not a whole character.
    let cut: String?
    // `count` bytes. They are never written to after initialization, so any task may read them.
    nonisolated(unsafe) private let storage: UnsafePointer<UInt8>
    // Only the source refers to it.
    /// The memory of the bytes; nil if they have another owner.
    private let memory: SourceMemory?
    /// The other owner of the bytes.
    private let owner: (any Sendable)?
    /// Whether others can reach the bytes, so that they may change although they must not.
    let isShared: Bool

    /// The bytes must be those of the memory or of the owner.
    @unsafe
    private init(
        _ bytes: UnsafePointer<UInt8>, _ count: Int, memory: SourceMemory? = nil, owner: (any Sendable)? = nil,
        isShared: Bool = false, isText: Bool = false, origin: TextOrigin? = nil, cut: String? = nil,
        originalOffset: (@Sendable (Int) -> Int)? = nil, unrepaired: SourceBytes? = nil, start: Int? = nil
    ) {
        unsafe storage = bytes
        self.count = count
        self.memory = memory
        self.owner = owner
        self.isShared = isShared
        self.isText = isText
        self.origin = origin
        self.cut = cut
        self.originalOffset = originalOffset
        self.unrepaired = unrepaired
        self.start = start
    }

    /// Allocates `capacity` bytes and calls `body` to fill them; it returns how many it wrote.
    package convenience init(
        capacity: Int, isText: Bool = false, origin: TextOrigin? = nil, cut: String? = nil,
        _ body: (UnsafeMutableBufferPointer<UInt8>) -> Int
    ) {
        let memory = SourceMemory(capacity: capacity)
        // The buffer does not outlive the call, and the count is clamped to the capacity.
        let written = unsafe body(UnsafeMutableBufferPointer(start: memory.start, count: capacity))
        unsafe self.init(
            memory.start, Swift.max(0, Swift.min(written, capacity)), memory: memory, isText: isText, origin: origin,
            cut: cut)
    }

    /// Creates a source that reads `count` bytes from `start` on in place. They must stay valid and unchanged for as
    /// long as the owner is alive.
    ///
    /// - Parameter isShared: Whether the owner may fail to ensure that. Defaults to true.
    @unsafe
    package convenience init(
        of owner: any Sendable, start: UnsafePointer<UInt8>, count: Int, isShared: Bool = true
    ) {
        unsafe self.init(start, count, owner: owner, isShared: isShared)
    }

    /// Copies bytes. A part of a longer document, which has an origin, is UTF-8 whatever the document declares.
    // For those of other modules, which would look up the metadata of several types for each call.
    @_specialize(where Bytes == ArraySlice<UInt8>)
    package convenience init<Bytes: Collection<UInt8>>(
        copying bytes: Bytes, isText: Bool = false, origin: TextOrigin? = nil, cut: String? = nil
    ) {
        let count = bytes.count
        unsafe self.init(capacity: count, isText: isText || origin != nil, origin: origin, cut: cut) { target in
            // The target has room for all of the bytes.
            unsafe target.update(fromContentsOf: bytes)
        }
    }

    package convenience init(_ text: String) { self.init(copying: text.utf8, isText: true) }

    /// Returns a source with other bytes, in which the offsets of these mean the same.
    ///
    /// - Parameter start: The offset of the first character that is read; nil for that of this source.
    func replacing(by bytes: [UInt8], from start: Int? = nil) -> SourceBytes {
        let memory = SourceMemory(capacity: bytes.count)
        // The memory has room for all of the bytes.
        bytes.withBytes { unsafe $0.copy(to: memory.start) }
        return unsafe SourceBytes(
            memory.start, bytes.count, memory: memory, isText: isText, origin: origin, originalOffset: originalOffset,
            unrepaired: shown, start: start ?? self.start)
    }

    /// Takes ownership of a buffer that a document was transcoded into; the buffer must not be used afterward.
    @unsafe
    convenience init(adopting buffer: ByteBuffer, cut: String? = nil, originalOffset: (@Sendable (Int) -> Int)? = nil) {
        unsafe self.init(
            buffer.base, buffer.count, memory: SourceMemory(adopting: buffer.base), cut: cut,
            originalOffset: originalOffset)
    }

    deinit {
        // Nothing uses the bytes anymore.
        unsafe memory?.deallocate()
    }

    /// The byte at an index; zero from the end on.
    package subscript(index: Int) -> UInt8 {
        @inline(__always)
        get {
            precondition(index >= 0, "no such byte")
            // The index is not negative, and less than the count.
            return index < count ? unsafe storage[index] : 0
        }
    }

    /// The bytes as a text to read with cursors; valid for as long as the source is alive.
    @unsafe
    @inline(__always)
    package var text: CursorText { unsafe CursorText(storage, count) }

    /// The bytes as a slice; valid for as long as the source is alive.
    @unsafe
    @inline(__always)
    package var bytes: ByteSlice { unsafe ByteSlice(start: storage, count: count) }

    /// The `length` bytes from an offset on; valid for as long as the source is alive.
    @unsafe
    @inline(__always)
    package func slice(_ start: Int, _ length: Int) -> ByteSlice {
        precondition(start >= 0 && length >= 0 && start <= count &- length, "no such bytes")
        // The range was just checked.
        return unsafe ByteSlice(start: storage + start, count: length)
    }

    /// Whether a byte order mark in UTF-8 comes first. A transcoded document no longer has one.
    package var hasMark: Bool {
        originalOffset == nil && origin == nil && self[0] == 0xEF && self[1] == 0xBB && self[2] == 0xBF
    }

    /// The offset of the first character that is read, after any byte order mark.
    package var textStart: Int { start ?? (hasMark ? 3 : 0) }

    /// The source as it was before any repair, at the same offsets.
    var shown: SourceBytes { unrepaired ?? self }

    /// The offset, in the document's original encoding, of the character at an offset.
    func documentOffset(of offset: Int) -> Int {
        originalOffset?(offset) ?? origin?.documentOffset(of: offset) ?? offset
    }
}
