#if canImport(Combine)
public import Combine
#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Encodes the values of a publisher: `.encode(encoder: XMLEncoder())`.
extension XMLEncoder: TopLevelEncoder {
    /// XML in the encoder's output encoding.
    public typealias Output = Data
}
#endif
