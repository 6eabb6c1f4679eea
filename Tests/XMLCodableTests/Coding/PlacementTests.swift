import Foundation
import Testing
import XMLCodable

@Suite("Property wrappers")
struct PlacementTests {
    struct Model: Codable, Equatable, Hashable, Sendable {
        @Attribute var a: Int
        @Attribute var maybe: String?
        @Element var b: [Int]
        @ElementAndAttribute var c: String
        @Text var d: Double
        @CData var e: String?
    }

    @Test("A wrapper is made with or without a label and says where its value stands")
    func making() {
        #expect(Attribute(5).wrappedValue == 5)
        #expect(Attribute(wrappedValue: 5) == Attribute(5))
        #expect(Attribute<Int>.placement == .attribute)
        #expect(Element<Int>.placement == .element)
        #expect(ElementAndAttribute<Int>.placement == .elementAndAttribute)
        #expect(Text<Int>.placement == .text)
        #expect(CData<Int>.placement == .cdata)
        #expect(Set([Text("a"), Text("a"), Text("b")]).count == 2)
    }

    @Test("Other coders see the plain value, and nothing where it is nil")
    func plain() throws {
        let model = Model(a: 1, maybe: nil, b: [1], c: "c", d: 0.5, e: nil)
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let json = try encoder.encode(model)
        #expect(String(decoding: json, as: UTF8.self) == #"{"a":1,"b":[1],"c":"c","d":0.5}"#)
        #expect(try JSONDecoder().decode(Model.self, from: json) == model)
        let null = Data(#"{"a":1,"b":[1],"c":"c","d":0.5,"maybe":null,"e":"x"}"#.utf8)
        #expect(try JSONDecoder().decode(Model.self, from: null).e == "x")
    }

    @Test("Optional alone says whether it is absent")
    func optionals() {
        #expect((nil as Int?).isAbsent)
        #expect(!(1 as Int?).isAbsent)
    }
}
