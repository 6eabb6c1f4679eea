import Testing
import XMLCodable

/// Each node has one reader.
struct LedgerTests {
    /// Decodes a document and encodes the value again: the same nodes, each once, and nothing left over.
    private func expectAllRead<T: Codable>(
        _ type: T.Type, _ xml: String, as expected: String? = nil, location: SourceLocation = #_sourceLocation
    ) throws {
        let decoder = XMLDecoder()
        decoder.unknownChoices = .throw
        decoder.unknownNodes = .throw
        // The second call uses what the first one has learned.
        for _ in 1...2 {
            let value = try decoder.decode(type, from: xml)
            #expect(
                try XMLEncoder().encodeToString(value, withRootKey: "r") == expected ?? xml, sourceLocation: location)
        }
        #expect(decoder.diagnose(type, from: xml).isEmpty, sourceLocation: location)
    }

    enum Item: Codable {
        case a(Int), b(Int)
    }

    enum Other: Codable {
        case b(Int), d(Int)
    }

    // MARK: - Below a path

    @Test("Elements below a path")
    func belowPath() throws {
        struct Model: Codable {
            @XMLAttribute var kind: String
            var title: String
            var deep: Int
            var rest: [XML.Element]
            enum CodingKeys: String, CodingKey {
                case kind = "c.@kind"
                case title = "c.title"
                case deep = "c.d.e"
                case rest = "c.*"
            }
        }
        try expectAllRead(
            Model.self, #"<r><c kind="k"><title>t</title><d><e>1</e></d><x>2</x><y /></c></r>"#)
    }

    @Test("Nodes and markup below a path")
    func nodesBelowPath() throws {
        struct Nodes: Codable {
            var title: String
            var rest: [XML.Node]
            enum CodingKeys: String, CodingKey { case title = "c.title", rest = "c.*" }
        }
        struct Markup: Codable {
            var title: String
            @InnerXML var rest: String
            enum CodingKeys: String, CodingKey { case title = "c.title", rest = "c.*" }
        }
        let xml = "<r><c><title>a</title>some<x>1</x></c></r>"
        try expectAllRead(Nodes.self, xml)
        try expectAllRead(Markup.self, xml)
    }

    @Test("Choices below a path")
    func choicesBelowPath() throws {
        struct Model: Codable {
            var a: Int
            var rest: [Item]
            enum CodingKeys: String, CodingKey { case a = "c.a", rest = "c.*" }
        }
        try expectAllRead(Model.self, "<r><c><a>1</a><b>2</b></c></r>")
    }

    // MARK: - Several keys

    struct ChoicesFirst: Codable {
        var items: [Item]
        @XMLAnyElements var more: [XML.Element]
        enum CodingKeys: String, CodingKey { case items = "*", more }
    }

    struct ElementsFirst: Codable {
        var items: [Item]
        @XMLAnyElements var more: [XML.Element]
        enum CodingKeys: String, CodingKey { case more, items = "*" }
    }

    @Test("Choices beside other elements, in both orders")
    func choices() throws {
        try expectAllRead(ChoicesFirst.self, "<r><a>1</a><b>2</b><x /></r>")
        try expectAllRead(ElementsFirst.self, "<r><x /><a>1</a><b>2</b></r>")
        try expectAllRead([ElementsFirst].self, "<r><r><x /><a>1</a></r><r><y /><b>1</b></r></r>")
    }

    @Test("The first of several keys takes what both could take")
    func first() throws {
        struct Two: Codable {
            var first: [Item]
            var second: [Other]
            enum CodingKeys: String, CodingKey { case first = "*first", second = "*second" }
        }
        try expectAllRead(Two.self, "<r><a>1</a><b>2</b><d>3</d></r>")

        struct Raw: Codable {
            var first: [XML.Element]
            @XMLAnyElements var second: [XML.Element]
            enum CodingKeys: String, CodingKey { case first = "*", second }
        }
        try expectAllRead(Raw.self, "<r><a>1</a><x /></r>")
        #expect(try decoded(Raw.self, "<r><a /></r>").second.isEmpty)

        struct Mixed: Codable {
            var items: [Item]
            var nodes: [XML.Node]
            enum CodingKeys: String, CodingKey { case items = "*items", nodes = "*nodes" }
        }
        let mixed = try decoded(Mixed.self, "<r>t<a>1</a><x/></r>")
        #expect(mixed.items.count == 1 && mixed.nodes.count == 2)
    }

    @Test("A model inside itself")
    func recursive() throws {
        struct Model: Codable {
            var items: [Child]
            @XMLAnyElements var more: [XML.Element]
            enum CodingKeys: String, CodingKey { case items = "*", more }
        }
        indirect enum Child: Codable { case model(Model), leaf(Int) }
        try expectAllRead(
            Model.self, "<r><model><leaf>1</leaf><x /></model><leaf>2</leaf><y><leaf>3</leaf></y></r>")
    }

    // MARK: - Property wrappers

    @Test("What a wrapper reads is not taken by another key, in both orders")
    func wrappers() throws {
        struct WrapperFirst: Codable {
            @XMLChild var title: String
            @XMLAnyElements var more: [XML.Element]
            enum CodingKeys: String, CodingKey { case title = "@title", more }
        }
        struct WrapperLast: Codable {
            @XMLAnyElements var more: [XML.Element]
            @XMLChild var title: String
            enum CodingKeys: String, CodingKey { case more, title = "@title" }
        }
        struct RawFirst: Codable {
            var more: [XML.Element]
            @XMLChild var title: String
            enum CodingKeys: String, CodingKey { case more = "*", title = "@title" }
        }
        struct Attributes: Codable {
            @XMLAnyAttributes var more: [XML.Attribute]
            @XMLAttribute var id: Int
        }
        try expectAllRead(WrapperFirst.self, "<r><title>x</title><y /></r>")
        try expectAllRead(WrapperLast.self, "<r><y /><title>x</title></r>")
        try expectAllRead(RawFirst.self, "<r><y /><title>x</title></r>")
        try expectAllRead(Attributes.self, #"<r u="2" id="1" />"#)
    }

    @Test("A choice leaves the text to a wrapper")
    func text() throws {
        struct Model: Codable {
            var items: [Item]
            @XMLText var text: String
            enum CodingKeys: String, CodingKey { case items = "*", text }
        }
        try expectAllRead(Model.self, "<r><a>1</a>text</r>")
        struct Alone: Codable {
            var items: [Item]
            enum CodingKeys: String, CodingKey { case items = "*" }
        }
        let refused = refusal(Alone.self, "<r><a>1</a>text</r>") { $0.unknownChoices = .throw }
        expectEqual(refused?.sentence, "1:12: expected <a> or <b> for Alone.* at /r, found text")
    }

    // MARK: - Several key types

    class Base: Codable {
        var name = ""
        @XMLAttribute var id = 0
        enum CodingKeys: String, CodingKey { case name, id }
    }

    final class Derived: Base {
        let x: Int
        let more: XMLAnyElements
        let attributes: XMLAnyAttributes
        enum CodingKeys: String, CodingKey { case x, more, attributes }

        required init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            x = try container.decode(Int.self, forKey: .x)
            more = try container.decode(XMLAnyElements.self, forKey: .more)
            attributes = try container.decode(XMLAnyAttributes.self, forKey: .attributes)
            try super.init(from: decoder)
        }

        override func encode(to encoder: any Encoder) throws {
            try super.encode(to: encoder)
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(x, forKey: .x)
            try container.encode(more, forKey: .more)
            try container.encode(attributes, forKey: .attributes)
        }
    }

    @Test("A subclass leaves to its superclass what that names")
    func subclass() throws {
        let xml = #"<r id="1" z="2"><name>n</name><x>1</x><y>2</y></r>"#
        try expectAllRead(Derived.self, xml)
        try expectAllRead([Derived].self, "<r>\(xml)\(xml)</r>")
        let value = try decoded(Derived.self, xml)
        #expect(value.more == XMLAnyElements(value.more.wrappedValue) && value.more.wrappedValue.count == 1)
        expectEqual(value.more.hashValue, XMLAnyElements(value.more.wrappedValue).hashValue)
        expectEqual(value.attributes.wrappedValue.map(\.value), ["2"])
    }

    class OpenBase: Codable {
        var name = ""
        @XMLAnyElements var more: [XML.Element]
        enum CodingKeys: String, CodingKey { case name, more }
    }

    final class OpenDerived: OpenBase {
        let x: Int
        let own: XMLAnyElements
        enum CodingKeys: String, CodingKey { case x, own }

        required init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            x = try container.decode(Int.self, forKey: .x)
            own = try container.decode(XMLAnyElements.self, forKey: .own)
            try super.init(from: decoder)
        }

        override func encode(to encoder: any Encoder) throws {
            try super.encode(to: encoder)
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(x, forKey: .x)
            try container.encode(own, forKey: .own)
        }
    }

    final class ClosedDerived: OpenBase {
        let x: Int
        enum CodingKeys: String, CodingKey { case x }

        required init(from decoder: any Decoder) throws {
            x = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .x)
            try super.init(from: decoder)
        }

        override func encode(to encoder: any Encoder) throws {
            try super.encode(to: encoder)
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(x, forKey: .x)
        }
    }

    @Test("A superclass leaves to its subclass what that names, and both may take the rest")
    func superclass() throws {
        try expectAllRead(ClosedDerived.self, "<r><name>n</name><y>2</y><x>1</x></r>")
        try expectAllRead(OpenDerived.self, "<r><name>n</name><x>1</x><y>2</y></r>")
    }

    @Test("Another attempt at a value reads everything again")
    func attempts() throws {
        struct First: Codable {
            @XMLAnyElements var more: [XML.Element]
            var items: [Item]
            var kind: Int
            enum CodingKeys: String, CodingKey { case more, items = "*", kind }
        }
        struct Second: Codable {
            var items: [Item]
            @XMLAnyElements var more: [XML.Element]
            enum CodingKeys: String, CodingKey { case items = "*", more }
        }
        struct Third: Codable {
            @XMLAnyElements var more: [XML.Element]
        }
        struct Either: Decodable {
            let counts: [Int]

            init(from decoder: any Decoder) throws {
                // The first one fails only after it has taken the rest.
                let first = try? First(from: decoder)
                let second = try Second(from: decoder)
                let again = try Second(from: decoder)
                let third = try Third(from: decoder)
                counts = [
                    first == nil ? 0 : 1, second.items.count, second.more.count, again.items.count, again.more.count,
                    third.more.count,
                ]
            }
        }
        try expectEqual(decoded(Either.self, "<r><a>1</a><x/><y/></r>").counts, [0, 1, 2, 1, 2, 3])
        // Both views of the same element are complete.
        try expectEqual(decoded(Either.self, "<r><a>1</a><x/><y/><kind>1</kind></r>").counts, [1, 1, 3, 1, 3, 4])
    }

    // MARK: - The library itself

    enum Marked: XMLPolymorphicFamily {
        typealias Member = any Codable
        static var xmlTypes: [String: any Codable.Type] { ["a": Open.self] }

        struct Open: Codable {
            @XMLAnyAttributes var more: [XML.Attribute]
            @XMLAnyElements var elements: [XML.Element]
        }
    }

    enum MarkedByElement: XMLPolymorphicFamily {
        typealias Member = any Codable
        static var xmlDiscriminator: XMLDiscriminator { .element("kind") }
        static var xmlTypes: [String: any Codable.Type] { Marked.xmlTypes }
    }

    @Test("A discriminator is not content of the value")
    func discriminators() throws {
        struct ByType: Codable { @XMLPolymorphic<Marked> var x: any Codable }
        try expectAllRead(
            ByType.self,
            #"<r xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><x xsi:type="a" z="1"><y /></x></r>"#)
        struct ByElement: Codable { @XMLPolymorphic<MarkedByElement> var x: any Codable }
        try expectAllRead(ByElement.self, #"<r><x z="1"><kind>a</kind><y /></x></r>"#)
    }

    enum Shape: Codable, XMLMapped {
        case circle(radius: Int)
        static let xmlMapping = XMLTypeMapping(discriminator: .attribute("kind"))
    }

    enum TypedShape: Codable, XMLMapped {
        case circle(radius: Int)
        static let xmlMapping = XMLTypeMapping(discriminator: .xsiType)
    }

    @Test("A discriminator that is found after all other attributes were taken is left to it")
    func lateDiscriminators() throws {
        struct Model<S: Codable>: Codable {
            @XMLAnyAttributes var more: [XML.Attribute]
            @XMLFlattened var shape: S
        }
        let xml = #"<r z="1" kind="circle"><radius>1</radius></r>"#
        let value = try decoded(Model<Shape>.self, xml)
        expectEqual(value.more.map(\.value), ["1"])
        try expectAllRead(Model<Shape>.self, xml)
        let schema = #" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance""#
        let typed = try decoded(
            Model<TypedShape>.self, #"<r\#(schema) z="1" xsi:type="circle"><radius>1</radius></r>"#)
        expectEqual(typed.more.map(\.name.qualifiedName), ["xmlns:xsi", "z"])
    }

    enum ElementShape: Codable, XMLMapped {
        case circle(radius: Int)
        static let xmlMapping = XMLTypeMapping(discriminator: .element("kind"))
    }

    @Test("A choice does not refuse a discriminator that is found later")
    func discriminatorAfterChoice() throws {
        struct Model: Codable {
            var item: Item
            @XMLFlattened var shape: ElementShape
            enum CodingKeys: String, CodingKey { case item = "*", shape }
        }
        try expectAllRead(Model.self, "<r><a>1</a><kind>circle</kind><radius>1</radius></r>")
        let refused = refusal(Model.self, "<r><a>1</a><kind>circle</kind><kand /><radius>1</radius></r>") {
            $0.unknownChoices = .throw
        }
        expectEqual(refused?.sentence, "1:31: expected <a> or <b> for Model.* at /r/kand, found <kand>")
    }

    // MARK: - Errors before all keys are known

    struct Named: Codable {
        @XMLElementName var name: String
        @XMLAttribute var id: Int
    }

    struct Dates: Codable {
        var date: [String]
    }

    @Test("A key for the rest that comes first leaves what a flattened value names, though it cannot read it")
    func unreadableRest() throws {
        struct Model: Codable {
            var named: [Named]
            @XMLFlattened var dates: Dates
            enum CodingKeys: String, CodingKey { case named = "*", dates }
        }
        let xml = #"<r><x id="1" /><y id="2" /><date>today</date></r>"#
        try expectAllRead(Model.self, xml)
        try expectEqual(decoded([Model].self, "<a>\(xml)\(xml)</a>").map(\.named.count), [2, 2])
        let refused = refusal(Model.self, #"<r><x id="1" /><y /><date>today</date></r>"#) { _ in }
        expectEqual(refused?.sentence, "1:16: expected the attribute 'id' for Named.id at /r/y, found none")
        expectEqual(
            XMLDecoder().diagnose(Model.self, from: "<r><y /><date>today</date></r>").map(\.description).count, 1)
    }

    enum Members: XMLPolymorphicFamily {
        typealias Member = any Codable
        static var xmlDiscriminator: XMLDiscriminator { .elementName }
        static var xmlTypes: [String: any Codable.Type] { ["named": Named.self] }
    }

    @Test("So does a family for the rest")
    func unreadableMembers() throws {
        struct Model: Codable {
            @XMLPolymorphic<[Members]> var members: [any Codable]
            @XMLFlattened var dates: Dates
            enum CodingKeys: String, CodingKey { case members = "*", dates }
        }
        try expectAllRead(Model.self, #"<r><named id="1" /><date>today</date></r>"#)
    }

    class WithCode: Codable {
        @XMLAttribute var code = ""
        enum CodingKeys: String, CodingKey { case code }
    }

    final class WithNumber: WithCode {
        let number: Int?
        enum CodingKeys: String, CodingKey { case number = "code" }

        required init(from decoder: any Decoder) throws {
            number = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(Int.self, forKey: .number)
            try super.init(from: decoder)
        }

        override func encode(to encoder: any Encoder) throws {
            try super.encode(to: encoder)
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encodeIfPresent(number, forKey: .number)
        }
    }

    @Test("The attribute of a superclass is not a malformed element of the subclass")
    func attributeOfSuperclass() throws {
        try expectAllRead(WithNumber.self, #"<r code="x7" />"#)
        try expectAllRead(WithNumber.self, #"<r code="x7"><code>7</code></r>"#)
        try expectNil(decoded(WithNumber.self, #"<r code="x7" />"#).number)
        // Without another key for it, the attribute stands in for the element.
        struct Plain: Codable {
            var code: Int?
        }
        try expectEqual(decoded(Plain.self, #"<r code="7" />"#).code, 7)
        let refused = refusal(Plain.self, #"<r code="x7" />"#) { _ in }
        expectEqual(refused?.sentence, #"1:10: expected an integer for Plain.code at /r/@code, found "x7""#)
    }

    @Test("An error that code catches remains caught")
    func caught() throws {
        struct Model: Decodable {
            let code: Int?
            let runs: Int
            enum CodingKeys: String, CodingKey { case code }

            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: CodingKeys.self)
                do {
                    code = try container.decodeIfPresent(Int.self, forKey: .code)
                    runs = 0
                } catch {
                    code = nil
                    runs = 1
                }
            }
        }
        try expectEqual(decoded(Model.self, #"<r code="x7" />"#).runs, 1)
        try expectEqual(decoded(Model.self, #"<r code="7" />"#).runs, 0)
    }

    @Test("A flattened value whose keys turn out to name other nodes is absent")
    func flattenedAfterAll() throws {
        struct Inner: Codable {
            var required: String
            @XMLAttribute var title: String
            enum CodingKeys: String, CodingKey { case required = "@req", title = "title" }
        }
        struct Model: Codable {
            @XMLFlattened var inner: Inner?
            var titles: [String]
            enum CodingKeys: String, CodingKey { case inner, titles = "title" }
        }
        try expectAllRead(Model.self, "<r><title>a</title></r>")
        try expectAllRead(Model.self, #"<r req="1" title="2"><title>a</title></r>"#)
    }

    @Test("The key of an entry is not content of its value")
    func entries() throws {
        let decoder = XMLDecoder()
        decoder.dictionaryKeyStrategy = .entries
        let xml = #"<r><entry key="k" z="1"><y /></entry></r>"#
        let value = try decoder.decode([String: Marked.Open].self, from: xml)
        expectEqual(value["k"]?.more.map(\.value), ["1"])
        let encoder = XMLEncoder()
        encoder.dictionaryKeyStrategy = .entries
        try expectEqual(encoder.encodeToString(value, withRootKey: "r"), xml)
    }
}
