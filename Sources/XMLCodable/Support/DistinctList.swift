/// Elements in the order in which they were added, each of them once.
struct DistinctList<Element: Hashable> {
    private(set) var elements: [Element] = []
    /// The same, once there are more than a few; of these, a search through all is fast.
    private var many = RareSet<Element>()

    func contains(_ element: Element) -> Bool { many.isEmpty ? elements.contains(element) : many.contains(element) }

    /// Adds an element, and returns whether it is new.
    @discardableResult
    mutating func insert(_ element: Element) -> Bool {
        if elements.count > 8, many.isEmpty { many = RareSet(elements) }
        if contains(element) { return false }
        elements.append(element)
        if !many.isEmpty { many.insert(element) }
        return true
    }

    mutating func removeLast() { many.remove(elements.removeLast()) }

    mutating func removeAll() {
        if elements.isEmpty { return }
        elements.removeAll(keepingCapacity: true)
        many = .init()
    }
}
