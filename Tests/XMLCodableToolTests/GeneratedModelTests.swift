import Foundation
import Testing
import XMLCodable
import XMLModelGenerator

/// Models that the tool made, which are compiled with the tests. With XMLCODABLE_UPDATE_MODELS set in the environment, the
/// tests write them.
/// Generated models.
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
    ]

    @Test("The model is the one that is compiled", arguments: samples)
    func model(_ sample: Sample) throws {
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
        #expect(try String(contentsOf: compiled, encoding: .utf8) == file.text)
        #expect(try generator.models(of: [input]).files.first == file)
    }

    @Test("What the model reads, it writes again", arguments: samples)
    func roundTrip(_ sample: Sample) throws {
        let source = try Data(contentsOf: Self.folder.appendingPathComponent(sample.document))
        let written = try sample.roundTrip(source)
        #expect(try Outline(written) == Outline(source))
        #expect(try sample.roundTrip(written) == written)
    }

    @Test("Defaults are beside the values")
    func defaults() throws {
        let source = try Data(contentsOf: Self.folder.appendingPathComponent("kitchen.xml"))
        let document = try XMLDecoder().decode(KitchenModel.Document.self, from: source)
        guard case .menu(let menu) = document else { return }
        #expect(menu.currency == nil)
        #expect(menu.currencyOrDefault == .eur)
        #expect(menu.food.first?.content.count == 4)
        #expect(menu.food.first?.side?.price.value == nil)
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
