/// A buffer for content that arrived too late to be written in its place.
struct Stream {
    var out: ByteBuffer
    var current: Int32
    var tagOpen: Bool
    var tagFrame: Int32
}

/// Bytes to insert into a stream at a position that has already been passed.
struct Splice {
    enum Kind {
        /// A range of the side buffer: an attribute.
        static let attribute: UInt8 = 0
        /// All of another stream: content.
        static let content: UInt8 = 1
    }

    let stream: Int32
    var position: Int
    let kind: UInt8
    /// The order among splices at the same position.
    let order: Int32
    /// The start offset in the side buffer, or the number of the stream.
    let source: Int
    let length: Int
    /// The entry of an element that was closed as `<a />`, which must become `<a>...</a>`; nil otherwise.
    let opens: UnsafeMutablePointer<KeyEntry>?
}

extension EncoderCore {
    /// Switches to another stream.
    mutating func activate(_ other: Int32) {
        if streams.isEmpty { streams.append(Stream(out: out, current: -1, tagOpen: false, tagFrame: -1)) }
        streams[Int(stream)] = Stream(out: out, current: current, tagOpen: tagOpen, tagFrame: tagFrame)
        let next = streams[Int(other)]
        out = next.out
        current = next.current
        tagOpen = next.tagOpen
        tagFrame = next.tagFrame
        stream = other
    }

    /// Reopens a closed frame in a separate stream.
    mutating func reopen(_ index: Int32) {
        let frame = frame(index)
        let isSelfClosed = frame.pointee.flags.contains(.isSelfClosed)
        if streams.isEmpty { streams.append(Stream(out: out, current: -1, tagOpen: false, tagFrame: -1)) }
        let new = Int32(truncatingIfNeeded: streams.count)
        lastSplice = Swift.max(lastSplice, frame.pointee.contentEnd)
        splices.append(
            Splice(
                stream: frame.pointee.stream, position: frame.pointee.contentEnd, kind: Splice.Kind.content,
                order: frame.pointee.closeOrder, source: Int(new), length: 0,
                opens: isSelfClosed ? frame.pointee.entry : nil))
        streams.append(Stream(out: ByteBuffer(capacity: 64), current: index, tagOpen: false, tagFrame: -1))
        activate(new)
        frame.pointee.stream = new
        frame.pointee.state = Frame.State.open
        frame.pointee.flags.remove(.isSelfClosed)
        frame.pointee.flags.insert(.isLate)
    }

    /// Swaps the document with the side buffer to write a late attribute.
    mutating func swapSide() { swap(&out, &side) }

    /// Inserts the contents of the side buffer, from `start` on, into a start tag that is already written.
    mutating func spliceAttribute(of index: Int32, from start: Int) {
        let frame = frame(index)
        if insertAttribute(of: index, from: start) { return }
        lastSplice = Swift.max(lastSplice, frame.pointee.tagEnd)
        splices.append(
            Splice(
                stream: frame.pointee.tagStream, position: frame.pointee.tagEnd, kind: Splice.Kind.attribute,
                order: nextClose, source: start, length: side.count - start, opens: nil))
        nextClose &+= 1
    }

    /// Moves a small amount of content to make room for a late attribute, if no recorded position would change.
    private mutating func insertAttribute(of index: Int32, from start: Int) -> Bool {
        let frame = frame(index)
        let place = frame.pointee.tagEnd
        guard current == index, frames.count == Int(index) + 1, !frame.pointee.flags.contains(.isLate),
            out.count - place <= 256, splices.isEmpty || lastSplice < place
        else { return false }
        let length = side.count - start
        let rest = out.count - place
        out.append(count: length) { _ in }
        (out.base + place + length).update(from: out.base + place, count: rest)
        (out.base + place).update(from: side.base + start, count: length)
        side.truncate(to: start)
        insertions &+= 1
        frame.pointee.tagEnd = place + length
        return true
    }

    /// Returns the document: the first stream, with everything else spliced in.
    ///
    /// All frames must be finished. The caller owns the result; without splices, it is `out` itself.
    mutating func assemble() -> ByteBuffer {
        if stream != 0 { activate(0) }
        guard !splices.isEmpty else {
            let document = out
            expectedCount = document.count
            out = ByteBuffer(capacity: 16)
            return document
        }
        if splices.count == 1, streams.isEmpty, splices[0].kind == Splice.Kind.attribute {
            return insertAttribute(splices[0])
        }
        splices.sort {
            ($0.stream, $0.position, $0.kind, $0.order) < ($1.stream, $1.position, $1.kind, $1.order)
        }
        if streams.isEmpty { streams.append(Stream(out: out, current: -1, tagOpen: false, tagFrame: -1)) }
        var first = [Int](repeating: splices.count, count: streams.count + 1)
        for index in splices.indices.reversed() { first[Int(splices[index].stream)] = index }
        for index in streams.indices.reversed() { first[index] = Swift.min(first[index], first[index + 1]) }

        var result = ByteBuffer(capacity: streams.reduce(out.count + side.count) { $0 + $1.out.count })
        var open: [Assembly] = [Assembly(stream: 0, next: first[0], end: first[1], opens: nil)]
        while var level = open.popLast() {
            let source = level.stream == stream ? out : streams[Int(level.stream)].out
            guard level.next < level.end else {
                result.append(UnsafePointer(source.base + level.done), source.count - level.done)
                if let entry = level.opens { result.append(entry.pointee.name.pointee.endTag) }
                continue
            }
            let splice = splices[level.next]
            level.next += 1
            result.append(UnsafePointer(source.base + level.done), splice.position - level.done)
            level.done = splice.position
            if splice.kind == Splice.Kind.attribute {
                result.append(UnsafePointer(side.base + splice.source), splice.length)
                open.append(level)
            } else {
                if splice.opens != nil {
                    result.append(UInt8(ascii: ">"))
                    level.done += 3
                }
                open.append(level)
                open.append(
                    Assembly(
                        stream: Int32(truncatingIfNeeded: splice.source), next: first[splice.source],
                        end: first[splice.source + 1], opens: splice.opens))
            }
        }
        return result
    }
}

extension EncoderCore {
    /// Returns the document if only one run of attributes was late, usually the namespace declarations on the root.
    private mutating func insertAttribute(_ splice: Splice) -> ByteBuffer {
        let rest = out.count - splice.position
        out.append(count: splice.length) { _ in }
        let place = out.base + splice.position
        (place + splice.length).update(from: place, count: rest)
        place.update(from: side.base + splice.source, count: splice.length)
        let document = out
        expectedCount = document.count
        out = ByteBuffer(capacity: 16)
        return document
    }
}

/// A stream being copied, up to the next splice.
private struct Assembly {
    let stream: Int32
    var next: Int
    let end: Int
    let opens: UnsafeMutablePointer<KeyEntry>?
    var done = 0
}

extension ByteBuffer {
    fileprivate mutating func append(_ bytes: (UnsafePointer<UInt8>, Int)) { append(bytes.0, bytes.1) }
}
