/// A growable byte buffer, which every writer in this module appends to.
///
/// It manages one allocation manually, since an `Array` behind a class property costs an exclusivity check and a
/// uniqueness check per byte. Copying the value transfers the allocation: only the latest copy may be used, and exactly
/// one owner calls ``deallocate()``. Reads and writes are checked against the count and the capacity.
@safe
package struct ByteBuffer {
    private(set) var base: UnsafeMutablePointer<UInt8>
    package private(set) var count = 0
    package private(set) var capacity: Int
    /// Whether the bytes are in memory of another owner.
    fileprivate var isLent = false

    package init(capacity: Int = 256) {
        let capacity = Swift.max(capacity, 16)
        unsafe base = .allocate(capacity: capacity)
        self.capacity = capacity
    }

    /// A buffer in memory of another owner, until it grows. The memory must stay valid for as long as the buffer is used.
    @unsafe
    fileprivate init(lent memory: UnsafeMutablePointer<UInt8>, capacity: Int) {
        unsafe base = memory
        self.capacity = capacity
        isLent = true
    }

    /// Frees the bytes. This buffer, its copies and slices of its bytes must not be used afterward.
    @unsafe
    package func deallocate() {
        if !isLent { unsafe base.deallocate() }
    }

    /// Calls `body` with a temporary buffer; neither the buffer nor a slice of it may escape.
    @inline(__always)
    package static func withScratch<R, Failure: Error>(
        capacity: Int, _ body: (inout ByteBuffer) throws(Failure) -> R
    ) throws(Failure) -> R {
        var scratch = ByteBuffer(capacity: capacity)
        // The buffer was made here, and `body` has finished with it.
        defer { unsafe scratch.deallocate() }
        return try body(&scratch)
    }

    /// Returns a buffer with what `body` writes, which the caller frees. If `body` throws, it is freed.
    package static func written<Failure: Error>(
        capacity: Int = 256, _ body: (inout ByteBuffer) throws(Failure) -> Void
    ) throws(Failure) -> ByteBuffer {
        var out = ByteBuffer(capacity: capacity)
        do throws(Failure) { try body(&out) } catch {
            // `body` has finished with it.
            unsafe out.deallocate()
            throw error
        }
        return out
    }

    // MARK: - Reading

    /// The bytes written so far; valid until the next append.
    @unsafe
    @inline(__always)
    package var bytes: ByteSlice { unsafe ByteSlice(start: base, count: count) }

    /// A range of the bytes written so far; valid until the next append.
    @unsafe
    @inline(__always)
    package func bytes(_ range: Range<Int>) -> ByteSlice { unsafe bytes.part(range) }

    subscript(index: Int) -> UInt8 {
        @inline(__always)
        get {
            precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "no such byte")
            // The index was just checked.
            return unsafe base[index]
        }
    }

    var last: UInt8? { count > 0 ? self[count - 1] : nil }

    /// The bytes as a Swift string; they are valid UTF-8 by construction.
    package var string: String {
        // The slice does not outlive the statement.
        String(decoding: unsafe bytes, as: UTF8.self)
    }

    /// The bytes as an array.
    package var array: [UInt8] {
        // The bytes are copied.
        unsafe Array(UnsafeBufferPointer(start: base, count: count))
    }

    /// Returns the bytes as a Swift string, and frees them like ``deallocate()``.
    @unsafe
    package func takeString() -> String {
        defer { unsafe deallocate() }
        return string
    }

    /// Returns the bytes as an array, and frees them like ``deallocate()``.
    @unsafe
    package func takeArray() -> [UInt8] {
        defer { unsafe deallocate() }
        return array
    }

    // MARK: - Growing

    @inline(never)
    private mutating func grow(by extra: Int) {
        let wanted = Swift.max(count + extra, capacity + capacity / 2 + 64)
        let bigger = UnsafeMutablePointer<UInt8>.allocate(capacity: wanted)
        // Both allocations hold `count` bytes, and the old one has no other owner.
        unsafe bigger.update(from: base, count: count)
        unsafe deallocate()
        unsafe base = bigger
        capacity = wanted
        isLent = false
    }

    /// Makes room for `extra` more bytes.
    @inline(__always)
    mutating func reserve(_ extra: Int) {
        if capacity &- count < extra { grow(by: extra) }
    }

    // MARK: - Writing

    @inline(__always)
    package mutating func append(_ byte: UInt8) {
        reserve(1)
        // There is room for it.
        unsafe base[count] = byte
        count &+= 1
    }

    /// Appends the first `length` bytes of a block.
    @inline(__always)
    package mutating func append(_ block: SIMD16<UInt8>, first length: Int) {
        precondition(length >= 0 && length <= 16, "no such bytes")
        reserve(16)
        // There is room for all of it.
        unsafe UnsafeMutableRawPointer(base + count).storeBytes(of: block, as: SIMD16<UInt8>.self)
        count &+= length
    }

    /// Appends whole blocks from an index on, as long as none of them is a stop.
    ///
    /// - Returns: The index of the bytes that follow.
    @inline(__always)
    mutating func append(blocksOf source: ByteSlice, from start: Int, until isStop: (SIMD16<UInt8>) -> Bool) -> Int {
        precondition(start >= 0 && start <= source.count, "no such bytes")
        reserve(source.count &- start)
        let target = unsafe UnsafeMutableRawPointer(base + count)
        var index = start
        while source.count &- index >= 16 {
            // At least sixteen bytes are left, and there is room for all of them.
            let block = unsafe source.block(unchecked: index)
            if isStop(block) { break }
            unsafe target.storeBytes(of: block, toByteOffset: index &- start, as: SIMD16<UInt8>.self)
            index &+= 16
        }
        count &+= index &- start
        return index
    }

    /// Appends a run of bytes that is usually short.
    @inline(__always)
    package mutating func append(short source: ByteSlice) {
        if source.count <= 16 {
            append(source.block(paddedAt: 0), first: source.count)
        } else {
            append(source)
        }
    }

    /// Appends the first `length` bytes of a word, in little-endian order.
    @inline(__always)
    package mutating func append(_ word: UInt64, first length: Int) {
        precondition(length >= 0 && length <= 8, "no such bytes")
        reserve(8)
        // There is room for all of it.
        unsafe UnsafeMutableRawPointer(base + count).storeBytes(of: word.littleEndian, as: UInt64.self)
        count &+= length
    }

    @inline(__always)
    package mutating func append(_ source: ByteSlice) {
        let length = source.count
        reserve(length)
        // There is room for them.
        unsafe source.copy(to: base + count)
        count &+= length
    }

    /// Appends `length` bytes from `start` on, all of which must be valid.
    @unsafe
    @inline(__always)
    package mutating func append(_ start: UnsafePointer<UInt8>, _ length: Int) {
        reserve(length)
        // There is room for them.
        unsafe (base + count).update(from: start, count: length)
        count &+= length
    }

    /// Appends a short run quickly; sixteen more bytes must be readable after the `length` bytes from `start` on.
    @unsafe
    @inline(__always)
    package mutating func append(padded start: UnsafePointer<UInt8>, _ length: Int) {
        reserve(length &+ 16)
        // There is room for the run and a block after it.
        unsafe appendReserved(start, length)
    }

    /// Appends a run in blocks of sixteen bytes. There must be room for sixteen bytes more than the run has, and as many
    /// bytes to read.
    @unsafe
    @inline(__always)
    mutating func appendReserved(_ start: UnsafePointer<UInt8>, _ length: Int) {
        var done = 0
        repeat {
            // The last block begins at most `length` bytes into the run.
            let block = unsafe UnsafeRawPointer(start + done).loadUnaligned(as: SIMD16<UInt8>.self)
            unsafe UnsafeMutableRawPointer(base + count + done).storeBytes(of: block, as: SIMD16<UInt8>.self)
            done &+= 16
        } while done < length
        count &+= length
    }

    /// Appends a range of another buffer.
    package mutating func append(_ start: Int, _ length: Int, of other: ByteBuffer) {
        precondition(start >= 0 && length >= 0 && length <= other.count &- start, "no such bytes")
        // The range was just checked.
        unsafe append(other.base + start, length)
    }

    /// A run of bytes in another buffer.
    struct Run {
        let start: Int
        let length: Int
    }

    package mutating func append(copyOf range: Range<Int>) {
        precondition(range.lowerBound >= 0 && range.upperBound <= count, "no such bytes")
        reserve(range.count)
        // The range was just checked, and it is read after the buffer has grown.
        unsafe append(base + range.lowerBound, range.count)
    }

    /// Appends a range of another buffer quickly; at least sixteen more bytes must follow it there.
    @inline(__always)
    package mutating func append(padded start: Int, _ length: Int, of other: ByteBuffer) {
        precondition(start >= 0 && length >= 0 && length &+ 16 <= other.count &- start, "no such bytes")
        // The range and the bytes after it were just checked.
        unsafe append(padded: other.base + start, length)
    }

    package mutating func append(_ text: StaticString) { append(ByteSlice(text)) }

    package mutating func append(string text: String) { text.withBytes { append($0) } }

    package mutating func append(_ bytes: [UInt8]) { bytes.withBytes { append($0) } }

    /// Appends `length` bytes written by `body`, which should write all of them.
    @inline(__always)
    package mutating func append(count length: Int, _ body: (ByteTarget) -> Void) {
        _ = appendIf(count: length) { target in
            body(target)
            return true
        }
    }

    /// Appends `length` bytes written by `body` if it returns true; it should then have written all of them.
    @inline(__always)
    mutating func appendIf(count length: Int, _ body: (ByteTarget) -> Bool) -> Bool {
        precondition(length >= 0, "no such count")
        reserve(length)
        // There is room for them, and the target does not outlive the call.
        guard body(unsafe ByteTarget(start: base + count, count: length)) else { return false }
        count &+= length
        return true
    }

    /// Drops all bytes from `newCount` on.
    package mutating func truncate(to newCount: Int) {
        count = Swift.min(count, Swift.max(0, newCount))
    }
}

