/// The coding of `XML.Node`.
enum NodeCoding: SpecialCoding {
    static let needs: ContentNeeds = [.content, .attributes, .empty, .nodes]

    static func decode<T: Decodable>(_ type: T.Type, _ site: DecodingSite) throws -> T {
        LayoutCast.same(try node(site), as: type)
    }

    static func decode<T: Decodable>(
        _ type: T.Type, _ site: DecodingSite, under key: DecodingSite.Key
    ) throws -> T? {
        try site.content(type, under: key) { elements, left in
            let first = elements.lazy.compactMap { site.nodes(of: $0, left).first }.first
            return first.map { LayoutCast.same($0, as: type) }
        }
    }

    private static func node(_ site: DecodingSite) throws -> XML.Node {
        let item = site.places.single(site.place)
        guard item.isElement else { return .text(try site.state.string(item)) }
        site.places.marks?.noteWhole(item.node)
        return .element(XML.Element(site.document.store, Int(item.node)))
    }

    static func encode<T: Encodable>(_ value: T, _ site: EncodingSite) throws -> Bool {
        guard site.entry == nil else { return false }
        let node = LayoutCast.same(value, as: XML.Node.self)
        if case .element(let element) = node {
            try site.state.write(element: element, site.frame)
        } else {
            try site.write(nodes: [node], of: value)
        }
        return true
    }
}

/// The coding of `[XML.Node]`.
enum NodeListCoding: SpecialCoding {
    static let needs: ContentNeeds = [.content, .empty, .nodes]

    static func decode<T: Decodable>(_ type: T.Type, _ site: DecodingSite) throws -> T {
        // In a wrapper for the text.
        if site.place.kind == .text, let (table, index) = site.state.paths.innermostKey(site.place.path) {
            let key = DecodingSite.Key(table: table.object, index: index)
            if let found = try decode(type, site, under: key) { return found }
        }
        return LayoutCast.same(try nodes(type, site), as: type)
    }

    static func decode<T: Decodable>(
        _ type: T.Type, _ site: DecodingSite, under key: DecodingSite.Key
    ) throws -> T? {
        let found = try site.content(type, under: key) { elements, left in
            LayoutCast.same(elements.flatMap { site.nodes(of: $0, left) }, as: type)
        }
        if found == nil, site.places.missingCollectionsAreEmpty { return LayoutCast.same([XML.Node](), as: type) }
        return found
    }

    private static func nodes<T>(_ type: T.Type, _ site: DecodingSite) throws -> [XML.Node] {
        let item = site.places.single(site.place)
        switch item.kind {
        case .missing: return []
        case .run: return [.text(try site.state.string(item))]
        default:
            let element = try site.element(of: type)
            site.noteContent(of: element)
            return site.document.store.children(of: Int(element))
        }
    }

    static func encode<T: Encodable>(_ value: T, _ site: EncodingSite) throws -> Bool {
        guard site.entry == nil else { return false }
        try site.write(nodes: LayoutCast.same(value, as: [XML.Node].self), of: value)
        return true
    }
}
