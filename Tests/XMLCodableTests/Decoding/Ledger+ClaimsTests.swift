import Testing
import XMLCodable

/// Content that choices leave.
struct LedgerClaimsTests {
    struct Model: Codable, Equatable {
        var title: String, items: [ChoiceAB]
        enum CodingKeys: String, CodingKey { case title, items = "*" }
    }

    static let good = "<m><title>t</title><a>1</a></m>"
    static let bad = "<m><title>t</title><a>1</a><c/></m>"

    static var decoder: XMLDecoder {
        let decoder = XMLDecoder()
        decoder.unknownChoices = .throw
        return decoder
    }

    @Test("The value that leaves content fails, at its place, not the call; content around a value is not its own")
    func lossy() throws {
        struct List: Codable {
            @XMLLossy var m: [Model]
            var n: Int?
        }
        let three = "<r>\(Self.good)\(Self.bad)\(Self.good)<n>1</n></r>"
        let list = try Self.decoder.decode(List.self, from: three)
        expectEqual(list.m, Array(repeating: Model(title: "t", items: [.a(1)]), count: 2))
        expectEqual(list.n, 1)
        try expectEqual(encoded(list), "<r>\(Self.good)\(Self.good)<n>1</n></r>")
        struct Outer: Codable {
            var items: [ChoiceAB], inner: Model
            @XMLDefault<Zero> var number: Int
            enum CodingKeys: String, CodingKey { case items = "*", inner, number }
        }
        enum Zero: XMLDefaultProvider { static var defaultValue: Int { 0 } }
        let xml = "<r><a>1</a><inner><title>t</title><b>2</b></inner><number>3</number></r>"
        let value = try Self.decoder.decode(Outer.self, from: xml)
        expectEqual(value.inner, Model(title: "t", items: [.b(2)]))
        try expectEqual(encoded(value), xml)
        let bad = xml.replacing("</inner>", with: "</inner><c/>")
        let failure = refusal(Outer.self, bad) { $0.unknownChoices = .throw }
        expectEnd(failure?.sentence, "expected <a> or <b> for Outer.* at /r/c, found <c>")
        for (xml, column) in [(Self.bad, 28), ("<m><c/><a>1</a><title>t</title></m>", 4)] {
            expectRefused(
                [Model].self, "<r>\n\(Self.good)\n\(xml)</r>",
                "3:\(column): expected <a> or <b> for Model.* at /r/m[2]/c, found <c>"
            ) { $0.unknownChoices = .throw }
        }
    }

    @Test("What a value left that was tried first, or by another call, does not count for the next one")
    func attempts() throws {
        struct Named: Decodable, Equatable { var title: String, c: String }
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
        // The first attempt collects the choices before it fails.
        struct Late: Decodable {
            let items: [ChoiceAB], missing: Int
            enum CodingKeys: String, CodingKey { case items = "*", missing }
        }
        let named = try reading("<m><title>t</title><c>x</c></m>", { $0.unknownChoices = .throw }) { decoder in
            _ = try? Late(from: decoder)
            return try Named(from: decoder)
        }
        expectEqual(named, Named(title: "t", c: "x"))
        let list = try Self.decoder.decode([Either].self, from: "<r>\(Self.good)</r>")
        expectEqual(list, [.model(Model(title: "t", items: [.a(1)]))])
        for xml in [Self.good, Self.bad] {
            let isModel = try reading(xml, { $0.unknownChoices = .throw }) {
                (try? $0.singleValueContainer().decode(Model.self)) != nil
            }
            expectEqual(isModel, xml == Self.good)
        }
        let decoder = Self.decoder
        for _ in 1...2 {
            #expect(throws: DecodingError.self) { try decoder.decode(Model.self, from: Self.bad) }
            try expectEqual(decoder.decode(Model.self, from: Self.good), Model(title: "t", items: [.a(1)]))
        }
    }
}
