import Foundation
import Testing
import XMLCodable
import XMLDictionaryCompatibility

/// The rows of "Types" about collections and custom types.
/// Feature parity: collections and models.
struct CollectionsAndModelsParityTests {
    struct Item: Codable, Hashable {
        @XMLAttribute var id: Int
        var name: String?
    }

    @Test("Any, [Any], [String:Any]: elements of the tree instead, or a dictionary on request")
    func anything() throws {
        struct Model: Codable, Equatable {
            var any: XML.Element
            var list: [XML.Element]
            var table: [String: XML.Element]
        }
        let xml = #"<r><any a="1"><b>2</b></any><list>1</list><list><c /></list><table><k v="3" /></table></r>"#
        let model = try XMLDecoder().decode(Model.self, from: xml)
        expectEqual(model.any["b"]?.text, "2")
        expectEqual(model.list.map { $0.elements.count }, [0, 1])
        expectEqual(model.table["k"]?[attribute: "v"], "3")
        try expectCase(xml, model)
        let dictionary = model.any.dictionary()
        expectEqual(dictionary["_a"] as? String, "1")
        expectEqual(dictionary["b"] as? String, "2")
    }

    @Test("nested objects: a child element is a value of another type")
    func nested() throws {
        struct Order: Codable, Equatable { var item: Item }
        struct Model: Codable, Equatable {
            var order: Order
            var other: Order?
        }
        try expectCase(
            #"<r><order><item id="1"><name>a</name></item></order></r>"#,
            Model(order: Order(item: Item(id: 1, name: "a")), other: nil))
        let refusal = try decodingRefusal(Model.self, "<r><order><item/></order></r>")
        expectEqual(refusal.path, ["order", "item", "id"])
    }

