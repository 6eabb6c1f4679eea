import Foundation
import OtherPackagesStandIn
import SwiftDataStandIn
import SwiftUIStandIn
import Testing
import XMLCodable

// That this file compiles is the test: every name of the other modules is used unqualified beside the library's.

extension Text {
    fileprivate var isEmpty: Bool { content.isEmpty }
}

extension Element {
    fileprivate var description: String { name }
}

private struct MenuView: View {
    @Attribute var title = "Menu"

    var body: Text { Text(title) }
}

private enum Shapes: XMLPolymorphicFamily {
    typealias Member = any Codable & Sendable
    static var xmlTypes: [String: any Codable.Type] { ["Food": Food.self] }
}

private struct Food: Codable, Equatable, XMLMapped {
    static let xmlMapping = XMLTypeMapping(root: "food")

    @XMLAttribute var id: Int
    @XMLChild var name: String
    @XMLElementAndAttribute var year: Int
    @XMLCData var note: String
    @XMLAttribute @XMLList var sizes: [Int]
    @XMLPresence var vegan: Bool
    @XMLDefault<XML.Zero> var calories: Int
    @XMLLenient var stars: Int?
    @XMLLossy var price: [Int]
    @XMLTransformed<XML.AsString> var weight: Int
    @XMLElementName var element: String
    @XMLAnyAttributes var attributes: [XML.Attribute]
    @XMLAnyElements var elements: [XML.Element]
    @InnerXML var details: String
    var origin: XMLLocated<String>
}

private struct Sentence: Codable, Equatable {
    @XMLText var text: String
}

/// Names beside those of other packages.
struct NameClashTests {
    @Test("Models with every property wrapper stand beside SwiftUI, SwiftData and other packages")
    @MainActor func unqualifiedNames() throws {
        let names = [
            Element().description, ElementAndAttribute().name, CData().name, ElementName().name, AnyAttributes().name,
            AnyElements().name, Transformed().name, SpaceSeparated().name, Presence().name, Default().name,
            Lenient().name, Lossy().name, Located().name, Polymorphic().name, PolymorphicOptional().name,
            PolymorphicArray().name, DynamicNodeEncoding().name, DynamicNodeDecoding().name, Document().name,
            Node().name, Encoding().name, Namespace().name, Placement().name,
        ]
        #expect(Set(names).count == names.count)
        #expect(MenuView().body.content == "Menu" && !MenuView().body.isEmpty)

        let food = Food(
            id: 7, name: "Waffles", year: 2026, note: "R&D", sizes: [1, 2], vegan: true, calories: 0, stars: nil,
            price: [5], weight: 3, element: "food", attributes: [XML.Attribute("lang", value: "nl")],
            elements: [XML.Element("x")], details: "<b>bold</b>", origin: XMLLocated("Ghent"))
        let data = try XMLEncoder().encode(food)
        #expect(try XMLDecoder().decode(Food.self, from: data) == food)
        let sentence = try XMLDecoder().decode(Sentence.self, from: "<s>Salt</s>")
        #expect(sentence == Sentence(text: "Salt"))
    }
}
