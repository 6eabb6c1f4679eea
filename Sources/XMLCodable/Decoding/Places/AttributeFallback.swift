/// An attribute stands in for the missing element of a plain key, if the value is a scalar.
///
/// ``KeyMeanings`` decides for which keys. Whether a type is a scalar is only known when it asks for a container: a type
/// that needs an element rejects the attribute, and an Optional of it is then nil.
extension PlaceFinder {
    /// Returns the attribute that stands in for the element of a key.
    func fallback(_ site: KeySite) -> DecodingPlace? {
        let table = site.table
        guard site.entry.fallsBack else { return nil }
        let found =
            site.entry.hasOwnFallback
            ? document.attribute(site.node, table.fallback(site.index)) : attribute(site.node, table, site.index)
        guard let found else { return nil }
        if isNamedByOthers(found, site) { return nil }
        table.entries[site.index].hasFallenBack = true
        return .attribute(found, site.path).with(DecodingPlace.isFallback)
    }

    /// Returns the attribute with one of the names of an element, unless another key of the model is for that attribute.
    func fallback(_ site: KeySite, named names: NameSet) -> DecodingPlace? {
        guard let found = document.attribute(site.node, names) else { return nil }
        if isNamedByOthers(found, site) { return nil }
        // The property wrapper of another key may say that it is for the attribute.
        site.table.isReliedOn = true
        return .attribute(found, site.path).with(DecodingPlace.isFallback)
    }

    /// Whether a key, of the same model or another one that reads the element, is for an attribute itself.
    private func isNamedByOthers(_ attribute: UInt32, _ site: KeySite) -> Bool {
        let (table, path) = (site.table, site.path)
        let name = document.attribute(at: attribute).usedName
        // The same key may be for the attribute in another case.
        let own = table.use(site.index).contains(.attribute) ? site.index : nil
        return keys.namesOfModel(table, path, except: own)?.hasOwnAttribute(name) == true
            || table.isShared && isNamed(attribute, of: site.node, byOthersThan: table, path)
    }

    /// Records that the type of a value needs more than text.
    func rejectFallback(_ place: DecodingPlace) {
        if place.flags & DecodingPlace.isFallback != 0 { core.value.fallbackRejected = true }
    }

    /// Whether the type of a value may reject the attribute at the place.
    @inline(__always)
    func mayReject(_ place: DecodingPlace, _ plan: TypePlan) -> Bool {
        place.flags & DecodingPlace.isFallback != 0 && (plan.role == .other || plan.role == .rawElement)
    }

    /// Returns the value that `make` decodes; nil if its type rejects the attribute at the place.
    @inline(__always)
    func unlessRejected<R>(_ place: DecodingPlace, _ plan: TypePlan, _ make: () throws -> R) throws -> R? {
        guard mayReject(place, plan) else { return try make() }
        core.value.fallbackRejected = false
        do {
            return try make()
        } catch  where core.value.fallbackRejected {
            core.value.fallbackRejected = false
            core.value.rejectedAttributes.insert(place.node)
            return nil
        }
    }

    /// Whether a place is an attribute that the type of a value rejected.
    func isRejected(_ place: DecodingPlace) -> Bool {
        place.flags & DecodingPlace.isFallback != 0 && core.value.rejectedAttributes.contains(place.node)
    }
}
