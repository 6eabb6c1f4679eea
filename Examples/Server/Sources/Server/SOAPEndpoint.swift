// SOAP over HTTP, for any service: both versions, the WSDL, and the status of faults.

import Foundation
import Hummingbird
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
            let contentType = request.headers[.contentType] ?? ""
            guard let version = SOAPVersion(contentType: contentType) else {
                throw HTTPError(.unsupportedMediaType, message: "send text/xml (SOAP 1.1) or application/soap+xml (1.2)")
            }
            let body = try await request.body.collect(upTo: context.maxUploadSize)
            return try await respond(to: Data(body.readableBytesView), version)
        }
    }

    private func respond(to body: Data, _ version: SOAPVersion) async throws -> Response {
        var version = version
        do {
            let request = try decode(body)
            version = request.version
            try refuseUnknownHeaders(request.header, version)
            let answer = try await service.perform(request.body)
            return try response(SOAPEnvelope(body: answer, version: version), status: .ok)
        } catch {
            let fault = self.fault(for: error)
            return try response(SOAPEnvelope(fault: fault, version: version), status: fault.status(version))
        }
    }

    private func decode(_ body: Data) throws -> SOAPEnvelope<[XML.Element], OrderCall> {
        try untrustedDecoder().decode(SOAPEnvelope<[XML.Element], OrderCall>.self, from: body)
    }

    /// This service understands no header; one that must be understood is an error (SOAP 1.2, section 2.6).
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

    private func fault(for error: any Error) -> SOAPFault {
        switch error {
        case let fault as SOAPFault: fault
        case let error as OrderError: error.fault
        case let error as DecodingError: SOAPFault(.sender, error.message)
        default: SOAPFault(.receiver, "internal error")
        }
    }

    private func response(_ envelope: some Encodable, status: HTTPResponse.Status) throws -> Response {
    }

    /// The WSDL with the address at which the client has found it.
    private func wsdl(for request: Request) throws -> Data {
        var document = try XML.Document(parsing: Data(PackageResources.OrderService_wsdl))
        let address = "http://\(request.head.authority ?? "localhost")\(request.uri.path)"
        document.root.updateElements(at: "service.port.soap:address") { $0[attribute: "location"] = address }
        document.root.updateElements(at: "service.port.soap12:address") { $0[attribute: "location"] = address }
        return try document.xmlData()
    }
}
