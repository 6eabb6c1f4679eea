/// A growable run of bytes: what every writer of this module appends to.
///
/// A value that owns one allocation by hand, since an `Array` behind a class property costs an exclusivity check and a
/// uniqueness check per byte. Copying the value copies the reference, so exactly one owner calls ``deallocate()``.
struct ByteBuffer {
    private(set) var base: UnsafeMutablePointer<UInt8>
    private(set) var count = 0
    private(set) var capacity: Int

    init(capacity: Int = 256) {
        let capacity = Swift.max(capacity, 16)
        base = .allocate(capacity: capacity)
        self.capacity = capacity
    }

    func deallocate() { base.deallocate() }

    /// The bytes written so far; valid until the next append.
    var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: base, count: count) }

    @inline(never)
    private mutating func grow(by extra: Int) {
        let wanted = Swift.max(count + extra, capacity + capacity / 2 + 64)
        let bigger = UnsafeMutablePointer<UInt8>.allocate(capacity: wanted)
        bigger.update(from: base, count: count)
        base.deallocate()
        base = bigger
        capacity = wanted
    }

    /// Makes room for `extra` more bytes.
    @inline(__always)
    mutating func reserve(_ extra: Int) {
        if capacity &- count < extra { grow(by: extra) }
    }

    @inline(__always)
    mutating func append(_ byte: UInt8) {
        reserve(1)
        base[count] = byte
        count &+= 1
    }

    @inline(__always)
    mutating func append(_ source: UnsafeBufferPointer<UInt8>) {
        guard let start = source.baseAddress else { return }
        append(start, source.count)
    }

    @inline(__always)
    mutating func append(_ start: UnsafePointer<UInt8>, _ length: Int) {
        reserve(length)
        (base + count).update(from: start, count: length)
        count &+= length
    }

    mutating func append(_ text: StaticString) {
        append(text.utf8Start, text.utf8CodeUnitCount)
    }

    mutating func append(_ text: String) {
        var text = text
        text.withUTF8 { append($0) }
    }

    mutating func append(_ bytes: [UInt8]) {
        bytes.withUnsafeBufferPointer { append($0) }
    }

    /// Appends `length` bytes that `body` writes; `body` must write all of them.
    mutating func append(count length: Int, _ body: (UnsafeMutablePointer<UInt8>) -> Void) {
        reserve(length)
        body(base + count)
        count &+= length
    }

    /// Drops all bytes from `newCount` on.
    mutating func truncate(to newCount: Int) {
        count = Swift.min(count, Swift.max(0, newCount))
    }

    /// The bytes as a Swift string; they are valid UTF-8 by construction.
    var string: String { String(decoding: bytes, as: UTF8.self) }
}
