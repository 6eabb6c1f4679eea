#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Writing of values of any type, by their role, their property wrapper or their own `encode(to:)`.
extension EncodingState {
    /// Writes a value under a key that may be absent.
    @inline(__always)
    func put<T: Encodable>(ifPresent value: T?, _ entry: EntryID, in place: FrameID) throws {
        guard let value else {
            if tellsNil(T.self) { return }
            return try putNil(nilEntry(entry, T.self), in: place)
        }
        let count = tape.count
        // An empty element could be a value.
        if options.nils == .emptyElement { try keepNil(value, entry, in: place) }
        if tape.isEmpty(since: count) { try put(value: value, entry, in: place) }
        if tape.isEmpty(since: count) { try keepNil(value, entry, in: place) }
        if isPath(entry) { try openSteps(entry, in: place, forEmpty: value) }
    }

    /// Writes a value of a wrapper as the overload of the containers for it does, which generic code does not call.
    @inline(never)
    private func put<T: Encodable>(absentable value: T, _ entry: EntryID, in place: FrameID) throws {
        try put(ifPresent: AbsentValue.isAbsent(value) ? nil : value, entry, in: place)
    }

    /// Writes a value under a key of an element.
    ///
    /// - Parameter isPresent: Whether a wrapper is written even if it is absent.
    func put<T: Encodable>(value: T, _ entry: EntryID, in place: FrameID, isPresent: Bool = true) throws {
        let plan = plan(of: T.self)
        if !isPresent, plan.flags.contains(.isAbsentable) { return try put(absentable: value, entry, in: place) }
        switch plan.way {
        case .scalar, .placed: return try putRole(value, plan, entry, in: place)
        case .content: guard try !putSpecial(value, plan, entry, in: place) else { return }
        case .array:
            // An empty array under a plain key writes nothing.
            if isPlain(place), vocabulary[entry].short == .element, plans[plan].array?.isEmpty(value) == true,
                !frames[place.index].flags.contains(.holdsCase)
            {
                return
            }
        default:
            if plan.flags.contains(.isNestedOptional), try putOptional(value, entry, in: place, isPresent: isPresent) {
                return
            }
        }
        try putNested(value, plan, entry, in: place)
    }

    /// Writes an Optional of an Optional, or of a wrapper, as synthesized code does for a property; returns false if it is
    /// written as any other value.
    ///
    /// - Parameter isPresent: Whether the Optional is the value of a property or an entry, whose nil is written otherwise.
    @inline(never)
    private func putOptional<T: Encodable>(
        _ value: T, _ entry: EntryID, in place: FrameID, isPresent: Bool
    ) throws -> Bool {
        func put<W: Encodable>(_ type: W.Type) throws {
            try self.put(ifPresent: LayoutCast.same(value, as: W?.self), entry, in: place)
        }
        let optional = T.self as? any OptionalType.Type
        if !isPresent, let wrapped = optional?.wrappedType as? any Encodable.Type {
            try put(wrapped)
            return true
        }
        if optional?.hasInnerNil(value) == true { throw error(.innerNil, value, place.index, entry) }
        return false
    }

    /// Writes dates, data and similar values, scalars passed as a generic type, and placement wrappers.
    ///
    /// A placement wrapper with a scalar role has the same memory layout as its value.
    @inline(never)
    private func putRole<T: Encodable>(
        _ value: T, _ plan: EncodingPlanID, _ entry: EntryID, in place: FrameID
    ) throws {
        var entry = entry
        if let placement = plan.placement { entry = placed(entry, placement) }
        switch plan.role {
        case .string: try put(LayoutCast.wrapped(value, as: String.self), entry, in: place)
        case .bool: try put(LayoutCast.wrapped(value, as: Bool.self), entry, in: place)
        case .double: try put(LayoutCast.wrapped(value, as: Double.self), entry, in: place)
        case .float: try put(LayoutCast.wrapped(value, as: Float.self), entry, in: place)
        case .int: try put(LayoutCast.wrapped(value, as: Int.self), entry, in: place)
        case .int32: try put(LayoutCast.wrapped(value, as: Int32.self), entry, in: place)
        case .int64: try put(LayoutCast.wrapped(value, as: Int64.self), entry, in: place)
        case .uint: try put(LayoutCast.wrapped(value, as: UInt.self), entry, in: place)
        case .uint64: try put(LayoutCast.wrapped(value, as: UInt64.self), entry, in: place)
        case .date where style.hasTextOfDates:
            try put(DateScalar(LayoutCast.wrapped(value, as: Date.self), style), entry, in: place)
        case .decimal: try put(DecimalScalar(decimal: LayoutCast.wrapped(value, as: Decimal.self)), entry, in: place)
        default:
            guard let scalar = scalar(value, plan) else { return try putRarely(value, plan, entry, in: place) }
            try put(RareScalar(scalar), entry, in: place)
        }
    }

