/// The tags, the text and the other markup of a document, or of a part of one, as ranges of its source, in document order.
///
/// The ranges follow one another, and together they are the source. It was parsed, so nothing is checked. What an entity
/// stands for has no range but that of the text with the reference. An element without content, as `<a/>`, is a start and an
/// empty range as its end.
package struct MarkupItems: Sendable {
    /// What an item is; a number, since comparing an enum of another module is a call.
    package enum Kind {
        package static let declaration: UInt8 = 0
        package static let doctype: UInt8 = 1
        package static let start: UInt8 = 2
        package static let end: UInt8 = 3
        package static let text: UInt8 = 4
        package static let cdata: UInt8 = 5
        package static let comment: UInt8 = 6
        package static let instruction: UInt8 = 7
        /// Text with a reference to an entity that contains markup.
        package static let reference: UInt8 = 8
    }

    package struct Item: Sendable {
        package let kind: UInt8
        /// Whether it is the start of an element without content.
        package let isEmpty: Bool
        /// Whether it is a start with namespace declarations.
        package let declaresNamespaces: Bool
        /// The range in the source.
        package let start: Int
        package let end: Int
        /// The record of the element of a tag, or of the element around anything else; 0 if there is none.
        package let record: UInt32
        /// The first record that is not before the range.
        fileprivate let node: UInt32
        /// The number of elements around it.
        package let depth: Int
        /// The number of its element among those of the whole document, from 1, if it is a tag; otherwise 0.
        package let serial: Int
        /// That of the element around it; 0 if there is none.
        package let parent: Int

        fileprivate init(
            _ kind: UInt8, _ range: Range<Int>, element: Int, node: Int, depth: Int, serial: Int, parent: Int,
            isEmpty: Bool = false, declaresNamespaces: Bool = false
        ) {
            self.kind = kind
            start = range.lowerBound
            end = range.upperBound
            record = UInt32(truncatingIfNeeded: element)
            self.node = UInt32(truncatingIfNeeded: node)
            self.depth = depth
            self.serial = serial
            self.parent = parent
            self.isEmpty = isEmpty
            self.declaresNamespaces = declaresNamespaces
        }

        fileprivate var range: Range<Int> { start..<end }
        fileprivate var element: Int { Int(record) }
    }

    package private(set) var items: [Item] = []
    /// The numbers of the elements that are open at the end, outermost first.
    package private(set) var open: [Int]
    /// The number of elements so far.
    package private(set) var count: Int

    /// Reads the items of a document, or of a part of one.
    ///
    /// - Parameters:
    ///   - open: The numbers of the elements around the part. Defaults to none.
    ///   - count: The number of elements before it. Defaults to 0.
    package init(_ store: NodeStore, open: [Int] = [], count: Int = 0) {
        self.open = open
        self.count = count
        // An element around a part has the record with the number of its depth.
        var walk = Walk(store, records: Array(1..<store.outerDepth + 1))
        items.reserveCapacity(store.nodeCount * 4)
        while walk.next(&self) {}
    }

    /// A walk through the source and the records side by side.
    private struct Walk {
        private let store: NodeStore
        private var offset: Int
        private var node: Int
        /// The records of the open elements.
        private var records: [Int]
        private let hasOwnReferences: Bool

        init(_ store: NodeStore, records: [Int]) {
            self.store = store
            self.records = records
            node = records.count + 1
            offset = store.source.textStart
            hasOwnReferences = store.hasOwnReferences
        }

        /// Adds what comes next; returns false at the end of the source.
        mutating func next(_ found: inout MarkupItems) -> Bool {
            let start = offset
            guard start < store.source.count else { return false }
            // The store owns the source.
            let text = unsafe store.source.text
            while node < store.nodeCount, Int(store.nodes[node].reportedOffset) < start { node += 1 }
            var at = text.cursor(at: start)
            if at[0] != UInt8(ascii: "<") {
                at = ByteSearch.next(UInt8(ascii: "<"), at)
                offset = at - text.start
                let isReference = hasOwnReferences && hasMarkup(upTo: offset)
                add(isReference ? Kind.reference : Kind.text, from: start, &found)
                return true
            }
            switch at[1] {
            case UInt8(ascii: "/"):
                at = ByteSearch.next(UInt8(ascii: ">"), at)
                end(at, text)
                let (serial, element) = (found.open.popLast() ?? 0, records.popLast() ?? 0)
                found.items.append(
                    Item(
                        Kind.end, start..<offset, element: element, node: node, depth: found.open.count, serial: serial,
                        parent: found.open.last ?? 0))
            case UInt8(ascii: "!"): readDeclaration(at, text, &found)
            case UInt8(ascii: "?"):
                let isDeclaration =
                    start == store.source.textStart && store.isStart && at.stands("<?xml") && ByteClass.isSpace(at[5])
                end(Self.last(of: "?>", from: at + 2), text)
                add(isDeclaration ? Kind.declaration : Kind.instruction, from: start, &found)
            default:
                let isEmpty = MarkupEnds.skipTag(&at) == true
                end(at, text)
                addElement(from: start, isEmpty: isEmpty, &found)
            }
            return true
        }

        /// Moves past the last character of something.
        private mutating func end(_ at: ByteCursor, _ text: CursorText) {
            offset = at - text.start + (at < text.end ? 1 : 0)
        }

        private func add(_ kind: UInt8, from start: Int, _ found: inout MarkupItems) {
            found.items.append(
                Item(
                    kind, start..<offset, element: records.last ?? 0, node: node, depth: found.open.count, serial: 0,
                    parent: found.open.last ?? 0))
        }

        private mutating func addElement(from start: Int, isEmpty: Bool, _ found: inout MarkupItems) {
            var (element, declares) = (0, false)
            if node < store.nodeCount, store.nodes[node].kind == NodeKind.element {
                element = node
                declares = store.nodes[node].flags & NodeFlag.declaresNamespaces != 0
            }
            found.count += 1
            let (depth, parent) = (found.open.count, found.open.last ?? 0)
            found.items.append(
                Item(
                    Kind.start, start..<offset, element: element, node: node, depth: depth, serial: found.count,
                    parent: parent, isEmpty: isEmpty, declaresNamespaces: declares))
            if isEmpty {
                found.items.append(
                    Item(
                        Kind.end, offset..<offset, element: element, node: node, depth: depth, serial: found.count,
                        parent: parent))
            } else {
                found.open.append(found.count)
                records.append(element)
            }
        }

        private mutating func readDeclaration(_ at: ByteCursor, _ text: CursorText, _ found: inout MarkupItems) {
            let start = offset
            if at.stands("<!--") {
                end(Self.last(of: "-->", from: at + 4), text)
                return add(Kind.comment, from: start, &found)
            }
            if at.stands("<![CDATA[") {
                end(Self.last(of: "]]>", from: at + 9), text)
                return add(Kind.cdata, from: start, &found)
            }
            var (at, doctype) = (at + 2, MarkupEnds.Doctype())
            _ = doctype.read(text, &at)
            offset = at - text.start
            add(Kind.doctype, from: start, &found)
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

        /// Whether text up to an offset contains a reference to an entity that contains anything but text.
        private func hasMarkup(upTo end: Int) -> Bool {
            var index = node
            while index < store.nodeCount, Int(store.nodes[index].reportedOffset) < end {
                let record = store.nodes[index]
                if record.kind != NodeKind.text, record.kind != NodeKind.cdata { return true }
                index += 1
            }
            return false
        }
    }
}

/// What is in the ranges.
extension NodeStore {
    /// Whether the text may have references to other entities than those of XML itself, or references that were repaired.
    var hasOwnReferences: Bool { hasDocumentType || hasUndeclaredEntities }

    /// The bytes between two offsets, as they are in the source; valid for as long as the store is alive.
    package func markup(_ start: Int, _ end: Int) -> ByteSlice {
        // The store owns the source.
        unsafe source.slice(start, end - start)
    }

    private func markup(of item: MarkupItems.Item) -> ByteSlice { markup(item.start, item.end) }

    /// Returns the text of an item: of text and sections, with references resolved, of comments, and the data of
    /// instructions. For text with a reference to an entity that contains elements, it is the text outside of these.
    package func text(of item: MarkupItems.Item) -> String {
        let raw = markup(of: item)
        switch item.kind {
        case MarkupItems.Kind.text, MarkupItems.Kind.reference:
            guard raw.contains(UInt8(ascii: "&")), hasOwnReferences else { return decoded(raw) }
            return textOfRecords(item)
        case MarkupItems.Kind.cdata: return decoded(raw.part(9..<max(9, raw.count - 3)), resolvesReferences: false)
        case MarkupItems.Kind.comment: return decoded(raw.part(4..<max(4, raw.count - 3)), resolvesReferences: false)
        case MarkupItems.Kind.instruction:
            let content = raw.part(0..<max(2, raw.count - 2))
            let name = content.firstIndex { ByteClass.isSpace($0) } ?? content.count
            let data = content.part(from: name)
            return decoded(
                data.part(from: data.firstIndex { !ByteClass.isSpace($0) } ?? data.count), resolvesReferences: false)
        default: return ""
        }
    }

    /// Whether an element has a name, as it is written.
    package func isElement(_ element: Int, named name: String) -> Bool {
        name.withBytes { $0 == names.bytes(of: nodes[element].name) }
    }

    /// The number of bytes of the name of an element, as it is written.
    package func nameLength(ofElement element: Int) -> Int { names.bytes(of: nodes[element].name).count }

    /// Appends the name of an element, as it is written.
    package func appendName(ofElement element: Int, to bytes: inout [UInt8]) {
        bytes.append(contentsOf: names.bytes(of: nodes[element].name))
    }

    /// The target of an instruction.
    package func target(of item: MarkupItems.Item) -> String {
        let raw = markup(of: item)
        let name = raw.part(2..<max(2, raw.count - 2))
        return string(name.part(0..<(name.firstIndex { ByteClass.isSpace($0) } ?? name.count)))
    }

    private func decoded(_ raw: ByteSlice, resolvesReferences: Bool = true) -> String {
        guard raw.contains(0x0D) || resolvesReferences && raw.contains(UInt8(ascii: "&")) else { return string(raw) }
        return ByteBuffer.withScratch(capacity: raw.count) { scratch in
            TextDecoding.append(text: raw, resolvingReferences: resolvesReferences, to: &scratch)
            return scratch.string
        }
    }

    /// Returns the text of the records in the range of an item.
    private func textOfRecords(_ item: MarkupItems.Item) -> String {
        let around = nodes[item.element]
        if around.flags & NodeFlag.leaf != 0 { return content(around) }
        var text = ""
        var index = Int(item.node)
        while index < nodeCount, Int(nodes[index].reportedOffset) < item.range.upperBound {
            let record = nodes[index]
            if record.kind == NodeKind.text || record.kind == NodeKind.cdata { text += content(record) }
            index = Int(record.end)
        }
        return text
    }

    /// Returns where an offset in the source is, in an element, or in none if that is 0.
    package func location(ofOffset offset: Int, in element: Int) -> XMLLocation {
        withPlaces { places in
            XMLLocation(
                places.location(ofOffset: UInt32(truncatingIfNeeded: offset)),
                element > 0 ? places.trail(of: element) : nil)
        }
    }
}
