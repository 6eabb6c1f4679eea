/// The names that a table has met, for a key strategy that depends on the coding path.
///
/// Such a strategy can make another key of a name for each coding path. Converting all names of the document for each
/// path would take quadratic time, so a table converts the names of those elements that its keys are looked up in: when
/// a container for an element is made, and on each step of a path. If a new name turns out to be that of a key whose
/// names were already looked up, they are looked up again.
final class LearnedNames {
    struct Name: Hashable {
        let used: UsedName
        let isAttribute: Bool
    }

    /// The names by the keys that they are converted to, either as written or by their local parts. They are converted
    /// once the first key is looked up.
    final class Conversion {
        let isLocal: Bool
        fileprivate var numbers = NameConversions.ByKey()
        /// The number of names that have been converted.
        fileprivate var count = 0
        /// The indices of the keys for which a converted name was looked up.
        fileprivate var uses = RareTable<[UInt8], RareSet<Int>>()

        init(isLocal: Bool) { self.isLocal = isLocal }
    }

    /// The coding path at which the table was first used; the strategy is asked with it about every name.
    let codingPath: [any CodingKey]
    let written = Conversion(isLocal: false)
    let locals = Conversion(isLocal: true)
    private(set) var names: [Name] = []
    private var seen = RareSet<Name>()
    /// The numbers of these names.
    fileprivate private(set) var numbers: [UInt32] = []
    private var seenNumbers = RareSet<UInt32>()
    fileprivate var elements = RareSet<UInt32>()
    /// What the table's keys are resolved from.
    fileprivate var keys = RareTable<Int, (key: any CodingKey, shape: KeyShape, wrapper: XMLPlacement.Form?)>()
    /// The indices of the keys that were resolved again, in order.
    fileprivate(set) var changes: [Int] = []

    init(_ codingPath: [any CodingKey]) { self.codingPath = codingPath }

    fileprivate func insert(_ name: UsedName, isAttribute: Bool) {
        let name = Name(used: name, isAttribute: isAttribute)
        guard seen.insert(name) else { return }
        names.append(name)
        if seenNumbers.insert(name.used.number) { numbers.append(name.used.number) }
    }

    /// Records what a key is resolved from.
    func note(_ key: any CodingKey, _ shape: KeyShape, _ wrapper: XMLPlacement.Form?, at index: Int) {
        keys[index] = (key, shape, wrapper)
    }
}

/// The element whose names the keys of a container can have.
struct NearElement {
    /// The element; nil for something that has no children and no attributes.
    let node: UInt32?
    /// Whether its own name may be a key too.
    let mayBeKey: Bool
}

extension KeyMeanings {
    /// Learns the names of the element that a container is for.
    func learn(_ element: NearElement, _ table: DecodingKeyTable, _ path: Int32) {
        guard let node = element.node, let learned = table.learned else { return }
        if element.mayBeKey { learned.insert(document.name(of: node), isAttribute: false) }
        if beginLearning(node, table) { learn([node], as: node, table, path) }
    }

    /// Notes that a table learns the names in some elements; returns false if it has learned them before, or learns none.
    ///
    /// - Parameter id: A number for the elements as a whole; that of the element if there is only one.
    func beginLearning(_ id: UInt32, _ table: DecodingKeyTable) -> Bool {
        table.learned?.elements.insert(id) ?? false
    }

    /// Learns the names of the children and attributes of elements, after ``beginLearning(_:_:)``.
    @inline(never)
    func learn(_ elements: [UInt32], as id: UInt32, _ table: DecodingKeyTable, _ path: Int32) {
        guard let learned = table.learned else { return }
        for element in elements where element == id || learned.elements.insert(element) {
            document.forEach(in: element) { learned.insert($0, isAttribute: $1) }
        }
        for conversion in [learned.written, learned.locals] where !conversion.uses.isEmpty {
            for index in convert(learned, by: conversion, table, path) {
                resolveAgain(KeyPosition(index, in: table, at: path), learned)
            }
        }
    }

    /// Returns the numbers of the names that are converted to a key, of those that the table has learned.
    func numbers(
        of key: [UInt8], _ learned: LearnedNames, _ conversion: LearnedNames.Conversion, for position: KeyPosition
    ) -> [UInt32] {
        let changed = convert(learned, by: conversion, position.table, position.path)
        conversion.uses.update(key, default: .init()) { $0.insert(position.index) }
        for other in changed where other != position.index { resolveAgain(position.with(other), learned) }
        return conversion.numbers[key] ?? []
    }

    /// Converts the names learned since the last time, and returns the indices of the keys that they may belong to.
    @inline(never)
    private func convert(
        _ learned: LearnedNames, by conversion: LearnedNames.Conversion, _ table: DecodingKeyTable, _ path: Int32
    ) -> [Int] {
        let count = conversion.count
        let fresh = learned.numbers[count...]
        if fresh.isEmpty { return [] }
        // The strategy is the user's code, which may use the decoder.
        let keys = fresh.map { number in
            let isLocal = conversion.isLocal
            let key = isLocal ? converted(document.local(number), table, path) : keyName(number, table, path)
            return Array(key.utf8)
        }
        guard conversion.count == count else { return [] }
        var changed = RareSet<Int>()
        for (key, number) in zip(keys, fresh) {
            conversion.numbers.update(key, default: []) { numbers in
                numbers.insert(number, at: numbers.firstIndex { $0 > number } ?? numbers.count)
            }
            if let uses = conversion.uses[key] { changed.insert(contentsOf: uses.array()) }
        }
        conversion.count += fresh.count
        return changed.array()
    }

    @inline(never)
    private func resolveAgain(_ position: KeyPosition, _ learned: LearnedNames) {
        guard let (key, shape, wrapper) = learned.keys[position.index] else { return }
        learned.changes.append(position.index)
        resolve(shape, key, position, under: wrapper)
    }
}
