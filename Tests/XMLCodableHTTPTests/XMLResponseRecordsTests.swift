import Foundation
import Testing
import XMLCodable
import XMLCodableStreaming

@testable import XMLCodableHTTP

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("Records of responses", .beforeOthers, .timeLimit(.minutes(20)))
struct XMLResponseRecordsTests {
    private static let head = "HTTP/1.1 200 OK\r\nContent-Type: text/xml\r\nConnection: close\r\n\r\n"

    /// A record of a kilobyte, of which few are many bytes.
    private static func longRecord(_ name: String) -> String {
        "<food more='\(String(repeating: "x", count: 970))'><name>\(name)</name></food>"
    }

    /// The names of the records, and the error after them.
    private func received(
        _ server: LoopbackServer, decoder: XMLDecoder = XMLDecoder(), sizeLimit: Int = .max,
        onMismatch: XMLRecordMismatchStrategy = .throw
    ) async -> ([String], (any Error)?) {
        var names: [String] = []
        let foods = URLSession.patient.elements(
            Food.self, for: URLRequest(url: server.url), at: "food", decoder: decoder, sizeLimit: sizeLimit,
            onMismatch: onMismatch)
        do {
            for try await food in foods { names.append(food.name) }
        } catch {
            return (names, error)
        }
        return (names, nil)
    }

    @Test("A server may send single bytes, and a record is there before the next one is sent")
    func live() async throws {
        let server = try LoopbackServer { _, connection in
            connection.send(Self.head)
            for byte in "<menu><food><name>é</name></food><food><name>B</name></food></menu>".utf8 {
                connection.send([byte])
            }
        }
        let (names, error) = await received(server)
        expectEqual(names, ["é", "B"])
        expectNil(error)
        do {
            let asked = DispatchSemaphore(value: 0)
            let server = try LoopbackServer { _, connection in
                connection.send(Self.head + "<stream><food><name>0</name></food>")
                for index in 1...3 {
                    asked.wait()
                    connection.send("<food><name>\(index)</name></food>")
                }
                asked.wait()
            }
            var names: [String] = []
            for try await food in URLSession.patient.elements(Food.self, for: URLRequest(url: server.url), at: "food") {
                names.append(food.name)
                if names.count == 4 { break }
                asked.signal()
            }
            asked.signal()
            expectEqual(names, ["0", "1", "2", "3"])
        }
    }

    @Test("What is cut or cannot be decoded gives the records so far and an error, or is left out if asked for")
    func cut() async throws {
        let server = try LoopbackServer {
            $1.send("HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n<menu><food><name>A</name></food><food><na")
        }
        let (names, error) = await received(server)
        expectEqual(names, ["A"])
        #expect(error is URLError)
        let ending = try LoopbackServer { $1.send(Self.head + "<menu><food><name>A</name></food>\n<food><na") }
        let document = await received(ending)
        expectEqual(document.0, ["A"])
        #expect(document.1 is DecodingError)
        expectStart(message { throw document.1 ?? CancellationError() }, "2:")
        do {
            let server = try LoopbackServer { $1.respond("<menu><food/><food><name>B</name></food></menu>") }
            let skipped = await received(server, onMismatch: .skip)
            expectEqual(skipped.0, ["B"])
            expectNil(skipped.1)
            #expect(await received(server).1 is DecodingError)
        }
    }

    @Test(
        "The charset of a response and the size limit count; a status, a fault, a page and no content have no records")
    func noRecords() async throws {
        let body = Array("<menu><food><name>".utf8) + [0xE9] + Array("</name></food></menu>".utf8)
        let server = try LoopbackServer { $1.respond(body, type: "text/xml; charset=iso-8859-1") }
        let (names, error) = await received(server)
        expectEqual(names, ["é"])
        expectNil(error)
        let limited = await received(server, sizeLimit: 10)
        #expect(limited.0.isEmpty)
        expectEqual((limited.1 as? XMLHTTPError)?.code, .tooLarge)
        do {
            let gone = try LoopbackServer { $1.respond("gone", status: "410 Gone", type: "text/plain") }
            let error = await received(gone).1 as? XMLHTTPError
            expectEqual(error?.status, 410)
            expectEqual(error?.response?.body, Data("gone".utf8))
            let body = try XMLEncoder().encodeToString(SOAPEnvelope(fault: SOAPFault(.receiver, "down")))
            let faulty = try LoopbackServer { $1.respond(body, status: "500 Internal Server Error") }
            expectEqual((await received(faulty).1 as? SOAPFault)?.httpStatus, 500)
            let empty = try LoopbackServer { $1.send("HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n") }
            let none = await received(empty)
            #expect(none.0.isEmpty)
            expectNil(none.1)
            let multipart = try LoopbackServer { $1.respond("x", type: "multipart/related; boundary=x") }
            expectEqual((await received(multipart).1 as? XMLHTTPError)?.code, .multipart)
            let server = try LoopbackServer {
                $1.send("HTTP/1.1 200 OK\r\nContent-Length: 200000000\r\nConnection: close\r\n\r\n")
            }
            var request = URLRequest(url: server.url)
            request.httpMethod = "HEAD"
            for try await _ in URLSession.patient.elements(Food.self, for: request, at: "food", sizeLimit: 1_000) {
                Issue.record("a record")
            }
        }
        do {
            let page = try LoopbackServer { $1.respond("<html><p>Log in</html>", type: "text/html") }
            let (names, error) = await received(page)
            #expect(names.isEmpty)
            expectEqual((error as? XMLHTTPError)?.code, .mediaType)
            let cut = try LoopbackServer {
                $1.respond("<menu><food><name>A</name></food><p></menu>", type: "text/html")
            }
            let later = await received(cut)
            expectEqual(later.0, ["A"])
            #expect(later.1 is DecodingError)
        }
    }

