#if canImport(Combine)
public import Combine
#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Decodes the output of a publisher: `.decode(type: Order.self, decoder: XMLDecoder())`.
extension XMLDecoder: TopLevelDecoder {
    /// The input of the decoder: XML in any encoding that it supports.
    public typealias Input = Data
}
#endif
