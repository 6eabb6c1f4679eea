import Testing
import XMLCodable

/// Classes of which a handwritten model chooses one by a child element.
struct HandwrittenPolymorphismTests {
    class A: Codable {
        enum Keys: CodingKey { case n }
        enum TypeKeys: CodingKey { case text, type }
        var n: Int
        init(_ n: Int) { self.n = n }
        required init(from decoder: any Decoder) throws {
            n = try decoder.container(keyedBy: Keys.self).decode(Int.self, forKey: .n)
        }
        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Keys.self)
            try container.encode(n, forKey: .n)
        }
    }

    final class B: A {
        var text: String
        init(_ n: Int, text: String) {
            self.text = text
            super.init(n)
        }
        required init(from decoder: any Decoder) throws {
            text = try decoder.container(keyedBy: TypeKeys.self).decode(String.self, forKey: .text)
            try super.init(from: decoder)
        }
        override func encode(to encoder: any Encoder) throws {
            try super.encode(to: encoder)
            var container = encoder.container(keyedBy: TypeKeys.self)
            try container.encode(text, forKey: .text)
            try container.encode("B", forKey: .type)
        }
    }

    final class C: A {
        override func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: TypeKeys.self)
            try container.encode("C", forKey: .type)
            try super.encode(to: encoder)
        }
    }

    /// An instance of the class named by the child `type`, or else of the base class.
    struct AnyA: Codable, Equatable {
        let value: A
        init(_ value: A) { self.value = value }
        init(from decoder: any Decoder) throws {
            switch try decoder.container(keyedBy: A.TypeKeys.self).decodeIfPresent(String.self, forKey: .type) {
            case "B": value = try B(from: decoder)
            case "C": value = try C(from: decoder)
            default: value = try A(from: decoder)
            }
        }
        func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }

        static func == (left: AnyA, right: AnyA) -> Bool {
            type(of: left.value) == type(of: right.value) && left.value.n == right.value.n
                && (left.value as? B)?.text == (right.value as? B)?.text
        }
    }

    @Test("A class cluster, whose subclasses are named by a child element before or after the others, or none")
    func classCluster() throws {
        let xml = """
            <r>
                <value><n>1</n></value>
                <value><n>2</n><text>text</text><type>B</type></value>
                <value><type>C</type><n>3</n></value>
            </r>
            """
        try expectCase(xml, One(value: [AnyA(A(1)), AnyA(B(2, text: "text")), AnyA(C(3))]))
        let base = try decoded([A].self, xml)
        expectEqual(base.map(\.n), [1, 2, 3])
        #expect(base.allSatisfy { type(of: $0) == A.self })
    }
}
