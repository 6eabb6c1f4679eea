/// The namespace declarations that a part of a document needs from its context.
extension NodeStore {
    /// Returns the prefixes that names inside an element use but nothing inside it declares, each with its namespace;
    /// the prefix "" represents elements in the default namespace or in no namespace.
    func undeclaredBindings(in element: Int) -> [NamespaceBinding] {
        var needed: [NamespaceBinding] = []
        var seen: Set<UInt32> = []
        var inner: [(prefix: UInt32, end: UInt32)] = []
        /// How many of them there are for each prefix.
        var counts = RareTable<UInt32, Int>()
        func use(_ name: UInt32, _ namespace: UInt16) {
            let prefix = names.entries[Int(name)].prefix
            // A prefix that was not declared where it was parsed is part of the name.
            if namespace == NamespaceScope.none, prefix != NameTable.noPrefix { return }
            guard prefix != NameTable.xmlPrefix, prefix != NameTable.xmlnsPrefix, !seen.contains(prefix),
                inner.isEmpty || counts[prefix] ?? 0 == 0
            else { return }
            seen.insert(prefix)
            let text = names.prefix(of: name).map { String(decoding: $0, as: UTF8.self) } ?? ""
            needed.append(NamespaceBinding(prefix: text, uri: namespaceNames[Int(namespace)]))
        }
        for index in element..<Int(nodes[element].end) where nodes[index].kind == NodeKind.element {
            let record = nodes[index]
            while let last = inner.last, Int(last.end) <= index {
                inner.removeLast()
                counts.update(last.prefix, default: 0) { $0 -= 1 }
            }
            if record.flags & NodeFlag.declaresNamespaces != 0 {
                for attribute in record.attributeRange {
                    guard let prefix = declaredPrefix(attributes[attribute]) else { continue }
                    inner.append((prefix, record.end))
                    counts.update(prefix, default: 0) { $0 += 1 }
                }
            }
            use(record.name, record.namespace)
            for attribute in record.attributeRange where attributes[attribute].namespace != NamespaceScope.none {
                use(attributes[attribute].name, attributes[attribute].namespace)
            }
        }
        return needed
    }

    /// Returns the number of the prefix that an attribute declares, or nil if it is not a declaration.
    package func declaredPrefix(_ attribute: AttributeRecord) -> UInt32? {
        guard attribute.flags & AttributeFlag.declaration != 0 else { return nil }
        let entry = names.entries[Int(attribute.name)]
        return entry.prefix == NameTable.noPrefix
            ? NameTable.noPrefix : names.knownPrefixNumber(ofLocalPart: entry.local)
    }
}