    @inline(__always)
    private func placed(_ id: EntryID, _ placement: XMLPlacement.Form) -> EntryID {
        let entry = vocabulary[id]
        if placement == .attribute, entry.attributeVariant != .none { return entry.attributeVariant }
        if placement == .text, entry.textVariant != .none { return entry.textVariant }
        return vocabulary.variant(id, placement)
    }

    /// Returns the scalar for a value that has a text: of a type of the standard library, or of a Foundation type whose
    /// text the strategies define.
    private func scalar<T>(_ value: T, _ plan: EncodingPlanID) -> (any ScalarValue)? {
        switch plan.role {
        case .string: LayoutCast.wrapped(value, as: String.self)
        case .bool: LayoutCast.wrapped(value, as: Bool.self)
        case .double: LayoutCast.wrapped(value, as: Double.self)
        case .float: LayoutCast.wrapped(value, as: Float.self)
        case .int: LayoutCast.wrapped(value, as: Int.self)
        case .int8: LayoutCast.wrapped(value, as: Int8.self)
        case .int16: LayoutCast.wrapped(value, as: Int16.self)
        case .int32: LayoutCast.wrapped(value, as: Int32.self)
        case .int64: LayoutCast.wrapped(value, as: Int64.self)
        case .uint: LayoutCast.wrapped(value, as: UInt.self)
        case .uint8: LayoutCast.wrapped(value, as: UInt8.self)
        case .uint16: LayoutCast.wrapped(value, as: UInt16.self)
        case .uint32: LayoutCast.wrapped(value, as: UInt32.self)
        case .uint64: LayoutCast.wrapped(value, as: UInt64.self)
        case .date where style.hasTextOfDates: DateScalar(LayoutCast.wrapped(value, as: Date.self), style)
        case .data where style.hasTextOfData: DataScalar(data: LayoutCast.wrapped(value, as: Data.self))
        case .url: URLScalar(url: LayoutCast.wrapped(value, as: URL.self))
        case .uuid: UUIDScalar(uuid: LayoutCast.wrapped(value, as: UUID.self))
        case .decimal: DecimalScalar(decimal: LayoutCast.wrapped(value, as: Decimal.self))
        default: nil
        }
    }

    /// Returns the scalar for a value that is not a wrapper.
    func scalar<T: Encodable>(_ value: T) -> (any ScalarValue)? {
        let plan = plan(of: T.self)
        return plan.way == .scalar ? scalar(value, plan) : nil
    }

    // MARK: - Frames of values

    /// Writes a value that needs its own frame under a key.
    @inline(__always)
    func putNested<T: Encodable>(
        _ value: T, _ plan: EncodingPlanID, _ entry: EntryID, in place: FrameID
    ) throws {
        switch vocabulary[entry].kind {
        case .both: return try putBoth(value, plan, entry, in: place)
        case .rest where !isPath(entry) && !plan.flags.isDisjoint(with: .isPlainEnum | .holdsEnums):
            return try putCases(value, plan, entry, in: place)
        case .text, .rest: try refuseInRun(value, entry, place)
        case .element, .attribute, .bad: break
        }
        let start = tape.count
        let new = try pushValue(value, plan, entry, in: place)
        try fill(new, value, plan, since: start)
    }

    @inline(never)
    private func putBoth<T: Encodable>(
        _ value: T, _ plan: EncodingPlanID, _ entry: EntryID, in place: FrameID
    ) throws {
        try leavingNothing(of: value, in: place) {
            try putRarely(value, plan, vocabulary.variant(entry, .attribute), in: place)
            try putRarely(value, plan, vocabulary.variant(entry, .element), in: place)
        }
    }

    /// Behaves like ``putNested(_:_:_:in:)``, which is inlined where nearly all values come from.
    @inline(never)
    private func putRarely<T: Encodable>(
        _ value: T, _ plan: EncodingPlanID, _ entry: EntryID, in place: FrameID
    ) throws {
        try putNested(value, plan, entry, in: place)
    }

    /// Writes a value as an item of an array.
    @inline(never)
    func putItem<T: Encodable>(value: T, in place: FrameID, _ position: Int) throws {
        try putItemInline(value: value, in: place, position)
    }

    /// Behaves like ``putItem(value:in:_:)``, for the one caller whose calls must not add up.
    @inline(__always)
    func putItemInline<T: Encodable>(value: T, in place: FrameID, _ position: Int) throws {
        let plan = plan(of: T.self)
        if plan.way == .scalar {
            switch plan.role {
            case .string: return try putItem(LayoutCast.wrapped(value, as: String.self), in: place, position)
            case .double: return try putItem(LayoutCast.wrapped(value, as: Double.self), in: place, position)
            case .int: return try putItem(LayoutCast.wrapped(value, as: Int.self), in: place, position)
            default: break
            }
        }
        let start = tape.count
        let new = try pushItem(value, plan, in: place, position)
        try fill(new, value, plan, since: start)
    }

