/// Recording of places in a ``DecodingInspection``.
extension DecodingState {
    /// The index of the coding path entry that is pushed next.
    var nextPath: Int32 { Int32(truncatingIfNeeded: pathCount) }

    /// Records that the model names the content at a place.
    ///
    /// - Parameter all: Whether it takes all of several elements, or only the first.
    func noteRead(_ place: DecodingPlace, all: Bool, below top: UInt32, _ inspection: DecodingInspection) {
        switch place.kind {
        case .missing, .token: break
        case .run: inspection.noteText(of: core.pointee.runs[Int(place.node)].parent)
        case .item: inspection.noteRead(place.node)
        case .siblings:
            var node = place.node
            repeat {
                inspection.noteRead(node)
                let record = nodes[Int(node)]
                node = nextSibling(record.end, place.limit, record.name)
            } while all && node < place.limit
        case .attribute: inspection.noteRead(attribute: place.node)
        case .text: inspection.noteText(of: place.node)
        case .elementList, .attributeList, .textList, .contentList:
            for number in place.node..<(all ? place.limit : place.node + 1) {
                let item = item(number, place.kind, place.path)
                switch item.kind {
                case .attribute:
                    inspection.noteRead(attribute: item.node)
                    if let owner = element(of: item.node) { inspection.noteRead(UInt32(owner), below: top) }
                case .text:
                    inspection.noteText(of: item.node)
                    inspection.noteRead(item.node, below: top)
                case .run: inspection.noteText(of: core.pointee.runs[Int(item.node)].parent)
                default: inspection.noteRead(item.node, below: top)
                }
            }
        }
    }

    /// Records the elements along a path whose target does not exist.
    func noteSteps(_ steps: DecodingKeyTable.Path, from node: UInt32, _ inspection: DecodingInspection) {
        var matches = [node]
        for step in steps.steps {
            switch step {
            case .child(let names):
                matches = matches.flatMap { children($0, names) }
            case .index(let index): matches = index < matches.count ? [matches[index]] : []
            }
            for match in matches { inspection.noteRead(match, below: node) }
        }
    }

    /// Records that the text of an element may be a value.
    func noteText(_ place: DecodingPlace, _ inspection: DecodingInspection) {
        let single = single(place)
        if single.kind == .item || single.kind == .siblings { inspection.noteText(of: single.node) }
    }

    /// Records what a capture takes from its element.
    func noteCaptured(
        _ role: TypePlan.Role, _ node: UInt32, _ path: Int32, _ table: DecodingKeyTable, _ index: Int,
        _ inspection: DecodingInspection
    ) {
        func noteChildren(_ node: UInt32, _ isIncluded: (UInt32) -> Bool) {
            for child in children(node, where: isIncluded) {
                inspection.noteRead(child)
                inspection.noteWhole(child)
            }
        }
        let known = knownNames(table, path, except: index)
        switch (role, table.entries[index].kind) {
        case (.anyAttributes, _):
            let record = nodes[Int(node)]
            for attribute in record.attributeStart..<record.attributeStart + UInt32(record.attributeCount)
            where !known.hasAttribute(attributes[Int(attribute)]) {
                inspection.noteRead(attribute: attribute)
            }
        case (.anyElements, _): noteChildren(node) { !known.hasChild(nodes[Int($0)]) }
        case (.rawNode, .text), (.rawNode, .rest), (.rawNodes, .text), (.rawNodes, .rest):
            noteChildren(node) { !known.hasChild(nodes[Int($0)]) }
            inspection.noteText(of: node)
        case (.innerXML, .text), (.innerXML, .rest):
            noteChildren(node) { _ in true }
            inspection.noteText(of: node)
        case (_, .path):
            guard let steps = table.core.pointee.paths[index], steps.target == .rest || steps.target == .text else {
                return
            }
            for element in elements(node, steps) {
                inspection.noteRead(element, below: node)
                inspection.noteText(of: element)
                noteChildren(element) { _ in true }
            }
        default: break
        }
    }

    /// Records how a value was decoded.
    func noteDecoded(_ place: DecodingPlace, _ plan: TypePlan, _ inspection: DecodingInspection) {
        let single = single(place)
        guard single.kind == .item || single.kind == .siblings, !plan.core.isSequence || plan.core.role.isCapture
        else { return }
        if plan.core.role.isScalar { inspection.noteScalar(single.node) } else { inspection.noteDecoded(single.node) }
    }

    /// Records that the content at a place was abandoned, so that nothing in it counts as unknown.
    func noteAbandoned(_ place: DecodingPlace, _ inspection: DecodingInspection) {
        let single = single(place)
        guard single.kind == .item || single.kind == .siblings else { return }
        inspection.noteWhole(single.node)
    }

