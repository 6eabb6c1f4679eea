/// What a decoder must read, in its simplest form: every request searches a tree of plain elements.
///
/// It follows `XMLMapping.md` and shares no code with the library.
final class ReferenceReading {
    enum Empty { case valueOrNil, none, value }

    let empty: Empty
    /// Whether a collection is empty if its key does not occur; otherwise, that is an error.
    let missingIsEmpty: Bool
    let hasEntries: Bool
    let trims: Bool
    /// Whether a type needed more than the attribute that stands in for an element.
    fileprivate var isRejected = false
    /// The elements whose `*` was read, and those with a child `super` that `superDecoder()` read.
    fileprivate var restRead: Set<ObjectIdentifier> = []
    fileprivate var superRead: Set<ObjectIdentifier> = []

    /// Whether `*` has an element that another key takes, perhaps later: the library reads it once more without it.
    var takesFromRest: Bool { !restRead.isDisjoint(with: superRead) }

    init(empty: Empty, missingIsEmpty: Bool, hasEntries: Bool, trims: Bool) {
        self.empty = empty
        self.missingIsEmpty = missingIsEmpty
        self.hasEntries = hasEntries
        self.trims = trims
    }

    struct Failure: Error {
        /// The number of keys of the place that the error is about; nil if the value in progress has to add it.
        var depth: Int?
    }

    func decode<T: Decodable>(_ type: T.Type, from root: PlainElement) throws -> T {
        try value(type, ReferenceSource(.item(root)))
    }

    /// Decodes from the root's children with a name; without one, from the attribute with that name.
    func decode<T: Decodable>(_ type: T.Type, from root: PlainElement, at name: String) throws -> T {
        let elements = root.elements.filter { $0.name == name }
        if !elements.isEmpty { return try value(type, ReferenceSource(.elements(elements))) }
        guard let attribute = root[attribute: name] else { throw Failure() }
        return try value(type, ReferenceSource(.attributes([attribute]), isFallback: true, isOne: true))
    }
}

/// What a value is read from.
struct ReferenceSource {
    enum Kind {
        case missing
        /// An individual element.
        case item(PlainElement)
        /// The elements that a key names; the first one for a value that is not a collection.
        case elements([PlainElement])
        case attributes([String])
        /// The own text of elements.
        case texts([PlainElement])
    }

    var kind: Kind
    var path: [String] = []
    /// An attribute that stands in for an element.
    var isFallback = false
    var isDictionary = false
    var isSequence = false
    /// Whether the value is an attribute or a text of its own, not the first one of several.
    var isOne = false

    init(_ kind: Kind, isFallback: Bool = false, isOne: Bool = false) {
        self.kind = kind
        self.isFallback = isFallback
        self.isOne = isOne
    }

    /// The only element that a key names, if its children may be the items of a list that is requested by hand.
    var wrapper: PlainElement? {
        guard !isSequence, !isDictionary, case .elements(let elements) = kind, elements.count == 1,
            !elements[0].elements.isEmpty, !elements[0].hasText
        else { return nil }
        return elements[0]
    }

    /// Whether the value is an element with attributes.
    var hasAttributes: Bool { element?.attributes.isEmpty == false }

    var isMissing: Bool { if case .missing = kind { true } else { false } }

    /// The element, if the value is one.
    var element: PlainElement? {
        switch kind {
        case .item(let element): element
        case .elements(let elements): elements.first
        default: nil
        }
    }

    func with(path: [String]) -> ReferenceSource {
        var copy = self
        copy.path = path
        return copy
    }
}

// MARK: - Text

extension PlainElement {
    private var isLeaf: Bool {
        var runs = 0
        for part in content {
            switch part {
            case .comment, .element: return false
            case .text: if runs & 2 != 0 { return false } else { runs |= 1 }
            case .solid(_, let isReference):
                if isReference ? runs & 2 != 0 : runs != 0 { return false }
                runs |= isReference ? 1 : 2
            }
        }
        return true
    }

