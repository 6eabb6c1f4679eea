/// The places of values in placement wrappers.
extension PlaceFinder {
    /// Returns the place of a wrapped value: the wrapper's placement takes precedence over the sigil of the key.
    func placed(
        _ node: UInt32, _ path: Int32, _ index: Int, _ table: DecodingKeyTable, _ placement: XMLPlacement.Form,
        scalar: Bool
    ) -> DecodingPlace {
        if table.prefersStrategy, let key = table.key(index), table.nodeDecoding?(key) != nil {
            return place(node, path, table, index, scalar: scalar)
        }
        if placement.isText {
            if !table.use(index).contains(.text) { learn(.text, of: index, table, path) }
            core.value.hasReadText = true
            return DecodingPlace(node: node, limit: node + 1, path: path, kind: .text)
        }
        let number = table.variant(index, placement) ?? newVariant(index, table, placement, path)
        let found = place(node, path, table, number, scalar: scalar)
        guard placement == .both, found.kind == .missing else { return found }
        return place(node, path, table, keys.variant(index, table, .attribute, path), scalar: true)
    }

    @inline(never)
    private func newVariant(
        _ index: Int, _ table: DecodingKeyTable, _ placement: XMLPlacement.Form, _ path: Int32
    ) -> Int {
        learn(KeyUse(placement), of: index, table, path)
        return keys.variant(index, table, placement, path)
    }

    /// Returns the place of a value whose type influences it: a placement wrapper, a choice, or an array of choices.
    func place(
        _ node: UInt32, _ path: Int32, _ table: DecodingKeyTable, _ index: Int, of plan: TypePlan
    ) throws -> DecodingPlace {
        let core = plan.core
        let isScalar = !core.isCollection
        if !plan.needs.isDisjoint(with: [.keys, .elements]) { return item(node, path) }
        guard plan.isSpecial else { return place(node, path, table, index, scalar: isScalar) }
        if let inline = try inlineChoice(node, path, table, index, plan) { return inline }
        guard let placement = plan.placement else {
            // An enum that is no choice of elements may be an attribute, as any value that decodes itself.
            let isChoice = core.mayBeChoice && core.choice(options.userInfo) != nil
            return place(node, path, table, index, scalar: isScalar && !core.needs.contains(.content) && !isChoice)
        }
        return placed(node, path, index, table, placement, scalar: isScalar)
    }
}
