import Foundation
import Testing
import XMLCodable
import XMLCodableStreaming

struct RecordSequenceTests {
    typealias Food = RecordReaderTests.Food

    private func document(_ count: Int) -> String {
        "<menu>" + (0..<count).map { "<food id='\($0)'><name>é\($0)</name></food>\n" }.joined() + "</menu>"
    }

    private func chunks(_ text: String, _ size: Int) -> AsyncStream<[UInt8]> {
        let bytes = Array(text.utf8)
        return AsyncStream { continuation in
            for start in stride(from: 0, to: bytes.count, by: size) {
                continuation.yield(Array(bytes[start..<min(start + size, bytes.count)]))
            }
            continuation.finish()
        }
    }

    private func ids<Foods: AsyncSequence>(_ foods: Foods) async throws -> [Int?] where Foods.Element == Food {
        var ids: [Int?] = []
        for try await food in foods { ids.append(food.id) }
        return ids
    }

    @Test("Bytes one by one are counted, with records or without, and the loop over them can be cancelled")
    func bytes() async throws {
        let text = document(20)
        let bytes = AsyncStream<UInt8> { continuation in
            for byte in text.utf8 { continuation.yield(byte) }
            continuation.finish()
        }
        let foods = XMLDecoder().elements(Food.self, at: "food", in: bytes)
        try await expectEqual(ids(foods), Array(0..<20))
        expectEqual(foods.progress.recordCount, 20)
        expectEqual(foods.progress.byteCount, text.utf8.count)
        let (long, continuation) = AsyncStream.makeStream(of: Void.self)
        let records = XMLDecoder().elements(Food.self, at: "food", in: Endless { continuation.yield() })
        let progress = records.progress
        let task = Task { for try await _ in records {} }
        var waiting = long.makeAsyncIterator()
        await waiting.next()
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(progress.byteCount >= 9_000)
        expectEqual(progress.recordCount, 0)
    }

    /// The ids of the records, and the error that ended them.
    private struct Outcome: Equatable {
        var ids: [Int?] = []
        var error: String?
    }

