import Foundation
import Testing
import XMLCodable
import XMLCodableStreaming

@testable import XMLCodableHTTP

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("Redirections", .beforeOthers, .timeLimit(.minutes(20)))
struct RedirectionTests {
    // MARK: - Decisions

    private func decision(_ status: Int, _ location: String?, of request: URLRequest) throws -> Redirection {
        let url = try #require(request.url)
        let fields = location.map { ["Location": $0] }
        return Redirection(
            try #require(HTTPURLResponse(url: url, statusCode: status, httpVersion: nil, headerFields: fields)),
            of: request)
    }

    /// The request that follows, and whether it is for another origin.
    private func followed(
        _ status: Int, _ location: String, of request: URLRequest
    ) throws -> (new: URLRequest, isOtherOrigin: Bool) {
        var found: (URLRequest, Bool)?
        if case .request(let new, let isOther) = try decision(status, location, of: request) { found = (new, isOther) }
        return try #require(found)
    }

    private func refusal(_ status: Int, _ location: String, of request: URLRequest) throws -> String? {
        guard case .refusal(let message) = try decision(status, location, of: request) else { return nil }
        return message
    }

    /// A request with a body, a field that describes it, and others.
    private func request(_ method: String, _ url: String = "http://a.example/old/x") throws -> URLRequest {
        var request = URLRequest(url: try #require(URL(string: url)))
        request.httpMethod = method
        request.httpBody = Data("<a/>".utf8)
        request.allHTTPHeaderFields = [
            "Content-Type": "text/xml", "SOAPAction": "\"urn:a\"", "Authorization": "Basic eA==", "Cookie": "a=b",
            "X-Api-Key": "key", "Accept": "text/xml", "If-None-Match": "\"1\"", "User-Agent": "tests",
        ]
        return request
    }

    @Test("The status and the method say which method follows; another origin gets general fields only")
    func methods() throws {
        forEachRow([
            (301, "POST", "GET"), (302, "POST", "GET"), (303, "POST", "GET"), (301, "PUT", "PUT"),
            (302, "DELETE", "DELETE"), (303, "PUT", "GET"), (303, "DELETE", "GET"), (301, "GET", "GET"),
            (303, "HEAD", "HEAD"), (302, "post", "GET"), (307, "POST", "POST"), (308, "POST", "POST"),
            (307, "PUT", "PUT"), (308, "DELETE", "DELETE"),
        ]) { status, method, expected in
            let (new, isOtherOrigin) = try followed(status, "/new", of: request(method))
            expectEqual(new.httpMethod, expected)
            expectEqual(new.url?.absoluteString, "http://a.example/new")
            #expect(!isOtherOrigin)
            let keepsBody = expected == method
            expectEqual(new.httpBody, (keepsBody ? Data("<a/>".utf8) : nil))
            expectEqual(new.value(forHTTPHeaderField: "Content-Type"), (keepsBody ? "text/xml" : nil))
            expectEqual(new.value(forHTTPHeaderField: "SOAPAction"), (keepsBody ? "\"urn:a\"" : nil))
            // What is for this origin stays.
            expectEqual(new.value(forHTTPHeaderField: "Authorization"), "Basic eA==")
            expectEqual(new.value(forHTTPHeaderField: "Cookie"), "a=b")
            expectEqual(new.value(forHTTPHeaderField: "X-Api-Key"), "key")
        }
        forEachRow([
            ("http://a.example/new", false), ("HTTP://A.EXAMPLE:80/", false), ("//a.example/", false), ("?q", false),
            ("http://b.example/", true), ("http://a.example:81/", true), ("https://a.example/", true),
            ("https://a.example:80/", true), ("http://sub.a.example/", true), ("//b.example/old/x", true),
        ]) { location, isOther in
            let (new, isOtherOrigin) = try followed(307, location, of: request("POST"))
            expectEqual(isOtherOrigin, isOther)
            expectEqual(new.httpBody, Data("<a/>".utf8))
            for field in ["Content-Type", "Accept", "If-None-Match", "User-Agent"] {
                #expect(new.value(forHTTPHeaderField: field) != nil)
            }
            for field in ["SOAPAction", "Authorization", "Cookie", "X-Api-Key"] {
                expectEqual(new.value(forHTTPHeaderField: field) == nil, isOther)
            }
            // The default port of https is the same as none.
            let secure = try request("GET", "https://a.example/")
            #expect(try !followed(302, "https://a.example:443/", of: secure).isOtherOrigin)
        }
    }

    @Test("What is no URL of HTTP is refused, and a body that is a stream; what is no redirection is the response")
    func refusals() throws {
        for location in ["file:///etc/passwd", "ftp://a.example/", "data:,x"] {
            try expectEqual(
                refusal(302, location, of: request("GET")),
                "the status 302 of the response redirects to \(location), which is no URL of HTTP")
        }
        var old = try request("POST")
        old.httpBodyStream = InputStream(data: Data("<a/>".utf8))
        try expectEqual(
            refusal(308, "/new", of: old),
            "the status 308 of the response redirects to http://a.example/new, but the body of the request is a "
                + "stream, which cannot be sent again")
        try expectNil(followed(303, "/new", of: old).new.httpBodyStream)
        forEachRow(
            [(200, "/new"), (300, "/new"), (304, "/new"), (305, "/new"), (399, "/new"), (302, nil), (404, "/new")]
                as [(Int, String?)]
        ) { status, location in
            guard case .none = try decision(status, location, of: request("POST")) else {
                Issue.record("a redirection")
                return
            }
        }
    }

    // MARK: - Over a connection

    /// Answers with what was received: the method, the path, the body, and which fields of `call` there are.
    private static let echo: @Sendable (LoopbackServer.Request, LoopbackServer.Connection) -> Void = {
        request, connection in
        let fields = ["Authorization", "Cookie", "SOAPAction", "X-Api-Key"].filter { request.header($0) != nil }
        let method = String(request.head.prefix { $0 != " " })
        let words = [method, request.path, "\(request.body.utf8.count)"] + fields
        connection.respond("<food><name>\(words.joined(separator: " "))</name></food>")
    }

    private static func redirect(_ status: Int, _ connection: LoopbackServer.Connection, to location: String) {
        connection.send(
            "HTTP/1.1 \(status) Moved\r\nLocation: \(location)\r\nContent-Length: 5\r\nConnection: close\r\n\r\nmoved")
    }

    private func secretCall(_ url: URL) throws -> URLRequest {
        var call = try URLRequest(soap: SOAPEnvelope(body: Food(name: "A")), action: "urn:a", url: url)
        call.setValue("Bearer x", forHTTPHeaderField: "Authorization")
        call.setValue("a=b", forHTTPHeaderField: "Cookie")
        call.setValue("x", forHTTPHeaderField: "X-Api-Key")
        return call
    }

    @Test("Credentials and the action stay with their origin, also on the way back, and the body is sent again")
    func credentials() async throws {
        for status in [302, 303, 307, 308] {
            let other = try LoopbackServer(Self.echo)
            let location = "\(other.url)new"
            let server = try LoopbackServer { request, connection in
                switch request.path {
                case "/same": Self.redirect(status, connection, to: "/new")
                case "/other": Self.redirect(status, connection, to: location)
                default: Self.echo(request, connection)
                }
            }
            let keepsBody = status > 303
            for path in ["same", "other"] {
                let call = try secretCall(server.url.appending(path: path))
                let count = keepsBody ? try #require(call.httpBody).count : 0
                let fields = path == "other" ? "" : " Authorization Cookie\(keepsBody ? " SOAPAction" : "") X-Api-Key"
                let food = try await URLSession.patient.xml(Food.self, for: call)
                expectEqual(food.name, "\(keepsBody ? "POST" : "GET") /new \(count)\(fields)")
            }
        }
        // Credentials do not come back with the way back to their origin.
        let address = Guarded("")
        let other = try LoopbackServer { Self.redirect(307, $1, to: address.withLock { "\($0)new" }) }
        let location = "\(other.url)"
        let server = try LoopbackServer { request, connection in
            if request.path == "/new" { return Self.echo(request, connection) }
            Self.redirect(307, connection, to: location)
        }
        address.withLock { $0 = "\(server.url)" }
        let call = try secretCall(server.url)
        let food = try await URLSession.patient.xml(Food.self, for: call)
        expectEqual(food.name, "POST /new \(try #require(call.httpBody).count)")
    }

    @Test("records of a response that was redirected")
    func records() async throws {
        let other = try LoopbackServer(Self.echo)
        let location = "\(other.url)new"
        let server = try LoopbackServer { Self.redirect(302, $1, to: location) }
        var names: [String] = []
        for try await name in URLSession.patient.elements(String.self, for: try secretCall(server.url), at: "name") {
            names.append(name)
        }
        expectEqual(names, ["GET /new 0"])
    }

    @Test("Redirections without an end, and those that are refused or lead nowhere, are errors with the response")
    func refused() async throws {
        for status in [302, 307] {
            let server = try LoopbackServer { Self.redirect(status, $1, to: "/again") }
            let error = try await #require(throws: URLError.self) {
                try await URLSession.patient.xml(Food.self, for: try secretCall(server.url))
            }
            expectEqual(error.code, .httpTooManyRedirects)
        }
        // A redirection that is refused or leads nowhere is an error with the response.
        let server = try LoopbackServer { Self.redirect(302, $1, to: "file:///etc/passwd") }
        let error = try await failure(XMLHTTPError.self, server.url)
        expectEqual(error.code, .redirection)
        expectEqual(error.status, 302)
        expectEqual(error.response?.header("Location"), "file:///etc/passwd")
        let lost = try LoopbackServer {
            $1.send("HTTP/1.1 302 Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
        }
        let statusError = try await failure(XMLHTTPError.self, lost.url)
        expectEqual(statusError.code, .status)
        expectEqual(statusError.status, 302)
    }

    #if canImport(FoundationNetworking)
    @Test("the fields that the configuration of a session adds stay with the first origin")
    func configuration() async throws {
        let other = try LoopbackServer(Self.echo)
        let location = "\(other.url)new"
        let server = try LoopbackServer { request, connection in
            if request.path == "/other" { return Self.redirect(302, connection, to: location) }
            Self.echo(request, connection)
        }
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpAdditionalHeaders = ["X-Api-Key": "x"]
        let session = URLSession(configuration: configuration)
        for (path, expected) in [("own", "GET /own 0 X-Api-Key"), ("other", "GET /new 0")] {
            let food = try await session.xml(Food.self, for: URLRequest(url: server.url.appending(path: path)))
            expectEqual(food.name, expected)
        }
        session.invalidateAndCancel()
    }
    #endif
}
