/// The content of an element that was created in code or modified: ``XML/Element`` copies it before a write that would
/// be visible to another value.
///
/// It is mutated only by its unique owner, which makes it safe to send.
package final class OwnedElement: @unchecked Sendable {
    var name: XML.Name
    var attributes: [XML.Attribute]
    var children: [XML.Node]

    init(name: XML.Name, attributes: [XML.Attribute], children: [XML.Node]) {
        self.name = name
        self.attributes = attributes
        self.children = children
    }

    /// Copies the content of a parsed element; its child elements remain in the store.
    convenience init(_ store: NodeStore, _ node: Int) {
        self.init(
            name: store.elementName(node), attributes: store.attributes(of: node), children: store.children(of: node))
    }

    /// Takes the tree apart from the top; releasing nested elements directly would recurse once per level.
    deinit {
        var released: [OwnedElement] = []
        Self.collect(&children, into: &released)
        while var element = released.popLast() {
            if isKnownUniquelyReferenced(&element) { Self.collect(&element.children, into: &released) }
        }
    }

    private static func collect(_ children: inout [XML.Node], into released: inout [OwnedElement]) {
        for case .element(let child) in children {
            if let owned = child.owned { released.append(owned) }
        }
        children = []
    }
}
