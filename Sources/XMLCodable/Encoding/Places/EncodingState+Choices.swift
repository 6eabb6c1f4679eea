/// Choices: enums whose cases are elements.
extension EncodingState {
    /// Whether a value is a choice, determined from its type or, if the type can only be encoded, from what the value
    /// does.
    func isChoice(_ value: Any, _ plan: EncodingPlanID) -> Bool {
        if let known = plans[plan].isChoice { return known }
        guard let value = value as? any Encodable else { return false }
        let found = ChoiceEncodingProbe.key(of: value, options.userInfo) != nil
        plans.set(plan, isChoice: found)
        return found
    }

    /// Returns the name of the root if the root is the choice itself; nil if the root is an element around the choice.
    func choiceRoot(_ value: some Encodable, _ plan: EncodingPlanID) -> String? {
        let type = TypePlan.of(plans[plan].type)
        guard type.rootName == nil, isChoice(value, plan), type.choice(options.userInfo)?.isMarked != true,
            let key = ChoiceEncodingProbe.key(of: value, options.userInfo)
        else { return nil }
        let id = entry(of: key, plan)
        let entry = vocabulary[id]
        guard entry.kind == .element, !entry.flags.contains(.isPath) else { return nil }
        return vocabulary.string(id)
    }

    private func entry<Key: CodingKey>(of key: Key, _ plan: EncodingPlanID) -> EntryID {
        entry(key, table(Key.self, owner: plan), -1)
    }

    /// Determines whether a value has an ``XMLElementName``, once per type.
    func noteNaming(_ value: Any, _ plan: EncodingPlanID) {
        guard plans[plan].namesElement == nil else { return }
        var mirror: Mirror? = Mirror(reflecting: value)
        var found = false
        while let level = mirror, !found {
            found = level.children.contains { $0.value is XMLElementName }
            mirror = level.superclassMirror
        }
        plans.set(plan, namesElement: found)
    }
}
