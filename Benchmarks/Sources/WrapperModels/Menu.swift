import XMLCodable

/// A menu: many small elements, few attributes.
package struct Menu: Codable, Sendable {
    package var foods: [Food]

    enum CodingKeys: String, CodingKey { case foods = "food" }
}

package struct Food: Codable, Sendable {
    var name: String
    var price: Price
    var description: String
    var calories: Int
    var vegetarian: Bool
    var spiciness: Int?
    var allergens: [String]

    enum CodingKeys: String, CodingKey {
        case name, price, description, calories, vegetarian, spiciness
        case allergens = "allergen"
    }
}

struct Price: Codable, Sendable {
    @XMLAttribute var currency: String
    @XMLText var amount: Double
}
