#if Tree && Wrappers || !SWIFT_PACKAGE
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A request and the response to it, which arrives in chunks.
///
/// One task asks for the response and then for its chunks.
final class HTTPExchange: NSObject, Sendable {
    private struct State: Sendable {
        var task: URLSessionTask?
        var response: URLResponse?
        var chunks: ChunkQueue
        var count = 0
        var isComplete = false
        var isPaused = false
        /// Whether the delegate waits for room.
        var isFull = false
        /// The number of changes, so that none is missed between looking and waiting.
        var changes = 0
        var error: (any Error)?
        var waiter: CheckedContinuation<Void, Never>?
    }

    /// The number of bytes that wait in memory.
    private static let memoryLimit = 1 << 20

    private let state: Guarded<State>
    private let room = DispatchSemaphore(value: 0)
    private let sizeLimit: Int
    /// Whether the content is consumed while it arrives.
    let isStream: Bool

    /// - Parameters:
    ///   - sizeLimit: The maximum number of bytes of the content.
    ///   - bufferLimit: The maximum number of bytes that wait in a file. Defaults to nil: the content is consumed as a
    ///     whole, and waits in memory.
    init(sizeLimit: Int, bufferLimit: Int? = nil) {
        self.sizeLimit = sizeLimit
        isStream = bufferLimit != nil
        #if canImport(FoundationNetworking)
        let memoryLimit = bufferLimit == nil ? .max : Self.memoryLimit
        #else
        let memoryLimit = Int.max
        #endif
        state = Guarded(State(chunks: ChunkQueue(memoryLimit: memoryLimit, fileLimit: bufferLimit ?? .max)))
    }

    /// Sends the request.
    func start(_ request: URLRequest, _ session: URLSession) {
        let task = session.task(for: request, self)
        let isCancelled = state.withLock { state in
            state.task = task
            return state.isComplete
        }
        if isCancelled { task.cancel() } else { task.resume() }
    }

    /// Ends the transfer.
    func cancel() {
        fail(CancellationError())
    }

    /// Ends the transfer with an error, which does not wait for the session: it may be busy with what arrives.
    private func fail(_ error: any Error) {
        complete(error)
        guard let task = state.withLock({ $0.task }) else { return }
        DispatchQueue.global().async { task.cancel() }
    }

    fileprivate func complete(_ error: (any Error)?) {
        wake { state in
            if state.isComplete { return }
            state.isComplete = true
            state.error = error
        }
    }

    private func wake(_ change: (inout State) -> Void) {
        let waiter = state.withLock { state in
            change(&state)
            state.changes += 1
            let waiter = state.waiter
            state.waiter = nil
            if state.isComplete { makeRoom(&state) }
            return waiter
        }
        waiter?.resume()
    }

    /// Lets the delegate go on, which waits for the consumer.
    private func makeRoom(_ state: inout State) {
        if state.isFull { room.signal() }
        state.isFull = false
    }

    /// Gives the consumer a little time if much waits for it, and so slows a fast server down. The time is short, since all
    /// sessions of FoundationNetworking share the queue that waits.
    private func slowDown() {
        let isFull = state.withLock { state in
            state.isFull = !state.isComplete && state.chunks.isHalfFull
            return state.isFull
        }
        if isFull { _ = room.wait(timeout: .now() + .milliseconds(20)) }
    }

    // MARK: - The consumer

    /// Returns the response, without its content.
    ///
    /// - Throws: `URLError`, `CancellationError`, ``XMLHTTPError``.
    func response() async throws -> URLResponse {
        try await value { state in
            if let response = state.response { return response }
            guard state.isComplete else { return nil }
            throw state.error ?? URLError(.badServerResponse)
        }
    }

    /// Returns the next chunk; nil at the end.
    ///
    /// - Throws: `URLError`, `CancellationError`, ``XMLHTTPError``, the error of a temporary file.
    func next() async throws -> Data? {
        try await value { state -> Data?? in
            // An error of the transfer comes after what arrived before it, but the size limit and the end of the task do
            // not wait.
            if let error = state.error, !(error is URLError) { throw error }
            if let chunk = try state.chunks.next() { return .some(chunk) }
            guard state.isComplete else { return .none }
            if let error = state.error { throw error }
            return .some(nil)
        }
    }

    /// Returns the content, up to a number of bytes.
    func content(limit: Int = .max) async throws -> Data {
        var content = Data()
        while content.count < limit, let chunk = try await next() { content.append(chunk) }
        return content.count > limit ? content.prefix(limit) : content
    }

    /// Waits until there is a value.
    private func value<Value: Sendable>(_ take: @Sendable (inout State) throws -> Value?) async throws -> Value {
        while true {
            try Task.checkCancellation()
            let (value, paused, changes) = try state.withLock { state in
                let value = try take(&state)
                makeRoom(&state)
                let resumes = state.isPaused && state.chunks.count == 0
                if resumes { state.isPaused = false }
                return (value, resumes ? state.task : nil, state.changes)
            }
            paused?.resume()
            if let value { return value }
            await withTaskCancellationHandler {
                await withCheckedContinuation { continuation in
                    let hasChanged = state.withLock { state in
                        if state.changes != changes { return true }
                        state.waiter = continuation
                        return false
                    }
                    if hasChanged { continuation.resume() }
                }
            } onCancel: {
                cancel()
            }
        }
    }
}

// MARK: - The transfer

extension HTTPExchange: URLSessionDataDelegate {
    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        wake { $0.response = response }
        let encoding = (response as? HTTPURLResponse)?.value(forHTTPHeaderField: "Content-Encoding")
        if encoding == nil, response.expectedContentLength > Int64(clamping: sizeLimit) {
            failWithSize()
        }
        // Refusing it would wait for the session.
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        slowDown()
        var isTooLarge = false
        var isTooSlow = false
        var failure: (any Error)?
        var paused: URLSessionTask?
        defer { paused?.suspend() }
        wake { state in
            if state.isComplete { return }
            state.count += data.count
            isTooLarge = state.count > sizeLimit
            if isTooLarge { return }
            isTooSlow = !state.chunks.hasRoom(for: data.count)
            if isTooSlow { return }
            do { try state.chunks.append(data) } catch { failure = error }
            #if !canImport(FoundationNetworking)
            if isStream, !state.isPaused, state.chunks.count > Self.memoryLimit {
                state.isPaused = true
                paused = state.task
            }
            #endif
        }
        if isTooLarge { failWithSize() }
        if isTooSlow { failWithSize("too many bytes of the response wait for the loop over its records") }
        if let failure { fail(failure) }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        complete(error)
    }

    private func failWithSize(_ message: String? = nil) {
        let response = state.withLock { $0.response }
        fail(
            XMLHTTPError(
                .tooLarge, message ?? "the response is longer than the limit of \(sizeLimit) bytes",
                response.map { XMLResponse(Data(), $0) }))
    }
}
#endif
