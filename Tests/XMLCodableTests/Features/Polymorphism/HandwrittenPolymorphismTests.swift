import Foundation
import Testing
import XMLCodable

struct HandwrittenPolymorphismTests {
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

    /// An instance of the class named by the child `type`.
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

    @Test("A class cluster, and a subclass named by a child element, or else the base class")
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
        struct List: Codable, Equatable { var item: [AnyA] }
        struct Base: Decodable { var item: [A] }
        let items = """
            <r>
                <item><value>1</value></item>
                <item><value>2</value><text>text</text><type>B</type></item>
            </r>
            """
        try expectCase(items, List(item: [AnyA(A(value: 1)), AnyA(B(value: 2, text: "text"))]))
        let base = try XMLDecoder().decode(Base.self, from: items).item
        expectEqual(base.map(\.value), [1, 2])
        #expect(base.allSatisfy { type(of: $0) == A.self })
    }

    class A: Codable {
        enum Keys: CodingKey { case value }
        var value: Int
        init(value: Int) { self.value = value }
        required init(from decoder: any Decoder) throws {
            value = try decoder.container(keyedBy: Keys.self).decode(Int.self, forKey: .value)
        }
        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Keys.self)
            try container.encode(value, forKey: .value)
        }
    }

    final class B: A {
        enum CodingKeys: CodingKey { case text, type }
        var text: String
        init(value: Int, text: String) {
            self.text = text
            super.init(value: value)
        }
        required init(from decoder: any Decoder) throws {
            text = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .text)
            try super.init(from: decoder)
        }
        override func encode(to encoder: any Encoder) throws {
            try super.encode(to: encoder)
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(text, forKey: .text)
            try container.encode("B", forKey: .type)
        }
    }

    struct AnyA: Codable, Equatable {
        let value: A
        init(_ value: A) { self.value = value }
        init(from decoder: any Decoder) throws {
            let type = try decoder.container(keyedBy: B.CodingKeys.self).decodeIfPresent(String.self, forKey: .type)
            value = type == "B" ? try B(from: decoder) : try A(from: decoder)
        }
        func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
        static func == (left: AnyA, right: AnyA) -> Bool {
            left.value.value == right.value.value && (left.value as? B)?.text == (right.value as? B)?.text
        }
    }
}
