/// A set for what few documents need; see ``RareTable``.
struct RareSet<Element: Hashable> {
    private var elements = Set<Element>()

    init() {}

    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    init(_ elements: [Element]) { self.elements = Set(elements) }

    var isEmpty: Bool { elements.isEmpty }

    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    func contains(_ element: Element) -> Bool { elements.contains(element) }

    /// Adds an element, and returns whether it is new.
    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    @discardableResult
    mutating func insert(_ element: Element) -> Bool { elements.insert(element).inserted }

    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    mutating func insert(contentsOf new: [Element]) { elements.formUnion(new) }

    /// Returns the elements, in no particular order.
    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    func array() -> [Element] { Array(elements) }
}

extension RareSet: Sendable where Element: Sendable {}
