#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Writing of values of any type, by their role, their property wrapper or their own `encode(to:)`.
extension EncodingState {
    /// Writes a value under a key of an element.
    @inline(__always)
    func put<T: Encodable>(value: T, _ entry: Entry, _ index: Int32, _ serial: Int32) throws {
        let plan = plan(of: T.self)
        switch plan.pointee.way {
        case EncodingPlan.Way.plain: try putNested(value, plan, entry, index, serial)
        case EncodingPlan.Way.scalar, EncodingPlan.Way.placed: try putRole(value, plan, entry, index, serial)
        case EncodingPlan.Way.captured: try putCaptured(value, plan, entry, index, serial)
        case EncodingPlan.Way.array where core.pointee.shortSerial == serial:
            // An empty array under a plain key writes nothing.
            if entry.pointee.short == KeyEntry.Kind.element, plan.pointee.array?.isEmpty(value) == true { return }
            try putNested(value, plan, entry, index, serial)
        default: try putNested(value, plan, entry, index, serial)
        }
    }

    /// Writes dates, data and similar values, scalars passed as a generic type, and placement wrappers.
    ///
    /// A placement wrapper with a scalar role has the same memory layout as its value.
    @inline(never)
    private func putRole<T: Encodable>(
        _ value: T, _ plan: UnsafeMutablePointer<EncodingPlan>, _ entry: Entry, _ index: Int32, _ serial: Int32
    ) throws {
        var entry = entry
        if let placement = plan.pointee.placement { entry = placedEntry(entry, placement) }
        switch plan.pointee.role {
        case .string: try put(Self.same(value, as: String.self), entry, index, serial)
        case .bool: try put(Self.same(value, as: Bool.self), entry, index, serial)
        case .double: try put(Self.same(value, as: Double.self), entry, index, serial)
        case .float: try put(Self.same(value, as: Float.self), entry, index, serial)
        case .int: try put(Self.same(value, as: Int.self), entry, index, serial)
        case .int8: try put(Self.same(value, as: Int8.self), entry, index, serial)
        case .int16: try put(Self.same(value, as: Int16.self), entry, index, serial)
        case .int32: try put(Self.same(value, as: Int32.self), entry, index, serial)
        case .int64: try put(Self.same(value, as: Int64.self), entry, index, serial)
        case .uint: try put(Self.same(value, as: UInt.self), entry, index, serial)
        case .uint8: try put(Self.same(value, as: UInt8.self), entry, index, serial)
        case .uint16: try put(Self.same(value, as: UInt16.self), entry, index, serial)
        case .uint32: try put(Self.same(value, as: UInt32.self), entry, index, serial)
        case .uint64: try put(Self.same(value, as: UInt64.self), entry, index, serial)
        case .date where !isOwn(options.dates):
            try put(DateScalar(date: Self.same(value, as: Date.self)), entry, index, serial)
        case .data where !isOwn(options.data):
            try put(DataScalar(data: Self.same(value, as: Data.self)), entry, index, serial)
        case .url: try put(URLScalar(url: Self.same(value, as: URL.self)), entry, index, serial)
        case .decimal: try put(DecimalScalar(decimal: Self.same(value, as: Decimal.self)), entry, index, serial)
        default: try putNested(value, plan, entry, index, serial)
        }
    }

    @inline(__always)
    private func placedEntry(_ entry: Entry, _ placement: XMLPlacement.Form) -> Entry {
        switch placement {
        case .attribute where entry.pointee.attributeVariant != nil: entry.pointee.attributeVariant ?? entry
        case .text where entry.pointee.textVariant != nil: entry.pointee.textVariant ?? entry
        default: variant(entry, placement)
        }
    }

    /// Reinterprets a value that is known to be of another type, or to wrap one and nothing else.
    @inline(__always)
    static func same<T, U>(_ value: T, as type: U.Type) -> U {
        withUnsafePointer(to: value) { UnsafeRawPointer($0).assumingMemoryBound(to: U.self).pointee }
    }

    private func isOwn(_ dates: XMLEncoder.DateEncodingStrategy) -> Bool {
        switch dates.form {
        case .deferred, .custom: true
        default: false
        }
    }

