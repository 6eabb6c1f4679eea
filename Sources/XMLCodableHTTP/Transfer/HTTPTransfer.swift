import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#else

/// A task of the user's session, which can be paused.
///
/// What this delegate does not handle goes to the delegate of the session.
final class HTTPTransfer: NSObject, @unchecked Sendable {
    // Set once, and read only.
    private weak var exchange: HTTPExchange?
    private let task: URLSessionDataTask
    private let pauses = PauseCount()

    init(_ request: URLRequest, _ exchange: HTTPExchange) {
        self.exchange = exchange
        task = exchange.session.dataTask(with: request)
        super.init()
        task.delegate = self
    }

    func start() { task.resume() }

    func cancel() { task.cancel() }

    /// Lets nothing more arrive until `proceed` is called.
    func pause() { pauses.add(task.suspend) }

    func proceed() { pauses.remove(task.resume) }
}

extension HTTPTransfer: URLSessionDataDelegate {
    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        exchange?.received(response, from: self)
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        exchange?.received(data, from: self)
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        guard let exchange else { return completionHandler(nil) }
        exchange.redirected(by: response, self, completionHandler)
        // A task that is cancelled goes on only when it has an answer.
        if exchange.state.withLock({ $0.isComplete }) { completionHandler(nil) }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        exchange?.ended(error, task.response, of: self)
    }
}

extension URLSession {
    /// The session itself ends a task that has waited for too long.
    func timeout(of request: URLRequest) -> DispatchTimeInterval? { nil }
}

extension HTTPTransfer {
    /// Asks the delegate of the session about a redirection.
    func askDelegate(
        of session: URLSession, about response: HTTPURLResponse, _ request: URLRequest,
        _ decided: @escaping @Sendable (URLRequest?) -> Void
    ) {
        let asked: Void? = (session.delegate as? any URLSessionTaskDelegate)?.urlSession?(
            session, task: task, willPerformHTTPRedirection: response, newRequest: request, completionHandler: decided)
        if asked == nil { decided(request) }
    }
}
#endif

/// The number of reasons why something is paused: one that is added and removed at once does no harm, whatever comes first.
final class PauseCount: Sendable {
    private let count = Guarded(0)

    /// Adds a reason, and pauses if it is the first one. No code of a user runs in `pause`.
    func add(_ pause: () -> Void) {
        count.withLock { count in
            count += 1
            if count == 1 { pause() }
        }
    }

    /// Removes a reason, and goes on if it was the last one. No code of a user runs in `proceed`.
    func remove(_ proceed: () -> Void) {
        count.withLock { count in
            count -= 1
            if count == 0 { proceed() }
        }
    }
}
