// An order book with two interfaces: REST in JSON and XML at /orders, SOAP 1.1 and 1.2 at /soap.
//
//     swift run Server [PORT]    (default: 8080; 0 for a free port, which is printed)

import Foundation
import Hummingbird

struct AppContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    var requestDecoder: NegotiatedCoder { NegotiatedCoder() }
    var responseEncoder: NegotiatedCoder { NegotiatedCoder() }
    var maxUploadSize: Int { 1 << 20 }

    init(source: Source) { coreContext = CoreRequestContextStorage(source: source) }
}

@main
struct App {
    static func main() async throws {
        let port = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 8080
        let book = OrderBook()
        let router = Router(context: AppContext.self)
        router.add(middleware: ErrorDocuments())
        OrderRoutes(book: book).add(to: router.group("orders"))
        SOAPEndpoint(service: OrderService(book: book)).add(to: router.group("soap"))

        let app = Application(
            router: router, configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: port)),
            onServerRunning: { channel in
                print("listening on port \(channel.localAddress?.port ?? port)")
                fflush(nil)
            })
        try await app.runService()
    }
}
