/// A set for what few documents need; see ``RareTable``.
struct RareSet<Element: Hashable> {
    private var elements = Set<Element>()

    init() {}

    init(_ elements: [Element]) { insert(contentsOf: elements) }

    var isEmpty: Bool { elements.isEmpty }

    func contains(_ element: Element) -> Bool { !isEmpty && has(element) }

    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    private func has(_ element: Element) -> Bool { elements.contains(element) }

    /// Adds an element, and returns whether it is new.
    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    @discardableResult
    mutating func insert(_ element: Element) -> Bool { elements.insert(element).inserted }

    /// Removes an element, and returns whether it was there.
    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    @discardableResult
    mutating func remove(_ element: Element) -> Bool { elements.remove(element) != nil }

    mutating func insert(contentsOf new: [Element]) { if !new.isEmpty { add(new) } }

    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    private mutating func add(_ new: [Element]) { elements.formUnion(new) }

    /// Returns the elements, in no particular order.
    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    func array() -> [Element] { Array(elements) }
}

extension RareSet: Sendable where Element: Sendable {}
