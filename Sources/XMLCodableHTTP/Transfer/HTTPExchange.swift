import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A request and the response to it, which arrives in chunks.
///
/// One task asks for the response and then for its chunks. Meanwhile the session reports what happens to the transfer; a
/// redirection can be followed by another transfer.
final class HTTPExchange: Sendable {
    struct State: Sendable {
        var request: URLRequest
        var transfer: HTTPTransfer?
        var response: URLResponse?
        var chunks = ChunkQueue()
        var count = 0
        var isComplete = false
        var isPaused = false
        /// Whether a redirection led to another origin.
        var hasLeftOrigin = false
        var redirectionCount = 0
        var interimCount = 0
        /// The number of changes, so that none is missed between looking and waiting.
        var changes = 0
        var error: (any Error)?
        var waiter: CheckedContinuation<Void, Never>?
        var lastActivity = DispatchTime.now()
    }

    enum Limit {
        static let redirections = 20
        static let interimResponses = 1_000
        /// The number of bytes that can wait beyond the ones at which the transfer is paused, if it goes on nevertheless.
        static let excess = 64 << 20
        /// The number of bytes of a challenge.
        static let challenge = 1 << 20
    }

    let state: Guarded<State>
    let session: URLSession
    private let sizeLimit: Int
    /// The number of bytes that can wait before the transfer is paused.
    private let bufferLimit: Int
    /// Whether the content is consumed while it arrives.
    let isStream: Bool

    /// - Parameters:
    ///   - request: The request.
    ///   - session: The session of the user.
    ///   - sizeLimit: The maximum number of bytes of the content.
    ///   - bufferLimit: The number of bytes that can wait before the transfer is paused. Defaults to nil: the content is
    ///     consumed as a whole.
    init(_ request: URLRequest, _ session: URLSession, sizeLimit: Int, bufferLimit: Int? = nil) {
        state = Guarded(State(request: request))
        self.session = session
        self.sizeLimit = sizeLimit
        self.bufferLimit = bufferLimit ?? .max
        isStream = bufferLimit != nil
    }

    /// Sends the request.
    func start() {
        send(state.withLock { $0.request })
        watch(since: .now())
    }

    private func send(_ request: URLRequest) {
        let transfer = HTTPTransfer(request, self)
        let isCancelled = state.withLock { state in
            state.transfer = transfer
            return state.isComplete
        }
        if isCancelled { transfer.cancel() } else { transfer.start() }
    }

    /// Ends the transfer.
    func cancel() {
        fail(CancellationError())
    }

    /// Ends the transfer with an error.
    func fail(_ error: any Error) {
        complete(error)
        state.withLock { $0.transfer }?.cancel()
    }

    private func complete(_ error: (any Error)?) {
        wake { state in
            if state.isComplete { return }
            state.isComplete = true
            state.error = error
        }
    }

    /// Changes the state and lets the consumer look at it.
    private func wake(_ change: (inout State) -> Void) {
        let (waiter, paused) = state.withLock { state in
            change(&state)
            state.changes += 1
            let waiter = state.waiter
            state.waiter = nil
            return (waiter, state.isComplete ? Self.takePaused(&state) : nil)
        }
        paused?.proceed()
        waiter?.resume()
    }

    /// Returns the transfer if it was paused, to let it go on.
    private static func takePaused(_ state: inout State) -> HTTPTransfer? {
        guard state.isPaused else { return nil }
        state.isPaused = false
        return state.transfer
    }

    // MARK: - The consumer

    /// Returns the response, without its content.
    ///
    /// - Throws: `URLError`, `CancellationError`, ``XMLHTTPError``.
    func response() async throws -> URLResponse {
        try await value { state in
            if let response = state.response {
                // The response to an answered challenge follows in its place.
                let isChallenge = (response as? HTTPURLResponse)?.statusCode == 401
                if !isChallenge || state.isComplete || state.count > Limit.challenge { return response }
            }
            guard state.isComplete else { return nil }
            throw state.error ?? URLError(.badServerResponse)
        }
    }

