// Errors as documents: `<error><message>...</message></error>` or `{"message": "..."}`.

import Hummingbird
import XMLCodable

struct ErrorDocuments: RouterMiddleware {
    private struct ErrorDocument: Encodable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(root: "error")
        let message: String
    }

    func handle(
        _ request: Request, context: AppContext, next: (Request, AppContext) async throws -> Response
    ) async throws -> Response {
        do {
            return try await next(request, context)
        } catch let error as HTTPError {
            guard let message = error.body else { throw error }
            let document = ErrorDocument(message: message)
            // A client that accepts neither format is told so as text.
            var response =
                (try? context.responseEncoder.encode(document, from: request, context: context))
                ?? message.response(from: request, context: context)
            response.status = error.status
            response.headers.append(contentsOf: error.headers)
            return response
        }
    }
}
