import Testing

@testable import XMLCodable

struct XMLNodeTests {
    static let nodes: [XML.Node] = [
        .element("a"), .element("b"), .text("a"), .text("b"), .cdata("a"), .comment("a"), .text("\u{E9}"),
        .text("e\u{301}"), .processingInstruction(target: "a", data: ""),
        .processingInstruction(target: "a", data: "a"),
        .processingInstruction(target: "b", data: ""),
    ]

    @Test("a node equals only itself", arguments: nodes.indices)
    func equality(_ index: Int) {
        let node = Self.nodes[index]
        expectEqual(Self.nodes.filter { $0 == node }.count, 1)
        expectEqual(Set(Self.nodes + [node]).count, Self.nodes.count)
    }
}

extension XML.Node {
    fileprivate static func element(_ name: String) -> XML.Node { .element(XML.Element(name)) }
}
