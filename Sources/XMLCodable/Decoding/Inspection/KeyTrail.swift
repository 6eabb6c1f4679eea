/// The coding path of a value, which shares all but its last key with those of the values beside and around it.
final class KeyTrail: Sendable {
    // Only `deinit` changes it, when there is no other reference to the trail.
    nonisolated(unsafe) private var parent: KeyTrail?
    private let key: any CodingKey

    init(_ parent: KeyTrail?, _ key: any CodingKey) {
        unsafe self.parent = parent
        self.key = key
    }

    /// - Returns: Nil for no keys.
    convenience init?(_ keys: [any CodingKey]) {
        guard let last = keys.last else { return nil }
        self.init(keys.dropLast().reduce(nil) { KeyTrail($0, $1) }, last)
    }

    deinit {
        unsafe LinkedChain.release(&parent) { trail in
            defer { unsafe trail.parent = nil }
            return unsafe trail.parent
        }
    }

    var keys: [any CodingKey] {
        var keys: [any CodingKey] = []
        var next: KeyTrail? = self
        while let trail = next {
            keys.append(trail.key)
            next = unsafe trail.parent
        }
        return keys.reversed()
    }
}
