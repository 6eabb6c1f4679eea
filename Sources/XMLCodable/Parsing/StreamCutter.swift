/// Finds the places at which a document that arrives in pieces can be cut, so that every record is whole.
///
/// A document can be cut after any tag outside of the records: where no more elements are open than are around a record.
/// The cutter only finds tags and counts the open elements. It checks nothing: the scanner reads everything that was cut,
/// and whatever is malformed is either part of such a piece or never ends.
///
/// It has many properties: it stops after any byte, and goes on with what it has in the next piece.
package struct StreamCutter {
    /// An element around the records that is open.
    package struct Ancestor {
        /// The start tag.
        package let tag: [UInt8]
        let name: [UInt8]
        package let place: TextPlace
        /// What is in force in the element, once its start tag was parsed.
        package var context: DocumentContext?
    }

    private enum State {
        case content
        /// After `<`.
        case markup
        case startTag
        /// After a `/` in a start tag.
        case slash
        case quoted(UInt8)
        case endTag
        /// After `<!`.
        case declaration
        /// In a comment, a section or a processing instruction, which ends in a mark.
        case until(StaticString)
        /// In a document type declaration.
        case documentType
    }

    /// The number of elements around a record.
    package let recordLevel: Int
    /// Whether there are no records, and the text can be cut anywhere; see `StreamCutter+Anywhere.swift`.
    package let cutsAnywhere: Bool
    /// The start tags after the last cut whose elements are open, if the text can be cut anywhere.
    var openTags: [Range<Int>] = []
    private let sizeLimit: Int
    /// Whether there are more bytes after the last cut than the limit allows. No more is read then.
    package private(set) var isTooLong = false
    /// The open elements around the records.
    package var ancestors: [Ancestor] = []
    /// The elements before the last cut, by the number of elements around them.
    package private(set) var siblings: [SiblingNumbers]
    /// The number of open elements.
    var depth = 0
    /// Whether the root element has begun.
    package var hasRoot = false
    /// The end of what was read. All offsets are those of the text that is passed.
    private var position = 0
    /// The start of the last tag or declaration.
    private var tagStart = 0
    /// The start of the content of a comment or the like, before which its end cannot be.
    private var contentStart = 0
    private var state = State.content
    /// Where the name of the record or other element is that is being read, which is counted when it has ended.
    private var childName: Range<Int>?
    /// The last place to cut at, if there is one after the last cut.
    package var lastCut: Int?
    private var subset = MarkupEnds.Doctype()
    private var counter = TextPlace()
    private var counted = 0

    /// - Parameter sizeLimit: The number of bytes between two cuts that ends the reading. Defaults to any number.
    package init(recordLevel: Int, sizeLimit: Int = .max) {
        self.recordLevel = recordLevel
        cutsAnywhere = false
        self.sizeLimit = sizeLimit
        siblings = Array(repeating: SiblingNumbers(), count: recordLevel + 1)
    }

    /// Creates a cutter for text in an element.
    package init(recordLevel: Int, in context: DocumentContext) {
        self.init(recordLevel: recordLevel)
        ancestors = context.chain.map { Ancestor(tag: [], name: $0.name, place: $0.place, context: $0) }
        depth = ancestors.count
        hasRoot = true
    }

    package init(cuttingAnywhere sizeLimit: Int) {
        recordLevel = .max - 1
        cutsAnywhere = true
        self.sizeLimit = sizeLimit
        siblings = []
    }

    /// The place in the document of an offset that is not before the last one asked for.
    package mutating func place(of offset: Int, in text: CursorText) -> TextPlace {
        if counted < offset { counter.pass(text.slice(counted, offset - counted)) }
        counted = offset
        return counter
    }

    /// Removes the bytes before a cut.
    package mutating func cut(at offset: Int) {
        position -= offset
        tagStart -= offset
        contentStart -= offset
        counted -= offset
        for index in openTags.indices {
            openTags[index] = openTags[index].lowerBound - offset..<openTags[index].upperBound - offset
        }
        childName = childName.map { $0.lowerBound - offset..<$0.upperBound - offset }
        if let last = lastCut { lastCut = last > offset ? last - offset : nil }
    }

    /// Reads the text up to its end, or to the first cut at or after an offset.
    ///
    /// - Parameter text: The text since the last cut, of which the part that was read before has not changed.
    package mutating func read(_ text: CursorText, to goal: Int) {
        if isTooLong { return }
        var at = text.cursor(at: position)
        defer { position = at - text.start }
        while at < text.end {
            switch state {
            case .content:
                if depth > recordLevel {
                    skipContent(text, &at)
                } else if cutsAnywhere, depth > 0, skipAnywhere(text, &at, to: goal) {
                    return
                }
                at = ByteSearch.next(UInt8(ascii: "<"), at)
                guard at < text.end else { return }
                tagStart = at - text.start
                at += 1
                state = .markup
            case .markup:
                switch at[0] {
                case UInt8(ascii: "/"):
                    state = .endTag
                    at += 1
                case UInt8(ascii: "!"):
                    state = .declaration
                    at += 1
                case UInt8(ascii: "?"):
                    at += 1
                    begin(.until("?>"), at - text.start)
                // The first byte of a name, or part of what the scanner rejects. Outside of the root, it may be text.
                case let byte where depth == 0 && !MarkupEnds.beginsMarkup(byte): state = .content
                default: state = .startTag
                }
            case .startTag:
                switch ByteSearch.tagStop(&at) {
                case UInt8(ascii: ">"):
                    at += 1
                    if endStartTag(text, at - text.start, isEmpty: false), isTooLong || at - text.start >= goal {
                        return
                    }
                case UInt8(ascii: "/"):
                    at += 1
                    state = .slash
                case 0: break
                case let quote:
                    at += 1
                    state = .quoted(quote)
                }
            case .slash:
                state = .startTag
                guard at[0] == UInt8(ascii: ">") else { continue }
                at += 1
                if endStartTag(text, at - text.start, isEmpty: true), isTooLong || at - text.start >= goal {
                    return
                }
            case .quoted(let quote):
                at = ByteSearch.next(quote, at)
                guard at < text.end else { return }
                at += 1
                state = .startTag
            case .endTag:
                at = ByteSearch.next(UInt8(ascii: ">"), at)
                guard at < text.end else { return }
                at += 1
                if endElement(text, at - text.start), isTooLong || at - text.start >= goal { return }
            case .declaration:
                guard readDeclaration(text, &at) else { return }
            case .until(let mark):
                guard readEnd(mark, text, &at), !isTooLong else { return }
            case .documentType:
                guard subset.read(&at) else { return }
                at += 1
                state = .content
            }
        }
    }

    /// Moves past text and whole tags in a record, to anything else, to the tag that ends the record, or to the end.
    ///
    /// The rest of ``read(_:to:)`` could do it as well, byte by byte if need be. Most of a document is read here.
    private mutating func skipContent(_ text: CursorText, _ at: inout ByteCursor) {
        var depth = depth
        defer { self.depth = depth }
        while true {
            at = ByteSearch.next(UInt8(ascii: "<"), at)
            var end = at
            switch at[1] {
            case UInt8(ascii: "/"):
                end = ByteSearch.next(UInt8(ascii: ">"), at)
                guard depth > recordLevel + 1, end < text.end else { return }
                depth -= 1
            case UInt8(ascii: "!"), UInt8(ascii: "?"), 0: return
            default:
                guard let isEmpty = MarkupEnds.skipTag(&end) else { return }
                if !isEmpty { depth += 1 }
            }
            at = end + 1
        }
    }

    private mutating func begin(_ state: State, _ position: Int) {
        self.state = state
        contentStart = position
    }

    // MARK: - Tags

    /// Notes a start tag; returns whether the text can be cut after it.
    @inline(__always)
    private mutating func endStartTag(_ text: CursorText, _ position: Int, isEmpty: Bool) -> Bool {
        state = .content
        if depth > recordLevel {
            if !isEmpty { depth += 1 }
            return false
        }
        return endOuterTag(text, position, isEmpty: isEmpty)
    }

    /// Notes the start tag of a record or of an element that is in no record.
    @inline(never)
    private mutating func endOuterTag(_ text: CursorText, _ position: Int, isEmpty: Bool) -> Bool {
        guard isAllowed(position) else { return true }
        if cutsAnywhere {
            openAnywhere(tagStart..<position, isEmpty: isEmpty)
            return isEmpty
        }
        hasRoot = true
        let start = tagStart + 1
        let name = start..<start + MarkupEnds.nameLength(text.slice(start, position - start))
        if depth == recordLevel || isEmpty {
            childName = name
            if !isEmpty {
                depth += 1
                return false
            }
            endChild(text)
        } else {
            let bytes = text.slice(name.lowerBound, name.count)
            siblings[depth].count(bytes)
            siblings[depth].open = Array(bytes)
            let place = place(of: tagStart, in: text)
            let tag = Array(text.slice(tagStart, position - tagStart))
            ancestors.append(Ancestor(tag: tag, name: Array(bytes), place: place))
            depth += 1
        }
        lastCut = position
        return true
    }

    /// Notes an end tag; returns whether the text can be cut after it.
    @inline(__always)
    private mutating func endElement(_ text: CursorText, _ position: Int) -> Bool {
        state = .content
        guard depth > 0 else { return false }
        guard depth <= recordLevel + 1 else {
            depth -= 1
            return false
        }
        guard isAllowed(position) else { return true }
        if cutsAnywhere {
            closeAnywhere(position)
            return true
        }
        depth -= 1
        if ancestors.count > depth {
            ancestors.removeLast()
            siblings[depth].open = nil
            if depth + 1 < siblings.count { siblings[depth + 1] = SiblingNumbers() }
        } else {
            endChild(text)
        }
        lastCut = position
        return true
    }

    /// Whether the text can be cut at an offset, or is too long for that.
    @inline(__always)
    mutating func isAllowed(_ position: Int) -> Bool {
        isTooLong = position - (lastCut ?? 0) > sizeLimit
        return !isTooLong
    }

    /// Counts an element that has no element in it that is around a record.
    private mutating func endChild(_ text: CursorText) {
        if let name = childName { siblings[depth].count(text.slice(name.lowerBound, name.count)) }
        childName = nil
    }

    // MARK: - Other markup

    /// Finds out what begins with `<!`; returns false if the text ends before that is known.
    private mutating func readDeclaration(_ text: CursorText, _ at: inout ByteCursor) -> Bool {
        let start = text.cursor(at: tagStart + 2)
        for (word, next) in [("--", State.until("-->")), ("[CDATA[", .until("]]>")), ("DOCTYPE", .documentType)]
            as [(StaticString, State)]
        {
            // In the root there is none.
            if case .documentType = next, hasRoot { break }
            let count = min(word.utf8CodeUnitCount, Int(start.rest))
            guard text.slice(start, start + count) == ByteSlice(word).part(0..<count) else { continue }
            guard count == word.utf8CodeUnitCount else {
                at = text.end
                return false
            }
            at = start + count
            begin(next, at - text.start)
            if case .documentType = next { subset = MarkupEnds.Doctype() }
            return true
        }
        // Malformed: the scanner rejects it once the element around it has ended, or with the end of the document.
        state = .endTag
        if cutsAnywhere { openTags.append(tagStart..<tagStart) }
        depth += 1
        return true
    }

    /// Moves past the mark that ends a comment or the like; returns false if the text ends before.
    private mutating func readEnd(_ mark: StaticString, _ text: CursorText, _ at: inout ByteCursor) -> Bool {
        let length = mark.utf8CodeUnitCount
        while true {
            at = ByteSearch.next(UInt8(ascii: ">"), at)
            guard at < text.end else { return false }
            at += 1
            let start = at - text.start - length
            guard start >= contentStart, text.cursor(at: start).stands(mark) else { continue }
            state = .content
            if cutsAnywhere, depth > 0, length == 3 ? text.slice(tagStart, 3)[2] == UInt8(ascii: "-") : true,
                isAllowed(at - text.start)
            {
                lastCut = at - text.start
            }
            return true
        }
    }
}
