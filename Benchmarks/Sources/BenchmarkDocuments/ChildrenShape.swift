package import BenchmarkModels

/// Records with many children, no two of a record with the same name.
package enum ChildrenShape: DocumentShape {
    package static var name: String { "children" }

    package static func sample(size: Int, seed: UInt64) -> Sample<Registers> {
        sample(size: size, children: 100, seed: seed)
    }

    /// Makes records of so many children, one at least.
    package static func sample(size: Int, children: Int, seed: UInt64) -> Sample<Registers> {
        var random = SeededGenerator(seed: seed)
        var markup = Markup()
        var records: [[String: Int]] = []
        markup.open(Registers.root.name)
        repeat {
            var record: [String: Int] = [:]
            markup.raw("\n  <record>")
            for number in 0..<children {
                let name = "c\(number)"
                let value = random.within(1_000...9_999)
                markup.element(name, "\(value)")
                record[name] = value
            }
            markup.raw("</record>")
            records.append(record)
        } while markup.count < size
        markup.raw("\n")
        markup.close(Registers.root.name)
        return Sample(value: Registers(records: records), data: markup.data)
    }
}
