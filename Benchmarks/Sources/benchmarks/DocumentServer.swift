import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A server of HTTP/1.1 on the loopback interface that answers every request with one document, for processes that this one
/// has started.
final class DocumentServer {
    let url: URL
    private let socket: Int32

    init(_ document: Data) throws {
        #if canImport(Glibc)
        let stream = Int32(SOCK_STREAM.rawValue)
        #else
        let stream = SOCK_STREAM
        #endif
        let listener = Foundation.socket(AF_INET, stream, 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isListening = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, size) == 0 && listen(listener, 16) == 0 && getsockname(listener, $0, &size) == 0
            }
        }
        guard listener >= 0, isListening,
            let url = URL(string: "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))/")
        else { throw POSIXError(.EADDRINUSE) }
        self.url = url
        socket = listener
        let head = "HTTP/1.1 200 OK\r\nContent-Type: text/xml\r\nContent-Length: \(document.count)\r\n\r\n"
        let response = Data(head.utf8) + document
        Thread.detachNewThread {
            while case let client = accept(listener, nil, nil), client >= 0 {
                Thread.detachNewThread {
                    Self.answer(client, with: response)
                    close(client)
                }
            }
        }
    }

    deinit {
        shutdown(socket, Int32(SHUT_RDWR))
        close(socket)
    }

    /// Answers the requests of a connection, which have no bodies, until the client is gone.
    private static func answer(_ client: Int32, with response: Data) {
        #if canImport(Darwin)
        var on: Int32 = 1
        setsockopt(client, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
        let flags: Int32 = 0
        #else
        let flags = Int32(MSG_NOSIGNAL)
        #endif
        var request: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4_096)
        while case let count = recv(client, &buffer, buffer.count, 0), count > 0 {
            request += buffer[..<count]
            guard request.suffix(4) == Array("\r\n\r\n".utf8)[...] else { continue }
            request = []
            var sent = 0
            while sent < response.count {
                let count = response[sent...].withUnsafeBytes { send(client, $0.baseAddress, $0.count, flags) }
                if count <= 0 { return }
                sent += count
            }
        }
    }
}
