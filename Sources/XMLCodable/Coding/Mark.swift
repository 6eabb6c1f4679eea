/// What tells the type of a value, or the case of an enum, in its element.
enum Mark: Sendable, Hashable {
    case xsiType, elementName
    case attribute(String)
    case element(String)

    /// The marks that are possible, for messages.
    func listed(_ marks: [String]) -> String {
        let names = self == .elementName ? marks.map { "<\($0)>" } : marks.map { "\"\($0)\"" }
        return names.count == 1 ? names[0] : "one of " + names.joined(separator: ", ")
    }
}

extension [String] {
    /// The words as in `a, b or c`; nil if there are none.
    var alternatives: String? {
        guard let last else { return nil }
        return count == 1 ? last : dropLast().joined(separator: ", ") + " or " + last
    }
}
