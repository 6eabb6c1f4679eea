/// Objects of which each owns the next one, which a deep document makes long.
enum LinkedChain {
    /// Releases a chain without recursion, as far as nothing else refers to it.
    ///
    /// - Parameters:
    ///   - first: The reference of the object that is being deallocated.
    ///   - takeNext: Removes the reference of an object to the next one, and returns it.
    static func release<Link: AnyObject>(_ first: inout Link?, _ takeNext: (Link) -> Link?) {
        var next: Link?
        swap(&next, &first)
        while isKnownUniquelyReferenced(&next) { next = next.flatMap(takeNext) }
    }
}
