// The Swift side of the interoperability tests; see ../README.md.
//
//     InteropClient soap 1.1 URL     calls the service of spyne_server.py, one line for each check
//     InteropClient mtom URL         decodes a SOAP message with attachments
//     InteropClient fetch URL        decodes a whole menu from the URL
//     InteropClient stream URL       decodes the foods of the menu at the URL one by one
//
// The last two print the number of foods and how it ended. The timeout of a request is five seconds.

import Foundation
import XMLCodable
import XMLCodableHTTP

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

struct Food: Decodable, Sendable {
    var name: String
    var price: Decimal
}

struct Menu: Decodable {
    var food: [Food]
}

func request(_ url: URL) -> URLRequest {
    // FoundationNetworking ignores the time-out that is given to the initializer.
    var request = URLRequest(url: url)
    request.timeoutInterval = 5
    return request
}

func fetch(_ url: URL) async {
    do {
        let menu = try await URLSession.shared.xml(Menu.self, for: request(url))
        print("foods: \(menu.food.count), last: \(menu.food.last?.name ?? "none")")
        print("complete")
    } catch {
        print("foods: 0")
        print("error: \(type(of: error)): \(error)")
    }
}

func stream(_ url: URL) async {
    var count = 0
    var last = "none"
    do {
        for try await food in URLSession.shared.elements(Food.self, for: request(url), at: "food") {
            count += 1
            last = food.name
        }
        print("foods: \(count), last: \(last)")
        print("complete")
    } catch {
        print("foods: \(count), last: \(last)")
        print("error: \(type(of: error)): \(error)")
    }
}

struct Pictures: Decodable {
    var title: String
    var picture: [Data]
}

func mtom(_ url: URL) async {
    do {
        let pictures = try await URLSession.shared.soap(Pictures.self, for: request(url))
        print("title: \(pictures.title)")
        for data in pictures.picture {
            let checksum = data.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
            print("\(data.count) bytes, \(String(checksum, radix: 16))")
        }
    } catch {
        print("error: \(type(of: error)): \(error)")
    }
}

let arguments = CommandLine.arguments.dropFirst()
guard let mode = arguments.first, let url = arguments.last.flatMap({ URL(string: $0) }) else {
    print("usage: InteropClient soap 1.1|1.2 URL, or mtom, fetch or stream and URL")
    exit(2)
}
switch mode {
case "soap":
    let version: SOAPVersion = arguments.contains("1.2") ? .v1_2 : .v1_1
    exit(await SOAPChecks(url: url, version: version).run() ? 0 : 1)
case "mtom": await mtom(url)
case "fetch": await fetch(url)
case "stream": await stream(url)
default: exit(2)
}
