/// What an encoder writes as another library did, for the modules that have the names of other libraries.
package struct EncodingTolerances: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Strategies convert and place the keys of a dictionary, and other keys that are data. They are names all the same.
    package static let plainOpenKeys = EncodingTolerances(rawValue: 1)
    /// A nil that is encoded, rather than left out, is an empty element.
    package static let emptyElementsForNil = EncodingTolerances(rawValue: 2)
    /// A custom node strategy takes precedence over the type.
    package static let strategyBeforeType = EncodingTolerances(rawValue: 4)
    /// A custom node strategy is asked about the items of an array with the type of the array.
    package static let asksWithCollections = EncodingTolerances(rawValue: 8)
    /// The plain keys `xmlns` and `xmlns:p` are attributes, which declare namespaces.
    package static let plainDeclarations = EncodingTolerances(rawValue: 16)
    /// A custom key strategy converts whole names, with their prefixes.
    package static let convertsWholeNames = EncodingTolerances(rawValue: 32)
    /// White space at the ends of a text is written as it is, so that a reader that trims text loses it.
    package static let plainBlanks = EncodingTolerances(rawValue: 64)
}
