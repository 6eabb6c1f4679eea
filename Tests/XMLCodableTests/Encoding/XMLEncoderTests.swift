import Foundation
import Testing
import XMLCodable
import XMLCodableStreaming

struct XMLEncoderTests {
    struct Food: Encodable { var name = "Waffles", price = 5.95 }
    struct Named: Encodable, XMLMapped { static let xmlMapping = XMLTypeMapping(root: "soap:Envelope") }
    enum Outer { struct Inner<T: Encodable>: Encodable {} }

    @Test("The root is named after the type by default, and its attributes come first, sorted by name")
    func rootNames() throws {
        try expectEqual(encoded(Food(), root: nil), "<Food><name>Waffles</name><price>5.95</price></Food>")
        try expectEqual(encoded(Outer.Inner<[Food]>(), root: nil), "<Inner />")
        try expectEqual(encoded([Food](), root: nil), "<Array />")
        try expectEqual(encoded(["a": 1], root: nil), "<Dictionary><a>1</a></Dictionary>")
        #expect(try encoded(Food?.some(Food()), root: nil).hasPrefix("<Food>"))
        try expectEqual(encoded(5, root: nil), "<Int>5</Int>")
        try expectEqual(
            encoded(Named(), root: nil) { $0.undeclaredPrefixStrategy = .declare },
            #"<soap:Envelope xmlns:soap="urn:undeclared-prefix:soap" />"#)
        expectPart(refusal(Named(), root: nil)?.sentence, "\"soap\" is not declared")
        try expectEqual(encoded(Named(), root: "r"), "<r />")
        let (encoder, value) = (XMLEncoder(), AttributeA(a: 1))
        try expectEqual(
            encoder.encodeToString(value, withRootKey: "r", rootAttributes: ["c": "2", "b": "<"]),
            #"<r b="&lt;" c="2" a="1" />"#)
        #expect(throws: EncodingError.self) { try encoder.encode(value, rootAttributes: ["a": "2"]) }
        #expect(throws: EncodingError.self) { try encoder.encode(value, rootAttributes: ["a b": "2"]) }
        for name in ["", "a b", "@a", "xmlns", "1"] { #expect(refusal(5, root: name)?.path == [], "\(name)") }
    }

    @Test("Data, string and element represent the same document, and configurations are passed to their values")
    func forms() throws {
        let encoder = XMLEncoder()
        let text = try encoder.encodeToString(Food())
        try expectEqual(encoder.encode(Food()), Data(text.utf8))
        let element = try encoder.encodeToElement([Food(), Food()], withRootKey: "menu", rootAttributes: ["a": "1"])
        expectEqual(element.name.qualifiedName, "menu")
        expectEqual(element[attribute: "@a"], "1")
        expectEqual(element.elements(at: "menu.name").map(\.text), ["Waffles", "Waffles"])
        let many = [Food](repeating: Food(), count: 10_000)
        let expected = "<r>" + String(repeating: text.replacing("Food", with: "r"), count: many.count) + "</r>"
        try expectEqual(encoder.encode(many, withRootKey: "r"), Data(expected.utf8))
        struct Secret: EncodableWithConfiguration {
            struct Configuration { var key: String }
            func encode(to encoder: any Encoder, configuration: Configuration) throws {
                var container = encoder.container(keyedBy: OpenKey.self)
                try container.encode(configuration.key, forKey: "key")
            }
        }
        enum Provider: EncodingConfigurationProviding {
            static var encodingConfiguration: Secret.Configuration { .init(key: "p") }
        }
        let configured = XMLEncoder()
        let data = try configured.encode(Secret(), configuration: .init(key: "k"))
        expectEqual(String(decoding: data, as: UTF8.self), "<Secret><key>k</key></Secret>")
        let provided = try configured.encode(Secret(), configuration: Provider.self, withRootKey: "r")
        expectEqual(String(decoding: provided, as: UTF8.self), "<r><key>p</key></r>")
    }

    @Test("Every option keeps its value, and encoders can be subclassed")
    func options() throws {
        let encoder = XMLEncoder()
        expectEqual(encoder.limits.depth, 256)
        encoder.limits.depth = 2
        encoder.outputFormatting = [.sortedKeys]
        encoder.attributeKeyPrefix = "_"
        expectEqual(encoder.limits.depth, 2)
        expectEqual(encoder.outputFormatting, .sortedKeys)
        expectEqual(encoder.attributeKeyPrefix, "_")
        try expectEqual(encoder.encodeToString([1], withRootKey: "r"), "<r><r>1</r></r>")
        #expect(throws: EncodingError.self) { try encoder.encode([[1]]) }
        encoder.limits.depth = 3
        try expectEqual(encoder.encodeToString([[1]], withRootKey: "r"), "<r><r><r>1</r></r></r>")
        final class Pretty: XMLEncoder, @unchecked Sendable {
            override init() {
                super.init()
                outputFormatting = .prettyPrinted
            }
        }
        try expectEqual(Pretty().encodeToString([1], withRootKey: "r"), "<r>\n    <r>1</r>\n</r>")
    }

    @Test("An encoder can be used by many calls and concurrent tasks")
    func sharing() async throws {
        let encoder = XMLEncoder()
        let expected = try encoder.encodeToString(Food(), withRootKey: "r")
        await withTaskGroup(of: Bool.self) { group in
            for index in 0..<16 {
                group.addTask {
                    for _ in 0..<50 {
                        guard (try? encoder.encodeToString(Food(), withRootKey: "r")) == expected else { return false }
                        guard (try? encoder.encodeToString(["a": index], withRootKey: "r")) == "<r><a>\(index)</a></r>"
                        else { return false }
                        guard (try? encoder.encodeToString("\u{0}")) == nil else { return false }
                    }
                    return true
                }
            }
            for await isRight in group { #expect(isRight) }
        }
    }

    @Test("An encoder can be used by values that it encodes, by a node strategy, and by an object that is released")
    func reentrancy() throws {
        let reentered = XMLEncoder()
        let value = Custom { inner in
            let text = try reentered.encodeToString(Food(), withRootKey: "f")
            var container = inner.container(keyedBy: OpenKey.self)
            try container.encode(text, forKey: "t")
        }
        try expectEqual(
            reentered.encodeToString(value, withRootKey: "r"),
            "<r><t>&lt;f&gt;&lt;name&gt;Waffles&lt;/name&gt;&lt;price&gt;5.95&lt;/price&gt;&lt;/f&gt;</t></r>")
        enum Key: CodingKey { case a }
        let encoder = XMLEncoder()
        encoder.nodeEncodingStrategy = .custom { _, encoder in
            let depth = encoder.container(keyedBy: Key.self).codingPath.count
            return { _ in depth == 0 ? .attribute : .element }
        }
        try expectEqual(encoder.encodeToString(WithA(a: 1), withRootKey: "r"), #"<r a="1" />"#)
        try expectEqual(encoder.encodeToString(["m": WithA(a: 1)], withRootKey: "r"), "<r><m><a>1</a></m></r>")
        for isUsed in [false, true] {
            let key = try #require(CodingUserInfoKey(rawValue: "session"))
            let ended = DispatchSemaphore(value: 0)
            let encoder = XMLEncoder()
            encoder.userInfo[key] = Session(encoder, ended)
            if isUsed { _ = try encoder.encode(Food()) }
            let thread = Thread { encoder.userInfo = [:] }
            thread.start()
            expectEqual(ended.wait(timeout: .now() + 30), .success)
        }
    }

    private final class Session: Sendable {
        let encoder: XMLEncoder, ended: DispatchSemaphore
        init(_ encoder: XMLEncoder, _ ended: DispatchSemaphore) { (self.encoder, self.ended) = (encoder, ended) }
        deinit { if encoder.limits.depth > 0 { ended.signal() } }
    }
}
