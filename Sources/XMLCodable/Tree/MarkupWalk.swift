/// Finds the tags, the text and the other markup of a document that is parsed part by part.
///
/// The ranges of the items follow one another, and together they are the source. It was parsed, so nothing is checked. What an
/// entity stands for has no range but that of the text with the reference. An element without content, as `<a/>`, is a start
/// and an empty range as its end.
///
/// A walk goes through the source and the records side by side, one item at a time, and keeps nothing but where it is.
@safe
package struct MarkupWalk {
    /// The elements that are open between two parts.
    package struct Outer {
        /// Their records, after 0 for the document.
        fileprivate let open: RecordBuffer<UInt32>
        fileprivate let numbers: ElementNumbers

        /// Creates what is around the first part.
        package init() {
            var open = RecordBuffer<UInt32>(capacity: 32)
            open.append(0)
            self.open = open
            numbers = ElementNumbers()
        }

        fileprivate init(after walk: MarkupWalk) {
            open = walk.open
            numbers = ElementNumbers(after: walk.numbers, walk.nodes.count, open: open)
            // An element around a part has the record with the number of its depth.
            for index in 0..<open.count { open[index] = UInt32(truncatingIfNeeded: index) }
        }

        /// The number of elements.
        package var depth: Int { open.count - 1 }

        /// Frees the elements. They, their copies and the walks through them must not be used afterward.
        @unsafe
        package func deallocate() {
            // The buffer has no other owner.
            unsafe open.deallocate()
        }
    }

    /// Owns the text and the records.
    private let store: NodeStore
    private let text: CursorText
    private let nodes: RecordBuffer<NodeRecord>
    private let hasOwnReferences: Bool
    private var at: ByteCursor
    /// The first record that is not before what comes next.
    private var node: Int
    /// The end of the text that comes next, if it is known; otherwise 0.
    private var knownEnd = 0
    /// Whether what comes next is the end of an element without content.
    private var isUnended = false
    /// The records of the open elements, after 0 for the document.
    private var open: RecordBuffer<UInt32>
    /// The numbers of the elements of the part.
    package let numbers: ElementNumbers

    /// Creates a walk through a part of a document.
    ///
    /// - Parameter outer: What is around the part; it must not be used afterward.
    package init(_ store: NodeStore, in outer: Outer) {
        self.store = store
        // It is kept with the store.
        text = unsafe store.source.text
        at = text.cursor(at: store.source.textStart)
        nodes = store.nodes
        hasOwnReferences = store.hasOwnReferences
        node = store.outerDepth + 1
        open = outer.open
        numbers = outer.numbers
    }

    /// Ends the walk, and returns what is around the next part. The walk must not be used afterward.
    package func end() -> Outer { Outer(after: self) }

    /// The number of elements that are open after the last item.
    package var depth: Int { open.count - 1 }

    /// Returns the next item of the part; nil at its end.
    package mutating func next() -> MarkupItem? {
        let first = at
        if isUnended {
            isUnended = false
            return end(first)
        }
        guard first.rest > 0 else { return nil }
        guard first[0] == UInt8(ascii: "<") else {
            if knownEnd > 0 {
                at = text.cursor(at: knownEnd)
                knownEnd = 0
            } else {
                at = ByteSearch.next(UInt8(ascii: "<"), first)
            }
            let isReference = hasOwnReferences && hasMarkup(first, at)
            return item(isReference ? MarkupItem.Kind.reference : MarkupItem.Kind.text, first)
        }
        switch first[1] {
        case UInt8(ascii: "/"):
            at = past(ByteSearch.next(UInt8(ascii: ">"), first))
            return end(first)
        case UInt8(ascii: "!"): return declaration()
        case UInt8(ascii: "?"):
            let isDeclaration =
                first - text.start == store.source.textStart && store.isStart && first.stands("<?xml")
                && ByteClass.isSpace(first[5])
            at = past(Self.last(of: "?>", from: first + 2))
            return item(isDeclaration ? MarkupItem.Kind.declaration : MarkupItem.Kind.instruction, first)
        default: return start()
        }
    }

    /// The position after the last character of something.
    @inline(__always)
    private func past(_ last: ByteCursor) -> ByteCursor { last < text.end ? last + 1 : last }

    /// The item from a position to where the walk is now.
    @inline(__always)
    private func item(_ kind: UInt8, _ start: ByteCursor) -> MarkupItem {
        let around = open[open.count &- 1]
        return MarkupItem(
            kind, start - text.start, at - text.start, element: around, around: around, depth: open.count &- 1)
    }

    /// The end tag from a position to where the walk is now.
    @inline(__always)
    private mutating func end(_ start: ByteCursor) -> MarkupItem {
        let element = open[open.count &- 1]
        if open.count > 1 { _ = open.removeLast() }
        return MarkupItem(
            MarkupItem.Kind.end, start - text.start, at - text.start, element: element, around: open[open.count &- 1],
            depth: open.count &- 1)
    }

    /// Reads a start tag.
    @inline(__always)
    private mutating func start() -> MarkupItem {
        let first = at
        passRecords(before: first)
        var element: UInt32 = 0
        var declares = false
        var content: Range<Int>?
        if node < nodes.count &- 1, nodes[node].kind == NodeKind.element {
            let record = nodes[node]
            element = UInt32(truncatingIfNeeded: node)
            declares = record.flags & NodeFlag.declaresNamespaces != 0
            content = self.content(of: record, at: first)
            if content == nil, let end = endOfValues(of: record, at: first) { at = text.cursor(at: end) }
        }
        if let content {
            at = text.cursor(at: content.lowerBound)
            knownEnd = content.isEmpty ? 0 : content.upperBound
        } else {
            isUnended = MarkupEnds.skipTag(&at) == true
            at = past(at)
        }
        let (depth, around) = (open.count &- 1, open[open.count &- 1])
        open.append(element)
        return MarkupItem(
            MarkupItem.Kind.start, first - text.start, at - text.start, element: element, around: around, depth: depth,
            isEmpty: isUnended, declaresNamespaces: declares)
    }

    /// The range of the text of an element with nothing else, if it begins right after the start tag.
    @inline(__always)
    private func content(of record: NodeRecord, at first: ByteCursor) -> Range<Int>? {
        guard !hasOwnReferences, record.flags & (NodeFlag.leaf | NodeFlag.cdata) == NodeFlag.leaf,
            record.start == first - text.start, let range = record.text.inSource,
            range.lowerBound > first - text.start + 2, range.upperBound <= text.end - text.start
        else { return nil }
        let end = text.cursor(at: range.lowerBound - 2)
        return end[1] == UInt8(ascii: ">") && end[0] != UInt8(ascii: "/") ? range : nil
    }

    /// The offset after the last value in a start tag, with its quote; nil if there is none.
    @inline(__always)
    private func endOfValues(of record: NodeRecord, at first: ByteCursor) -> Int? {
        guard record.attributeCount > 0, record.start == first - text.start else { return nil }
        let last = store.attributes[Int(record.attributeStart) + Int(record.attributeCount) - 1]
        guard let range = last.value.inSource, first - text.start < range.lowerBound,
            range.upperBound < text.end - text.start
        else { return nil }
        return range.upperBound + 1
    }

    @inline(__always)
    private mutating func passRecords(before start: ByteCursor) {
        let offset = start - text.start
        while node < nodes.count &- 1, Int(nodes[node].reportedOffset) < offset { node += 1 }
    }

    /// Reads what begins with `<!`.
    private mutating func declaration() -> MarkupItem {
        let first = at
        if first.stands("<!--") {
            at = past(Self.last(of: "-->", from: first + 4))
            return item(MarkupItem.Kind.comment, first)
        }
        if first.stands("<![CDATA[") {
            at = past(Self.last(of: "]]>", from: first + 9))
            return item(MarkupItem.Kind.cdata, first)
        }
        var doctype = MarkupEnds.Doctype()
        at += 2
        _ = doctype.read(text, &at)
        return item(MarkupItem.Kind.doctype, first)
    }

    /// Returns the last character of the next occurrence of a mark, or the end of the text.
    private static func last(of mark: StaticString, from start: ByteCursor) -> ByteCursor {
        var at = start
        while true {
            at = ByteSearch.next(mark[0], at)
            if at.rest == 0 { return at }
            if at.stands(mark) { return at + (mark.utf8CodeUnitCount - 1) }
            at += 1
        }
    }

    /// Whether a text contains a reference to an entity that contains anything but text.
    private mutating func hasMarkup(_ start: ByteCursor, _ end: ByteCursor) -> Bool {
        passRecords(before: start)
        var index = node
        while index < nodes.count - 1, Int(nodes[index].reportedOffset) < end - text.start {
            let record = nodes[index]
            if record.kind != NodeKind.text, record.kind != NodeKind.cdata { return true }
            index += 1
        }
        return false
    }
}

/// The numbers that the elements of a part of a document have in all of it. They tell elements apart that are open at the same
/// time, also in a document with more of them than there are numbers.
package struct ElementNumbers: Sendable {
    /// Those of the elements around the part, after 0 for the document.
    private let outer: [UInt32]
    private let base: UInt32

    fileprivate init() {
        outer = [0]
        base = 0
    }

    fileprivate init(after previous: ElementNumbers, _ count: Int, open: RecordBuffer<UInt32>) {
        outer = (0..<open.count).map { previous[open[$0]] }
        base = previous.base &+ UInt32(truncatingIfNeeded: count)
    }

    /// The number of the element of a record.
    package subscript(record: UInt32) -> UInt32 {
        Int(record) < outer.count ? outer[Int(record)] : base &+ record
    }
}
