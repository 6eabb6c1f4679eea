/// When a place says nil, what an Optional is in an empty element, and what a collection is without any.
extension PlaceFinder {
    // MARK: - Nil

    /// Returns whether the place itself says nil, regardless of the type.
    @inline(__always)
    func isNil(_ place: DecodingPlace) -> Bool {
        switch place.kind {
        // A list without items, whose elements around it are there, is not nil.
        case .missing: return place.flags & DecodingPlace.isNotNil == 0
        case .item, .siblings: return document.schemaInstance != 0 && document.isSchemaNil(place.node)
        case .attribute, .attributeList, .contentList, .run, .token: return false
        case .text, .elementList, .textList: return isRareNil(place)
        }
    }

    /// Throws an error if an element says nil, which no scalar accepts.
    @inline(never)
    func refuseNil(_ place: DecodingPlace) throws {
        guard document.isSchemaNil(place.node) else { return }
        throw DecodingError.valueNotFound(String.self, context(place, "expected a value", Self.foundNil))
    }

    @inline(never)
    private func isRareNil(_ place: DecodingPlace) -> Bool {
        let place = single(place)
        guard place.kind == .text else { return isNil(place) }
        return document.lacksText(place.node, trimming: trims)
    }

    /// Returns whether a place says nil for a type.
    @inline(__always)
    func isNil(_ place: DecodingPlace, _ plan: TypePlan) -> Bool {
        isNil(place) && (!plan.isCoreCollection || isNilCollection(place, plan.core))
    }

    /// Returns whether a place that says nil says so for a whole collection; a list of several items has nil items
    /// instead.
    @inline(never)
    private func isNilCollection(_ place: DecodingPlace, _ list: TypePlan) -> Bool {
        guard list.isSequence else { return true }
        switch place.kind {
        case .siblings:
            let record = document[place.node]
            return !list.hasOptionalItems
                && document.nextSibling(record.end, place.limit, record.name) >= place.limit
        case .elementList, .textList: return !list.hasOptionalItems && place.limit - place.node == 1
        default: return true
        }
    }

    /// Returns whether a type reads an element that says nil itself.
    private func readsNil(_ plan: TypePlan, _ place: DecodingPlace) -> Bool { plan.saysNil && place.kind != .missing }

    // MARK: - Empty

    /// Returns whether a place is an element without child elements and without text, or an attribute without a value.
    /// Attributes, comments and processing instructions are no content. A case of an enum is never empty.
    ///
    /// - Parameter isString: Whether the value is a string, for which white space in an attribute is text.
    private func isEmpty(_ place: DecodingPlace, isString: Bool) -> Bool {
        let place = single(place)
        if place.kind == .attribute { return document.isEmpty(attribute: place.node, isString: isString) }
        guard place.isElement, place.flags & DecodingPlace.isContent == 0 else { return false }
        return document.isEmpty(place.node, isString: isString)
            || place.flags & DecodingPlace.isCase != 0 && hasOnlyMark(place.node)
    }

    /// Returns whether the element of a key has no content of its own but child elements that other keys of the model lead
    /// to, as `a.b` does beside the `a` that is a scalar.
    @inline(never)
    func hasOnlyOthers(_ place: DecodingPlace, beside index: Int, of table: DecodingKeyTable) -> Bool {
        let place = single(place)
        // The keys of a dictionary are no paths.
        guard !table.isLiteral, place.isElement, document[place.node].flags & NodeFlag.leaf == 0,
            !document.hasText(place.node), let steps = keys.steps(index, table),
            case .child(let names)? = steps.last(where: { if case .child = $0 { true } else { false } }),
            names.contains(document[place.node].usedName)
        else { return false }
        return areOf(keys.knownNames(table, place.path, inElementsOf: index), childrenOf: place.node) == true
    }

    /// Returns whether keys name all child elements of an element; nil if it has none but marks.
    private func areOf(_ names: KnownNames, childrenOf node: UInt32) -> Bool? {
        let children = unmarkedChildren(of: node)
        if children.isEmpty { return nil }
        return names.hasRest || children.allSatisfy { names.hasChild(document[$0].usedName) }
    }

    /// Returns whether that is so for the key of a value.
    func hasOnlyOthers(_ place: DecodingPlace) -> Bool {
        let single = single(place)
        guard single.isElement, document[single.node].flags & NodeFlag.leaf == 0,
            let (table, index) = paths.innermostKey(place.path)
        else { return false }
        return table.read { hasOnlyOthers(place, beside: index, of: $0) }
    }

    /// Returns whether an Optional of a scalar is nil although it could not be decoded: if the element is empty but for
    /// what other keys lead to.
    func isAbsent(_ place: DecodingPlace, isString: Bool, beside index: Int, of table: DecodingKeyTable) -> Bool {
        isEmptyNil(isString: isString) && hasOnlyOthers(place, beside: index, of: table)
    }

    /// Returns whether an element has no content but its mark.
    @inline(never)
    private func hasOnlyMark(_ node: UInt32) -> Bool { !document.hasText(node) && unmarkedChildren(of: node).isEmpty }

    /// Returns whether an empty element has attributes that a type with keys may read: neither namespace declarations nor
    /// a mark.
    @inline(never)
    func hasAttributes(_ place: DecodingPlace) -> Bool {
        let place = single(place)
        guard place.isElement else { return false }
        return document.attributes(of: place.node).contains {
            let attribute = document.attribute(at: $0)
            if attribute.flags & AttributeFlag.declaration != 0 { return false }
            return place.flags & DecodingPlace.isCase == 0
                || !core.value.ledger.hasMark(attribute.usedName, isAttribute: true, in: place.node)
        }
    }

