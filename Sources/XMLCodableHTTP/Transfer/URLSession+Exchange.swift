#if Tree && Wrappers || !SWIFT_PACKAGE
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking

extension URLSession {
    /// Returns a task with a delegate of its own.
    func task(for request: URLRequest, _ exchange: HTTPExchange) -> URLSessionTask {
        ExchangeSessions.shared.session(beside: self).task(for: request, exchange)
    }
}

/// The sessions for exchanges: FoundationNetworking ignores the delegates of tasks, so there is a session with a delegate
/// of ours beside each session of a user, with the same configuration but for the cache.
private final class ExchangeSessions: Sendable {
    static let shared = ExchangeSessions()

    private let sessions = Guarded<[ExchangeSession]>([])

    func session(beside original: URLSession) -> ExchangeSession {
        let (found, stale) = sessions.withLock { sessions in
            let stale = sessions.filter { $0.delegate.original == nil }
            if !stale.isEmpty { sessions.removeAll { $0.delegate.original == nil } }
            if let known = sessions.first(where: { $0.delegate.original === original }) { return (known, stale) }
            let made = ExchangeSession(original)
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
    private let session: URLSession

    init(_ original: URLSession) {
        delegate = ExchangeDelegate(original)
        // FoundationNetworking asks the cache on another queue, and a task that is cancelled meanwhile ends twice when it
        // fails at once, which traps. It never stores the responses of tasks with a delegate there.
        let configuration = original.configuration
        configuration.urlCache = nil
        session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: DelegateQueue())
    }

    func task(for request: URLRequest, _ exchange: HTTPExchange) -> URLSessionTask {
        let task = session.dataTask(with: request)
        delegate.add(exchange, of: task)
        return task
    }

    func finish() { session.finishTasksAndInvalidate() }
}

/// A delegate that passes everything on to the exchange of the task.
private final class ExchangeDelegate: NSObject, @unchecked Sendable {
    private let exchanges = Guarded<[Int: HTTPExchange]>([:])
    // Set once, and read only.
    private(set) weak var original: URLSession?

    init(_ original: URLSession) { self.original = original }

    func add(_ exchange: HTTPExchange, of task: URLSessionTask) {
        exchanges.withLock { $0[task.taskIdentifier] = exchange }
    }

    private func exchange(of task: URLSessionTask) -> HTTPExchange? {
        exchanges.withLock { $0[task.taskIdentifier] }
    }

    /// The delegate of the user's session, which decides about redirections and authentication.
    private var delegate: (any URLSessionTaskDelegate)? { original?.delegate as? any URLSessionTaskDelegate }
}

extension ExchangeDelegate: URLSessionDataDelegate {
    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        guard let exchange = exchange(of: dataTask) else { return completionHandler(.cancel) }
        exchange.urlSession(session, dataTask: dataTask, didReceive: response, completionHandler: completionHandler)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        exchange(of: dataTask)?.urlSession(session, dataTask: dataTask, didReceive: data)
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        let exchange = exchanges.withLock { $0.removeValue(forKey: task.taskIdentifier) }
        exchange?.urlSession(session, task: task, didCompleteWithError: error)
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        guard let delegate, let original else { return completionHandler(request) }
        delegate.urlSession(
            original, task: task, willPerformHTTPRedirection: response, newRequest: request,
            completionHandler: completionHandler)
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        guard let delegate, let original else { return completionHandler(.performDefaultHandling, nil) }
        delegate.urlSession(original, task: task, didReceive: challenge, completionHandler: completionHandler)
    }
}

/// A queue for the calls of a delegate that lets only a few of them wait, and with them the data that they bring.
///
/// FoundationNetworking adds a call for each chunk that arrives, and goes on at once. Here it waits, and so does the
/// server, until the delegate has taken the chunks before.
private final class DelegateQueue: OperationQueue, @unchecked Sendable {
    /// The number of calls that can wait; a chunk has at most 16 KB.
    private static let capacity = 64

    private let room = DispatchSemaphore(value: 0)
    /// A serial queue has a thread beside those of the global queues, which run the tasks that the delegate can wait for.
    private let serialQueue = DispatchQueue(label: "XMLCodableHTTP.DelegateQueue")

    override init() {
        super.init()
        maxConcurrentOperationCount = 1
        // This object keeps the queue alive.
        unsafe underlyingQueue = serialQueue
        for _ in 0..<Self.capacity { room.signal() }
    }

    override func addOperation(_ block: @escaping @Sendable () -> Void) {
        // A call that adds another one cannot wait for itself.
        if OperationQueue.current === self { return super.addOperation(block) }
        room.wait()
        super.addOperation { [room] in
            block()
            room.signal()
        }
    }
}
#else

extension URLSession {
    /// Returns a task with a delegate of its own; what that does not handle goes to the delegate of the session.
    func task(for request: URLRequest, _ exchange: HTTPExchange) -> URLSessionTask {
        let task = dataTask(with: request)
        task.delegate = exchange
        return task
    }
}
#endif
#endif
