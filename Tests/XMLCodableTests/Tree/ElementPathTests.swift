import Testing

@testable import XMLCodable

struct ElementPathTests {
    @Test(
        "a path has steps, indices and an attribute",
        arguments: [
            ("a", 1, 0, false), ("a.b", 2, 0, false), ("a.0", 1, 1, false), ("a.0.b.12", 2, 2, false),
            ("{http://x.y/z}a.b", 2, 0, false), ("a.@b", 1, 0, true), ("@b.c", 0, 0, true), ("a.@{u.v}b", 1, 0, true),
            ("a..b", 1, 0, false), ("a..b.c", 2, 0, false),
        ])
    func shapes(_ text: String, _ steps: Int, _ indices: Int, _ hasAttribute: Bool) {
        let path = ElementPath(text)
        expectEqual(path.steps.count, steps)
        expectEqual(path.steps.filter { $0.index != nil }.count, indices)
        expectEqual((path.attribute != nil), hasAttribute)
    }

    @Test(
        "text of any other form is a literal name",
        arguments: ["", ".", "a.", ".a", "0", "0.a", "a.0.0", "@", "a.@", "#text", "a.#text", "*b", "a.*b", "a.**.0"])
    func literals(_ text: String) {
        let path = ElementPath(text)
        expectEqual(path.steps.count, 1)
        expectEqual(path.steps.first?.name.made, XML.Name(text))
        expectNil(path.attribute)
        #expect(!path.isComposite)
    }

    @Test("Brackets that are not closed are part of a name")
    func openBrackets() {
        let path = ElementPath(String(repeating: "[", count: 1_000) + ".b")
        expectEqual(path.steps.count, 2)
        expectEqual(ElementPath("a[.b]").steps.count, ElementPath("a[x.b]").steps.count)
    }
}
