extension Array: EncodableArray where Element: Encodable {
    // `isEmpty` is generic over all collections and needs metadata; `count` does not.
    static func isEmpty<T>(_ value: T) -> Bool { LayoutCast.wrapped(value, as: [Element].self).count == 0 }

    static func write<T>(_ value: T, to state: EncodingState, _ frame: FrameID) throws {
        let array = LayoutCast.wrapped(value, as: [Element].self)
        let place = state.openUnkeyed(frame)
        // The array is retained here, so its storage stays in place whatever the items' code does to other copies.
        try unsafe array.withUnsafeBufferPointer { try unsafe state.put(items: $0, in: place) }
    }
}

/// An item of an array, borrowed in place. It is noncopyable, so that it is passed by its address and not copied.
struct LentItem<Item>: ~Copyable {
    let value: Item

    /// The item at an address, which must stay there for as long as it is used.
    @unsafe
    static func at(_ item: UnsafePointer<Item>) -> UnsafePointer<LentItem> {
        // A struct that contains only the value has the same layout.
        unsafe UnsafeRawPointer(item).assumingMemoryBound(to: LentItem.self)
    }
}

extension EncodingState {
    /// Writes all items of an array, whose storage stays in place.
    @unsafe
    fileprivate func put<T: Encodable>(items: UnsafeBufferPointer<T>, in place: FrameID) throws {
        let plan = plan(of: T.self)
        if plan.way == .scalar {
            for position in items.indices { try unsafe putItem(value: items[position], in: place, position) }
            return
        }
        guard let start = items.baseAddress else { return }
        for position in items.indices {
            try unsafe put(item: LentItem.at(start + position).pointee, plan, in: place, position)
        }
    }

    @inline(never)
    fileprivate func put<T: Encodable>(
        item: borrowing LentItem<T>, _ plan: EncodingPlanID, in place: FrameID, _ position: Int
    ) throws {
        let start = tape.count
        let new = try pushItem(item.value, plan, in: place, position)
        try fill(new, item.value, plan, since: start)
    }
}
