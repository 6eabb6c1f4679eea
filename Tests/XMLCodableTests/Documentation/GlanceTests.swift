import Foundation
import Testing
import XMLCodable
import XMLCodableFormatters

/// Checks that the two tables at the start of XMLMapping.md list everything public in the sources.
struct GlanceTests {
    /// The sources of folders of the library.
    static func sources(_ folders: String...) throws -> [String] {
        try folders.flatMap { name in
            let folder = DocumentationSnippetsTests.root.appendingPathComponent("Sources/XMLCodable/\(name)")
            return try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
                .map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
        }
    }

    /// The names that follow each occurrence of a text.
    static func names(after text: String, in source: String) -> [String] {
        source.components(separatedBy: text).dropFirst().map { rest in
            String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        }
    }

    static func glance() throws -> String {
        let start = try #require(FeatureParityTableTests.page.range(of: "## At a glance"))
        let rest = FeatureParityTableTests.page[start.upperBound...]
        let end = try #require(rest.range(of: "\n## "))
        return String(rest[..<end.lowerBound])
    }

    @Test("The tables have every property wrapper, and every option of the coders")
    func wrappers() throws {
        let wrappers = try Self.sources("Coding", "Features").flatMap {
            Self.names(after: "@propertyWrapper\npublic struct ", in: $0)
        }
        let glance = try Self.glance()
        #expect(wrappers.count > 15)
        for wrapper in wrappers {
            #expect(glance.contains("`@\(wrapper)`") || glance.contains("`@\(wrapper)<"), "\(wrapper)")
        }
        let options = try (Self.sources("Decoding") + Self.sources("Encoding"))
            .flatMap { Self.names(after: "    public final var ", in: $0) }
        #expect(options.count > 35)
        for option in options { #expect(glance.contains("`\(option)`"), "\(option)") }
    }

    private func set<Coder: AnyObject, Choice>(
        _ coder: Coder, _ option: ReferenceWritableKeyPath<Coder, Choice>, _ choices: Choice...
    ) {
        for choice in choices { coder[keyPath: option] = choice }
    }

    /// Sets every choice of the table of strategies.
    private func choose(_ decoder: XMLDecoder, _ encoder: XMLEncoder) {
        set(decoder, \.dateDecodingStrategy, .xmlSchema, .iso8601, .rfc822, .secondsSince1970, .millisecondsSince1970)
        set(decoder, \.dateDecodingStrategy, .format("d.M.yyyy"), .keyFormatted { _ in nil }, .anyOf(.rfc822, .iso8601))
        set(decoder, \.dateDecodingStrategy, .custom { _ in Date() })
        set(encoder, \.dateEncodingStrategy, .date, .formatted(DateFormatter()), .deferredToDate)
        set(encoder, \.decimalEncodingStrategy, .shortest, .fractionDigits(2))
        set(decoder, \.dataDecodingStrategy, .base64, .hex, .deferredToData, .custom { _ in Data() })
        set(decoder, \.boolDecodingStrategy, .xmlSchema, .lenient)
        set(encoder, \.boolEncodingStrategy, .numeric, .custom(true: "yes", false: "no"))
        set(decoder, \.nonConformingFloatDecodingStrategy, .xmlSchema, .throw)
        set(
            decoder, \.nonConformingFloatDecodingStrategy,
            .convertFromString(positiveInfinity: "+", negativeInfinity: "-", nan: "?"))
        set(
            encoder, \.nonConformingFloatEncodingStrategy,
            .convertToString(positiveInfinity: "+", negativeInfinity: "-", nan: "?"))
        set(encoder, \.stringEncodingStrategy, .deferredToString, .cdata)
        set(encoder, \.nilEncodingStrategy, .omit, .emptyElement, .xsiNil)
        set(decoder, \.emptyElementStrategy, .valueOrNil, .nil, .value)
        set(decoder, \.missingCollectionStrategy, .empty, .throw)
        set(decoder, \.keyDecodingStrategy, .useDefaultKeys, .ignoringCase)
        set(encoder, \.keyEncodingStrategy, .custom { $0[$0.count - 1] })
        set(decoder, \.nodeDecodingStrategy, .deferredToDecoder)
        set(encoder, \.nodeEncodingStrategy, .deferredToEncoder, .custom { _, _ in { _ in nil } })
        set(decoder, \.nestedKeyStrategy, .separated(by: "."), .literal)
        set(decoder, \.dictionaryKeyStrategy, .elementNames, .entries)
        set(decoder, \.namespaces, .literal, .ignoringPrefixes, .bound(["m": "urn:m"]))
        set(encoder, \.undeclaredPrefixStrategy, .throw, .declare)
        set(decoder, \.unknownNodes, .skip, .throw)
        set(decoder, \.unknownChoices, .skip, .throw)
        set(encoder, \.outputFormatting, .prettyPrinted, .sortedKeys, .sortedAttributes, .sortedElements)
        set(encoder, \.outputFormatting, .noEmptyElements, .compactEmptyElements, .singleQuotes, .attributesOnLines)
        set(encoder, \.outputFormatting, .crlfLineEnds)
        set(encoder, \.indentation, .spaces(4), .tabs(1))
    }

    @Test("Every choice in the table of strategies compiles")
    func choices() throws {
        choose(XMLDecoder(), XMLEncoder())
        let source = try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8)
        let table = try Self.glance().components(separatedBy: "### Strategies")[1]
        var count = 0
        for row in table.split(separator: "\n") where row.hasPrefix("| ") {
            let cells = row.components(separatedBy: " | ")
            let options = Self.names(after: "`", in: cells[2])
            for choice in Self.names(after: "`.", in: cells[1]) {
                let isSet = options.contains { option in
                    let pattern = #"\\.\#(option),[^\\]*\.\#(choice)\b"#
                    return source.range(of: pattern, options: .regularExpression) != nil
                }
                #expect(isSet, "\(choice)")
                count += 1
            }
        }
        #expect(count > 50)
    }