    /// Whether there is text other than white space, or white space that is not indentation.
    fileprivate var hasText: Bool {
        content.contains { part in
            switch part {
            case .text(let text): !text.isBlank
            case .solid: true
            case .comment, .element: false
            }
        }
    }

    /// Whether there is neither a child element nor a text. A string has any text that is not indentation.
    fileprivate func isEmpty(isString: Bool) -> Bool {
        elements.isEmpty && (!hasText || !isString && ownText(trims: false).isBlank)
    }

    /// What a dictionary would lose: the text or the attributes of an element without child elements.
    fileprivate var losesAsDictionary: Bool {
        elements.isEmpty && (hasText || attributes.contains { $0.name != "xsi:nil" })
    }

    /// Whether there is no text, and all child elements, of which there are some, have a name.
    fileprivate func hasOnly(_ name: String) -> Bool {
        !hasText && !elements.isEmpty && elements.allSatisfy { $0.name == name }
    }

    fileprivate var isNil: Bool { self[attribute: "xsi:nil"] != nil }

    fileprivate func lacksText(trims: Bool) -> Bool {
        !hasText && (!isLeaf || trims || ownText(trims: false).isEmpty)
    }

    /// The text, without indentation at its ends.
    fileprivate func ownText(trims: Bool) -> String {
        var characters: [(String, canTrim: Bool)] = []
        for part in content {
            switch part {
            case .text(let text): characters += text.map { (String($0), $0.isWhitespace) }
            case .solid(let text, _): characters.append((text, false))
            case .comment, .element: break
            }
        }
        if trims {
            if !hasText { return "" }
            characters = Array(characters.drop(while: \.canTrim).reversed().drop(while: \.canTrim).reversed())
        }
        return characters.map(\.0).joined()
    }
}

extension String {
    fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
    fileprivate var trimmed: String {
        String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}

extension ReferenceReading {
    fileprivate func string(_ source: ReferenceSource, isString: Bool = true) throws -> String {
        switch source.kind {
        case .missing: throw Failure()
        case .attributes(let values): return values.first ?? ""
        case .texts(let elements): return elements.first?.ownText(trims: trims || !isString) ?? ""
        case .item, .elements:
            guard let element = source.element, !element.isNil, element.hasText || element.elements.isEmpty else {
                throw Failure()
            }
            return element.ownText(trims: trims || !isString)
        }
    }

    fileprivate func scalar<T>(_ source: ReferenceSource, _ parse: (String) -> T?) throws -> T {
        guard let value = parse(try string(source, isString: false).trimmed) else { throw Failure() }
        return value
    }

    fileprivate func bool(_ source: ReferenceSource) throws -> Bool {
        try scalar(source) { ["true": true, "1": true, "false": false, "0": false][$0] }
    }

    // MARK: - Nil

    fileprivate func isNil(_ source: ReferenceSource) -> Bool {
        switch source.kind {
        case .missing: true
        case .item, .elements: source.element?.isNil == true
        case .attributes: false
        case .texts(let elements): elements.first?.lacksText(trims: trims) == true
        }
    }

    private func isEmpty(_ source: ReferenceSource, isString: Bool) -> Bool {
        if case .attributes(let values) = source.kind {
            return values.first.map { (isString ? $0 : $0.trimmed).isEmpty } ?? false
        }
        return source.element?.isEmpty(isString: isString) == true
    }

    fileprivate func saysNil(_ source: ReferenceSource) -> Bool {
        isNil(source) || empty != .value && isEmpty(source, isString: true) && !source.hasAttributes
    }

