#if canImport(FoundationNetworking)
import Foundation
import FoundationNetworking

/// A task of a session of ours beside the session of the user.
///
/// FoundationNetworking ignores the delegates of tasks, so the delegate belongs to the session. Transfers that can be paused
/// have a session of their own, since a pause stops all transfers of a session. So does a transfer to another origin, which
/// must not get the header fields that the configuration adds to all requests.
final class HTTPTransfer: @unchecked Sendable {
    private enum Phase { case running, cancelled, over }

    // Set once, and read only.
    private(set) weak var exchange: HTTPExchange?
    private let session: ExchangeSession
    private let task: URLSessionDataTask
    private let ownsSession: Bool
    private let phase = Guarded(Phase.running)

    init(_ request: URLRequest, _ exchange: HTTPExchange) {
        self.exchange = exchange
        let isForeign = exchange.state.withLock { $0.hasLeftOrigin }
        ownsSession = exchange.isStream || isForeign
        session =
            ownsSession
            ? ExchangeSession(exchange.session, isForeign: isForeign)
            : ExchangeSessions.shared.session(beside: exchange.session)
        var request = request
        // The exchange counts the time, since a paused transfer would fail otherwise.
        request.timeoutInterval = 30 * 24 * 3_600
        task = session.task(for: request)
        session.delegate.add(self, of: task)
    }

    func start() { task.resume() }

    /// Lets nothing more arrive until `proceed` is called.
    func pause() { session.gate.close() }

    func proceed() { session.gate.open() }

    /// Ends the task.
    ///
    /// FoundationNetworking cannot do so as long as data is there to read: what reads it keeps the queue that everything
    /// else waits in, for all sessions of the process. So reading stops until the task is over. A task calls back when it is
    /// cancelled, so this does not wait for it.
    func cancel() {
        let isRunning = phase.withLock { phase in
            guard phase == .running else { return false }
            phase = .cancelled
            session.gate.close()
            return true
        }
        if isRunning { DispatchQueue.global().async { self.task.cancel() } }
    }

    fileprivate func ended() {
        let wasCancelled = phase.withLock { phase in
            defer { phase = .over }
            return phase == .cancelled
        }
        if wasCancelled { session.gate.open() }
        if ownsSession { session.finish() }
    }

    /// Calls the body unless the task was cancelled: FoundationNetworking traps if a redirection is decided afterward.
    fileprivate func unlessCancelled(_ body: () -> Void) {
        phase.withLock { if $0 == .running { body() } }
    }

    /// Asks the delegate of the session about a redirection.
    func askDelegate(
        of session: URLSession, about response: HTTPURLResponse, _ request: URLRequest,
        _ decided: @escaping @Sendable (URLRequest?) -> Void
    ) {
        guard let delegate = session.delegate as? any URLSessionTaskDelegate else { return decided(request) }
        delegate.urlSession(
            session, task: task, willPerformHTTPRedirection: response, newRequest: request, completionHandler: decided)
    }
}

extension URLSession {
    /// How long the server may be silent: what the request says, or else the configuration.
    func timeout(of request: URLRequest) -> DispatchTimeInterval? {
        // A request without a time-out of its own has one of 60 seconds.
        let seconds = request.timeoutInterval == 60 ? configuration.timeoutIntervalForRequest : request.timeoutInterval
        return .milliseconds(Int(max(0, min(seconds, 1e9)) * 1_000))
    }
}

/// The sessions beside those of users, with the same configuration.
private final class ExchangeSessions: Sendable {
    static let shared = ExchangeSessions()

    private let sessions = Guarded<[ExchangeSession]>([])

    func session(beside original: URLSession) -> ExchangeSession {
        let (found, stale) = sessions.withLock { sessions in
            let stale = sessions.filter { $0.delegate.original == nil }
            if !stale.isEmpty { sessions.removeAll { $0.delegate.original == nil } }
            if let known = sessions.first(where: { $0.delegate.original === original }) { return (known, stale) }
            let made = ExchangeSession(original, isForeign: false)
            sessions.append(made)
            return (made, stale)
        }
        for session in stale { session.finish() }
        return found
    }
}

/// A session beside one of a user.
private struct ExchangeSession: Sendable {
    let delegate: ExchangeDelegate
    let gate: SessionGate
    private let session: URLSession

