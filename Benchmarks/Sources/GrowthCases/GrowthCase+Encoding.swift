import Foundation
import XMLCodable
import XMLCodableCanonical

extension GrowthCase {
    private static func encode<Value: Encodable>(
        _ name: String, from count: Int = 10_000, _ configure: @escaping (XMLEncoder) -> Void = { _ in },
        _ value: @escaping (Int) throws -> Value
    ) -> GrowthCase {
        GrowthCase("encode: \(name)", count) { count in
            let value = try value(count)
            let encoder = XMLEncoder()
            configure(encoder)
            return { _ = try encoder.encode(value, withRootKey: "r") }
        }
    }

    private static func items(_ count: Int) -> Items {
        Items(item: (0..<count).map { Item(id: $0, name: "name \($0)", price: 1.5) })
    }

    private static func elements(_ count: Int, _ text: (Int) -> String) throws -> [XML.Element] {
        try (0..<count).map { try XML.Document(parsing: text($0)).root }
    }

    // MARK: - Entry points and models

    private static func call(_ name: String, _ body: @escaping (XMLEncoder, Items) throws -> Void) -> GrowthCase {
        GrowthCase("encode: \(name)", 10_000) { count in
            let value = items(count)
            return { try body(XMLEncoder(), value) }
        }
    }

    static var encoders: [GrowthCase] {
        [
            call("data") { _ = try $0.encode($1) },
            call("a String") { _ = try $0.encodeToString($1) },
            call("an element") { _ = try $0.encodeToElement($1) },
            call("canonical") { _ = try $0.encodeCanonical($1) },
            encode("[String: Int]") { count in
                Dictionary(uniqueKeysWithValues: (0..<count).map { ("k\($0)", $0) })
            },
            encode("[String: Int] as entries", from: 10_000, { $0.dictionaryKeyStrategy = .entries }) { count in
                Dictionary(uniqueKeysWithValues: (0..<count).map { ("k\($0)", $0) })
            },
            encode("Set") { Strings(i: Set(0..<$0)) },
            encode("[Int?]") { Strings(i: [Int?](repeating: nil, count: $0)) },
            encode("a long text", from: 1_000_000) { Values(i: String(repeating: "a & b ", count: $0)) },
            encode("Data, base64", from: 1_000_000) { Values(i: Data(repeating: 7, count: $0)) },
            encode("dates") { Strings(i: [Date](repeating: Date(timeIntervalSince1970: 0), count: $0)) },
            encode("choices") { Choices(items: (0..<$0).map { $0 % 2 == 0 ? .a($0) : .b("x") }) },
            encode("groups in groups", from: 60, { $0.limits.depth = 10_000 }) { Groups.nested($0) },
            encode("choices in mixed content") { Mixed(content: (0..<$0).map { $0 % 2 == 0 ? .text("x") : .a(1) }) },
            encode("subclasses by attribute") { Shapes(shape: (0..<$0).map { _ in Dot() }) },
            encode("a family by element name") { Payments(payments: (0..<$0).map { Card(number: $0) }) },
            encode("a class and its superclass") { Strings(i: (0..<$0).map { Derived($0) }) },
            encode("paths") { Paths(numbers: Array(0..<$0)) },
            encode("[XML.Element]") { try elements($0) { "<a>\($0)</a>" } },
            encode("[XML.Element], prefixes of their own") { try elements($0) { "<p\($0):a xmlns:p\($0)='u\($0)'/>" } },
            encode("[XML.Element], one prefix") { try elements($0) { "<p:a xmlns:p='u\($0)'/>" } },
            encode("a parsed document") { try XML.Document(parsing: document($0) { "<a b='1'>\($0)</a>" }).root },
            encode("XMLAnyElements") { count in
                let root = try XML.Document(parsing: document(count) { "<k\($0)>1</k\($0)>" }).root
                return AnyContent(elements: XMLAnyElements(Array(root.elements)), attributes: XMLAnyAttributes([]))
            },
            encode("XMLAnyAttributes") { count in
                let attributes = (0..<count).map { XML.Attribute("k\($0)", value: "1") }
                return AnyContent(elements: XMLAnyElements([]), attributes: XMLAnyAttributes(attributes))
            },
            encode("@InnerXML") { Inner(text: repeated($0) { "text <a>\($0)</a>" }) },
        ]
    }

    // MARK: - Options

    private static func option(_ name: String, _ configure: @escaping (XMLEncoder) -> Void) -> GrowthCase {
        encode("with \(name)", from: 10_000, configure, items)
    }

    static var encodingOptions: [GrowthCase] {
        [
            option(".prettyPrinted") { $0.outputFormatting = .prettyPrinted },
            option(".sortedKeys") { $0.outputFormatting = .sortedKeys },
            option(".sortedAttributes, .sortedElements") {
                $0.outputFormatting = [.sortedAttributes, .sortedElements]
            },
            option(".noEmptyElements") { $0.outputFormatting = .noEmptyElements },
            option("outputEncoding = .utf16") { $0.outputEncoding = .utf16 },
            option("outputEncoding = .isoLatin1") { $0.outputEncoding = .isoLatin1 },
            option("stringEncodingStrategy = .cdata") { $0.stringEncodingStrategy = .cdata },
            option("nilEncodingStrategy = .xsiNil") { $0.nilEncodingStrategy = .xsiNil },
            option("keyEncodingStrategy = .convertToSnakeCase") { $0.keyEncodingStrategy = .convertToSnakeCase },
            option("keyEncodingStrategy = .custom") { $0.keyEncodingStrategy = .custom { $0[$0.count - 1] } },
            option("nodeEncodingStrategy = .custom") { encoder in
                encoder.nodeEncodingStrategy = .custom { _, _ in { $0.stringValue == "@id" ? .attribute : .element } }
            },
            option("namespaces = .bound") { $0.namespaces = .bound(["p": "urn:p"]) },
            option("nestedKeyStrategy = .literal") { $0.nestedKeyStrategy = .literal },
            option("charactersEscapedInElements") { $0.charactersEscapedInElements = [("1", "&#49;")] },
            encode(
                "with keyEncodingStrategy = .custom, many names", from: 10_000,
                {
                    $0.keyEncodingStrategy = .custom { $0[$0.count - 1] }
                }
            ) { count in Dictionary(uniqueKeysWithValues: (0..<count).map { ("k\($0)", $0) }) },
            encode("with .sortedKeys, many names", from: 10_000, { $0.outputFormatting = .sortedKeys }) { count in
                Dictionary(uniqueKeysWithValues: (0..<count).map { ("k\($0)", $0) })
            },
        ]
    }
}
