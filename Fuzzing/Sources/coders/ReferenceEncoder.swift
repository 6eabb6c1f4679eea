/// What an encoder must write, in its simplest form: a tree of plain elements, and a place in it for each value.
///
/// It follows `XMLMapping.md` and shares no code with the library. Text is not escaped, so documents are compared
/// as trees.
final class ReferenceDocument {
    enum Nils { case omit, emptyElement, xsiNil }

    let nils: Nils
    let hasEntries: Bool
    let depthLimit: Int
    /// Whether a request failed that could not throw. Then all calls after it throw.
    fileprivate(set) var hasFailed = false
    /// Whether a program did something whose result is not defined.
    fileprivate(set) var isUndefined = false
    private(set) var isOver = false
    /// How often something was written.
    fileprivate var writeCount = 0
    /// All places, which refer to each other until the call ends.
    fileprivate var places: [ReferencePlace] = []

    init(nils: Nils, hasEntries: Bool, depthLimit: Int) {
        self.nils = nils
        self.hasEntries = hasEntries
        self.depthLimit = depthLimit
    }

    struct Failure: Error {}

    /// Returns the document of a value.
    func encode(_ value: some Encodable, root name: String) throws -> PlainElement {
        defer {
            isOver = true
            hasFailed = false
            for place in places { place.forget() }
            places = []
        }
        let root = PlainElement(name)
        let place = ReferencePlace(self, nil, .item(name), nil)
        place.node = root
        try value.encode(to: ReferenceEncoder(place: place))
        if hasFailed { throw Failure() }
        place.finishNested()
        return root
    }
}

/// The place that a value is written to.
final class ReferencePlace {
    enum Kind {
        /// A child element of the one that has the key; an array is one element per item.
        case element(String)
        /// An element of its own; an array is one element around its items.
        case item(String)
        /// A step of a path, opened when something is written into it.
        case step(String)
        case attribute(String)
        /// Written into the element around it. Elements under `rest` have a name only if their values do, and no value
        /// here has one.
        case text, rest
    }

    enum Shape { case keyed, unkeyed, single }

    let document: ReferenceDocument
    private let parent: ReferencePlace?
    var kind: Kind
    var shape: Shape?
    /// Whether a value was written, or omitted.
    var isDone = false
    /// The element, or the group for the items of an array; nil until there is one.
    var node: PlainElement?
    private var hasText = false
    /// Whether the items of an array may still be the first content of a path.
    private var isWaiting = false
    /// Whether it may be written to as long as the element around it.
    private var isLasting = false
    /// Whether it is an item of an array.
    private var isItem = false
    /// Whether an item of the array here has keys, which are those of the element around it.
    private var hasKeyedItem = false
    /// Whether its element has no name.
    private var needsName = false
    private var isFinished = false
    private var key: String?
    private var steps: [String: ReferencePlace] = [:]
    private var nested: [ReferencePlace] = []

    init(_ document: ReferenceDocument, _ parent: ReferencePlace?, _ kind: Kind, _ key: String?) {
        self.document = document
        self.parent = parent
        self.kind = kind
        self.key = key
        if !document.isOver { document.places.append(self) }
    }

    /// Forgets the places inside, once the call has ended.
    fileprivate func forget() {
        steps = [:]
        nested = []
    }

    // MARK: - What it is

    /// Whether it can be written to: neither it nor anything around it is finished.
    var isLive: Bool { !document.isOver && !isFinished && parent?.isLive ?? true }

    var path: [String] { isLive ? (parent?.path ?? []) + (key.map { [$0] } ?? []) : [] }

    /// The steps around it that are not open, the innermost one first.
    private var closedSteps: [ReferencePlace] {
        guard let parent, parent.isStep, parent.node == nil else { return [] }
        return [parent] + parent.closedSteps
    }

    private var isStep: Bool { if case .step = kind { true } else { false } }

    /// Whether it is in an array that is the text of one element, which holds one scalar. A path can lead to several.
    private var isInTextOfOne: Bool { isItem && parent?.key?.contains(".") != true }

    /// The place of the element that the content goes to.
    private var element: ReferencePlace {
        guard node?.name == nil, !isStep, let parent else { return self }
        return parent.element
    }

    private var depth: Int { (parent?.depth ?? 0) + (node?.name == nil ? 0 : 1) }

    func check() throws { if document.hasFailed || !isLive { throw ReferenceDocument.Failure() } }

    // MARK: - Opening

