import Foundation
import XMLCodable
import XMLCodableHTTP

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The calls of the service of spyne_server.py, in one version.
struct SOAPChecks {
    let url: URL
    let version: SOAPVersion

    func run() async -> Bool {
        let checks: [(String, () async throws -> Void)] = [
            ("answer", answer), ("request", request), ("echo", echo), ("nil", nilAnswer), ("array", array),
            ("empty array", emptyArray), ("header", header), ("no header", noHeader), ("fault", fault),
            ("unexpected error", crash), ("invalid request", invalidRequest), ("wrong path", wrongPath),
            ("any prefix", anyPrefix),
        ]
        var passed = true
        for (name, check) in checks {
            do {
                try await check()
                print("ok \(name)")
            } catch {
                print("FAILED \(name): \(error)")
                passed = false
            }
        }
        return passed
    }

    // MARK: - Values

    private func answer() async throws {
        let response: SampleResponse = try await call(Sample())
        try expect(response.sampleResult, Order.expected())
    }

    private func request() async throws {
        let response: CheckResponse = try await call(Check(order: .expected()))
        try expect(response.checkResult, "equal")
    }

    private func echo() async throws {
        let order = try Order.expected()
        let response: EchoResponse = try await call(Echo(order: order))
        try expect(response.echoResult, order)
    }

    private func nilAnswer() async throws {
        let response: FindResponse = try await call(Find(number: "5"))
        try expect(response.findResult, nil)
    }

    private func array() async throws {
        let response: CountResponse = try await call(Count(limit: 3))
        try expect(response.integers, [1, 2, 3])
    }

    private func emptyArray() async throws {
        let response: CountResponse = try await call(Count(limit: 0))
        try expect(response.integers, [])
    }

    private func anyPrefix() async throws {
        let response: CountResponse = try await call(Count(limit: 1), prefix: "SOAP-ENV")
        try expect(response.integers, [1])
    }

    // MARK: - Headers

    private func header() async throws {
        let session = Session(token: "t-Ω")
        let envelope = SOAPEnvelope(
            header: SessionHeader(session: SOAPHeaderBlock(session)), body: SessionCall(), version: version)
        let request = try URLRequest(soap: envelope, action: "session", url: url, encoder: encoder())
        let response = try await URLSession.shared.xmlResponse(for: request)
        let answer = try response.soapEnvelope(SOAPEnvelope<SessionHeader, SessionResponse>.self)
        try expect(answer.header.session.content, session)
        try expect(answer.body.sessionResult, session.token)
        try expect(answer.version, version)
    }

    private func noHeader() async throws {
        let response: SessionResponse = try await call(SessionCall())
        try expect(response.sessionResult, nil)
    }

    // MARK: - Faults

    private func fault() async throws {
        let fault = try await self.fault { let _: FindResponse = try await call(Find(number: "-5")) }
        try expect(fault.standardCode, .sender)
        try expect(fault.reason, "-5 is not a number of an order")
        try expect(fault.detailEntries.map(\.text), ["-5"])
        try expect(fault.detailEntries.map(\.name.localName), ["number"])
        try expect(try fault.detail(as: Int.self), -5)
        try expect(fault.httpStatus, 500)
        if version == .v1_1 {
            try expect(fault.code.localName, "Client.InvalidNumber")
        } else {
            try expect(fault.subcodes.map(\.localName), ["InvalidNumber"])
        }
        try expect(fault.code.namespaceURI, version.namespaceURI)
    }

    private func crash() async throws {
        let fault = try await self.fault { let _: CrashResponse = try await call(Crash()) }
        try expect(fault.standardCode, .receiver)
        try expect(fault.detailEntries.isEmpty, true)
    }

    /// spyne answers what its schema refuses with a fault in 1.1. In 1.2 it fails itself, and the answer is text.
    private func invalidRequest() async throws {
        do {
            let _: FindResponse = try await call(Find(number: "five"))
        } catch let fault as SOAPFault where version == .v1_1 {
            try expect(fault.code.localName, "Client.SchemaValidationError")
            return
        } catch let error as XMLHTTPError where version == .v1_2 {
            try expect(error.response?.status, 500)
            return
        }
        throw Mismatch("no error")
    }

    private func wrongPath() async throws {
        let wrong = SOAPChecks(url: url.deletingLastPathComponent().appendingPathComponent("9.9"), version: version)
        do {
            let _: CountResponse = try await wrong.call(Count(limit: 1))
        } catch let error as XMLHTTPError {
            try expect(error.response?.status, 404)
            return
        }
        throw Mismatch("no error")
    }

    // MARK: - Calls

    private func call<Answer: Decodable>(_ body: some Encodable, prefix: String = "soap") async throws -> Answer {
        let envelope = SOAPEnvelope(body: body, version: version, prefix: prefix)
        let request = try URLRequest(soap: envelope, action: kitchen, url: url, encoder: encoder())
        return try await URLSession.shared.soap(Answer.self, for: request)
    }

    private func encoder() -> XMLEncoder {
        let encoder = XMLEncoder()
        encoder.nilEncodingStrategy = .xsiNil
        return encoder
    }

    private func fault(_ call: () async throws -> Void) async throws -> SOAPFault {
        do {
            try await call()
        } catch let fault as SOAPFault {
            return fault
        }
        throw Mismatch("no fault")
    }
}

struct Mismatch: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}

func expect<Value: Equatable>(_ value: Value, _ expected: Value) throws {
    if value != expected { throw Mismatch("got \(value), expected \(expected)") }
}
