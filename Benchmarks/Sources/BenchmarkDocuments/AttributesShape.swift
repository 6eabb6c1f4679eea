package import BenchmarkModels

/// Elements with many attributes.
package enum AttributesShape: DocumentShape {
    package static var name: String { "attributes" }

    package static func sample(size: Int, seed: UInt64) -> Sample<Sheet> {
        sample(size: size, attributes: 100, seed: seed)
    }

    /// Makes elements of so many attributes, one at least.
    package static func sample(size: Int, attributes: Int, seed: UInt64) -> Sample<Sheet> {
        var random = SeededGenerator(seed: seed)
        var markup = Markup()
        var rows: [SheetRow] = []
        markup.open(Sheet.root.name)
        repeat {
            let values = (0..<attributes).map { _ in random.within(1_000...9_999) }
            markup.raw("\n  <row")
            for (number, value) in values.enumerated() { markup.raw(" a\(number)=\"\(value)\"") }
            markup.raw("/>")
            rows.append(SheetRow(values: values))
        } while markup.count < size
        markup.raw("\n")
        markup.close(Sheet.root.name)
        return Sample(value: Sheet(rows: rows), data: markup.data)
    }
}
