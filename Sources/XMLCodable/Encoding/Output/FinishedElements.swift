/// The contents of elements on a tape that are complete, which searches for what is in the elements around them leave out:
/// otherwise each level of elements in elements would be read once for each level around it.
struct FinishedElements {
    /// The records of the contents, in order and apart from each other. What is in one is not listed again.
    private var contents: [Range<Int32>] = []

    /// Adds the content of an element that ends with the last record.
    mutating func add(_ content: Range<Int32>) {
        truncate(to: content.lowerBound)
        contents.append(content)
    }

    /// Forgets what was removed from the tape.
    mutating func truncate(to count: Int32) {
        while let last = contents.last, last.upperBound > count { contents.removeLast() }
    }

    /// Calls `body` with the records of a range until it returns false, except for those in elements other than `element`.
    func forEach(in range: Range<Int32>, of element: Int32, _ body: (Int32) -> Bool) {
        var index = range.lowerBound
        var next = contents.indices.firstIndex(after: { contents[$0].lowerBound < range.lowerBound })
        while index < range.upperBound {
            while next < contents.count, contents[next].lowerBound < index { next += 1 }
            if next < contents.count, contents[next].lowerBound == index, index != element + 1 {
                index = contents[next].upperBound
            } else if body(index) {
                index += 1
            } else {
                return
            }
        }
    }
}
