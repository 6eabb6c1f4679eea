/// The coding of ``XMLGroups``: repeated groups of elements, each of which is read as if it had an element of its own.
enum GroupsCoding: SpecialCoding {
    static let needs: ContentNeeds = [.content, .unnamed, .elements]

    static func decode<T: Decodable>(
        _ type: T.Type, _ site: DecodingSite, under key: DecodingSite.Key
    ) throws -> T? {
        try site.state.groups(type, site.place)
    }

    static func encode<T: Encodable>(_ value: T, _ site: EncodingSite) throws -> Bool {
        guard let entry = site.entry else { return false }
        try site.state.put(groups: value, entry, in: site.frame)
        return true
    }

    static func isEmpty(_ value: Any) -> Bool { (value as? any GroupsProperty)?.encodableItems.isEmpty ?? false }
}

// MARK: - Decoding

extension DecodingState {
    /// Decodes the groups in an element.
    ///
    /// - Parameter place: The element, with the coding path of the groups.
    fileprivate func groups<T: Decodable>(_ type: T.Type, _ place: DecodingPlace) throws -> T {
        guard let property = type as? any GroupsProperty.Type, let item = property.itemType else {
            throw places.missingValue(place)
        }
        if stack.isLow { throw places.tooDeep(place) }
        guard let found = property.wrapping(try items(item, place)) as? T else { throw places.missingValue(place) }
        return found
    }

    /// Decodes an array of groups, as `Any`.
    private func items<Item: Decodable>(_ type: Item.Type, _ place: DecodingPlace) throws -> Any {
        let group = GroupDecoder.Group(next: place.node + 1)
        var items: [Item] = []
        let mark = paths.count
        defer { paths.pop(to: mark) }
        do {
            while true {
                paths.pop(to: mark)
                let path = paths.push(parent: place.path, index: items.count, table: nil)
                // The first group tells the names of all.
                if items.isEmpty { paths.noteSharing(path) }
                group.elements = nil
                items.append(try item(type, places.item(place.node, path), group))
            }
        } catch is GroupDecoder.End {
            return items
        }
    }

    /// Decodes the next group; throws ``GroupDecoder/End`` if there is none.
    private func item<Item: Decodable>(
        _ type: Item.Type, _ place: DecodingPlace, _ group: GroupDecoder.Group
    ) throws -> Item {
        paths.setOwner(place.path, plan(type))
        do {
            let value = try Item(from: GroupDecoder(state: self, place: place, group: group))
            if group.elements == nil { throw places.mismatch(type, place, "expected a type with keys", "found none") }
            return value
        } catch let error as DecodingError {
            throw places.located(error, place, type)
        }
    }
}

// MARK: - Encoding

extension EncodingState {
    /// Writes repeated groups of elements. All of them must begin with an element of one name, which tells them apart.
    fileprivate func put<T: Encodable>(groups value: T, _ entry: EntryID, in place: FrameID) throws {
        try check(place, value)
        var first: NameID?
        let start = tape.count
        let outer = run
        (run.refusal, run.names) = (.notInGroup, ReservedNames())
        defer { run = outer }
        try sharing(place, vocabulary[entry].component) {
            for (number, item) in ((value as? any GroupsProperty)?.encodableItems ?? []).enumerated() {
                try sharing(place, -2 &- Int32(truncatingIfNeeded: number)) {
                    try write(group: item, place, &first)
                }
            }
        }
        if first != nil {
            reserve(run.names, in: frames.element(of: place.index), since: start, EncodingProblem.sharedName)
        }
    }

    /// - Parameter first: The name of the element that begins each group; nil before the first group.
    private func write<T: Encodable>(group item: T, _ place: FrameID, _ first: inout NameID?) throws {
        let start = tape.count
        // What the paths of an item lead through is its own.
        (run.start, run.place) = (start, place)
        let (element, count) = (frames.element(of: place.index), frames.count)
        try write(flattened: item, place)
        try check(place, item)
        closeRun(in: element, from: count)
        let record = frames[frames.element(of: place.index)].record
        guard !tape.hasMarks(of: record, since: start) else { throw error(.notInGroup, item, place.index) }
        let names = tape.names(of: record, since: start)
        keepOrder(in: record)
        if first == nil { first = names.first }
        guard let first, names.first == first, !names.dropFirst().contains(first) else {
            throw error(.noGroup(first.map { vocabulary.names.string($0) }), item, place.index)
        }
        for name in names { run.names.all.insert(name) }
    }
}

extension EncodingProblem {
    /// A value in a group that is not in an element of its own.
    fileprivate static let notInGroup = EncodingProblem.refused(
        "an item of `@XMLGroups` has only elements: no attribute, no text, and nothing captured, flattened or without a name"
    )

    /// An element that a group has, and another key of the model too; or one after the groups that the last one would read.
    fileprivate static func sharedName(_ name: String, _ isLater: Bool) -> EncodingProblem {
        isLater
            ? .refused("<\(name)> after the groups would be read as the case of a choice in the last one")
            : .refused("the elements <\(name)> of the groups could not be told from those of another key")
    }

    /// A group that does not begin with the element that begins the others, or has a second one of it, and its name.
    fileprivate static func noGroup(_ name: String?) -> EncodingProblem {
        guard let name else { return .refused("a group without elements could not be read back") }
        return .refused("the groups could not be told apart: each must begin with <\(name)>, and have only one of it")
    }
}
