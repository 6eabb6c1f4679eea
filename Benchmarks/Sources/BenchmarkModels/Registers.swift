/// Records with children whose names are only known when they are read.
package struct Registers: BenchmarkDocument {
    package var records: [[String: Int]]

    package init(records: [[String: Int]]) { self.records = records }

    package static var root: RootElement { RootElement(name: "registers") }

    enum CodingKeys: String, CodingKey { case records = "record" }
}
