/// From a place and the plan of a type to a value.
extension DecodingState {
    @inline(__always)
    func value<T: Decodable>(_ type: T.Type, _ place: DecodingPlace) throws -> T {
        try plans.withPlan(type) { try value(type, place, $0) }
    }

    func value<T: Decodable>(_ type: T.Type, _ place: DecodingPlace, _ plan: TypePlan) throws -> T {
        if plan.scalar != .other { return try scalar(type, place, plan.scalar) }
        switch plan.role {
        case .rawElement: return try rawElement(type, place)
        case .special: return try specialValue(type, place, plan)
        default: break
        }
        if stack.isLow { throw places.tooDeep(place) }
        if plan.isOptional { return try optional(type, place, plan) }
        var place = place
        if plan.isShaped { try places.shape(&place, plan) }
        return try ownValue(type, place, plan)
    }

    /// Decodes a value with a ``SpecialCoding`` from a place of its own. Separate, so that other values do without its code.
    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    private func specialValue<T: Decodable>(_ type: T.Type, _ place: DecodingPlace, _ plan: TypePlan) throws -> T {
        let site = DecodingSite(state: self, place: place, plan: plan)
        guard let coding = plan.special else { return try site.ownValue(type) }
        return try coding.decode(type, site)
    }

    /// Decodes a value with its own `init(from:)`, or an array item by item.
    @inline(__always)
    func ownValue<T: Decodable>(_ type: T.Type, _ place: DecodingPlace, _ plan: TypePlan) throws -> T {
        if places.claimsContent { return try claimingValue(type, place, plan) }
        return try madeValue(type, place, plan)
    }

    /// Decodes a value with its own `init(from:)` and throws an error if one of its keys leaves content that no other takes.
    @_semantics("optimize.sil.specialize.generic.never")
    @inline(never)
    private func claimingValue<T: Decodable>(
        _ type: T.Type, _ place: DecodingPlace, _ plan: TypePlan
    ) throws -> T {
        // What the keys of a value without an element of its own leave, other keys of the element may take.
        if paths.sharesElement(place.path) { return try madeValue(type, place, plan) }
        return try places.claimingContent { try madeValue(type, place, plan) }
    }

    @inline(__always)
    private func madeValue<T: Decodable>(_ type: T.Type, _ place: DecodingPlace, _ plan: TypePlan) throws -> T {
        paths.setOwner(place.path, plan)
        do {
            // Observed calls use instrumented containers. The type is only read.
            if observer == nil, let array = unsafe plan.array {
                return try maker.array(array, as: type, self, place)
            }
            if observer == nil, let dictionary = unsafe plan.dictionary,
                place.flags & DecodingPlace.isDictionary != 0
            {
                return try maker.dictionary(dictionary, as: type, self, place)
            }
            return try T(from: maker.decoder(self, place))
        } catch let error as DecodingError {
            throw places.located(error, place, type)
        }
    }

    // MARK: - Optionals

    /// Decodes a value whose type is an Optional: `T` decodes itself, and its decoder knows whether it is nil.
    private func optional<T: Decodable>(_ type: T.Type, _ place: DecodingPlace, _ plan: TypePlan) throws -> T {
        let wrapped = plan.wrapped ?? plan
        switch places.content(place, of: wrapped) {
        case .absent where place.kind == .text || place.kind == .textList:
            return try optional(place) { try ifInline(place, wrapped, $0) }
        case .absent: return try optional(place, DecodingPlace.isNil)
        case .value where !places.mayReject(place, wrapped):
            do { return try optional(place, DecodingPlace.isNotNil) } catch {
                if places.isAbsent(place, wrapped, after: error) { return try optional(place, DecodingPlace.isNil) }
                throw error
            }
        case .attempt: return try optional(place) { try attempt(place, wrapped, $0) }
        case .value: return try optional(place) { try places.unlessRejected(place, wrapped, $0) }
        }
    }

    /// By itself, since a function that has an Optional of a value looks up its metadata whether it uses it or not.
    @inline(never)
    private func optional<T: Decodable>(
        _ place: DecodingPlace, _ find: (() throws -> T) throws -> T?
    ) throws -> T {
        try find { try optional(place, DecodingPlace.isNotNil) } ?? optional(place, DecodingPlace.isNil)
    }

    @inline(__always)
    private func optional<T: Decodable>(_ place: DecodingPlace, _ flag: UInt16) throws -> T {
        try T(from: maker.decoder(self, place.with(flag)))
    }

    /// Decodes a value under a key that may be absent.
    func valueIfPresent<T: Decodable>(_ type: T.Type, _ place: DecodingPlace) throws -> T? {
        try plans.withPlan(type) { try valueIfPresent(type, place, $0) }
    }

    func valueIfPresent<T: Decodable>(_ type: T.Type, _ place: DecodingPlace, _ plan: TypePlan) throws -> T? {
        // An Optional of an Optional distinguishes an element that says nil from none, which a text cannot say.
        if plan.holdsNil, place.kind != .text, place.kind != .textList { return try value(type, place, plan) }
        switch places.content(place, of: plan) {
        case .absent where place.kind == .text || place.kind == .textList: return try inlineValue(type, place, plan)
        case .absent: return nil
        case .attempt: return try attempt(place, plan) { try value(type, place, plan) }
        case .value: return try valueOrNone(type, place, plan)
        }
    }

    /// By itself, for the same reason.
    @inline(never)
    private func inlineValue<T: Decodable>(_ type: T.Type, _ place: DecodingPlace, _ plan: TypePlan) throws -> T? {
        try ifInline(place, plan) { try valueOrNone(type, place, plan) } ?? nil
    }

    @inline(__always)
    private func valueOrNone<T: Decodable>(_ type: T.Type, _ place: DecodingPlace, _ plan: TypePlan) throws -> T? {
        do { return try places.unlessRejected(place, plan) { try value(type, place, plan) } } catch {
            if places.isAbsent(place, plan, after: error) || hasNoItems(place, plan) || isOfOthers(place, plan.core) {
                return nil
            }
            throw error
        }
    }

    /// Returns the value of an empty element, or nil if no value can be decoded from it.
    private func attempt<R>(_ place: DecodingPlace, _ plan: TypePlan, _ body: () throws -> R) throws -> R? {
        do {
            guard let observer else { return try body() }
            return try observer.trying(body)
        } catch {
            if places.isOfKeys(error, place), !isOfOthers(place, plan.core) { throw error }
            return nil
        }
    }
}
