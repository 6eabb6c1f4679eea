import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// What a response with a status from 300 to 399 makes of a request (RFC 9110, section 15.4).
///
/// - 301 and 302 make a `POST` a `GET` without a body, as all clients do, and leave other methods alone.
/// - 303 makes every method but `HEAD` a `GET` without a body.
/// - 307 and 308 send the same request again, with its body.
///
/// What the caller has put into a request for one origin stays there (see ``HTTPOrigin``): only fields that say something
/// about the content or about what is wanted go to another one.
enum Redirection {
    /// The request for the other URL, and whether that has another origin.
    case request(URLRequest, isOtherOrigin: Bool)
    /// The request must not, or cannot, be sent there.
    case refusal(String)
    /// The response is not a redirection that is followed.
    case none

    /// - Parameters:
    ///   - response: The response.
    ///   - request: The request that it answers.
    init(_ response: HTTPURLResponse, of request: URLRequest) {
        let status = response.statusCode
        guard [301, 302, 303, 307, 308].contains(status),
            let location = response.value(forHTTPHeaderField: "Location"),
            let old = request.url, let url = URL(string: location, relativeTo: old)?.absoluteURL
        else {
            self = .none
            return
        }
        guard let origin = HTTPOrigin(url) else {
            self = .refusal(
                "the status \(status) of the response redirects to \(url.absoluteString), which is no URL of HTTP")
            return
        }
        var new = request
        new.url = url
        let method = request.httpMethod?.uppercased() ?? "GET"
        if status == 303 && method != "HEAD" || status <= 302 && method == "POST" {
            new.httpMethod = "GET"
            new.removeBody()
        } else if request.httpBodyStream != nil {
            self = .refusal(
                "the status \(status) of the response redirects to \(url.absoluteString), but the body of the request is a "
                    + "stream, which cannot be sent again")
            return
        }
        let isOtherOrigin = origin != HTTPOrigin(old)
        if isOtherOrigin { new.allHTTPHeaderFields = new.allHTTPHeaderFields?.filter { Self.isGeneral($0.key) } }
        self = .request(new, isOtherOrigin: isOtherOrigin)
    }

    /// Whether a header field can go to another origin. Others may hold credentials or, as `SOAPAction`, say what the
    /// service of the first origin is to do.
    static func isGeneral(_ field: String) -> Bool {
        let field = field.lowercased()
        return ["accept", "content-", "if-"].contains { field.hasPrefix($0) }
            || ["cache-control", "expect", "mime-version", "pragma", "prefer", "range", "te", "user-agent"].contains(
                field)
    }
}

/// A scheme, a host and a port (RFC 9110, section 4.3.1).
struct HTTPOrigin: Hashable {
    private let scheme: String
    private let host: String
    private let port: Int

    /// Creates the origin of a URL; nil if it is not one of HTTP.
    init?(_ url: URL) {
        guard let scheme = url.scheme?.lowercased(), scheme == "http" || scheme == "https",
            let host = url.host?.lowercased(), !host.isEmpty
        else { return nil }
        self.scheme = scheme
        self.host = host
        port = url.port ?? (scheme == "http" ? 80 : 443)
    }
}

extension URLRequest {
    /// Removes the body and the header fields that describe it.
    fileprivate mutating func removeBody() {
        httpBody = nil
        httpBodyStream = nil
        let fields = ["expect", "mime-version", "soapaction", "transfer-encoding"]
        for field in allHTTPHeaderFields?.keys.map({ $0 }) ?? [] {
            let name = field.lowercased()
            if name.hasPrefix("content-") || fields.contains(name) { setValue(nil, forHTTPHeaderField: field) }
        }
    }
}
