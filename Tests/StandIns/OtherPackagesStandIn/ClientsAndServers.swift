// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

// What the guide about other clients and servers uses of Vapor, Alamofire and AsyncHTTPClient, with the same declarations.

// MARK: - Vapor and SwiftNIO

public struct ByteBuffer: Sendable {
    public private(set) var readableBytesView: ArraySlice<UInt8>

    public init(_ bytes: [UInt8] = []) { readableBytesView = bytes[...] }

    public mutating func writeBytes<Bytes: Sequence>(_ bytes: Bytes) where Bytes.Element == UInt8 {
        readableBytesView += bytes
    }
}

public struct HTTPMediaType: Hashable, Sendable {
    public static let xml = HTTPMediaType()
}

public struct HTTPHeaders: Sendable {
    public var contentType: HTTPMediaType?

    public init() {}
}

public protocol ContentDecoder: Sendable {
    func decode<D: Decodable>(_ type: D.Type, from body: ByteBuffer, headers: HTTPHeaders) throws -> D
}

public protocol ContentEncoder: Sendable {
    func encode<E: Encodable>(_ encodable: E, to body: inout ByteBuffer, headers: inout HTTPHeaders) throws
}

public struct ContentConfiguration {
    nonisolated(unsafe) public static var global = ContentConfiguration()

    public private(set) var decoder: (any ContentDecoder)?
    public private(set) var encoder: (any ContentEncoder)?

    public mutating func use(decoder: any ContentDecoder, for type: HTTPMediaType) { self.decoder = decoder }
    public mutating func use(encoder: any ContentEncoder, for type: HTTPMediaType) { self.encoder = encoder }
}

// MARK: - Alamofire

public protocol DataDecoder: Sendable {
    func decode<D: Decodable>(_ type: D.Type, from data: Data) throws -> D
}

public protocol ParameterEncoder: Sendable {
    func encode<Parameters: Encodable & Sendable>(
        _ parameters: Parameters?, into request: URLRequest
    ) throws -> URLRequest
}

public struct HTTPMethod: Sendable {
    public static let post = HTTPMethod()
}

/// Sends nothing: the body of the request is the response.
public enum AF {
    public static func request<Parameters: Encodable & Sendable>(
        _ url: URL, method: HTTPMethod, parameters: Parameters?, encoder: any ParameterEncoder
    ) throws -> DataRequest {
        DataRequest(body: try encoder.encode(parameters, into: URLRequest(url: url)).httpBody ?? Data())
    }
}

public struct DataRequest: Sendable {
    let body: Data

    public func serializingDecodable<Value: Decodable & Sendable>(
        _ type: Value.Type, decoder: any DataDecoder
    ) -> DataTask<Value> {
        DataTask(body: body, decoder: decoder)
    }
}

public struct DataTask<Value: Decodable & Sendable>: Sendable {
    let body: Data
    let decoder: any DataDecoder

    public var value: Value {
        get async throws { try decoder.decode(Value.self, from: body) }
    }
}

// MARK: - AsyncHTTPClient

public struct TimeAmount: Sendable {
    public static func seconds(_ amount: Int64) -> TimeAmount { TimeAmount() }
}

public struct HTTPClientRequest: Sendable {
    let url: String

    public init(url: String) { self.url = url }
}

public struct HTTPClientResponse: Sendable {
    public let body: AsyncStream<ByteBuffer>
}

/// Sends nothing: the URL of the request is the response.
public struct HTTPClient: Sendable {
    public static let shared = HTTPClient()

    public func execute(_ request: HTTPClientRequest, timeout: TimeAmount) async throws -> HTTPClientResponse {
        let buffer = ByteBuffer(Array(request.url.utf8))
        let body = AsyncStream { continuation in
            continuation.yield(buffer)
            continuation.finish()
        }
        return HTTPClientResponse(body: body)
    }
}