    /// Returns whether an error of a value in an empty element with attributes says that the value reads more than a text:
    /// such an element is not nil.
    func isOfKeys(_ error: any Error, _ place: DecodingPlace) -> Bool {
        guard hasAttributes(place) else { return false }
        switch error as? DecodingError {
        case .typeMismatch(_, let context)?, .valueNotFound(_, let context)?, .dataCorrupted(let context)?:
            return context.codingPath.count != paths.keys(place.path).count
        default: return true
        }
    }

    /// What an Optional is decoded from.
    enum Content {
        case value, absent
        /// Only an attempt can tell whether there is a value.
        case attempt
    }

    /// Returns what an Optional of a type is at a place.
    @inline(__always)
    func content(_ place: DecodingPlace, of wrapped: TypePlan) -> Content {
        if isNil(place, wrapped) { return readsNil(wrapped, place) ? .value : .absent }
        let role = wrapped.core.role
        let isEmpty =
            isEmpty(place, isString: role == .string)
            || (role.isScalar || role == .other && asksOthers) && hasOnlyOthers(place)
        return isEmpty && !wrapped.isCoreCollection ? contentOfEmpty(wrapped, place) : .value
    }

    /// Whether it is asked at once if a value that decodes itself has only what other keys lead to. Usually, that is asked
    /// only if it fails.
    private var asksOthers: Bool { marks != nil || options.emptyElementStrategy.form == .nil }

    /// Returns whether an element has nothing but what other keys lead to, attributes among it.
    @inline(never)
    func isLentToOthers(_ place: DecodingPlace) -> Bool {
        let single = single(place)
        guard single.isElement || single.kind == .text, !document.hasText(single.node),
            let (table, index) = paths.innermostKey(place.path), table.read({ keys.mayHavePaths($0) })
        else { return false }
        let others = keys.knownNames(table.object, place.path, inElementsOf: index)
        if let areOfOthers = areOf(others, childrenOf: single.node) { return areOfOthers }
        return document.attributes(of: single.node).contains {
            others.hasOwnAttribute(document.attribute(at: $0).usedName)
        }
    }

    /// Returns whether an Optional of a value that decodes itself is nil as it has failed: in an element that is empty but for
    /// what other keys lead to.
    @inline(never)
    func isAbsent(_ place: DecodingPlace, _ plan: TypePlan, after error: any Error) -> Bool {
        plan.core.role == .other && !plan.isCoreCollection && isEmptyNil(isString: false) && hasOnlyOthers(place)
            && !isOfKeys(error, place)
    }

    /// Returns what an Optional of a type is in an empty element.
    private func contentOfEmpty(_ wrapped: TypePlan, _ place: DecodingPlace) -> Content {
        let core = wrapped.core
        if core.type == XMLPresence.self { return .value }
        if core.needs.contains(.mark) || core.caseMark != nil, hasAttributes(place) { return .value }
        switch options.emptyElementStrategy.form {
        case .nil: return wrapped.readsAttributes && hasAttributes(place) ? .attempt : .absent
        case .value: return .value
        case .valueOrNil:
            if wrapped.isTransformed { return .attempt }
            switch wrapped.core.role {
            case .string, .data, .rawElement: return .value
            case .special where core.needs.contains(.empty): return .value
            case .special where core.needs.contains(.mark): return .attempt
            case .other: return .attempt
            default: return .absent
            }
        }
    }

    /// Returns whether an Optional of a scalar of the standard library is nil at a place.
    @inline(__always)
    func isAbsent(_ place: DecodingPlace, isString: Bool) -> Bool {
        if isNil(place) { return true }
        return isEmptyNil(isString: isString) && isEmpty(place, isString: isString)
    }

    /// Whether an Optional of a scalar is nil in an empty element.
    @inline(__always)
    private func isEmptyNil(isString: Bool) -> Bool {
        let form = options.emptyElementStrategy.form
        return form == .nil || (form == .valueOrNil && !isString)
    }

    /// Returns whether a type that asks itself is told that its value is nil.
    func saysNil(_ place: DecodingPlace) -> Bool {
        isNil(place)
            || options.emptyElementStrategy != .value && isEmpty(place, isString: true) && !hasAttributes(place)
    }

    /// Returns whether a place is an empty element or attribute that represents no value of a type; never true for
    /// collections.
    func isBlank(_ place: DecodingPlace, _ plan: TypePlan) -> Bool {
        guard options.emptyElementStrategy != .value, !plan.isCoreCollection else { return false }
        if isNil(place) { return !readsNil(plan, place) }
        return isEmpty(place, isString: plan.core.role == .string) && !(plan.readsAttributes && hasAttributes(place))
    }

    // MARK: - Missing

    /// Returns whether a path to elements leads through an element that exists and is empty, as for an empty list. If the
    /// element has content, it does not tell whether there is a list.
    ///
    /// - Parameter siblings: The elements that the path may begin with; nil for all children.
    @inline(never)
    func hasEmptyWrapper(
        _ node: UInt32, _ path: DecodingKeyTable.Path?, among siblings: Matches? = nil
    ) -> Bool {
        guard let path, node != document.emptyNode else { return false }
        var count = path.steps.count
        switch path.target {
        case .element:
            guard case .child? = path.steps.last else { return false }
            count -= 1
        case .rest: break
        case .attribute, .text: return false
        }
        guard count > 0 else { return false }
        let wrappers = elements(node, path, steps: count, among: siblings)
        return !wrappers.isEmpty && wrappers.allSatisfy { document.isEmpty($0) }
    }

    /// Whether a collection is empty if its key does not occur; otherwise, that is an error.
    var missingCollectionsAreEmpty: Bool { options.missingCollectionStrategy == .empty }
}