    private func isOwn(_ data: XMLEncoder.DataEncodingStrategy) -> Bool {
        switch data.form {
        case .deferred, .custom: true
        default: false
        }
    }

    // MARK: - Frames of values

    /// Writes a value that needs its own frame under a key.
    @inline(__always)
    func putNested<T: Encodable>(
        _ value: T, _ plan: UnsafeMutablePointer<EncodingPlan>, _ entry: Entry, _ index: Int32, _ serial: Int32
    ) throws {
        if entry.pointee.kind == KeyEntry.Kind.both {
            return try putBoth(value, plan, entry, index, serial)
        }
        let new = try pushValue(value, plan, entry, index, serial)
        try fill(new, value, plan)
    }

    @inline(never)
    private func putBoth<T: Encodable>(
        _ value: T, _ plan: UnsafeMutablePointer<EncodingPlan>, _ entry: Entry, _ index: Int32, _ serial: Int32
    ) throws {
        for placement in [XMLPlacement.Form.attribute, .element] {
            let new = try pushValue(value, plan, variant(entry, placement), index, serial)
            try fill(new, value, plan)
        }
    }

    /// Writes a value as an item of an array.
    @inline(__always)
    func putItem<T: Encodable>(value: T, _ index: Int32, _ serial: Int32, _ position: Int) throws {
        let plan = plan(of: T.self)
        if plan.pointee.way == EncodingPlan.Way.scalar {
            switch plan.pointee.role {
            case .string: return try putItem(Self.same(value, as: String.self), index, serial, position)
            case .double: return try putItem(Self.same(value, as: Double.self), index, serial, position)
            case .int: return try putItem(Self.same(value, as: Int.self), index, serial, position)
            default: break
            }
        }
        let new = try pushItem(value, plan, index, serial, position)
        try fill(new, value, plan)
    }

    /// Writes all items of an array.
    func put<T: Encodable>(items: UnsafeBufferPointer<T>, _ index: Int32, _ serial: Int32) throws {
        let plan = plan(of: T.self)
        if plan.pointee.way == EncodingPlan.Way.scalar {
            for position in items.indices { try putItem(value: items[position], index, serial, position) }
            return
        }
        guard let start = items.baseAddress else { return }
        for position in items.indices {
            // A struct that contains only the value has the same layout.
            let item = UnsafeRawPointer(start + position).assumingMemoryBound(to: LentItem<T>.self)
            try put(item: item.pointee, plan, index, serial, position)
        }
    }

    @inline(never)
    private func put<T: Encodable>(
        item: borrowing LentItem<T>, _ plan: UnsafeMutablePointer<EncodingPlan>, _ index: Int32, _ serial: Int32,
        _ position: Int
    ) throws {
        let new = try pushItem(item.value, plan, index, serial, position)
        try fill(new, item.value, plan)
    }

    /// Lets a value write into its new frame, and finishes the frame.
    @inline(__always)
    private func fill<T: Encodable>(_ new: Int32, _ value: T, _ plan: UnsafeMutablePointer<EncodingPlan>) throws {
        let serial = core.pointee.frame(new).pointee.serial
        if plan.pointee.way == EncodingPlan.Way.plain {
            let mark = core.pointee.mark
            do {
                try value.encode(to: ValueEncoder(state: self, frame: new, serial: serial))
            } catch {
                core.pointee.abandon(new, since: mark)
                throw error
            }
        } else {
            try fillSpecially(new, serial, value, plan)
        }
        try finish(new, value)
    }

    @inline(never)
    private func fillSpecially<T: Encodable>(
        _ new: Int32, _ serial: Int32, _ value: T, _ plan: UnsafeMutablePointer<EncodingPlan>
    ) throws {
        let mark = core.pointee.mark
        do {
            try write(value, plan, new, serial)
        } catch {
            core.pointee.abandon(new, since: mark)
            throw error
        }
    }

