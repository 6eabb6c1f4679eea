// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
//
// What the trait Streaming adds, for programs without it. The compiler refuses each use, and names the trait.
#if SWIFT_PACKAGE && Tree && Wrappers && !Streaming
public import XMLCodable

#if canImport(FoundationNetworking)
public import FoundationNetworking
#else
public import Foundation
#endif

@available(*, unavailable, message: "add \"Streaming\" to the traits of the dependency on XMLCodable in Package.swift")
public typealias XMLResponseRecords<Record> = Never

@available(*, unavailable, message: "add \"Streaming\" to the traits of the dependency on XMLCodable in Package.swift")
extension URLSession {
    public func elements<Record: Decodable>(
        _ type: Record.Type, for request: URLRequest, at path: String, decoder: XMLDecoder = XMLDecoder(),
        sizeLimit: Int = .max, bufferLimit: Int = 1 << 20, onMismatch: XMLRecordMismatchStrategy = .throw
    ) -> AsyncStream<Record> { AsyncStream { _ in } }
}
#endif
