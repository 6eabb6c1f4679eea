#if canImport(Combine)
public import Combine
#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Decodes the values of a publisher: `.decode(type: Order.self, decoder: XMLDecoder())`.
extension XMLDecoder: TopLevelDecoder {
    /// XML in any encoding that the decoder reads.
    public typealias Input = Data
}
#endif
