import Foundation
import Testing
import XMLCodable

/// What a new user gets wrong, and what the message says about it. Mistakes that the compiler refuses are in
/// `Tests/Interface/Mistakes.swift`.
struct MistakesTests {
    /// A document that a model does not fit, or a model that cannot be written, and the whole message.
    struct Mistake: Sendable, CustomTestStringConvertible {
        let title, message: String
        let make: @Sendable () throws -> Void
        var testDescription: String { title }

        /// A document that a type cannot be decoded from.
        static func reading<T: Decodable & SendableMetatype>(
            _ title: String, _ type: T.Type, _ xml: String, _ message: String,
            _ configure: @escaping @Sendable (XMLDecoder) -> Void = { _ in }
        ) -> Mistake { Mistake(title: title, message: message) { _ = try decoded(type, xml, configure) } }

        /// A value that cannot be encoded.
        static func writing<T: Encodable & Sendable>(_ title: String, _ value: T, _ message: String) -> Mistake {
            Mistake(title: title, message: message) { _ = try encoded(value, root: nil) }
        }
    }
    struct With<Value: Codable>: Codable { var n: Value }
    struct Attribute: Decodable { @XMLAttribute var id: Int }
    struct Sigil: Decodable {
        var id: Int
        enum CodingKeys: String, CodingKey { case id = "@Id" }
    }
    struct Snake: Decodable { let userId: Int }
    struct Price: Decodable {
        var value: Double
        @XMLAttribute var currency: String
    }
    struct Food: Codable { var name: String }
    struct Envelope: Codable, Sendable {
        var body: With<String>
        enum CodingKeys: String, CodingKey { case body = "soap:Body" }
    }
    struct Page: Codable { @InnerXML var html: String }
    enum Shape: Decodable { case circle(Int), square(Int) }
    struct Child: Decodable { @XMLChild var shape: Shape }
    struct Content: Decodable {
        var title: String?
        var shape: Shape
        enum CodingKeys: String, CodingKey { case title, shape = "" }
    }
    struct Text: Decodable { @XMLText var text: Int }
    class Base: Codable { var id = 1 }
    final class Derived: Base {
        enum CodingKeys: CodingKey { case name }
        let name: String
        required init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            name = try container.decode(String.self, forKey: .name)
            try super.init(from: container.superDecoder())
        }
    }
    struct Step: Codable {
        var id: Int
        enum CodingKeys: String, CodingKey { case id = "a.b" }
    }
    struct AttributeStep: Decodable {
        var id: Int
        enum CodingKeys: String, CodingKey { case id = "a.@b" }
    }
    struct Anything: Decodable {
        var food: Food
        enum CodingKeys: String, CodingKey { case food = "*" }
    }
    enum Case: Codable, Equatable { case rect(width: Int, height: Int) }
    enum Kind: String, Codable { case low, high }
    enum Kinds: Codable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(discriminator: .attribute("kind"))
        case dot
    }
    enum Meals: XMLPolymorphicFamily {
        typealias Member = Food
        static var xmlDiscriminator: XMLDiscriminator { .elementName }
        static var xmlTypes: [String: any Codable.Type] { ["food": Food.self] }
    }
    struct Meal: Decodable { @XMLPolymorphic<Meals> var meal: Food }
    struct Pair: Decodable { var key: String, value: Int }
    struct Pairs: Decodable { @XMLGroups var pairs: [Pair] }
    struct Remarks: Encodable, Sendable { @XMLComments var remarks: [String] }
    static let attributes: [Mistake] = [
        .reading(
            "an attribute in capitals", Attribute.self, "<r ID='1'/>",
            "1:1: expected the attribute 'id' for Attribute.id at /r, found 'ID'"),
        .reading(
            "an attribute under a key of its own", Sigil.self, "<r id='1'/>",
            "1:1: expected the attribute 'Id' for Sigil.@Id at /r, found 'id'"),
        .reading(
            "an attribute that is an element", Attribute.self, "<r><id>1</id></r>",
            "1:1: expected the attribute 'id' for Attribute.id at /r, found the element <id>"),
        .reading(
            "an attribute with a prefix", Attribute.self, "<r xmlns:x='u' x:id='1'/>",
            #"1:1: expected the attribute 'id' for Attribute.id at /r, found 'x:id' in "u", which the key "#
                + #""@x:id" reads"#),
        .reading(
            "a plain key for an attribute in capitals", With<Int>.self, "<r N='1'/>",
            "1:1: expected <n> for With<Int>.n at /r, found the attribute 'N'"),
        .reading(
            "an attribute in snake case", Snake.self, "<r user_id='1'/>",
            "1:1: expected <userId> for Snake.userId at /r, found the attribute 'user_id'"),
        .reading(
            "an element in snake case", Snake.self, "<r><user_id>1</user_id></r>",
            "1:1: expected <userId> for Snake.userId at /r, found <user_id>"),
        .reading(
            "an element in capitals", With<Int>.self, "<r><N>1</N></r>",
            "1:1: expected <n> for With<Int>.n at /r, found <N>"),
        .reading(
            "attributes as a dictionary", With<[String: String]>.self, "<r><n a='1'/></r>",
            "1:4: expected child elements for a dictionary for With<Dictionary<String, String>>.n at /r/n, found only "
                + "the attribute 'a', which XML.AttributeMap reads"),
    ]
    static let shapes: [Mistake] = [
        .reading(
            "a key for the text beside an attribute", Price.self, "<price currency='EUR'>5</price>",
            "1:1: expected <value> for Price.value at /price, found only text, which `@XMLText` or the key \"#text\" "
                + "reads"),
        .reading(
            "a struct for a text", With<Food>.self, "<r><n>Waffles</n></r>",
            "1:4: expected <name> for Food.name at /r/n, found only text, which `@XMLText` or the key \"#text\" reads"),
        .reading(
            "text that is an element", Text.self, "<r><text>5</text></r>",
            "1:1: expected an integer for Text.text at /r, found no text, but <text>"),
        .reading(
            "a number in an element of its own", With<Int>.self, "<r><n><value>5</value></n></r>",
            #"1:4: expected text for With<Int>.n at /r/n, found the child element <value>, which the key "n.value" "#
                + #"reads"#),
        .reading(
            "a list in an element of its own", With<[Food]>.self,
            "<menu><n><food><name>a</name></food><food><name>b</name></food></n></menu>",
            #"1:7: expected <name> for Food.name at /menu/n, found <food>, which the key "n.food" reads"#),
        .reading(
            "a list of strings in an element of its own", With<[String]>.self,
            "<r><n><name>a</name><name>b</name></n></r>",
            #"1:4: expected text for With<Array<String>>.n at /r/n, found the child element <name>, which the key "#
                + #""n.name" reads"#),
        .reading(
            "a list further down", [Food].self, "<menu><foods><food><name>a</name></food></foods></menu>",
            #"1:7: expected <name> for Food.name at /menu/foods, found <food>, which the path "foods.food" reads"#),
        .reading(
            "numbers in one text", With<[Int]>.self, "<r><n>1 2 3</n></r>",
            #"1:7: expected an integer for With<Array<Int>>.n at /r/n, found "1 2 3", which `@XMLList` reads"#),
        .reading(
            "numbers between commas", With<[Int]>.self, "<r><n>1,2,3</n></r>",
            #"1:7: expected an integer for With<Array<Int>>.n at /r/n, found "1,2,3", which "#
                + #"`@XMLTransformed<XML.Separated<..., XML.Comma>>` reads"#),
        .reading(
            "an unknown element for a case", Child.self, "<r><shape><oval>1</oval></shape></r>",
            "1:4: expected <circle> or <square> for Child.shape at /r/shape, found <oval>"),
        .reading(
            "an unknown element among others", Content.self, "<r><title>t</title><oval>1</oval></r>",
            "1:1: expected <circle> or <square> for Content. at /r, found <oval>"),
        .reading(
            "a choice with a key of its own", With<Case>.self, "<r><rect><width>1</width></rect></r>",
            "1:1: expected <n> for With<Case>.n at /r, found <rect>, which the key \"*\" reads"),
        .reading(
            "an element around a value", Food.self, "<menu><food><name>a</name></food></menu>",
            "1:1: expected <name> for Food.name at /menu, found <food>, which the path \"food\" reads"),
        .reading(
            "a superclass in the same element", Derived.self, "<r><id>1</id><name>a</name></r>",
            "1:1: expected <super>, which `superDecoder()` reads, for Derived at /r, found none; `super.init(from: "
                + "decoder)` reads <r> itself"),
    ]
    static let paths: [Mistake] = [
        .reading(
            "text before the last step", Step.self, "<r><a>1</a></r>",
            "1:4: expected <b> for Step.a.b at /r/a, found only text, which the step \"#text\" reads"),
        .reading(
            "a step in a namespace", Step.self, "<r xmlns:q='u'><a><q:b>1</q:b></a></r>",
            #"1:16: expected <b> for Step.a.b at /r/a, found <q:b> in "u", which the step "q:b" or "#
                + #"`decoder.namespaces = .ignoringPrefixes` reads"#),
        .reading(
            "a last step in a namespace", AttributeStep.self, "<r><a xmlns:q='u' q:b='1'/></r>",
            #"1:4: expected the attribute 'b' for AttributeStep.a.@b at /r/a, found 'q:b' in "u", which the step "#
                + #""@q:b" reads"#),
        .reading(
            "an element between two steps of an item", With<[Step]>.self, "<r><n><a><x><b>1</b></x></a></n></r>",
            "1:7: expected <b> for Step.a.b at /r/n/a, found none"),
        .reading(
            "nothing for an element of any name", Anything.self, "<r/>",
            "1:1: expected an element for Anything.* at /r, found none"),
        .reading(
            "a value of a case", Contents<Case>.self, "<r><rect><width>1</width></rect></r>",
            "1:4: expected <height> for Case.height at /r/rect, found none"),
        .reading(
            "an incomplete group", Pairs.self, "<r><key>a</key></r>",
            "1:4: expected <value> for Pair.value at /r/key, found none"),
        .reading(
            "an entry of a dictionary", With<[String: Int]>.self, "<r><n><a>x</a></n></r>",
            #"1:10: expected an integer for With<Dictionary<String, Int>>.n at /r/n/a, found "x""#),
        .reading(
            "an entry without a key", With<[Int: Int]>.self, "<r><n><e Key='1'/></n></r>",
            "1:7: expected the attribute 'key' of a dictionary entry for With<Dictionary<Int, Int>>.n at /r/n/e, found "
                + "'Key'"
        ) { $0.dictionaryKeyStrategy = .entries },
        .reading(
            "two entries with one key", With<[Int: Int]>.self, "<r><n><e key='1'/><e key='1'/></n></r>",
            #"1:19: expected different keys for With<Dictionary<Int, Int>>.n at /r/n/e[2], found "1" twice"#
        ) { $0.dictionaryKeyStrategy = .entries },
        .reading(
            "entries of a dictionary", With<[String: Int]>.self, "<r><n><e key='a'>1</e><e key='b'>2</e></n></r>",
            "1:34: expected one value for With<Dictionary<String, Int>>.n at /r/n/e[2], found a second <e>, which "
                + "`decoder.dictionaryKeyStrategy = .entries` reads"),
        .reading(
            "entries with integers as keys", With<[Int: Int]>.self, "<r><n><e key='1'>1</e></n></r>",
            "1:18: expected an integer as a key for With<Dictionary<Int, Int>>.n at /r/n/e, found \"e\", which "
                + "`decoder.dictionaryKeyStrategy = .entries` reads"),
        .reading(
            "an element in an entry of a dictionary", With<[String: Int]>.self, "<r><n><a><b>1</b></a></n></r>",
            "1:7: expected text for With<Dictionary<String, Int>>.n at /r/n/a, found the child element <b>"),
        .reading(
            "an element in a namespace that no step names", With<Int>.self,
            "<r xmlns='u'><n><m xmlns='v'>1</m></n></r>",
            "1:14: expected text for With<Int>.n at /r/n, found the child element <m>"
        ) { $0.namespaces = .bound(["": "u"]) },
        .reading(
            "text for a case", Child.self, "<r><shape>circle</shape></r>",
            "1:11: expected <circle> or <square> for Child.shape at /r/shape, found only text"),
        .reading(
            "another member of a family", Meal.self, "<r><meal><Food/></meal></r>",
            "1:4: expected <food> for Meal.meal at /r/meal, found <Food>"),
        .reading(
            "a discriminator that is an element", With<Kinds>.self, "<r><n><kind>dot</kind></n></r>",
            #"1:4: expected the attribute 'kind' with "dot" for With<Kinds>.n at /r/n, found the element <kind>"#),
        .reading(
            "a namespace that a key strategy does not see", Snake.self, "<r xmlns:q='u'><q:user_id>1</q:user_id></r>",
            #"1:1: expected <userId> for Snake.userId at /r, found <q:user_id> in "u""#
        ) { $0.keyDecodingStrategy = .convertFromSnakeCase },
    ]
    static let values: [Mistake] = [
        .reading(
            "yes", With<Bool>.self, "<r><n>yes</n></r>",
            #"1:7: expected a boolean for With<Bool>.n at /r/n, found "yes", which `decoder.boolDecodingStrategy = "#
                + #".lenient` reads"#),
        .reading(
            "nothing", With<Int>.self, "<r><n/></r>",
            #"1:4: expected an integer for With<Int>.n at /r/n, found "", which an Optional reads as nil"#),
        .reading(
            "nil", With<Int>.self, "<r xmlns:i='http://www.w3.org/2001/XMLSchema-instance'><n i:nil='true'/></r>",
            "1:56: expected a value for With<Int>.n at /r/n, found nil, which an Optional reads"),
        .reading(
            "an attribute of an item", [Double].self, "<r><n value='7'/></r>",
            "1:4: expected a number for Index 0 at /r/n, found only the attribute 'value', which an `@XMLAttribute` of "
                + "a struct reads"),
        .reading(
            "an attribute for a raw value", With<Kind>.self, "<r><n value='low'/></r>",
            #"1:4: expected "low" or "high" for With<Kind>.n at /r/n, found only the attribute 'value', which the key "#
                + #""n.@value" reads"#),
        .reading(
            "nothing for a raw value", With<Kind>.self, "<r><n/></r>",
            #"1:4: expected "low" or "high" for With<Kind>.n at /r/n, found "", which an Optional reads as nil"#),
        .reading(
            "nothing for a text", Text.self, "<r/>",
            #"1:1: expected an integer for Text.text at /r, found "", which an Optional reads as nil"#),
        .reading(
            "a number that is too large", With<Double>.self, "<r><n>1e400</n></r>",
            #"1:7: expected a number in the range of Double for With<Double>.n at /r/n, found "1e400""#),
        .reading(
            "an infinite decimal", With<Decimal>.self, "<r><n>inf</n></r>",
            #"1:7: expected a decimal number for With<Decimal>.n at /r/n, found "inf""#),
        .reading("a strategy that throws", With<Date>.self, "<r><n>1</n></r>", "1:7: no day, at /r/n") {
            $0.dateDecodingStrategy = .custom { _ in
                throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "no day"))
            }
        },
        .reading(
            "an integer with digits after the point", With<Int>.self, "<r><n>5.95</n></r>",
            #"1:7: expected an integer for With<Int>.n at /r/n, found "5.95", which a Double or a Decimal reads"#),
        .reading(
            "a decimal comma", With<Decimal>.self, "<r><n>5,95</n></r>",
            #"1:7: expected a decimal number for With<Decimal>.n at /r/n, found "5,95", whose comma an `XMLTransform` "#
                + #"from String can replace"#),
        .reading(
            "a date of mail", With<Date>.self, "<r><n>Tue, 05 Nov 2024 10:00:00 GMT</n></r>",
            #"1:7: expected a date for With<Date>.n at /r/n, found "Tue, 05 Nov 2024 10:00:00 GMT", which "#
                + #"`decoder.dateDecodingStrategy = .rfc822` reads"#),
        .reading(
            "seconds", With<Date>.self, "<r><n>1730800000</n></r>",
            #"1:7: expected a date for With<Date>.n at /r/n, found "1730800000", which `decoder.dateDecodingStrategy "#
                + #"= .secondsSince1970` reads"#),
        .reading(
            "milliseconds", With<Date>.self, "<r><n>1730800000000</n></r>",
            #"1:7: expected a date for With<Date>.n at /r/n, found "1730800000000", which "#
                + #"`decoder.dateDecodingStrategy = .millisecondsSince1970` reads"#),
        .reading(
            "a date of a country", With<Date>.self, "<r><n>05.11.2024</n></r>",
            #"1:7: expected a date for With<Date>.n at /r/n, found "05.11.2024", which a `dateDecodingStrategy` may "#
                + #"read: `.custom`, or `.format` of XMLCodableFormatters"#),
        .reading(
            "a day without separators", With<Date>.self, "<r><n>20241105</n></r>",
            #"1:7: expected a date (numbers need a dateDecodingStrategy) for With<Date>.n at /r/n, found "20241105""#),
        .reading(
            "an infinite integer", With<Int>.self, "<r><n>INF</n></r>",
            #"1:7: expected an integer for With<Int>.n at /r/n, found "INF""#),
        .reading(
            "a UUID", With<UUID>.self, "<r><n>7</n></r>",
            #"1:7: expected a UUID such as 01234567-89AB-CDEF-0123-456789ABCDEF for With<UUID>.n at /r/n, found "7""#),
        .reading(
            "hexadecimal data as Base64", With<Data>.self, "<r><n>00ff0a</n></r>",
            #"1:7: expected Base64 data for With<Data>.n at /r/n, found "00ff0a", which `decoder.dataDecodingStrategy "#
                + #"= .hex` reads"#),
    ]
    static let documents: [Mistake] = [
        .reading(
            "another prefix", Envelope.self, "<s:E xmlns:s='urn:s'><s:Body><n>1</n></s:Body></s:E>",
            #"1:1: expected <soap:Body> for Envelope.soap:Body at /s:E, found <s:Body> in "urn:s", which "#
                + #"`decoder.namespaces = .bound(["soap": "urn:s"])` reads"#),
        .reading(
            "no prefix in the key", With<String>.self, "<s:E xmlns:s='urn:s'><s:n>1</s:n></s:E>",
            #"1:1: expected <n> for With<String>.n at /s:E, found <s:n> in "urn:s", which the key "s:n" or "#
                + #"`decoder.namespaces = .ignoringPrefixes` reads"#),
        .reading(
            "a binding that is missing", With<String>.self, "<E xmlns='urn:s'><n>1</n></E>",
            #"1:1: expected <n> in no namespace for With<String>.n at /E, found <n> in "urn:s", which the binding "": "#
                + #""urn:s" reads"#
        ) { $0.namespaces = .bound(["x": "urn:x"]) },
        .reading(
            "an entity of HTML", With<String>.self, "<r><n>a&nbsp;b</n></r>",
            "1:8: the entity 'nbsp' is not declared; `import XMLCodableEncodings` and `parsingOptions.entities = "
                + ".html` read the entities of HTML, `parsingOptions.entityResolver` supplies any text, and "
                + "`parsingOptions.repairs = .undeclaredEntities` reads it as text\n"
                + "    <r><n>a&nbsp;b</n></r>\n           ^"),
        .reading(
            "markup of HTML", Page.self, "<r><html><p>a<br>b</p></html></r>",
            "1:19: the end tag </p> does not match <br>, opened at 1:14; unlike HTML's, XML's <br> needs an end: "
                + "<br/>\n    <r><html><p>a<br>b</p></html></r>\n                      ^"),
        .reading(
            "JSON", With<String>.self, #"{"text": 1}"#,
            "1:1: expected the root element, found what looks like JSON\n    {\"text\": 1}\n    ^"),
    ]
    static let encoding: [Mistake] = [
        .writing(
            "an undeclared prefix", Envelope(body: With(n: "a")),
            #"cannot write a value of type Envelope at /Envelope: the namespace prefix "soap" is not declared; "#
                + #"`encoder.namespaces = .bound(["soap": "its URI"])` or `rootAttributes: ["xmlns:soap": "its URI"]` "#
                + #"declares it"#),
        .writing(
            "HTML as XML", Page(html: "<p>a<br>b</p>"),
            "cannot write a value of type InnerXML at /Page/html: the document would not be well-formed: the end tag "
                + "</p> does not match <br>; `@InnerXML` writes markup as it is, a String writes any text"),
        .writing(
            "two hyphens in a comment", Remarks(remarks: ["a--b"]),
            "cannot write a value of type XMLComments at /Remarks: the document would not be well-formed: a comment "
                + "must not contain '--' or end with '-'"),
        .writing(
            "HTML without an end tag", Page(html: "<p>a"),
            "cannot write a value of type InnerXML at /Page/html: the document would not be well-formed: the end tag "
                + "</html> does not match <p>; `@InnerXML` writes markup as it is, a String writes any text"),
    ]

    @Test("The message says what to do", arguments: attributes + shapes + paths + values + documents + encoding)
    func mistakes(_ mistake: Mistake) throws {
        #expect(throws: (any Error).self) { try mistake.make() }
        do { try mistake.make() } catch { expectEqual(message(of: error), mistake.message) }
    }

    private func message(of error: any Error) -> String {
        switch error {
        case DecodingError.keyNotFound(_, let context), DecodingError.valueNotFound(_, let context),
            DecodingError.typeMismatch(_, let context), DecodingError.dataCorrupted(let context):
            context.debugDescription
        case EncodingError.invalidValue(_, let context): context.debugDescription
        default: "\(error)"
        }
    }

    @Test("The steps, paths and keys that messages name, and an Optional, read the documents")
    func readers() throws {
        struct Right: Decodable {
            var text, element, attribute: Int
            var kind: Kind?
            enum CodingKeys: String, CodingKey { case text = "a.#text", element = "b.q:b", attribute = "c.@q:b", kind }
        }
        let xml = "<r xmlns:q='u'><a>1</a><b><q:b>2</q:b></b><c q:b='3'/><kind/></r>"
        let read = try decoded(Right.self, xml) { $0.unknownNodes = .throw }
        #expect((read.text, read.element, read.attribute) == (1, 2, 3))
        expectNil(read.kind)
        let rectangle = "<r><rect><width>1</width><height>2</height></rect></r>"
        let shape = try decoded(PlaceFinderChoicesTests.Inline<Case>.self, rectangle).choice
        expectEqual(shape, .rect(width: 1, height: 2))
        let food = try XMLDecoder().decode(Food.self, from: "<menu><food><name>a</name></food></menu>", at: "food")
        expectEqual(food.name, "a")
        struct Inner: Decodable {
            var foods: [Food]
            enum CodingKeys: String, CodingKey { case foods = "menu.foods" }
        }
        let menu = "<r><menu><foods><food><name>a</name></food></foods></menu></r>"
        expectEnd(refusal(Inner.self, menu)?.sentence, #"the key "menu.foods.food" reads"#)
        // The keys that the messages name do read the documents.
        struct WholePath: Decodable {
            var foods: [Food]
            enum CodingKeys: String, CodingKey { case foods = "menu.foods.food" }
        }
        expectEqual((try? decoded(WholePath.self, menu))?.foods.map(\.name), ["a"])
        let inner = "<menu><foods><food><name>a</name></food></foods></menu>"
        expectEqual((try? XMLDecoder().decode([Food].self, from: inner, at: "foods.food"))?.map(\.name), ["a"])
    }

    @Test(
        "The key that a message names reads the document",
        arguments: [
            ("a", "<r><a unit='K' value='7'/></r>", "a.@value"), ("a", "<r><a b.c='7'/></r>", "a.@b..c"),
            ("a.b", "<r><a.b c='7'/></r>", "a..b.@c"), ("a.b", "<r><a><b c='7'/></a></r>", "a.b.@c"),
            ("a", "<r xmlns:q='u'><a q:b='7'/></r>", "a.@q:b"), ("a.b", "<r><a.b><c>7</c></a.b></r>", "a..b.c"),
            ("a.b.c", "<r><a><b.c>7</b.c></a></r>", "a.b..c"), ("a.b.c", "<r><a.b><c>7</c></a.b></r>", "a..b.c"),
            ("a.1.b.c.@d", "<r><a/><a><b.c d='7'/></a></r>", "a.1.b..c.@d"),
            ("a.b.c.#text", "<r><a><b.c>7</b.c></a></r>", "a.b..c.#text"),
        ])
    func namedKeys(_ key: String, _ xml: String, _ right: String) throws {
        func read(_ key: String) throws -> Int {
            try reading(xml, keyedBy: OpenKey.self) { try $0.decode(Int.self, forKey: OpenKey(key)) }
        }
        expectEnd(refusal { try read(key) }?.sentence, "which the key \"\(right)\" reads")
        try expectEqual(read(right), 7)
    }

    @Test(
        "The binding that a message names, or the key with a bound prefix, reads the document",
        arguments: [
            ("a", "<r xmlns:p='u'><p:a>7</p:a></r>", ["q": "u"], "the key \"q:a\" reads", [:], "q:a"),
            (
                "a", "<r xmlns:p='u'><p:a>7</p:a></r>", [:], "the binding \"p\": \"u\" and the key \"p:a\" read",
                ["p": "u"], "p:a"
            ),
            (
                "a", "<r><a xmlns='u'>7</a></r>", ["ns": "v"], "the binding \"ns1\": \"u\" and the key \"ns1:a\" read",
                ["ns1": "u"], "ns1:a"
            ),
            ("a", "<r xmlns='u'><a>7</a></r>", ["q": "v"], "the binding \"\": \"u\" reads", ["": "u"], "a"),
            ("p:a", "<r xmlns:p='u'><p:a>7</p:a></r>", ["p": "v"], "the binding \"p\": \"u\" reads", ["p": "u"], "p:a"),
        ] as [(String, String, [String: String], String, [String: String], String)])
    func namedBindings(
        _ key: String, _ xml: String, _ bindings: [String: String], _ end: String, _ added: [String: String],
        _ right: String
    ) throws {
        func read(_ key: String, _ bindings: [String: String]) throws -> Int {
            try reading(xml) {
                $0.namespaces = .bound(bindings)
            } _: {
                try $0.container(keyedBy: OpenKey.self).decode(Int.self, forKey: OpenKey(key))
            }
        }
        expectEnd(refusal { try read(key, bindings) }?.sentence, end)
        try expectEqual(read(right, bindings.merging(added) { $1 }), 7)
    }

    @Test("Messages show the beginning of a long name, and what is among the first children", .timeLimit(.minutes(20)))
    func large() throws {
        let long = String(repeating: "n", count: 10_000)
        for xml in [
            "<r></\(long)>", "<r>&\(long);</r>", "<\(long):r/>", "<r \(long)='1'/>", "<r><\(long)/></r>",
            "<r xmlns:q='\(long)'><q:n/></r>", "<?xml version='\(long)'?><r/>",
        ] {
            let report = XMLDecoder().diagnose(With<String>.self, from: xml).map(\.description)
            #expect(!report.isEmpty && report.allSatisfy { $0.utf8.count < 1_000 }, "\(xml.prefix(20))")
        }
        let key = try #require(refusal([String: Int].self, "<r><\(long)>x</\(long)></r>"))
        #expect(key.sentence.utf8.count < 1_000)
        let name = try #require(throws: EncodingError.self) { try encoded(1, root: long + " ") }
        #expect(message(of: name).utf8.count < 1_000)
        let twice = XMLDecoder().diagnose([String: Int].self, from: "<r><a>1</a><a>2</a></r>")
        expectEqual(twice.map(\.description), ["1:15: expected one value for a at /r/a[2], found a second <a>"])
        let children = (0..<2_000).map { "<a\($0)/>" }.joined()
        _ = try reading("<r>\(children)</r>") { decoder in
            let container = try decoder.container(keyedBy: OpenKey.self)
            for number in 0..<2_000 {
                #expect(throws: DecodingError.self) { try container.decode(Int.self, forKey: OpenKey("no\(number)")) }
            }
        }
    }
}

extension MistakesTests.With: Sendable where Value: Sendable {}
