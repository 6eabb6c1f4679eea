/// What a decoder reads as another library did, for the modules that have the names of other libraries.
package struct DecodingTolerances: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// White space is trimmed from both ends of an element's text as Unicode defines it, also that of CDATA sections and
    /// references, and under `xml:space="preserve"`.
    package static let trimsAllWhiteSpace = DecodingTolerances(rawValue: 1)
    /// A `String` is the own text of any element: it is empty if there are only child elements, or if the element says
    /// nil.
    package static let textOfAnyElement = DecodingTolerances(rawValue: 2)
    /// The keys of a dictionary are keys as those of any type: the attributes of the element as well as its children, by
    /// their names, and by key strategies. So are those that `allKeys` lists.
    package static let plainOpenKeys = DecodingTolerances(rawValue: 4)
    /// A custom key strategy converts whole names, with their prefixes, and `xmlns` as well.
    package static let convertsWholeNames = DecodingTolerances(rawValue: 8)
    /// The only value of an enum's case may be in an element with the name that the compiler gives it, `_0`.
    package static let labelledCaseValues = DecodingTolerances(rawValue: 32)
    /// Numbers may have any form that Swift's own initializers read, such as `inf` and `0x10`.
    package static let swiftNumbers = DecodingTolerances(rawValue: 64)

    /// Whether strings are read from elements in another way.
    var concernText: Bool { !isDisjoint(with: [.trimsAllWhiteSpace, .textOfAnyElement]) }

    /// A custom node strategy takes precedence over the type and over property wrappers.
    package static let strategyBeforeType = DecodingTolerances(rawValue: 16)
}
