/// Sorting with functions that are compiled once. The standard library's sort is compiled again for each type and each
/// closure, and is large.
package enum Sorting {
    /// Returns the numbers below `count` in order. Numbers of which neither precedes the other stay in place.
    @inline(never)
    static func order(_ count: Int, _ precedes: (Int, Int) -> Bool) -> [Int] {
        withoutActuallyEscaping(precedes) { order(count, Order(precedes: $0)) }
    }

    /// A function in an object: the compiler would make a copy of the sort for each closure that is passed to it.
    private final class Order {
        let precedes: (Int, Int) -> Bool

        init(precedes: @escaping (Int, Int) -> Bool) { self.precedes = precedes }
    }

    @inline(never)
    private static func order(_ count: Int, _ wanted: Order) -> [Int] {
        let precedes = wanted.precedes
        var order = Array(0..<count)
        // Most often, everything is in order.
        guard count > 1, !(1..<count).allSatisfy({ !precedes($0, $0 - 1) }) else { return order }
        var merged = order
        var width = 1
        while width < count {
            for start in stride(from: 0, to: count, by: 2 * width) {
                let middle = min(start + width, count)
                let end = min(middle + width, count)
                var left = start
                var right = middle
                for place in start..<end {
                    if left < middle, right == end || !precedes(order[right], order[left]) {
                        merged[place] = order[left]
                        left += 1
                    } else {
                        merged[place] = order[right]
                        right += 1
                    }
                }
            }
            swap(&order, &merged)
            width *= 2
        }
        return order
    }

    /// Returns strings in the order of `<`.
    @inline(never)
    static func sorted(_ strings: [String]) -> [String] {
        order(strings.count) { strings[$0] < strings[$1] }.map { strings[$0] }
    }
}

extension Array {
    /// Returns the elements in order. Elements of which neither precedes the other keep their order.
    package func sorted(once precedes: (Element, Element) -> Bool) -> [Element] {
        Sorting.order(count) { precedes(self[$0], self[$1]) }.map { self[$0] }
    }
}
