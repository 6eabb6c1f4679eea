import Foundation
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension URLSession {
    /// A session for servers that wait for the test, which may have to wait long for the other tests of the process.
    static let patient: URLSession = {
        let configuration = URLSessionConfiguration.default
        configuration.timeoutIntervalForRequest = 3_600
        return URLSession(configuration: configuration)
    }()
}

/// Runs tests before the other tests of the process that wait for a thread: those that compute keep all threads of the
/// concurrency pool busy for minutes, and a transfer that waits that long for its loop ends with a time-out.
struct BeforeOthersTrait: SuiteTrait, TestTrait, TestScoping {
    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await withoutActuallyEscaping(function) { try await Task(priority: .high, operation: $0).value }
    }
}

extension Trait where Self == BeforeOthersTrait {
    /// The requests of these tests are not starved by other tests.
    static var beforeOthers: Self { Self() }
}

/// A server of HTTP/1.1 on the loopback interface that sends the bytes that a test says, however wrong they are.
///
/// Each connection is for one request and has a thread of its own.
final class LoopbackServer: Sendable {
    /// A request as it arrived.
    struct Request: Sendable {
        /// The first line and the header fields.
        let head: String
        let body: String

        var path: String { String(head.split(separator: " ").dropFirst().first ?? "") }

        /// The value of a header field.
        func header(_ name: String) -> String? {
            head.split(separator: "\r\n").dropFirst().first {
                $0.lowercased().hasPrefix(name.lowercased() + ":")
            }.map { $0.drop { $0 != ":" }.dropFirst().trimmingCharacters(in: .whitespaces) }
        }
    }

    /// The connection to a client.
    struct Connection: Sendable {
        fileprivate let socket: Int32

        /// Sends bytes; false if the client is gone.
        @discardableResult
        func send(_ text: String) -> Bool { send(Array(text.utf8)) }

        /// Sends bytes; false if the client is gone.
        @discardableResult
        func send(_ bytes: [UInt8]) -> Bool {
            var sent = 0
            while sent < bytes.count {
                #if canImport(Darwin)
                let flags: Int32 = 0
                #else
                let flags = Int32(MSG_NOSIGNAL)
                #endif
                let count = bytes[sent...].withUnsafeBytes { Foundation.send(socket, $0.baseAddress, $0.count, flags) }
                if count <= 0 { return false }
                sent += count
            }
            return true
        }

        /// Sends a response with its length.
        func respond(_ body: String, status: String = "200 OK", type: String = "text/xml") {
            respond(Array(body.utf8), status: status, type: type)
        }

        /// Sends a response with its length.
        func respond(_ body: [UInt8], status: String = "200 OK", type: String = "text/xml") {
            send(
                "HTTP/1.1 \(status)\r\nContent-Type: \(type)\r\nContent-Length: \(body.count)\r\nConnection: close\r\n\r\n"
            )
            send(body)
        }
    }

    let port: UInt16
    private let socket: Int32

    var url: URL { URL(string: "http://127.0.0.1:\(port)/")! }

    /// Starts to listen.
    init(_ answer: @escaping @Sendable (Request, Connection) -> Void) throws {
        #if canImport(Glibc)
        let stream = Int32(SOCK_STREAM.rawValue)
        #else
        let stream = SOCK_STREAM
        #endif
        let listener = Foundation.socket(AF_INET, stream, 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let bound = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(listener, $0, size) }
        }
        guard listener >= 0, bound == 0, listen(listener, 16) == 0 else { throw POSIXError(.EADDRINUSE) }
        var actual = sockaddr_in()
        var actualSize = size
        _ = withUnsafeMutablePointer(to: &actual) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(listener, $0, &actualSize) }
        }
        socket = listener
        port = UInt16(bigEndian: actual.sin_port)
        Thread.detachNewThread {
            while true {
                let client = accept(listener, nil, nil)
                if client < 0 { return }
                #if canImport(Darwin)
                var on: Int32 = 1
                setsockopt(client, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
                #endif
                Thread.detachNewThread {
                    if let request = Self.read(client) { answer(request, Connection(socket: client)) }
                    shutdown(client, Int32(SHUT_RDWR))
                    close(client)
                }
            }
        }
    }

    deinit {
        shutdown(socket, Int32(SHUT_RDWR))
        close(socket)
    }

    /// Reads a request; nil if the client is gone.
    private static func read(_ socket: Int32) -> Request? {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            if let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) {
                let head = String(decoding: bytes[..<end.lowerBound], as: UTF8.self)
                let request = Request(head: head, body: "")
                let length = request.header("Content-Length").flatMap { Int($0) } ?? 0
                if bytes.count >= end.upperBound + length {
                    return Request(
                        head: head, body: String(decoding: bytes[end.upperBound...].prefix(length), as: UTF8.self))
                }
            }
            let count = recv(socket, &buffer, buffer.count, 0)
            if count <= 0 { return nil }
            bytes += buffer[..<count]
        }
    }
}
