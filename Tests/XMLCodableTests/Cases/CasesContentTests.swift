import Foundation
import Testing
import XMLCodable

@Suite("Cases A and F: names and mixed content as declarations")
struct CasesContentTests {
    // MARK: - A1

    struct Food: Codable, Equatable {
        @ElementName var element: String
        var name: String
        var price: Float
        var description: String?
        var calories: Int?
    }

    @Test("A1: the root is written under the name that it was read from")
    func rootName() throws {
        let xml = """
            <food>
              <name>Belgian Waffles</name>
              <price>5.95</price>
              <calories>650</calories>
            </food>
            """
        let food = try XMLDecoder().decode(Food.self, from: xml)
        #expect(food == Food(element: "food", name: "Belgian Waffles", price: 5.95, description: nil, calories: 650))
        #expect(try XMLEncoder().encodeToString(food) == unindented(xml))
        #expect(try XMLEncoder().encodeToString(food, withRootKey: "myFood").hasPrefix("<myFood><name>"))
    }

    // MARK: - F

    static let town = #"<p eId="para_3"> Deputy <b>Sherrif</b> is going to rule this town. </p>"#

    struct TextOfRuns: Codable, Equatable {
        enum Run: Codable, Equatable {
            case text(String)
            case b(String)
            enum CodingKeys: String, CodingKey {
                case text = "#text"
                case b
            }
        }

        @Attribute var eId: String
        var runs: [Run]
        enum CodingKeys: String, CodingKey {
            case eId
            case runs = "*"
        }
    }

    @Test("F, XMLMapper#4: mixed text as an enum of runs")
    func runs() throws {
        try expectCase(
            Self.town,
            TextOfRuns(
                eId: "para_3",
                runs: [.text(" Deputy "), .b("Sherrif"), .text(" is going to rule this town. ")]))
    }

    struct TextAsNodes: Codable, Equatable {
        @Attribute var eId: String
        var content: [XML.Node]
        enum CodingKeys: String, CodingKey {
            case eId
            case content = "*"
        }
    }

    @Test("F, XMLMapper#4: mixed text as nodes")
    func nodes() throws {
        let nodes: [XML.Node] = [
            .text(" Deputy "), .element(XML.Element("b", text: "Sherrif")), .text(" is going to rule this town. "),
        ]
        try expectCase(Self.town, TextAsNodes(eId: "para_3", content: nodes))
    }

    struct TextAsXML: Codable, Equatable {
        @Attribute var eId: String
        @InnerXML var content: String
        enum CodingKeys: String, CodingKey {
            case eId
            case content = "*"
        }
    }

    @Test("F, XMLMapper#4: mixed text as inner XML")
    func innerXML() throws {
        try expectCase(
            Self.town, TextAsXML(eId: "para_3", content: " Deputy <b>Sherrif</b> is going to rule this town. "))
    }

    @Test("F, XMLDictionary#23: the inner XML of a property, in the order of the document")
    func order() throws {
        struct Page: Codable, Equatable {
            @InnerXML var p: String
        }
        let inner = "The <italic>quick</italic> brown fox jumps over the lazy dog"
        try expectCase("<page><p>\(inner)</p></page>", Page(p: inner))
    }

    enum Block: Codable, Equatable {
        case title(String)
        case text(String)
        case comment(String)
        enum CodingKeys: String, CodingKey { case title = "Title", text = "Text", comment = "Comment" }
    }

    @Test("F, XMLMapper#46: interleaved elements keep their order as a list of an enum's cases")
    func interleaved() throws {
        try expectCase(
            CasesFOrderTests.document,
            [Block.title("Title 1"), .text("Text 1"), .comment("Comment 1"), .text("Text 2")])
    }
}
