/// The coding of ``XMLElementName``.
enum ElementNameCoding: SpecialCoding {
    static let needs: ContentNeeds = [.content, .unnamed, .empty]

    static func decode<T: Decodable>(_ type: T.Type, _ site: DecodingSite) throws -> T {
        let item = site.places.single(site.place)
        if item.isElement { site.places.marks?.noteText(of: item.node) }
        return LayoutCast.same(XMLElementName(try site.state.string(item)), as: type)
    }

    static func decode<T: Decodable>(
        _ type: T.Type, _ site: DecodingSite, under key: DecodingSite.Key
    ) throws -> T? {
        let keys = site.state.keys
        let name = site.document[site.node].usedName
        // A prefix of the model says the namespace.
        let namespace =
            keys.bindings == nil ? site.document.store.elementName(Int(site.node)).namespaceURI : nil
        return LayoutCast.same(XMLElementName(keys.elementName(name), namespaceURI: namespace), as: type)
    }

    static func encode<T: Encodable>(_ value: T, _ site: EncodingSite) throws -> Bool {
        let name = LayoutCast.same(value, as: XMLElementName.self)
        if site.entry == nil {
            try site.state.putSingle(name.wrappedValue, in: site.frame)
        } else {
            try site.write(value) { place throws(EncodingProblem) in
                try site.state.rename(place, to: name.wrappedValue, in: name.namespaceURI)
            }
        }
        return true
    }
}

extension EncodingState {
    /// Renames an element that is being written.
    ///
    /// - Parameter namespace: The namespace to declare, if it is not in force around the element; nil if it is not known.
    fileprivate func rename(
        _ place: Int32, to name: String, in namespace: String?
    ) throws(EncodingProblem) {
        let old = frames[place].entry
        // A name passed to the call takes precedence.
        if frames[place].parent < 0, vocabulary[old].flags.contains(.isOpen) { return }
        if ScalarEquality.equal(vocabulary.string(old), name) {
            frames[place].flags.remove(.needsName)
        } else if let namespace, vocabulary.prefixes.bindings.isEmpty {
            let name = XML.Name(name, namespaceURI: namespace)
            let (entry, hasPrefix) = try self.entry(ofElement: name, with: [])
            try rename(place, to: entry)
            let context = context(around: place)
            let prefix = name.prefix ?? ""
            let known = prefix.isEmpty ? defaultNamespace(in: place, context) : context.uri(ofPrefix: prefix)
            if hasPrefix, !ScalarEquality.equal(known, namespace) { try append([], to: place, of: name) }
        } else {
            try rename(place, to: vocabulary.plainEntry(name, .element))
        }
    }
}