    /// - Parameters:
    ///   - original: The session of the user.
    ///   - isForeign: Whether requests go to another origin than the one that the user has named.
    init(_ original: URLSession, isForeign: Bool) {
        delegate = ExchangeDelegate(original)
        let configuration = original.configuration
        // FoundationNetworking asks the cache on another queue, and a task that is cancelled meanwhile ends twice when it
        // fails at once, which traps. It never stores the responses of tasks with a delegate there.
        configuration.urlCache = nil
        if isForeign {
            configuration.httpAdditionalHeaders = configuration.httpAdditionalHeaders?.filter {
                ($0.key as? String).map(Redirection.isGeneral) ?? false
            }
        }
        let queue = DelegateQueue()
        session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: queue)
        gate = SessionGate(session)
        queue.gate = gate
    }

    func task(for request: URLRequest) -> URLSessionDataTask { session.dataTask(with: request) }

    func finish() { session.finishTasksAndInvalidate() }
}

/// A delegate that passes everything on to the transfer of the task.
private final class ExchangeDelegate: NSObject, @unchecked Sendable {
    private let transfers = Guarded<[Int: HTTPTransfer]>([:])
    // Set once, and read only.
    private(set) weak var original: URLSession?

    init(_ original: URLSession) { self.original = original }

    func add(_ transfer: HTTPTransfer, of task: URLSessionTask) {
        transfers.withLock { $0[task.taskIdentifier] = transfer }
    }

    private func transfer(of task: URLSessionTask) -> HTTPTransfer? {
        transfers.withLock { $0[task.taskIdentifier] }
    }
}

extension ExchangeDelegate: URLSessionDataDelegate {
    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        if let transfer = transfer(of: dataTask) { transfer.exchange?.received(response, from: transfer) }
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        if let transfer = transfer(of: dataTask) { transfer.exchange?.received(data, from: transfer) }
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64, totalBytesSent: Int64,
        totalBytesExpectedToSend: Int64
    ) {
        transfer(of: task)?.exchange?.sent()
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        guard let transfer = transfers.withLock({ $0.removeValue(forKey: task.taskIdentifier) }) else { return }
        transfer.exchange?.ended(error, task.response, of: transfer)
        transfer.ended()
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        guard let transfer = transfer(of: task), let exchange = transfer.exchange else { return }
        exchange.redirected(by: response, transfer) { [weak exchange] request in
            if let request {
                // FoundationNetworking would leave the body out, so another task sends the request.
                exchange?.follow(request, after: transfer)
            } else {
                transfer.unlessCancelled { completionHandler(nil) }
            }
        }
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        guard let original, let delegate = original.delegate as? any URLSessionTaskDelegate else {
            return completionHandler(.performDefaultHandling, nil)
        }
        delegate.urlSession(original, task: task, didReceive: challenge, completionHandler: completionHandler)
    }
}

/// Stops what arrives for a session.
///
/// FoundationNetworking can suspend a task only by sending its request again. But it reads what arrives in a queue of each
/// session, and that queue can be suspended. It is not public, so it is looked up by its name. If another version does not
/// have it, nothing is ever paused: a slow loop over records ends with an error when too much waits for it.
private final class SessionGate: Sendable {
    private let queue: DispatchQueue?
    private let pauses = PauseCount()

    init(_ session: URLSession) {
        queue = Mirror(reflecting: session).descendant("multiHandle", "queue") as? DispatchQueue
    }

    /// Each call needs one of `open`, since a suspended queue must not be released.
    func close() { pauses.add { queue?.suspend() } }

    func open() { pauses.remove { queue?.resume() } }
}

/// A queue for the calls of a delegate that lets only a few of them wait, and with them the data that they bring.
private final class DelegateQueue: OperationQueue, @unchecked Sendable {
    /// The number of calls from which on the session stops reading; a chunk has at most 16 KB.
    private static let limit = 64

    private let waiting = Guarded((count: 0, isFull: false))
    // Set before the first call.
    var gate: SessionGate?

    override init() {
        super.init()
        maxConcurrentOperationCount = 1
    }

    override func addOperation(_ block: @escaping @Sendable () -> Void) {
        waiting.withLock { waiting in
            waiting.count += 1
            if waiting.isFull || waiting.count <= Self.limit { return }
            waiting.isFull = true
            gate?.close()
        }
        super.addOperation { [self] in
            block()
            waiting.withLock { waiting in
                waiting.count -= 1
                guard waiting.isFull, waiting.count == 0 else { return }
                waiting.isFull = false
                gate?.open()
            }
        }
    }
}
#endif
