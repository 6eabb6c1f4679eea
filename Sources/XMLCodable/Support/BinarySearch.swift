extension Range<Int> {
    /// Returns the first index that does not come before what is searched for, or the end, by halving.
    ///
    /// - Parameter isBefore: Whether an index comes before it; true for all up to a place, and false from there on.
    @inline(__always)
    package func firstIndex(after isBefore: (Int) -> Bool) -> Int {
        var (low, high) = (lowerBound, upperBound)
        while low < high {
            let middle = low + (high - low) / 2
            if isBefore(middle) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
