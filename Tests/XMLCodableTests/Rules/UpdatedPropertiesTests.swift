import Foundation
import Testing
import XMLCodable

/// An update changes what the document mentions, of every kind of property.
struct UpdatedPropertiesTests {
    private func updated<Value: Codable>(_ value: Value, _ xml: String, strict: Bool = false) throws -> Value {
        let decoder = XMLDecoder()
        if strict { decoder.unknownNodes = .throw }
        var value = value
        try decoder.update(&value, from: xml)
        return value
    }
    struct Rest: Codable, Equatable {
        var known: Int?
        @XMLComments var comments: [String]
        @XMLAnyElements var elements: [XML.Element]
        @XMLAnyAttributes var attributes: [XML.Attribute]
    }
    private var rest: Rest {
        Rest(
            known: 1, comments: ["old"], elements: [XML.Element("old")], attributes: [XML.Attribute("old", value: "1")])
    }

    @Test(
        "Properties for the rest of an element are replaced together, if there is a rest, and else stay, also nil",
        arguments: [false, true])
    func restOfElement(strict: Bool) throws {
        let all = try updated(rest, "<r new='1'><!--new--><new/></r>", strict: strict)
        expectEqual(all.known, 1)
        expectEqual(all.comments, ["new"])
        expectEqual(all.elements.map(\.name.localName), ["new"])
        expectEqual(all.attributes.map(\.name.localName), ["new"])
        let one = try updated(rest, "<r><!--new--></r>", strict: strict)
        expectEqual(one.comments, ["new"])
        #expect(one.elements.isEmpty)
        #expect(one.attributes.isEmpty)
        try expectEqual(updated(rest, "<r/>", strict: strict), rest)
        var other = rest
        other.known = 2
        try expectEqual(updated(rest, "<r><known>2</known></r>", strict: strict), other)
        struct Model: Codable, Equatable {
            var a: Int
            var nodes: [XML.Node]?
            enum CodingKeys: String, CodingKey { case a, nodes = "*" }
        }
        let model = Model(a: 1, nodes: nil)
        try expectEqual(updated(model, "<r><a>2</a></r>", strict: strict), Model(a: 2, nodes: nil))
        let some = try updated(model, "<r><a>2</a><b/></r>", strict: strict)
        expectEqual(some.nodes?.count, 1)
        try expectEqual(updated(some, "<r><a>3</a></r>", strict: strict), Model(a: 3, nodes: some.nodes))
        let nodes = try updated(Nodes(comments: ["c"], nodes: [.text("x")]), "<r><!--c-->x<b/></r>")
        expectEqual(nodes.comments, ["c"])
        expectEqual(nodes.nodes.count, 2)
        // The keys name no part of the rest.
        let old = NamedRest(element: [], attribute: [XML.Attribute("old", value: "1")])
        let new = try updated(old, "<r attribute='1'><element/></r>", strict: strict)
        expectEqual(new.element.map(\.name.localName), ["element"])
        expectEqual(new.attribute.map(\.name.localName), ["attribute"])
    }
    struct NamedRest: Codable {
        @XMLAnyElements var element: [XML.Element]
        @XMLAnyAttributes var attribute: [XML.Attribute]
    }
    struct Nodes: Codable {
        @XMLComments var comments: [String]
        var nodes: [XML.Node]
        enum CodingKeys: String, CodingKey { case comments, nodes = "*" }
    }
    struct Groups: Codable, Equatable {
        @XMLGroups var groups: [One<Int>]
        var other: Int?
    }

    @Test("Groups are kept if there are none, and content under a path that leads to no element")
    func groups() throws {
        let groups = Groups(groups: [One(value: 1)], other: 1)
        try expectEqual(updated(groups, "<r><other>2</other></r>"), Groups(groups: [One(value: 1)], other: 2))
        try expectEqual(
            updated(groups, "<r><value>2</value><value>3</value></r>"),
            Groups(groups: [One(value: 2), One(value: 3)], other: 1))
        try expectEqual(updated(groups, "<r/>"), groups)
        struct Model: Codable, Equatable {
            var z: Int?
            var nodes: [XML.Node], list: [Int]
            enum CodingKeys: String, CodingKey { case z, nodes = "r.*", list = "l.i" }
        }
        let decoder = XMLDecoder()
        decoder.unknownNodes = .throw
        let old = Model(z: 1, nodes: [.text("old")], list: [1])
        var model = old
        try decoder.update(&model, from: "<a><r>new</r></a>")
        expectEqual(model, Model(z: 1, nodes: [.text("new")], list: [1]))
        model = old
        try decoder.update(&model, from: "<a><z>3</z></a>")
        expectEqual(model, Model(z: 3, nodes: [.text("old")], list: [1]))
        // An element around a list says that there are no items.
        model = old
        try decoder.update(&model, from: "<a><l/></a>")
        expectEqual(model, Model(z: 1, nodes: [.text("old")], list: []))
    }
    enum Family: XMLPolymorphicFamily {
        typealias Member = any Vehicle
        static var xmlTypes: [String: any Codable.Type] { ["car": Car.self, "ship": Ship.self] }
    }
    struct Car: Vehicle, Equatable {
        var doors: Int?
        var color: String?
    }
    struct Ship: Vehicle, Equatable { var color: String? }
    struct Owner: Codable {
        @XMLPolymorphic<Family> var vehicle: any Vehicle
        @XMLPolymorphic<Family?> var other: (any Vehicle)?
    }