    /// Adds an error to the report; `place` is used for errors without a location.
    func report(_ error: any Error, since count: Int, _ place: DecodingPlace, _ inspection: DecodingInspection) {
        inspection.report(error, since: count) {
            XMLMismatch($0, at: location(place), in: codingPath(place.path))
        }
    }

    // MARK: - Unknown nodes

    /// A node that was not read, and the coding path of the enclosing value.
    struct UnknownNode {
        let mismatch: XMLMismatch
        let path: [any CodingKey]
    }

    /// Returns the content of the elements that were read that was not itself read, in document order.
    ///
    /// - Parameter limit: The maximum number of nodes to return.
    func unknownNodes(_ inspection: DecodingInspection, limit: Int = .max) -> [UnknownNode] {
        var found: [UnknownNode] = []
        var open: [(end: UInt32, node: UInt32, isRead: Bool)] = []
        var node: UInt32 = 0
        while node < UInt32(store.nodeCount), found.count < limit {
            while let last = open.last, last.end <= node { open.removeLast() }
            let record = nodes[Int(node)]
            let parent = open.last
            func isUnread(_ parent: UInt32) -> Bool { !inspection.isTextRead(parent) && !inspection.isWhole(parent) }
            if record.kind != NodeKind.element, node != 0 {
                if let parent, parent.isRead, isUnread(parent.node), isText(record) {
                    inspection.noteText(of: parent.node)
                    found.append(unknown(.unknownText, itemPlace(node), in: parent.node, inspection))
                }
                node = record.end
            } else if inspection.isWhole(node) {
                node = record.end
            } else if inspection.isRead(node) {
                found += unknownAttributes(of: node, inspection).map {
                    let place = DecodingPlace(node: $0, limit: $0 + 1, path: -1, kind: .attribute)
                    return unknown(.unknownAttribute, place, in: node, inspection)
                }
                if record.flags & NodeFlag.leaf != 0, isUnread(node), hasText(node) {
                    found.append(unknown(.unknownText, itemPlace(node), in: node, inspection))
                }
                open.append((record.end, node, true))
                node += 1
            } else if let parent, parent.isRead {
                found.append(unknown(.unknownElement, itemPlace(node), in: parent.node, inspection))
                node = record.end
            } else {
                // Outside the decoded content.
                open.append((record.end, node, false))
                node += 1
            }
        }
        return found
    }

    private func location(ofElement node: Int) -> XMLLocation {
        let source = notes.places.location(ofOffset: nodes[node].position)
        return XMLLocation(
            line: source.line, column: source.column, byteOffset: source.offset,
            elementPath: notes.places.elementPath(of: node))
    }

    private func isText(_ record: NodeRecord) -> Bool {
        record.kind == NodeKind.cdata
            || record.kind == NodeKind.text && !store.rawText(record).allSatisfy { ByteClass.isSpace($0) }
    }

    private func itemPlace(_ node: UInt32) -> DecodingPlace {
        DecodingPlace(node: node, limit: nodes[Int(node)].end, path: -1, kind: .item)
    }

    /// Returns the unread attributes of an element. Those that the coder itself handles (namespace declarations, `xsi`
    /// attributes and `xml:space`) count as read.
    private func unknownAttributes(of node: UInt32, _ inspection: DecodingInspection) -> [UInt32] {
        let record = nodes[Int(node)]
        return (record.attributeStart..<record.attributeStart + UInt32(record.attributeCount)).filter {
            let attribute = attributes[Int($0)]
            if inspection.isRead(attribute: $0) || attribute.flags & AttributeFlag.declaration != 0 { return false }
            if schemaInstance != 0, attribute.namespace == schemaInstance { return false }
            return !store.names.bytes(of: attribute.name).elementsEqual("xml:space".utf8)
        }
    }

    private func unknown(
        _ kind: XMLMismatch.Kind, _ place: DecodingPlace, in parent: UInt32, _ inspection: DecodingInspection
    ) -> UnknownNode {
        let owner = inspection.owners[parent]
        let location = kind == .unknownElement ? location(ofElement: Int(place.node)) : location(place)
        let what = kind == .unknownText ? "the text" : described(place)
        let reader = owner?.type.map { "nothing in \($0)" } ?? "nothing"
        let mismatch = XMLMismatch(
            kind: kind, keyPath: XMLMismatch.keyPath(owner?.path ?? []), location: location,
            description:
                "\(location.line):\(location.column): \(reader) reads \(what) at \(location.elementPath)")
        return UnknownNode(mismatch: mismatch, path: owner?.path ?? [])
    }
}