    @Test(
        "Bytes one by one give the records of the whole document, and its errors after the records before them",
        arguments: [
            ("<menu><food id='1'><name>a</name></food><x/><food id='2'><name>b</name></food></menu>", "food"),
            ("<menu><x><y/></x><food id='1'><name>a</name></food></menu>", "*"),
            ("<menu><food id='1'><name>a</name></food><food><name>b</nam></food></menu>", "food"),
            ("<menu><food id='1'><name>a</name></food><food id='2'><name>b", "food"),
            ("<menu><food id='1'><name>a</name></food><food id='x'><name>b</name></food></menu>", "food"),
            ("<menu><food id='1'><name>a</name></food></menu><more/>", "food"),
            ("<menu><a><food id='1'><name>a</name></food></a><a><food id='2'/></a></menu>", "a.food"),
            ("<menu><a.b id='1'/></menu>", "a.b"), ("<menu/>", "food"), ("", "food"), ("text", "food"),
        ])
    func sameAsWhole(text: String, path: String) async throws {
        var whole = Outcome()
        let reader = try XMLDecoder().reader(Food.self, at: path)
        reader.feed(text.utf8)
        reader.finish()
        do {
            while let food = try reader.next() { whole.ids.append(food.id) }
        } catch {
            whole.error = "\(error)"
        }
        let utf16: [UInt8] = [0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        for units in [Array(text.utf8), utf16] {
            var found = Outcome()
            let bytes = AsyncStream<UInt8> { continuation in
                for byte in units { continuation.yield(byte) }
                continuation.finish()
            }
            do {
                for try await food in XMLDecoder().elements(Food.self, at: path, in: bytes) {
                    found.ids.append(food.id)
                }
            } catch {
                found.error = "\(error)"
            }
            expectEqual(found.ids, whole.ids)
            expectEqual((found.error == nil), (whole.error == nil))
            // In UTF-16, the offsets of the bytes are others. After the first line is what was read around the place.
            if units != utf16 {
                expectEqual(found.error?.split(separator: "\n").first, whole.error?.split(separator: "\n").first)
            }
        }
    }

    /// Bytes without an end, whatever happens to the task.
    private struct Endless: AsyncSequence, AsyncIteratorProtocol {
        private var count = 0
        /// Called when the document has become long.
        let isLong: @Sendable () -> Void
        init(_ isLong: @escaping @Sendable () -> Void) { self.isLong = isLong }
        func makeAsyncIterator() -> Self { self }
        mutating func next() async -> UInt8? {
            defer { count += 1 }
            if count == 10_000 { isLong() }
            return count < 6 ? Array("<menu>".utf8)[count] : Array("<x/>".utf8)[(count - 6) % 4]
        }
    }

    @Test("Chunks of any size, decoded by one or several tasks", arguments: [1, 7, 1_000, 100_000], [0, 1, 2, .max])
    func chunks(size: Int, concurrency: Int) async throws {
        let text = document(200)
        if concurrency == 0 {
            let records = XMLDecoder().elements(Food.self, at: "food", in: chunks(text, size))
            return try await expectEqual(ids(records), Array(0..<200))
        }
        let records = XMLDecoder().elements(Food.self, at: "food", in: chunks(text, size), concurrency: concurrency)
        try await expectEqual(ids(records), Array(0..<200))
        expectEqual(records.progress.recordCount, 200)
        expectEqual(records.progress.byteCount, text.utf8.count)
        try expectEqual(records.progress.surroundings()?.xmlString(), "<menu></menu>")
    }

    @MainActor private final class Flag { var isSet = false }

    /// Decodes records whose bytes are there, and returns whether other work of the actor ran in between.
    @MainActor
    private func interruption(of next: () async throws -> Food?) async throws -> Bool {
        // This one waits for the bytes.
        _ = try await next()
        let flag = Flag()
        let other = Task { flag.isSet = true }
        for _ in 0..<50 { _ = try await next() }
        let wasSet = flag.isSet
        await other.value
        return wasSet
    }

    @Test("A loop on an actor does not leave it for records whose bytes are there", arguments: [0, 2])
    @MainActor
    func actor(concurrency: Int) async throws {
        let text = document(100)
        if concurrency == 0 {
            var records = XMLDecoder().elements(Food.self, at: "food", in: chunks(text, 100_000)).makeAsyncIterator()
            #expect(try await !interruption { try await records.next(isolation: #isolation) })
        } else {
            var records = XMLDecoder().elements(
                Food.self, at: "food", in: chunks(text, 100_000), concurrency: concurrency
            ).makeAsyncIterator()
            #expect(try await !interruption { try await records.next(isolation: #isolation) })
        }
    }

    /// Decodes the records of a document one by one, or by several tasks, and calls a function with each.
    private func forEach<Source: AsyncSequence & Sendable>(
        of source: Source, _ concurrency: Int, onMismatch: XMLRecordMismatchStrategy = .throw, _ body: (Food) -> Void
    ) async throws where Source.Element == [UInt8] {
        let decoder = XMLDecoder()
        if concurrency == 0 {
            for try await food in decoder.elements(Food.self, at: "food", in: source, onMismatch: onMismatch) {
                body(food)
            }
        } else {
            let all = decoder.elements(
                Food.self, at: "food", in: source, concurrency: concurrency, onMismatch: onMismatch)
            for try await food in all { body(food) }
        }
    }

    @Test(
        "Malformed XML ends the sequence after the records before it, as does the error of a source", arguments: [0, 2])
    func malformed(concurrency: Int) async throws {
        let text = document(100).replacing("<name>é60</name>", with: "<name>é60</nam>")
        var count = 0
        await #expect(throws: DecodingError.self) {
            try await forEach(of: chunks(text, 100), concurrency) { _ in count += 1 }
        }
        expectEqual(count, 60)
        struct Lost: Error {}
        let source = AsyncThrowingStream<[UInt8], any Error> { continuation in
            continuation.yield(Array(document(10).utf8.prefix(200)))
            continuation.finish(throwing: Lost())
        }
        count = 0
        await #expect(throws: Lost.self) { try await forEach(of: source, concurrency) { _ in count += 1 } }
        expectEqual(count, 5)
    }

    @Test("Records that cannot be decoded are left out, in order", arguments: [0, 3])
    func skipped(concurrency: Int) async throws {
        let text = document(100).replacing("id='60'", with: "id='x'").replacing("id='7'", with: "id='y'")
        let log = ErrorLog()
        var ids: [Int?] = []
        try await forEach(of: chunks(text, 100), concurrency, onMismatch: .skip { log.add("\($0)") }) {
            ids.append($0.id)
        }
        expectEqual(ids, (0..<100).filter { $0 != 60 && $0 != 7 })
        expectEqual(log.all.count, 2)
    }

