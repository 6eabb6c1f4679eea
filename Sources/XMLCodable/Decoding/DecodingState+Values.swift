#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension DecodingState {
    /// Decodes a value of any type from its place.
    @inline(__always)
    func value<T: Decodable>(_ type: T.Type, _ place: DecodingPlace) throws -> T {
        try withPlan(type) { try value(type, place, $0) }
    }

    func value<T: Decodable>(_ type: T.Type, _ place: DecodingPlace, _ plan: TypePlan) throws -> T {
        if plan.scalar != .other { return try scalar(type, place, plan.scalar) }
        switch plan.role {
        case .rawElement: return try same(try element(place), as: type)
        case .rawNode, .rawNodes, .innerXML, .elementName, .anyElements, .anyAttributes:
            return try captured(type, plan.role, place)
        case .polymorphic:
            if stack.isLow { throw tooDeep(place) }
            return try polymorphic(type, place, plan)
        default: break
        }
        if stack.isLow { throw tooDeep(place) }
        if plan.isOptional { return try optional(type, place, plan) }
        var place = place
        if plan.isShaped { try shape(&place, plan) }
        let path = Int(place.path)
        if path >= 0, path < core.pointee.paths.count {
            core.pointee.paths.base[path].plan = Unmanaged.passUnretained(plan)
        }
        do {
            let decoder = ValueDecoder(state: self, place: place)
            // Calls with an inspection use instrumented containers.
            if inspection == nil, let array = plan.array {
                var items = try decoder.unkeyed()
                return try array.decoded(as: type, &items, count: items.itemCount)
            }
            return try T(from: decoder)
        } catch let error as DecodingError {
            throw located(error, place)
        }
    }

    /// Decodes a value that is a single text, or one of the library's own wrappers around such a value.
    func scalar<T>(_ type: T.Type, _ place: DecodingPlace, _ role: TypePlan.Role) throws -> T {
        // The plan ensures that a wrapper has the memory layout of its value; sizes are compared.
        switch role {
        case .string: return unsafeBitCast(try string(place), to: type)
        case .bool: return unsafeBitCast(try bool(place), to: type)
        case .double: return unsafeBitCast(try double(place), to: type)
        case .float: return unsafeBitCast(try float(place), to: type)
        case .int: return unsafeBitCast(try integer(Int.self, place), to: type)
        case .int8: return unsafeBitCast(try integer(Int8.self, place), to: type)
        case .int16: return unsafeBitCast(try integer(Int16.self, place), to: type)
        case .int32: return unsafeBitCast(try integer(Int32.self, place), to: type)
        case .int64: return unsafeBitCast(try integer(Int64.self, place), to: type)
        case .uint: return unsafeBitCast(try integer(UInt.self, place), to: type)
        case .uint8: return unsafeBitCast(try integer(UInt8.self, place), to: type)
        case .uint16: return unsafeBitCast(try integer(UInt16.self, place), to: type)
        case .uint32: return unsafeBitCast(try integer(UInt32.self, place), to: type)
        case .uint64: return unsafeBitCast(try integer(UInt64.self, place), to: type)
        case .date: return unsafeBitCast(try date(place), to: type)
        case .data: return unsafeBitCast(try data(place), to: type)
        case .url: return unsafeBitCast(try url(place), to: type)
        case .decimal: return unsafeBitCast(try decimal(place), to: type)
        default: throw mismatch(type, place, "expected text", "found \(described(place))")
        }
    }

    /// Returns a value as the type that it is known to have.
    @inline(__always)
    func same<U, T>(_ value: U, as type: T.Type) throws -> T {
        if U.self == T.self { return unsafeBitCast(value, to: T.self) }
        throw DecodingError.typeMismatch(T.self, .init(codingPath: [], debugDescription: "\(U.self) is not \(T.self)"))
    }

    /// Decodes a value whose type is an Optional: `T` decodes itself, and its decoder knows whether it is nil.
    private func optional<T: Decodable>(_ type: T.Type, _ place: DecodingPlace, _ plan: TypePlan) throws -> T {
        func make(_ flag: UInt8) throws -> T { try T(from: ValueDecoder(state: self, place: place.with(flag))) }
        let wrapped = plan.wrapped ?? plan
        if isNil(place, wrapped) { return try make(DecodingPlace.isNil) }
        if isEmpty(single(place)), !wrapped.core.isCollection {
            switch emptyValue(wrapped) {
            case .value: break
            case .absent: return try make(DecodingPlace.isNil)
            case .attempt:
                return try attempt { try make(DecodingPlace.isNotNil) } ?? make(DecodingPlace.isNil)
            }
        }
        return try unlessRejected(place, wrapped) { try make(DecodingPlace.isNotNil) } ?? make(DecodingPlace.isNil)
    }

    /// Returns the value of an empty element, or nil if no value can be decoded from it.
    private func attempt<R>(_ body: () throws -> R) -> R? {
        guard let inspection else { return try? body() }
        return try? inspection.trying(body)
    }

    /// Returns whether a place says nil for a type.
    @inline(__always)
    private func isNil(_ place: DecodingPlace, _ plan: TypePlan) -> Bool {
        isNil(place) && (!plan.core.isSequence || isNilList(place, plan.core))
    }

    /// Returns the value; nil if its type needs more than the attribute to which a plain name fell back.
    @inline(__always)
    private func unlessRejected<R>(_ place: DecodingPlace, _ plan: TypePlan, _ make: () throws -> R) throws -> R? {
        guard place.flags & DecodingPlace.isFallback != 0, plan.role == .other || plan.role == .rawElement else {
            return try make()
        }
        core.pointee.fallbackRejected = false
        do {
            return try make()
        } catch  where core.pointee.fallbackRejected {
            core.pointee.fallbackRejected = false
            return nil
        }
    }

    enum EmptyValue { case value, absent, attempt }

    /// Returns how an Optional of a type is decoded from an empty element.
    func emptyValue(_ wrapped: TypePlan) -> EmptyValue {
        switch options.emptyElementStrategy.form {
        case .nil: return .absent
        case .value: return .value
        case .valueOrNil:
            if wrapped.isTransformed { return .attempt }
            switch wrapped.core.role {
            case .string, .data, .rawElement, .rawNode, .rawNodes, .innerXML, .elementName, .anyElements,
                .anyAttributes:
                return .value
            case .other, .polymorphic: return .attempt
            default: return .absent
            }
        }
    }

    /// Decodes a value under a key that may be absent.
    @inline(__always)
    func valueIfPresent<T: Decodable>(_ type: T.Type, _ place: DecodingPlace) throws -> T? {
        try withPlan(type) { try valueIfPresent(type, place, $0) }
    }

    func valueIfPresent<T: Decodable>(_ type: T.Type, _ place: DecodingPlace, _ plan: TypePlan) throws -> T? {
        if isNil(place, plan) { return nil }
        if isEmpty(single(place)), !plan.core.isCollection {
            switch emptyValue(plan) {
            case .value: break
            case .absent: return nil
            case .attempt: return attempt { try value(type, place, plan) }
            }
        }
        return try unlessRejected(place, plan) { try value(type, place, plan) }
    }

    /// Returns the raw element at a place.
    func element(_ place: DecodingPlace) throws -> XML.Element {
        let place = single(place)
        guard place.kind == .item || place.kind == .siblings else {
            if place.flags & DecodingPlace.isFallback != 0 { core.pointee.fallbackRejected = true }
            throw place.kind == .missing
                ? missingValue(place)
                : mismatch(XML.Element.self, place, "expected an element", "found \(described(place))")
        }
        return XML.Element(store, Int(place.node))
    }
}
