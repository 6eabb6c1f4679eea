/// Finds the tags, the text and the other markup of a document that is parsed part by part.
///
/// The ranges of the items follow one another, and together they are the source. It was parsed, so nothing is checked. What an
/// entity stands for has no range but that of the text with the reference. An element without content, as `<a/>`, is a start
/// and an empty range as its end.
package struct MarkupWalk {
    fileprivate struct OpenElement: BitwiseCopyable {
        let serial: Int
        let record: UInt32
    }

    /// The numbers of the open elements, outermost first.
    private var open: [Int] = []
    /// The number of elements so far.
    private var count = 0

    package init() {}

    /// Returns the items of the next part of the document, in document order.
    package mutating func items(of store: NodeStore) -> [MarkupItem] {
        var walk = PartWalk(store, open, count)
        walk.run()
        (open, count) = (walk.open.dropFirst().map(\.serial), walk.count)
        return walk.items
    }
}

/// A walk through the source and the records of a part side by side.
private struct PartWalk {
    private let store: NodeStore
    /// The store owns it.
    private let text: CursorText
    private let hasOwnReferences: Bool
    /// The first record that is not before what comes next.
    private var node: Int
    /// The open elements, after one that stands for the document.
    private(set) var open: [MarkupWalk.OpenElement]
    private(set) var count: Int
    private(set) var items: [MarkupItem] = []

    init(_ store: NodeStore, _ outer: [Int], _ count: Int) {
        self.store = store
        // It is kept with the store.
        text = unsafe store.source.text
        hasOwnReferences = store.hasOwnReferences
        node = store.outerDepth + 1
        open = [MarkupWalk.OpenElement(serial: 0, record: 0)]
        for (index, serial) in outer.enumerated() {
            // An element around a part has the record with the number of its depth.
            open.append(MarkupWalk.OpenElement(serial: serial, record: UInt32(truncatingIfNeeded: index + 1)))
        }
        self.count = count
        items.reserveCapacity(store.nodeCount * 4)
    }

    mutating func run() {
        var at = text.cursor(at: store.source.textStart)
        // The innermost open element.
        var around = open[open.count - 1]
        while at < text.end {
            let first = at
            guard at[0] == UInt8(ascii: "<") else {
                at = ByteSearch.next(UInt8(ascii: "<"), at)
                let isReference = hasOwnReferences && hasMarkup(first, at)
                add(isReference ? MarkupItem.Kind.reference : MarkupItem.Kind.text, first, at, in: around)
                continue
            }
            switch at[1] {
            case UInt8(ascii: "/"):
                at = past(ByteSearch.next(UInt8(ascii: ">"), at))
                addEnd(first, at, &around)
            case UInt8(ascii: "!"): readDeclaration(&at, in: around)
            case UInt8(ascii: "?"):
                let isDeclaration =
                    first - text.start == store.source.textStart && store.isStart && at.stands("<?xml")
                    && ByteClass.isSpace(at[5])
                at = past(Self.last(of: "?>", from: at + 2))
                add(isDeclaration ? MarkupItem.Kind.declaration : MarkupItem.Kind.instruction, first, at, in: around)
            default: readElement(&at, &around)
            }
        }
    }

    /// The position after the last character of something.
    @inline(__always)
    private func past(_ last: ByteCursor) -> ByteCursor { last < text.end ? last + 1 : last }

    @inline(__always)
    private func range(_ start: ByteCursor, _ end: ByteCursor) -> Range<Int> { start - text.start..<end - text.start }

    @inline(__always)
    private mutating func add(
        _ kind: UInt8, _ start: ByteCursor, _ end: ByteCursor, in around: MarkupWalk.OpenElement
    ) {
        items.append(
            MarkupItem(
                kind, range(start, end), element: around.record, node: node, depth: open.count - 1, serial: 0,
                parent: around.serial))
    }

    @inline(__always)
    private mutating func addEnd(_ start: ByteCursor, _ end: ByteCursor, _ around: inout MarkupWalk.OpenElement) {
        let element = around
        if open.count > 1 { open.removeLast() }
        around = open[open.count - 1]
        items.append(
            MarkupItem(
                MarkupItem.Kind.end, range(start, end), element: element.record, node: node, depth: open.count - 1,
                serial: element.serial, parent: around.serial))
    }

    /// Reads a start tag and, where its record knows it, the text up to the end tag.
    @inline(__always)
    private mutating func readElement(_ at: inout ByteCursor, _ around: inout MarkupWalk.OpenElement) {
        let first = at
        passRecords(before: first)
        guard node < store.nodeCount, store.nodes[node].kind == NodeKind.element else {
            let isEmpty = MarkupEnds.skipTag(&at) == true
            at = past(at)
            return addStart(first, at, element: 0, declares: false, isEmpty: isEmpty, &around)
        }
        let record = store.nodes[node]
        let declares = record.flags & NodeFlag.declaresNamespaces != 0
        guard let content = content(of: record, at: first) else {
            if let end = endOfValues(of: record, at: first) { at = text.cursor(at: end) }
            let isEmpty = MarkupEnds.skipTag(&at) == true
            at = past(at)
            return addStart(first, at, element: node, declares: declares, isEmpty: isEmpty, &around)
        }
        let start = text.cursor(at: content.lowerBound)
        at = text.cursor(at: content.upperBound)
        addStart(first, start, element: node, declares: declares, isEmpty: false, &around)
        if start < at { add(MarkupItem.Kind.text, start, at, in: around) }
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
    private mutating func addStart(
        _ start: ByteCursor, _ end: ByteCursor, element: Int, declares: Bool, isEmpty: Bool,
        _ around: inout MarkupWalk.OpenElement
    ) {
        count += 1
        let new = MarkupWalk.OpenElement(serial: count, record: UInt32(truncatingIfNeeded: element))
        items.append(
            MarkupItem(
                MarkupItem.Kind.start, range(start, end), element: new.record, node: node, depth: open.count - 1,
                serial: count, parent: around.serial, isEmpty: isEmpty, declaresNamespaces: declares))
        open.append(new)
        around = new
        if isEmpty { addEnd(end, end, &around) }
    }

    @inline(__always)
    private mutating func passRecords(before start: ByteCursor) {
        let offset = start - text.start
        while node < store.nodeCount, Int(store.nodes[node].reportedOffset) < offset { node += 1 }
    }

    /// Reads what begins with `<!`.
    private mutating func readDeclaration(_ at: inout ByteCursor, in around: MarkupWalk.OpenElement) {
        let first = at
        if at.stands("<!--") {
            at = past(Self.last(of: "-->", from: at + 4))
            return add(MarkupItem.Kind.comment, first, at, in: around)
        }
        if at.stands("<![CDATA[") {
            at = past(Self.last(of: "]]>", from: at + 9))
            return add(MarkupItem.Kind.cdata, first, at, in: around)
        }
        var doctype = MarkupEnds.Doctype()
        at += 2
        _ = doctype.read(text, &at)
        add(MarkupItem.Kind.doctype, first, at, in: around)
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
        while index < store.nodeCount, Int(store.nodes[index].reportedOffset) < end - text.start {
            let record = store.nodes[index]
            if record.kind != NodeKind.text, record.kind != NodeKind.cdata { return true }
            index += 1
        }
        return false
    }
}