    @Test("Every protocol for custom types is named, or belongs to a wrapper")
    func protocols() throws {
        let known: Set = [
            "XMLPropertyWrapper", "XMLPlacedProperty", "XMLOptionalValue", "XMLValueProperty", "XMLTransform",
            "XMLDateTimeFormat", "XMLDefaultProvider", "XMLEmptyValue", "XMLLossyValue",
            "XMLListValue", "XMLListSeparator", "XMLValueKey", "XMLPolymorphicFamily", "XMLPolymorphicMembers",
            "XMLBooleanSpelling", "XMLMapEntry",
        ]
        let protocols = try Self.sources("Coding", "Features").flatMap {
            Self.names(after: "\npublic protocol ", in: $0)
        }
        .filter { !$0.hasPrefix("_") }
        let glance = try Self.glance()
        for name in protocols where !known.contains(name) { #expect(glance.contains("`\(name)`"), "\(name)") }
        #expect(Set(protocols).isSuperset(of: known))
    }

    enum Family: XMLPolymorphicFamily {
        typealias Member = any Codable
        static var xmlTypes: [String: any Codable.Type] { ["Text": String.self] }
    }

    @Test("Missing values are decoded as the table says")
    func missing() throws {
        struct Model: Codable {
            @XMLAttribute var attribute: Int?
            @XMLText var text: String?
            @XMLElementName var name: String
            @XMLAnyAttributes var attributes: [XML.Attribute]
            @XMLAnyElements var elements: [XML.Element]
            @XMLTransformed<XML.ISO8601?> var date: Date?
            @XMLList var list: [Int]
            @XMLPresence var isThere: Bool
            @XMLDefault<XML.One> var one: Int
            @XMLLenient var lenient: Int?
            @XMLLossy var lossy: [Int]
            @XMLPolymorphic<Family?> var optional: (any Codable)?
            @XMLPolymorphic<[Family]> var array: [any Codable]
        }
        let model = try XMLDecoder().decode(Model.self, from: "<r/>")
        expectNil(model.attribute)
        expectEqual(model.name, "r")
        #expect(model.attributes.isEmpty && model.elements.isEmpty)
        expectNil(model.date)
        #expect(model.list.isEmpty && model.lossy.isEmpty && model.array.isEmpty)
        #expect(!model.isThere)
        expectEqual(model.one, 1)
        expectNil(model.lenient)
        expectNil(model.optional)
        struct Inner: Codable { @InnerXML var content: String }
        #expect(throws: DecodingError.self) { try XMLDecoder().decode(Inner.self, from: "<r/>") }
        struct Member: Codable { @XMLPolymorphic<Family> var member: any Codable }
        #expect(throws: DecodingError.self) { try XMLDecoder().decode(Member.self, from: "<r/>") }
        struct Plain: Codable { @XMLAttribute var id: Int }
        #expect(throws: DecodingError.self) { try XMLDecoder().decode(Plain.self, from: "<r/>") }
    }

    @Test("Wrappers compose in the order that the table states")
    func order() throws {
        struct Model: Codable, Equatable {
            @XMLAttribute @XMLLenient @XMLDefault<XML.Zero> var a: Int
            @XMLAttribute @XMLLenient @XMLTransformed<XML.ISO8601?> var b: Date?
            @XMLChild @XMLLossy var c: [Int]
            @XMLAttribute @XMLList var d: [Int]
            @XMLCData @XMLTransformed<XML.HexData> var e: Data
        }
        let model = try XMLDecoder().decode(
            Model.self, from: "<r a='x' b='y' d='1 2'><c>1</c><c>z</c><e><![CDATA[00]]></e></r>")
        expectEqual(model, Model(a: 0, b: nil, c: [1], d: [1, 2], e: Data([0])))
    }
}