    /// Lets a value write into its new frame, and finishes the frame.
    @inline(__always)
    func fill<T: Encodable>(_ new: Int32, _ value: T, _ plan: EncodingPlanID, since start: Int32) throws {
        let frame = frames.id(new)
        do {
            if plan.way == .plain {
                try value.encode(to: ValueEncoder(state: self, frame: frame))
            } else {
                try write(value, plan, frame)
            }
            try finish(new, value)
        } catch {
            abandon(new, since: start)
            throw error
        }
    }

    /// Writes a value into the frame created for it.
    @inline(never)
    func write<T: Encodable>(_ value: T, _ plan: EncodingPlanID, _ frame: FrameID) throws {
        switch plan.way {
        case .scalar:
            switch plan.role {
            case .date where !style.hasTextOfDates:
                let encoder = ValueEncoder(state: self, frame: frame)
                return try encode(date: LayoutCast.wrapped(value, as: Date.self), to: encoder)
            case .data where !style.hasTextOfData:
                let encoder = ValueEncoder(state: self, frame: frame)
                return try encode(data: LayoutCast.wrapped(value, as: Data.self), to: encoder)
            default: if let scalar = scalar(value, plan) { return try putSingle(scalar, in: frame) }
            }
        case .placed where plan.placement == .cdata || plan.placement == .cdataText:
            frames[frame.index].flags.insert(.isCData)
        case .dictionary:
            if let dictionary = value as? any KeyedDictionary, try dictionary.write(to: self, frame) { return }
        case .raw: return try write(element: LayoutCast.same(value, as: XML.Element.self), frame)
        case .ordered:
            let encoder = ValueEncoder(state: self, frame: frame)
            let recording = try Recording(of: value, userInfo: encoder.userInfo, codingPath: encoder.codingPath)
            return try recording.write(to: encoder, order: plans[plan].order)
        case .content, .special:
            let site = EncodingSite(state: self, frame: frame, entry: nil)
            if let coding = plans[plan].special, try coding.encode(value, site) { return }
        case .array: if let array = plans[plan].array { return try array.write(value, to: self, frame) }
        default: break
        }
        try value.encode(to: ValueEncoder(state: self, frame: frame))
    }

    /// Writes a value as the single value of a frame.
    @inline(never)
    func putSingle<T: Encodable>(value: T, in place: FrameID) throws {
        // The plan of a new type may run code of the type, so it comes before the frame is looked at.
        let plan = plan(of: T.self)
        try check(place, value)
        let frame = frames[place.index]
        guard frame.shape == .none, !frame.flags.contains(.isDone) else {
            let isSecond = frame.shape == .single || frame.shape == .none
            throw error(isSecond ? .secondValue : .mixedRequests, value, place.index)
        }
        guard !stack.isLow else { throw stackError(value) }
        if frame.kind == .rest || !frame.flags.isDisjoint(with: .needsName) { try takeName(place, value, plan) }
        let holdsEnums =
            plan.flags.contains(.holdsEnums) && frame.kind == .element
            && !frame.owner.flags.contains(.isTransparent)
        if holdsEnums { frames[place.index].flags.insert(.holdsEnums) }
        if frame.owner.flags.contains(.isNestedOptional) { frames[place.index].flags.insert(.isSome) }
        frames[place.index].owner = plan
        try leavingNothing(of: value, in: place) { try write(value, plan, place) }
        guard holdsEnums || frame.kind == .rest || frame.flags.contains(.needsName) else { return }
        try finishSingle(place, value)
    }

    /// Gives an element the name of the type that consists of a single value, unless that value has a name of its own.
    private func takeName(_ place: FrameID, _ value: Any, _ plan: EncodingPlanID) throws {
        let owner = frames[place.index].owner
        guard plans[owner].rootName != nil, plans[plan].rootName == nil else { return }
        try attempt(value, place.index) { () throws(EncodingProblem) in try openNamed(place.index) }
    }

    @inline(never)
    private func finishSingle(_ place: FrameID, _ value: Any) throws {
        guard frames.isLive(place) else { return }
        let frame = frames[place.index]
        try attempt(value, place.index) { () throws(EncodingProblem) in
            if frame.flags.contains(.needsName) { throw .noName }
            // Without items, the element shows that there is an array.
            if frame.flags.contains(.holdsEnums), frame.state == .waiting { try enclose(place.index) }
        }
    }

    /// Encodes a date that the options leave to its own type, or to a closure.
    func encode(date: Date, to encoder: any Encoder) throws {
        guard case .custom(let encode) = options.dates.form else { return try date.encode(to: encoder) }
        try encode(date, encoder)
    }

    /// The same for data.
    func encode(data: Data, to encoder: any Encoder) throws {
        guard case .custom(let encode) = options.data.form else { return try data.encode(to: encoder) }
        try encode(data, encoder)
    }
}
