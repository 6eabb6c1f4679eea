import Foundation
import Testing
import XMLCodable
import XMLCodableStreaming

/// The paths that a reader takes are those that a writer takes.
struct RecordPathTests {
    /// Options of both coders.
    struct Rules: Sendable, CustomTestStringConvertible {
        let testDescription: String
        var nested = XMLNestedKeyStrategy.separated(by: "."), attributePrefix = "@"
        var namespaces = XMLNamespaceStrategy.literal, convertsKeys = false, isIndented = false
        var separator: String { nested == .separated(by: "/") ? "/" : "." }
        var decoder: XMLDecoder {
            let decoder = XMLDecoder()
            decoder.nestedKeyStrategy = nested
            decoder.attributeKeyPrefix = attributePrefix
            decoder.namespaces = namespaces
            if convertsKeys { decoder.keyDecodingStrategy = .convertFromSnakeCase }
            return decoder
        }
        var encoder: XMLEncoder {
            let encoder = XMLEncoder()
            encoder.nestedKeyStrategy = nested
            encoder.attributeKeyPrefix = attributePrefix
            encoder.namespaces = namespaces
            if isIndented { encoder.outputFormatting = .prettyPrinted }
            if convertsKeys { encoder.keyEncodingStrategy = .convertToSnakeCase }
            return encoder
        }
    }

    static let rules: [Rules] = [
        Rules(testDescription: "usual"), Rules(testDescription: "literal", nested: .literal),
        Rules(testDescription: "slash", nested: .separated(by: "/")),
        Rules(testDescription: "underscore for attributes", attributePrefix: "_"),
        Rules(testDescription: "no attributes", attributePrefix: ""),
        Rules(testDescription: "bound", namespaces: .bound(["p": "urn:p", "": "urn:default"])),
        Rules(testDescription: "bound and indented", namespaces: .bound(["": "urn:default"]), isIndented: true),
        Rules(testDescription: "ignoring prefixes", namespaces: .ignoringPrefixes),
        Rules(testDescription: "snake case", convertsKeys: true),
    ]

    private static let parts = [
        "", "a", "aB", "a_b", "_a", "é", "0", "1", "7a", "-a", "a b", " a", "a\n", "p:a", "q:a", "a:b:c", ":a", "a:",
        "xmlns", "xmlns:a", "xml:a", "@x", "@", "*", "*x", "#text", "#x", "{urn:a}x", "{urn:p}x", "{urn:a}", "{urn:a",
        "}", "{}x", "{}p:x", "{urn:a}p:x", "{urn:a}7", "{urn.a/b}x", "<", "&", "a\u{0}", "a/b", "a//b", "[0]", "a.",
        ".", "{http://www.w3.org/2000/xmlns/}x", "{http://www.w3.org/XML/1998/namespace}x",
    ]

    /// Paths of all parts alone and between others, and of every ninth pair, which differ for each of the rules.
    private static func paths(_ rules: Rules) -> [String] {
        let separator = rules.separator
        let number = Self.rules.firstIndex { $0.testDescription == rules.testDescription } ?? 0
        var paths = parts
        for (index, first) in parts.enumerated() {
            for (other, second) in parts.enumerated() where (index + other) % Self.rules.count == number {
                paths.append(first + separator + second)
            }
            paths.append("a" + separator + first + separator + "b")
            paths.append(first + separator + "a" + separator + "*")
            paths.append(separator + first + separator)
        }
        return paths
    }

    /// Writes two records at a path.
    private func written(_ path: String, _ encoder: XMLEncoder) throws -> [UInt8] {
        // The prefixes of the paths are declared, so that none is refused because of the document.
        let declared = ["xmlns:q": "urn:q", "xmlns:p": "urn:p"]
        let writer = try encoder.writer(at: path, withRootKey: "root", rootAttributes: declared)
        for number in 1...2 {
            if path.contains("*") {
                try writer.write(XML.Element("record", children: [.text("\(number)")]))
            } else {
                try writer.write(number)
            }
        }
        try writer.finish()
        return writer.nextChunk() ?? []
    }