    @Test("[T] repeated elements: one or many, in any place; the error for a malformed item has its index")
    func repeated() throws {
        struct Model: Codable, Equatable {
            var item: [Item]
            var note: String?
        }
        try expectCase(#"<r><item id="1" /></r>"#, Model(item: [Item(id: 1)], note: nil))
        try expectCase("<r />", Model(item: [], note: nil))
        try expectCase(
            #"<r><item id="1" /><note>n</note><item id="2" /></r>"#,
            Model(item: [Item(id: 1), Item(id: 2)], note: "n"),
            written: #"<r><item id="1" /><item id="2" /><note>n</note></r>"#)
        let refusal = try decodingRefusal(Model.self, "<r><item id='1'/><item id='x'/></r>")
        expectEqual(refusal.path, ["item", "Index 1", "id"])
        expectPart(refusal.sentence, "/r/item[2]/@id")
    }

    @Test("wrapped list: a path reads and writes the wrapper")
    func wrapped() throws {
        struct Model: Codable, Equatable {
            var list: [Item]
            enum CodingKeys: String, CodingKey { case list = "list.item" }
        }
        try expectCase(
            #"<r><list><item id="1" /><item id="2" /></list></r>"#, Model(list: [Item(id: 1), Item(id: 2)]))
        #expect(try XMLDecoder().decode(Model.self, from: "<r/>").list.isEmpty)
    }

    @Test("[[T]]: repeated wrappers, or nested lists of two types")
    func grid() throws {
        struct Grid: Codable, Equatable { var row: [[Int]] }
        try expectCase(
            "<r><row><row>1</row><row>2</row></row><row><row>3</row></row></r>", Grid(row: [[1, 2], [3]]))
        try expectEqual(
            XMLDecoder().decode(Grid.self, from: "<r><row><cell>1</cell><cell>2</cell></row><row/></r>").row,
            [[1, 2], []])
        struct Row: Codable, Equatable { var cell: [Int] }
        struct Table: Codable, Equatable {
            var row: [Row]
            enum CodingKeys: String, CodingKey { case row = "rows.row" }
        }
        try expectCase(
            "<r><rows><row><cell>1</cell><cell>2</cell></row><row><cell>3</cell></row></rows></r>",
            Table(row: [Row(cell: [1, 2]), Row(cell: [3])]))
    }

    @Test("Set<T>: each value once")
    func set() throws {
        typealias Model = One<Set<String>>
        let model = try XMLDecoder().decode(
            Model.self, from: "<r><value>a</value><value>b</value><value>a</value></r>")
        expectEqual(model.value, ["a", "b"])
        try expectEqual(XMLDecoder().decode(Model.self, from: XMLEncoder().encode(model, withRootKey: "r")), model)
        try expectCase("<r><value>a</value></r>", Model(value: ["a"]))
    }

    @Test("[String:T]: child names are the keys, written in sorted order")
    func dictionary() throws {
        try expectCase("<r><value><milk>1</milk><tea>4</tea></value></r>", One(value: ["tea": 4, "milk": 1]))
        try expectCase(#"<r><a id="1" /><b id="2" /></r>"#, ["a": Item(id: 1), "b": Item(id: 2)])
        let refusal = try decodingRefusal(One<[String: Int]>.self, "<r><value><tea>x</tea></value></r>")
        expectEqual(refusal.path, ["value", "tea"])
        _ = try decodingRefusal([String: Int].self, "<r><a>1</a><a>2</a></r>")
        #expect(throws: EncodingError.self) { try XMLEncoder().encode(["no name": 1]) }
    }

    @Test("[String:[T]]: repeated names are grouped, and a single one is an array too")
    func dictionaryOfArrays() throws {
        let xml = "<r><a>1</a><b>2</b><a>3</a></r>"
        try expectCase(xml, ["a": [1, 3], "b": [2]], written: "<r><a>1</a><a>3</a><b>2</b></r>")
    }

    @Test("[EnumKey:T]: keys of an enum; an unknown key is an error, or dropped by @XMLLossy")
    func enumKeys() throws {
        enum Key: String, Codable, CodingKeyRepresentable { case one, two }
        struct Strict: Codable, Equatable { var map: [Key: Int] }
        struct Lax: Codable, Equatable { @XMLLossy var map: [Key: Int] }
        try expectCase("<r><map><one>1</one><two>2</two></map></r>", Strict(map: [.one: 1, .two: 2]))
        let xml = "<r><map><one>1</one><three>3</three></map></r>"
        _ = try decodingRefusal(Strict.self, xml)
        try expectCase(xml, Lax(map: [.one: 1]), written: "<r><map><one>1</one></map></r>")
    }

    @Test("heterogeneous / choice lists in order: an enum with a case for each element")
    func choices() throws {
        enum Node: Codable, Equatable {
            case title(String)
            case item(Item)
            case line
        }
        struct Model: Codable, Equatable {
            var nodes: [Node]
            enum CodingKeys: String, CodingKey { case nodes = "*" }
        }
        try expectCase(
            #"<r><title>a</title><item id="1" /><line /><title>b</title><item id="2" /></r>"#,
            Model(nodes: [.title("a"), .item(Item(id: 1)), .line, .title("b"), .item(Item(id: 2))]))
        let decoder = XMLDecoder()
        let unknown = "<r><title>a</title><other/></r>"
        try expectEqual(decoder.decode(Model.self, from: unknown).nodes, [.title("a")])
        decoder.unknownChoices = .throw
        _ = try decodingRefusal(Model.self, unknown, decoder: decoder)
    }

    class Vehicle: Codable {
        var wheels = 4
        init() {}
    }

    final class Bus: Vehicle {
        var seats = 0
        private enum CodingKeys: CodingKey { case seats }

        init(seats: Int) {
            super.init()
            self.seats = seats
        }
        required init(from decoder: any Decoder) throws {
            seats = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .seats)
            try super.init(from: decoder)
        }
        override func encode(to encoder: any Encoder) throws {
            try super.encode(to: encoder)
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(seats, forKey: .seats)
        }
    }

    final class Tram: Vehicle {
        var line = 0
        private enum CodingKeys: CodingKey { case line }

        init(line: Int) {
            super.init()
            self.line = line
        }
        required init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            line = try container.decode(Int.self, forKey: .line)
            try super.init(from: container.superDecoder())
        }
        override func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(line, forKey: .line)
            try super.encode(to: container.superEncoder())
        }
    }

    @Test("inheritance: the keys of super are in the same element, or in <super>")
    func inheritance() throws {
        struct Depot: Codable {
            var bus: [Bus]
            var tram: Tram
        }
        let xml = """
            <r><bus><wheels>6</wheels><seats>50</seats></bus><bus><wheels>4</wheels><seats>9</seats></bus>\
            <tram><line>2</line><super><wheels>8</wheels></super></tram></r>
            """
        let depot = try XMLDecoder().decode(Depot.self, from: xml)
        expectEqual(depot.bus.map(\.wheels), [6, 4])
        expectEqual(depot.bus.map(\.seats), [50, 9])
        expectEqual(depot.tram.wheels, 8)
        expectEqual(depot.tram.line, 2)
        try expectEqual(encoded(depot), xml)
    }

    @Test("generics: a generic type with any Codable argument")
    func generics() throws {
        struct Response<Value: Codable & Equatable>: Codable, Equatable {
            @XMLAttribute var status: Int
            var result: Value
        }
        try expectCase(#"<r status="1"><result id="2" /></r>"#, Response(status: 1, result: Item(id: 2)))
        try expectCase(
            #"<r status="1"><result>a</result><result>b</result></r>"#, Response(status: 1, result: ["a", "b"]))
        try expectCase(#"<r status="1" />"#, Response<Int?>(status: 1, result: nil))
    }

    @Test("immutables: let properties")
    func immutables() throws {
        struct Model: Codable, Equatable {
            let name: String
            let count: Int?
        }
        try expectCase("<r><name>a</name><count>1</count></r>", Model(name: "a", count: 1))
    }
}
