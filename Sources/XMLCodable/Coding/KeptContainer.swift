/// A container that was handed out, and goes on to another element once nobody has it any more.
///
/// A container of the standard library is a box around ours, and making one costs more than reading or writing a field:
/// the metadata of two generic types, a witness table, an allocation. So the table of a key type keeps the first few
/// containers for its keys, from call to call, and only their content changes: what they read from or write to.
///
/// Our container holds nothing but a pointer to the content, so that it can be copied for nothing. What the content
/// refers to is kept by the call for as long as the call lasts, and after that, for those that somebody still has, by
/// ``EscapedContainers``.
@safe
class KeptContainer {
    /// Stands for the standard library's class, so that references are counted as those of a Swift object.
    final class Box {}

    /// Of the type that the coder's containers point to, and trivial.
    final let content: UnsafeMutableRawPointer
    /// The one reference that a container of the standard library is.
    fileprivate final let box: UnsafeMutablePointer<Box>

    fileprivate init(_ box: Box, _ content: UnsafeMutableRawPointer) {
        unsafe self.content = content
        unsafe self.box = .allocate(capacity: 1)
        unsafe self.box.initialize(to: box)
    }

    deinit {
        // Nobody has the container any more, or this would be kept: see `EscapedContainers`.
        unsafe box.deinitialize(count: 1)
        unsafe box.deallocate()
        unsafe content.deallocate()
    }

    /// Whether nobody has the container any more.
    final var isFree: Bool {
        @inline(__always) get { unsafe isKnownUniquelyReferenced(&box.pointee) }
    }

    /// Keeps a container; nil if it is more than a reference, so that nobody can tell who has it.
    ///
    /// - Parameter content: What the container points to; it goes with the kept container.
    static func keeping<Container>(_ container: Container, _ content: UnsafeMutableRawPointer) -> KeptContainer? {
        guard MemoryLayout<Container>.size == MemoryLayout<Box>.size else { return nil }
        // The sizes were just compared: the container is its one reference.
        let box = unsafe unsafeBitCast(container, to: Unmanaged<Box>.self)
        return unsafe TypedKeptContainer<Container>(box.takeUnretainedValue(), content)
    }

    /// The container again.
    ///
    /// - Parameter type: The type that it was kept as, which the caller knows.
    @inline(__always)
    final func container<Container>(as type: Container.Type) -> Container {
        // It is of this type, and so is what it holds.
        unsafe unsafeDowncast(self, to: TypedKeptContainer<Container>.self).container()
    }
}

/// A kept container by its type: an object knows the metadata of its type's arguments, which a function would look up.
private final class TypedKeptContainer<Container>: KeptContainer {
    /// It was put there as a `Container`, whose size is that of the reference: see `keeping`.
    @inline(never)
    func container() -> Container { unsafe unsafeBitCast(box.pointee, to: Container.self) }
}

/// The containers that a table keeps for its key type.
@safe
struct KeptContainers: BitwiseCopyable {
    /// How many they are: as many elements of one type may be open in one another, as a rule.
    static let limit = 8

    /// Each of them is retained.
    private var all: UnsafeMutablePointer<Unmanaged<KeptContainer>>?
    private var count = 0

    func deallocate() {
        guard let all = unsafe all else { return }
        for index in 0..<count { unsafe all[index].release() }
        unsafe all.deallocate()
    }

    /// A container that nobody has.
    var free: Unmanaged<KeptContainer>? {
        @inline(__always)
        get {
            guard let all = unsafe all else { return nil }
            // As many were put there.
            for index in 0..<count where unsafe all[index]._withUnsafeGuaranteedRef({ $0.isFree }) {
                return unsafe all[index]
            }
            return nil
        }
    }

    /// Keeps a container for another element; false where there are enough of them.
    mutating func keep(_ container: KeptContainer) -> Bool {
        guard count < Self.limit else { return false }
        let all = unsafe all ?? .allocate(capacity: Self.limit)
        unsafe self.all = all
        // There is room for as many as the limit says.
        unsafe (all + count).initialize(to: .passRetained(container))
        count += 1
        return true
    }

    /// Keeps the containers no longer that somebody has.
    mutating func removeContainersInUse(_ removed: inout [KeptContainer]) {
        guard let all = unsafe all else { return }
        var kept = 0
        // As many were put there, and those that stay move to the front.
        for index in 0..<count {
            let container = unsafe all[index]
            if unsafe container._withUnsafeGuaranteedRef({ $0.isFree }) {
                unsafe all[kept] = container
                kept += 1
            } else {
                removed.append(unsafe container.takeRetainedValue())
            }
        }
        count = kept
    }
}

/// The containers of a call of which tables have enough.
struct OtherContainers {
    private var all: [KeptContainer] = []
    /// How many there may be before it is time to look for those that nobody has.
    private var limit = 32

    mutating func keep(_ container: KeptContainer) {
        all.append(container)
        if all.count >= limit {
            all.removeAll { $0.isFree }
            limit = max(32, all.count * 2)
        }
    }

    /// Lets go of all, those that somebody has apart.
    mutating func removeAll(_ inUse: inout [KeptContainer]) {
        if all.isEmpty { return }
        inUse += all.filter { !$0.isFree }
        all = []
    }
}
