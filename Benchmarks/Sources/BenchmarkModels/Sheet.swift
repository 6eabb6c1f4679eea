/// Rows with as many attributes as the document gives them.
package struct Sheet: BenchmarkDocument {
    package var rows: [SheetRow]

    package init(rows: [SheetRow]) { self.rows = rows }

    package static var root: RootElement { RootElement(name: "sheet") }

    enum CodingKeys: String, CodingKey { case rows = "row" }
}

/// Attributes `a0`, `a1` and so on, each looked up by its name.
package struct SheetRow: Codable, Equatable, Sendable {
    package var values: [Int]

    package init(values: [Int]) { self.values = values }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: ColumnKey.self)
        values = []
        while container.contains(ColumnKey(number: values.count)) {
            values.append(try container.decode(Int.self, forKey: ColumnKey(number: values.count)))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: ColumnKey.self)
        for (number, value) in values.enumerated() {
            try container.encode(value, forKey: ColumnKey(number: number))
        }
    }
}

/// The key of a column, in XMLCodable's notation of attributes; keys that may be any string are always elements.
private struct ColumnKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(number: Int) { stringValue = "@a\(number)" }
    init?(stringValue: String) {
        guard stringValue.hasPrefix("@a") else { return nil }
        self.stringValue = stringValue
    }
    init?(intValue: Int) { nil }
}
