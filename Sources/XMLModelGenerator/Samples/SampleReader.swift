import XMLCodable

/// Reads samples and counts what is where.
struct SampleReader {
    /// A place in documents: a name in a parent, with the type that `xsi:type` gives it.
    struct Place: Hashable {
        let parent: SchemaName?
        let name: SchemaName
        var type: SchemaName?
    }

    private(set) var shapes: [Place: SampleShape] = [:]
    /// In the order of their first appearance.
    private(set) var order: [Place] = []
    private(set) var prefixes: [(namespace: String, prefix: String)] = []
    /// How many samples there are.
    private(set) var documents = 0
    private var knownPrefixes: Set<String> = []

    /// Counts what a document has.
    mutating func read(_ root: XML.Element, from path: String) {
        documents += 1
        var open: [(element: XML.Element, parent: SchemaName?)] = [(root, nil)]
        while let (element, parent) = open.popLast() {
            let name = Self.name(element.name)
            add(element, name, parent, file: path)
            for child in element.elements.reversed() { open.append((child, name)) }
        }
    }

    private static func name(_ name: XML.Name) -> SchemaName {
        SchemaName(name.localName, in: name.namespaceURI ?? "")
    }

    private mutating func add(_ element: XML.Element, _ name: SchemaName, _ parent: SchemaName?, file: String) {
        var place = Place(parent: parent, name: name)
        var isNil = false
        var attributes: [(SchemaName, String)] = []
        for attribute in element.attributes {
            let qualified = attribute.name.qualifiedName
            if qualified == "xmlns" || qualified.hasPrefix("xmlns:") {
                note(prefix: qualified == "xmlns" ? "" : String(qualified.dropFirst(6)), attribute.value)
                continue
            }
            let name = Self.name(attribute.name)
            guard name.namespace == SchemaNamespace.instance else {
                attributes.append((name, attribute.value))
                continue
            }
            switch name.local {
            case "type": place.type = element.schemaName(attribute.value.trimmed)
            case "nil": isNil = ["true", "1"].contains(attribute.value.trimmed)
            default: break
            }
        }
        if shapes[place] == nil { order.append(place) }
        var shape = shapes.removeValue(forKey: place) ?? SampleShape(name)
        shape.count += 1
        shape.documents.insert(documents)
        shape.place = shape.place ?? element.location.map { SourcePlace(file: file, line: $0.line, column: $0.column) }
        if isNil {
            // Its attributes are kept with the nil.
            shape.nils += 1
        } else {
            for (name, value) in attributes {
                var known = shape.attributes[name] ?? .init(order: shape.attributes.count)
                known.values.add(value, isName: Self.isName(value, in: element))
                shape.attributes[name] = known
            }
            addContent(of: element, to: &shape)
        }
        shapes[place] = shape
    }

    private func addContent(of element: XML.Element, to shape: inout SampleShape) {
        var counts: [SchemaName: Int] = [:]
        var seen: Set<SchemaName> = []
        for child in element.elements {
            let name = Self.name(child.name)
            if shape.children[name] == nil { shape.children[name] = .init(order: shape.children.count) }
            for earlier in seen { shape.followers[earlier, default: []].insert(name) }
            seen.insert(name)
            counts[name, default: 0] += 1
        }
        for (name, count) in counts {
            guard var child = shape.children[name] else { continue }
            child.parents += 1
            child.total += count
            child.maximum = max(child.maximum, count)
            shape.children[name] = child
        }
        let text = element.text
        let isBlank = text.trimmed.isEmpty
        if counts.isEmpty {
            shape.texts.add(text, isName: Self.isName(text, in: element))
            if text.isEmpty { shape.empty += 1 }
        } else if !isBlank {
            shape.isMixed = true
        }
    }

    /// Whether a text is a name with a prefix that is declared: without one, it could be anything.
    private static func isName(_ text: String, in element: XML.Element) -> Bool {
        let parts = text.trimmed.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0].first?.isLetter == true, let first = parts[1].first,
            first.isLetter || first == "_",
            parts[1].allSatisfy({ $0.isLetter || $0.isNumber || "-_.".contains($0) })
        else { return false }
        return element.namespaceURI(ofPrefix: String(parts[0])) != nil
    }

    private mutating func note(prefix: String, _ namespace: String) {
        if knownPrefixes.insert("\(prefix) \(namespace)").inserted { prefixes.append((namespace, prefix)) }
    }
}
