import Foundation
import Testing
import XMLCodable

/// Updating values.
struct XMLDecoderUpdatingTests {
    enum Mode: String, Codable { case on, off }
    enum Shape: Codable, Equatable { case circle(radius: Int), point }

    struct Window: Codable, Equatable {
        var width = 800, height = 600
        @XMLAttribute var id = "w"
    }

    struct Settings: Codable, Equatable {
        @XMLAttribute var version = 1
        var theme = "dark", mode = Mode.on, window = Window(), second: Window? = Window(width: 1)
        @XMLChild var third = Window(width: 3)
        var recent = ["a", "b"], map = ["x": 1, "y": 2], windows = [Window()]
        var changed = Date(timeIntervalSince1970: 0), url = URL(string: "http://a.b")
        var shape = Shape.circle(radius: 1), depth = 5
        @XMLText var note = "hello"
        enum CodingKeys: String, CodingKey {
            case version, theme, mode, window, second, third, recent, map, windows, changed, url, shape, note
            case depth = "deep.depth"
        }
    }

    static func changed(_ change: (inout Settings) -> Void) -> Settings {
        var settings = Settings()
        change(&settings)
        return settings
    }

    @Test(
        "Present values are replaced or merged, absent ones are kept",
        arguments: [
            ("<s/>", Settings()), ("<s version='2'/>", changed { $0.version = 2 }),
            ("<s><theme/></s>", changed { $0.theme = "" }), ("<s><mode>off</mode></s>", changed { $0.mode = .off }),
            ("<s><window><width>1</width></window></s>", changed { $0.window.width = 1 }),
            ("<s><window id='v'/></s>", changed { $0.window.id = "v" }),
            ("<s><second><height>2</height></second></s>", changed { $0.second?.height = 2 }),
            ("<s><third><height>2</height></third></s>", changed { $0.third.height = 2 }),
            ("<s><recent>c</recent></s>", changed { $0.recent = ["c"] }),
            ("<s><map><z>3</z></map></s>", changed { $0.map = ["z": 3] }),
            (
                "<s><windows id='1'><width>1</width><height>2</height></windows></s>",
                changed { $0.windows = [Window(width: 1, height: 2, id: "1")] }
            ),
            ("<s><changed>1970-01-02</changed></s>", changed { $0.changed = Date(timeIntervalSince1970: 86400) }),
            ("<s><url>http://c.d</url></s>", changed { $0.url = URL(string: "http://c.d") }),
            ("<s><deep><depth>6</depth></deep></s>", changed { $0.depth = 6 }),
            ("<s>bye</s>", changed { $0.note = "bye" }),
            ("<s>\n  <mode>off</mode>\n</s>", changed { $0.mode = .off }),
        ])
    func update(xml: String, expected: Settings) throws {
        var settings = Settings()
        try XMLDecoder().update(&settings, from: xml)
        expectEqual(settings, expected)
        var again = Settings()
        let document = try XML.Document(parsing: xml)
        try XMLDecoder().update(&again, from: document)
        expectEqual(again, expected)
        var third = Settings()
        try XMLDecoder().update(&third, from: Data(xml.utf8))
        expectEqual(third, expected)
    }

