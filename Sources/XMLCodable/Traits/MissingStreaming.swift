// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
//
// What the trait Streaming adds, for programs without it. The compiler refuses each use, and names the trait.
#if SWIFT_PACKAGE && !Streaming
#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

@available(*, unavailable, message: "add \"Streaming\" to the traits of the dependency on XMLCodable in Package.swift")
public typealias XMLConcurrentRecordSequence<Record> = Never

@available(*, unavailable, message: "add \"Streaming\" to the traits of the dependency on XMLCodable in Package.swift")
public struct XMLFileChunks: AsyncSequence {
    public init(_ url: URL) {}
    public func makeAsyncIterator() -> AsyncStream<[UInt8]>.Iterator { AsyncStream { _ in }.makeAsyncIterator() }
}

@available(*, unavailable, message: "add \"Streaming\" to the traits of the dependency on XMLCodable in Package.swift")
public typealias XMLRecordChunks<Records> = Never

@available(*, unavailable, message: "add \"Streaming\" to the traits of the dependency on XMLCodable in Package.swift")
public enum XMLRecordDestination {
    case closure(([UInt8]) throws -> Void)
    case file(URL)
}

@available(*, unavailable, message: "add \"Streaming\" to the traits of the dependency on XMLCodable in Package.swift")
public enum XMLRecordMismatchStrategy {
    case `throw`, skip
    public static func skip(_ report: (any Error) -> Void) -> XMLRecordMismatchStrategy { .skip }
}

@available(*, unavailable, message: "add \"Streaming\" to the traits of the dependency on XMLCodable in Package.swift")
public typealias XMLRecordProgress = Never

@available(*, unavailable, message: "add \"Streaming\" to the traits of the dependency on XMLCodable in Package.swift")
public struct XMLRecordReader<Record> {
    public func feed(_ bytes: some Sequence<UInt8>) {}
    public func finish() {}
    public func next() throws -> Record? { nil }
}

@available(*, unavailable, message: "add \"Streaming\" to the traits of the dependency on XMLCodable in Package.swift")
public typealias XMLRecordSequence<Record, Source> = Never

@available(*, unavailable, message: "add \"Streaming\" to the traits of the dependency on XMLCodable in Package.swift")
public struct XMLRecordWriter {
    public func write(_ record: some Encodable) throws {}
    public func finish() throws {}
    public func nextChunk() -> [UInt8] { [] }
}

@available(*, unavailable, message: "add \"Streaming\" to the traits of the dependency on XMLCodable in Package.swift")
extension XMLDecoder {
    public func reader<Record: Decodable>(
        _ type: Record.Type, at path: String, contentsOf url: URL? = nil, onMismatch: XMLRecordMismatchStrategy = .throw
    ) throws -> XMLRecordReader<Record> { XMLRecordReader() }
    public func elements<Record: Decodable>(
        _ type: Record.Type, at path: String, in source: Any? = nil, contentsOf url: URL? = nil, concurrency: Int = 1,
        onMismatch: XMLRecordMismatchStrategy = .throw
    ) -> AsyncStream<Record> { AsyncStream { _ in } }
}

@available(*, unavailable, message: "add \"Streaming\" to the traits of the dependency on XMLCodable in Package.swift")
extension XMLEncoder {
    public func writer(
        around root: (any Encodable)? = nil, at path: String, withRootKey rootKey: String? = nil,
        rootAttributes: [String: String]? = nil, declaration: XML.Declaration? = nil,
        doctype: XML.DocumentType? = nil, to destination: XMLRecordDestination? = nil
    ) throws -> XMLRecordWriter { XMLRecordWriter() }
    public func chunks(
        of records: Any, around root: (any Encodable)? = nil, at path: String, withRootKey rootKey: String? = nil,
        rootAttributes: [String: String]? = nil, declaration: XML.Declaration? = nil, doctype: XML.DocumentType? = nil
    ) -> AsyncStream<[UInt8]> { AsyncStream { _ in } }
}

@available(*, unavailable, message: "add \"Streaming\" to the traits of the dependency on XMLCodable in Package.swift")
extension XML.Document {
    public static func check(
        contentsOf url: URL, options: XML.ParsingOptions = XML.ParsingOptions(), pieceSize: Int = 0
    ) throws {}
    public static func rewrite(
        contentsOf url: URL, options: XML.ParsingOptions = XML.ParsingOptions(),
        as writing: XML.WritingOptions = XML.WritingOptions(), pieceSize: Int = 0, to write: ([UInt8]) throws -> Void
    ) throws {}
}
#endif
