import Foundation
import Testing
import XMLCodable
import XMLCodableHTTP
import XMLCodableStreaming

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("Requests over a loopback connection", .beforeOthers, .timeLimit(.minutes(20)))
struct URLSessionXMLTests {
    private static let waffles = "<menu><food><name>Waffles</name></food></menu>"
    private static let head = "HTTP/1.1 200 OK\r\nContent-Type: text/xml\r\nConnection: close\r\n\r\n"

    @Test("a value of a response, at a path; the response may be as long as the limit")
    func value() async throws {
        let server = try LoopbackServer { $1.respond(Self.waffles) }
        let food = try await URLSession.patient.xml(Food.self, for: URLRequest(url: server.url), at: "food")
        expectEqual(food, Food(name: "Waffles"))
        let request = URLRequest(url: server.url)
        let count = Self.waffles.utf8.count
        try await expectEqual(URLSession.patient.xmlResponse(for: request, sizeLimit: count).body.count, count)
        await #expect(throws: XMLHTTPError.self) {
            try await URLSession.patient.xmlResponse(for: request, sizeLimit: count - 1)
        }
    }

    @Test("a session of the user's own, whose configuration counts, and whose delegate decides about redirections")
    func ownSession() async throws {
        let server = try LoopbackServer { $1.respond("<food><name>\($0.header("X-Own") ?? "")</name></food>") }
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpAdditionalHeaders = ["X-Own": "yes"]
        let session = URLSession(configuration: configuration)
        for _ in 1...3 {
            let food = try await session.xml(Food.self, for: URLRequest(url: server.url))
            expectEqual(food.name, "yes")
        }
        session.invalidateAndCancel()
        final class Delegate: NSObject, URLSessionTaskDelegate {
            func urlSession(
                _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
                newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
            ) {
                completionHandler(nil)
            }
        }
        let moving = try LoopbackServer { request, connection in
            if request.path == "/new" { return connection.respond(Self.waffles) }
            connection.send("HTTP/1.1 302 Found\r\nLocation: /new\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
        }
        let old = URLRequest(url: moving.url)
        try await expectEqual(URLSession.patient.xml(Food.self, for: old, at: "food").name, "Waffles")
        let delegated = URLSession(configuration: .default, delegate: Delegate(), delegateQueue: nil)
        let response = try await delegated.xmlResponse(for: old)
        expectEqual(response.status, 302)
        delegated.invalidateAndCancel()
    }

    @Test("a call over SOAP, in both versions", arguments: [SOAPVersion.v1_1, .v1_2])
    func soap(_ version: SOAPVersion) async throws {
        let server = try LoopbackServer { request, connection in
            let call = try? XMLDecoder.soap().decode(
                SOAPEnvelope<SOAPNoHeader, Messages.GetPrice>.self, from: request.body)
            let action = request.header("SOAPAction") ?? request.header("Content-Type") ?? ""
            let answer = SOAPEnvelope(body: Food(name: "\(call?.body.item ?? "") \(action)"), version: version)
            connection.respond((try? XMLEncoder().encodeToString(answer)) ?? "", type: version.contentType())
        }
        let request = try URLRequest(
            soap: SOAPEnvelope(body: Messages.GetPrice(item: "žluťoučký"), version: version), action: "urn:a",
            url: server.url)
        let food = try await URLSession.patient.soap(Food.self, for: request)
        expectEqual(
            food.name,
            (version == .v1_1
                ? "žluťoučký \"urn:a\"" : "žluťoučký application/soap+xml; charset=utf-8; action=\"urn:a\""))
    }

    @Test("a fault is thrown with its status, and a page for people is an error that names the media type")
    func fault() async throws {
        let body = try XMLEncoder().encodeToString(SOAPEnvelope(fault: SOAPFault(.receiver, "down")))
        let server = try LoopbackServer { $1.respond(body, status: "500 Internal Server Error") }
        let fault = try await #require(throws: SOAPFault.self) {
            try await URLSession.patient.soap(Food.self, for: URLRequest(url: server.url))
        }
        expectEqual(fault.httpStatus, 500)
        expectEqual(fault.reason, "down")
        let people = try LoopbackServer { $1.respond("<html><p>Log in</html>", type: "text/html; charset=utf-8") }
        let error = try await failure(XMLHTTPError.self, people.url)
        expectEqual(error.code, .mediaType)
        expectEqual(error.status, 200)
    }

    @Test("No content and the response to HEAD are nil, and interim responses are not the response")
    func noContent() async throws {
        for status in ["204 No Content", "205 Reset Content"] {
            let server = try LoopbackServer {
                $1.send("HTTP/1.1 \(status)\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
            }
            try await expectNil(URLSession.patient.xml(Food?.self, for: URLRequest(url: server.url)))
            let error = try await failure(XMLHTTPError.self, server.url)
            expectEqual(error.code, .emptyBody)
        }
        for length in ["1000", "200000000", "4611686018427387904"] {
            let server = try LoopbackServer {
                $1.send("HTTP/1.1 200 OK\r\nContent-Length: \(length)\r\nConnection: close\r\n\r\n")
            }
            var request = URLRequest(url: server.url)
            request.httpMethod = "HEAD"
            try await expectNil(URLSession.patient.xml(Food?.self, for: request))
        }
        for statuses in [
            [], ["100 Continue"], ["102 Processing"], ["103 Early Hints"], ["100 Continue", "102 Processing", "199 x"],
        ] {
            let interim = statuses.map { "HTTP/1.1 \($0)\r\nLink: </style.css>\r\n\r\n" }.joined()
            let good = try LoopbackServer {
                $1.send(interim)
                $1.respond(Self.waffles)
            }
            let request = URLRequest(url: good.url)
            try await expectEqual(URLSession.patient.xml(Food.self, for: request, at: "food").name, "Waffles")
            var names: [String] = []
            for try await food in URLSession.patient.elements(Food.self, for: request, at: "food") {
                names.append(food.name)
            }
            expectEqual(names, ["Waffles"])
            let gone = try LoopbackServer {
                $1.send(interim)
                $1.respond("gone", status: "410 Gone", type: "text/plain")
            }
            let error = try await failure(XMLHTTPError.self, gone.url)
            expectEqual(error.status, 410)
            expectEqual(error.response?.body, Data("gone".utf8))
        }
    }

    @Test(
        "Interim responses without a response, one that is cut or too long, and a server that is not there, are errors")
    func cut() async throws {
        let interim = "HTTP/1.1 102 Processing\r\n\r\n"
        let endless = try LoopbackServer { _, connection in while connection.send(interim) {} }
        let cut = try LoopbackServer { $1.send(interim) }
        for server in [endless, cut] {
            _ = try await failure(URLError.self, server.url)
        }
        let url = try #require(URL(string: "http://127.0.0.1:1/"))
        _ = try await failure(URLError.self, url)
        // A response that is cut is an error, with its place if the connection may end there.
        for bytes in [
            "HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n<food><name>A</name></food>",
            "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1b\r\n<food><name>A</name></food>\r\n",
            "",
        ] {
            let server = try LoopbackServer { $1.send(bytes) }
            await #expect(throws: URLError.self, "\(bytes)") {
                try await URLSession.patient.xml(Food.self, for: URLRequest(url: server.url))
            }
        }
        let server = try LoopbackServer { $1.send(Self.head + "<food>\n<name>A") }
        _ = try await failure(DecodingError.self, server.url)
        for field in ["Connection: close", "Content-Length: 2000000000"] {
            let server = try LoopbackServer { _, connection in
                connection.send("HTTP/1.1 200 OK\r\n\(field)\r\n\r\n<a>")
                while connection.send(String(repeating: "x", count: 65_536)) {}
            }
            let error = try await #require(throws: XMLHTTPError.self) {
                try await URLSession.patient.xml(Food.self, for: URLRequest(url: server.url), sizeLimit: 1_000_000)
            }
            expectEqual(error.code, .tooLarge)
            expectEqual(error.status, 200)
            expectEqual(error.message, "the response is longer than the limit of 1000000 bytes")
        }
    }

    @Test("cancelling the task ends a call once, whether its server stalls or is not there")
    func cancellation() async throws {
        let (started, signal) = AsyncStream.makeStream(of: Void.self)
        let isOver = DispatchSemaphore(value: 0)
        defer { isOver.signal() }
        let server = try LoopbackServer { _, _ in
            signal.yield()
            isOver.wait()
        }
        let request = URLRequest(url: server.url)
        let task = Task { try await URLSession.patient.xml(Food.self, for: request) }
        for await _ in started { break }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        // A task that is cancelled before sends nothing.
        let second = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await URLSession.patient.xml(Food.self, for: request)
        }
        await #expect(throws: CancellationError.self) { try await second.value }
        let url = try #require(URL(string: "http://127.0.0.1:1/"))
        for _ in 0..<15 {
            let tasks = (0..<20).map { _ in
                Task { try await URLSession.patient.xml(Food.self, for: URLRequest(url: url)) }
            }
            await Task.yield()
            for task in tasks { task.cancel() }
            for task in tasks { await #expect(throws: (any Error).self) { try await task.value } }
        }
    }

    @Test("many calls at the same time each get their own response")
    func concurrency() async throws {
        let server = try LoopbackServer { $1.respond("<food><name>\($0.path)</name></food>") }
        let names = try await withThrowingTaskGroup(of: String.self) { group in
            for index in 0..<50 {
                let url = server.url.appending(path: "\(index)")
                group.addTask { try await URLSession.patient.xml(Food.self, for: URLRequest(url: url)).name }
            }
            return try await group.reduce(into: Set()) { $0.insert($1) }
        }
        expectEqual(names, Set((0..<50).map { "/\($0)" }))
    }
}