    @Test(
        "A mismatch has its location, an item of a replaced array must be complete, and strict decoders reject unknown nodes"
    )
    func refusals() throws {
        var settings = Settings()
        let failure = refusal { try XMLDecoder().update(&settings, from: "<s><window><width>x</width></window></s>") }
        expectEqual(failure?.path, ["window", "width"])
        expectEqual(failure?.sentence.hasPrefix("1:19: expected an integer for Window.width"), true)
        var whole = Settings()
        #expect(throws: DecodingError.self) {
            try XMLDecoder().update(&whole, from: "<s><windows><width>1</width></windows></s>")
        }
        let decoder = XMLDecoder()
        decoder.unknownNodes = .throw
        var updated = Settings()
        try decoder.update(&updated, from: "<s><theme>t</theme></s>")
        expectEqual(updated.theme, "t")
        #expect(throws: DecodingError.self) { try decoder.update(&updated, from: "<s><other/></s>") }
        for xml in ["<s><window><width>x</width></window><theme>t</theme></s>", "<s><mode>dim</mode></s>", "<s>"] {
            var unchanged = Settings()
            #expect(throws: DecodingError.self, "\(xml)") { try XMLDecoder().update(&unchanged, from: xml) }
            #expect(unchanged == Settings(), "\(xml)")
        }
    }

    @Test("What an element that the document lacks has no value for is an error, at no element")
    func superclassOfUnmentioned() throws {
        struct Outer: Codable {
            var name = "n", found = ""
            enum Keys: CodingKey { case inner, name }
            init() {}
            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: Keys.self)
                let inner = try container.nestedContainer(keyedBy: Keys.self, forKey: .inner)
                name = try inner.decode(String.self, forKey: .name)
                do {
                    _ = try inner.superDecoder().container(keyedBy: Keys.self)
                } catch DecodingError.keyNotFound(_, let context) {
                    found = context.debugDescription
                }
            }
            func encode(to encoder: any Encoder) throws {
                var container = encoder.container(keyedBy: Keys.self)
                var inner = container.nestedContainer(keyedBy: Keys.self, forKey: .inner)
                try inner.encode(name, forKey: .name)
            }
        }
        var value = Outer()
        try XMLDecoder().update(&value, from: "<r/>")
        expectEqual(value.name, "n")
        expectEqual(value.found, "1:5: expected <super>, which `superDecoder()` reads, at /, found none")
        try XMLDecoder().update(&value, from: "<r><inner/></r>")
        #expect(value.found.hasSuffix("at /r/inner, found none; `super.init(from: decoder)` reads <inner> itself"))
    }

    class Animal: Codable {
        var name: String, age: Int
        init(name: String, age: Int) { (self.name, self.age) = (name, age) }
    }

    final class Dog: Animal {
        var tricks: [String]
        init(name: String, age: Int, tricks: [String]) {
            self.tricks = tricks
            super.init(name: name, age: age)
        }
        required init(from decoder: any Decoder) throws {
            tricks = try decoder.container(keyedBy: Keys.self).decode([String].self, forKey: .tricks)
            try super.init(from: decoder)
        }
        override func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Keys.self)
            try container.encode(tricks, forKey: .tricks)
            try super.encode(to: encoder)
        }
        enum Keys: CodingKey { case tricks }
    }

    @Test("Objects keep their class and their identity; collections and scalars as the whole value are replaced")
    func classes() throws {
        struct Home: Codable { var pet: Animal, other: Animal }
        let dog = Dog(name: "Rex", age: 3, tricks: ["sit"])
        var pet: Animal = dog
        try XMLDecoder().update(&pet, from: "<pet><age>4</age></pet>")
        expectEqual((pet as? Dog)?.tricks, ["sit"])
        expectEqual(pet.age, 4)
        expectEqual(pet.name, "Rex")
        expectEqual(dog.age, 3)
        var home = Home(pet: dog, other: dog)
        try XMLDecoder().update(&home, from: "<home><pet><name>Max</name></pet></home>")
        expectEqual((home.pet as? Dog)?.tricks, ["sit"])
        expectEqual(home.pet.name, "Max")
        #expect(home.other === dog)
        var list = [1, 2, 3]
        try XMLDecoder().update(&list, from: "<l><i>4</i></l>")
        expectEqual(list, [4])
        var number = 1
        try XMLDecoder().update(&number, from: "<n>2</n>")
        expectEqual(number, 2)
        var optional: Window? = Window()
        try XMLDecoder().update(&optional, from: "<w><width>1</width></w>")
        expectEqual(optional, Window(width: 1))
    }

    @Test("Handwritten conformances: nested containers, super, and different types for encoding and decoding")
    func handWritten() throws {
        struct Point: Codable, Equatable {
            var x: Int, y: Int, mode: Mode, list: [Int]
            init(x: Int, y: Int, mode: Mode, list: [Int]) {
                (self.x, self.y, self.mode, self.list) = (x, y, mode, list)
            }
            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: Keys.self)
                let inner = try container.nestedContainer(keyedBy: Keys.self, forKey: .inner)
                x = try inner.decode(Int.self, forKey: .x)
                y = try inner.decode(Int.self, forKey: .y)
                mode = try container.decode(Mode.self, forKey: .mode)
                var items = try container.nestedUnkeyedContainer(forKey: .list)
                list = []
                while !items.isAtEnd { list.append(try items.decode(Int.self)) }
            }
            func encode(to encoder: any Encoder) throws {
                var container = encoder.container(keyedBy: Keys.self)
                var inner = container.nestedContainer(keyedBy: Keys.self, forKey: .inner)
                try inner.encode(x, forKey: .x)
                try inner.encode(y, forKey: .y)
                try container.encode(mode.rawValue, forKey: .mode)
                var items = container.nestedUnkeyedContainer(forKey: .list)
                for item in list { try items.encode(item) }
            }
            enum Keys: CodingKey { case inner, x, y, mode, list }
        }
        let old = Point(x: 1, y: 2, mode: .off, list: [1, 2])
        var point = old
        try XMLDecoder().update(&point, from: "<p/>")
        expectEqual(point, old)
        try XMLDecoder().update(&point, from: "<p><inner><y>5</y></inner><list>7</list></p>")
        expectEqual(point, Point(x: 1, y: 5, mode: .off, list: [7]))
    }

    @Test("A value that encodes another type than it decodes, keys, items or nothing, throws")
    func asymmetric() {
        struct Odd: Codable {
            var number = 1
            init() {}
            init(from decoder: any Decoder) throws {
                number = try decoder.container(keyedBy: Keys.self).decode(Int.self, forKey: .number)
            }
            func encode(to encoder: any Encoder) throws {
                var container = encoder.container(keyedBy: Keys.self)
                try container.encode("one", forKey: .number)
            }
            enum Keys: CodingKey { case number }
        }
        var odd = Odd()
        #expect(throws: DecodingError.self) { try XMLDecoder().update(&odd, from: "<o/>") }
        struct Other: Codable {
            var content: (any Encoder) throws -> Void = { _ in }
            init(_ content: @escaping (any Encoder) throws -> Void) { self.content = content }
            init(from decoder: any Decoder) throws {
                _ = try decoder.container(keyedBy: OpenKey.self).decode(Int.self, forKey: OpenKey("a"))
            }
            func encode(to encoder: any Encoder) throws {
                var container = encoder.container(keyedBy: OpenKey.self)
                try content(container.superEncoder(forKey: OpenKey("a")))
                try container.encode(["k": 1], forKey: OpenKey("b"))
            }
        }
        let contents: [(any Encoder) throws -> Void] = [
            { _ in }, { try ["k": 1].encode(to: $0) }, { try [1].encode(to: $0) },
        ]
        for content in contents {
            var odd = Other(content)
            #expect(throws: DecodingError.self) { try XMLDecoder().update(&odd, from: "<o/>") }
        }
    }

    @Test("Values that a super decoder reads are kept, and an item that fails is the next one again")
    func keptDecoders() throws {
        struct Pair: Codable, Equatable {
            var a: Int, b: Int
            init(a: Int, b: Int) { (self.a, self.b) = (a, b) }
            init(from decoder: any Decoder) throws {
                var items = try decoder.unkeyedContainer()
                a = try items.decode(Int.self)
                #expect(throws: DecodingError.self) { try items.decode(Bool.self) }
                b = try items.decode(Int.self)
            }
            func encode(to encoder: any Encoder) throws {
                var items = encoder.unkeyedContainer()
                try items.encode(a)
                try items.encode(b)
            }
        }
        struct Model: Codable, Equatable {
            var number: Int, list: [Int], pair: Pair, base: Int
            enum CodingKeys: CodingKey { case number, list, pair }
            init(number: Int, list: [Int], pair: Pair, base: Int) {
                (self.number, self.list, self.pair, self.base) = (number, list, pair, base)
            }
            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: CodingKeys.self)
                number = try Int(from: container.superDecoder(forKey: .number))
                list = try [Int](from: container.superDecoder(forKey: .list))
                pair = try container.decode(Pair.self, forKey: .pair)
                base = try Int(from: container.superDecoder())
            }
            func encode(to encoder: any Encoder) throws {
                var container = encoder.container(keyedBy: CodingKeys.self)
                try number.encode(to: container.superEncoder(forKey: .number))
                try list.encode(to: container.superEncoder(forKey: .list))
                try container.encode(pair, forKey: .pair)
                try base.encode(to: container.superEncoder())
            }
        }
        let old = Model(number: 1, list: [2, 3], pair: Pair(a: 4, b: 5), base: 6)
        for (xml, number, list, base) in [
            ("<r/>", 1, [2, 3], 6), ("<r><number>7</number></r>", 7, [2, 3], 6), ("<r><list>7</list></r>", 1, [7], 6),
            ("<r><super>7</super></r>", 1, [2, 3], 7),
        ] {
            var value = old
            try XMLDecoder().update(&value, from: xml)
            expectEqual(value, Model(number: number, list: list, pair: old.pair, base: base))
        }
    }

    /// A value that has the keys of the element around it.
    struct Inline: Codable, Equatable {
        struct Pair: Codable, Equatable {
            var a: Int?
            var b: Int?
        }
        var c: Int?
        var pair: Pair?
        init(_ c: Int?, _ pair: Pair?) { (self.c, self.pair) = (c, pair) }
        enum CodingKeys: String, CodingKey { case c, pair = "" }
    }

    static let inlines: [(xml: String, value: Inline, updated: Inline)] = [
        ("<r><a>1</a></r>", Inline(nil, .init(a: 1)), Inline(5, .init(a: 1, b: 7))),
        ("<r><c>1</c></r>", Inline(1, nil), Inline(1, .init(a: 6, b: 7))),
        ("<r><c>1</c><b>2</b></r>", Inline(1, .init(b: 2)), Inline(1, .init(a: 6, b: 2))),
    ]

    @Test("An optional value under the key of the text is there if one of its keys is", arguments: inlines)
    func inline(xml: String, value: Inline, updated: Inline) throws {
        for unknown in [XMLDecoder.UnknownContentStrategy.skip, .throw] {
            let decoder = XMLDecoder()
            decoder.unknownNodes = unknown
            try expectEqual(decoder.decode(Inline.self, from: xml), value)
            var old = Inline(5, .init(a: 6, b: 7))
            try decoder.update(&old, from: xml)
            expectEqual(old, updated)
        }
        let written = try XMLEncoder().encodeToString(value, withRootKey: "r")
        try expectEqual(XMLDecoder().decode(Inline.self, from: written), value)
    }

    @Test("What an old value has in a nested container is not kept in the superclass of the next one")
    func nestedAndSuper() throws {
        enum Keys: CodingKey { case a, b }
        struct First: Codable {
            var b: Int?
            init(b: Int) { self.b = b }
            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: Keys.self)
                let inner = try container.nestedContainer(keyedBy: Keys.self, forKey: .a)
                b = try inner.decodeIfPresent(Int.self, forKey: .b)
            }
            func encode(to encoder: any Encoder) throws {
                var container = encoder.container(keyedBy: Keys.self)
                var inner = container.nestedContainer(keyedBy: Keys.self, forKey: .a)
                try inner.encodeIfPresent(b, forKey: .b)
            }
        }
        struct Second: Codable {
            var b: Int?
            init() {}
            init(from decoder: any Decoder) throws {
                let base = try decoder.container(keyedBy: Keys.self).superDecoder()
                b = try base.container(keyedBy: Keys.self).decodeIfPresent(Int.self, forKey: .b)
            }
            func encode(to encoder: any Encoder) throws {
                var container = encoder.container(keyedBy: Keys.self)
                try container.encode(1, forKey: .a)
            }
        }
        struct Both: Codable { var first: First, second: Second }
        var both = Both(first: First(b: 9), second: Second())
        let xml = "<r><first><a><a/></a></first><second><super><a/></super></second></r>"
        try XMLDecoder().update(&both, from: xml)
        expectEqual(both.first.b, 9)
        expectNil(both.second.b)
    }
}
