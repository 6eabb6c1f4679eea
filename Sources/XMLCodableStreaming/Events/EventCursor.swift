import XMLCodable

/// Where an ``XMLEventReader`` is in a piece.
struct EventCursor {
    private let piece: EventPiece
    private(set) var walk: MarkupWalk
    /// The number of references to the piece that were counted, for later items than were found.
    private var references = 0

    init(_ piece: EventPiece, _ walk: MarkupWalk) {
        self.piece = piece
        self.walk = walk
    }

    /// Whether an event was found that is the next one.
    @inline(__always)
    var hasFound: Bool { walk.foundCount > 0 }

    /// Returns the next event, which must have been found.
    @inline(__always)
    mutating func next() -> XMLEvent {
        // The reference was counted when the item was found.
        XMLEvent(.piece(unsafe Unmanaged.passUnretained(piece).takeRetainedValue()), walk.next())
    }

    /// Finds the next events, when all of those before were returned; returns false at the end of the piece.
    ///
    /// Counting a reference is an atomic operation, which takes longer than most of what reading an event does. They are counted
    /// sixteen at a time.
    mutating func find() -> Bool {
        walk.find()
        let piece = unsafe Unmanaged.passUnretained(piece)
        while references < walk.foundCount {
            // Written out, so that the compiler counts them in one operation.
            unsafe _ = piece.retain().retain().retain().retain().retain().retain().retain().retain()
            unsafe _ = piece.retain().retain().retain().retain().retain().retain().retain().retain()
            references += 16
        }
        references -= walk.foundCount
        return walk.foundCount > 0
    }

    /// Gives back the references that were not handed out. The owner calls it at the end.
    func end() {
        let piece = unsafe Unmanaged.passUnretained(piece)
        // As many were counted.
        for _ in 0..<references + walk.foundCount { unsafe piece.release() }
    }
}
