// What no other key of an element names.

/// The coding of ``XMLAnyElements``.
enum AnyElementsCoding: SpecialCoding {
    static let needs: ContentNeeds = [.content, .unnamed, .rest, .empty]

    static func decode<T: Decodable>(_ type: T.Type, _ site: DecodingSite) throws -> T {
        let element = try site.element(of: type)
        site.noteContent(of: element)
        return LayoutCast.same(XMLAnyElements(site.document.store.childElements(of: Int(element))), as: type)
    }

    static func decode<T: Decodable>(
        _ type: T.Type, _ site: DecodingSite, under key: DecodingSite.Key
    ) throws -> T? {
        let left = site.left(key)
        let found = site.places.leftElements(of: site.node, left)
        site.places.take(.elements, left, found)
        site.places.marks?.noteTaken(found)
        return LayoutCast.same(XMLAnyElements(found.map { XML.Element(site.document.store, Int($0)) }), as: type)
    }

    static func encode<T: Encodable>(_ value: T, _ site: EncodingSite) throws -> Bool {
        let elements = LayoutCast.same(value, as: XMLAnyElements.self).wrappedValue
        try site.write(nodes: elements.map { .element($0) }, of: value)
        if let entry = site.entry { try site.state.checkReserved(elements, of: value, entry, in: site.frame) }
        return true
    }
}

/// The coding of ``XMLAnyAttributes``.
enum AnyAttributesCoding: SpecialCoding {
    static let needs: ContentNeeds = [.content, .unnamed, .rest, .attributes, .empty]

    static func decode<T: Decodable>(_ type: T.Type, _ site: DecodingSite) throws -> T {
        let element = try site.element(of: type)
        site.places.marks?.noteTaken(attributes: Array(site.document.attributes(of: element)))
        return LayoutCast.same(XMLAnyAttributes(site.document.store.attributes(of: Int(element))), as: type)
    }

    static func decode<T: Decodable>(
        _ type: T.Type, _ site: DecodingSite, under key: DecodingSite.Key
    ) throws -> T? {
        let store = site.document.store
        let left = site.left(key)
        let found = site.places.leftAttributes(of: site.node, left)
        site.places.take(.attributes, left, [])
        site.places.marks?.noteTaken(attributes: found)
        return LayoutCast.same(XMLAnyAttributes(found.map { XML.Attribute(store, index: Int($0)) }), as: type)
    }

    static func encode<T: Encodable>(_ value: T, _ site: EncodingSite) throws -> Bool {
        let attributes = LayoutCast.same(value, as: XMLAnyAttributes.self).wrappedValue
        try site.write(value) { place throws(EncodingProblem) in
            try site.state.append(attributes: attributes, to: place)
        }
        return true
    }
}

/// The coding of ``XMLComments``.
enum CommentsCoding: SpecialCoding {
    static let needs: ContentNeeds = [.content, .unnamed, .rest]

    static func decode<T: Decodable>(_ type: T.Type, _ site: DecodingSite) throws -> T {
        let element = try site.element(of: type)
        site.places.marks?.noteText(of: element)
        return LayoutCast.same(XMLComments(comments(in: element, site)), as: type)
    }

    static func decode<T: Decodable>(
        _ type: T.Type, _ site: DecodingSite, under key: DecodingSite.Key
    ) throws -> T? {
        let left = site.left(key)
        guard left.hasComments else { return LayoutCast.same(XMLComments([]), as: type) }
        site.places.take(.comments, left, [])
        let comments = comments(in: site.node, site)
        if !comments.isEmpty { site.places.noteFound() }
        return LayoutCast.same(XMLComments(comments), as: type)
    }

    /// Returns the comments that are directly in an element.
    private static func comments(in element: UInt32, _ site: DecodingSite) -> [String] {
        site.document.store.children(of: Int(element)).compactMap { node in
            if case .comment(let text) = node { text } else { nil }
        }
    }

    static func encode<T: Encodable>(_ value: T, _ site: EncodingSite) throws -> Bool {
        let comments = LayoutCast.same(value, as: XMLComments.self).wrappedValue
        try site.write(nodes: comments.map { .comment($0) }, of: value)
        return true
    }
}