    /// Returns a value of the type in an Optional; nil if there is none.
    fileprivate func optional<T: Decodable>(
        _ type: T.Type, _ source: ReferenceSource, _ make: () throws -> T
    ) throws -> T? {
        let isCollection = Self.isCollection(type)
        if isNil(source) {
            // Keys may tell that there is a value without a text.
            if case .texts = source.kind, !Self.isScalar(type), !isCollection {
                DecodingMachine.current?.isUndefined = true
            }
            guard let items = T.self as? any ReferenceSequence.Type else { return nil }
            // A list of several items has nil items.
            if items.hasOptionalItems { if source.isList { return try value() } else { return nil } }
            if source.count <= 1 { return nil }
        } else if isEmpty(source, isString: type == String.self), !isCollection {
            switch empty {
            case .none: return Self.isScalar(type) || !source.hasAttributes ? nil : try attempt()
            case .value: break
            case .valueOrNil:
                if type == String.self { break }
                return Self.isScalar(type) ? nil : try attempt()
            }
        }
        return try value()

        // An empty element with attributes is not nil if a key of the value is the reason.
        func attempt() throws -> T? {
            do {
                return try make()
            } catch {
                if source.hasAttributes, (error as? Failure)?.depth != source.path.count { throw error }
                return nil
            }
        }

        func value() throws -> T? {
            guard source.isFallback, !Self.isScalar(type), !isCollection else { return try make() }
            isRejected = false
            do {
                return try make()
            } catch  where isRejected {
                isRejected = false
                return nil
            }
        }
    }

    fileprivate static func isScalar(_ type: Any.Type) -> Bool {
        [Int.self, String.self, Bool.self, Double.self, UInt8.self, Int64.self].contains { $0 == type }
    }

    fileprivate static func isCollection(_ type: Any.Type) -> Bool {
        if let optional = type as? any ReferenceOptional.Type { return isCollection(optional.wrapped) }
        return type is any ReferenceSequence.Type || type is any ReferenceDictionary.Type
    }

    fileprivate static func isDictionary(_ type: Any.Type) -> Bool {
        if let optional = type as? any ReferenceOptional.Type { return isDictionary(optional.wrapped) }
        return type is any ReferenceDictionary.Type
    }

    // MARK: - Values

    fileprivate func value<T: Decodable>(_ type: T.Type, _ source: ReferenceSource) throws -> T {
        do {
            return try found(type, source)
        } catch let error as Failure where error.depth == nil {
            throw Failure(depth: source.path.count)
        }
    }

    private func found<T: Decodable>(_ type: T.Type, _ source: ReferenceSource) throws -> T {
        switch type {
        case is String.Type: return try cast(string(source))
        case is Int.Type: return try cast(scalar(source) { Int($0) })
        case is Bool.Type: return try cast(bool(source))
        case is Double.Type: return try cast(scalar(source) { Double($0) })
        case is UInt8.Type: return try cast(scalar(source) { UInt8($0) })
        case is Int64.Type: return try cast(scalar(source) { Int64($0) })
        case let type as any ReferenceOptional.Type: return try cast(type.decode(self, source))
        default:
            var source = source
            source.isDictionary = type is any ReferenceDictionary.Type
            // What other keys name is not in it.
            if source.isDictionary, case .texts = source.kind { DecodingMachine.current?.isUndefined = true }
            source.isSequence = type is any ReferenceSequence.Type
            // Where others have all child elements, there are no items.
            if source.isSequence, case .texts(let found) = source.kind, found.count == 1, !found[0].elements.isEmpty,
                isNil(source)
            {
                DecodingMachine.current?.isUndefined = true
            }
            return try T(from: ReferenceDecoder(reading: self, source: source))
        }
    }

    private func cast<T>(_ value: Any) throws -> T {
        guard let value = value as? T else { throw Failure() }
        return value
    }
}

extension ReferenceSource {
    fileprivate var isList: Bool {
        switch kind {
        case .elements: true
        case .texts: !isOne
        default: false
        }
    }

