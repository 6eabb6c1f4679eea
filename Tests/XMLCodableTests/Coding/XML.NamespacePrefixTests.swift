import Foundation
import Testing
import XMLCodable

struct XMLNamespacePrefixTests {
    struct Document: Codable, Equatable {
        @XMLAttribute @XMLList var ignorable: [XML.NamespacePrefix]
        var main: XML.NamespacePrefix?
        enum CodingKeys: String, CodingKey {
            case ignorable = "mc:Ignorable", main
        }
    }
    static let bindings = XMLNamespaceStrategy.bound(["mc": "urn:mc"])

    static func decoder() -> XMLDecoder {
        let decoder = XMLDecoder()
        decoder.namespaces = bindings
        return decoder
    }

    static func encoder() -> XMLEncoder {
        let encoder = XMLEncoder()
        encoder.namespaces = bindings
        return encoder
    }

    @Test("A list of prefixes keeps their declarations, renamed where a prefix has another meaning")
    func lists() throws {
        let xml = #"<r mc:Ignorable="w14 p" xmlns:mc="urn:mc" xmlns:p="urn:p" xmlns:w14="urn:w14"><main>p</main></r>"#
        let document = Document(
            ignorable: [.init(namespaceURI: "urn:w14", prefix: "w14"), .init(namespaceURI: "urn:p", prefix: "p")],
            main: .init(namespaceURI: "urn:p", prefix: "p"))
        let decoded = try Self.decoder().decode(Document.self, from: xml)
        expectEqual(decoded, document)
        expectEqual(decoded.ignorable.map(\.prefix), ["w14", "p"])
        let strict = Self.decoder()
        strict.unknownNodes = .throw
        try expectEqual(strict.decode(Document.self, from: xml), document)
        expectEqual(Self.decoder().diagnose(Document.self, from: xml), [])
        let written = try Self.encoder().encodeToString(document, withRootKey: "r")
        let root = try XML.Document(parsing: written).root
        expectEqual(root[attribute: "mc:Ignorable"], "w14 p")
        expectEqual(root.namespacesInScope, ["mc": "urn:mc", "p": "urn:p", "w14": "urn:w14"])
        try expectEqual(Self.decoder().decode(Document.self, from: written), document)
        try expectJSON(#"{"main":"urn:p","mc:Ignorable":["urn:w14","urn:p"]}"#, document)
        let clashing = Document(
            ignorable: [.init(namespaceURI: "urn:a", prefix: "p"), .init(namespaceURI: "urn:b", prefix: "p")],
            main: .init(namespaceURI: "http://example.org/shapes/"))
        let chosen = try Self.encoder().encodeToString(clashing, withRootKey: "r")
        let renamed = try Self.decoder().decode(Document.self, from: chosen)
        expectEqual(renamed, clashing)
        expectEqual(Set(renamed.ignorable.map(\.prefix)).count, 2)
        expectEqual(renamed.main?.prefix, "shapes")
    }

    @Test("What is no declared prefix is refused with its place, in reports too; other coders see the namespace")
    func refused() throws {
        for list in ["q", "p q", "#default", "p #default", "p xmlns", "p:a"] {
            let xml = #"<r xmlns="urn:d" xmlns:mc="urn:mc" xmlns:p="urn:p" mc:Ignorable="\#(list)"/>"#
            let bad = list.replacing("p ", with: "")
            let sentence =
                "1:66: expected a declared prefix for Document.mc:Ignorable at /r/@mc:Ignorable, found \"\(bad)\""
            let refusal = try decodingRefusal(Document.self, xml, decoder: Self.decoder())
            expectEqual(refusal.sentence, sentence)
            expectEqual(refusal.path, ["mc:Ignorable", list.hasPrefix("p ") ? "Index 1" : "Index 0"])
            expectEqual(Self.decoder().diagnose(Document.self, from: xml).map(\.description), [sentence])
        }
        for text in ["q", "mc:a", "1"] {
            let refusal = try decodingRefusal(
                Document.self, "<r xmlns:mc=\"urn:mc\" mc:Ignorable=\"\"><main>\(text)</main></r>",
                decoder: Self.decoder())
            expectPart(refusal.sentence, "expected a declared prefix for Document.main")
        }
        #expect(throws: EncodingError.self) {
            try Self.encoder().encodeToString(Document(ignorable: [], main: .init(namespaceURI: "")), withRootKey: "r")
        }
        let json = try JSONEncoder().encode([XML.NamespacePrefix(namespaceURI: "urn:a", prefix: "p")])
        expectEqual(String(decoding: json, as: UTF8.self), #"["urn:a"]"#)
        try expectEqual(JSONDecoder().decode([XML.NamespacePrefix].self, from: json), [.init(namespaceURI: "urn:a")])
        expectEqual(XML.NamespacePrefix(namespaceURI: "urn:a").description, "urn:a")
    }

    /// An item of `exclude-result-prefixes` or `PrefixList`.
    enum Excluded: Codable, Equatable {
        case defaultNamespace, prefix(XML.NamespacePrefix)
        init(from decoder: any Decoder) throws {
            let text = try decoder.singleValueContainer().decode(String.self)
            self = try text == "#default" ? .defaultNamespace : .prefix(XML.NamespacePrefix(from: decoder))
        }
        func encode(to encoder: any Encoder) throws {
            switch self {
            case .defaultNamespace:
                var container = encoder.singleValueContainer()
                try container.encode("#default")
            case .prefix(let prefix): try prefix.encode(to: encoder)
            }
        }
    }

    @Test("A type with prefixes and words, such as #default")
    func words() throws {
        struct Stylesheet: Codable, Equatable {
            @XMLAttribute @XMLList var excluded: [Excluded]
            enum CodingKeys: String, CodingKey { case excluded = "exclude-result-prefixes" }
        }
        let xml = ##"<s exclude-result-prefixes="#default a b" xmlns:a="urn:a" xmlns:b="urn:b" />"##
        let (a, b) = (XML.NamespacePrefix(namespaceURI: "urn:a"), XML.NamespacePrefix(namespaceURI: "urn:b"))
        let sheet = Stylesheet(excluded: [.defaultNamespace, .prefix(a), .prefix(b)])
        try expectStrict(xml, sheet)
        try expectJSON(##"{"exclude-result-prefixes":["#default","urn:a","urn:b"]}"##, sheet)
    }
}
