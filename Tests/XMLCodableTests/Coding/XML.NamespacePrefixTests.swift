import Foundation
import Testing
import XMLCodable

struct XMLNamespacePrefixTests {
    struct Document: Codable, Equatable {
        @XMLAttribute @XMLList var ignorable: [XML.NamespacePrefix]
        var main: XML.NamespacePrefix?
        enum CodingKeys: String, CodingKey {
            case ignorable = "mc:Ignorable"
            case main
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

    @Test("A list of prefixes keeps their declarations")
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
        #expect(Self.decoder().diagnose(Document.self, from: xml).isEmpty)
        let written = try Self.encoder().encodeToString(document, withRootKey: "r")
        let root = try XML.Document(parsing: written).root
        expectEqual(root[attribute: "mc:Ignorable"], "w14 p")
        expectEqual(root.namespacesInScope, ["mc": "urn:mc", "p": "urn:p", "w14": "urn:w14"])
        try expectEqual(Self.decoder().decode(Document.self, from: written), document)
    }

    @Test("Prefixes are chosen, and renamed where they have another meaning")
    func renamed() throws {
        let document = Document(
            ignorable: [.init(namespaceURI: "urn:a", prefix: "p"), .init(namespaceURI: "urn:b", prefix: "p")],
            main: .init(namespaceURI: "http://example.org/shapes/"))
        let written = try Self.encoder().encodeToString(document, withRootKey: "r")
        let decoded = try Self.decoder().decode(Document.self, from: written)
        expectEqual(decoded, document)
        expectEqual(Set(decoded.ignorable.map(\.prefix)).count, 2)
        expectEqual(decoded.main?.prefix, "shapes")
    }

    @Test("What is no declared prefix is refused; other coders see the namespace")
    func refused() throws {
        for text in ["q", "mc:a", "1"] {
            let refusal = try decodingRefusal(
                Document.self, "<r xmlns:mc=\"urn:mc\" mc:Ignorable=\"\"><main>\(text)</main></r>",
                decoder: Self.decoder())
            #expect(refusal.sentence.contains("expected a declared prefix for Document.main"), "\(refusal.sentence)")
        }
        #expect(throws: EncodingError.self) {
            try Self.encoder().encodeToString(Document(ignorable: [], main: .init(namespaceURI: "")), withRootKey: "r")
        }
        let json = try JSONEncoder().encode([XML.NamespacePrefix(namespaceURI: "urn:a", prefix: "p")])
        expectEqual(String(decoding: json, as: UTF8.self), #"["urn:a"]"#)
        try expectEqual(
            JSONDecoder().decode([XML.NamespacePrefix].self, from: json), [XML.NamespacePrefix(namespaceURI: "urn:a")])
        expectEqual(XML.NamespacePrefix(namespaceURI: "urn:a").description, "urn:a")
    }
}