    fileprivate var count: Int {
        switch kind {
        case .missing: 0
        case .item: 1
        case .elements(let all), .texts(let all): all.count
        case .attributes(let all): all.count
        }
    }
}

private protocol ReferenceOptional {
    static var wrapped: Any.Type { get }
    static func decode(_ reading: ReferenceReading, _ source: ReferenceSource) throws -> Self
}

extension Optional: ReferenceOptional where Wrapped: Decodable {
    static var wrapped: Any.Type { Wrapped.self }

    fileprivate static func decode(_ reading: ReferenceReading, _ source: ReferenceSource) throws -> Wrapped? {
        try reading.optional(Wrapped.self, source) { try reading.value(Wrapped.self, source) }
    }
}

private protocol ReferenceSequence {
    static var item: Any.Type { get }
}

extension ReferenceSequence {
    static var hasOptionalItems: Bool { item is any ReferenceOptional.Type }
}

extension Array: ReferenceSequence where Element: Decodable {
    static var item: Any.Type { Element.self }
}

private protocol ReferenceDictionary {}

extension Dictionary: ReferenceDictionary where Key == String, Value: Decodable {}

// MARK: - Lists by hand

extension PlainElement {
    /// Whether the children of the element are the items of a list, rather than the element itself.
    fileprivate func isWrapper(of type: Any.Type) -> Bool {
        if let optional = type as? any ReferenceOptional.Type { return isWrapper(of: optional.wrapped) }
        if ReferenceReading.isScalar(type) { return true }
        // Whether it has a key of a value is known to the library once it has read one.
        if !ReferenceReading.isCollection(type) { DecodingMachine.current?.isUndefined = true }
        return false
    }

    fileprivate func isWrapper<Key: CodingKey>(keyedBy type: Key.Type) -> Bool {
        if type == OpenKey.self { return false }
        DecodingMachine.current?.isUndefined = true
        return false
    }
}

// MARK: - Values that are missing

/// The decoder of a value that is missing, which is asked what it asks for first: a list without items is there.
private final class ReferenceProbe: Decoder, SingleValueDecodingContainer {
    let codingPath: [any CodingKey]
    let userInfo: [CodingUserInfoKey: Any] = [:]
    private var isList: Bool?

    private init(_ path: [String]) { codingPath = path.map { OpenKey(stringValue: $0) } }

    static func ask(_ type: Any.Type, _ path: [String]) {
        guard !ReferenceReading.isScalar(type), let type = type as? any Decodable.Type else { return }
        let probe = ReferenceProbe(path)
        _ = try? type.init(from: probe)
        if probe.isList == true { DecodingMachine.current?.isUndefined = true }
    }

    private func asks(forList isList: Bool) { self.isList = self.isList ?? isList }

    private static func core(_ type: Any.Type) -> Any.Type {
        (type as? any ReferenceOptional.Type).map { core($0.wrapped) } ?? type
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        asks(forList: false)
        throw ReferenceReading.Failure()
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        asks(forList: true)
        throw ReferenceReading.Failure()
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer { self }

    func decodeNil() -> Bool {
        asks(forList: false)
        return false
    }

    func decode<T: Decodable>(_ type: T.Type) throws -> T {
        let core = Self.core(type)
        guard !ReferenceReading.isScalar(core), !ReferenceReading.isCollection(core) else {
            asks(forList: core is any ReferenceSequence.Type)
            throw ReferenceReading.Failure()
        }
        return try T(from: self)
    }
}

// MARK: - The decoder

struct ReferenceDecoder: Decoder, SingleValueDecodingContainer {
    let reading: ReferenceReading
    let source: ReferenceSource

    private var failure: ReferenceReading.Failure { ReferenceReading.Failure(depth: source.path.count) }

