/// A value in memory of its own, whose owner changes it without exclusivity checks at run time.
///
/// A stored property of a class is checked on every access, which costs more than writing a number. The owner of a box
/// therefore ensures what the check would: code that can run a user's code never runs during an access to the value.
/// Accesses are single reads, single writes, and calls of mutating methods of types that know no user's code.
@safe
struct Box<Value: ~Copyable> {
    private let memory: UnsafeMutablePointer<Value>

    init(_ value: consuming Value) {
        unsafe memory = .allocate(capacity: 1)
        unsafe memory.initialize(to: value)
    }

    /// Destroys the value. This box and its copies must not be used afterward.
    @unsafe
    func deallocate() {
        unsafe memory.deinitialize(count: 1)
        unsafe memory.deallocate()
    }

    /// The value. The owner of the box keeps the memory alive, and no access outlasts its expression.
    var value: Value {
        @inline(__always)
        unsafeAddress { unsafe UnsafePointer(memory) }
        @inline(__always)
        nonmutating unsafeMutableAddress { unsafe memory }
    }
}
