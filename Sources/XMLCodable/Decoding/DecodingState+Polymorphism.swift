/// Values whose type is determined by a discriminator in the document.
extension DecodingState {
    /// Decodes a value of a class with a family, or of a property wrapper around a member of one.
    func polymorphic<T: Decodable>(_ type: T.Type, _ place: DecodingPlace, _ plan: TypePlan) throws -> T {
        guard let family = plan.polymorphism, place.kind != .missing else { return try plain(type, place, plan) }
        let place = single(place)
        guard place.kind == .item || place.kind == .siblings else {
            if place.flags & DecodingPlace.isFallback != 0 { core.pointee.fallbackRejected = true }
            throw mismatch(type, place, "expected an element", "found \(described(place))")
        }
        guard let found = try member(of: family, place, type) else { return try plain(type, place, plan) }
        if found.type == type { return try plain(type, found.place, plan) }
        let value = try member(found.type, found.place)
        if let wrapper = family.wrapper, let wrapped = wrapper.wrap(value) as? T { return wrapped }
        if let value = value as? T { return value }
        throw mismatch(type, place, "expected \(plan.name)", "found \(TypePlan.of(found.type).name)")
    }

    private struct Member {
        let type: any Codable.Type
        let place: DecodingPlace
    }

    /// Returns the type that a discriminator value names and the place of its value; nil for the declared type itself.
    private func member(of family: Polymorphism, _ place: DecodingPlace, _ type: Any.Type) throws -> Member? {
        var mark: DecodingPlace?
        switch family.form {
        case .elementName: return try namedMember(of: family, place, type)
        case .xsiType: mark = schemaType(of: place)
        case .attribute(let name):
            mark = attribute(place.node, markNames(name, isAttribute: true)).map {
                DecodingPlace(node: $0, limit: $0 + 1, path: place.path, kind: .attribute)
            }
        case .element(let name):
            mark = children(place.node, markNames(name, isAttribute: false)).first.map {
                DecodingPlace(node: $0, limit: nodes[Int($0)].end, path: place.path, kind: .item)
            }
        }
        if let mark { noteMark(mark) }
        if let mark, let index = try index(ofMark: mark, family) {
            return Member(type: family.type(at: index), place: place)
        }
        if let fallback = family.fallback { return Member(type: fallback, place: place) }
        if let mark { throw malformed(mark, family.listed, type, .malformed) }
        switch family.form {
        case .xsiType where family.wrapper == nil: return nil
        case .element(let name): throw mismatch(type, place, "expected <\(name)> with \(family.listed)", "found none")
        case .attribute(let name):
            throw mismatch(type, place, "expected the attribute '\(name)' with \(family.listed)", "found none")
        default: throw mismatch(type, place, "expected the attribute 'xsi:type' with \(family.listed)", "found none")
        }
    }

    /// Records that a discriminator and its content are read.
    private func noteMark(_ mark: DecodingPlace) {
        guard let inspection else { return }
        if mark.kind == .attribute { return inspection.noteRead(attribute: mark.node) }
        inspection.noteRead(mark.node)
        inspection.noteScalar(mark.node)
    }

    private func markNames(_ name: String, isAttribute: Bool) -> NameSet {
        let key = MarkName(name: name, isAttribute: isAttribute)
        if let known = notes.markNames[key] { return known }
        let table = DecodingKeyTable(XMLNameKey.self, isLiteral: false, convertsNames: false, nodeDecoding: nil)
        let set = names(name, isAttribute: isAttribute, table, -1)
        notes.markNames[key] = set
        return set
    }

    // MARK: - Discriminator values

    /// Returns the attribute `xsi:type` of an element, regardless of its prefix.
    private func schemaType(of place: DecodingPlace) -> DecodingPlace? {
        guard schemaInstance != 0 else { return nil }
        let record = nodes[Int(place.node)]
        let start = record.attributeStart
        for index in start..<start + UInt32(record.attributeCount)
        where attributes[Int(index)].namespace == schemaInstance {
            let local = store.names.entries[Int(attributes[Int(index)].name)].local
            guard store.names.bytes(of: local).elementsEqual("type".utf8) else { continue }
            return DecodingPlace(node: index, limit: index + 1, path: place.path, kind: .attribute)
        }
        return nil
    }

    /// Returns the index of the family's discriminator value at a place.
    private func index(ofMark place: DecodingPlace, _ family: Polymorphism) throws -> Int? {
        let text = try characters(place).trimmed
        let isName = family.form == .xsiType
        if let exact = family.marks.firstIndex(where: { $0.utf8.elementsEqual(text) }), !isName || bindings == nil {
            return exact
        }
        guard isName else { return nil }
        let written = String(decoding: text, as: UTF8.self)
        let local = String(Self.local(written))
        let prefix = written.utf8.count == local.utf8.count ? "" : String(written.utf8.dropLast(local.utf8.count + 1))
        return family.marks.firstIndex { mark in
            guard mark.utf8.contains(UInt8(ascii: ":")) || mark.utf8.first == UInt8(ascii: "{") else {
                return ScalarEquality.equal(mark, local)
            }
            let expanded = ExpandedKeyName(mark, isAttribute: false, bindings: bindings, typeNamespace: nil)
            guard let expanded else { return ScalarEquality.equal(mark, written) }
            return ScalarEquality.equal(expanded.local, local)
                && ScalarEquality.equal(namespace(of: prefix ?? "", around: place.node), expanded.namespace)
        }
    }

