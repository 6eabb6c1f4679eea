#if canImport(Glibc)
import Glibc
#endif

/// Memory for the bytes of a document.
///
/// `malloc` of glibc returns a large block to the system when it is freed, and the next one is made page by page as it
/// is filled, which takes several times as long as copying the document into it. So large blocks consist of huge pages
/// there, where the system has them, and do not count for how much free memory `malloc` keeps.
@safe
struct SourceMemory {
    private let base: UnsafeMutableRawPointer
    /// The number of bytes to unmap; zero for memory that was allocated.
    private let mappedCount: Int
    /// The first of the bytes.
    @unsafe let start: UnsafeMutablePointer<UInt8>

    /// Returns memory for at least `capacity` bytes. Its owner has to call ``deallocate()``.
    init(capacity: Int) {
        #if canImport(Glibc)
        if capacity >= Self.hugePage, let mapped = SourceMemory(mapped: capacity) {
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

    #if canImport(Glibc)
    private static let hugePage = 1 << 21

    /// - Returns: Nil if the system has no memory of this kind.
    private init?(mapped capacity: Int) {
        // Room to begin and to end at a huge page; what is not touched takes no memory.
        let (count, overflows) = capacity.addingReportingOverflow(2 * Self.hugePage)
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
    #endif

    /// Frees the memory, which must not be used afterward.
    @unsafe
    func deallocate() {
        #if canImport(Glibc)
        if mappedCount > 0 {
            unsafe munmap(base, mappedCount)
            return
        }
        #endif
        unsafe base.deallocate()
    }
}
