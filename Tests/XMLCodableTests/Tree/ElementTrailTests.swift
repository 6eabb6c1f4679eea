import Testing

@testable import XMLCodable

/// Element paths that are made when they are read.
struct ElementTrailTests {
    private func trail(_ steps: [(String, Int)]) throws -> ElementTrail {
        let trail = steps.reduce(nil as ElementTrail?) { ElementTrail($0, $1.0, number: $1.1) }
        return try #require(trail)
    }

    @Test("Numbers are shown where a name repeats")
    func numbers() throws {
        let trail = try trail([("orders", 0), ("order", 2), ("quantity", 0)])
        expectEqual(trail.text, "/orders/order[2]/quantity")
        expectEqual(trail.shown, trail.text)
    }

    @Test("Messages show the end of a long path, and of long names the beginning")
    func long() throws {
        let name = String(repeating: "é", count: 300)
        let deep = try trail([("r", 0), (name, 0), (name, 3), ("last", 0)])
        expectEqual(deep.text, "/r/\(name)/\(name)[3]/last")
        expectEqual(deep.shown, "/…/\(name)[3]/last")
        let wide = try trail([("r", 0), (name + name, 4)])
        expectEqual(wide.shown, "/…/\(name.prefix(60))…[4]")
        expectEqual(wide.text, "/r/\(name)\(name)[4]")
    }

    @Test("The end of a deep path does not exhaust the stack")
    func deep() throws {
        let trail = try trail([(String, Int)](repeating: ("n", 0), count: 200_000))
        #expect(trail.shown.hasPrefix("/…/n/n"))
        #expect(trail.shown.utf8.count < 1_010)
    }

    @Test("Locations are equal if their positions and paths are")
    func locations() throws {
        let root = try XML.Document(parsing: "<r><a/><a/></r>").root
        let found = try #require(root.elements.last?.location)
        let same = XMLLocation(line: 1, column: 8, byteOffset: 7, elementPath: "/r/a[2]")
        expectEqual(found, same)
        expectEqual(found.hashValue, same.hashValue)
        #expect(found != XMLLocation(line: 1, column: 8, byteOffset: 7, elementPath: "/r/a[1]"))
        expectEqual(found.description, "1:8 at /r/a[2]")
    }
}
