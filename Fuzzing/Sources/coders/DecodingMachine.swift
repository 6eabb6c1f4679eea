import XMLCodable

/// The containers of a decoder.
enum DecodingContent {
    case decoder(any Decoder)
    case field(KeyedDecodingContainer<Field>)
    case open(KeyedDecodingContainer<OpenKey>)
    case choice(KeyedDecodingContainer<ChoiceKey>)
    case items(any UnkeyedDecodingContainer)
    case single(any SingleValueDecodingContainer)

    fileprivate var isContainer: Bool { if case .decoder = self { false } else { true } }
    fileprivate var isDecoder: Bool { !isContainer }
    fileprivate var hasKeys: Bool {
        switch self {
        case .field, .open, .choice: true
        default: false
        }
    }
    fileprivate var isNesting: Bool {
        if case .items = self { return true }
        return hasKeys
    }
}

/// Runs a program with a decoder.
final class DecodingMachine: Machine<DecodingContent>, @unchecked Sendable {
    /// The machine whose values are decoded; one input is tested at a time.
    nonisolated(unsafe) static var current: DecodingMachine?

    /// Whether coding paths are part of the trace.
    var tracesPaths = true
    /// The steps of the values that are requested, innermost last.
    private var bodies: [[Step]] = []

    /// The calls of the outermost value that were made before it was read again: a strict call reads twice, and so does one
    /// that learned what it had relied on.
    private(set) var attempts: [Int] = []

    /// Runs the steps of the value that is decoded.
    fileprivate func run(_ decoder: any Decoder, isChoice: Bool = false) throws {
        guard let steps = bodies.last else { return }
        if bodies.count == 1, !isOver { attempts.append(trace.count) }
        try run(steps, .decoder(decoder), isChoice: isChoice)
    }

    /// Calls `body`, which decodes values with these steps.
    func decoding<R>(_ steps: [Step], _ body: () throws -> R) rethrows -> R {
        bodies.append(steps)
        defer { bodies.removeLast() }
        return try body()
    }

    override func perform(_ step: Step) throws {
        switch step.action {
        case .keyed, .open, .unkeyed, .single: try request(step)
        case .scalar, .null, .optional, .value, .generic:
            guard let index = find(step, \.isContainer) else { return }
            try take(step, index)
        case .nestedKeyed, .nestedOpen, .nestedUnkeyed, .superCoder:
            guard let index = find(step, \.isNesting) else { return }
            try nest(step, index)
        case .superCoderForKey:
            guard let index = find(step, \.hasKeys) else { return }
            try nest(step, index)
        case .inspect:
            guard let index = find(step, { _ in true }) else { return }
            inspect(step, index)
        default: break
        }
    }

    // MARK: - Requests

    private func request(_ step: Step) throws {
        guard let index = find(step, \.isDecoder), case .decoder(let decoder) = self[index].content else { return }
        try record(step) {
            switch step.action {
            case .keyed where self[index].isChoice:
                add(.choice(try decoder.container(keyedBy: ChoiceKey.self)), from: index)
            case .keyed: add(.field(try decoder.container(keyedBy: Field.self)), from: index)
            case .open: add(.open(try decoder.container(keyedBy: OpenKey.self)), from: index)
            case .unkeyed: add(.items(try decoder.unkeyedContainer()), from: index)
            default: add(.single(try decoder.singleValueContainer()), from: index)
            }
            return "requested"
        }
    }

    private func add(_ content: DecodingContent, from index: Index) {
        slots.append(Slot(content: content, isForeign: self[index].isForeign || !index.isLocal))
    }

    private func nest(_ step: Step, _ index: Index) throws {
        try record(step) {
            switch self[index].content {
            case .field(let container): add(try nested(step, in: container, Field(step)), from: index)
            case .choice(let container): add(try nested(step, in: container, ChoiceKey(step)), from: index)
            case .open(let container): add(try nested(step, in: container, OpenKey(step)), from: index)
            case .items(var items):
                defer { self[index].content = .items(items) }
                switch step.action {
                case .nestedKeyed: add(.field(try items.nestedContainer(keyedBy: Field.self)), from: index)
                case .nestedOpen: add(.open(try items.nestedContainer(keyedBy: OpenKey.self)), from: index)
                case .nestedUnkeyed: add(.items(try items.nestedUnkeyedContainer()), from: index)
                default: add(.decoder(try items.superDecoder()), from: index)
                }
            default: break
            }
            return "nested"
        }
    }

