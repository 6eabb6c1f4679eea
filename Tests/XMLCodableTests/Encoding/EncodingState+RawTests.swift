import Testing
import XMLCodable

@Suite("Raw elements as values")
struct EncodingStateRawTests {
    private let element: XML.Element

    init() throws {
        element = try XML.Document(parsing: "<x:a xmlns:x='urn:x' k='1'> t <x:b/><!-- c --></x:a>").root
    }

    struct Model: Encodable {
        var a: XML.Element
        var list: [XML.Element]
        var rest: [XML.Element]
        enum CodingKeys: String, CodingKey {
            case a, list
            case rest = "*"
        }
    }

    @Test("Raw elements are written under the name of their key, or unchanged")
    func places() throws {
        let own = "<x:a xmlns:x='urn:x' k='1'> t <x:b /><!-- c --></x:a>"
        let named: (String) -> String = {
            "<\($0) xmlns:x=\"urn:x\" k=\"1\"> t <x:b /><!-- c --></\($0)>"
        }
        let text = try encoded(Model(a: element, list: [element, element], rest: [element]))
        #expect(text == "<r>" + named("a") + named("list") + named("list") + own + "</r>")
    }

    @Test("A raw element at the top level is the root")
    func topLevel() throws {
        #expect(
            try encoded(element, root: nil) == "<x:a xmlns:x='urn:x' k='1'> t <x:b /><!-- c --></x:a>")
        #expect(
            try XMLEncoder().encodeToString(element, withRootKey: "r", rootAttributes: ["b": "2"])
                == #"<r xmlns:x="urn:x" k="1" b="2"> t <x:b /><!-- c --></r>"#)
        #expect(try XMLEncoder().encodeToElement(element) == element)
    }

    @Test("Names of raw elements can have prefixes that the model declares")
    func prefixes() throws {
        struct Model: Encodable {
            var p: String?
            var a: XML.Element
            enum CodingKeys: String, CodingKey {
                case p = "@xmlns:p"
                case a = "p:a"
            }
        }
        #expect(
            try encoded(Model(p: "urn:p", a: XML.Element("x", children: [.element(XML.Element("p:b"))])))
                == #"<r xmlns:p="urn:p"><p:a><p:b /></p:a></r>"#)
        #expect(
            try encoded(Model(p: nil, a: XML.Element("x")))
                == #"<r xmlns:p="urn:undeclared-prefix:p"><p:a /></r>"#)
    }

    @Test("A raw element that cannot be written throws")
    func malformed() throws {
        let bad = XML.Element("a b")
        #expect(refusal(["k": bad]) == nil)
        #expect(refusal(["k": XML.Element("a", text: "\u{0}")])?.path == ["k"])
        struct Kept: Encodable { @XMLAttribute var a: XML.Element }
        #expect(refusal(Kept(a: element))?.path == ["a"])
    }
}
