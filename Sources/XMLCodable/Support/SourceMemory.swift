#if canImport(Glibc)
import Glibc
#endif

/// Memory for the bytes of a document.
///
/// `malloc` of glibc returns a large block to the system when it is freed, and the next one is made page by page as it
/// is filled, which takes several times as long as copying the document into it. So large blocks consist of huge pages
/// there, where the system has them, and do not count for how much free memory `malloc` keeps. One of them is kept for
/// the next document.
///
/// It is `Sendable` although it has pointers: they never change, and only the one owner of the memory uses it; memory that is
/// kept changes its owner under a lock.
@safe
struct SourceMemory: @unchecked Sendable {
    private let base: UnsafeMutableRawPointer
    /// The number of bytes to unmap; zero for memory that was allocated.
    private let mappedCount: Int
    /// The first of the bytes.
    @unsafe let start: UnsafeMutablePointer<UInt8>

    /// Returns memory for at least `capacity` bytes, which may have any values. Its owner has to call ``deallocate()``.
    init(capacity: Int) {
        #if canImport(Glibc)
        if capacity >= Self.hugePage, let mapped = Self.kept(capacity) ?? SourceMemory(mapped: capacity) {
            self = mapped
            return
        }
        #endif
        // Nothing else refers to it.
        unsafe self.init(adopting: .allocate(capacity: Swift.max(1, capacity)))
    }

    /// Takes ownership of allocated memory, which its former owner must not use afterward.
    @unsafe
    init(adopting memory: UnsafeMutablePointer<UInt8>) {
        unsafe start = memory
        unsafe base = UnsafeMutableRawPointer(start)
        mappedCount = 0
    }

    /// Frees the memory, which must not be used afterward.
    @unsafe
    func deallocate() {
        #if canImport(Glibc)
        if mappedCount > 0 { return unsafe keepOrUnmap() }
        #endif
        unsafe base.deallocate()
    }

    #if canImport(Glibc)
    private static let hugePage = 1 << 21
    /// What is mapped besides the bytes that are wanted: room to begin and to end at a huge page. What is not touched takes no
    /// memory.
    private static let margin = 2 * hugePage

    /// - Returns: Nil if the system has no memory of this kind.
    private init?(mapped capacity: Int) {
        let (count, overflows) = capacity.addingReportingOverflow(Self.margin)
        if overflows { return nil }
        let address = unsafe mmap(nil, count, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
        guard let address = unsafe address, unsafe address != MAP_FAILED else { return nil }
        let first = unsafe address.alignedUp(toMultipleOf: Self.hugePage)
        // The last one only if half of it is used, so that a document takes no more memory than its size and half a page.
        _ = unsafe madvise(first, (capacity + Self.hugePage / 2) / Self.hugePage * Self.hugePage, MADV_HUGEPAGE)
        unsafe base = address
        mappedCount = count
        unsafe start = first.bindMemory(to: UInt8.self, capacity: capacity)
    }

    // MARK: - The memory that is kept

    /// The memory of the last large document. The system clears every new page, which takes longer than copying the
    /// document; it may still take the pages that are kept if it needs memory.
    private static let last = Locked<SourceMemory?>(nil)
    /// The size of the largest document whose memory is kept.
    private static let largestKept = 1 << 24

    /// The number of bytes from ``start`` on.
    private var capacity: Int { mappedCount - (unsafe UnsafeMutableRawPointer(start) - base) }

    /// Replaces the memory that is kept by other memory.
    private static func exchange(_ memory: SourceMemory?) -> SourceMemory? {
        last.withLock { last in
            defer { last = memory }
            return last
        }
    }

    /// Returns the memory of an earlier document, if there is enough.
    private static func kept(_ capacity: Int) -> SourceMemory? {
        guard capacity <= largestKept, let last = exchange(nil) else { return nil }
        if last.capacity >= capacity { return last }
        // It was taken from the only place that refers to it.
        unsafe last.unmap()
        return nil
    }

    /// Keeps mapped memory for the next document, unless it is large. It must not be used afterward.
    @unsafe
    private func keepOrUnmap() {
        // Nothing in it is needed anymore. Linux before 4.5 cannot take pages back later.
        guard mappedCount - Self.margin <= Self.largestKept, unsafe madvise(start, capacity, MADV_FREE) == 0 else {
            return unsafe unmap()
        }
        unsafe Self.exchange(self)?.unmap()
    }

    /// Returns mapped memory to the system. It must not be used afterward.
    @unsafe
    private func unmap() { unsafe munmap(base, mappedCount) }
    #endif
}
