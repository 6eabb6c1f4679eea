import Foundation
import Testing
import XMLCodable

/// The element that `superDecoder()` names belongs to the superclass.
struct SuperclassElementTests {
    class Base: Codable {
        var x: Int
        init(x: Int) { self.x = x }
    }
    struct Flat: Codable, Equatable {
        @XMLAttribute var superclass: String?
        var note: String
        enum CodingKeys: String, CodingKey { case superclass = "super", note }
    }

    /// Decodes what may take the element of the superclass before that is known.
    final class Sub: Base, Equatable {
        var rest: [XML.Element]
        @XMLFlattened var flat: Flat?
        private enum CodingKeys: String, CodingKey { case rest = "*", flat }
        init(x: Int, rest: [XML.Element], flat: Flat?) {
            self.rest = rest
            self.flat = flat
            super.init(x: x)
        }
        required init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            rest = try container.decode([XML.Element].self, forKey: .rest)
            _flat = try container.decode(XMLFlattened<Flat?>.self, forKey: .flat)
            try super.init(from: container.superDecoder())
        }
        override func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(rest, forKey: .rest)
            try container.encode(_flat, forKey: .flat)
            try super.encode(to: container.superEncoder())
        }
        static func == (left: Sub, right: Sub) -> Bool {
            left.x == right.x && left.rest == right.rest && left.flat == right.flat
        }
    }

    @Test("It is content of the element around it, not left to the rest, makes no value present, and is reported")
    func elements() throws {
        for _ in 0..<2 {
            let other = XML.Element("other")
            try expectStrict("<r><super><x>1</x></super></r>", Sub(x: 1, rest: [], flat: nil))
            try expectStrict("<r><other /><super><x>1</x></super></r>", Sub(x: 1, rest: [other], flat: nil))
            let flat = Flat(superclass: "a", note: "b")
            try expectStrict(
                #"<r super="a"><other /><note>b</note><super><x>1</x></super></r>"#,
                Sub(x: 1, rest: [other], flat: flat))
        }
        // Reads the element as a text after it has asked for that of the superclass.
        func handmade(_ xml: String) throws -> (keys: [String], text: String) {
            try reading(xml) { decoder in
                _ = try decoder.container(keyedBy: OpenKey.self).superDecoder()
                let keys = try decoder.container(keyedBy: OpenKey.self).allKeys.map(\.stringValue)
                return (keys, try decoder.singleValueContainer().decode(String.self))
            }
        }
        #expect(throws: DecodingError.self) { try handmade("<r><super/></r>") }
        let found = try handmade("<r>text<super/></r>")
        expectEqual(found.text, "text")
        #expect(found.keys.contains("super"))
        let report = XMLDecoder().diagnose(Sub.self, from: "<r><super>text<x>1</x><y/></super></r>")
        expectEqual(Set(report.map(\.kind)), [.unknownText, .unknownElement])
    }

    @Test(
        "Its name follows the key strategies",
        arguments: [
            (.useDefaultKeys, .useDefaultKeys, "super", "x"),
            (.convertToCapitalized, .convertFromCapitalized, "Super", "X"),
            (.convertToUppercase, .convertFromUppercase, "SUPER", "X"),
            (.convertToSnakeCase, .convertFromSnakeCase, "super", "x"),
            (.convertToCapitalized, .ignoringCase, "Super", "X"),
        ] as [(XMLEncoder.KeyEncodingStrategy, XMLDecoder.KeyDecodingStrategy, String, String)])
    func strategies(
        encoding: XMLEncoder.KeyEncodingStrategy, decoding: XMLDecoder.KeyDecodingStrategy, name: String, key: String
    ) throws {
        let (encoder, decoder) = (XMLEncoder(), XMLDecoder())
        encoder.keyEncodingStrategy = encoding
        decoder.keyDecodingStrategy = decoding
        decoder.unknownNodes = .throw
        try expectCase(
            "<r><\(name)><\(key)>1</\(key)></\(name)></r>", Sub(x: 1, rest: [], flat: nil), encoder: encoder,
            decoder: decoder)
    }
}
