extension Array: EncodableArray where Element: Encodable {
    // `T` is this type, here and below. `isEmpty` is generic over all collections and needs metadata; `count` does not.
    static func isEmpty<T>(_ value: T) -> Bool { EncodingState.same(value, as: [Element].self).count == 0 }

    static func write<T>(_ value: T, to state: EncodingState, _ frame: FrameID) throws {
        // The array is retained, so its storage stays in place whatever the items' code does to its other copies.
        let array = EncodingState.same(value, as: [Element].self)
        let place = state.openUnkeyed(frame)
        let plan = state.plan(of: Element.self)
        if plan.way == .scalar {
            for position in 0..<array.count { try state.putItem(value: array[position], in: place, position) }
            return
        }
        try array.withLentItems { item, position in try state.put(item: item, plan, in: place, position) }
    }

    /// Calls `body` with each item in place.
    private func withLentItems(_ body: (borrowing LentItem<Element>, Int) throws -> Void) rethrows {
        try unsafe withUnsafeBufferPointer { items in
            guard let start = items.baseAddress else { return }
            for position in items.indices {
                // A struct that contains only the value has the same layout, and the array keeps its items.
                let item = unsafe UnsafeRawPointer(start + position).assumingMemoryBound(to: LentItem<Element>.self)
                try unsafe body(item.pointee, position)
            }
        }
    }
}

/// An item borrowed from an array in place: a noncopyable value is passed by its address.
struct LentItem<Item>: ~Copyable {
    let value: Item
}

extension EncodingState {
    @inline(never)
    fileprivate func put<T: Encodable>(
        item: borrowing LentItem<T>, _ plan: EncodingPlanID, in place: FrameID, _ position: Int
    ) throws {
        let mark = tape.mark
        let new = try pushItem(item.value, plan, in: place, position)
        try fill(new, item.value, plan, since: mark)
    }
}
