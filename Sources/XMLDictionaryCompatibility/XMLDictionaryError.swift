/// A value in a dictionary that cannot become a part of an element: it is not text, a number, a dictionary or an array.
public struct XMLDictionaryError: Error, Sendable, Hashable {
    /// One sentence about it, without the place.
    public let message: String
    /// The elements from the root down to the place, such as `/menu/food`.
    public let path: String
}

extension XMLDictionaryError: CustomStringConvertible {
    /// The message and the path.
    public var description: String { path.isEmpty ? message : "\(message), at \(path)" }
}
