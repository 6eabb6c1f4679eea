#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

// Without these conformances, an app that logs `error.localizedDescription` logs only the number of the error.

extension XMLParsingError: LocalizedError {
    /// The description.
    public var errorDescription: String? { description }
}

extension XMLWritingError: LocalizedError {
    /// The description.
    public var errorDescription: String? { description }
}

extension XMLLocation: LocalizedError {
    /// The description.
    public var errorDescription: String? { description }
}