    var codingPath: [any CodingKey] { source.path.map { OpenKey(stringValue: $0) } }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        let element: PlainElement?
        switch source.kind {
        case .item, .elements: element = source.element
        case .texts(let elements): element = elements.first
        case .missing: element = source.isDictionary ? PlainElement("") : nil
        case .attributes: element = nil
        }
        guard let element, !source.isDictionary || !element.losesAsDictionary else {
            if source.isFallback { reading.isRejected = true }
            throw failure
        }
        return KeyedDecodingContainer(
            try ReferenceKeyedDecoding<Key>(
                reading: reading, element: element, path: source.path, isDictionary: source.isDictionary))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        let items: [ReferenceSource]
        switch source.kind {
        case .missing: items = []
        case .item(let element) where source.isSequence && element.elements.isEmpty && element.hasText: throw failure
        case .item(let element): items = element.elements.map { ReferenceSource(.item($0)) }
        case .elements(let elements): items = elements.map { ReferenceSource(.item($0)) }
        case .attributes(let values) where !source.isOne:
            items = values.map { ReferenceSource(.attributes([$0]), isOne: true) }
        case .texts(let elements) where !source.isOne:
            items = elements.map { ReferenceSource(.texts([$0]), isOne: true) }
        case .attributes, .texts:
            if source.isFallback { reading.isRejected = true }
            throw failure
        }
        return ReferenceUnkeyedDecoding(reading: reading, items: items, wrapper: source.wrapper, path: source.path)
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer { self }

    func decodeNil() -> Bool { reading.saysNil(source) }
    func decode(_ type: Bool.Type) throws -> Bool { try reading.value(type, source) }
    func decode(_ type: String.Type) throws -> String { try reading.value(type, source) }
    func decode(_ type: Double.Type) throws -> Double { try reading.value(type, source) }
    func decode(_ type: Float.Type) throws -> Float { throw ReferenceReading.Failure() }
    func decode(_ type: Int.Type) throws -> Int { try reading.value(type, source) }
    func decode(_ type: Int8.Type) throws -> Int8 { throw ReferenceReading.Failure() }
    func decode(_ type: Int16.Type) throws -> Int16 { throw ReferenceReading.Failure() }
    func decode(_ type: Int32.Type) throws -> Int32 { throw ReferenceReading.Failure() }
    func decode(_ type: Int64.Type) throws -> Int64 { try reading.value(type, source) }
    func decode(_ type: UInt.Type) throws -> UInt { throw ReferenceReading.Failure() }
    func decode(_ type: UInt8.Type) throws -> UInt8 { try reading.value(type, source) }
    func decode(_ type: UInt16.Type) throws -> UInt16 { throw ReferenceReading.Failure() }
    func decode(_ type: UInt32.Type) throws -> UInt32 { throw ReferenceReading.Failure() }
    func decode(_ type: UInt64.Type) throws -> UInt64 { throw ReferenceReading.Failure() }

    func decode<T: Decodable>(_ type: T.Type) throws -> T {
        var source = source
        let list = type as? any ReferenceSequence.Type
        if let list, let wrapper = source.wrapper, wrapper.isWrapper(of: list.item) {
            source.kind = .item(wrapper)
        }
        return try reading.value(type, source)
    }
}

private struct ReferenceKeyedDecoding<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let reading: ReferenceReading
    let element: PlainElement
    let path: [String]
    let isDictionary: Bool
    /// The elements by key, for a dictionary that is written as entries.
    private let entries: [(key: String, element: PlainElement)]?

    init(reading: ReferenceReading, element: PlainElement, path: [String], isDictionary: Bool) throws {
        self.reading = reading
        self.element = element
        self.path = path
        self.isDictionary = isDictionary
        guard isDictionary, reading.hasEntries else {
            entries = nil
            return
        }
        var entries: [(key: String, element: PlainElement)] = []
        for child in element.elements {
            guard let key = child[attribute: "key"], !entries.contains(where: { $0.key == key }) else {
                throw ReferenceReading.Failure()
            }
            entries.append((key, child))
        }
        self.entries = entries
    }

    var codingPath: [any CodingKey] { path.map { OpenKey(stringValue: $0) } }

    // MARK: - Keys

