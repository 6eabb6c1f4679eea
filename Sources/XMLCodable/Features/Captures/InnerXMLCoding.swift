/// The coding of ``InnerXML``: content as text.
enum InnerXMLCoding: SpecialCoding {
    static let needs: ContentNeeds = [.content, .empty, .nodes]

    static func decode<T: Decodable>(_ type: T.Type, _ site: DecodingSite) throws -> T {
        let element = try site.element(of: type)
        site.noteContent(of: element)
        let xml = site.document.store.innerXML(of: Int(element), addsDeclarations: true)
        return LayoutCast.same(InnerXML(xml), as: type)
    }

    static func decode<T: Decodable>(
        _ type: T.Type, _ site: DecodingSite, under key: DecodingSite.Key
    ) throws -> T? {
        try site.content(type, under: key) { elements, left in
            LayoutCast.same(InnerXML(elements.map { xml(of: $0, left, site.document) }.joined()), as: type)
        }
    }

    /// Returns the content of an element that is left to a key.
    private static func xml(of element: UInt32, _ left: LeftContent, _ document: DocumentReader) -> String {
        let (keepsText, keepsComments) = (left.hasText, left.hasComments)
        return document.store.innerXML(of: Int(element), addsDeclarations: true) { child in
            let record = document[UInt32(child)]
            switch record.kind {
            case NodeKind.element: return left.has(UInt32(child), record)
            case NodeKind.text, NodeKind.cdata: return keepsText
            case NodeKind.comment: return keepsComments
            default: return true
            }
        }
    }

    static func encode<T: Encodable>(_ value: T, _ site: EncodingSite) throws -> Bool {
        guard site.entry == nil else { return false }
        let xml = LayoutCast.same(value, as: InnerXML.self).wrappedValue
        try site.write(value) { place throws(EncodingProblem) in try site.state.append(xml: xml, in: place) }
        return true
    }
}

extension EncodingState {
    /// Appends XML as it is, after checking that it is well-formed in its context. Elements in no namespace are kept out of
    /// the default one.
    fileprivate func append(xml: String, in place: Int32) throws(EncodingProblem) {
        let isRewritten = !options.outputFormatting.isDisjoint(with: .rewriting)
        if isRewritten { tape.keep(.space, in: frames[place].record) }
        guard !xml.isEmpty else { return }
        let context = context(around: place)
        let defaultNamespace = defaultNamespace(in: place, context)
        // With the name of the element around the content, a message names only what will be in the document.
        let name = vocabulary.names.string(vocabulary[frames[place].entry].name)
        let local = String(XMLCharacters.localPart(of: name))
        var content = XML.Element(XMLCharacters.isNCName(local) ? local : "content")
        var prefixes = RareSet<String>()
        // What could be a prefix of a name.
        xml.withBytes { xml in
            ValuePrefixes.forEachWord(in: xml) { prefixes.insert(String(decoding: $0, as: UTF8.self)) }
        }
        for prefix in Sorting.sorted(prefixes.array()) {
            guard let uri = context.uri(ofPrefix: prefix), !uri.isEmpty, prefix != "xml" else { continue }
            content.attributes.append(XML.Attribute("xmlns:\(prefix)", value: uri))
        }
        var xml = xml
        do {
            // The start tag of an element that takes the place of the one around the content.
            var tag = try content.xmlString()
            guard tag.hasSuffix("/>") else { return }
            tag.replaceSubrange(tag.index(tag.endIndex, offsetBy: tag.hasSuffix(" />") ? -3 : -2)..., with: ">")
            var options = XML.ParsingOptions()
            options.limits.depth = Int(depthLimit)
            let store = try NodeStore.parse(SourceBytes("\(tag)\(xml)</\(content.name.localName)>"), options)
            guard Int(store.nodes[store.root].end) == store.nodeCount else {
                throw EncodingProblem.malformed("it closes the element around it")
            }
            if !defaultNamespace.isEmpty { xml = store.undeclaringDefault(xml, at: tag.utf8.count) }
        } catch let error as XMLParsingError {
            throw .noXML(error.statement)
        } catch EncodingProblem.malformed(let why) {
            throw .noXML(why)
        } catch {
            throw .malformed("\(error)")
        }
        let parent = try record(of: place)
        appendMarkup(in: parent)
        tape.text.append(string: xml)
        guard isRewritten else { return }
        tape.keep(.space, in: parent)
        tape.keep(.form, in: tape.count - 1)
    }
}

extension NodeStore {
    /// Returns a part of the document in which elements without a prefix that are in no namespace say so, unless an element
    /// around them does.
    ///
    /// - Parameter start: The offset in the document of the part, which is the content of the root.
    fileprivate func undeclaringDefault(_ xml: String, at start: Int) -> String {
        var out: [UInt8] = []
        let bytes = Array(xml.utf8)
        var copied = 0
        var outside = root + 1
        for node in outside..<nodeCount where node >= outside && nodes[node].kind == NodeKind.element {
            let record = nodes[node]
            guard record.namespace == NamespaceScope.none, let offset = record.start else { continue }
            // What is in it is in the scope of its declaration.
            let first = Int(record.attributeStart)
            let isDeclared = (first..<first + Int(record.attributeCount)).contains {
                names.bytes(of: attributes[$0].name).isEqual(to: "xmlns")
            }
            if !isDeclared {
                let end = offset + 1 + names.bytes(of: record.name).count - start
                out += bytes[copied..<end] + Array(" xmlns=\"\"".utf8)
                copied = end
            }
            outside = Int(record.end)
        }
        return String(decoding: out + bytes[copied...], as: UTF8.self)
    }
}

extension EncodingProblem {
    /// Content that the parser rejected with a message.
    fileprivate static func noXML(_ why: String) -> EncodingProblem {
        .malformed("\(why); `@InnerXML` writes markup as it is, a String writes any text")
    }
}
