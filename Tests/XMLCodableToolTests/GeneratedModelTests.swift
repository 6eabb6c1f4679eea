import Foundation
import Testing
import XMLCodable
import XMLModelGenerator

/// Models that the tool made, which are compiled with the tests. With XMLCODABLE_UPDATE_MODELS set in the environment, the
/// tests write them.
struct GeneratedModelTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Models")

    struct Sample: Sendable, CustomTestStringConvertible {
        /// The schema or sample that the model is made from.
        let input: String
        /// The document that it reads.
        let document: String
        /// The enum around the model.
        let name: String
        /// Decodes a document strictly, and encodes it.
        let roundTrip: @Sendable (Data) throws -> Data
        var testDescription: String { input }

        init<Document: Codable & Sendable>(_ input: String, _ document: String, _ name: String, _: Document.Type) {
            (self.input, self.document, self.name) = (input, document, name)
            roundTrip = { data in
                let decoder = XMLDecoder()
                decoder.unknownNodes = .throw
                return try XMLEncoder().encode(decoder.decode(Document.self, from: data))
            }
        }
    }

    static let samples = [
        Sample("kitchen.xsd", "kitchen.xml", "KitchenModel", KitchenModel.Document.self),
        Sample("shapes.xsd", "shapes.xml", "ShapesModel", ShapesModel.Document.self),
        Sample("orders.xml", "orders.xml", "OrdersModel", OrdersModel.Document.self),
        Sample("constructs.xsd", "constructs.xml", "ConstructsModel", ConstructsModel.Document.self),
    ]

    @Test("The model is the one that is compiled, and what it reads, it writes again")
    func model() throws {
        for sample in Self.samples {
            var generator = ModelGenerator()
            generator.options.document = "Document"
            generator.options.namespace = sample.name
            generator.options.access = .internal
            let input = Self.folder.appendingPathComponent(sample.input).path
            let file = try #require(try generator.models(of: [input]).files.first)
            let compiled = Self.folder.appendingPathComponent(file.name)
            if ProcessInfo.processInfo.environment["XMLCODABLE_UPDATE_MODELS"] != nil {
                try Data(file.text.utf8).write(to: compiled)
            }
            try expectEqual(String(contentsOf: compiled, encoding: .utf8), file.text)
            try expectEqual(generator.models(of: [input]).files.first, file)
        }
        for sample in Self.samples {
            let source = try Data(contentsOf: Self.folder.appendingPathComponent(sample.document))
            let written = try sample.roundTrip(source)
            try expectEqual(Outline(written), Outline(source))
            try expectEqual(sample.roundTrip(written), written)
        }
    }

    /// The rows of a table in a guide, each with its cells.
    private static func rows(_ head: String) throws -> [[String]] {
        let guide = folder.appendingPathComponent("../../../Sources/XMLCodable/XMLCodable.docc/ModelsFromSchemas.md")
        let lines = try String(contentsOf: guide, encoding: .utf8).components(separatedBy: "\n")
        guard let start = lines.firstIndex(of: head) else { return [] }
        return lines[(start + 2)...].prefix { $0.hasPrefix("|") }.map { line in
            line.dropFirst(2).dropLast(2).components(separatedBy: " | ")
        }
    }

    @Test("Each row of the guide is an element of a schema, and its code is in the model")
    func guide() throws {
        let rows = try Self.rows("| XML Schema | Swift | for example |")
        #expect(rows.count > 20)
        let schema = try XML.Document(parsing: Data(contentsOf: Self.folder.appendingPathComponent("constructs.xsd")))
        let model = try String(contentsOf: Self.folder.appendingPathComponent("ConstructsModel.swift"), encoding: .utf8)
        let document = try XML.Document(parsing: Data(contentsOf: Self.folder.appendingPathComponent("constructs.xml")))
        var elements: [String: String] = [:]
        for element in schema.root.descendants(named: "xs:documentation") {
            elements[element.text] = element.parentName(in: schema.root)
        }
        for row in rows {
            let element = try #require(elements[row[0]], "\(row[0])")
            #expect(document.root.elements.contains { $0.name.localName == element }, "\(element)")
            for code in row[2].components(separatedBy: "`, `") {
                let code = code.replacingOccurrences(of: "`", with: "")
                #expect(model.contains(code), "\(row[0]): \(code)")
            }
        }
    }

    @Test("A value of an enumeration has the white space that its type keeps, and defaults are beside the values")
    func enumerations() throws {
        let decoder = XMLDecoder()
        try expectEqual(decoder.decode(ShapesModel.Fill.self, from: "<f> light\n  grey\t</f>"), .lightGrey)
        let lines = try decoder.decode([ShapesModel.Line].self, from: "<f><l> - </l><l>-</l></f>")
        expectEqual(lines, [.spaceMinusSpace, .minus])
        #expect(throws: DecodingError.self) { try decoder.decode(ShapesModel.Line.self, from: "<f> + </f>") }
        let source = try Data(contentsOf: Self.folder.appendingPathComponent("kitchen.xml"))
        let document = try XMLDecoder().decode(KitchenModel.Document.self, from: source)
        guard case .menu(let menu) = document else { return }
        expectNil(menu.currency)
        expectEqual(menu.currencyOrDefault, .eur)
        expectEqual(menu.food.first?.content.count, 4)
        expectNil(menu.food.first?.side?.price.value)
    }
}

extension XML.Element {
    /// The name of the component around a documentation.
    fileprivate func parentName(in root: XML.Element) -> String? {
        root.descendants.first { component in
            component.elements.contains { $0.elements.contains { $0.location == location } }
        }?[attribute: "name"]
    }
}

/// What a document says, without its prefixes and the white space between elements.
private struct Outline: Equatable {
    private var lines: [String] = []

    init(_ data: Data) throws {
        var open = [(element: try XML.Document(parsing: data).root, depth: 0)]
        while let (element, depth) = open.popLast() {
            lines.append("\(depth) \(Self.words(element.name))")
            lines += element.attributes.filter { !$0.name.qualifiedName.hasPrefix("xmlns") }
                .map { "\(depth) @\(Self.words($0.name)) \(Self.value($0))" }.sorted()
            if element.elements.isEmpty || !element.text.allSatisfy(\.isWhitespace) { lines.append(element.text) }
            open += element.elements.reversed().map { ($0, depth + 1) }
        }
    }

    private static func words(_ name: XML.Name) -> String { "{\(name.namespaceURI ?? "")}\(name.localName)" }

    /// A value without the prefix of a type.
    private static func value(_ attribute: XML.Attribute) -> String {
        attribute.name.localName == "type" ? String(attribute.value.split(separator: ":").last ?? "") : attribute.value
    }
}
