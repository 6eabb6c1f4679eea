import XMLCodable

/// Where an ``XMLEventReader`` is in a piece.
struct EventCursor {
    /// The number of references to the piece that are counted at once.
    private static let batch = 16

    private let piece: EventPiece
    private(set) var walk: MarkupWalk
    /// The number of references that were counted and not handed out.
    private var references = 0

    init(_ piece: EventPiece, _ walk: MarkupWalk) {
        self.piece = piece
        self.walk = walk
    }

    /// Reads the next event; nil at the end of the piece.
    ///
    /// Counting a reference is an atomic operation, which takes longer than most of what reading an event does. They are counted
    /// sixteen at a time.
    @inline(__always)
    mutating func next() -> XMLEvent? {
        guard let item = walk.next() else { return nil }
        if references == 0 { countReferences() }
        references &-= 1
        // It was counted.
        return XMLEvent(.piece(unsafe Unmanaged.passUnretained(piece).takeRetainedValue()), item)
    }

    /// Gives back the references that were not handed out. The owner calls it at the end.
    mutating func end() {
        // As many were counted.
        while references > 0 {
            unsafe Unmanaged.passUnretained(piece).release()
            references -= 1
        }
    }

    @inline(never)
    private mutating func countReferences() {
        let piece = unsafe Unmanaged.passUnretained(piece)
        // Written out, so that the compiler counts them in one operation.
        unsafe _ = piece.retain().retain().retain().retain().retain().retain().retain().retain()
        unsafe _ = piece.retain().retain().retain().retain().retain().retain().retain().retain()
        references = Self.batch
    }
}
