/// The attributes that a document type declaration declares, as expat reads them.
struct Defaults {
    private struct Declared {
        let name: String
        let value: String?
    }

    private var lists: [[UInt8]: [Declared]] = [:]

    var isEmpty: Bool { lists.isEmpty }

    /// The default values.
    var values: [String] { lists.values.flatMap { $0.compactMap(\.value) } }

    mutating func add(_ element: String, _ name: String, _ value: String?) {
        let known = lists[Array(element.utf8), default: []]
        if known.contains(where: { $0.name.utf8.elementsEqual(name.utf8) }) { return }
        lists[Array(element.utf8)] = known + [Declared(name: name, value: value)]
    }

    /// Returns the attributes with default values that an element does not have.
    func missing(from element: PlainElement) -> [(name: String, value: String)] {
        let isUnprefixed = element.name.uri == ""
        let name = isUnprefixed ? element.name.parts.local : element.name.text
        return (lists[Array(name.utf8)] ?? []).compactMap { declared in
            let isThere = element.attributes.contains { $0.name.text.utf8.elementsEqual(declared.name.utf8) }
            return isThere ? nil : declared.value.map { (declared.name, $0) }
        }
    }
}
