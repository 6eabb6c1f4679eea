import Foundation
import Testing
import XMLCodable

/// Single values.
struct SingleValueEncodingTests {
    enum Size: String, Encodable { case large }
    struct ID: RawRepresentable, Encodable { var rawValue: Int }

    struct Envelope<Value: Encodable>: Encodable {
        var value: Value
        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(value)
        }
    }

    @Test("Any value makes a document, and those that wrap another value are encoded like it")
    func transparent() throws {
        struct Model: Encodable {
            var size = Size.large, id = ID(rawValue: 7)
            var uuid = UUID(uuid: (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15))
            var deep = Envelope(value: Envelope(value: [1, 2])), keyed = Envelope(value: ["k": 1])
            var optional = Envelope(value: Int?.some(3))
        }
        let expected =
            "<r><size>large</size><id>7</id><uuid>00010203-0405-0607-0809-0A0B0C0D0E0F</uuid><deep>1</deep>"
            + "<deep>2</deep><keyed><k>1</k></keyed><optional>3</optional></r>"
        try expectEqual(encoded(Model()), expected)
        try expectEqual(encoded(5), "<r>5</r>")
        try expectEqual(encoded("<s>"), "<r>&lt;s&gt;</r>")
        try expectEqual(encoded(""), "<r></r>")
        try expectEqual(encoded(Size.large), "<r>large</r>")
        try expectEqual(encoded(Envelope(value: Envelope(value: 5))), "<r>5</r>")
        try expectEqual(encoded(Date(timeIntervalSince1970: 0.5)), "<r>1970-01-01T00:00:00.5Z</r>")
        try expectEqual(encoded(Data([1, 2])), "<r>AQI=</r>")
        try expectEqual(encoded(URL(string: "http://a/?b&c")), "<r>http://a/?b&amp;c</r>")
        try expectEqual(encoded(Custom { _ in }), "<r />")
        try expectEqual(encoded(XMLAttribute(wrappedValue: 5)), "<r>5</r>")
        try expectEqual(
            encoded(Int?.none), #"<r xsi:nil="true" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" />"#)
    }

    @Test("A value that throws after writing its single value leaves nothing behind")
    func abandoned() throws {
        struct Failure: Error {}
        let failing = Custom { encoder in
            var container = encoder.singleValueContainer()
            try container.encode(1)
            throw Failure()
        }
        let model = Custom(OpenKey.self) { container in
            #expect(throws: Failure.self) { try container.encode(failing, forKey: "a") }
            try container.encode(2, forKey: "b")
            var items = container.nestedUnkeyedContainer(forKey: "c")
            #expect(throws: Failure.self) { try items.encode(failing) }
            try items.encode(3)
        }
        try expectEqual(encoded(model), "<r><b>2</b><c>3</c></r>")
    }

    @Test("A container that is asked for twice is the same one; two values, or containers of two kinds, throw")
    func contract() throws {
        let two = Custom { encoder in
            var container = encoder.singleValueContainer()
            try container.encode(1)
            try container.encode(2)
        }
        let both = Custom { encoder in
            _ = encoder.unkeyedContainer()
            _ = encoder.container(keyedBy: OpenKey.self)
        }
        let late = Custom { encoder in
            try 1.encode(to: encoder)
            _ = encoder.container(keyedBy: OpenKey.self)
        }
        let turned = Custom { encoder in
            _ = encoder.container(keyedBy: OpenKey.self)
            try "s".encode(to: encoder)
        }
        let values = Custom { encoder in
            try [1].encode(to: encoder)
            try Envelope(value: ["a": 1]).encode(to: encoder)
        }
        for value in [two, both, late, turned, values] {
            #expect(refusal(value) != nil)
            expectEqual(refusal(["k": value])?.path, ["k"])
            expectEqual(refusal([value])?.path, ["Index 0"])
        }
        let keyed = Custom { encoder in
            var first = encoder.container(keyedBy: OpenKey.self)
            try first.encode(1, forKey: "a")
            var second = encoder.container(keyedBy: OpenKey.self)
            try second.encode(2, forKey: "b")
            try first.encode(3, forKey: "c")
        }
        try expectEqual(encoded(["k": keyed]), "<r><k><a>1</a><b>2</b><c>3</c></k></r>")
        let unkeyed = Custom { encoder in
            var first = encoder.unkeyedContainer()
            try first.encode(1)
            var second = encoder.unkeyedContainer()
            try second.encode(2)
        }
        try expectEqual(encoded(["k": unkeyed]), "<r><k>1</k><k>2</k></r>")
    }
}
