/// Finds out whether the cases of an enum are elements, when it is first asked.
final class ElementCases: Sendable {
    private let found = Locked<ChoiceType.Finding?>(nil)

    /// Returns the choice that a type represents, if it is one.
    func choice(_ type: TypePlan, _ userInfo: @autoclosure () -> [CodingUserInfoKey: Any]) -> ChoiceType? {
        if let known = found.withLock({ $0 }) { return known.choice }
        guard let decodable = type.decodable else { return nil }
        let finding = ChoiceType.probe(decodable, userInfo())
        // What only holds for this call is not kept.
        if !finding.isDetermined { return finding.choice }
        // If several threads ask at the same time, all of them use the same answer.
        return found.withLock { known in
            if let known { return known.choice }
            known = finding
            return finding.choice
        }
    }
}

extension TypePlan {
    /// Returns the choice that the type represents, if it is one; determined on first use.
    func choice(_ userInfo: @autoclosure () -> [CodingUserInfoKey: Any]) -> ChoiceType? {
        cases?.choice(self, userInfo())
    }

    /// Returns the plan of a choice: the type itself, or the type of a sequence's items.
    func choiceOrItems(_ userInfo: @autoclosure () -> [CodingUserInfoKey: Any]) -> TypePlan? {
        isPlainEnum ? self : choiceItems(userInfo())
    }

    /// Returns the plan of a sequence's items, if these are choices.
    func choiceItems(_ userInfo: @autoclosure () -> [CodingUserInfoKey: Any]) -> TypePlan? {
        guard let enumItem else { return nil }
        let plan = TypePlan.of(enumItem)
        return plan.choice(userInfo()) == nil ? nil : plan
    }

    /// Returns whether keys are the cases of the type, if it is a choice.
    ///
    /// - Parameter owner: The type that uses the keys.
    static func areCases(
        _ keys: any CodingKey.Type, of owner: TypePlan?, _ userInfo: @autoclosure () -> [CodingUserInfoKey: Any]
    ) -> Bool {
        if ChoiceType.isMarked(keys) { return true }
        guard let owner, owner.isPlainEnum else { return false }
        // A type that is only encoded cannot be asked: its other keys are those of the values of a case.
        return owner.decodable != nil ? owner.choice(userInfo())?.keyType == keys : CasePayload(keys) == .other
    }
}