    var allKeys: [Key] {
        if let entries { return entries.compactMap { Key(stringValue: $0.key) } }
        var keys: [Key] = []
        func add(_ name: String) -> Bool {
            guard let key = Key(stringValue: name) else { return false }
            if !keys.contains(where: { $0.stringValue == name }) { keys.append(key) }
            return true
        }
        let children = element.elements.map { $0.name ?? "" }
        if !isDictionary {
            for attribute in element.attributes
            where !add("@" + attribute.name) && !children.contains(attribute.name) { _ = add(attribute.name) }
        }
        for part in element.content {
            switch part {
            case .element(let child): _ = add(child.name ?? "")
            case .text(let text) where text.isBlank: break
            case .text, .solid: if !isDictionary { _ = add("#text") }
            case .comment: break
            }
        }
        return keys
    }

    func contains(_ key: Key) -> Bool {
        let source = source(key, scalar: true)
        if case .texts = source.kind { return !reading.isNil(source) }
        return !source.isMissing
    }

    // MARK: - Sources

    /// - Parameter scalar: Whether the value is not a collection, so that an attribute is accepted.
    private func source(_ key: Key, scalar: Bool) -> ReferenceSource {
        var source = find(key.stringValue, scalar: scalar)
        source.path = path + [key.stringValue]
        return source
    }

    private func find(_ key: String, scalar: Bool) -> ReferenceSource {
        if let entries {
            let entry = entries.first { $0.key == key }
            return ReferenceSource(entry.map { .item($0.element) } ?? .missing)
        }
        if isDictionary { return elements(element.elements.filter { $0.name == key }) }
        if key == "#text" { return ReferenceSource(.texts([element]), isOne: true) }
        if key == "*" {
            reading.restRead.insert(ObjectIdentifier(element))
            return elements(rest)
        }
        if key.hasPrefix("@") { return attribute(String(key.dropFirst())) }
        // The whole key takes precedence over a path.
        let literal = element.elements.filter { $0.name == key }
        let hasOwnAttribute = Key(stringValue: "@" + key) != nil
        let fallback = hasOwnAttribute && !key.contains(".") ? nil : element[attribute: key]
        let isElement = !key.contains("@")
        if !literal.isEmpty, isElement { return elements(literal) }
        if scalar, let fallback { return ReferenceSource(.attributes([fallback]), isFallback: true, isOne: true) }
        var found = [element]
        for step in key.split(separator: ".").map(String.init) {
            if let index = Int(step) {
                found = found.indices.contains(index) ? [found[index]] : []
            } else if step == "#text" {
                return found.isEmpty ? ReferenceSource(.missing) : ReferenceSource(.texts(found))
            } else if step.hasPrefix("@") {
                let values = found.compactMap { $0[attribute: String(step.dropFirst())] }
                return ReferenceSource(values.isEmpty ? .missing : .attributes(values))
            } else {
                found = found.flatMap { $0.elements.filter { $0.name == step } }
            }
        }
        return elements(found)
    }

    private func elements(_ found: [PlainElement]) -> ReferenceSource {
        // A scalar that has only what `a.d` leads to is empty, whatever its elements are; `PathsInKeysTests` has that rule.
        if Key.self == Field.self, found.contains(where: { $0.name == "a" && $0.hasOnly("d") }) {
            DecodingMachine.current?.isUndefined = true
        }
        return ReferenceSource(found.isEmpty ? .missing : .elements(found))
    }

    private func attribute(_ name: String) -> ReferenceSource {
        ReferenceSource(element[attribute: name].map { .attributes([$0]) } ?? .missing, isOne: true)
    }

    /// The elements that no other key names.
    private var rest: [PlainElement] {
        let known = Set(Field.allCases.map(\.rawValue))
        let steps = Set(known.compactMap { $0.split(separator: ".").first.map(String.init) })
        // What `superDecoder()` has read is not left.
        let taken: Set<String> = reading.superRead.contains(ObjectIdentifier(element)) ? ["super"] : []
        return element.elements.filter { child in
            let name = child.name ?? ""
            return !known.contains(name) && !steps.contains(name) && !taken.contains(name)
        }
    }

