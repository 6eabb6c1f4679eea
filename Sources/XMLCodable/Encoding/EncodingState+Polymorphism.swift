/// Values that are written with a discriminator value for their type.
extension EncodingState {
    /// Writes a value of a class that has a family, or a member inside its property wrapper.
    func write<T: Encodable>(
        polymorphic value: T, _ family: Polymorphism, _ index: Int32, _ serial: Int32
    ) throws {
        try check(index, serial, value)
        let member = try member(value, family, index)
        guard let mark = family.mark(of: Swift.type(of: member)) else {
            let type = Swift.type(of: member) as Any.Type
            let isDeclared = family.form == .xsiType && type == T.self
            guard isDeclared || family.fallback.map({ $0 == type }) ?? false else {
                throw error(.unknownMember(TypePlan.of(type).name, family.listed), value, index)
            }
            return try writePlainly(member, index, serial)
        }
        if family.form == .elementName { return try write(member, named: mark, index, serial) }
        try adopt(owner: plan(of: member), index, serial, value)
        let base = ValueEncoder(state: self, frame: index, serial: serial)
        try write(member, to: MarkedEncoder(base, family.form, mark))
    }

    /// Returns the discriminator value that names the root, for a family whose discriminator values are element names.
    func rootMark<T: Encodable>(_ value: T, _ plan: UnsafeMutablePointer<EncodingPlan>) -> String? {
        guard let family = plan.pointee.polymorphism, family.form == .elementName,
            let member = try? member(value, family, -1)
        else { return nil }
        return family.mark(of: Swift.type(of: member))
    }

    private func member(_ value: any Encodable, _ family: Polymorphism, _ index: Int32) throws -> any Encodable {
        guard family.wrapper != nil else { return value }
        guard let member = (value as? any PolymorphicWrapper)?.encodableMember else {
            throw error(.unknownMember("the value", family.listed), value, index)
        }
        return member
    }

    /// Makes a plan the owner of a frame, which may have been finished by code of the type while the plan was made.
    private func adopt(
        owner: UnsafeMutablePointer<EncodingPlan>, _ index: Int32, _ serial: Int32, _ value: Any
    ) throws {
        try check(index, serial, value)
        core.pointee.frame(index).pointee.owner = owner
    }

    private func plan(of member: any Encodable) -> UnsafeMutablePointer<EncodingPlan> {
        func open<M: Encodable>(_ member: M) -> UnsafeMutablePointer<EncodingPlan> {
            // A subclass is looked up by its dynamic type, whatever its declared type.
            plan(ofType: Swift.type(of: member as any Encodable))
        }
        return open(member)
    }

    /// Writes a member as a value of its own type.
    private func writePlainly(_ member: any Encodable, _ index: Int32, _ serial: Int32) throws {
        func open<M: Encodable>(_ member: M) throws {
            let plan = plan(of: M.self)
            try adopt(owner: self.plan(of: member as any Encodable), index, serial, member)
            if plan.pointee.way == EncodingPlan.Way.polymorphic {
                try write(member, to: ValueEncoder(state: self, frame: index, serial: serial))
            } else {
                try write(member, plan, index, serial)
            }
        }
        try open(member)
    }

    /// Writes the fields of a member, in the order that its type specifies.
    private func write(_ member: any Encodable, to encoder: some Encoder) throws {
        let order = plan(of: member).pointee.order
        guard !order.isEmpty else { return try member.encode(to: encoder) }
        let recording = try Recording(of: member, userInfo: encoder.userInfo, codingPath: encoder.codingPath)
        try recording.write(to: encoder, order: order)
    }

    // MARK: - Marks

    /// Writes the discriminator value into the element of a frame, as an attribute or a child element.
    func write(mark: String, _ form: XMLDiscriminator.Form, _ index: Int32) throws(EncodingProblem) {
        let frame = core.pointee.frame(index)
        let isInline = frame.pointee.kind == Frame.Kind.text || frame.pointee.kind == Frame.Kind.rest
        let place = isInline ? inlinePlace(of: index) : index
        if core.pointee.frame(place).pointee.state == Frame.State.pending { try core.pointee.makeCurrent(place) }
        switch form {
        case .elementName: break
        case .element(let name):
            try writeElement(mark, plainEntry(name, KeyEntry.Kind.element), in: place, isCData: false)
        case .attribute(let name):
            try write(mark, plainEntry(name, KeyEntry.Kind.attribute), of: place)
        case .xsiType:
            let name = written(mark, isAttribute: false, nil)
            if let problem = name.problem { throw .badKey(problem) }
            needsXSI = true
            let attribute = "{\(XMLNamespaceStrategy.schemaInstance)}type"
            try write(name.name, plainEntry(attribute, KeyEntry.Kind.attribute), of: place)
            guard name.name.utf8.contains(UInt8(ascii: ":")) else { return }
            // The prefix of the value must be declared like any other.
            core.pointee.use(plainEntry(name.name, KeyEntry.Kind.element), in: place)
        }
    }

