/// Finds the tags, the text and the other markup of a document that is parsed part by part.
///
/// The ranges of the items follow one another, and together they are the source. It was parsed, so nothing is checked. What an
/// entity stands for has no range but that of the text with the reference. An element without content, as `<a/>`, is a start
/// and an empty range as its end.
///
/// A walk goes through the source and the records side by side. It finds some items at once, so that its state is in registers
/// and not in memory meanwhile, and keeps them until they are asked for.
@safe
@usableFromInline
package struct MarkupWalk {
    /// The elements that are open between two parts.
    package struct Outer {
        /// Their records, after 0 for the document.
        fileprivate let open: RecordBuffer<UInt32>
        /// Memory for items.
        fileprivate let items: RecordBuffer<MarkupItem>
        fileprivate let numbers: ElementNumbers

        /// Creates what is around the first part.
        package init() {
            var open = RecordBuffer<UInt32>(capacity: 32)
            open.append(0)
            self.open = open
            items = RecordBuffer(capacity: MarkupWalk.batch)
            numbers = ElementNumbers()
        }

        fileprivate init(after walk: MarkupWalk) {
            open = walk.open
            items = walk.items
            numbers = ElementNumbers(after: walk.numbers, walk.nodes.count, open: open)
            // An element around a part has the record with the number of its depth.
            for index in 0..<open.count { open[index] = UInt32(truncatingIfNeeded: index) }
        }

        /// The number of elements.
        package var depth: Int { open.count - 1 }

        /// Frees the elements. They, their copies and the walks through them must not be used afterward.
        @unsafe
        package func deallocate() {
            // The buffers have no other owner.
            unsafe open.deallocate()
            unsafe items.deallocate()
        }
    }

    /// The number of items that are found at once.
    private static let batch = 128

    /// Owns the text and the records.
    private let store: NodeStore
    private let text: CursorText
    private let nodes: RecordBuffer<NodeRecord>
    private let hasOwnReferences: Bool
    private var at: ByteCursor
    /// The first record that is not before what comes next.
    private var node: Int
    /// The records of the open elements, after 0 for the document.
    private var open: RecordBuffer<UInt32>
    /// Items that were found, and the number of those that were returned.
    @usableFromInline
    private(set) var items: RecordBuffer<MarkupItem>
    @usableFromInline
    var index = 0
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
        items = outer.items
        items.truncate(to: 0)
        numbers = outer.numbers
    }

    /// Ends the walk, and returns what is around the next part. The walk must not be used afterward.
    package func end() -> Outer { Outer(after: self) }

    /// The number of elements that are open after the last item.
    package var depth: Int {
        guard index > 0 else { return open.count - 1 }
        let last = items[index - 1]
        return Int(last.depth) + (last.kind == MarkupItem.Kind.start ? 1 : 0)
    }

    /// The number of items that were found and not returned.
    @inlinable
    package var foundCount: Int { items.count &- index }

    /// Returns the next item that was found, which there must be.
    @inlinable @inline(__always)
    package mutating func next() -> MarkupItem {
        let item = items[index]
        index &+= 1
        return item
    }

    /// Finds the next items; there are none at the end of the part. All of what was found before was returned.
    package mutating func find() {
        index = 0
        items.truncate(to: 0)
        while hasRoom, at.rest > 0 {
            if !hasOwnReferences {
                findLeaves()
                guard hasRoom, at.rest > 0 else { return }
            }
            passRecords(before: at - text.start)
            if hasOwnReferences || !findStart() { findOther() }
        }
    }

    /// Whether there is room for an element without elements and the white space before it.
    private var hasRoom: Bool { Self.hasRoom(items) }

    @inline(__always)
    private static func hasRoom(_ items: RecordBuffer<MarkupItem>) -> Bool { items.count <= batch &- 4 }

    /// The position after the last character of something.
    @inline(__always)
    private func past(_ last: ByteCursor) -> ByteCursor { last < text.end ? last + 1 : last }

    /// Adds an item that is no tag, from a position to where the walk is now.
    @inline(__always)
    private mutating func add(_ kind: UInt8, _ start: ByteCursor) {
        let around = open[open.count &- 1]
        items.append(
            MarkupItem(
                kind, start - text.start, at - text.start, element: around, around: around, depth: open.count &- 1))
    }

    // MARK: - Elements

    /// Finds elements with nothing but text, and such as `<a n="1"/>`, that follow one another, with white space before each: most
    /// of many documents.
    ///
    /// Their records say where they are, so no more than the ends of their tags is searched for.
    private mutating func findLeaves() {
        // In registers: nothing else has them meanwhile.
        var (at, node, items) = (at, node, items)
        let (around, depth) = (open[open.count &- 1], open.count &- 1)
        while Self.hasRoom(items) {
            let first = at - text.start
            guard let (record, start) = element(node, after: first) else { break }
            let content = content(of: record)
            if let content {
                at = past(ByteSearch.next(UInt8(ascii: ">"), text.cursor(at: content.upperBound)))
            } else {
                guard record.flags & NodeFlag.leaf != 0, let values = endOfValues(of: record, at: start) else { break }
                var end = text.cursor(at: values)
                guard MarkupEnds.skipTag(&end) == true else { break }
                at = past(end)
            }
            let range = content ?? at - text.start..<at - text.start
            let element = UInt32(truncatingIfNeeded: node)
            if start > first {
                items.appendInside(
                    MarkupItem(MarkupItem.Kind.text, first, start, element: around, around: around, depth: depth))
            }
            items.appendInside(
                MarkupItem(
                    MarkupItem.Kind.start, start, range.lowerBound, element: element, around: around, depth: depth,
                    isEmpty: range.isEmpty, declaresNamespaces: record.flags & NodeFlag.declaresNamespaces != 0))
            if !range.isEmpty {
                items.appendInside(
                    MarkupItem(
                        MarkupItem.Kind.text, range.lowerBound, range.upperBound, element: element, around: element,
                        depth: depth &+ 1))
            }
            items.appendInside(
                MarkupItem(
                    MarkupItem.Kind.end, range.upperBound, at - text.start, element: element, around: around,
                    depth: depth))
            node &+= 1
        }
        (self.at, self.node, self.items) = (at, node, items)
    }

    /// The record with a number and the place of its element, if that is at an offset or after the white space there.
    @inline(__always)
    private func element(_ node: Int, after offset: Int) -> (record: NodeRecord, start: Int)? {
        let record = nodes[node]
        let start = offset &+ Int(record.leadingSpace)
        return record.kind == NodeKind.element && record.start == start ? (record, start) : nil
    }

    /// The range of the text of an element with nothing else, if it is in the source right after the start tag.
    @inline(__always)
    private func content(of record: NodeRecord) -> Range<Int>? {
        guard record.flags & (NodeFlag.leaf | NodeFlag.cdata) == NodeFlag.leaf, let range = record.text.inSource,
            !range.isEmpty, range.lowerBound > Int(record.reportedOffset) &+ 2
        else { return nil }
        let end = text.cursor(at: range.lowerBound &- 2)
        return end[1] == UInt8(ascii: ">") && end[0] != UInt8(ascii: "/") ? range : nil
    }

    /// Finds the white space and the start tag of the element that comes next, if the records have its place; returns false if
    /// anything else comes next.
    private mutating func findStart() -> Bool {
        let first = at
        guard let (record, start) = element(node, after: first - text.start) else { return false }
        let tag = text.cursor(at: start)
        guard tag[0] == UInt8(ascii: "<") else { return false }
        at = tag
        if tag > first { add(MarkupItem.Kind.text, first) }
        addStart(record)
        return true
    }

    @inline(__always)
    private mutating func passRecords(before offset: Int) {
        while node < nodes.count &- 1, Int(nodes[node].reportedOffset) < offset { node &+= 1 }
    }

    /// Adds a start tag, and the end of an element without content.
    ///
    /// - Parameter record: The record of the element; nil if there is none.
    @inline(__always)
    private mutating func addStart(_ record: NodeRecord?) {
        let first = at
        if let record, let end = endOfValues(of: record, at: at - text.start) { at = text.cursor(at: end) }
        let isEmpty = MarkupEnds.skipTag(&at) == true
        at = past(at)
        let element = record == nil ? 0 : UInt32(truncatingIfNeeded: node)
        let (around, depth) = (open[open.count &- 1], open.count &- 1)
        items.append(
            MarkupItem(
                MarkupItem.Kind.start, first - text.start, at - text.start, element: element, around: around,
                depth: depth,
                isEmpty: isEmpty, declaresNamespaces: (record?.flags ?? 0) & NodeFlag.declaresNamespaces != 0))
        if record != nil { node &+= 1 }
        guard isEmpty else { return open.append(element) }
        items.append(
            MarkupItem(
                MarkupItem.Kind.end, at - text.start, at - text.start, element: element, around: around, depth: depth))
    }

    /// The offset after the last value in the start tag at an offset, with its quote; nil if there is none.
    @inline(__always)
    private func endOfValues(of record: NodeRecord, at offset: Int) -> Int? {
        guard record.attributeCount > 0, record.start == offset else { return nil }
        let last = store.attributes[Int(record.attributeStart) + Int(record.attributeCount) - 1]
        guard let range = last.value.inSource, offset < range.lowerBound, range.upperBound < text.end - text.start
        else { return nil }
        return range.upperBound + 1
    }

    // MARK: - Anything else

    /// Reads what comes next, which may be anything.
    private mutating func findOther() {
        let first = at
        guard first[0] == UInt8(ascii: "<") else {
            at = ByteSearch.next(UInt8(ascii: "<"), first)
            let isReference = hasOwnReferences && hasMarkup(first, at)
            return add(isReference ? MarkupItem.Kind.reference : MarkupItem.Kind.text, first)
        }
        guard first[1] == UInt8(ascii: "/") || first[1] == UInt8(ascii: "!") || first[1] == UInt8(ascii: "?") else {
            let isElement = node < nodes.count &- 1 && nodes[node].kind == NodeKind.element
            return addStart(isElement ? nodes[node] : nil)
        }
        var last = first
        let kind = MarkupEnds.skip(&last)
        at = past(last)
        switch kind {
        case .endTag: addEnd(first)
        case .comment: add(MarkupItem.Kind.comment, first)
        case .section: add(MarkupItem.Kind.cdata, first)
        case .instruction:
            let isDeclaration =
                first - text.start == store.source.textStart && store.isStart && first.stands("<?xml")
                && ByteClass.isSpace(first[5])
            add(isDeclaration ? MarkupItem.Kind.declaration : MarkupItem.Kind.instruction, first)
        case .startTag, .emptyTag, .doctype: add(MarkupItem.Kind.doctype, first)
        }
    }

    /// Adds the end tag from a position to where the walk is now.
    @inline(__always)
    private mutating func addEnd(_ start: ByteCursor) {
        let element = open[open.count &- 1]
        if open.count > 1 { _ = open.removeLast() }
        items.append(
            MarkupItem(
                MarkupItem.Kind.end, start - text.start, at - text.start, element: element,
                around: open[open.count &- 1],
                depth: open.count &- 1))
    }

    /// Whether a text contains a reference to an entity that contains anything but text.
    private func hasMarkup(_ start: ByteCursor, _ end: ByteCursor) -> Bool {
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
