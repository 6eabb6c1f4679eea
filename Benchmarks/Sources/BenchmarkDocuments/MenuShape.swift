package import BenchmarkModels

/// A menu, indented: many small elements with text, numbers and truth values.
package enum MenuShape: DocumentShape {
    package static var name: String { "menu" }

    package static func sample(size: Int, seed: UInt64) -> Sample<Menu> {
        var random = SeededGenerator(seed: seed)
        var markup = Markup()
        var foods: [Food] = []
        markup.open(Menu.root.name)
        while markup.count < size {
            let food = food(&random)
            write(food, to: &markup)
            foods.append(food)
        }
        markup.raw("\n")
        markup.close(Menu.root.name)
        return Sample(value: Menu(foods: foods), data: markup.data)
    }

    private static func food(_ random: inout SeededGenerator) -> Food {
        Food(
            name: random.pick(Vocabulary.dishes),
            price: Price(currency: random.pick(["EUR", "USD"]), amount: Double(random.within(195...1995)) / 100),
            description: random.sentence(of: Vocabulary.english, words: 12...24),
            calories: random.within(150...1050),
            vegetarian: random.happens(percent: 40),
            spiciness: random.happens(percent: 30) ? random.within(1...5) : nil,
            allergens: (0..<random.below(4)).map { _ in random.pick(Vocabulary.allergens) })
    }

    private static func write(_ food: Food, to markup: inout Markup) {
        markup.raw("\n  ")
        markup.open("food")
        field("name", food.name, &markup)
        markup.raw("\n    ")
        markup.element("price", "\(food.price.amount)", ["currency": food.price.currency])
        field("description", food.description, &markup)
        field("calories", "\(food.calories)", &markup)
        field("vegetarian", "\(food.vegetarian)", &markup)
        if let spiciness = food.spiciness { field("spiciness", "\(spiciness)", &markup) }
        for allergen in food.allergens { field("allergen", allergen, &markup) }
        markup.raw("\n  ")
        markup.close("food")
    }

    private static func field(_ name: String, _ content: String, _ markup: inout Markup) {
        markup.raw("\n    ")
        markup.element(name, content)
    }
}
