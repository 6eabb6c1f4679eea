/// Writes a tape as a document: the only code that writes tags.
///
/// The output is balanced by construction: an end tag is written exactly when the writer leaves an element that it has
/// entered.
struct TapeWriter {
    private let records: RecordBuffer<Tape.Record>
    private let text: ByteBuffer
    /// The length of the text without the padding.
    private let textCount: Int
    private let names: RecordBuffer<OutputName>
    private let markup: ByteBuffer
    /// Attributes to add to the root, with a space before each: the declarations of prefixes.
    private let rootDeclarations: [UInt8]
    /// Whether `<a></a>` is written instead of `<a />`.
    private let noEmptyElements: Bool
    /// The lines of indented elements; nil for compact text.
    private let lines: TapeLines?
    private let isIndented: Bool
    private var out: ByteBuffer
    private let start: Int
    private var kept: [Tape.Kept] = []
    /// The element or list that the writer is in.
    private var inside: Int32 = -1
    /// The element whose start tag still lacks its `>`; -1 for none.
    private var tag: Int32 = -1
    /// The number of elements that the writer has entered.
    private var depth = 0

    /// Appends the document to a buffer.
    ///
    /// - Parameters:
    ///   - lines: The lines of indented elements; nil for compact text.
    ///   - range: The records that are written. Those before them are around or before them. Defaults to all, for the
    ///     whole document.
    static func write(
        _ tape: inout Tape, _ names: borrowing NameStock, rootDeclarations: [UInt8], noEmptyElements: Bool,
        lines: TapeLines? = nil, range: Range<Int32>? = nil, to out: inout ByteBuffer
    ) {
        let range = range ?? 0..<tape.count
        let first = range.lowerBound
        tape.pad()
        out.reserve(expectedCount(tape.records.count, textCount: tape.text.count) + rootDeclarations.count)
        var writer = TapeWriter(
            tape, names, rootDeclarations: rootDeclarations, noEmptyElements: noEmptyElements, lines: lines, to: out)
        let around = first > 0 && first < tape.count ? tape[first].parent : -1
        writer.inside = around
        if tape.isInOrder {
            writer.writeInOrder(Int(range.lowerBound)..<Int(range.upperBound))
        } else if range.count < tape.count {
            // Not the attributes of the elements around them.
            let isWritten = writer.order().filter { index in
                range.contains(index) && (writer.records[Int(index)].kind != .attribute || tape[index].parent >= first)
            }
            writer.write(isWritten)
        } else {
            writer.write(writer.order())
        }
        writer.leave(until: around)
        out = writer.out
        tape.unpad()
        tape.kept = writer.kept
    }

    /// The number of bytes that records with text usually need: tags have two names each, and most names are short.
    @inline(__always)
    static func expectedCount(_ recordCount: Int, textCount: Int) -> Int { textCount + 24 * recordCount }

    /// The writer must not outlive the tape and the names, whose buffers it reads.
    private init(
        _ tape: borrowing Tape, _ names: borrowing NameStock, rootDeclarations: [UInt8], noEmptyElements: Bool,
        lines: TapeLines?, to out: ByteBuffer
    ) {
        records = tape.records
        text = tape.text
        textCount = tape.text.count &- Tape.padding
        self.names = names.records
        markup = names.markup
        self.rootDeclarations = rootDeclarations
        self.noEmptyElements = noEmptyElements
        self.lines = lines
        isIndented = lines != nil
        self.out = out
        start = out.count
    }

    private mutating func writeInOrder(_ range: Range<Int>) {
        guard let first = range.first else { return }
        var record = records[first]
        for index in first &+ 1..<range.upperBound {
            let next = records[index]
            write(Int32(truncatingIfNeeded: index &- 1), record, next.text &- record.text)
            record = next
        }
        let end = range.upperBound < records.count ? records[range.upperBound].text : textCount
        write(Int32(truncatingIfNeeded: range.upperBound &- 1), record, end &- record.text)
    }

    private mutating func write(_ order: [Int32]) {
        for index in order {
            let record = records[Int(index)]
            let end = Int(index) + 1 < records.count ? records[Int(index) + 1].text : textCount
            write(index, record, end - record.text)
        }
    }

    @inline(__always)
    private mutating func write(_ index: Int32, _ record: Tape.Record, _ length: Int) {
        if record.kind == .attribute {
            let name = names[Int(record.name.number)]
            return append(name.attributeStart, record.text, length, name.quote)
        }
        if record.parent != inside { leave(until: record.parent) }
        if record.kind == .list {
            inside = index
            return
        }
        if isIndented {
            if !startLine(record) { return }
        } else if tag >= 0 {
            endTag()
        }
        switch record.kind {
        case .leaf:
            let name = names[Int(record.name.number)]
            append(name.startTag, record.text, length, name.endTag)
        case .element:
            let name = names[Int(record.name.number)]
            if record.keeps != .names { keep(record.keeps, 1) }
            out.append(padded: name.start, Int(name.length) &+ 1, of: markup)
            inside = index
            tag = index
            depth &+= 1
        case .text: out.append(record.text, length, of: text)
        case .markup:
            if record.keeps != .names { keep(record.keeps, length) }
            out.append(record.text, length, of: text)
        case .attribute, .list, .removed: break
        }
    }

