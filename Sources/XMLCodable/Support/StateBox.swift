/// A value in memory of its own, for state that is used for every value of a document.
///
/// A variable of a class is checked for overlapping accesses at run time, which this saves. It relies on a rule instead:
/// an access lasts for one expression, in which no code of a user's type, closure or `deinit` can run. Copies of a box
/// share the memory; its owner, which calls ``deallocate()``, must outlive all of them.
///
/// Other modules inline its accessors, as `@usableFromInline` lets them: a call takes longer than an access.
@safe
@usableFromInline
package struct StateBox<Value: ~Copyable> {
    @usableFromInline
    let memory: UnsafeMutablePointer<Value>

    package init(_ value: consuming Value) {
        unsafe memory = .allocate(capacity: 1)
        unsafe memory.initialize(to: value)
    }

    @inlinable
    package var value: Value {
        // The memory is initialized until the owner deallocates it.
        @inlinable @inline(__always) unsafeAddress { unsafe UnsafePointer(memory) }
        @inlinable @inline(__always) nonmutating unsafeMutableAddress { unsafe memory }
    }

    /// The memory, for an owner that frees it with `deallocate()` of the pointer; the value must be trivial.
    @unsafe
    func owned() -> UnsafeMutableRawPointer { unsafe UnsafeMutableRawPointer(memory) }

    /// Frees the value. This box and its copies must not be used afterward.
    @unsafe
    package func deallocate() {
        unsafe memory.deinitialize(count: 1)
        unsafe memory.deallocate()
    }
}
