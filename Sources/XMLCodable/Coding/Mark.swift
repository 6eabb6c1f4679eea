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
