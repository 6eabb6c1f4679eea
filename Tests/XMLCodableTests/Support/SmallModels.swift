/// A model with one property.
struct One<Value: Codable & Equatable>: Codable, Equatable { var value: Value }

/// A model whose property has all elements, or the cases and the text, that its element has.
struct Contents<Item: Codable & Equatable>: Codable, Equatable {
    var items: [Item]
    enum CodingKeys: String, CodingKey { case items = "*" }
}