    private func nested<Key: CodingKey>(
        _ step: Step, in container: KeyedDecodingContainer<Key>, _ key: Key
    ) throws -> DecodingContent {
        switch step.action {
        case .nestedKeyed: .field(try container.nestedContainer(keyedBy: Field.self, forKey: key))
        case .nestedOpen: .open(try container.nestedContainer(keyedBy: OpenKey.self, forKey: key))
        case .nestedUnkeyed: .items(try container.nestedUnkeyedContainer(forKey: key))
        case .superCoder: .decoder(try container.superDecoder())
        default: .decoder(try container.superDecoder(forKey: key))
        }
    }

    private func inspect(_ step: Step, _ index: Index) {
        record {
            let path: [any CodingKey]
            var more = ""
            switch self[index].content {
            case .decoder(let decoder): path = decoder.codingPath
            case .field(let container):
                path = container.codingPath
                more = "\(container.allKeys.map(\.stringValue)) \(container.contains(Field(step)))"
            case .open(let container):
                path = container.codingPath
                more = "\(container.allKeys.map(\.stringValue)) \(container.contains(OpenKey(step)))"
            case .choice(let container):
                path = container.codingPath
                more = "\(container.allKeys.map(\.stringValue)) \(container.contains(ChoiceKey(step)))"
            case .items(let items):
                path = items.codingPath
                more = "\(items.count ?? -1) \(items.currentIndex) \(items.isAtEnd)"
            case .single(let container): path = container.codingPath
            }
            // The path of a nested container is lost with the inner value in which it was made.
            let hasPath = tracesPaths && index.isLocal && !self[index].isForeign
            return (hasPath ? "\(path.map(\.stringValue)) " : "") + more
        }
    }

    // MARK: - Values

    private func take(_ step: Step, _ index: Index) throws {
        try record(step) {
            switch self[index].content {
            case .field(let container): return try take(step, from: container, Field(step))
            case .choice(let container): return try take(step, from: container, ChoiceKey(step))
            case .open(let container): return try take(step, from: container, OpenKey(step))
            case .items(var items):
                // The position is part of the container, which is a value.
                defer { self[index].content = .items(items) }
                return try take(step, from: &items)
            case .single(let container): return try take(step, from: container)
            case .decoder: return ""
            }
        }
    }

    private func take<Key: CodingKey>(
        _ step: Step, from container: KeyedDecodingContainer<Key>, _ key: Key
    ) throws -> String {
        switch (step.action, Scalar(step)) {
        case (.null, _): return Self.text(try container.decodeNil(forKey: key))
        case (.value, _): return try decoding(step.steps) { try take(type(step), from: container, key) }
        case (.generic, let scalar): return try take(scalar.type, from: container, key)
        case (.optional, _) where step.isGeneric:
            return try decoding(step.steps) { try take(optional: type(step), from: container, key) }
        case (.optional, .int): return Self.text(try container.decodeIfPresent(Int.self, forKey: key))
        case (.optional, .string): return Self.text(try container.decodeIfPresent(String.self, forKey: key))
        case (.optional, .bool): return Self.text(try container.decodeIfPresent(Bool.self, forKey: key))
        case (.optional, .double): return Self.text(try container.decodeIfPresent(Double.self, forKey: key))
        case (.optional, .byte): return Self.text(try container.decodeIfPresent(UInt8.self, forKey: key))
        case (.optional, .long): return Self.text(try container.decodeIfPresent(Int64.self, forKey: key))
        case (_, .int): return Self.text(try container.decode(Int.self, forKey: key))
        case (_, .string): return Self.text(try container.decode(String.self, forKey: key))
        case (_, .bool): return Self.text(try container.decode(Bool.self, forKey: key))
        case (_, .double): return Self.text(try container.decode(Double.self, forKey: key))
        case (_, .byte): return Self.text(try container.decode(UInt8.self, forKey: key))
        case (_, .long): return Self.text(try container.decode(Int64.self, forKey: key))
        }
    }

    private func take<T: Decodable, Key: CodingKey>(
        _ type: T.Type, from container: KeyedDecodingContainer<Key>, _ key: Key
    ) throws -> String {
        Self.text(try container.decode(type, forKey: key))
    }

    private func take<T: Decodable, Key: CodingKey>(
        optional type: T.Type, from container: KeyedDecodingContainer<Key>, _ key: Key
    ) throws -> String {
        Self.text(try container.decodeIfPresent(type, forKey: key))
    }

