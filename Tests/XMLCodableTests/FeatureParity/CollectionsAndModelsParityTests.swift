import Foundation
import Testing
import XMLCodable
import XMLDictionaryCompatibility

/// The rows of "Types" about collections and custom types.
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

    @Test("nested objects + [T] repeated elements + wrapped list: values of another type, in any place or in a wrapper")
    func repeated() throws {
        typealias Model = TwoElements<Item?, [Item]>
        try expectCase(
            #"<r><a id="1"><name>n</name></a><b id="2" /></r>"#, Model(a: Item(id: 1, name: "n"), b: [Item(id: 2)]))
        try expectCase("<r />", Model(a: nil, b: []))
        try expectCase(
            #"<r><b id="1" /><a id="0" /><b id="2" /></r>"#, Model(a: Item(id: 0), b: [Item(id: 1), Item(id: 2)]),
            written: #"<r><a id="0" /><b id="1" /><b id="2" /></r>"#)
        typealias Nested = One<One<Item>>
        try expectCase(#"<r><value><value id="1" /></value></r>"#, Nested(value: One(value: Item(id: 1))))
        try expectEqual(decodingRefusal(Nested.self, "<r><value><value/></value></r>").path, ["value", "value", "id"])
        let refusal = try decodingRefusal(Model.self, "<r><b id='1'/><b id='x'/></r>")
        expectEqual(refusal.path, ["b", "Index 1", "id"])
        expectPart(refusal.sentence, "/r/b[2]/@id")
        struct Wrapped: Codable, Equatable {
            var list: [Item]
            enum CodingKeys: String, CodingKey { case list = "list.item" }
        }
        try expectCase(
            #"<r><list><item id="1" /><item id="2" /></list></r>"#, Wrapped(list: [Item(id: 1), Item(id: 2)]))
        #expect(try XMLDecoder().decode(Wrapped.self, from: "<r/>").list.isEmpty)
    }

    @Test("[[T]] + Set<T>: repeated wrappers, or nested lists of two types; each value once")
    func gridAndSet() throws {
        typealias Grid = One<[[Int]]>
        try expectCase(
            "<r><value><value>1</value><value>2</value></value><value><value>3</value></value></r>",
            Grid(value: [[1, 2], [3]]))
        try expectEqual(
            XMLDecoder().decode(Grid.self, from: "<r><value><cell>1</cell><cell>2</cell></value><value/></r>").value,
            [[1, 2], []])
        struct Table: Codable, Equatable {
            var row: [One<[Int]>]
            enum CodingKeys: String, CodingKey { case row = "rows.row" }
        }
        try expectCase(
            "<r><rows><row><value>1</value><value>2</value></row><row><value>3</value></row></rows></r>",
            Table(row: [One(value: [1, 2]), One(value: [3])]))
        typealias Model = One<Set<String>>
        let model = try XMLDecoder().decode(Model.self, from: "<r><value>a</value><value>b</value><value>a</value></r>")
        expectEqual(model.value, ["a", "b"])
        try expectEqual(XMLDecoder().decode(Model.self, from: XMLEncoder().encode(model, withRootKey: "r")), model)
        try expectCase("<r><value>a</value></r>", Model(value: ["a"]))
    }

    @Test("[String:T] + [String:[T]]: child names are the keys, in sorted order; repeated names are grouped")
    func dictionary() throws {
        try expectCase("<r><value><milk>1</milk><tea>4</tea></value></r>", One(value: ["tea": 4, "milk": 1]))
        try expectCase(#"<r><a id="1" /><b id="2" /></r>"#, ["a": Item(id: 1), "b": Item(id: 2)])
        let refusal = try decodingRefusal(One<[String: Int]>.self, "<r><value><tea>x</tea></value></r>")
        expectEqual(refusal.path, ["value", "tea"])
        _ = try decodingRefusal([String: Int].self, "<r><a>1</a><a>2</a></r>")
        #expect(throws: EncodingError.self) { try XMLEncoder().encode(["no name": 1]) }
        let xml = "<r><a>1</a><b>2</b><a>3</a></r>"
        try expectCase(xml, ["a": [1, 3], "b": [2]], written: "<r><a>1</a><a>3</a><b>2</b></r>")
    }

    @Test("[EnumKey:T]: keys of an enum; an unknown key is an error, or dropped by @XMLLossy")
    func enumKeys() throws {
        enum Key: String, Codable, CodingKeyRepresentable { case one, two }
        typealias Strict = One<[Key: Int]>
        struct Lax: Codable, Equatable { @XMLLossy var value: [Key: Int] }
        try expectCase("<r><value><one>1</one><two>2</two></value></r>", Strict(value: [.one: 1, .two: 2]))
        let xml = "<r><value><one>1</one><three>3</three></value></r>"
        _ = try decodingRefusal(Strict.self, xml)
        try expectCase(xml, Lax(value: [.one: 1]), written: "<r><value><one>1</one></value></r>")
    }

    @Test("heterogeneous / choice lists in order: an enum with a case for each element")
    func choices() throws {
        enum Node: Codable, Equatable { case title(String), item(Item), line }
        typealias Model = Contents<Node>
        try expectCase(
            #"<r><title>a</title><item id="1" /><line /><title>b</title><item id="2" /></r>"#,
            Model(items: [.title("a"), .item(Item(id: 1)), .line, .title("b"), .item(Item(id: 2))]))
        let decoder = XMLDecoder()
        let unknown = "<r><title>a</title><other/></r>"
        try expectEqual(decoder.decode(Model.self, from: unknown).items, [.title("a")])
        decoder.unknownChoices = .throw
        _ = try decodingRefusal(Model.self, unknown, decoder: decoder)
    }

    class Vehicle: Codable { var wheels = 4 }

    final class Bus: Vehicle {
        var seats = 0
        private enum CodingKeys: CodingKey { case seats }
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

    @Test("generics + immutables: a generic type with any Codable argument, and let properties")
    func generics() throws {
        struct Response<Value: Codable & Equatable>: Codable, Equatable {
            @XMLAttribute var status: Int
            let result: Value
        }
        try expectCase(#"<r status="1"><result id="2" /></r>"#, Response(status: 1, result: Item(id: 2)))
        try expectCase(
            #"<r status="1"><result>a</result><result>b</result></r>"#, Response(status: 1, result: ["a", "b"]))
        try expectCase(#"<r status="1" />"#, Response<Int?>(status: 1, result: nil))
    }
}
