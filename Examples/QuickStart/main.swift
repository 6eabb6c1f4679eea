// Lists what the model of a breakfast menu does not read; decodes the menu and a SOAP envelope, changes a value in each, and
// prints them as XML again. `swift run QuickStart menu.xml` does so with a menu of your own.

import Foundation
import XMLCodable

struct Menu: Codable {
    var foods: [Food]  // every <food> is one item
    enum CodingKeys: String, CodingKey { case foods = "food" }
}

struct Food: Codable {
    @XMLAttribute var id: Int
    var name: String
    var price: Price
    var description: String?
    var calories: Int
    var allergens: [String]  // <allergens><allergen>egg</allergen></allergens>

    enum CodingKeys: String, CodingKey {
        case id, name, price, description, calories
        case allergens = "allergens.allergen"
    }
}

struct Price: Codable {
    @XMLAttribute var currency: String
    @XMLText var amount: XML.DecimalNumber  // keeps its digits: 6.40 is not written as 6.4
}

struct Envelope: Codable {
    var requestID: String
    var order: Int
    var table: Int

    enum CodingKeys: String, CodingKey {
        case requestID = "soap:Header.m:requestID"
        case order = "soap:Body.m:orderResponse.m:order.@number"
        case table = "soap:Body.m:orderResponse.m:order.m:table"
    }
}

let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
let ownMenu = CommandLine.arguments.dropFirst().first.map { URL(fileURLWithPath: $0) }
let encoder = XMLEncoder()
encoder.outputFormatting = .prettyPrinted

do {
    let file = ownMenu ?? folder.appendingPathComponent("breakfast-menu.xml")
    let data = try Data(contentsOf: file)
    for mismatch in XMLDecoder().diagnose(Menu.self, from: data) { print("\(file.lastPathComponent):\(mismatch)") }

    var menu = try XMLDecoder().decode(Menu.self, from: data)
    for index in menu.foods.indices { menu.foods[index].price.amount.value += 1 }
    print(try encoder.encodeToString(menu, withRootKey: "breakfast_menu"))

    if ownMenu == nil {
        let file = folder.appendingPathComponent("soap-envelope.xml")
        var envelope = try XMLDecoder().decode(Envelope.self, from: Data(contentsOf: file))
        envelope.table = 12
        let namespaces = ["xmlns:soap": "http://www.w3.org/2003/05/soap-envelope", "xmlns:m": "urn:example:kitchen"]
        print(try encoder.encodeToString(envelope, withRootKey: "soap:Envelope", rootAttributes: namespaces))
    }
} catch {
    print("error: \(error)")
    exit(1)
}
