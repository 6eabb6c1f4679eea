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
        try expectEqual(updated(Settings(), xml), expected)
        var again = Settings()
        let document = try XML.Document(parsing: xml)
        try XMLDecoder().update(&again, from: document)
        expectEqual(again, expected)
        var third = Settings()
        try XMLDecoder().update(&third, from: Data(xml.utf8))
        expectEqual(third, expected)
    }

    @Test("A mismatch has its location, items of a replaced array are complete, strict decoders reject unknown nodes")
    func refusals() throws {
        let failure = refusal { try updated(Settings(), "<s><window><width>x</width></window></s>") }
        expectEqual(failure?.path, ["window", "width"])
        expectStart(failure?.sentence, "1:19: expected an integer for Window.width")
        #expect(refusal { try updated(Settings(), "<s><windows><width>1</width></windows></s>") } != nil)
        let decoder = XMLDecoder()
        decoder.unknownNodes = .throw
        try expectEqual(updated(Settings(), "<s><theme>t</theme></s>", decoder).theme, "t")
        #expect(refusal { try updated(Settings(), "<s><other/></s>", decoder) } != nil)
        for xml in ["<s><window><width>x</width></window><theme>t</theme></s>", "<s><mode>dim</mode></s>", "<s>"] {
            var unchanged = Settings()
            #expect(refusal { try XMLDecoder().update(&unchanged, from: xml) } != nil, "\(xml)")
            #expect(unchanged == Settings(), "\(xml)")
        }
    }

    /// What a document makes of a value.
    private func updated<T: Codable>(_ value: T, _ xml: String, _ decoder: XMLDecoder = XMLDecoder()) throws -> T {
        var value = value
        try decoder.update(&value, from: xml)
        return value
    }

    /// Reads and writes its properties by containers of every kind.
    struct ByHand: Codable, Equatable {
        struct Pair: Codable, Equatable {
            var a = 4, b = 5
            init() {}
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
        enum Keys: CodingKey { case inner, x, y, mode, list, number, numbers, pair }
        var x = 1, y = 2, mode = Mode.off, list = [1, 2], number = 1, numbers = [2, 3], pair = Pair(), base = 6
        init() {}
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Keys.self)
            let inner = try container.nestedContainer(keyedBy: Keys.self, forKey: .inner)
            x = try inner.decode(Int.self, forKey: .x)
            y = try inner.decode(Int.self, forKey: .y)
            mode = try container.decode(Mode.self, forKey: .mode)
            var items = try container.nestedUnkeyedContainer(forKey: .list)
            list = []
            while !items.isAtEnd { list.append(try items.decode(Int.self)) }
            number = try Int(from: container.superDecoder(forKey: .number))
            numbers = try [Int](from: container.superDecoder(forKey: .numbers))
            pair = try container.decode(Pair.self, forKey: .pair)
            base = try Int(from: container.superDecoder())
        }
        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Keys.self)
            var inner = container.nestedContainer(keyedBy: Keys.self, forKey: .inner)
            try inner.encode(x, forKey: .x)
            try inner.encode(y, forKey: .y)
            try container.encode(mode.rawValue, forKey: .mode)
            var items = container.nestedUnkeyedContainer(forKey: .list)
            for item in list { try items.encode(item) }
            try number.encode(to: container.superEncoder(forKey: .number))
            try numbers.encode(to: container.superEncoder(forKey: .numbers))
            try container.encode(pair, forKey: .pair)
            try base.encode(to: container.superEncoder())
        }
    }

    @Test("Handwritten conformances: values of nested containers and super decoders are kept, also of another type")
    func handWritten() throws {
        for (xml, change) in [
            ("<r/>", { _ in }), ("<r><inner><y>5</y></inner><list>7</list></r>", { ($0.y, $0.list) = (5, [7]) }),
            ("<r><number>7</number></r>", { $0.number = 7 }), ("<r><numbers>7</numbers></r>", { $0.numbers = [7] }),
            ("<r><super>7</super></r>", { $0.base = 7 }),
        ] as [(String, (inout ByHand) -> Void)] {
            var expected = ByHand()
            change(&expected)
            try expectEqual(updated(ByHand(), xml), expected)
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
        try expectEqual(updated([1, 2, 3], "<l><i>4</i></l>"), [4])
        try expectEqual(updated(1, "<n>2</n>"), 2)
        try expectEqual(updated(Window() as Window?, "<w><width>1</width></w>"), Optional(Window(width: 1)))
    }

    @Test("A value that encodes another type than it decodes, keys, items, text or nothing, throws")
    func asymmetric() {
        typealias Content = (inout KeyedEncodingContainer<OpenKey>) throws -> Void
        struct Odd: Codable {
            var content: Content = { _ in }
            init(_ content: @escaping Content) { self.content = content }
            init(from decoder: any Decoder) throws {
                _ = try decoder.container(keyedBy: OpenKey.self).decode(Int.self, forKey: "a")
            }
            func encode(to encoder: any Encoder) throws {
                var container = encoder.container(keyedBy: OpenKey.self)
                try content(&container)
                try container.encode(["k": 1], forKey: "b")
            }
        }
        let a = OpenKey("a")
        let contents: [Content] = [
            { try $0.encode("one", forKey: a) }, { _ = $0.superEncoder(forKey: a) },
            { try ["k": 1].encode(to: $0.superEncoder(forKey: a)) }, { try [1].encode(to: $0.superEncoder(forKey: a)) },
        ]
        for content in contents { #expect(refusal { try updated(Odd(content), "<o/>") } != nil) }
    }

    /// A value that has the keys of the element around it.
    struct Inline: Codable, Equatable {
        struct Pair: Codable, Equatable { var a: Int?, b: Int? }
        var c: Int?, pair: Pair?
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
            try expectEqual(self.updated(Inline(5, .init(a: 6, b: 7)), xml, decoder), updated)
        }
        try expectDecoded(encoded(value), value)
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
        let xml = "<r><first><a><a/></a></first><second><super><a/></super></second></r>"
        let both = try updated(Both(first: First(b: 9), second: Second()), xml)
        expectEqual(both.first.b, 9)
        expectNil(both.second.b)
    }
}
