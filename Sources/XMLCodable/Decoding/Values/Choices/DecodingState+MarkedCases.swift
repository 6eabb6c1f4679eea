/// Cases of enums that a mark in the element identifies instead of the element's name.
extension DecodingState {
    /// Returns the case of an enum that the mark in an element identifies.
    func markedCase(
        _ choice: ChoiceType, _ form: Mark, of type: Any.Type, _ place: DecodingPlace
    ) throws -> PlaceFinder.Case {
        var item = places.item(try places.element(at: place, for: type).node, place.path)
        item.flags = DecodingPlace.isCase
        return try markedCase(choice.keyType, choice, form, in: item, of: type)
    }

    private func markedCase<Key: CodingKey>(
        _ keyType: Key.Type, _ choice: ChoiceType, _ form: Mark, in place: DecodingPlace, of type: Any.Type
    ) throws -> PlaceFinder.Case {
        let rest = choice.starred.first { KeyGrammar(choice.names[$0], options.keyRules).target == .rest }
        func noCase(_ mark: DecodingPlace?) -> DecodingError {
            let marks = choice.names.indices.filter { $0 != rest }.map { choice.names[$0] }
            return noMark(mark, form, among: marks, at: place, type)
        }
        let table = keys.table(keyType, at: place.path, isLiteral: false)
        let mark = unreadMark(of: place, form)
        var found = rest
        if let mark {
            // One that says nothing is for the value of the other case to read.
            if let known = try index(ofMark: mark, form, choice.names, except: rest) {
                places.noteRead(mark: mark)
                found = known
            }
        } else if let old = try observer?.oldCase(at: place.path, self) {
            found = choice.names.firstIndex { ScalarEquality.equal($0, old) } ?? rest
        }
        guard let found, let key = choice.keys?[found] as? Key else { throw noCase(mark) }
        // The whole element is not the value's, but that of the value around it.
        if found == rest, paths.sharesElement(place.path) { throw noCase(mark) }
        return PlaceFinder.Case(table: table, index: keys.index(of: key, table.object, place.path), place: place)
    }
}