    /// Returns the source of a value that must not be missing.
    private func required(_ key: Key, _ type: Any.Type) throws -> ReferenceSource {
        let isCollection = ReferenceReading.isCollection(type)
        var source = source(key, scalar: !isCollection)
        if source.isMissing, !(type is any ReferenceOptional.Type) {
            guard isCollection, reading.missingIsEmpty else {
                if reading.missingIsEmpty { ReferenceProbe.ask(type, path + [key.stringValue]) }
                throw ReferenceReading.Failure(depth: path.count + 1)
            }
        }
        if isDictionary, !isCollection, !ReferenceReading.isScalar(type), !(type is any ReferenceOptional.Type) {
            // Whether it is a list.
            if source.count > 1 || reading.isNil(source) { DecodingMachine.current?.isUndefined = true }
        }
        if isDictionary, !isCollection { try checkSingle(source) }
        checkPaths(source, type)
        let items = type as? any ReferenceSequence.Type
        let mayBeNil = items.map { !$0.hasOptionalItems && source.count <= 1 } ?? isCollection
        if isDictionary, isCollection, mayBeNil, reading.isNil(source) { source.kind = .missing }
        return source
    }

    /// What `a.d` leads to is not in a dictionary under `a`; `HandmadeListsTests` has that rule.
    private func checkPaths(_ source: ReferenceSource, _ type: Any.Type) {
        guard ReferenceReading.isDictionary(type), Key.self == Field.self, case .elements(let elements) = source.kind
        else { return }
        if elements.contains(where: { $0.name == "a" && $0.elements.contains { $0.name == "d" } }) {
            DecodingMachine.current?.isUndefined = true
        }
    }

    /// Whether a missing value is a list without items in an element that a path leads through.
    private func isEmptyList(_ type: Any.Type, _ key: Key) -> Bool {
        var names = key.stringValue.split(separator: ".").map(String.init)
        guard type is any ReferenceSequence.Type, !isDictionary, entries == nil, let last = names.popLast(),
            !names.isEmpty, Int(last) == nil, last != "#text", last != "*", !last.hasPrefix("@")
        else { return false }
        guard case .elements(let wrappers) = find(names.joined(separator: "."), scalar: false).kind else {
            return false
        }
        return wrappers.allSatisfy { $0.isEmpty(isString: false) }
    }

    /// A name that occurs twice in a dictionary is an error.
    private func checkSingle(_ source: ReferenceSource) throws {
        if source.count > 1 { throw ReferenceReading.Failure() }
    }

    // MARK: - Values

    func decodeNil(forKey key: Key) throws -> Bool { reading.saysNil(source(key, scalar: true)) }

    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
        try reading.value(type, try required(key, type))
    }

