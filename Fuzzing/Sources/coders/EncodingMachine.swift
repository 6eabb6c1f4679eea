import XMLCodable

/// The containers of an encoder.
enum EncodingContent {
    case encoder(any Encoder)
    case field(KeyedEncodingContainer<Field>)
    case open(KeyedEncodingContainer<OpenKey>)
    case choice(KeyedEncodingContainer<ChoiceKey>)
    case items(any UnkeyedEncodingContainer)
    case single(any SingleValueEncodingContainer)

    fileprivate var isContainer: Bool { if case .encoder = self { false } else { true } }
    fileprivate var isEncoder: Bool { !isContainer }
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

/// Runs a program with an encoder.
final class EncodingMachine: Machine<EncodingContent>, @unchecked Sendable {
    override func perform(_ step: Step) throws {
        switch step.action {
        case .keyed, .open, .unkeyed, .single: request(step)
        case .scalar, .null, .optional, .value, .generic:
            guard let index = find(step, \.isContainer) else { return }
            try put(step, index)
        case .nestedKeyed, .nestedOpen, .nestedUnkeyed, .superCoder:
            guard let index = find(step, \.isNesting) else { return }
            nest(step, index)
        case .superCoderForKey:
            guard let index = find(step, \.hasKeys) else { return }
            nest(step, index)
        case .inspect:
            guard let index = find(step, { _ in true }) else { return }
            inspect(index)
        default: break
        }
    }

    // MARK: - Requests

    private func request(_ step: Step) {
        guard let index = find(step, \.isEncoder), case .encoder(let encoder) = self[index].content else { return }
        let used: Step.Action = step.action == .open ? .keyed : step.action
        if let last = self[index].used, last != used, last != .single || step.key & 3 != 0, !step.isBold { return }
        if index.isKept || isOver, step.action != .single, !step.isBold { return }
        self[index].used = used
        record {
            switch step.action {
            case .keyed where self[index].isChoice: add(.choice(encoder.container(keyedBy: ChoiceKey.self)))
            case .keyed: add(.field(encoder.container(keyedBy: Field.self)))
            case .open: add(.open(encoder.container(keyedBy: OpenKey.self)))
            case .unkeyed: add(.items(encoder.unkeyedContainer()))
            default: add(.single(encoder.singleValueContainer()))
            }
            return "requested"
        }
    }

    /// The key of a step; one that shares elements with others only if the step is bold, as the result is not defined.
    private func field(_ step: Step) -> Field {
        let field = Field(step)
        return (field == .shared || field == .second) && !step.isBold ? .c : field
    }

    private func add(_ content: EncodingContent) { slots.append(Slot(content: content)) }

    private func nest(_ step: Step, _ index: Index) {
        if index.isKept, !step.isBold { return }
        record {
            switch self[index].content {
            case .field(var container):
                let key = field(step)
                let isAttribute = key.rawValue.contains("@")
                if isAttribute, step.action != .superCoder, !step.isBold { return "" }
                add(nested(step, in: &container, key))
            case .choice(var container): add(nested(step, in: &container, ChoiceKey(step)))
            case .open(var container):
                if OpenKey(step).stringValue == "1x", step.action != .superCoder, !step.isBold { return "" }
                add(nested(step, in: &container, OpenKey(step)))
            case .items(var items):
                let new: EncodingContent
                switch step.action {
                case .nestedKeyed: new = .field(items.nestedContainer(keyedBy: Field.self))
                case .nestedOpen: new = .open(items.nestedContainer(keyedBy: OpenKey.self))
                case .nestedUnkeyed: new = .items(items.nestedUnkeyedContainer())
                default: new = .encoder(items.superEncoder())
                }
                self[index].content = .items(items)
                add(new)
            default: break
            }
            return "nested"
        }
    }

    private func nested<Key: CodingKey>(
        _ step: Step, in container: inout KeyedEncodingContainer<Key>, _ key: Key
    ) -> EncodingContent {
        switch step.action {
        case .nestedKeyed: .field(container.nestedContainer(keyedBy: Field.self, forKey: key))
        case .nestedOpen: .open(container.nestedContainer(keyedBy: OpenKey.self, forKey: key))
        case .nestedUnkeyed: .items(container.nestedUnkeyedContainer(forKey: key))
        case .superCoder: .encoder(container.superEncoder())
        default: .encoder(container.superEncoder(forKey: key))
        }
    }

    private func inspect(_ index: Index) {
        record {
            let path: [any CodingKey]
            var count = -1
            switch self[index].content {
            case .encoder(let encoder): path = encoder.codingPath
            case .field(let container): path = container.codingPath
            case .open(let container): path = container.codingPath
            case .choice(let container): path = container.codingPath
            case .items(let items):
                path = items.codingPath
                count = items.count
            case .single(let container): path = container.codingPath
            }
            return "\(path.map(\.stringValue)) \(count)"
        }
    }

    // MARK: - Values

    private func put(_ step: Step, _ index: Index) throws {
        try record(step) {
            switch self[index].content {
            case .field(var container): try put(step, in: &container, field(step))
            case .choice(var container): try put(step, in: &container, ChoiceKey(step))
            case .open(var container): try put(step, in: &container, OpenKey(step))
            case .items(var items):
                // The position is part of the container, which is a value.
                defer { self[index].content = .items(items) }
                try put(step, in: &items)
            case .single(var container): try put(step, in: &container)
            case .encoder: break
            }
            return "put"
        }
    }