    /// Returns the next chunk; nil at the end.
    ///
    /// - Throws: `URLError`, `CancellationError`, ``XMLHTTPError``.
    func next() async throws -> Data? {
        try await value { state -> Data?? in
            // An error of the transfer comes after what arrived before it, but the size limit and the end of the task do
            // not wait.
            if let error = state.error, !(error is URLError) { throw error }
            if let chunk = state.chunks.next() { return .some(chunk) }
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
                let paused = state.chunks.count == 0 ? Self.takePaused(&state) : nil
                if paused != nil { state.lastActivity = .now() }
                return (value, paused, state.changes)
            }
            paused?.proceed()
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

// MARK: - What the session reports

extension HTTPExchange {
    /// The header of a response has arrived.
    func received(_ response: URLResponse, from transfer: HTTPTransfer) {
        let status = (response as? HTTPURLResponse)?.statusCode ?? 200
        var isTooLarge = false
        var isTooMuch = false
        wake { state in
            guard state.transfer === transfer, !state.isComplete else { return }
            state.lastActivity = .now()
            // Interim responses precede the final one (RFC 9110, section 15.2).
            if (100..<200).contains(status) {
                state.interimCount += 1
                isTooMuch = state.interimCount > Limit.interimResponses
                return
            }
            state.response = response
            state.chunks = ChunkQueue()
            state.count = 0
            let hasContent = state.request.httpMethod?.uppercased() != "HEAD" && ![204, 205, 304].contains(status)
            let encoding = (response as? HTTPURLResponse)?.value(forHTTPHeaderField: "Content-Encoding")
            isTooLarge =
                hasContent && encoding == nil && response.expectedContentLength > Int64(clamping: sizeLimit)
        }
        if isTooMuch { fail(URLError(.badServerResponse)) }
        if isTooLarge { failWithSize() }
    }

    /// A chunk has arrived.
    func received(_ data: Data, from transfer: HTTPTransfer) {
        var isTooLarge = false
        var isTooSlow = false
        var paused: HTTPTransfer?
        wake { state in
            guard state.transfer === transfer, !state.isComplete else { return }
            state.lastActivity = .now()
            // What follows an interim response that the session takes for the final one is no content.
            if state.response == nil { return }
            state.count += data.count
            isTooLarge = state.count > sizeLimit
            isTooSlow = isStream && state.chunks.count - Limit.excess > bufferLimit
            if isTooLarge || isTooSlow { return }
            state.chunks.append(data)
            if !state.isPaused, state.chunks.count > bufferLimit {
                state.isPaused = true
                paused = transfer
            }
        }
        paused?.pause()
        if isTooLarge { failWithSize() }
        if isTooSlow { failWithSize("too many bytes of the response wait for the loop over its records") }
    }

    /// The transfer is over.
    func ended(_ error: (any Error)?, _ response: URLResponse?, of transfer: HTTPTransfer) {
        guard state.withLock({ $0.transfer === transfer }) else { return }
        wake { state in
            // FoundationNetworking does not report the response if it is a redirection to nowhere.
            let status = (response as? HTTPURLResponse)?.statusCode ?? 0
            if error == nil, state.response == nil, status >= 300 { state.response = response }
        }
        complete(error)
    }

    /// Part of the body of the request has been sent.
    func sent() {
        state.withLock { $0.lastActivity = .now() }
    }

    private func failWithSize(_ message: String? = nil) {
        let response = state.withLock { $0.response }
        fail(
            XMLHTTPError(
                .tooLarge, message ?? "the response is longer than the limit of \(sizeLimit) bytes",
                response.map { XMLResponse(Data(), $0) }))
    }

    // MARK: - Redirections

    /// Decides about a redirection, unless the delegate of the user's session does so.
    ///
    /// - Parameter follow: Called with the request to send; nil if the response is the final one. It is not called if the
    ///   exchange is over.
    func redirected(
        by response: HTTPURLResponse, _ transfer: HTTPTransfer, _ follow: @escaping @Sendable (URLRequest?) -> Void
    ) {
        let request = state.withLock { state -> URLRequest? in
            guard state.transfer === transfer, !state.isComplete else { return nil }
            state.lastActivity = .now()
            state.redirectionCount += 1
            return state.request
        }
        guard let request else { return }
        switch Redirection(response, of: request) {
        case .none: follow(nil)
        case .refusal(let message): fail(XMLHTTPError(.redirection, message, XMLResponse(Data(), response)))
        case .request where state.withLock({ $0.redirectionCount > Limit.redirections }):
            fail(URLError(.httpTooManyRedirects))
        case .request(let new, let isOtherOrigin):
            let decided: @Sendable (URLRequest?) -> Void = { [weak self] new in
                self?.state.withLock { state in
                    guard let new else { return }
                    state.request = new
                    if isOtherOrigin { state.hasLeftOrigin = true }
                }
                follow(new)
            }
            transfer.askDelegate(of: session, about: response, new, decided)
        }
    }

    /// Sends the request of a redirection by another transfer.
    func follow(_ request: URLRequest, after transfer: HTTPTransfer) {
        if state.withLock({ $0.transfer === transfer && !$0.isComplete }) { send(request) }
        transfer.cancel()
    }

    // MARK: - Time-outs

    /// Ends the exchange if the server has been silent for longer than the request allows. A paused transfer is no silence.
    private func watch(since start: DispatchTime) {
        guard let timeout = session.timeout(of: state.withLock { $0.request }) else { return }
        // What waits for the deadline stays in memory even when the exchange is over.
        let deadline = min(start + timeout, .now() + .seconds(10))
        DispatchQueue.global().asyncAfter(deadline: deadline) { [weak self] in
            guard let self else { return }
            let (last, isPaused) = state.withLock { state in
                (state.isComplete ? nil : state.lastActivity, state.isPaused)
            }
            guard let last else { return }
            if isPaused {
                watch(since: .now())
            } else if last + timeout > .now() {
                watch(since: last)
            } else {
                fail(URLError(.timedOut))
            }
        }
    }
}
