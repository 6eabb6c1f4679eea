import Testing
import XMLCodable

/// Decoding with keyed containers.
struct KeyedDecodingTests {
    struct Scalars: Codable, Equatable {
        var bool = true, int = Int.min, int8 = Int8.min, int16 = Int16.max, int32 = Int32.min
        var int64 = Int64.max, uint = UInt.max, uint8 = UInt8.max, uint16 = UInt16.max, uint32 = UInt32.max
        var uint64 = UInt64.max, float: Float = 0.1, double = -5.25e-3, string = "a"
    }

    struct OptionalScalars: Codable, Equatable {
        var bool: Bool? = true, int: Int? = Int.min, int8: Int8? = Int8.min, int16: Int16? = Int16.max
        var int32: Int32? = Int32.min, int64: Int64? = Int64.max, uint: UInt? = UInt.max
        var uint8: UInt8? = UInt8.max, uint16: UInt16? = UInt16.max, uint32: UInt32? = UInt32.max
        var uint64: UInt64? = UInt64.max, float: Float? = 0.1, double: Double? = -5.25e-3, string: String? = "a"
    }

    static let texts: KeyValuePairs = [
        "bool": "true", "int": "-9223372036854775808", "int8": "-128", "int16": "32767", "int32": "-2147483648",
        "int64": "9223372036854775807", "uint": "18446744073709551615", "uint8": "255", "uint16": "65535",
        "uint32": "4294967295", "uint64": "18446744073709551615", "float": "0.1", "double": "-0.00525", "string": "a",
    ]
    static let asElements = "<r>" + texts.map { "<\($0)>\($1)</\($0)>" }.joined() + "</r>"
    static let asAttributes = "<r" + texts.map { " \($0)='\($1)'" }.joined() + "/>"

    @Test("Every scalar is read from an element, or else from an attribute, also 128-bit integers")
    func scalars() throws {
        for xml in [Self.asElements, Self.asAttributes] {
            try expectDecoded(xml, Scalars())
            try expectDecoded(xml, OptionalScalars())
        }
        for unknownNodes in [XMLDecoder.UnknownContentStrategy.skip, .throw] {
            guard #available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, *) else { return }
            struct Wide: Decodable, Equatable { var a: Int128, b: UInt128?, c: UInt128, d: Int128?, e: [Int128] }
            let xml = """
                <r a="-170141183460469231731687303715884105728"><b>340282366920938463463374607431768211455</b><c>1</c>
                <e>-1</e><e>2</e></r>
                """
            try expectDecoded(xml, Wide(a: .min, b: .max, c: 1, d: nil, e: [-1, 2])) { $0.unknownNodes = unknownNodes }
        }
    }

