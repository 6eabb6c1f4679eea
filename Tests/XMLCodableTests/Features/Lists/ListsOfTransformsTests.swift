import Foundation
import Testing
import XMLCodable

/// Transforms, wrappers and other lists as the items of lists in a single text.
struct ListsOfTransformsTests {
    private struct Attribute<Item: Codable & Equatable>: Codable, Equatable {
        @XMLAttribute @XMLTransformed<XML.Separated<Item, XML.Comma>> var list: [Item]
    }
    private struct Section<Item: Codable & Equatable>: Codable, Equatable {
        @XMLCData @XMLTransformed<XML.Separated<Item, XML.Semicolon>> var list: [Item]
    }

    private struct Inner: Codable, Equatable { var itemCount: Int, day: Date }
    private enum Kind: String, Codable { case a, b }
    private enum Key: XMLValueKey { static var key: String { "@k" } }

    /// Writes a list in all forms, and expects that each is read as it was written, or refused.
    ///
    /// - Returns: The texts of the lists in words and commas; nil for one that is refused.
    private func forms<Item: Codable & Equatable>(
        _ items: [Item], _ encoder: XMLEncoder, _ decoder: XMLDecoder
    ) throws -> [String?] {
        func form<Model: Codable & Equatable>(_ model: Model) throws -> String? {
            let xml: String
            do { xml = try encoder.encodeToString(model, withRootKey: "r") } catch is EncodingError { return nil }
            try expectEqual(decoder.decode(Model.self, from: xml), model)
            return try XML.Document(parsing: xml).root["list"]?.text
        }
        _ = try form(Attribute(list: items))
        _ = try form(Section(list: items))
        return [try form(Words(list: items)), try form(Commas(list: items))]
    }

    private func transformed<T: XMLTransform>(_ type: T.Type, _ values: [T.Output]) -> [XMLTransformed<T>] {
        values.map { XMLTransformed<T>(wrappedValue: $0) }
    }

    @Test(
        "Items of a list follow the options of the coders as elsewhere, or are refused; parts of a document always are")
    func items() throws {
        let (encoder, decoder) = (XMLEncoder(), XMLDecoder())
        encoder.dateEncodingStrategy = .secondsSince1970
        encoder.keyEncodingStrategy = .convertToKebabCase
        decoder.dateDecodingStrategy = .secondsSince1970
        decoder.keyDecodingStrategy = .convertFromKebabCase
        let days = [Date(timeIntervalSince1970: 86_400), Date(timeIntervalSince1970: 172_800)]

        func expect<Item: Codable & Equatable>(
            _ items: [Item], _ words: String?, _ commas: String?, sourceLocation: SourceLocation = #_sourceLocation
        ) throws {
            try expectEqual(forms(items, encoder, decoder), [words, commas], sourceLocation: sourceLocation)
        }
        let inner = [Inner(itemCount: 1, day: days[0]), Inner(itemCount: 2, day: days[1])]
        let first = "<inner><item-count>1</item-count><day>86400.0</day></inner>"
        let second = "<inner><item-count>2</item-count><day>172800.0</day></inner>"
        try expect(transformed(XML.Embedded<Inner>.self, inner), "\(first) \(second)", "\(first),\(second)")
        try expect(transformed(XML.EpochMilliseconds.self, days), "86400000 172800000", "86400000,172800000")
        try expect(transformed(XML.RFC822.self, days), nil, nil)
        try expect(
            transformed(XML.AnyOf<XML.DateOnly, XML.RFC822>.self, days), "1970-01-02 1970-01-03",
            "1970-01-02,1970-01-03")
        try expect(transformed(XML.Separated<Date, XML.Semicolon>.self, [days]), "86400.0;172800.0", "86400.0;172800.0")
        try expect(transformed(XML.Separated<Int, XML.Semicolon>.self, [[1, 2], [3]]), "1;2 3", "1;2,3")
        try expect(transformed(XML.Separated<Int, XML.Comma>.self, [[1, 2], [3]]), "1,2 3", nil)
        try expect([XMLList(wrappedValue: days), XMLList(wrappedValue: [])], nil, "86400.0 172800.0,")
        try expect([XMLList(wrappedValue: [1, 2]), XMLList(wrappedValue: [3])], nil, "1 2,3")
        try expect(transformed(XML.Inverted.self, [true, false]), "false true", "false,true")
        try expect([XML.Open<Kind>.known(.a), .other("z")], "a z", "a,z")
        try expect([XML.DecimalNumber("1.50"), XML.DecimalNumber("2.0")], "1.50 2.0", "1.50,2.0")
        try expect([XMLPresence(true), XMLPresence(true)], nil, ",")
        try expect([XMLPresence(false)], nil, nil)
        try expect([Int?.some(1), nil], nil, nil)
        try expect(transformed(XML.ValueAt<Int, Key>.self, [1]), nil, nil)
        try expect(transformed([XML.Inverted].self, [[true]]), nil, nil)

        func expectRefused<Item: Codable & Equatable>(_ item: Item, sourceLocation: SourceLocation = #_sourceLocation) {
            let sentence = refusal(Words(list: [item]))?.sentence
            expectEnd(sentence, "parts of a document cannot be an item of a list", sourceLocation: sourceLocation)
        }
        expectRefused(XML.Element("a"))
        expectRefused(XML.Node.text("a"))
        expectRefused(InnerXML(wrappedValue: "a"))
        expectRefused(XMLComments(["a"]))
        expectRefused(XMLAnyElements([]))
        expectRefused(XMLAnyAttributes([]))
        #expect(throws: EncodingError.self) { try XMLEncoder().encode(Words(list: [Endless()])) }
    }

    private struct Endless: Codable, Equatable {
        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(self)
        }
    }

    private struct Lists: Codable, Equatable {
        @XMLTransformed<XML.Separated<Int, XML.Comma>?> var a: [Int]?
        @XMLCData @XMLTransformed<XML.Separated<String, XML.Comma>?> var b: [String]?
        @XMLList var c: [Int]?
        var d: [Int]?
    }

    @Test(
        "A list that is nil differs from an empty one",
        arguments: [XMLEncoder.NilEncodingStrategy.omit, .emptyElement, .xsiNil])
    func absent(strategy: XMLEncoder.NilEncodingStrategy) throws {
        for lists in [Lists(), Lists(a: []), Lists(b: []), Lists(c: []), Lists(a: [1], b: ["x"], c: [2], d: [3])] {
            try expectEqual(decoded(Lists.self, encoded(lists) { $0.nilEncodingStrategy = strategy }), lists)
        }
    }
}
