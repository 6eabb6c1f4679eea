/// Writes a finished tape as a document: the only code that writes tags.
///
/// The output is balanced by construction: an end tag is written exactly when the writer leaves an element that it has
/// entered.
struct TapeWriter {
    private let records: RecordBuffer<Tape.Record>
    private let text: ByteBuffer
    private let names: RecordBuffer<OutputName>
    private let markup: ByteBuffer
    /// Attributes to add to the root, with a space before each: the declarations of prefixes.
    private let rootDeclarations: [UInt8]
    /// Whether `<a></a>` is written instead of `<a />`.
    private let noEmptyElements: Bool
    private var out: ByteBuffer
    /// The element or group that the writer is in.
    private var inside: Int32 = -1
    /// The element whose start tag still lacks its `>`; -1 for none.
    private var tag: Int32 = -1

    /// Appends the document to a buffer.
    static func write(
        _ tape: borrowing Tape, _ names: borrowing NameStock, rootDeclarations: [UInt8], noEmptyElements: Bool,
        to out: inout ByteBuffer
    ) {
        // Tags have two names each, and most names are short.
        out.reserve(tape.text.count + 24 * tape.records.count + rootDeclarations.count)
        var writer = TapeWriter(tape, names, rootDeclarations, noEmptyElements, out)
        if tape.isInOrder {
            for index in 0..<tape.count { writer.write(index) }
        } else {
            for index in writer.order() { writer.write(index) }
        }
        writer.leave(until: -1)
        out = writer.out
    }

    /// The writer must not outlive the tape and the names, whose buffers it reads.
    private init(
        _ tape: borrowing Tape, _ names: borrowing NameStock, _ rootDeclarations: [UInt8], _ noEmptyElements: Bool,
        _ out: ByteBuffer
    ) {
        records = tape.records
        text = tape.text
        self.names = names.records
        markup = names.markup
        self.rootDeclarations = rootDeclarations
        self.noEmptyElements = noEmptyElements
        self.out = out
    }

    @inline(__always)
    private mutating func write(_ index: Int32) {
        let record = records[Int(index)]
        let end = Int(index) &+ 1 < records.count ? records[Int(index) &+ 1].text : text.count
        let length = end &- record.text
        if record.kind == .attribute {
            let name = names[Int(record.name.number)]
            let nameLength = Int(name.length)
            out.append(padded: name.start &+ 2 &* nameLength &+ 5, nameLength &+ 3, of: markup)
            out.append(record.text, length, of: text)
            out.append(UInt8(ascii: "\""))
            return
        }
        if record.parent != inside { leave(until: record.parent) }
        if record.kind == .group {
            inside = index
            return
        }
        if tag >= 0 { endTag() }
        switch record.kind {
        case .leaf:
            let name = names[Int(record.name.number)]
            let nameLength = Int(name.length)
            out.append(padded: name.start, nameLength &+ 2, of: markup)
            out.append(record.text, length, of: text)
            out.append(padded: name.start &+ nameLength &+ 2, nameLength &+ 3, of: markup)
        case .element:
            let name = names[Int(record.name.number)]
            out.append(padded: name.start, Int(name.length) &+ 1, of: markup)
            inside = index
            tag = index
        case .text, .markup: out.append(record.text, length, of: text)
        case .attribute, .group, .removed: break
        }
    }

    /// Ends the open start tag, because content follows.
    @inline(__always)
    private mutating func endTag() {
        if tag == 0 { out.append(rootDeclarations) }
        out.append(UInt8(ascii: ">"))
        tag = -1
    }

    /// Leaves elements and groups until the writer is in the given one.
    @inline(never)
    private mutating func leave(until parent: Int32) {
        while inside != parent, inside >= 0 {
            let record = records[Int(inside)]
            if record.kind == .element { appendEnd(record.name) }
            inside = record.parent
        }
    }

    private mutating func appendEnd(_ name: NameID) {
        let name = names[Int(name.number)]
        let nameLength = Int(name.length)
        if tag >= 0 {
            // Nothing was written since the start tag, so it is this element's.
            guard !noEmptyElements else {
                endTag()
                return out.append(padded: name.start &+ nameLength &+ 2, nameLength &+ 3, of: markup)
            }
            if tag == 0 { out.append(rootDeclarations) }
            tag = -1
            return out.append(" />")
        }
        out.append(padded: name.start &+ nameLength &+ 2, nameLength &+ 3, of: markup)
    }

    // MARK: - Order

    /// Returns the records in the order of the document: each followed by its attributes and then its content, in the
    /// order in which they were appended.
    private func order() -> [Int32] {
        var attributes = Lists(count: records.count)
        var content = Lists(count: records.count)
        for index in 0..<Int32(truncatingIfNeeded: records.count) {
            let record = records[Int(index)]
            switch record.kind {
            case .removed: break
            case .attribute: attributes.append(index, to: record.parent)
            default: content.append(index, to: record.parent)
            }
        }
        var order: [Int32] = []
        order.reserveCapacity(records.count)
        var index = content.first(of: -1)
        while index >= 0 {
            order.append(index)
            var attribute = attributes.first(of: index)
            while attribute >= 0 {
                order.append(attribute)
                attribute = attributes.next(after: attribute)
            }
            var following = content.first(of: index)
            while following < 0, index >= 0 {
                following = content.next(after: index)
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
