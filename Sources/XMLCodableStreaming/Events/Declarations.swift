import XMLCodable

/// Namespace declarations of a start tag, in order.
struct Declarations: RandomAccessCollection {
    typealias Element = (prefix: String, uri: String)

    private var all: [Element] = []
    /// The number of the last one of each prefix, if there are more than a few.
    private var last: [String: Int] = [:]

    private static let few = 8

    init() {}

    init(_ declarations: some Sequence<Element>) { for declaration in declarations { append(declaration) } }

    /// Those among attributes.
    init(in attributes: [XML.Attribute]) {
        for attribute in attributes {
            let name = attribute.name
            if name.qualifiedName == "xmlns", name.namespaceURI.map(NamespaceScope.isReserved) ?? true {
                append(("", attribute.value))
            } else if name.prefix == "xmlns" {
                append((name.localName, attribute.value))
            }
        }
    }

    var startIndex: Int { 0 }
    var endIndex: Int { all.count }
    subscript(index: Int) -> Element { all[index] }

    /// The namespace that a prefix is declared as; nil if it is not declared here.
    subscript(prefix: String) -> String? {
        if all.count <= Self.few { return all.last { $0.prefix == prefix }?.uri }
        return last[prefix].map { all[$0].uri }
    }

    mutating func append(_ declaration: Element) {
        all.append(declaration)
        guard all.count > Self.few else { return }
        if last.isEmpty { for (index, known) in all.enumerated() { last[known.prefix] = index } }
        last[declaration.prefix] = all.count - 1
    }

    static func += (all: inout Declarations, more: some Sequence<Element>) { for next in more { all.append(next) } }
}
