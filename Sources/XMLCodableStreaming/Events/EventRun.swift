import XMLCodable

/// Events of a piece that follow one another where they were read, and are written as they are: a range of its source that is
/// not in the buffer yet.
///
/// Most of a document that is copied is in few of them, so that an event costs neither a copy of its bytes nor of a name.
struct EventRun {
    /// Nil if there is no run.
    private(set) var piece: EventPiece?
    /// The same, to compare with: a reference to the piece would be counted for each event.
    private var pieceID: ObjectIdentifier?
    /// The range in the source.
    private var start: UInt32 = 0
    private var end: UInt32 = 0
    /// The records of the elements that began in the run and have not ended, without the leaf.
    private var outer: [UInt32] = []
    /// The innermost of them, if no element began in it. Most elements have none inside, and cost no access to an array.
    private var leaf: UInt32?
    /// Whether what comes last is text.
    private(set) var endsInText = false
    /// Whether what comes last is `<a/>`, of which the end was not written.
    private(set) var isUnended = false

    /// Whether elements that began in the run have not ended.
    var hasOpen: Bool { leaf != nil || !outer.isEmpty }
    /// The records of those.
    var open: [UInt32] { leaf.map { outer + [$0] } ?? outer }
    /// The number of bytes.
    var count: Int { Int(end &- start) }
    /// The range in the source.
    var range: Range<Int> { Int(start)..<Int(end) }

    /// Begins a run without events.
    mutating func begin(_ piece: EventPiece, at start: UInt32) {
        self.piece = piece
        pieceID = ObjectIdentifier(piece)
        self.start = start
        end = start
    }

    /// Ends the run.
    mutating func clear() {
        piece = nil
        pieceID = nil
        end = start
        outer.removeAll(keepingCapacity: true)
        leaf = nil
        isUnended = false
    }

    /// Whether an item comes directly after the run. The end of `<a/>` has no bytes, so nothing but it does so after the start.
    func precedes(_ item: MarkupItem, of piece: EventPiece) -> Bool {
        ObjectIdentifier(piece) == pieceID && item.start == end && !isUnended
    }

    /// Adds an event if it comes directly after the run, as it was read, and nothing around the run matters for it; otherwise
    /// returns false.
    @inline(__always)
    mutating func add(_ event: XMLEvent) -> Bool {
        let item = event.item
        guard let id = event.source.pieceID, id == pieceID, item.start == end else { return false }
        switch item.kind {
        case XMLEvent.Kind.start.code:
            guard isLast(item.around), !item.declaresNamespaces else { return false }
        case XMLEvent.Kind.end.code:
            guard isLast(item.element) else { return false }
            if leaf == nil { outer.removeLast() } else { leaf = nil }
        case XMLEvent.Kind.text.code, XMLEvent.Kind.comment.code, XMLEvent.Kind.cdata.code,
            XMLEvent.Kind.processingInstruction.code:
            guard !isUnended else { return false }
        default: return false
        }
        append(item)
        return true
    }

    /// Whether an element is the innermost one that began in the run and has not ended.
    @inline(__always)
    private func isLast(_ element: UInt32) -> Bool {
        if let leaf { return leaf == element }
        let last = outer.count - 1
        return last >= 0 && outer[last] == element
    }

    /// Adds an item that comes after the run. The end of an element around it was noted.
    @inline(__always)
    mutating func append(_ item: MarkupItem) {
        if item.kind == XMLEvent.Kind.start.code {
            if let leaf { outer.append(leaf) }
            leaf = item.element
        }
        end = item.end
        endsInText = item.kind == XMLEvent.Kind.text.code
        isUnended = item.isEmpty
    }
}
