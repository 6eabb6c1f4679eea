import Testing
import XMLCodable

/// Content that choices leave.
struct LedgerClaimsTests {
    enum Item: Codable, Equatable { case a(Int), b(Int) }

    struct Model: Codable, Equatable {
        var title: String, items: [Item]
        enum CodingKeys: String, CodingKey { case title, items = "*" }
    }

    static let good = "<m><title>t</title><a>1</a></m>"
    static let bad = "<m><title>t</title><a>1</a><c/></m>"

    static var decoder: XMLDecoder {
        let decoder = XMLDecoder()
        decoder.unknownChoices = .throw
        return decoder
    }

    @Test(
        "The value that leaves content fails, at its place, not the whole call; content around a value is not its own")
    func lossy() throws {
        struct List: Codable, Equatable {
            @XMLLossy var m: [Model] = []
            var n: Int?
        }
        let three = "<r>\(Self.good)\(Self.bad)\(Self.good)<n>1</n></r>"
        let list = try Self.decoder.decode(List.self, from: three)
        expectEqual(list.m, Array(repeating: Model(title: "t", items: [.a(1)]), count: 2))
        expectEqual(list.n, 1)
        try expectEqual(XMLEncoder().encodeToString(list, withRootKey: "r"), "<r>\(Self.good)\(Self.good)<n>1</n></r>")
        struct Inner: Codable, Equatable {
            var title: String, items: [Item]
            enum CodingKeys: String, CodingKey { case title, items = "*" }
        }
        struct Outer: Codable, Equatable {
            var items: [Item], inner: Inner
            @XMLDefault<Zero> var number: Int
            enum CodingKeys: String, CodingKey { case items = "*", inner, number }
        }
        enum Zero: XMLDefaultProvider { static var defaultValue: Int { 0 } }
        let xml = "<r><a>1</a><inner><title>t</title><b>2</b></inner><number>3</number></r>"
        let value = try Self.decoder.decode(Outer.self, from: xml)
        expectEqual(value.inner, Inner(title: "t", items: [.b(2)]))
        try expectEqual(XMLEncoder().encodeToString(value, withRootKey: "r"), xml)
        let bad = xml.replacing("</inner>", with: "</inner><c/>")
        let failure = refusal(Outer.self, bad) { $0.unknownChoices = .throw }
        expectEqual(failure?.sentence.hasSuffix("expected <a> or <b> for Outer.* at /r/c, found <c>"), true)
        struct Models: Codable { var m: [Model] }
        for (xml, column) in [(Self.bad, 28), ("<m><c/><a>1</a><title>t</title></m>", 4)] {
            let failure = refusal(Models.self, "<r>\n\(Self.good)\n\(xml)</r>") { $0.unknownChoices = .throw }
            expectEqual(failure?.sentence, "3:\(column): expected <a> or <b> for Model.* at /r/m[2]/c, found <c>")
        }
    }

    @Test(
        "What a value left that was tried first, also by a decoder or a call of its own, does not count for the next one"
    )
    func attempts() throws {
        struct Named: Codable, Equatable { var title: String, c: String }
        enum Either: Decodable, Equatable {
            case model(Model), named(Named)
            init(from decoder: any Decoder) throws {
                if let model = try? Model(from: decoder) {
                    self = .model(model)
                } else {
                    self = .named(try Named(from: decoder))
                }
            }
        }
        struct List: Decodable { var m: [Either] }
        // The first attempt collects the choices before it fails.
        struct Late: Decodable {
            let items: [Item], missing: Int
            enum CodingKeys: String, CodingKey { case items = "*", missing }
        }
        struct Second: Decodable {
            let named: Named
            init(from decoder: any Decoder) throws {
                _ = try? Late(from: decoder)
                named = try Named(from: decoder)
            }
        }
        let xml = "<m><title>t</title><c>x</c></m>"
        try expectEqual(Self.decoder.decode(Second.self, from: xml).named, Named(title: "t", c: "x"))
        let list = try Self.decoder.decode(List.self, from: "<r>\(Self.good)</r>")
        expectEqual(list.m, [.model(Model(title: "t", items: [.a(1)]))])
        struct Probe: Decodable {
            let model: Model?
            init(from decoder: any Decoder) throws { model = try? decoder.singleValueContainer().decode(Model.self) }
        }
        #expect(try Self.decoder.decode(Probe.self, from: Self.good).model != nil)
        try expectNil(Self.decoder.decode(Probe.self, from: Self.bad).model)
        let decoder = Self.decoder
        for _ in 1...2 {
            #expect(throws: DecodingError.self) { try decoder.decode(Model.self, from: Self.bad) }
            try expectEqual(decoder.decode(Model.self, from: Self.good), Model(title: "t", items: [.a(1)]))
        }
    }
}
