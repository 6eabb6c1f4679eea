import Foundation
import Testing
import XMLCodable

@Suite("Case C: the types and values of ObjectMapper")
struct CasesCTests {
    struct One<Value: Codable & Equatable>: Codable, Equatable { var value: Value }

    @Test("C: a number is a String or an Int, as the model asks")
    func numberAsText() throws {
        struct Text: Codable, Equatable { var id: String }
        struct Number: Codable, Equatable { var id: Int }
        try expectCase("<r><id>123</id></r>", Text(id: "123"))
        try expectCase("<r><id>123</id></r>", Number(id: 123))
    }

    @Test("C: inheritance")
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

    @Test("C: a generic result")
    func generics() throws {
        struct Result<Value: Codable & Equatable>: Codable, Equatable { var result: Value }
        struct User: Codable, Equatable { var name: String }
        try expectCase("<r><result><name>Ada</name></result></r>", Result(result: User(name: "Ada")))
        try expectCase(
            "<r><result><name>Ada</name></result><result><name>Bob</name></result></r>",
            Result(result: [User(name: "Ada"), User(name: "Bob")]))
    }

    @Test("C: a context reaches nested objects and arrays")
    func context() throws {
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
        struct Group: Codable, Equatable {
            var leader: Person
            var member: [Person]
        }
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

    @Test("C: a date by ISO 8601")
    func iso8601() throws {
        let date = Date(timeIntervalSince1970: 1_398_956_159)
        let (encoder, decoder) = (XMLEncoder(), XMLDecoder())
        encoder.dateEncodingStrategy = .iso8601
        decoder.dateDecodingStrategy = .iso8601
        let xml = "<r><value>2014-05-01T14:55:59Z</value></r>"
        try expectCase(xml, One(value: date), encoder: encoder, decoder: decoder)
        try expectCase(xml, One(value: date))

        let format = "yyyy-MM-dd'T'HH:mm:ssZZZZZ"
        encoder.dateEncodingStrategy = .format(format)
        decoder.dateDecodingStrategy = .format(format)
        try expectCase(xml, One(value: date), encoder: encoder, decoder: decoder)

        // Nothing is nil, and what is no date is an error, for an Optional too.
        try expectCase("<r><value></value></r>", One<Date?>(value: nil), written: "<r />")
        for strategy in [XMLDecoder.DateDecodingStrategy.xmlSchema, .iso8601, .format(format)] {
            decoder.dateDecodingStrategy = strategy
            let refusal = try decodingRefusal(
                One<Date?>.self, "<r><value>incorrect format</value></r>", decoder: decoder)
            #expect(refusal.kind == .dataCorrupted)
            #expect(refusal.path == ["value"])
            #expect(refusal.sentence.hasPrefix("1:11: "), "\(refusal.sentence)")
        }
    }

    @Test("C: a Decimal is exact", arguments: ["11", "11.11", "1.66"])
    func decimal(text: String) throws {
        try expectCase("<r><value>\(text)</value></r>", One(value: try #require(Decimal(string: text))))
    }

    @Test("C: a URL is taken as it stands", arguments: ["http://google.com/image/1234", "http://example.com/a%20b"])
    func url(text: String) throws {
        try expectCase("<r><value>\(text)</value></r>", One(value: try #require(URL(string: text))))
    }

    class Vehicle: Codable {
        enum TypeKey: CodingKey { case type }
        class var type: String { "vehicle" }
        init() {}
        required init(from decoder: any Decoder) throws {}
        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: TypeKey.self)
            try container.encode(Self.type, forKey: .type)
        }
    }

    final class Car: Vehicle {
        enum CodingKeys: CodingKey { case name }
        override class var type: String { "car" }
        let name: String
        init(name: String) {
            self.name = name
            super.init()
        }
        required init(from decoder: any Decoder) throws {
            name = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .name)
            try super.init(from: decoder)
        }
        override func encode(to encoder: any Encoder) throws {
            try super.encode(to: encoder)
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(name, forKey: .name)
        }
    }

    final class Bus: Vehicle {
        override class var type: String { "bus" }
    }

    /// The class that the child `type` names: a cluster written by hand.
    struct AnyVehicle: Codable, Equatable {
        let vehicle: Vehicle

        init(_ vehicle: Vehicle) { self.vehicle = vehicle }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Vehicle.TypeKey.self)
            switch try container.decode(String.self, forKey: .type) {
            case "car": vehicle = try Car(from: decoder)
            case "bus": vehicle = try Bus(from: decoder)
            default: vehicle = try Vehicle(from: decoder)
            }
        }
        func encode(to encoder: any Encoder) throws { try vehicle.encode(to: encoder) }

        static func == (left: AnyVehicle, right: AnyVehicle) -> Bool {
            type(of: left.vehicle) == type(of: right.vehicle)
                && (left.vehicle as? Car)?.name == (right.vehicle as? Car)?.name
        }
    }

    @Test("C: a class cluster written by hand")
    func classCluster() throws {
        struct Park: Codable, Equatable { var vehicle: [AnyVehicle] }
        let xml = """
            <r>
                <vehicle><type>car</type><name>Honda</name></vehicle>
                <vehicle><type>bus</type></vehicle>
                <vehicle><type>vehicle</type></vehicle>
            </r>
            """
        let park = Park(vehicle: [AnyVehicle(Car(name: "Honda")), AnyVehicle(Bus()), AnyVehicle(Vehicle())])
        try expectCase(xml, park)
    }
}
