// SOAP over HTTP: both versions, the status of faults, and the WSDL.

import Foundation
import Hummingbird
import Logging
import XMLCodable
import XMLCodableHTTP

struct SOAPEndpoint {
    let service: OrderService

    func add(to group: RouterGroup<AppContext>) {
        group.get { request, _ in
            guard request.uri.queryParameters.contains(where: { $0.key.lowercased() == "wsdl" }) else {
                throw HTTPError(.methodNotAllowed, headers: [.allow: "POST"], message: "the WSDL is at ?wsdl")
            }
            return Response(xml: try wsdl(for: request), contentType: "text/xml; charset=utf-8")
        }
        group.post { request, context in
            let mediaType = MediaRange(request.headers[.contentType] ?? "").name
            guard let version = [SOAPVersion.v1_1, .v1_2].first(where: { $0.mediaType == mediaType }) else {
                throw HTTPError(.unsupportedMediaType, message: "send text/xml or application/soap+xml")
            }
            return try await respond(to: request, version, context)
        }
    }

    /// Performs the call in a request. The response has the version of the envelope, or that of the media type if there is
    /// no envelope.
    private func respond(
        to request: Request, _ version: SOAPVersion, _ context: AppContext
    ) async throws -> Response {
        var version = version
        do {
            let decoder = untrustedDecoder()
            let document = try await request.xmlDocument(decoder.parsingOptions, upTo: context.maxUploadSize)
            version = try self.version(of: document.root) ?? version
            let call = try decoder.decode(SOAPEnvelope<[XML.Element], OrderCall>.self, from: document)
            try refuseUnknownHeaders(call.header, version)
            let answer = try await service.perform(call.body)
            return try response(SOAPEnvelope(body: answer, version: version), status: .ok)
        } catch let error as any HTTPResponseError {
            throw error
        } catch {
            let fault = try self.fault(for: error, context)
            let status = HTTPResponse.Status(code: fault.responseStatus(version))
            return try response(SOAPEnvelope(fault: fault, version: version), status: status)
        }
    }

    private func response<Body: Encodable>(
        _ envelope: SOAPEnvelope<SOAPNoHeader, Body>, status: HTTPResponse.Status
    ) throws -> Response {
        let encoder = XMLEncoder()
        encoder.nilEncodingStrategy = .xsiNil
        return Response(status: status, xml: try encoder.encode(envelope), contentType: envelope.version.contentType())
    }

    /// The version of an envelope; nil if the root is none.
    private func version(of root: XML.Element) throws -> SOAPVersion? {
        guard root.name.localName == "Envelope", let namespace = root.name.namespaceURI else { return nil }
        guard let version = SOAPVersion(namespaceURI: namespace) else {
            throw SOAPFault(.versionMismatch, "the server knows SOAP 1.1 and 1.2")
        }
        return version
    }

    /// This service understands no header; one that must be understood is an error (SOAP 1.2 part 1, section 2.4).
    private func refuseUnknownHeaders(_ headers: [XML.Element], _ version: SOAPVersion) throws {
        for header in headers {
            let mandatory = header.attributes.first {
                $0.name.localName == "mustUnderstand" && $0.name.namespaceURI == version.namespaceURI
            }
            if ["1", "true"].contains(mandatory?.value) {
                throw SOAPFault(.mustUnderstand, "the header \(header.name.localName) is not understood")
            }
        }
    }

    private func fault(for error: any Error, _ context: AppContext) throws -> SOAPFault {
        switch error {
        case let fault as SOAPFault: return fault
        case let error as OrderError: return try error.fault()
        case let error as XMLParsingError: return SOAPFault(.sender, error.description)
        case DecodingError.dataCorrupted(let place), DecodingError.keyNotFound(_, let place),
            DecodingError.typeMismatch(_, let place), DecodingError.valueNotFound(_, let place):
            return SOAPFault(.sender, place.debugDescription)
        default:
            context.logger.error("\(error)")
            return SOAPFault(.receiver, "internal error")
        }
    }

    /// The WSDL with the address at which the client has found it.
    private func wsdl(for request: Request) throws -> Data {
        var document = try XML.Document(parsing: PackageResources.OrderService_wsdl)
        let address = "http://\(request.head.authority ?? "localhost")\(request.uri.path)"
        for path in ["service.port.soap:address", "service.port.soap12:address"] {
            document.root.updateElements(at: path) { $0[attribute: "location"] = address }
        }
        return Data(try document.xmlString().utf8)
    }
}
