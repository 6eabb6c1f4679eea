/// A menu: many small elements, few attributes.
package struct Menu: BenchmarkDocument {
    /// The dishes, each a `<food>`.
    package var foods: [Food]

    package init(foods: [Food]) { self.foods = foods }

    package static var root: RootElement { RootElement(name: "breakfast_menu") }

    enum CodingKeys: String, CodingKey { case foods = "food" }
}

/// A dish.
package struct Food: Codable, Equatable, Sendable {
    package var name: String
    package var price: Price
    package var description: String
    package var calories: Int
    package var vegetarian: Bool
    /// Missing in some dishes.
    package var spiciness: Int?
    /// Each an `<allergen>`; some dishes have none.
    package var allergens: [String]

    package init(
        name: String, price: Price, description: String, calories: Int, vegetarian: Bool, spiciness: Int?,
        allergens: [String]
    ) {
        self.name = name
        self.price = price
        self.description = description
        self.calories = calories
        self.vegetarian = vegetarian
        self.spiciness = spiciness
        self.allergens = allergens
    }

    enum CodingKeys: String, CodingKey {
        case name, price, description, calories, vegetarian, spiciness
        case allergens = "allergen"
    }
}

/// An amount of money: text with an attribute.
package struct Price: Codable, Equatable, Sendable, AttributeBearing {
    package var currency: String
    package var amount: Double

    package init(currency: String, amount: Double) {
        self.currency = currency
        self.amount = amount
    }

    enum CodingKeys: String, CodingKey {
        case currency
        case amount = ""
    }

    package static func isAttribute(_ key: any CodingKey) -> Bool {
        switch key {
        case CodingKeys.currency: true
        default: false
        }
    }
}
