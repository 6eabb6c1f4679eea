/// A walk along the steps of a path that is a key, from one element.
struct PathWalk {
    /// The elements that the steps taken so far lead to.
    private(set) var matches: Matches
    /// The elements whose children the matches are.
    private(set) var parents: Matches

    /// - Parameter siblings: The children among which the next step chooses, if it is an index.
    init(from node: UInt32, at siblings: Matches? = nil) {
        parents = .one(node)
        matches = siblings ?? .one(node)
    }

    /// Returns at most a number of the matches in each of their parents.
    func first(_ count: Int, in document: DocumentReader) -> [UInt32] {
        document.first(count, of: matches, in: parents)
    }

    /// Takes a step from each element: to its children with a name, or to one of those that have been found in it.
    @inline(never)
    mutating func take(
        _ step: DecodingKeyTable.Path.Step, in document: DocumentReader, _ search: inout ElementSearch
    ) {
        switch step {
        case .child(let names):
            parents = matches
            matches = document.children(of: parents, names, &search)
        case .index(let number): matches = document.matches(number, of: matches, in: parents, &search)
        }
    }
}
