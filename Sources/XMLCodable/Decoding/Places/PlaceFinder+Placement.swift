/// The places of values in placement wrappers.
extension PlaceFinder {
    /// Returns the place of a wrapped value: the wrapper's placement takes precedence over the sigil of the key.
    func placed(_ site: KeySite, _ placement: XMLPlacement.Form, scalar: Bool) -> DecodingPlace {
        let (table, index) = (site.table, site.index)
        if table.prefersStrategy, let key = table.key(index), table.nodeDecoding?(key) != nil {
            return place(site, scalar: scalar)
        }
        if placement.isText {
            if !table.use(index).contains(.text) { learn(.text, of: index, table, site.path) }
            core.value.attempt.hasReadText = true
            return DecodingPlace(node: site.node, limit: site.node + 1, path: site.path, kind: .text)
        }
        let found = place(site.with(table.variant(index, placement) ?? newVariant(site, placement)), scalar: scalar)
        guard placement == .both, found.kind == .missing else { return found }
        return place(site.with(keys.variant(site.position, .attribute)), scalar: true)
    }

    @inline(never)
    private func newVariant(_ site: KeySite, _ placement: XMLPlacement.Form) -> Int {
        learn(KeyUse(placement), of: site.index, site.table, site.path)
        return keys.variant(site.position, placement)
    }

    /// Returns the place of a value whose type influences it: a placement wrapper, an enum, or an array of enums.
    func place(_ site: KeySite, of plan: TypePlan) throws -> DecodingPlace {
        let core = plan.core
        let isScalar = !core.isCollection
        if !plan.needs.isDisjoint(with: [.keys, .elements]) { return item(site.node, site.path) }
        guard plan.isSpecial else { return place(site, scalar: isScalar) }
        if let inline = try inlineContent(site, plan) { return inline }
        guard let placement = plan.placement else {
            // An enum whose cases are no elements may be an attribute, as any value that decodes itself.
            return place(site, scalar: isScalar && !core.needs.contains(.content) && !hasElementCases(core))
        }
        return placed(site, placement, scalar: isScalar)
    }
}
