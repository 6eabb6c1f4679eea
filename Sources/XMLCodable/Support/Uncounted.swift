/// A reference that does not count as an owner: counting takes longer than most uses of the object, above all if several
/// threads use the same object.
///
/// Something else must own the object for as long as the reference is used: creating one is therefore the unsafe step.
@safe
struct Uncounted<Object: AnyObject>: BitwiseCopyable {
    private let reference: Unmanaged<Object>

    /// The object must have an owner for as long as the reference or a copy of it is used.
    @unsafe
    @inline(__always)
    init(_ object: Object) { unsafe reference = .passUnretained(object) }

    /// The object, as a reference that counts.
    @inline(__always)
    var object: Object {
        // It has an owner, as `init` demands.
        unsafe reference.takeUnretainedValue()
    }

    @inline(__always)
    var id: ObjectIdentifier { read { ObjectIdentifier($0) } }

    /// Calls `body` with the object without counting it.
    @inline(__always)
    func read<R>(_ body: (Object) throws -> R) rethrows -> R {
        // It has an owner, as `init` demands.
        try unsafe reference._withUnsafeGuaranteedRef(body)
    }
}
