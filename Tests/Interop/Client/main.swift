// The Swift side of the interoperability tests; see ../README.md.
//
//     InteropClient soap 1.1 URL     calls the service of spyne_server.py, one line for each check
//     InteropClient mtom URL         decodes a SOAP message with attachments
//     InteropClient fetch URL        decodes a whole menu from the URL
//     InteropClient stream URL       decodes the foods of the menu at the URL one by one
//     InteropClient head URL         asks for the header of the menu
//     InteropClient post URL         posts a SOAP message with credentials, and decodes a menu
//     InteropClient upload URL       does so with a stream as the body
//     InteropClient leave 20 URL     leaves loops over the endless menu at the URL
//     InteropClient cancel 20 URL    cancels them
//
// Those from fetch on print the number of foods and how it ended. The timeout of a request is five seconds.

import Foundation
import XMLCodable
import XMLCodableHTTP
import XMLCodableStreaming

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

func fetch(_ request: URLRequest, showsAll: Bool = false) async {
    do {
        let menu = try await URLSession.shared.xml(Menu.self, for: request)
        print("foods: \(menu.food.count), last: \(menu.food.last?.name ?? "none")")
        if showsAll { for food in menu.food { print(food.name) } }
        print("complete")
    } catch {
        print("foods: 0")
        print("error: \(type(of: error)): \(error)")
    }
}

func head(_ url: URL) async {
    var head = request(url)
    head.httpMethod = "HEAD"
    do {
        let menu = try await URLSession.shared.xml(Menu?.self, for: head)
        print("foods: \(menu?.food.count ?? 0)")
        print(menu == nil ? "nothing" : "complete")
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

/// A call with everything that must not go to another origin.
func call(_ url: URL) throws -> URLRequest {
    var call = request(url)
    try call.setSOAPBody(SOAPEnvelope(body: Session(token: "t-Ω")), action: "urn:example:secret")
    call.setValue("Bearer secret", forHTTPHeaderField: "Authorization")
    call.setValue("session=secret", forHTTPHeaderField: "Cookie")
    call.setValue("secret", forHTTPHeaderField: "X-Api-Key")
    return call
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
    print("usage: InteropClient MODE URL; see main.swift for the modes")
    exit(2)
}
switch mode {
case "soap":
    let version: SOAPVersion = arguments.contains("1.2") ? .v1_2 : .v1_1
    exit(await SOAPChecks(url: url, version: version).run() ? 0 : 1)
case "mtom": await mtom(url)
case "fetch": await fetch(request(url))
case "stream": await stream(url)
case "head": await head(url)
case "post": await fetch(try call(url), showsAll: true)
case "upload":
    var upload = try call(url)
    upload.httpBodyStream = upload.httpBody.map { InputStream(data: $0) }
    await fetch(upload, showsAll: true)
case "leave", "cancel":
    guard let way = Leaving.Way(rawValue: mode), let rounds = arguments.dropFirst().first.flatMap({ Int($0) }) else {
        exit(2)
    }
    await Leaving(endless: url, way: way).run(rounds: rounds)
default: exit(2)
}
