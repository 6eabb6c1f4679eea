/// The child elements of one element, or those with a name, in document order; of a parsed one also those at any depth.
struct ChildElements: IteratorProtocol {
    private let content: XML.Element.Content
    private let name: NamePattern?
    private let resolved: NamePattern.Resolved?
    private var position: Int
    private let end: Int
    private let isDeep: Bool
    /// The position of the last element among all child elements.
    private(set) var ordinal = -1

    init(of element: XML.Element, named name: NamePattern? = nil, isDeep: Bool = false) {
        content = element.content
        self.isDeep = isDeep
        self.name = name
        switch content {
        case .parsed(let store, let node):
            resolved = name?.resolved(in: store)
            position = node + 1
            // A document without the name has no such elements.
            end = name != nil && resolved == nil ? 0 : Int(store.nodes[node].end)
        case .owned(let owned):
            resolved = nil
            (position, end) = (0, owned.children.count)
        }
    }

    mutating func next() -> XML.Element? {
        switch content {
        case .parsed(let store, _):
            while position < end {
                let child = position
                let record = store.nodes[child]
                position = isDeep ? child + 1 : Int(record.end)
                guard record.kind == NodeKind.element else { continue }
                ordinal += 1
                if let resolved, !resolved.matches(record.name, record.namespace, in: store) { continue }
                return XML.Element(store, child)
            }
        case .owned(let owned):
            while position < end {
                position += 1
                guard case .element(let child) = owned.children[position - 1] else { continue }
                ordinal += 1
                if let name, !name.matches(child) { continue }
                return child
            }
        }
        return nil
    }
}

/// A walk through the matches of a path with wildcards, in document order, which visits each element once.
///
/// A path is read like a regular expression: at each element, several of its steps may be the next one. So an element that
/// `**` leads to in several ways is found once, and the time is that of the elements times the steps.
struct WildcardWalk {
    private struct Level {
        var children: ChildElements
        /// Whether each step can match a child.
        let isActive: [Bool]
        /// How many children each step with an index has matched.
        var counts: [Int]
    }

    private let steps: [ElementPath.Step]
    private var levels: [Level] = []

    init(_ steps: [ElementPath.Step], from start: XML.Element) {
        self.steps = steps
        var isActive = Array(repeating: false, count: steps.count)
        _ = activate(0, &isActive)
        push(start, isActive)
    }

    /// How many of the elements that lead to the last match also led to the one before it.
    private(set) var kept = 0

    /// The number of elements that lead to the last match, with the match itself.
    var depth: Int { levels.count - 1 }

    /// Returns the position among the child elements of one of these elements.
    func ordinal(at depth: Int) -> Int { levels[depth].children.ordinal }

    mutating func next() -> XML.Element? {
        kept = levels.count
        while !levels.isEmpty {
            let last = levels.count - 1
            kept = Swift.min(kept, last)
            guard let child = levels[last].children.next() else {
                levels.removeLast()
                continue
            }
            var isActive = Array(repeating: false, count: steps.count)
            var isMatch = false
            for (number, step) in steps.enumerated() where levels[last].isActive[number] {
                if step.isDeep {
                    isMatch = activate(number, &isActive) || isMatch
                } else if step.isAny || step.name.matches(child), step.conditions.allSatisfy({ $0.holds(for: child) }) {
                    levels[last].counts[number] += 1
                    if let index = step.index, levels[last].counts[number] - 1 != index { continue }
                    isMatch = activate(number + 1, &isActive) || isMatch
                }
            }
            if isMatch || isActive.contains(true) { push(child, isActive) }
            if isMatch { return child }
        }
        return nil
    }

    private mutating func push(_ element: XML.Element, _ isActive: [Bool]) {
        levels.append(
            Level(
                children: ChildElements(of: element), isActive: isActive,
                counts: Array(repeating: 0, count: steps.count)))
    }

    /// Lets a step match, and those after it if it may match nothing; returns whether that is the end of the path.
    private func activate(_ number: Int, _ isActive: inout [Bool]) -> Bool {
        var number = number
        while number < steps.count {
            isActive[number] = true
            guard steps[number].isDeep else { return false }
            number += 1
        }
        return true
    }
}