    /// Returns the element or group of the place, which is added to the one around it if there is none yet.
    private func content() throws -> PlainElement {
        if node == nil { if isWaiting { try openGroup() } else { try open() } }
        guard let node else { throw ReferenceDocument.Failure() }
        return node
    }

    private func open() throws {
        guard let parent else { return }
        let name: String
        switch kind {
        case .element(let own), .item(let own), .step(let own): name = own
        case .attribute, .text, .rest: return try openGroup()
        }
        let content = try parent.content()
        guard parent.depth < document.depthLimit else { throw ReferenceDocument.Failure() }
        let new = PlainElement(name)
        content.append(new)
        document.writeCount += 1
        node = new
    }

    private func openGroup() throws {
        guard let content = try parent?.content() else { return }
        let group = PlainElement(nil)
        content.append(group)
        node = group
    }

    // MARK: - Keys

    /// Returns a new place for a key of this one.
    func place(of key: String, isOpen: Bool) throws -> ReferencePlace {
        if isOpen {
            if key.first?.isNumber == true { throw ReferenceDocument.Failure() }
            return ReferencePlace(document, self, .element(key), key)
        }
        if key == "#text" { return ReferencePlace(document, self, .text, key) }
        var names = key.split(separator: ".").map(String.init)
        // Elements shared by a path and a plain key.
        if names.count > 1, names[0] == "a" { document.isUndefined = true }
        let last = names.removeLast()
        var place = self
        if !names.isEmpty { place = element }
        for name in names { place = place.step(name) }
        let kind: Kind =
            switch last {
            case "#text": .text
            case "*": .rest
            case _ where last.hasPrefix("@"): .attribute(String(last.dropFirst()))
            default: .element(last)
            }
        return ReferencePlace(document, place, kind, key)
    }

    private func step(_ name: String) -> ReferencePlace {
        if let known = steps[name] { return known }
        let new = ReferencePlace(document, self, .step(name), nil)
        steps[name] = new
        return new
    }

    /// Returns a new place for an item of the array here.
    func item(_ position: Int) -> ReferencePlace {
        let kind: Kind =
            switch self.kind {
            case .element(let name), .item(let name), .step(let name): .item(name)
            case .attribute, .text, .rest: self.kind
            }
        let item = ReferencePlace(document, self, kind, "Index \(position)")
        item.isItem = true
        return item
    }

    /// Makes this the place of a nested container or encoder.
    func last() -> ReferencePlace {
        isLasting = true
        if !document.isOver { parent?.nested.append(self) }
        return self
    }

    /// Reserves the current place for a nested encoder.
    func reserved() throws -> ReferencePlace {
        switch kind {
        case .element, .item, .step: break
        case .attribute, .text, .rest: return self
        }
        let key = self.key
        self.key = nil
        try openGroup()
        return ReferencePlace(document, self, kind, key).last()
    }

    // MARK: - Containers

    private func take(_ wanted: Shape) throws {
        try checkIsLive()
        guard shape == nil && !isDone || shape == wanted else { throw ReferenceDocument.Failure() }
        shape = wanted
    }

    private func checkIsLive() throws { if !isLive { throw ReferenceDocument.Failure() } }

    /// Returns the place that the keys belong to.
    func keyed() throws -> ReferencePlace {
        try checkIsLive()
        if case .attribute = kind { throw ReferenceDocument.Failure() }
        try take(.keyed)
        switch kind {
        case .text:
            isDone = true
            guard let parent else { return self }
            if isItem, parent.hasKeyedItem { throw ReferenceDocument.Failure() }
            parent.hasKeyedItem = isItem
            let place = parent.element
            _ = try place.content()
            return place
        case .rest:
            if isLasting { throw ReferenceDocument.Failure() }
            needsName = true
            kind = .item("_")
            _ = try content()
            return self
        default:
            _ = try content()
            return self
        }
    }

    func unkeyed() throws {
        let isFirst = shape == nil
        try take(.unkeyed)
        guard isFirst else { return }
        switch kind {
        case .attribute: throw ReferenceDocument.Failure()
        case .element:
            if let parent, parent.isStep, parent.node == nil { isWaiting = true } else { try openGroup() }
        // The items of a list in a list could not be told from those of the next one.
        case .text where isItem, .rest where isItem: throw ReferenceDocument.Failure()
        case .text where key?.contains(".") != true: throw ReferenceDocument.Failure()
        case .text, .rest: isWaiting = true
        case .item, .step: _ = try content()
        }
    }

    // MARK: - Content

