/// How many elements of each name came before, in one element that is read in parts.
///
/// A copy is a snapshot: it shares what it can with the value that counts on, so that each part of a document can keep one
/// for its errors.
package struct SiblingNumbers: Sendable {
    /// The numbers of names, which are only added.
    private typealias Names = Locked<[[UInt8]: Int]>

    /// The number of names above which elements with others are not counted.
    private static let limit = 1_000
    /// The number of counts that are copied if a snapshot has them too.
    private static let chunk = 32

    private var last: [UInt8] = []
    private var lastCount = 0
    /// nil until there is a second name.
    private var names: Names?
    private var counts: [[Int]] = []
    /// The name of an element that is counted but still open.
    var open: [UInt8]?

    package mutating func count(_ name: ByteSlice) {
        if last.count == name.count, last.withBytes({ $0 == name }) {
            lastCount += 1
            return
        }
        if lastCount > 0 { store(lastCount, for: last) }
        last = Array(name)
        lastCount = (stored(last) ?? 0) + 1
    }

    /// The number of elements of a name that have ended.
    package func count(of name: ByteSlice) -> Int {
        let name = Array(name)
        return (name == last ? lastCount : stored(name) ?? 0) - (name == open ? 1 : 0)
    }

    private func stored(_ name: [UInt8]) -> Int? {
        guard let number = names?.withLock({ $0[name] }), number / Self.chunk < counts.count else { return nil }
        return counts[number / Self.chunk][number % Self.chunk]
    }

    private mutating func store(_ count: Int, for name: [UInt8]) {
        let names = self.names ?? Names([:])
        self.names = names
        let number = names.withLock { numbers -> Int? in
            if let known = numbers[name] { return known }
            guard numbers.count < Self.limit else { return nil }
            numbers[name] = numbers.count
            return numbers.count - 1
        }
        guard let number else { return }
        if number / Self.chunk == counts.count { counts.append(Array(repeating: 0, count: Self.chunk)) }
        counts[number / Self.chunk][number % Self.chunk] = count
    }
}