    /// Writes a value into the frame created for it.
    func write<T: Encodable>(
        _ value: T, _ plan: UnsafeMutablePointer<EncodingPlan>, _ index: Int32, _ serial: Int32
    ) throws {
        switch plan.pointee.way {
        case EncodingPlan.Way.scalar:
            switch plan.pointee.role {
            case .string: return try putSingle(Self.same(value, as: String.self), index, serial)
            case .date: return try write(date: Self.same(value, as: Date.self), index, serial)
            case .data: return try write(data: Self.same(value, as: Data.self), index, serial)
            case .url: return try putSingle(URLScalar(url: Self.same(value, as: URL.self)), index, serial)
            case .decimal:
                return try putSingle(DecimalScalar(decimal: Self.same(value, as: Decimal.self)), index, serial)
            default: break
            }
        case EncodingPlan.Way.placed where plan.pointee.placement == .cdata || plan.pointee.placement == .cdataText:
            core.pointee.frame(index).pointee.flags.insert(.cdata)
        case EncodingPlan.Way.dictionary:
            if let dictionary = value as? any KeyedDictionary,
                try dictionary.write(to: self, index, serial)
            {
                return
            }
        case EncodingPlan.Way.raw:
            return try write(element: Self.same(value, as: XML.Element.self), index, serial)
        case EncodingPlan.Way.ordered:
            let encoder = ValueEncoder(state: self, frame: index, serial: serial)
            let recording = try Recording(of: value, userInfo: encoder.userInfo, codingPath: encoder.codingPath)
            return try recording.write(to: encoder, order: plan.pointee.order)
        case EncodingPlan.Way.captured: return try write(captured: value, plan, index, serial)
        case EncodingPlan.Way.array:
            if let array = plan.pointee.array { return try array.write(value, to: self, index, serial) }
        case EncodingPlan.Way.polymorphic:
            if let family = plan.pointee.polymorphism {
                return try write(polymorphic: value, family, index, serial)
            }
        default: break
        }
        try value.encode(to: ValueEncoder(state: self, frame: index, serial: serial))
    }

    /// Writes a value as the single value of a frame.
    func putSingle<T: Encodable>(value: T, _ index: Int32, _ serial: Int32) throws {
        // The plan of a new type may run code of the type, so it comes before the frame is looked at.
        let plan = plan(of: T.self)
        try check(index, serial, value)
        let frame = core.pointee.frame(index)
        guard frame.pointee.shape == Frame.Shape.none, !frame.pointee.flags.contains(.isDone) else {
            let isSecond = frame.pointee.shape == Frame.Shape.single || frame.pointee.shape == Frame.Shape.none
            throw error(isSecond ? .secondValue : .mixedRequests, value, index)
        }
        guard !core.pointee.stack.isLow else {
            throw EncodingError(.stackIsLow, value: value, codingPath: [], elementPath: "")
        }
        if plan.pointee.hasChoiceItems, frame.pointee.kind == Frame.Kind.element,
            !frame.pointee.owner.pointee.isTransparent
        {
            // A type that consists only of choices is one element around them.
            frame.pointee.kind = Frame.Kind.item
        }
        frame.pointee.owner = plan
        try write(value, plan, index, serial)
    }

    /// Returns the scalar for a value of a Foundation type if the strategies define a text for it.
    func scalar<T: Encodable>(_ value: T) -> (any ScalarValue)? {
        switch plan(of: T.self).pointee.way == EncodingPlan.Way.scalar ? plan(of: T.self).pointee.role : .other {
        case .date where !isOwn(options.dates): DateScalar(date: Self.same(value, as: Date.self))
        case .data where !isOwn(options.data): DataScalar(data: Self.same(value, as: Data.self))
        case .url: URLScalar(url: Self.same(value, as: URL.self))
        case .decimal: DecimalScalar(decimal: Self.same(value, as: Decimal.self))
        default: nil
        }
    }

    private func write(date: Date, _ index: Int32, _ serial: Int32) throws {
        let encoder = ValueEncoder(state: self, frame: index, serial: serial)
        switch options.dates.form {
        case .custom(let encode): try encode(date, encoder)
        case .deferred: try date.encode(to: encoder)
        default: try putSingle(DateScalar(date: date), index, serial)
        }
    }

    private func write(data: Data, _ index: Int32, _ serial: Int32) throws {
        let encoder = ValueEncoder(state: self, frame: index, serial: serial)
        switch options.data.form {
        case .custom(let encode): try encode(data, encoder)
        case .deferred: try data.encode(to: encoder)
        default: try putSingle(DataScalar(data: data), index, serial)
        }
    }
}