    @Test("a server that sends much more than the loop reads: every record, in order, and nothing is lost")
    func slowConsumer() async throws {
        let count = 1_500
        let server = try LoopbackServer { _, connection in
            connection.send(Self.head + "<menu>")
            for start in stride(from: 0, to: count, by: 100) {
                connection.send((start..<start + 100).map { Self.longRecord("\($0)") }.joined())
            }
            connection.send("</menu>")
        }
        var next = 0
        for try await food in URLSession.patient.elements(Food.self, for: URLRequest(url: server.url), at: "food") {
            // The server is done before the loop goes on.
            if next == 10 { try await Task.sleep(for: .milliseconds(200)) }
            expectEqual(food.name, "\(next)")
            next += 1
        }
        expectEqual(next, count)
    }

    @Test("a server that is much faster than the loop waits for it, and few of its bytes are taken")
    func bufferLimit() async throws {
        let sent = Guarded(0)
        let server = try LoopbackServer { _, connection in
            connection.send(Self.head + "<menu>")
            let records = String(repeating: "<food><name>A</name></food>", count: 10_000)
            while connection.send(records) { sent.withLock { $0 += records.utf8.count } }
        }
        let request = URLRequest(url: server.url)
        var count = 0
        for try await _ in URLSession.patient.elements(Food.self, for: request, at: "food", bufferLimit: 3_000_000) {
            count += 1
            if count == 10 { try await Task.sleep(for: .milliseconds(300)) }
            if count == 500 { break }
        }
        // What waits here, in the system's buffers on both sides, and in the reader. A wait is enough for ten times as much.
        #expect(sent.withLock { $0 } < 30_000_000)
    }

    @Test(
        "a server that is faster than the loop is slowed down: nothing is lost, and requests in the loop are answered")
    func slowedDown() async throws {
        let menu = "<menu>" + String(repeating: Self.longRecord("A"), count: 1_500) + "</menu>"
        let server = try LoopbackServer { _, connection in connection.send(Self.head + menu) }
        let request = URLRequest(url: server.url)
        var count = 0
        for try await _ in URLSession.patient.elements(Food.self, for: request, at: "food", bufferLimit: 800_000) {
            count += 1
            if count == 1 { try await Task.sleep(for: .milliseconds(200)) }
        }
        expectEqual(count, 1_500)
        let other = try LoopbackServer { _, connection in connection.send(Self.head + "<food><name>B</name></food>") }
        count = 0
        for try await _ in URLSession.patient.elements(Food.self, for: request, at: "food", bufferLimit: 800_000) {
            count += 1
            if count.isMultiple(of: 400) {
                let food = try await URLSession.patient.xml(Food.self, for: URLRequest(url: other.url))
                expectEqual(food.name, "B")
            }
        }
        expectEqual(count, 1_500)
    }

    @Test("leaving the loop ends the transfer, and the next request is answered")
    func leaving() async throws {
        let (ended, signal) = AsyncStream.makeStream(of: Void.self)
        let server = try LoopbackServer { _, connection in
            connection.send(Self.head + "<menu>")
            while connection.send("<food><name>A</name></food>") { Thread.sleep(forTimeInterval: 0.01) }
            signal.yield()
        }
        for try await _ in URLSession.patient.elements(Food.self, for: URLRequest(url: server.url), at: "food") {
            break
        }
        for await _ in ended { break }
        let (endlessEnded, endlessSignal) = AsyncStream.makeStream(of: Void.self)
        let records = String(repeating: "<food><name>A</name></food>", count: 1_000)
        let endless = try LoopbackServer { request, connection in
            if request.path == "/next" { return connection.respond("<food><name>B</name></food>") }
            connection.send(Self.head + "<menu>")
            while connection.send(records) {}
            endlessSignal.yield()
        }
        var ends = endlessEnded.makeAsyncIterator()
        for round in 1...3 {
            var count = 0
            for try await _ in URLSession.patient.elements(Food.self, for: URLRequest(url: endless.url), at: "food") {
                count += 1
                if count == 3_000 * round { break }
            }
            let next = URLRequest(url: endless.url.appending(path: "next"))
            try await expectEqual(URLSession.patient.xml(Food.self, for: next).name, "B")
            #expect(await ends.next() != nil)
        }
    }

    @Test("cancelling the task ends a loop over a server that stalls")
    func cancellation() async throws {
        let (started, signal) = AsyncStream.makeStream(of: Void.self)
        let isOver = DispatchSemaphore(value: 0)
        defer { isOver.signal() }
        let server = try LoopbackServer { _, connection in
            connection.send(Self.head + "<menu><food><name>A</name></food>")
            isOver.wait()
        }
        let request = URLRequest(url: server.url)
        let task = Task {
            for try await _ in URLSession.patient.elements(Food.self, for: request, at: "food") { signal.yield() }
        }
        for await _ in started { break }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }
}
