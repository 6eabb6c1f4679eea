public import XMLCodable
public import XMLCodableStreaming

#if canImport(FoundationNetworking)
import Foundation
public import FoundationNetworking
#else
public import Foundation
#endif

/// The records of the document in a response, which are decoded while it arrives.
///
/// ```swift
/// for try await food in URLSession.shared.elements(Food.self, for: request, at: "food") { print(food.name) }
/// ```
///
/// The request is sent when the iteration starts, and ends with it. Memory stays bounded however long the response is and
/// however slow the loop: the transfer waits for it. See `XMLRecordReader` for everything else.
public struct XMLResponseRecords<Record: Decodable>: AsyncSequence {
    /// A record.
    public typealias Element = Record

    fileprivate let session: URLSession
    fileprivate let request: URLRequest
    fileprivate let path: String
    fileprivate let decoder: XMLDecoder
    fileprivate let sizeLimit: Int
    fileprivate let bufferLimit: Int
    fileprivate let onMismatch: XMLRecordMismatchStrategy

    /// Prepares the request.
    public func makeAsyncIterator() -> Iterator { Iterator(records: self) }

    /// Decodes the records one by one.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate let records: XMLResponseRecords
        private var source: XMLRecordSequence<Record, ResponseChunks>.Iterator?
        private var head: XMLResponse?
        private var isAtEnd = false

        fileprivate init(records: XMLResponseRecords) { self.records = records }

        /// Decodes the next record; nil at the end of the document.
        ///
        /// - Throws: `DecodingError`; ``XMLHTTPError`` for a status that is not one of success and for a response that
        ///   exceeds a limit; ``SOAPFault``; `URLError`; `CancellationError`.
        public mutating func next() async throws -> Record? { try await next(isolation: nil) }

        /// Decodes the next record; nil at the end of the document. A record whose bytes are there is decoded on the
        /// actor of the caller.
        ///
        /// - Throws: Like ``next()``.
        public mutating func next(isolation actor: isolated (any Actor)?) async throws -> Record? {
            if isAtEnd { return nil }
            do {
                if source == nil {
                    let opened = try await records.open(isolation: actor)
                    (source, head) = opened.map { ($0.makeAsyncIterator(), $1) } ?? (nil, nil)
                }
                let record = try await source?.next(isolation: actor)
                head = nil
                isAtEnd = record == nil
                if isAtEnd { source = nil }
                return record
            } catch {
                isAtEnd = true
                source = nil
                // A media type explains why there is no first record.
                guard let head, let error = error as? DecodingError else { throw error }
                throw head.explained(error, MediaType(head.header("Content-Type") ?? ""))
            }
        }
    }

    /// Sends the request, and returns the records and the header once there is a response; nil for a response without
    /// content.
    private func open(
        isolation actor: isolated (any Actor)?
    ) async throws -> (XMLRecordSequence<Record, ResponseChunks>, XMLResponse)? {
        let chunks = ResponseChunks(HTTPExchange(request, session, sizeLimit: sizeLimit, bufferLimit: bufferLimit))
        chunks.exchange.start()
        let head = XMLResponse(Data(), try await chunks.exchange.response())
        guard head.isSuccess else {
            let response = XMLResponse(
                body: try await chunks.exchange.content(limit: XMLResponse.defaultSizeLimit), status: head.status,
                headers: head.headers)
            try response.checkStatus(decoder)
            return nil
        }
        if head.status == 204 || head.status == 205 || request.httpMethod?.uppercased() == "HEAD" { return nil }
        let mediaType = MediaType(head.header("Content-Type") ?? "")
        guard !mediaType.name.hasPrefix("multipart/") else {
            throw XMLHTTPError(.multipart, "the records of a multipart response cannot be streamed", head)
        }
        let decoder = try XMLResponse.decoder(decoder, for: mediaType, head)
        return (decoder.elements(Record.self, at: path, in: chunks, onMismatch: onMismatch), head)
    }
}

/// The chunks of a response. The transfer ends when nothing refers to them.
final class ResponseChunks: AsyncSequence, Sendable {
    typealias Element = Data

    let exchange: HTTPExchange

    init(_ exchange: HTTPExchange) { self.exchange = exchange }

    deinit { exchange.cancel() }

    func makeAsyncIterator() -> Iterator { Iterator(chunks: self) }

    struct Iterator: AsyncIteratorProtocol {
        let chunks: ResponseChunks

        mutating func next() async throws -> Data? { try await chunks.exchange.next() }
    }
}

extension URLSession {
    /// Returns the records of the document in the response to a request, decoded while it arrives.
    ///
    /// - Parameters:
    ///   - type: The type of the records; an enum takes records of several names.
    ///   - request: The request.
    ///   - path: The path of the records below the root, as for `XMLDecoder.reader(_:at:onMismatch:)`.
    ///   - decoder: The decoder. Defaults to one with the default options.
    ///   - sizeLimit: The maximum size of the response in bytes. Defaults to `Int.max`, which is no limit.
    ///   - bufferLimit: The number of bytes that can wait for the loop. More of them pause the transfer. Defaults to 1 MiB.
    ///   - onMismatch: What happens to a record that cannot be decoded. Defaults to throwing the error.
    public func elements<Record: Decodable>(
        _ type: Record.Type, for request: URLRequest, at path: String, decoder: XMLDecoder = XMLDecoder(),
        sizeLimit: Int = .max, bufferLimit: Int = 1 << 20, onMismatch: XMLRecordMismatchStrategy = .throw
    ) -> XMLResponseRecords<Record> {
        XMLResponseRecords(
            session: self, request: request, path: path, decoder: decoder, sizeLimit: sizeLimit,
            bufferLimit: bufferLimit, onMismatch: onMismatch)
    }
}