    private func take(_ step: Step, from items: inout any UnkeyedDecodingContainer) throws -> String {
        switch (step.action, Scalar(step)) {
        case (.null, _): Self.text(try items.decodeNil())
        case (.value, _): try decoding(step.steps) { try take(type(step), from: &items) }
        case (.generic, let scalar): try take(scalar.type, from: &items)
        case (.optional, _) where step.isGeneric:
            try decoding(step.steps) { try take(optional: type(step), from: &items) }
        case (.optional, .int): Self.text(try items.decodeIfPresent(Int.self))
        case (.optional, .string): Self.text(try items.decodeIfPresent(String.self))
        case (.optional, .bool): Self.text(try items.decodeIfPresent(Bool.self))
        case (.optional, .double): Self.text(try items.decodeIfPresent(Double.self))
        case (.optional, .byte): Self.text(try items.decodeIfPresent(UInt8.self))
        case (.optional, .long): Self.text(try items.decodeIfPresent(Int64.self))
        case (_, .int): Self.text(try items.decode(Int.self))
        case (_, .string): Self.text(try items.decode(String.self))
        case (_, .bool): Self.text(try items.decode(Bool.self))
        case (_, .double): Self.text(try items.decode(Double.self))
        case (_, .byte): Self.text(try items.decode(UInt8.self))
        case (_, .long): Self.text(try items.decode(Int64.self))
        }
    }

    private func take<T: Decodable>(
        _ type: T.Type, from items: inout any UnkeyedDecodingContainer
    ) throws -> String {
        Self.text(try items.decode(type))
    }

    private func take<T: Decodable>(
        optional type: T.Type, from items: inout any UnkeyedDecodingContainer
    ) throws -> String {
        Self.text(try items.decodeIfPresent(type))
    }

    private func take(_ step: Step, from container: any SingleValueDecodingContainer) throws -> String {
        switch (step.action, Scalar(step)) {
        case (.null, _): Self.text(container.decodeNil())
        case (.value, _), (.optional, _): try decoding(step.steps) { try take(type(step), from: container) }
        case (.generic, let scalar): try take(scalar.type, from: container)
        case (_, .int): Self.text(try container.decode(Int.self))
        case (_, .string): Self.text(try container.decode(String.self))
        case (_, .bool): Self.text(try container.decode(Bool.self))
        case (_, .double): Self.text(try container.decode(Double.self))
        case (_, .byte): Self.text(try container.decode(UInt8.self))
        case (_, .long): Self.text(try container.decode(Int64.self))
        }
    }

    private func take<T: Decodable>(_ type: T.Type, from container: any SingleValueDecodingContainer) throws -> String {
        Self.text(try container.decode(type))
    }

    private func type(_ step: Step) -> any Decodable.Type {
        if Shape(step).isSpecial { isUndefined = true }
        return switch Shape(step) {
        case .body: DecodedBody.self
        case .bodies: [DecodedBody].self
        case .bodiesByKey: [String: DecodedBody].self
        case .someBody: DecodedBody?.self
        case .noBody: Int?.self
        case .object: DecodedObject.self
        case .numbers: [Int].self
        case .noNumbers: [String].self
        case .numbersByKey: [String: Int].self
        case .lists: [[Int]].self
        case .optionals: [Int?].self
        case .listsByKey: [String: [Int]].self
        case .choice: DecodedChoice.self
        case .choices: [DecodedChoice].self
        case .ordered: DecodedBody.self
        case .list: XMLList<[DecodedBody]>.self
        }
    }

    /// The value as it appears in the trace: a dictionary has no order.
    private static func text<T>(_ value: T) -> String {
        if let values = value as? [String: Any] {
            return "[" + values.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value) " }.joined() + "]"
        }
        return String(describing: value)
    }
}

extension Scalar {
    fileprivate var type: any Decodable.Type {
        switch self {
        case .int: Int.self
        case .string: String.self
        case .bool: Bool.self
        case .double: Double.self
        case .byte: UInt8.self
        case .long: Int64.self
        }
    }
}

/// A value with the steps of a program.
struct DecodedBody: Codable, CustomStringConvertible {
    init() {}
    init(from decoder: any Decoder) throws { try DecodingMachine.current?.run(decoder) }

    /// For updates: some of the keys.
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Field.self)
        try container.encode(1, forKey: .a)
        try container.encode(["x"], forKey: .b)
        try container.encode(["a": ["b": 2]], forKey: .c)
        try container.encode("y", forKey: .attribute0)
    }

    var description: String { "body" }
}

/// A choice with the steps of a program.
private enum DecodedChoice: Decodable, CustomStringConvertible {
    case it(Int)

    init(from decoder: any Decoder) throws {
        self = .it(0)
        try DecodingMachine.current?.run(decoder, isChoice: true)
    }

    var description: String { "choice" }
}

/// An object with the steps of a program.
private final class DecodedObject: Decodable, CustomStringConvertible {
    init(from decoder: any Decoder) throws { try DecodingMachine.current?.run(decoder) }

    var description: String { "object" }
}