    @Test("Absent scalars are nil or keyNotFound, lists empty or errors, and structs never decoded from attributes")
    func absent() throws {
        let nothing = try decoded(OptionalScalars.self, "<r><other/></r>")
        #expect(nothing.bool == nil && nothing.int == nil && nothing.string == nil && nothing.uint64 == nil)
        expectEqual(refusal(Scalars.self, "<r><other/></r>")?.key, "bool")
        func count(_ decoder: any Decoder) throws -> Int {
            let list = try decoder.container(keyedBy: OpenKey.self).nestedUnkeyedContainer(forKey: "no")
            #expect(list.isAtEnd)
            return list.count ?? -1
        }
        try expectEqual(reading("<r/>", { _ in }, count), 0)
        let refused = refusal { try reading("<r/>", { $0.missingCollectionStrategy = .throw }, count) }
        expectEqual(refused?.kind, "keyNotFound")
        let keyed = refusal {
            try reading("<r/>") {
                try $0.container(keyedBy: OpenKey.self)
                    .nestedContainer(keyedBy: OpenKey.self, forKey: "no").allKeys.count
            }
        }
        expectEqual(keyed?.kind, "keyNotFound")
        expectEqual(keyed?.key, "no")
        expectEqual(refusal(WithA<One<Int>>.self, #"<r a="1"/>"#)?.kind, "typeMismatch")
        try expectDecoded(#"<r a="1"/>"#, MaybeA<One<Int>>())
        try expectDecoded(#"<r a="1"/>"#, WithA<One<Int>?>(a: nil))
        try expectDecoded(#"<r a="1"/>"#, WithA<Int?>(a: 1))
        try expectDecoded("<r/>", WithA<Int?>(a: nil))
    }

    @Test("Keys of any number and kind can be decoded in any order and more than once, with anything between them")
    func anyOrder() throws {
        let xml = "<r><a>1</a><b>2</b><a>3</a><c>4</c><d>5</d></r>"
        let orders: [[String]] = [
            ["a", "b", "c", "d"], ["d", "c", "b", "a"], ["b", "a", "d", "c", "b", "a"], ["a", "a", "c", "a", "b"],
            ["d", "x", "a", "x", "c", "d"],
        ]
        let expected = ["a": 1, "b": 2, "c": 4, "d": 5]
        for order in orders {
            let found = try reading(xml, keyedBy: OpenKey.self) { container in
                return try order.map { try container.decodeIfPresent(Int.self, forKey: OpenKey($0)) }
            }
            expectEqual(found, order.map { expected[$0] })
        }
        struct Model: Decodable, Equatable { var a: Int, b: Int }
        try expectDecoded("<r><!-- a -->x<?p q?><a><!--x-->1<!--y--></a>y<![CDATA[z]]><b>2</b></r>", Model(a: 1, b: 2))
        try expectDecoded("<r><o><a>1</a></o><o><a>2</a></o></r>", [WithA(a: 1), WithA(a: 2)])
        struct Wide: CodingKey {
            let number: Int
            var intValue: Int? { number }
            var stringValue: String { "k\(number)" }
            init(_ number: Int) { self.number = number }
            init?(intValue: Int) { number = intValue }
            init?(stringValue: String) {
                guard let number = Int(stringValue.dropFirst()) else { return nil }
                self.number = number
            }
        }
        let many = "<r>" + (0..<300).map { "<k\($0)>\($0)</k\($0)>" }.joined() + "</r>"
        let found = try reading(many, keyedBy: Wide.self) { container in
            expectEqual(container.allKeys.count, 300)
            return try (0..<300).reversed().map { try container.decode(Int.self, forKey: Wide($0)) }
        }
        expectEqual(found, Array((0..<300).reversed()))
    }

    @Test("contains finds elements, attributes, text and paths; decodeNil is true for absent, empty and nil elements")
    func contains() throws {
        let found = try reading(#"<r id="1"><a><b/></a>text</r>"#, keyedBy: OpenKey.self) { container in
            return ["@id", "a", "a.b", "#text", "", "@no", "no", "a.no", "a.0.b", "a.1.b", "a.#text"].filter {
                container.contains(OpenKey($0))
            }
        }
        expectEqual(found, ["@id", "a", "a.b", "#text", "", "a.0.b"])
        let nils = """
            <r xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><a/><b xsi:nil="true"/><c>1</c><d x="1"/>
            <e><f xsi:nil="1"/></e><g xsi:nil="false">1</g></r>
            """
        let empty = try reading(nils, keyedBy: OpenKey.self) { container in
            return try ["a", "b", "c", "d", "e", "e.f", "g", "no"].filter {
                try container.decodeNil(forKey: OpenKey($0))
            }
        }
        expectEqual(empty, ["a", "b", "e.f", "no"])
    }

    @Test("Nested containers share the document with their parent in any order of use, also if kept after the call")
    func nested() throws {
        enum Key: String, CodingKey { case a, list, x, y }
        let xml = "<r><a><x>1</x><y>2</y></a><list>1</list><list>2</list><x>3</x></r>"
        let found = try reading(xml) { decoder in
            let outer = try decoder.container(keyedBy: Key.self)
            let inner = try outer.nestedContainer(keyedBy: Key.self, forKey: .a)
            var list = try outer.nestedUnkeyedContainer(forKey: .list)
            let y = try inner.decode(Int.self, forKey: .y)
            let first = try list.decode(Int.self)
            let outerX = try outer.decode(Int.self, forKey: .x)
            let x = try inner.decode(Int.self, forKey: .x)
            let second = try list.decode(Int.self)
            expectEqual(inner.codingPath.map(\.stringValue), ["a"])
            expectEqual(list.codingPath.map(\.stringValue), ["list"])
            #expect(list.isAtEnd)
            return [y, first, outerX, x, second]
        }
        expectEqual(found, [2, 1, 3, 1, 2])
        let deep = "<r><a><b><c><d><e>1</e><list>\(deepXML("i", 9, "x"))</list></d></c></b></a></r>"
        let kept = try reading(deep) { decoder in
            var container = try decoder.container(keyedBy: OpenKey.self)
            for name in ["a", "b", "c", "d"] {
                container = try container.nestedContainer(keyedBy: OpenKey.self, forKey: OpenKey(name))
            }
            return container
        }
        try expectEqual(kept.decode(Int.self, forKey: "e"), 1)
        #expect(throws: DecodingError.self) { try kept.decode(Int.self, forKey: "f") }
        let refused = refusal { try kept.decode([[[[[[[[[[Bool]]]]]]]]]].self, forKey: "list") }
        expectEqual(refused?.kind, "dataCorrupted")
        expectEqual(refused?.path.last, "Index 0")
    }

    @Test("superDecoder reads <super>, superDecoder(forKey:) an element, a scalar attribute or an absent list")
    func superDecoders() throws {
        enum Closed: String, CodingKey { case other }
        let xml = "<r><super><a>1</a></super><other><a>2</a></other></r>"
        let found = try reading(xml) { decoder in
            let open = try decoder.container(keyedBy: OpenKey.self)
            let closed = try decoder.container(keyedBy: Closed.self)
            try expectEqual(closed.superDecoder().codingPath.map(\.stringValue), ["super"])
            return [
                try WithA<Int>(from: open.superDecoder()), try WithA(from: closed.superDecoder()),
                try WithA(from: closed.superDecoder(forKey: .other)),
            ]
        }
        expectEqual(found, [WithA(a: 1), WithA(a: 1), WithA(a: 2)])
        let missing = refusal {
            try reading("<r/>") { try WithA<Int>(from: $0.container(keyedBy: Closed.self).superDecoder()) }
        }
        expectEqual(missing?.kind, "keyNotFound")
        expectEqual(missing?.key, "super")
        let others = try reading(#"<r a="5"/>"#, keyedBy: OtherKeys.self) { container in
            let number = try Int(from: container.superDecoder(forKey: .a))
            let list = try [Int](from: container.superDecoder(forKey: .list))
            return list + [number]
        }
        expectEqual(others, [5])
        enum OtherKeys: String, CodingKey { case a, list }
    }
}
