/// What the values of a key are read from, if their property wrapper or their type says so: the key alone does not.
///
/// A table learns it when a value is decoded for the first time. What is decoded before that relies on the form of the
/// keys, and is decoded again if that was wrong; see ``PlaceFinder/learn(_:of:_:_:)``.
struct KeyUse: OptionSet, BitwiseCopyable {
    let rawValue: UInt8

    /// An attribute, whatever the form of the key.
    static let attribute = KeyUse(rawValue: 1)
    /// An element, and never the attribute of its name.
    static let element = KeyUse(rawValue: 2)
    /// The text of the element with the keys.
    static let text = KeyUse(rawValue: 4)
    /// Parts of the element with the keys, of which the key names none.
    static let unnamed = KeyUse(rawValue: 8)

    init(rawValue: UInt8) { self.rawValue = rawValue }

    init(_ placement: XMLPlacement.Form) {
        switch placement {
        case .attribute: self = .attribute
        case .element, .cdata: self = .element
        case .both: self = [.attribute, .element]
        case .text, .cdataText: self = .text
        }
    }
}
