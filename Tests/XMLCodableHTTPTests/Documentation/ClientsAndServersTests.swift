import Foundation
public import OtherPackagesStandIn
import Testing
public import XMLCodable
import XMLCodableHTTP
import XMLCodableStreaming

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

// The lines for other packages in XMLCodableHTTP.docc, with stand-ins for these; those for Hummingbird are in Examples/Server.

/// Not that of XMLCodable, which only modules of this package see.
public typealias ByteBuffer = OtherPackagesStandIn.ByteBuffer

extension XMLDecoder: ContentDecoder {
    /// Decodes the body of a request or a response.
    public func decode<D: Decodable>(_ type: D.Type, from body: ByteBuffer, headers: HTTPHeaders) throws -> D {
        try decode(type, from: body.readableBytesView)
    }
}

extension XMLEncoder: ContentEncoder {
    /// Encodes the body of a request or a response.
    public func encode<E: Encodable>(_ value: E, to body: inout ByteBuffer, headers: inout HTTPHeaders) throws {
        headers.contentType = .xml
        body.writeBytes(try encode(value))
    }
}

extension XMLDecoder: DataDecoder {}

struct XMLParameterEncoder: ParameterEncoder {
    func encode<Parameters: Encodable & Sendable>(
        _ parameters: Parameters?, into request: URLRequest
    ) throws -> URLRequest {
        var request = request
        if let parameters { try request.setXMLBody(parameters) }
        return request
    }
}

/// Other clients and servers.
struct ClientsAndServersTests {
    struct Receipt: Codable, Equatable {
        var total: Int
    }

    struct Food: Codable {
        var name: String
    }

    @Test("Vapor reads and writes content")
    func vapor() throws {
        ContentConfiguration.global.use(decoder: XMLDecoder(), for: .xml)
        ContentConfiguration.global.use(encoder: XMLEncoder(), for: .xml)

        var body = ByteBuffer()
        var headers = HTTPHeaders()
        try ContentConfiguration.global.encoder?.encode(Receipt(total: 5), to: &body, headers: &headers)
        expectEqual(headers.contentType, .xml)
        let receipt = try ContentConfiguration.global.decoder?.decode(Receipt.self, from: body, headers: headers)
        expectEqual(receipt, Receipt(total: 5))
    }

    @Test("Alamofire sends and receives documents")
    func alamofire() async throws {
        let url = try #require(URL(string: "http://127.0.0.1"))
        let order = Receipt(total: 5)
        let receipt = try await AF.request(url, method: .post, parameters: order, encoder: XMLParameterEncoder())
            .serializingDecodable(Receipt.self, decoder: XMLDecoder()).value
        expectEqual(receipt, order)
    }

    @Test("AsyncHTTPClient's bodies are read while they arrive")
    func asyncHTTPClient() async throws {
        let address = "<menu><food><name>A</name></food></menu>"
        var names: [String] = []
        let response = try await HTTPClient.shared.execute(HTTPClientRequest(url: address), timeout: .seconds(30))
        let chunks = response.body.map { $0.readableBytesView }
        for try await food in XMLDecoder().elements(Food.self, at: "food", in: chunks) { names.append(food.name) }
        expectEqual(names, ["A"])
    }
}