    /// Returns the namespace of a prefix in the value of an attribute; empty for none.
    private func namespace(of prefix: String, around attribute: UInt32) -> String {
        if prefix == "xml" { return NamespaceScope.xmlName }
        if notes.declarations == nil { notes.declarations = NamespaceDeclarations(store) }
        guard let element = element(of: attribute) else { return "" }
        return notes.declarations?.namespace(of: prefix, at: UInt32(element)) ?? ""
    }

    // MARK: - Element names

    /// Returns the member named by the element, or otherwise by one of its child elements.
    private func namedMember(of family: Polymorphism, _ place: DecodingPlace, _ type: Any.Type) throws -> Member? {
        if let index = index(ofName: place.node, family) {
            return Member(type: family.type(at: index), place: place)
        }
        for child in children(place.node, where: { _ in true }) {
            guard let index = index(ofName: child, family) else { continue }
            inspection?.noteRead(child)
            let inner = DecodingPlace(node: child, limit: nodes[Int(child)].end, path: place.path, kind: .item)
            return Member(type: family.type(at: index), place: inner)
        }
        if let fallback = family.fallback { return Member(type: fallback, place: place) }
        throw mismatch(type, place, "expected \(family.listed)", "found \(described(place))")
    }

    private func index(ofName node: UInt32, _ family: Polymorphism) -> Int? {
        let record = nodes[Int(node)]
        let used = UsedName(number: record.name, namespace: record.namespace)
        let key = MarkedName(family: ObjectIdentifier(family), name: used)
        if let known = notes.markedNames[key] { return known < 0 ? nil : known }
        let index = family.marks.firstIndex { mark in
            let set = markNames(mark, isAttribute: false)
            return set.numbers.contains(record.name) && set.namespace.map { $0 == record.namespace } ?? true
        }
        notes.markedNames[key] = index ?? -1
        return index
    }

    // MARK: - Values

    /// Decodes a value of a member's type.
    private func member<T: Decodable>(_ type: T.Type, _ place: DecodingPlace) throws -> Any {
        let plan = plan(type)
        var place = place
        // The element belongs to the value, regardless of its siblings.
        place.kind = .item
        place.limit = nodes[Int(place.node)].end
        return plan.role == .polymorphic ? try plain(type, place, plan) : try value(type, place, plan)
    }

    /// Decodes a value with its own `init(from:)`.
    private func plain<T: Decodable>(_ type: T.Type, _ place: DecodingPlace, _ plan: TypePlan) throws -> T {
        let path = Int(place.path)
        if path >= 0, path < core.pointee.paths.count {
            core.pointee.paths.base[path].plan = Unmanaged.passUnretained(plan)
        }
        // A property wrapper would look for the discriminator in the way that other decoders require.
        if plan.polymorphism?.wrapper != nil { throw missingValue(place) }
        do {
            return try T(from: ValueDecoder(state: self, place: place))
        } catch let error as DecodingError {
            throw located(error, place)
        }
    }

    /// The name of an attribute or element that is a discriminator.
    struct MarkName: Hashable {
        let name: String
        let isAttribute: Bool
    }

    /// A name of the document, in relation to a family.
    struct MarkedName: Hashable {
        let family: ObjectIdentifier
        let name: UsedName
    }
}

/// The prefix declarations of a document, which are needed for names in values.
struct NamespaceDeclarations {
    private struct Declaration {
        let start: UInt32
        let end: UInt32
        let namespace: String
        /// The index of the enclosing declaration of the same prefix; -1 for none.
        let outer: Int
    }

    private var byPrefix: [String: [Declaration]] = [:]

    init(_ store: NodeStore) {
        for node in 0..<store.nodeCount where store.nodes[node].flags & NodeFlag.declaresNamespaces != 0 {
            let record = store.nodes[node]
            let start = Int(record.attributeStart)
            for index in start..<start + Int(record.attributeCount)
            where store.attributes[index].flags & AttributeFlag.declaration != 0 {
                let name = store.names.string(of: store.attributes[index].name)
                let prefix = name == "xmlns" ? "" : String(name.dropFirst("xmlns:".count))
                var known = byPrefix.removeValue(forKey: prefix) ?? []
                var outer = known.count - 1
                while outer >= 0, known[outer].end <= UInt32(node) { outer = known[outer].outer }
                known.append(
                    Declaration(
                        start: UInt32(node), end: record.end, namespace: store.value(store.attributes[index]),
                        outer: outer))
                byPrefix[prefix] = known
            }
        }
    }

    /// Returns the namespace of a prefix in an element; nil if it is not declared.
    func namespace(of prefix: String, at node: UInt32) -> String? {
        guard let known = byPrefix[prefix] else { return nil }
        var low = 0
        var high = known.count
        while low < high {
            let middle = (low + high) / 2
            if known[middle].start <= node { low = middle + 1 } else { high = middle }
        }
        var index = low - 1
        while index >= 0, known[index].end <= node { index = known[index].outer }
        return index < 0 ? nil : known[index].namespace
    }
}
