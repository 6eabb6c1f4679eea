extension Ledger {
    /// What some keys of the innermost value leave to its others, if that is to be taken: an error is thrown for what none of
    /// them takes.
    struct Claims {
        private struct Unclaimed {
            let error: any Error
            /// For text, the table of the other keys: a property wrapper may read it.
            let textTable: Uncounted<DecodingKeyTable>?
        }

        /// Elements, and runs of text by the node after which they begin.
        private var claimed = RareSet<UInt32>()
        private var unclaimed = RareTable<UInt32, Unclaimed>()

        var isEmpty: Bool { claimed.isEmpty && unclaimed.isEmpty }

        /// Notes that a key takes a node.
        mutating func claim(_ node: UInt32) {
            claimed.insert(node)
            unclaimed[node] = nil
        }

        /// Whether anything is known about a node.
        func knows(_ node: UInt32) -> Bool { claimed.contains(node) || unclaimed[node] != nil }

        /// Notes that a key leaves a node, about which nothing is known yet, to the other keys.
        mutating func leave(_ node: UInt32, textTable: Uncounted<DecodingKeyTable>?, _ error: any Error) {
            unclaimed[node] = Unclaimed(error: error, textTable: textTable)
        }

        /// Throws the error for the first node that no key has taken.
        @inline(never)
        func check() throws {
            if unclaimed.isEmpty { return }
            let left = unclaimed.entries().filter { $0.value.textTable?.read { $0.hasWrappedText } != true }
            if let first = left.min(by: { $0.key < $1.key }) { throw first.value.error }
        }
    }
}

extension PlaceFinder {
    /// Throws an error if there is content that no key has taken.
    func checkClaims() throws {
        // Most calls have no claims, and need not copy them.
        if !core.value.ledger.claims.isEmpty { try core.value.ledger.claims.check() }
    }

    /// Calls `body`, which decodes a value, and throws an error if content of the value is left that no key has taken.
    @inline(__always)
    func claimingContent<R>(_ body: () throws -> R) throws -> R {
        var outer = Ledger.Claims()
        swap(&outer, &core.value.ledger.claims)
        defer { core.value.ledger.claims = outer }
        let value = try body()
        try checkClaims()
        return value
    }

    /// Notes that a key takes nodes that another may have left.
    func claim(_ nodes: [UInt32]) {
        guard claimsContent else { return }
        for node in nodes { core.value.ledger.claims.claim(node) }
    }

    /// Notes that a key takes the text of an element.
    func claimText(of element: UInt32) {
        guard claimsContent else { return }
        // A run begins after a child element, or at the start.
        core.value.ledger.claims.claim(element + 1)
        for child in document.children(element) { core.value.ledger.claims.claim(document[child].end) }
    }
}