    private func put<Key: CodingKey>(
        _ step: Step, in container: inout KeyedEncodingContainer<Key>, _ key: Key
    ) throws {
        switch (step.action, Scalar(step)) {
        case (.null, _): try container.encodeNil(forKey: key)
        case (.value, _) where key.stringValue.contains("@") && !step.isBold: try container.encode("v", forKey: key)
        case (.value, _): try put(generic: value(step), in: &container, key)
        case (.optional, _) where step.value < 0x40: try container.encodeIfPresent(Int?.none, forKey: key)
        case (.optional, _) where step.isGeneric && (!key.stringValue.contains("@") || step.isBold):
            try put(optional: value(step), in: &container, key)
        case (.optional, .int(let value)): try container.encodeIfPresent(value, forKey: key)
        case (.optional, .string(let value)): try container.encodeIfPresent(value, forKey: key)
        case (.generic, let scalar): try put(generic: scalar.encodable, in: &container, key)
        case (_, .int(let value)): try container.encode(value, forKey: key)
        case (_, .string(let value)): try container.encode(value, forKey: key)
        case (_, .bool(let value)): try container.encode(value, forKey: key)
        case (_, .double(let value)): try container.encode(value, forKey: key)
        case (_, .byte(let value)): try container.encode(value, forKey: key)
        case (_, .long(let value)): try container.encode(value, forKey: key)
        }
    }

    private func put<T: Encodable, Key: CodingKey>(
        generic value: T, in container: inout KeyedEncodingContainer<Key>, _ key: Key
    ) throws {
        try container.encode(value, forKey: key)
    }

    private func put<T: Encodable, Key: CodingKey>(
        optional value: T, in container: inout KeyedEncodingContainer<Key>, _ key: Key
    ) throws {
        try container.encodeIfPresent(Optional(value), forKey: key)
    }

    private func put(_ step: Step, in items: inout any UnkeyedEncodingContainer) throws {
        switch (step.action, Scalar(step)) {
        case (.null, _): try items.encodeNil()
        case (.value, _), (.optional, _): try items.encode(value(step))
        case (.generic, let scalar): try items.encode(scalar.encodable)
        case (_, .int(let value)): try items.encode(value)
        case (_, .string(let value)): try items.encode(value)
        case (_, .bool(let value)): try items.encode(value)
        case (_, .double(let value)): try items.encode(value)
        case (_, .byte(let value)): try items.encode(value)
        case (_, .long(let value)): try items.encode(value)
        }
    }

    private func put(_ step: Step, in container: inout any SingleValueEncodingContainer) throws {
        switch (step.action, Scalar(step)) {
        case (.null, _): try container.encodeNil()
        case (.value, _), (.optional, _): try container.encode(value(step))
        case (.generic, let scalar): try container.encode(scalar.encodable)
        case (_, .int(let value)): try container.encode(value)
        case (_, .string(let value)): try container.encode(value)
        case (_, .bool(let value)): try container.encode(value)
        case (_, .double(let value)): try container.encode(value)
        case (_, .byte(let value)): try container.encode(value)
        case (_, .long(let value)): try container.encode(value)
        }
    }

    private func value(_ step: Step) -> any Encodable {
        let body = EncodedBody(self, step.steps)
        if Shape(step).isSpecial { isUndefined = true }
        switch Shape(step) {
        case .body: return body
        case .bodies: return [body, body]
        case .bodiesByKey: return ["k": body, "j": body]
        case .someBody: return Optional(body)
        case .noBody: return EncodedBody?.none
        case .object:
            let object = EncodedObject(body)
            keep(object, step)
            return object
        case .numbers: return [1, 2]
        case .noNumbers: return [Int]()
        case .numbersByKey: return ["n": 1, "m": 2]
        case .lists: return [[1, 2], []]
        case .optionals: return [1, nil]
        case .listsByKey: return ["l": [1, 2], "e": []]
        case .choice: return EncodedChoice.body(body)
        case .choices: return [EncodedChoice.body(body), .body(body)]
        case .ordered: return OrderedBody(body: body)
        case .list: return XMLList([body, body])
        }
    }
}

extension Scalar {
    fileprivate var encodable: any Encodable {
        switch self {
        case .int(let value): value
        case .string(let value): value
        case .bool(let value): value
        case .double(let value): value
        case .byte(let value): value
        case .long(let value): value
        }
    }
}

/// A value with the steps of a program.
struct EncodedBody: Encodable {
    private let machine: EncodingMachine
    private let steps: [Step]

    init(_ machine: EncodingMachine, _ steps: [Step]) {
        self.machine = machine
        self.steps = steps
    }

    func encode(to encoder: any Encoder) throws { try machine.run(steps, .encoder(encoder)) }

    fileprivate func encodeChoice(to encoder: any Encoder) throws {
        try machine.run(steps, .encoder(encoder), isChoice: true)
    }

    fileprivate func encodeObject(to encoder: any Encoder) throws {
        machine.objectsInUse += 1
        defer { machine.objectsInUse -= 1 }
        try encode(to: encoder)
    }

    fileprivate func runAgain() { machine.run(steps) }
}

/// A choice with the steps of a program.
private enum EncodedChoice: Encodable {
    case body(EncodedBody)

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .body(let body): try body.encodeChoice(to: encoder)
        }
    }
}

/// A value with the steps of a program, some of whose keys are written first.
private struct OrderedBody: Encodable, XMLMapped {
    static let xmlMapping = XMLTypeMapping(order: [Field.c, Field.attribute0, Field.a])

    let body: EncodedBody

    func encode(to encoder: any Encoder) throws { try body.encode(to: encoder) }
}

/// An object with the steps of a program, which also runs them when it is released.
private final class EncodedObject: Encodable {
    private let body: EncodedBody

    init(_ body: EncodedBody) { self.body = body }

    func encode(to encoder: any Encoder) throws { try body.encodeObject(to: encoder) }

    deinit { body.runAgain() }
}
