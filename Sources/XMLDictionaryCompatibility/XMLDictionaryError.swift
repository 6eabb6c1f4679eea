#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// An error thrown for a dictionary value that cannot become part of an element, because it is not text, a number, a
/// dictionary or an array.
public struct XMLDictionaryError: Error, Sendable, Hashable {
    /// A one-sentence description of the error, without its location.
    public let message: String
    /// The path of elements from the root to the value, such as `/menu/food`.
    public let elementPath: String
}

extension XMLDictionaryError: CustomStringConvertible {
    /// The message and the path.
    public var description: String { elementPath.isEmpty ? message : "\(message), at \(elementPath)" }
}

extension XMLDictionaryError: LocalizedError {
    /// The description.
    public var errorDescription: String? { description }
}
