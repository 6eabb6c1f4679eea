/// Values that are written with a mark for their type.
extension EncodingState {
    /// Writes a value of a class that has a family, or a member inside its property wrapper.
    func write<T: Encodable>(
        polymorphic value: T, _ family: Polymorphism, _ frame: FrameID
    ) throws {
        let index = frame.index
        try check(frame, value)
        let member = try member(value, family, index)
        let isPlain = family.omitsDeclared && Swift.type(of: member) == T.self
        guard !isPlain, let mark = family.mark(of: Swift.type(of: member)) else {
            let type = Swift.type(of: member) as Any.Type
            let isDeclared = family.form == .xsiType && type == T.self
            // Metatypes are immutable.
            let isFallback = unsafe family.fallback.map { $0 == type } ?? false
            guard isDeclared || isFallback else {
                throw error(.unknownMember(TypePlan.of(type).name, family), value, index)
            }
            return try writePlainly(member, frame)
        }
        if family.form == .elementName { return try write(member, named: mark, frame) }
        try adopt(owner: plan(of: member), frame, value)
        let base = ValueEncoder(state: self, frame: frame)
        let others = family.marks(of: Swift.type(of: member))
        let encoder = MarkedEncoder(base, family.form, mark, besides: others)
        try write(member, to: encoder)
        try attempt(value, index) { () throws(EncodingProblem) in try encoder.checkOwnMark() }
    }

    /// Returns the discriminator value that names the root, for a family whose discriminator values are element names.
    func rootMark<T: Encodable>(_ value: T) -> String? {
        guard let family = plans[plan(of: T.self)].detail as? Polymorphism, family.form == .elementName,
            let member = try? member(value, family, -1)
        else { return nil }
        return family.mark(of: Swift.type(of: member))
    }

    private func member(_ value: any Encodable, _ family: Polymorphism, _ index: Int32) throws -> any Encodable {
        // Metatypes are immutable.
        guard unsafe family.wrapper != nil else { return value }
        guard let member = (value as? any PolymorphicWrapper)?.encodableMember else {
            throw error(.unknownMember("the value", family), value, index)
        }
        return member
    }

    /// Makes a plan the owner of a frame, which may have been finished by code of the type while the plan was made.
    private func adopt(owner: EncodingPlanID, _ frame: FrameID, _ value: Any) throws {
        try check(frame, value)
        frames[frame.index].owner = owner
    }

    private func plan(of member: any Encodable) -> EncodingPlanID {
        func open<M: Encodable>(_ member: M) -> EncodingPlanID {
            // A subclass is looked up by its dynamic type, whatever its declared type.
            plan(ofType: Swift.type(of: member as any Encodable))
        }
        return open(member)
    }

    private func writePlainly(_ member: any Encodable, _ frame: FrameID) throws {
        func open<M: Encodable>(_ member: M) throws {
            let plan = plan(of: M.self)
            try adopt(owner: self.plan(of: member as any Encodable), frame, member)
            if plans[plan].detail is Polymorphism {
                try write(member, to: ValueEncoder(state: self, frame: frame))
            } else {
                try write(member, plan, frame)
            }
        }
        try open(member)
    }

    /// Writes the fields of a member, in the order that its type specifies.
    private func write(_ member: any Encodable, to encoder: some Encoder) throws {
        if TypePlan.of(Swift.type(of: member)).role.isScalar {
            // The coder has its own text for such a value, as for a Date.
            var container = encoder.singleValueContainer()
            return try container.encode(member)
        }
        let order = plans[plan(of: member)].order
        guard !order.isEmpty else { return try member.encode(to: encoder) }
        let recording = try Recording(of: member, userInfo: encoder.userInfo, codingPath: encoder.codingPath)
        try recording.write(to: encoder, order: order)
    }

    // MARK: - Marks

    /// Checks the discriminator value that a member has written itself, as a child element, or writes it.
    fileprivate func checkOwnMark(
        _ name: String, _ mark: String, _ others: [String], in frame: FrameID
    ) throws(EncodingProblem) {
        guard frames.isLive(frame) else { return }
        let element = frames[frames.element(of: frame.index)].record
        guard element >= 0 else { return }
        // Its name may have a namespace.
        let written = tape.names(of: element, since: element + 1).first {
            let written = vocabulary.names.string($0)
            return ScalarEquality.equal(String(written[Self.local(written)...]), name)
        }
        guard let written else {
            return try writeElement(mark, vocabulary.plainEntry(name, .element), in: frame.index, isCData: false)
        }
        guard case .one(let record) = tape.children(of: element, named: written), tape[record].kind == .leaf else {
            return
        }
        let text = tape.string(record)
        for known in [mark] + others where try self.text(of: known, .text).elementsEqual(text.utf8) { return }
        throw .noText("the discriminator value is \"\(text)\", not \"\(mark)\"")
    }

