/// The child elements of one element that match a step of a path, in document order.
struct StepMatches: IteratorProtocol {
    private var children: ChildElements
    private let conditions: [ElementPath.Condition]
    /// The number of matches to skip; `isSingle` says whether only one match is wanted.
    private var skip: Int
    private let isSingle: Bool
    private var isAtEnd = false
    /// The position of the last match among the child elements.
    var ordinal: Int { children.ordinal }

    init(_ step: ElementPath.Step, in element: XML.Element) {
        children = ChildElements(of: element, named: step.name)
        conditions = step.conditions
        skip = step.index ?? 0
        isSingle = step.index != nil
    }

    mutating func next() -> XML.Element? {
        while !isAtEnd, let match = children.next() {
            guard conditions.allSatisfy({ $0.holds(for: match) }) else { continue }
            if skip > 0 {
                skip -= 1
                continue
            }
            isAtEnd = isSingle
            return match
        }
        return nil
    }
}

/// The elements that a path leads to: all matches of its last step under every match of the preceding steps, in
/// document order.
struct PathMatches: Sequence {
    private let path: ElementPath
    private let element: XML.Element

    init(_ path: ElementPath, in element: XML.Element) {
        self.path = path
        self.element = element
    }

    /// The steps to follow; a child whose name is the whole text takes precedence over the path.
    private var steps: [ElementPath.Step] {
        guard path.isComposite, path.attribute == nil else { return path.steps }
        let literal = ElementPath.Step(name: path.literal)
        var matches = StepMatches(literal, in: element)
        return matches.next() == nil ? path.steps : [literal]
    }

    func makeIterator() -> MatchWalk { MatchWalk(steps, from: element) }

    /// Returns the first match that satisfies a condition, and the elements that lead to it.
    func routed(where condition: (XML.Element) -> Bool) -> (element: XML.Element, route: [ElementEditor.Step])? {
        var walk = makeIterator()
        while let match = walk.next() {
            if condition(match) { return (match, walk.route(from: 0)) }
        }
        return nil
    }

    /// Returns the elements that lead to all matches, or to the first, with the matches, in document order.
    func route(isFirst: Bool) -> [ElementEditor.Step] {
        var route: [ElementEditor.Step] = []
        var walk = makeIterator()
        while walk.next() != nil {
            route += walk.route(from: walk.kept)
            if isFirst { break }
        }
        return route
    }
}

/// A walk through the matches of a path, in document order.
struct MatchWalk: IteratorProtocol {
    private let steps: [ElementPath.Step]
    /// The element in which the path begins, until the first match is asked for.
    private var start: XML.Element?
    /// The matches of each step below the last match of the step before it.
    private var open: [StepMatches] = []
    /// Set if a step is a wildcard.
    private var wildcards: WildcardWalk?

    init(_ steps: [ElementPath.Step], from start: XML.Element) {
        self.steps = steps
        self.start = start
        if steps.contains(where: { $0.isAny || $0.isDeep }) { wildcards = WildcardWalk(steps, from: start) }
    }

    /// How many of the elements that lead to the last match also led to the one before it.
    private(set) var kept = 0

    /// Returns the elements that lead to the last match, without the first ones, and the match.
    func route(from start: Int) -> [ElementEditor.Step] {
        let end = wildcards?.depth ?? open.count
        return (start..<end).map { depth in
            let ordinal = wildcards?.ordinal(at: depth) ?? open[depth].ordinal
            return ElementEditor.Step(depth: depth, ordinal: ordinal, isEdited: depth == end - 1)
        }
    }

    mutating func next() -> XML.Element? {
        if wildcards != nil {
            defer { kept = wildcards?.kept ?? 0 }
            return wildcards?.next()
        }
        if let start {
            self.start = nil
            guard let first = steps.first else { return start }
            open = [StepMatches(first, in: start)]
        }
        kept = open.count
        while !open.isEmpty {
            kept = Swift.min(kept, open.count - 1)
            guard let match = open[open.count - 1].next() else {
                open.removeLast()
                continue
            }
            if open.count == steps.count { return match }
            open.append(StepMatches(steps[open.count], in: match))
        }
        return nil
    }
}