    @Test("A record is delivered while the document goes on", arguments: [0, 1])
    func early(concurrency: Int) async throws {
        let (source, continuation) = AsyncStream.makeStream(of: [UInt8].self)
        continuation.yield(Array("<menu><food><name>a</name></food>".utf8))
        func check<Foods: AsyncSequence>(_ all: Foods) async throws where Foods.Element == Food {
            var foods = all.makeAsyncIterator()
            try await expectEqual(foods.next()?.name, "a")
            continuation.yield(Array("<food><name>b</name></food></menu>".utf8))
            try await expectEqual(foods.next()?.name, "b")
            continuation.finish()
            try await expectNil(foods.next())
        }
        if concurrency == 0 {
            try await check(XMLDecoder().elements(Food.self, at: "food", in: source))
        } else {
            try await check(XMLDecoder().elements(Food.self, at: "food", in: source, concurrency: concurrency))
        }
    }

    @Test("Cancellation ends the sequence at once", arguments: [0, 2])
    func cancelled(concurrency: Int) async throws {
        // It never ends by itself.
        let (source, continuation) = AsyncStream.makeStream(of: [UInt8].self)
        continuation.yield(Array("<menu><food><name>a</name></food>".utf8))
        let (started, starting) = AsyncStream.makeStream(of: Void.self)
        let task = Task { try await forEach(of: source, concurrency) { _ in starting.yield() } }
        var first = started.makeAsyncIterator()
        await first.next()
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test("A loop that is left leaves nothing behind, and a sequence ends after an error")
    func left() async throws {
        let text = document(5_000)
        for _ in 0..<5 {
            var count = 0
            for try await _ in XMLDecoder().elements(Food.self, at: "food", in: chunks(text, 1_000), concurrency: 2) {
                count += 1
                if count == 10 { break }
            }
            expectEqual(count, 10)
        }
        struct Broken: Error {}
        let xml = Array("<r><i>1</i><i>x</i><i>3</i></r>".utf8)
        func records(at path: String) -> XMLRecordSequence<Int, AsyncStream<[UInt8]>>.AsyncIterator {
            let source = AsyncStream<[UInt8]> { continuation in
                continuation.yield(xml)
                continuation.finish()
            }
            return XMLDecoder().elements(Int.self, at: path, in: source).makeAsyncIterator()
        }
        var mismatched = records(at: "i")
        expectEqual(try await mismatched.next(), 1)
        await #expect(throws: DecodingError.self) { try await mismatched.next() }
        expectNil(try await mismatched.next())
        let source = AsyncThrowingStream<[UInt8], any Error> {
            $0.yield(Array(xml.prefix(11)))
            $0.finish(throwing: Broken())
        }
        var broken = XMLDecoder().elements(Int.self, at: "i", in: source).makeAsyncIterator()
        expectEqual(try await broken.next(), 1)
        await #expect(throws: Broken.self) { try await broken.next() }
        expectNil(try await broken.next())
        var noPath = records(at: "")
        await #expect(throws: (any Error).self) { try await noPath.next() }
        expectNil(try await noPath.next())
    }

    @Test("Files, and paths that cannot be those of records", arguments: [0, 2])
    func files(concurrency: Int) async throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).xml")
        defer { try? FileManager.default.removeItem(at: url) }
        try Data(document(1_000).utf8).write(to: url)
        let decoder = XMLDecoder()
        let found =
            try await concurrency == 0
            ? ids(decoder.elements(Food.self, at: "food", contentsOf: url))
            : ids(decoder.elements(Food.self, at: "food", contentsOf: url, concurrency: concurrency))
        expectEqual(found, Array(0..<1_000))
        await #expect(throws: DecodingError.self) {
            for try await _ in XMLDecoder().elements(Food.self, at: "food.0", contentsOf: url) {}
        }
        await #expect(throws: CocoaError.self) {
            let none = url.appendingPathComponent("none")
            for try await _ in XMLDecoder().elements(Food.self, at: "food", contentsOf: none, concurrency: 2) {}
        }
    }
}
