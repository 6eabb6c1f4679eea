/// A container that was handed out, and is reused for another element once it has no other owner.
///
/// A container of the standard library is a box around ours, and creating one costs more than reading or writing a
/// field: the metadata of two generic types, a witness table, an allocation. The table of a key type therefore keeps
/// the first few containers for its keys from call to call, and only their content changes: what they read from or
/// write to.
///
/// Our container is a ``ContainerContent``. The objects that the content refers to are kept alive by the call while it
/// lasts. When it ends, containers that are still in use become the owners of these objects: see
/// ``becomeOwner(of:)``.
@safe
class KeptContainer {
    /// Represents the standard library's class, so that references are counted as those of a Swift object.
    final class Box {}

    /// Points to a trivial value of the type that the coder's containers use.
    final let content: UnsafeMutableRawPointer
    /// The single reference that a container of the standard library consists of.
    fileprivate final let box: UnsafeMutablePointer<Box>
    private final var ownsContent = true

    /// The offset of our container in the standard library's box, which has no other properties.
    private static let offset = 2 * MemoryLayout<Int>.size

    fileprivate init(_ box: Box, _ content: UnsafeMutableRawPointer) {
        unsafe self.content = content
        unsafe self.box = .allocate(capacity: 1)
        unsafe self.box.initialize(to: box)
    }

    deinit {
        unsafe box.deinitialize(count: 1)
        unsafe box.deallocate()
        // The container has no other owner, or it owns the content: see `becomeOwner(of:)`.
        if ownsContent { unsafe content.deallocate() }
    }

    /// Whether the container has no other owner.
    final var isFree: Bool {
        @inline(__always) get { unsafe isKnownUniquelyReferenced(&box.pointee) }
    }

    /// Keeps a container; nil if the standard library represents it in an unknown way.
    ///
    /// - Parameters:
    ///   - container: The container of the standard library.
    ///   - content: What our container consists of. The memory is deallocated with the kept container.
    static func keeping<Container, Content>(
        _ container: Container, _ content: ContainerContent<Content>
    ) -> KeptContainer? {
        guard MemoryLayout<Container>.size == MemoryLayout<Box>.size else { return nil }
        // The sizes were just compared: the container is a single reference. The object has a header, and room for what
        // it is a box around, which begins with this pointer.
        let box = unsafe unsafeBitCast(container, to: Unmanaged<Box>.self).takeUnretainedValue()
        let memory = unsafe content.memory.owned()
        guard unsafe inside(box).load(as: UnsafeMutableRawPointer.self) == memory else { return nil }
        return unsafe TypedKeptContainer<Container>(box, memory)
    }

    private static func inside(_ box: Box) -> UnsafeMutableRawPointer {
        unsafe Unmanaged.passUnretained(box).toOpaque() + offset
    }

    /// Returns the container.
    ///
    /// - Parameter type: The type with which the container was kept, which the caller knows.
    @inline(__always)
    final func container<Container>(as type: Container.Type) -> Container {
        // The object is of this type, and so is the container that it holds.
        unsafe unsafeDowncast(self, to: TypedKeptContainer<Container>.self).container()
    }

    /// Makes the container the owner of its content, and of the object that the content refers to: both are freed with
    /// the container, which is no longer kept here.
    final func becomeOwner(of state: AnyObject) {
        ownsContent = false
        // `keeping` found the content at this place. Its layout does not depend on the type of the value in memory.
        let content = unsafe Self.inside(box.pointee).assumingMemoryBound(to: ContainerContent<UInt8>.self)
        unsafe content.pointee.owner = .container(ContentOwner(self.content, state))
    }
}

/// What our containers consist of: a pointer, and its owner.
///
/// The standard library copies a container for every value requested from it, so this has no reference that would be
/// counted as long as a call owns the memory.
struct ContainerContent<Value> {
    let memory: StateBox<Value>
    fileprivate(set) var owner = ContainerOwner.call(0)

    /// Content that a call owns, by a ``KeptContainer``.
    init(_ memory: StateBox<Value>) { self.memory = memory }

    /// Content that the container owns; the value must be trivial.
    ///
    /// - Parameters:
    ///   - state: An object that the value refers to.
    ///   - other: Another such object.
    init(owning memory: StateBox<Value>, of state: AnyObject, and other: AnyObject? = nil) {
        self.memory = memory
        owner = .container(unsafe ContentOwner(memory.owned(), state, other))
    }
}

/// The owner of a container's content.
enum ContainerOwner {
    /// The call. The payload, which is not used, makes this an enum whose copies test a tag: a copy of an Optional
    /// reference would call the runtime.
    case call(UInt8)
    /// The container itself.
    case container(ContentOwner)
}

/// Owns the content of a container that may outlive its call.
@safe
final class ContentOwner {
    private let memory: UnsafeMutableRawPointer
    private let objects: (AnyObject, AnyObject?)

    fileprivate init(_ memory: UnsafeMutableRawPointer, _ state: AnyObject, _ other: AnyObject? = nil) {
        unsafe self.memory = memory
        objects = (state, other)
    }

    // Only the container, which has ended, used the memory.
    deinit { unsafe memory.deallocate() }
}

/// A kept container with its type: an object knows the metadata of its generic arguments, which a function would look
/// up.
private final class TypedKeptContainer<Container>: KeptContainer {
    /// Returns the container, which was stored as a `Container` of the same size as the reference: see `keeping`.
    @inline(never)
    func container() -> Container { unsafe unsafeBitCast(box.pointee, to: Container.self) }
}

/// The containers that a table keeps for its key type.
@safe
struct KeptContainers: BitwiseCopyable {
    /// The maximum number of containers; elements of one type are rarely nested more deeply.
    static let limit = 8

    /// Each of the containers is retained.
    private var all: UnsafeMutablePointer<Unmanaged<KeptContainer>>?
    private var count = 0

    func deallocate() {
        guard let all = unsafe all else { return }
        for index in 0..<count { unsafe all[index].release() }
        unsafe all.deallocate()
    }

    /// A container without another owner.
    var free: Unmanaged<KeptContainer>? {
        @inline(__always)
        get {
            guard let all = unsafe all else { return nil }
            // `count` entries are initialized.
            for index in 0..<count where unsafe all[index]._withUnsafeGuaranteedRef({ $0.isFree }) {
                return unsafe all[index]
            }
            return nil
        }
    }

    /// Keeps a container for another element; returns false if the limit is reached.
    mutating func keep(_ container: KeptContainer) -> Bool {
        guard count < Self.limit else { return false }
        let all = unsafe all ?? .allocate(capacity: Self.limit)
        unsafe self.all = all
        // There is room for `limit` entries.
        unsafe (all + count).initialize(to: .passRetained(container))
        count += 1
        return true
    }

    /// Stops keeping the containers that are still in use, and appends them to `removed`.
    mutating func removeContainersInUse(_ removed: inout [KeptContainer]) {
        guard let all = unsafe all else { return }
        var kept = 0
        // `count` entries are initialized, and those that stay move to the front.
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

/// The containers of a call that its tables have no room for.
struct OtherContainers {
    private var all: [KeptContainer] = []
    /// The number of containers at which those without another owner are released.
    private var limit = 32

    mutating func keep(_ container: KeptContainer) {
        all.append(container)
        if all.count >= limit {
            all.removeAll { $0.isFree }
            limit = max(32, all.count * 2)
        }
    }

    /// Releases all containers, and appends those that are still in use to `inUse`.
    mutating func removeAll(_ inUse: inout [KeptContainer]) {
        if all.isEmpty { return }
        inUse += all.filter { !$0.isFree }
        all = []
    }
}