/// Writable memory for a fixed number of bytes, passed for the duration of a call; it must not escape.
@safe
package struct ByteTarget {
    private let start: UnsafeMutablePointer<UInt8>
    let count: Int

    /// The memory must stay valid for as long as the target is in use.
    @unsafe
    @inline(__always)
    init(start: UnsafeMutablePointer<UInt8>, count: Int) {
        unsafe self.start = start
        self.count = count
    }

    subscript(index: Int) -> UInt8 {
        @inline(__always)
        get {
            precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "no such byte")
            // The index was just checked.
            return unsafe start[index]
        }
        @inline(__always)
        nonmutating set {
            precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "no such byte")
            // The index was just checked.
            unsafe start[index] = newValue
        }
    }

    /// Writes sixteen bytes at an index.
    @inline(__always)
    func store(_ block: SIMD16<UInt8>, at index: Int) {
        precondition(index >= 0 && index <= count &- 16, "no such bytes")
        // The index was just checked.
        unsafe UnsafeMutableRawPointer(start + index).storeBytes(of: block, as: SIMD16<UInt8>.self)
    }
}

extension [UInt8] {
    /// Creates an array of the bytes that `body` writes; it returns how many, at most `capacity`.
    init(capacity: Int, _ body: (ByteTarget) -> Int) {
        // The target does not outlive the call, and the count is clamped to the capacity.
        unsafe self.init(unsafeUninitializedCapacity: capacity) { output, count in
            guard let start = output.baseAddress else { return }
            count = Swift.min(Swift.max(0, body(unsafe ByteTarget(start: start, count: capacity))), capacity)
        }
    }
    /// Creates an array of the bytes that `body` appends to a buffer, in place if they are at most `capacity`.
    init(appending capacity: Int, _ body: (inout ByteBuffer) throws -> Void) rethrows {
        var longer: [UInt8]?
        // There is memory of this size, also for a capacity that makes no sense. The buffer does not outlive the call, and moves
        // to other memory before its count is above its capacity.
        let capacity = Swift.max(capacity, 16)
        unsafe try self.init(unsafeUninitializedCapacity: capacity) { output, count in
            guard let start = output.baseAddress else { return }
            var buffer = unsafe ByteBuffer(lent: start, capacity: capacity)
            defer { unsafe buffer.deallocate() }
            try body(&buffer)
            if buffer.isLent { count = buffer.count } else { longer = buffer.array }
        }
        if let longer { self = longer }
    }
}