    // MARK: - Element names

    /// Writes a member into an element named by its discriminator value: inline, at the root, or inside the element of
    /// its key.
    private func write(_ member: any Encodable, named mark: String, _ frameID: FrameID) throws {
        let entry = vocabulary.plainEntry(mark, .element)
        let index = frameID.index
        let owner = plan(of: member)
        try check(frameID, member)
        let frame = frames[index]
        if frame.parent < 0, vocabulary[frame.entry].name == vocabulary[entry].name {
            return try writePlainly(member, frameID)
        }
        let start = tape.count
        let new = try attempt(member, index) { () throws(EncodingProblem) in
            guard vocabulary[entry].kind != .bad else { throw .badKey(vocabulary.detail(entry).problem) }
            guard frame.kind != .attribute else { throw .notOneScalar("an element") }
            frames[index].flags.insert(.isDone)
            let place = frame.kind.isAlias ? inlinePlace(of: index) : index
            if !frame.kind.isAlias { frames[index].shape = .keyed }
            let outer = try record(of: place)
            if frame.kind.isAlias, frame.isAtIndex { keepOrder(in: outer) }
            return try pushFrame(owner, entry, place)
        }
        do {
            try writePlainly(member, frames.id(new))
            try finish(new, member)
        } catch {
            abandon(new, since: start)
            throw error
        }
    }
}

/// The encoder of a member. It writes the discriminator value as soon as there is an element to write it to.
private final class MarkedEncoder: Encoder {
    private let base: ValueEncoder
    private let form: Mark
    private let mark: String
    private let others: [String]
    private var isWritten = false
    /// Whether the member has a key for the child element with the discriminator value.
    private var hasOwnMark = false
    /// The child element with the discriminator value; -1 for none.
    private var record: Int32 = -1

    init(_ base: ValueEncoder, _ form: Mark, _ mark: String, besides others: [String]) {
        self.base = base
        self.form = form
        self.mark = mark
        self.others = others
    }

    var codingPath: [any CodingKey] { base.codingPath }
    var userInfo: [CodingUserInfoKey: Any] { base.userInfo }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        var isKnown = false
        // A type that has a key for the child element writes it itself.
        if case .element(let name) = form, let key = Key(stringValue: name) {
            isKnown = ScalarEquality.equal(key.stringValue, name) && !Key.acceptsAnyString
        }
        if isKnown {
            // The keys of a superclass did not tell.
            if record >= 0, base.state.frames.isLive(base.frame), record < base.state.tape.count {
                base.state.tape.remove(record)
            }
            record = -1
            isWritten = true
            hasOwnMark = true
        } else {
            write()
        }
        return base.container(keyedBy: type)
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        write()
        let index = base.frame.index
        if base.state.frames.isLive(base.frame), base.state.frames[index].kind == .element {
            // The element with the discriminator value encloses the items.
            base.state.frames[index].kind = .item
        }
        return base.unkeyedContainer()
    }

    func singleValueContainer() -> any SingleValueEncodingContainer {
        write()
        return base.singleValueContainer()
    }

    /// Checks that the discriminator value that the member has written is one of its type's. Writes it if the member has
    /// not, because its property is nil.
    func checkOwnMark() throws(EncodingProblem) {
        guard hasOwnMark, case .element(let name) = form else { return }
        try base.state.checkOwnMark(name, mark, others, in: base.frame)
    }

    private func write() {
        guard !isWritten, base.state.frames.isLive(base.frame) else { return }
        isWritten = true
        do throws(EncodingProblem) {
            try base.state.write(mark: mark, others, form, base.frame.index)
            if case .element = form { record = base.state.tape.count - 1 }
        } catch {
            _ = base.state.failed(error, base.frame.index)
        }
    }
}

extension EncodingProblem {
    /// A type without a discriminator value in its family.
    fileprivate static func unknownMember(_ type: String, _ family: Polymorphism) -> EncodingProblem {
        .refused("\(type) has no discriminator value in its family, expected \(family.listed)")
    }
}
