/// Where nodes and attributes are in the source, for errors and for values that keep their location.
extension DocumentReader {
    func location(ofElement node: UInt32) -> XMLLocation { location(ofOffset: self[node].reportedOffset, in: node) }

    /// Returns the location of the first character of an element that is not white space, or of its start tag.
    func location(ofTextIn node: UInt32) -> XMLLocation {
        let record = self[node]
        guard record.flags & NodeFlag.leaf != 0, let text = record.text.inSource, !text.isEmpty else {
            return location(ofElement: node)
        }
        let skipped = store.rawText(record).prefix { ByteClass.isSpace($0) }.count
        return location(ofOffset: UInt32(text.lowerBound + skipped), in: node)
    }

    func location(ofRun number: UInt32) -> XMLLocation {
        let run = run(number)
        return location(ofOffset: position(of: run), in: run.parent)
    }

    func location(ofAttribute index: UInt32) -> XMLLocation {
        let attribute = attribute(at: index)
        let owner = element(of: index)
        // Content that involves the DTD has no location of its own.
        let offset =
            attribute.value.inSource.map { UInt32($0.lowerBound) } ?? owner.map { self[$0].reportedOffset } ?? 0
        return location(ofOffset: offset, in: owner, "/@\(names.string(of: attribute.name))")
    }

    private func location(ofOffset offset: UInt32, in node: UInt32?, _ suffix: String = "") -> XMLLocation {
        let source = facts.places.location(ofOffset: offset)
        let trail = node.flatMap { facts.places.trail(of: Int($0)) }
        return XMLLocation(source, trail, suffix: trail == nil && node != nil ? "/" + suffix : suffix)
    }

    func element(of attribute: UInt32) -> UInt32? {
        // Attributes are stored in the order of their elements, and the attribute starts of other nodes follow it too.
        var low: UInt32 = 0
        var high = UInt32(store.nodeCount)
        while high - low > 1 {
            let middle = (low + high) / 2
            if self[middle].attributeStart <= attribute { low = middle } else { high = middle }
        }
        return self[low].kind == NodeKind.element && attribute < attributes(of: low).upperBound ? low : nil
    }
}