    @Test("What one refuses the other refuses, and what one writes the other reads", arguments: rules)
    func table(_ rules: Rules) throws {
        let (decoder, encoder) = (rules.decoder, rules.encoder)
        encoder.undeclaredPrefixStrategy = .declare
        var accepted = 0
        for path in Self.paths(rules) where !path.isEmpty {
            let reader = Result { try decoder.reader(String.self, at: path) }
            let bytes = Result { try written(path, encoder) }
            let value = Result { try decoder.decode([String].self, from: "<root/>", at: path) }
            if case .success = reader { expectEqual(try? value.get(), [], for: path) }
            if case .failure(let error as DecodingError) = reader, sentence(error).contains("; a path"),
                !path.contains("*")
            {
                expectThrows(DecodingError.self, for: path) { try value.get() }
            }
            switch (reader, bytes) {
            case (.success(let reader), .success(let bytes)):
                accepted += 1
                reader.feed(bytes)
                reader.finish()
                let records = Result { [try reader.next(), try reader.next(), try reader.next()] }
                let isSame = (try? records.get()) == ["1", "2", nil]
                #expect(isSame, "\(path): \(records) of \(String(decoding: bytes, as: UTF8.self))")
            case (.failure(let reading as DecodingError), .failure(let writing as EncodingError)):
                expectEqual(sentence(reading), sentence(writing), for: path)
            default: Issue.record("\(path): \(reader), but \(bytes)")
            }
        }
        #expect(accepted > 50)
    }

    private func sentence(_ error: DecodingError) -> String {
        if case .dataCorrupted(let context) = error { context.debugDescription } else { "\(error)" }
    }

    private func sentence(_ error: EncodingError) -> String {
        if case .invalidValue(_, let context) = error { context.debugDescription } else { "\(error)" }
    }

    @Test("The sentences of errors; an empty path is the root for a reader only; sequences throw at the first record")
    func sentences() async throws {
        let wayOut = #"; a path begins below the root, as in "a.b" or "a.*""#
        for (path, sentence) in [
            ("a/b", "\"a/b\" is not an XML name"), ("a.", "the path \"a.\" is neither a name nor a path"),
            ("a.0", "expected a path of elements without indices for the records of a stream, found \"a.0\""),
            ("a.@x", "expected a path of elements without indices for the records of a stream, found \"a.@x\""),
            ("a b", "\"a b\" is not an XML name"), ("{urn:a", "\"{urn:a\" lacks the \"}\" after the namespace"),
            ("xmlns:a.b", "\"xmlns:a\" is reserved for namespace declarations and cannot name an element"),
        ] {
            let reading = try requireThrows(DecodingError.self) { try XMLDecoder().reader(Int.self, at: path) }
            let writing = try requireThrows(EncodingError.self) { try written(path, XMLEncoder()) }
            let sentence = sentence + (sentence.hasPrefix("expected") ? "" : wayOut)
            expectEqual(self.sentence(reading), sentence)
            expectEqual(self.sentence(writing), sentence)
        }
        let reader = try XMLDecoder().reader(Int.self, at: "")
        reader.feed("<a>1</a>".utf8)
        reader.finish()
        try expectEqual(reader.next(), 1)
        let error = try requireThrows(EncodingError.self) { try written("", XMLEncoder()) }
        expectEqual(sentence(error), "the path of the records is empty, and a document has only one root")
        let chunks = AsyncStream<[UInt8]> { $0.finish() }
        await #expect(throws: DecodingError.self) {
            for try await _ in XMLDecoder().elements(Int.self, at: "a.", in: chunks) {}
        }
        let others = AsyncStream<[UInt8]> { $0.finish() }
        await #expect(throws: DecodingError.self) {
            for try await _ in XMLDecoder().elements(Int.self, at: "a b", in: others, concurrency: 2) {}
        }
    }

    @Test("A path is at most as deep as elements can be", arguments: [1, 2, 5])
    func depth(_ limit: Int) throws {
        let (decoder, encoder) = (XMLDecoder(), XMLEncoder())
        decoder.parsingOptions.limits.depth = limit
        encoder.limits.depth = limit
        for level in 1...6 {
            let path = (1...level).map { _ in "a" }.joined(separator: ".")
            expectEqual(((try? decoder.reader(Int.self, at: path)) != nil), (level < limit), for: level)
            expectEqual(((try? encoder.writer(at: path, withRootKey: "r")) != nil), (level < limit), for: level)
        }
    }
}