    private func write(_ mark: String, _ entry: Entry, of place: Int32) throws(EncodingProblem) {
        try writeAttribute(mark, entry, of: place)
        implied.append(
            ImpliedAttribute(serial: core.pointee.frame(place).pointee.serial, name: entry.pointee.name, text: mark))
    }

    // MARK: - Element names

    /// Writes a member into an element named by its discriminator value: inline, at the root, or inside the element of
    /// its key.
    private func write(_ member: any Encodable, named mark: String, _ index: Int32, _ serial: Int32) throws {
        let entry = plainEntry(mark, KeyEntry.Kind.element)
        let frame = core.pointee.frame(index)
        if frame.pointee.parent < 0, frame.pointee.entry.pointee.name == entry.pointee.name {
            return try writePlainly(member, index, serial)
        }
        let new: Int32
        do throws(EncodingProblem) {
            guard entry.pointee.kind != KeyEntry.Kind.bad else { throw .badKey(entry.pointee.problem) }
            guard frame.pointee.kind != Frame.Kind.attribute else { throw .notOneScalar("an element") }
            frame.pointee.flags.insert(.isDone)
            let isInline = frame.pointee.kind == Frame.Kind.text || frame.pointee.kind == Frame.Kind.rest
            let place = isInline ? inlinePlace(of: index) : index
            if !isInline { frame.pointee.shape = Frame.Shape.keyed }
            try core.pointee.makeCurrent(place)
            new = try pushFrame(plan(of: member), entry, place)
        } catch {
            throw self.error(error, member, index)
        }
        let mark = core.pointee.mark
        do {
            try writePlainly(member, new, core.pointee.frame(new).pointee.serial)
        } catch {
            core.pointee.abandon(new, since: mark)
            throw error
        }
        try finish(new, member)
    }
}

/// An attribute that the encoder wrote and that the model may write again with the same text.
struct ImpliedAttribute {
    let serial: Int32
    let name: UnsafeMutablePointer<OutputName>
    let text: String
}

/// The encoder of a member. It writes the discriminator value as soon as there is an element to write it to.
private final class MarkedEncoder: Encoder {
    private let base: ValueEncoder
    private let form: XMLDiscriminator.Form
    private let mark: String
    private var isWritten = false

    init(_ base: ValueEncoder, _ form: XMLDiscriminator.Form, _ mark: String) {
        self.base = base
        self.form = form
        self.mark = mark
    }

    var codingPath: [any CodingKey] { base.codingPath }
    var userInfo: [CodingUserInfoKey: Any] { base.userInfo }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        var isKnown = false
        // A type that has a key for the child element writes it itself.
        if case .element(let name) = form, let key = Key(stringValue: name) {
            isKnown = ScalarEquality.equal(key.stringValue, name) && Key(stringValue: "\u{0}probe") == nil
        }
        if isKnown { isWritten = true } else { write() }
        return base.container(keyedBy: type)
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        write()
        if base.state.core.pointee.isLive(base.frame, base.serial) {
            // The element with the discriminator value encloses the items.
            let frame = base.state.core.pointee.frame(base.frame)
            if frame.pointee.kind == Frame.Kind.element { frame.pointee.kind = Frame.Kind.item }
        }
        return base.unkeyedContainer()
    }

    func singleValueContainer() -> any SingleValueEncodingContainer {
        write()
        return base.singleValueContainer()
    }

    private func write() {
        guard !isWritten, base.state.core.pointee.isLive(base.frame, base.serial) else { return }
        isWritten = true
        do throws(EncodingProblem) {
            try base.state.write(mark: mark, form, base.frame)
        } catch {
            _ = base.state.failed(error, base.frame)
        }
    }
}