    private func write(text: String, in place: ReferencePlace) throws {
        if place.hasText { throw ReferenceDocument.Failure() }
        let content = try place.content()
        if !text.isWritable { throw ReferenceDocument.Failure() }
        content.append(text: text)
        document.writeCount += 1
        place.hasText = true
    }

    private func write(attribute name: String, _ text: String, in place: ReferencePlace) throws {
        let content = try place.content()
        if content[attribute: name] != nil || !text.isWritable { throw ReferenceDocument.Failure() }
        content.attributes.append((name, text))
        document.writeCount += 1
    }

    /// Writes a text as the only value of the place.
    func write(single text: String) throws {
        try check()
        guard shape == nil, !isDone else { throw ReferenceDocument.Failure() }
        shape = .single
        isDone = true
        guard let parent else { return try write(text: text, in: self) }
        switch kind {
        case .attribute(let name): try write(attribute: name, text, in: parent.element)
        case .text:
            if isInTextOfOne { throw ReferenceDocument.Failure() }
            try write(text: text, in: parent.element)
        case .rest: throw ReferenceDocument.Failure()
        case .element, .item, .step:
            let isOpen = node != nil
            do {
                try write(text: text, in: self)
            } catch {
                if !isOpen, let node {
                    try parent.content().remove(node)
                    self.node = nil
                }
                throw error
            }
        }
    }

    func writeNil() throws {
        try check()
        guard shape == nil, !isDone else { throw ReferenceDocument.Failure() }
        shape = .single
        isDone = true
        switch kind {
        case .attribute, .step: break
        case .text, .rest: if isItem { throw ReferenceDocument.Failure() }
        case .element:
            if document.nils == .omit { return }
            try writeNil(saysSo: document.nils == .xsiNil)
        case .item: try writeNil(saysSo: parent != nil || document.nils != .emptyElement)
        }
    }

    /// Writes an element that says nil as the value of a key.
    fileprivate func keepNil() throws {
        guard case .element = kind else { return }
        try writeNil(saysSo: true)
    }

    /// Writes nil as the value of a key.
    func writeKeyedNil() throws {
        guard case .element = kind else { return }
        try writeNil(saysSo: document.nils == .xsiNil)
    }

    /// Whether an element was written, or an item of an array.
    fileprivate var hasContent: Bool { node.map { $0.name != nil || !$0.elements.isEmpty } ?? false }

    /// Opens the elements that a path leads through.
    fileprivate func openSteps() throws {
        if case .element = kind, let parent, parent.isStep { _ = try parent.content() }
    }

    fileprivate func writeNil(saysSo: Bool) throws {
        _ = try content()
        if saysSo { try write(attribute: "xsi:nil", "true", in: self) }
    }

    /// Writes an entry of a dictionary around a value.
    func entry(_ key: String) throws -> ReferencePlace {
        let entry = ReferencePlace(document, self, .item("entry"), key)
        _ = try entry.content()
        try write(attribute: "key", key, in: entry)
        return entry
    }

    // MARK: - Finishing

    /// Lets a value write here, and finishes the place. If the value throws, its element is removed, with the steps that were
    /// opened for it.
    func fill(_ value: some Encodable) throws {
        let (steps, count) = (closedSteps, document.writeCount)
        do {
            try write(value)
            try checkName()
            let isAsked = isDone || node != nil || isWaiting
            switch kind {
            case .attribute: if !isAsked { throw ReferenceDocument.Failure() }
            case .element, .item: if !isAsked { try open() }
            case .text, .rest: if isItem, !isAsked { throw ReferenceDocument.Failure() }
            case .step: break
            }
        } catch {
            if let node { try? parent?.content().remove(node) }
            for step in steps {
                guard let node = step.node else { continue }
                try? step.parent?.content().remove(node)
                step.node = nil
            }
            // What others have written meanwhile keeps them.
            if !steps.isEmpty { document.isUndefined = true }
            switch kind {
            case .text, .rest: noteFailure(since: count)
            case .attribute, .element, .item, .step: break
            }
            isFinished = true
            throw error
        }
        finish()
        if document.hasFailed { throw ReferenceDocument.Failure() }
    }

    /// What a value that throws leaves in the element of another one may not be told from what others have written, and refused.
    func noteFailure(since count: Int) {
        if document.writeCount != count { document.isUndefined = true }
    }

    /// Throws if a value was written whose element has no name.
    func checkName() throws { if needsName { throw ReferenceDocument.Failure() } }