    func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
        let source = source(key, scalar: !ReferenceReading.isCollection(type))
        checkPaths(source, type)
        if source.isMissing { return isEmptyList(type, key) ? try reading.value(type, source) : nil }
        // What is nil in itself differs from what is absent.
        if type is any ReferenceOptional.Type { return try reading.value(type, source) }
        return try reading.optional(type, source) { try reading.value(type, source) }
    }

    func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? { try scalar(type, key) }
    func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? { try scalar(type, key) }
    func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? { try scalar(type, key) }
    func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? { try scalar(type, key) }
    func decodeIfPresent(_ type: UInt8.Type, forKey key: Key) throws -> UInt8? { try scalar(type, key) }
    func decodeIfPresent(_ type: Int64.Type, forKey key: Key) throws -> Int64? { try scalar(type, key) }

    private func scalar<T: Decodable>(_ type: T.Type, _ key: Key) throws -> T? {
        let source = source(key, scalar: true)
        return try reading.optional(type, source) { try reading.value(type, source) }
    }

    // MARK: - Nested

    private func decoder(_ key: Key, scalar: Bool) -> ReferenceDecoder {
        ReferenceDecoder(reading: reading, source: source(key, scalar: scalar))
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> {
        try decoder(key, scalar: false).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        let decoder = decoder(key, scalar: false)
        if decoder.source.isMissing, !reading.missingIsEmpty { throw ReferenceReading.Failure() }
        return try decoder.unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder {
        if let key = Key(stringValue: "super") { return decoder(key, scalar: true) }
        reading.superRead.insert(ObjectIdentifier(element))
        let found = elements(element.elements.filter { $0.name == "super" })
        return ReferenceDecoder(reading: reading, source: found.with(path: path + ["super"]))
    }

    func superDecoder(forKey key: Key) throws -> any Decoder { decoder(key, scalar: true) }
}

private struct ReferenceUnkeyedDecoding: UnkeyedDecodingContainer {
    let reading: ReferenceReading
    private(set) var items: [ReferenceSource]
    /// The only item, if its children may be the items.
    private var wrapper: PlainElement?
    let path: [String]
    private(set) var currentIndex = 0

    init(reading: ReferenceReading, items: [ReferenceSource], wrapper: PlainElement?, path: [String]) {
        self.reading = reading
        self.items = items
        self.wrapper = wrapper
        self.path = path
    }

    private mutating func settle(_ isWrapper: (PlainElement) -> Bool) {
        guard let only = wrapper, !isAtEnd else { return }
        wrapper = nil
        if isWrapper(only) { items = only.elements.map { ReferenceSource(.item($0)) } }
    }

    var codingPath: [any CodingKey] { path.map { OpenKey(stringValue: $0) } }
    var count: Int? { items.count }
    var isAtEnd: Bool { currentIndex >= items.count }

    private func next() throws -> ReferenceSource {
        guard !isAtEnd else { throw ReferenceReading.Failure() }
        return items[currentIndex].with(path: path + ["Index \(currentIndex)"])
    }

    mutating func decodeNil() throws -> Bool {
        guard reading.saysNil(try next()) else { return false }
        currentIndex += 1
        return true
    }

    mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
        settle { $0.isWrapper(of: type) }
        let value = try reading.value(type, try next())
        currentIndex += 1
        return value
    }

    mutating func decodeIfPresent<T: Decodable>(_ type: T.Type) throws -> T? { try optional(type) }
    // As for a key, and unlike what the standard library does with `decodeNil()`: an empty element is an empty string, and
    // no number, whatever attributes it has.
    mutating func decodeIfPresent(_ type: Int.Type) throws -> Int? { try optional(type) }
    mutating func decodeIfPresent(_ type: String.Type) throws -> String? { try optional(type) }
    mutating func decodeIfPresent(_ type: Bool.Type) throws -> Bool? { try optional(type) }
    mutating func decodeIfPresent(_ type: Double.Type) throws -> Double? { try optional(type) }
    mutating func decodeIfPresent(_ type: UInt8.Type) throws -> UInt8? { try optional(type) }
    mutating func decodeIfPresent(_ type: Int64.Type) throws -> Int64? { try optional(type) }

    private mutating func optional<T: Decodable>(_ type: T.Type) throws -> T? {
        if isAtEnd { return nil }
        settle { $0.isWrapper(of: type) }
        let source = try next()
        let value = try reading.optional(type, source) { try reading.value(type, source) }
        currentIndex += 1
        return value
    }

    mutating func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        settle { $0.isWrapper(keyedBy: type) }
        let container = try ReferenceDecoder(reading: reading, source: try next()).container(keyedBy: type)
        currentIndex += 1
        return container
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        let container = try ReferenceDecoder(reading: reading, source: try next()).unkeyedContainer()
        currentIndex += 1
        return container
    }

    mutating func superDecoder() throws -> any Decoder {
        let decoder = ReferenceDecoder(reading: reading, source: try next())
        currentIndex += 1
        return decoder
    }
}
