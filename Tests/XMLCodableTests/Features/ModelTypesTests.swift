import Foundation
import Testing
import XMLCodable

/// Classes, generic types and contexts.
struct ModelTypesTests {
    @Test("A subclass adds its elements to those of its superclass")
    func inheritance() throws {
        class Base: Codable {
            var base: String
            init(base: String) { self.base = base }
        }
        final class Subclass: Base, Equatable {
            var sub: String
            enum CodingKeys: CodingKey { case sub }

            init(base: String, sub: String) {
                self.sub = sub
                super.init(base: base)
            }
            required init(from decoder: any Decoder) throws {
                sub = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .sub)
                try super.init(from: decoder)
            }
            override func encode(to encoder: any Encoder) throws {
                try super.encode(to: encoder)
                var container = encoder.container(keyedBy: CodingKeys.self)
                try container.encode(sub, forKey: .sub)
            }
            static func == (left: Subclass, right: Subclass) -> Bool {
                left.base == right.base && left.sub == right.sub
            }
        }
        try expectCase("<r><base>base var</base><sub>sub var</sub></r>", Subclass(base: "base var", sub: "sub var"))
    }

    @Test("A generic result, single or repeated, and nested generic types")
    func genericResult() throws {
        struct Result<Value: Codable & Equatable>: Codable, Equatable { var result: Value }
        struct User: Codable, Equatable { var name: String }
        try expectCase("<r><result><name>Ada</name></result></r>", Result(result: User(name: "Ada")))
        try expectCase(
            "<r><result><name>Ada</name></result><result><name>Bob</name></result></r>",
            Result(result: [User(name: "Ada"), User(name: "Bob")]))
        struct Status: Codable, Equatable { var code: Int }
        struct Item<Value: Codable & Equatable>: Codable, Equatable { var value: Value }
        struct Items<Value: Codable & Equatable>: Codable, Equatable { var genericItems: [Item<Value>] }
        try expectCase("<root><result><code>22</code></result></root>", Result(result: Status(code: 22)))
        try expectCase(
            """
            <root><genericItems><value>value0</value></genericItems><genericItems><value>value1</value></genericItems>\
            </root>
            """, Items(genericItems: [Item(value: "value0"), Item(value: "value1")]))
    }

    @Test("The user info reaches nested objects and arrays")
    func userInfo() throws {
        struct Person: Codable, Equatable {
            static let context: CodingUserInfoKey? = CodingUserInfoKey(rawValue: "greeting")
            enum CodingKeys: CodingKey { case name }

            var name: String

            init(name: String) { self.name = name }

            static func greeting(_ userInfo: [CodingUserInfoKey: Any]) -> String {
                context.flatMap { userInfo[$0] as? String } ?? ""
            }
            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: CodingKeys.self)
                name = Self.greeting(decoder.userInfo) + (try container.decode(String.self, forKey: .name))
            }
            func encode(to encoder: any Encoder) throws {
                var container = encoder.container(keyedBy: CodingKeys.self)
                let greeting = Self.greeting(encoder.userInfo)
                try container.encode(String(name.dropFirst(greeting.count)), forKey: .name)
            }
        }
        struct Group: Codable, Equatable { var leader: Person, member: [Person] }
        let key = try #require(Person.context)
        let (encoder, decoder) = (XMLEncoder(), XMLDecoder())
        encoder.userInfo[key] = "Hello "
        decoder.userInfo[key] = "Hello "
        let xml = """
            <r><leader><name>Ada</name></leader><member><name>Bob</name></member><member><name>Eve</name></member></r>
            """
        let group = Group(
            leader: Person(name: "Hello Ada"), member: [Person(name: "Hello Bob"), Person(name: "Hello Eve")])
        try expectCase(xml, group, encoder: encoder, decoder: decoder)
    }
}