    func write(_ value: some Encodable) throws {
        if let dictionary = value as? any ReferenceDictionary {
            // In the element of another value, its keys must not be names of other elements.
            switch kind {
            case .text, .rest: document.isUndefined = true
            case .attribute, .element, .item, .step: break
            }
            try dictionary.write(self)
        } else {
            try value.encode(to: ReferenceEncoder(place: self))
        }
    }

    private func finish() {
        finishNested()
        isFinished = true
    }

    /// Finishes everything inside. A nested encoder that was never written to is an empty element.
    func finishNested() {
        for place in nested + steps.values { place.finish() }
        if isLasting, !isDone, node == nil, !isWaiting {
            switch kind {
            case .element, .item: try? open()
            default: break
            }
        }
    }
}

extension String {
    fileprivate var isWritable: Bool { !contains("\u{1}") }
}

extension Mirror {
    fileprivate var isNil: Bool { displayStyle == .optional && children.isEmpty }
}

// MARK: - The encoder

struct ReferenceEncoder: Encoder {
    let place: ReferencePlace

    var codingPath: [any CodingKey] { place.path.map { OpenKey(stringValue: $0) } }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    /// Returns the place that a request leads to; nil if it fails.
    fileprivate static func attempt(
        _ document: ReferenceDocument, _ body: () throws -> ReferencePlace
    ) -> ReferencePlace? {
        do {
            return try body()
        } catch {
            document.hasFailed = true
            return nil
        }
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(
            ReferenceKeyedEncoding(
                document: place.document, place: Self.attempt(place.document) { try place.keyed() }))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        let found = Self.attempt(place.document) {
            try place.unkeyed()
            return place
        }
        return ReferenceUnkeyedEncoding(document: place.document, place: found)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { ReferenceSingleEncoding(place: place) }
}

private struct ReferenceKeyedEncoding<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let document: ReferenceDocument
    let place: ReferencePlace?

    var codingPath: [any CodingKey] { place?.path.map { OpenKey(stringValue: $0) } ?? [] }

    private func checked() throws -> ReferencePlace {
        guard let place else { throw ReferenceDocument.Failure() }
        try place.check()
        return place
    }

    private func new(_ key: Key, in place: ReferencePlace) throws -> ReferencePlace {
        try place.place(of: key.stringValue, isOpen: Key.self == OpenKey.self)
    }

    func encode<T: Encodable>(_ value: T, forKey key: Key) throws { try new(key, in: try checked()).fill(value) }

    func encodeNil(forKey key: Key) throws {
        let place = try checked()
        if document.nils != .omit { try new(key, in: place).writeKeyedNil() }
    }

    func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: Key) throws {
        guard let value else { return try encodeNil(forKey: key) }
        let child = try new(key, in: try checked())
        // What is nil in itself differs from what is absent, and so does an empty list from none.
        let isNil = Mirror(reflecting: value).isNil
        if isNil, document.nils == .emptyElement { try child.keepNil() }
        if !child.hasContent { try child.fill(value) }
        if !child.hasContent, isNil { try new(key, in: try checked()).keepNil() }
        if let items = value as? any Collection, items.isEmpty { try new(key, in: try checked()).openSteps() }
    }

    func encodeIfPresent(_ value: Int?, forKey key: Key) throws {
        if let value { try encode(value, forKey: key) } else { try encodeNil(forKey: key) }
    }

    private func nested(_ key: Key) throws -> ReferencePlace {
        guard let place, place.isLive else { throw ReferenceDocument.Failure() }
        return try new(key, in: place).last()
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Nested> {
        let found = ReferenceEncoder.attempt(document) { try nested(key).keyed() }
        return KeyedEncodingContainer(ReferenceKeyedEncoding<Nested>(document: document, place: found))
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        let found = ReferenceEncoder.attempt(document) {
            let place = try nested(key)
            try place.unkeyed()
            return place
        }
        return ReferenceUnkeyedEncoding(document: document, place: found)
    }

    func superEncoder() -> any Encoder {
        let found = ReferenceEncoder.attempt(document) {
            guard let place, place.isLive else { throw ReferenceDocument.Failure() }
            return try place.place(of: "super", isOpen: true).last().reserved()
        }
        return ReferenceEncoder(place: found ?? .failed(document))
    }

    func superEncoder(forKey key: Key) -> any Encoder {
        let found = ReferenceEncoder.attempt(document) { try nested(key).reserved() }
        return ReferenceEncoder(place: found ?? .failed(document))
    }
}

extension ReferencePlace {
    /// The place of a request that failed.
    fileprivate static func failed(_ document: ReferenceDocument) -> ReferencePlace {
        let place = ReferencePlace(document, nil, .rest, nil)
        place.isFinished = true
        return place
    }
}