    @Test("A polymorphic value of the same type is updated key by key, and any other is replaced")
    func polymorphic() throws {
        let xsi = "xmlns:xsi='http://www.w3.org/2001/XMLSchema-instance'"
        let owner = Owner(vehicle: Car(doors: 4, color: "red"), other: Car(doors: 2, color: "green"))
        func vehicle(_ element: String) throws -> (any Vehicle)? {
            try updated(owner, "<r \(xsi)><vehicle \(element)</vehicle></r>").vehicle
        }
        try expectEqual(vehicle("xsi:type='car'><color>blue</color>") as? Car, Car(doors: 4, color: "blue"))
        try expectEqual(vehicle("><color>blue</color>") as? Car, Car(doors: 4, color: "blue"))
        try expectEqual(vehicle("xsi:type='ship'>") as? Ship, Ship(color: nil))
        let other = try updated(owner, "<r \(xsi)><other xsi:type='car'><doors>3</doors></other></r>")
        expectEqual(other.other as? Car, Car(doors: 3, color: "green"))
        expectEqual(other.vehicle as? Car, Car(doors: 4, color: "red"))
    }
    enum Shape: Codable, Equatable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(discriminator: .attribute("kind"))
        case circle(radius: Int, color: String), car(Payload)
    }
    struct Payload: Codable, Equatable {
        var doors: Int
        @XMLAttribute var color: String
    }
    struct Drawing: Codable, Equatable {
        @XMLFlattened var own: Shape
        var inner: Shape
        var number: Int?
    }

    @Test("A discriminated choice of the same case, also the root, is updated key by key, without a discriminator")
    func discriminated() throws {
        let blue = Payload(doors: 4, color: "blue")
        let drawing = Drawing(own: .circle(radius: 1, color: "red"), inner: .car(blue), number: 1)
        var expected = drawing
        expected.own = .circle(radius: 5, color: "red")
        try expectEqual(updated(drawing, "<r><radius>5</radius></r>"), expected)
        try expectEqual(updated(drawing, "<r kind='circle'><radius>5</radius></r>"), expected)
        expected = drawing
        expected.inner = .car(Payload(doors: 2, color: "blue"))
        try expectEqual(updated(drawing, "<r><inner><doors>2</doors></inner></r>"), expected)
        expected.inner = .circle(radius: 1, color: "x")
        let circle = "<r><inner kind='circle'><radius>1</radius><color>x</color></inner></r>"
        try expectEqual(updated(drawing, circle), expected)
        #expect(throws: DecodingError.self) { try updated(drawing, "<r><inner kind='circle'/></r>") }
        try expectEqual(updated(drawing, "<r/>"), drawing)
        let shape = Shape.circle(radius: 1, color: "red")
        try expectEqual(updated(shape, "<r><radius>2</radius></r>"), .circle(radius: 2, color: "red"))
        try expectEqual(updated(shape, "<r/>"), shape)
        let car = try updated(shape, "<r kind='car' color='c'><doors>1</doors></r>")
        expectEqual(car, .car(Payload(doors: 1, color: "c")))
    }
    struct Flat: Codable, Equatable {
        @XMLFlattened var payload: Payload
        @XMLFlattened var other: Inner?
    }
    struct Inner: Codable, Equatable { var a, b: Int }

    @Test("A flattened value is updated key by key; keys of a superclass with one name are two; nil is no value")
    func flattened() throws {
        let flat = Flat(payload: Payload(doors: 1, color: "c"), other: Inner(a: 1, b: 2))
        try expectEqual(
            updated(flat, "<r color='d'><b>3</b></r>"),
            Flat(payload: Payload(doors: 1, color: "d"), other: Inner(a: 1, b: 3)))
        try expectEqual(updated(flat, "<r/>"), flat)
        let kept = try updated(NotedSub(id: "a", note: "b"), "<r/>")
        expectEqual([kept.id, kept.note], ["a", "b"])
        let attribute = try updated(NotedSub(id: "a", note: "b"), "<r id='c'/>")
        expectEqual([attribute.id, attribute.note], ["c", "b"])
        let element = try updated(NotedSub(id: "a", note: nil), "<r><id>c</id></r>")
        expectEqual([element.id, element.note], ["a", "c"])
        struct Model: Codable, Equatable {
            var a: String?
            init() {}
            enum CodingKeys: CodingKey { case a }
            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: CodingKeys.self)
                if container.contains(.a) { a = try container.decode(String.self, forKey: .a) }
            }
        }
        var model = Model()
        try XMLDecoder().update(&model, from: "<r/>")
        expectEqual(model, Model())
        try XMLDecoder().update(&model, from: "<r><a>1</a></r>")
        try XMLDecoder().update(&model, from: "<r/>")
        expectEqual(model.a, "1")
    }
}

protocol Vehicle: Codable {}