    private mutating func keep(_ what: Tape.Keeping, _ length: Int) {
        kept.append(Tape.Kept(range: out.count - start..<out.count - start + length, what: what))
    }

    /// Appends a text between two runs of a name's markup.
    @inline(__always)
    private mutating func append(
        _ before: ByteBuffer.Run, _ start: Int, _ length: Int, _ after: ByteBuffer.Run
    ) {
        let isText = start >= 0 && length >= 0 && length &+ Tape.padding <= text.count &- start
        precondition(isText, "no such text")
        out.reserve(before.length &+ length &+ after.length &+ Tape.padding)
        // The stock pads the markup of its names, the range of the text was just checked, and there is room.
        unsafe out.appendReserved(markup.base + before.start, before.length)
        unsafe out.appendReserved(text.base + start, length)
        unsafe out.appendReserved(markup.base + after.start, after.length)
    }

    /// Prepares for content that may be on a line of its own; returns false for white space that is left out.
    @inline(never)
    private mutating func startLine(_ record: Tape.Record) -> Bool {
        if record.kind == .text {
            if lines?.leavesOutSpace(in: record.parent) == true { return false }
            if tag >= 0 { endTag() }
        } else {
            if tag >= 0 { endTag() }
            lines?.begin(elementIn: record.parent, depth, to: &out)
        }
        return true
    }

    /// Prepares for the end of the element that the writer is in, which may be on a line of its own.
    @inline(never)
    private mutating func endLine() {
        depth -= 1
        lines?.begin(endOf: inside, depth, to: &out)
    }

    /// Ends the open start tag, because content follows.
    @inline(__always)
    private mutating func endTag() {
        if tag == 0 { out.append(rootDeclarations) }
        out.append(UInt8(ascii: ">"))
        tag = -1
    }

    /// Leaves elements and lists until the writer is in the given one.
    @inline(never)
    private mutating func leave(until parent: Int32) {
        while inside != parent, inside >= 0 {
            let record = records[Int(inside)]
            if record.kind == .element {
                if isIndented { endLine() }
                appendEnd(record.name)
            }
            inside = record.parent
        }
    }

    /// The end of an empty-element tag, " />", as a little-endian word.
    private static var emptyEnd: UInt64 { 0x3E_2F20 }

    private mutating func appendEnd(_ name: NameID) {
        let name = names[Int(name.number)]
        if tag >= 0 {
            // Nothing was written since the start tag, so it is this element's.
            guard !noEmptyElements else {
                endTag()
                return out.append(padded: name.endTag.start, name.endTag.length, of: markup)
            }
            if tag == 0 { out.append(rootDeclarations) }
            tag = -1
            return out.append(Self.emptyEnd, first: 3)
        }
        out.append(padded: name.endTag.start, name.endTag.length, of: markup)
    }

    // MARK: - Order

    /// Returns the records in the order of the document: each followed by its attributes and then its content, in the
    /// order in which they were appended.
    private func order() -> [Int32] {
        var lists = Lists(count: records.count)
        for isAttribute in [true, false] {
            for index in 0..<Int32(truncatingIfNeeded: records.count) {
                let record = records[Int(index)]
                guard record.kind != .removed, (record.kind == .attribute) == isAttribute else { continue }
                lists.append(index, to: record.parent)
            }
        }
        var order: [Int32] = []
        order.reserveCapacity(records.count)
        var index = lists.first(of: -1)
        while index >= 0 {
            order.append(index)
            var following = lists.first(of: index)
            while following < 0, index >= 0 {
                following = lists.next(after: index)
                if following < 0 { index = records[Int(index)].parent }
            }
            index = following
        }
        return order
    }

    /// Lists of records, one for each parent.
    private struct Lists {
        private var firsts: [Int32]
        private var lasts: [Int32]
        private var nexts: [Int32]

        init(count: Int) {
            firsts = [Int32](repeating: -1, count: count + 1)
            lasts = firsts
            nexts = firsts
        }

        mutating func append(_ index: Int32, to parent: Int32) {
            let list = Int(parent + 1)
            if lasts[list] < 0 { firsts[list] = index } else { nexts[Int(lasts[list])] = index }
            lasts[list] = index
        }

        func first(of parent: Int32) -> Int32 { firsts[Int(parent + 1)] }
        func next(after index: Int32) -> Int32 { nexts[Int(index)] }
    }
}