private struct ReferenceUnkeyedEncoding: UnkeyedEncodingContainer {
    let document: ReferenceDocument
    let place: ReferencePlace?
    private(set) var count = 0

    init(document: ReferenceDocument, place: ReferencePlace?) {
        self.document = document
        self.place = place
    }

    var codingPath: [any CodingKey] { place?.path.map { OpenKey(stringValue: $0) } ?? [] }

    private func checked() throws -> ReferencePlace {
        guard let place else { throw ReferenceDocument.Failure() }
        try place.check()
        return place
    }

    mutating func encode<T: Encodable>(_ value: T) throws {
        try checked().item(count).fill(value)
        count += 1
    }

    mutating func encodeNil() throws {
        try checked().item(count).fill(Int?.none)
        count += 1
    }

    private mutating func nested() throws -> ReferencePlace {
        defer { count += 1 }
        guard let place, place.isLive, !document.hasFailed else { throw ReferenceDocument.Failure() }
        return place.item(count).last()
    }

    mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
        let found = ReferenceEncoder.attempt(document) { try nested().keyed() }
        return KeyedEncodingContainer(ReferenceKeyedEncoding<Nested>(document: document, place: found))
    }

    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
        let found = ReferenceEncoder.attempt(document) {
            let place = try nested()
            try place.unkeyed()
            return place
        }
        return ReferenceUnkeyedEncoding(document: document, place: found)
    }

    mutating func superEncoder() -> any Encoder {
        let found = ReferenceEncoder.attempt(document) { try nested().reserved() }
        return ReferenceEncoder(place: found ?? .failed(document))
    }
}

private struct ReferenceSingleEncoding: SingleValueEncodingContainer {
    let place: ReferencePlace

    var codingPath: [any CodingKey] { place.path.map { OpenKey(stringValue: $0) } }

    func encodeNil() throws { try place.writeNil() }
    func encode(_ value: Bool) throws { try place.write(single: "\(value)") }
    func encode(_ value: String) throws { try place.write(single: value) }
    func encode(_ value: Double) throws { try place.write(single: "\(value)") }
    func encode(_ value: Float) throws { try place.write(single: "\(value)") }
    func encode(_ value: Int) throws { try place.write(single: "\(value)") }
    func encode(_ value: Int8) throws { try place.write(single: "\(value)") }
    func encode(_ value: Int16) throws { try place.write(single: "\(value)") }
    func encode(_ value: Int32) throws { try place.write(single: "\(value)") }
    func encode(_ value: Int64) throws { try place.write(single: "\(value)") }
    func encode(_ value: UInt) throws { try place.write(single: "\(value)") }
    func encode(_ value: UInt8) throws { try place.write(single: "\(value)") }
    func encode(_ value: UInt16) throws { try place.write(single: "\(value)") }
    func encode(_ value: UInt32) throws { try place.write(single: "\(value)") }
    func encode(_ value: UInt64) throws { try place.write(single: "\(value)") }

    func encode<T: Encodable>(_ value: T) throws {
        try place.check()
        guard place.shape == nil, !place.isDone else { throw ReferenceDocument.Failure() }
        let count = place.document.writeCount
        do { try place.write(value) } catch {
            place.noteFailure(since: count)
            throw error
        }
        try place.checkName()
    }
}

// MARK: - Dictionaries

private protocol ReferenceDictionary {
    func write(_ place: ReferencePlace) throws
}

extension Dictionary: ReferenceDictionary where Key == String, Value: Encodable {
    fileprivate func write(_ place: ReferencePlace) throws {
        let document = place.document
        let found = ReferenceEncoder.attempt(document) { try place.keyed() }
        guard let found, !document.hasFailed else { throw ReferenceDocument.Failure() }
        for (key, value) in sorted(by: { $0.key < $1.key }) {
            try found.check()
            let child = document.hasEntries ? try found.entry(key) : try found.place(of: key, isOpen: true)
            if !document.hasEntries, document.nils == .emptyElement, Mirror(reflecting: value).isNil {
                try child.writeNil(saysSo: true)
                continue
            }
            try child.fill(value)
            if document.hasEntries || child.hasContent { continue }
            switch Mirror(reflecting: value).displayStyle {
            case .optional, .collection: try found.place(of: key, isOpen: true).writeNil(saysSo: true)
            // A value without content of its own may have written elsewhere.
            default: document.isUndefined = true
            }
        }
    }
}
