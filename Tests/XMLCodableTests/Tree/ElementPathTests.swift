import Testing

@testable import XMLCodable

@Suite struct ElementPathTests {
    @Test(
        "a path has steps, indices and an attribute",
        arguments: [
            ("a", 1, 0, false), ("a.b", 2, 0, false), ("a.0", 1, 1, false), ("a.0.b.12", 2, 2, false),
            ("{http://x.y/z}a.b", 2, 0, false), ("a.@b", 1, 0, true), ("@b.c", 0, 0, true), ("a.@{u.v}b", 1, 0, true),
            ("a..b", 1, 0, false), ("a..b.c", 2, 0, false),
        ])
    func shapes(_ text: String, _ steps: Int, _ indices: Int, _ hasAttribute: Bool) {
        let path = ElementPath(text)
        #expect(path.steps.count == steps)
        #expect(path.steps.filter { $0.index != nil }.count == indices)
        #expect((path.attribute != nil) == hasAttribute)
    }

    @Test(
        "text of any other form is a literal name",
        arguments: ["", ".", "a.", ".a", "0", "0.a", "a.0.0", "@", "a.@", "#text", "a.#text", "*b", "a.*b", "a.**.0"])
    func literals(_ text: String) {
        let path = ElementPath(text)
        #expect(path.steps.count == 1)
        #expect(path.steps.first?.name.made == XML.Name(text))
        #expect(path.attribute == nil)
        #expect(!path.isComposite)
    }
}
