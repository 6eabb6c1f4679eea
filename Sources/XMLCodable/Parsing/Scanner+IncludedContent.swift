/// Content that comes, in whole or in part, from entities.
///
/// It has no range in the source, so its text is written to the side buffer, in the same raw form as in the source:
/// only the references to declared entities are replaced, so that everything after the scanner treats both alike.
extension Scanner {
    /// Scans from a reference to a declared entity to the next markup of the document itself.
    ///
    /// - Parameters:
    ///   - at: The reference on entry, or the end of the part; the `<` of the markup on return.
    ///   - start: The start of the run of character data that contains the reference.
    /// - Returns: Whether there is markup; false at the end of the part.
    mutating func includedContent(_ at: inout Pointer, from start: Pointer) throws(ScanFailure) -> Bool {
        var run = side.count
        var runOffset = offset(start)
        var lastName: UInt32 = 0
        appendText(start, at)
        while true {
            let piece = at
            let byte = ByteSearch.textStop(&at)
            appendText(piece, at)
            switch byte {
            case UInt8(ascii: "&"):
                at = try passReference(at, isInValue: false)
            case UInt8(ascii: "]"):
                try checkBracket(at)
                side.append(at[0])
                at += 1
            case UInt8(ascii: "<"):
                try endRun(run, runOffset, at)
                if inclusions.isEmpty { return true }
                try includedMarkup(&at, &lastName)
                run = side.count
                runOffset = referenceOffset
            default:
                if isEndOfPart(at) {
                    try endRun(run, runOffset, at)
                    return false
                }
                at = try endOfEntity(at)
                if inclusions.isEmpty, side.count == run { runOffset = offset(at) }
            }
        }
    }

    private mutating func endOfEntity(_ at: Pointer) throws(ScanFailure) -> Pointer {
        guard let inclusion = inclusions.last, let definition else { throw unclosed(at) }
        guard open.count == inclusion.openCount else {
            let element = names.string(of: open[open.count - 1].name).shown
            throw failure(
                .unexpectedEnd, at,
                "<\(element)> must end in the entity that it begins in, "
                    + "'\(names.string(of: definition.entities[inclusion.entity].name).shown)'")
        }
        return leaveEntity(definition)
    }

    /// Scans a tag, a comment, a processing instruction or a CDATA section within the text of an entity.
    private mutating func includedMarkup(_ at: inout Pointer, _ lastName: inout UInt32) throws(ScanFailure) {
        let firstNode = nodes.count
        let firstAttribute = attributes.count
        let current = open[open.count - 1]
        switch at[1] {
        case UInt8(ascii: "/"):
            guard let inclusion = inclusions.last, open.count > inclusion.openCount else {
                throw failure(
                    .mismatchedEndTag, at,
                    "<\(names.string(of: current.name).shown)> must end in the text that it begins in, not in an entity"
                )
            }
            return try endTag(&at, current, at.window)
        case UInt8(ascii: "!"):
            try declarationInContent(&at, current.node, 0)
            if nodes.count == firstNode { adopt(nodeAt: Int(current.node)) }
        case UInt8(ascii: "?"):
            try processingInstruction(&at, leading: 0)
        default:
            _ = try startTag(&at, at.window, leading: 0, &lastName)
        }
        adopt(nodesFrom: firstNode)
        for index in firstAttribute..<attributes.count { adopt(attributeAt: index) }
        try checkSide(at)
    }

    /// Turns nodes that were read in the text of an entity into nodes of the document.
    mutating func adopt(nodesFrom first: Int) {
        for node in first..<nodes.count {
            nodes[node].include(at: referenceOffset)
            adopt(nodeAt: node)
        }
    }

    /// Copies the text of a node from the entity's text to the side buffer.
    ///
    /// Line ends are already normalized in the entity's text, so any carriage return in it comes from a character
    /// reference. A comment or a processing instruction could not be written with it and gets a line feed instead, as
    /// in expat and libxml2.
    private mutating func adopt(nodeAt index: Int) {
        let record = nodes[index]
        let start = side.count
        guard let range = record.text.inSource else { return }
        let text = input.slice(range.lowerBound, range.count)
        if record.kind == NodeKind.comment || record.kind == NodeKind.processingInstruction, text.contains(0x0D) {
            TextDecoding.append(text: text, resolvingReferences: false, to: &side)
        } else {
            side.append(text)
        }
        nodes[index].flags &= ~NodeFlag.encoded
        nodes[index].setText(side: start..<side.count)
    }

    private mutating func adopt(attributeAt index: Int) {
        let attribute = attributes[index]
        guard let range = attribute.value.inSource else { return }
        let start = side.count
        let (value, valueEnd) = cursors(to: range)
        appendValue(value, valueEnd)
        attributes[index].setValue(side: start..<side.count, flags: attribute.flags | AttributeFlag.encoded)
    }

    // MARK: - Runs of character data

    /// Turns the text in the side buffer from `run` on into a node, or into the text of an element that has no other
    /// content.
    private mutating func endRun(_ run: Int, _ runOffset: Int, _ at: Pointer) throws(ScanFailure) {
        let length = side.count - run
        guard length > 0 else { return }
        try checkSide(at)
        // Nothing is appended before the last use of the slice.
        let text = unsafe side.bytes(run..<side.count)
        let flags = text.contains(UInt8(ascii: "&")) ? NodeFlag.encoded : 0
        let element = Int(open[open.count - 1].node)
        if nodes.count == element + 1, at[1] == UInt8(ascii: "/") {
            nodes[element].setText(side: run..<side.count, flags)
        } else {
            if !text.allSatisfy(ByteClass.isSpace) { nodes[element].flags |= NodeFlag.mixed }
            addText(base, 0, NodeKind.text, 0, leading: 0)
            nodes[nodes.count - 1].setPosition(runOffset)
            nodes[nodes.count - 1].setText(side: run..<side.count, flags)
        }
    }

    /// Appends character data in a form that reads the same in any context.
    ///
    /// `>` could end up after `]]`, a line end in the document could end up before a line feed from an entity, and a
    /// carriage return in an entity is a literal character.
    private mutating func appendText(_ start: Pointer, _ end: Pointer) {
        var at = start
        while at < end {
            switch at[0] {
            case UInt8(ascii: ">"): side.append("&gt;")
            case 0x0D where inclusions.isEmpty:
                side.append(0x0A)
                if at[1] == 0x0A { at += 1 }
            case 0x0D: side.append("&#13;")
            default: side.append(at[0])
            }
            at += 1
        }
    }

    /// Checks that a `]` does not begin `]]>`, which is not allowed in character data (production 14).
    func checkBracket(_ at: Pointer) throws(ScanFailure) {
        if at[1] == UInt8(ascii: "]"), at[2] == UInt8(ascii: ">") {
            throw failure(.syntax, at, "']]>' is not allowed in character data; write ']]&gt;'")
        }
    }
}
