/// What the document being encoded contains, as a list of records in the order in which it was encoded.
///
/// A record knows its parent, so it can be appended at any time: nothing has to be inserted, and no order of calls can
/// produce tags that do not match. ``TapeWriter`` turns the finished tape into bytes. For
///
///     struct Food: Encodable { @XMLAttribute var id = 1; var name = "Waffles"; var tags = ["a", "b"] }
///
/// the tape is:
///
///     0  element Food      in -1
///     1  attribute id      in 0   "1"
///     2  leaf name         in 0   "Waffles"
///     3  list              in 0           the array, which has no tags
///     4  leaf tags         in 3   "a"
///     5  leaf tags         in 3   "b"
///
/// Nearly always, this is also the order of the document, and the writer copies record by record.
struct Tape: ~Copyable {
    enum Kind {
        /// An element whose content follows as records of its own.
        case element
        /// An element that contains only the text of the record.
        case leaf
        case attribute
        /// Escaped text, or CDATA sections, among the content of the parent.
        case text
        /// Markup that was checked, among the content of the parent.
        case markup
        /// The place of content that has no tags around it.
        case list
        /// A record that is not written, and neither is its content.
        case removed
    }

    struct Record: BitwiseCopyable {
        /// The offset of the record's text, which ends where that of the next record begins.
        var text: Int
        var name: NameID
        /// The element or list that contains the record; -1 for the root.
        let parent: Int32
        var kind: Kind
        /// The frame that opened the element or list, which may have another purpose by now; -1 for other records.
        var frame: Int32 = -1
        /// What of the content of the element, or of the markup, is data.
        var keeps = Keeping.names
    }

    /// What of the content of an element is data, beyond the names and contents of its children.
    enum Keeping: Comparable {
        case names
        /// Their order, too: they are not sorted.
        case order
        /// And white space between them: none is added.
        case space
        /// And all of the markup, which is copied as it is.
        case form
    }

    /// What is written exactly.
    struct Kept {
        /// The start of an element, or markup, by offsets from the start of the document.
        let range: Range<Int>
        let what: Keeping
    }

    private(set) var records = RecordBuffer<Record>(capacity: 64)
    /// The texts of the records, escaped for their places. Only the last record's may grow.
    var text = ByteBuffer(capacity: 1024)
    /// Whether the records are in the order of the document.
    private(set) var isInOrder = true
    /// The element or list to which the next record belongs if it continues the document in order.
    private var last: Int32 = -1
    /// The element without content so far, to which another attribute can be added in order.
    private var tag: Int32 = -1
    private(set) var contents = TapeContents()
    /// Whether records were removed or renamed, so that the index may list some that it should not.
    private var hasChanged = false
    /// Whether records were removed or dropped.
    private(set) var hasRemoved = false
    private var finished = FinishedElements()
    /// What has to be kept when the document that was last written is formatted, in order.
    var kept: [Kept] = []

    deinit {
        // The tape is the only owner of its buffers.
        unsafe records.deallocate()
        unsafe text.deallocate()
    }

    /// Empties the tape for the next document.
    mutating func reset() {
        records.truncate(to: 0)
        text.truncate(to: 0)
        isInOrder = true
        last = -1
        tag = -1
        contents.reset()
        hasChanged = false
        hasRemoved = false
        finished.truncate(to: 0)
        kept = []
    }

    var count: Int32 {
        @inline(__always) get { Int32(truncatingIfNeeded: records.count) }
    }

    subscript(index: Int32) -> Record {
        @inline(__always) get { records[Int(index)] }
    }

    /// Whether nothing that is written was appended since there were `count` records.
    func isEmpty(since count: Int32) -> Bool {
        var index = count
        while index < self.count {
            var around = index
            while around >= count, self[around].kind != .removed { around = self[around].parent }
            if around < count, self[index].kind != .list { return false }
            index += 1
        }
        return true
    }

    /// The range of a record's text.
    @inline(__always)
    func textRange(_ index: Int32) -> Range<Int> {
        let end = index &+ 1 < count ? records[Int(index &+ 1)].text : text.count
        return records[Int(index)].text..<end
    }

    // MARK: - Appending

    /// Appends an element whose content follows.
    @inline(__always)
    mutating func append(element name: NameID, in parent: Int32, frame: Int32 = -1) -> Int32 {
        if parent != last { continueContent(of: parent) }
        let index = count
        records.append(Record(text: text.count, name: name, parent: parent, kind: .element, frame: frame))
        last = index
        tag = index
        return index
    }

    /// Appends an element that contains only the text that is appended next.
    @inline(__always)
    mutating func append(leaf name: NameID, in parent: Int32) {
        if parent != last { continueContent(of: parent) }
        records.append(Record(text: text.count, name: name, parent: parent, kind: .leaf))
        tag = -1
    }

    /// Appends an attribute, whose value is appended next.
    @inline(__always)
    mutating func append(attribute name: NameID, of element: Int32) {
        if element != tag { isInOrder = false }
        records.append(Record(text: text.count, name: name, parent: element, kind: .attribute))
    }

    /// Appends a piece of content, which is appended next: text, sections or markup.
    mutating func append(_ kind: Kind, in parent: Int32) {
        if parent != last { continueContent(of: parent) }
        records.append(Record(text: text.count, name: NameID(number: 0), parent: parent, kind: kind))
        tag = -1
    }

    /// Appends the place of content without tags of its own.
    mutating func appendList(in parent: Int32, frame: Int32 = -1) -> Int32 {
        if parent != last { continueContent(of: parent) }
        let index = count
        records.append(Record(text: text.count, name: NameID(number: 0), parent: parent, kind: .list, frame: frame))
        last = index
        // A list in another element is content; one in the element of the open tag may come before its attributes.
        if parent != tag { tag = -1 }
        return index
    }

    /// Notes that an element or list is complete. More content may follow, but then the order is lost.
    @inline(__always)
    mutating func close(_ index: Int32) {
        if last == index { last = records[Int(index)].parent }
    }

    /// Goes back to an element or list that contains the last record, or notes that the order is lost.
    @inline(never)
    private mutating func continueContent(of parent: Int32) {
        guard isInOrder else { return }
        var index = last
        while index >= 0, index != parent { index = records[Int(index)].parent }
        if index == parent { last = parent } else { isInOrder = false }
    }

    /// The number of readable bytes after the last text, because the writer copies whole blocks.
    static let padding = 16

    /// Adds the ``padding`` after the last text, while the writer reads it.
    mutating func pad() {
        text.append(count: Self.padding) { target in
            for index in 0..<Self.padding { target[index] = 0 }
        }
    }

    /// Removes the padding, so that more can be appended.
    mutating func unpad() { text.truncate(to: text.count - Self.padding) }

    // MARK: - Changing

    mutating func rename(_ index: Int32, _ name: NameID) {
        records[Int(index)].name = name
        guard index < contents.end else { return }
        contents.add(index, TapeContents.Key(element(around: index), name))
        hasChanged = true
    }

    /// Notes what of the content of an element, or of markup, is data. A list is in the element around it.
    mutating func keep(_ what: Keeping, in index: Int32) {
        let index = index >= 0 && self[index].kind == .list ? element(around: index) : index
        if index >= 0 { records[Int(index)].keeps = max(self[index].keeps, what) }
    }

    /// Notes the frame of the value that a record was written for.
    mutating func note(frame: Int32, of index: Int32) { records[Int(index)].frame = frame }

    /// Leaves out a record and its content.
    mutating func remove(_ index: Int32) {
        records[Int(index)].kind = .removed
        isInOrder = false
        hasRemoved = true
        if index < contents.end { hasChanged = true }
    }

    /// Turns a leaf into an element, so that it can have more content. Its text becomes a record of its own.
    mutating func open(leaf index: Int32) {
        guard records[Int(index)].kind == .leaf else { return }
        records[Int(index)].kind = .element
        let range = textRange(index)
        isInOrder = false
        append(.text, in: index)
        text.append(copyOf: range)
    }

    /// Replaces the texts of some records; that of an element is the text inside it.
    ///
    /// The texts of all records are copied, because each ends where the next one begins.
    mutating func replaceTexts(_ new: [(record: Int32, text: String)]) {
        var texts = RareTable<Int32, String>()
        for (record, text) in new {
            if self[record].kind != .element {
                texts[record] = text
            } else if let inside = (record..<count).first(where: {
                self[$0].kind == .text && self[$0].parent == record
            }) {
                texts[inside] = text
            }
        }
        let end = text.count
        for index in 0..<count {
            let range = self[index].text..<(index + 1 < count ? self[index + 1].text : end)
            let start = text.count
            if let new = texts[index] { text.append(string: new) } else { text.append(copyOf: range) }
            records[Int(index)].text = start
        }
    }

    /// Drops the records from an index on.
    mutating func truncate(to newCount: Int32) {
        guard newCount < count else { return }
        drop(to: newCount, textCount: self[newCount].text)
        // It is not worth remembering what the next record would continue: only values that throw come here.
        isInOrder = false
        hasRemoved = true
    }

    /// A state of the tape to which it can go back; what comes after it is dropped then.
    struct Mark {
        let count: Int32
        let textCount: Int
        fileprivate let last: Int32
        fileprivate let isInOrder: Bool
        fileprivate let hasRemoved: Bool
    }

    /// The present state of the tape. No record before it may be changed or have its text extended afterward.
    var mark: Mark {
        Mark(count: count, textCount: text.count, last: last, isInOrder: isInOrder, hasRemoved: hasRemoved)
    }

    /// Goes back to an earlier state.
    mutating func rewind(to mark: Mark) {
        drop(to: mark.count, textCount: mark.textCount)
        last = mark.last
        tag = -1
        isInOrder = mark.isInOrder
        hasRemoved = mark.hasRemoved
    }

    /// Drops the last record and its text.
    mutating func removeLast() { drop(to: count - 1, textCount: self[count - 1].text) }

    private mutating func drop(to newCount: Int32, textCount: Int) {
        if newCount < contents.end { contents.reset() }
        finished.truncate(to: newCount)
        records.truncate(to: Int(newCount))
        text.truncate(to: textCount)
    }

    // MARK: - Searching

    /// The text of a record, as it is written.
    func string(_ index: Int32) -> String {
        // The slice does not outlive the statement.
        String(decoding: unsafe text.bytes(textRange(index)), as: UTF8.self)
    }

    /// Whether the text of a record is white space as it is written, or empty.
    func isSpace(_ index: Int32) -> Bool {
        // The slice does not outlive the statement.
        unsafe text.bytes(textRange(index)).allSatisfy(ByteClass.isSpace)
    }

    /// The element around a record, beyond lists.
    func element(around index: Int32) -> Int32 {
        var parent = self[index].parent
        while parent >= 0, self[parent].kind == .list { parent = self[parent].parent }
        return parent
    }

    /// The children of an element with one name.
    enum Children: Equatable { case none, one(Int32), several }

    /// Returns the children of an element that have a name, from a record on.
    mutating func children(of element: Int32, named name: NameID, since start: Int32 = 0) -> Children {
        var found = Children.none
        let isScan = prepareSearch(of: element, since: start)
        search(element, TapeContents.Key(element, name), isScan: isScan, since: start) { index in
            let isFirst = found == .none
            found = isFirst ? .one(index) : .several
            return isFirst
        }
        return found
    }

    /// Returns how many children with a name an element has, from a record on.
    mutating func count(of name: NameID, in element: Int32, since start: Int32 = 0) -> Int32 {
        var count: Int32 = 0
        let isScan = prepareSearch(of: element, since: start)
        if !isScan, start == 0, !hasChanged { return contents.count(of: TapeContents.Key(element, name)) }
        search(element, TapeContents.Key(element, name), isScan: isScan, since: start) { _ in
            count += 1
            return true
        }
        return count
    }

    /// Returns the names of an element's children from a record on, in order.
    func names(of element: Int32, since start: Int32) -> [NameID] {
        children(of: element, in: start..<max(start, count)).map { self[$0].name }
    }

    /// Returns an element's children among some records, or only the first of them, in order.
    func children(of element: Int32, in records: Range<Int32>, limit: Int = .max) -> [Int32] {
        var found: [Int32] = []
        finished.forEach(in: records, of: element) { index in
            let isElement = self[index].kind == .element || self[index].kind == .leaf
            if isElement, self.element(around: index) == element { found.append(index) }
            return found.count < limit
        }
        return found
    }

    /// Notes that an element is complete, unless something is among its content that belongs elsewhere.
    mutating func noteFinished(_ element: Int32) {
        let content = element + 1..<max(element + 1, count)
        var isOwn = true
        finished.forEach(in: content, of: element) { index in
            isOwn = self[index].parent >= element
            return isOwn
        }
        if isOwn, !content.isEmpty { finished.add(content) }
    }

    /// Whether a list has more than one item.
    func hasSeveral(in list: Int32) -> Bool {
        guard list >= 0 else { return false }
        var hasOne = false
        for index in list + 1..<max(list + 1, count) where self[index].parent == list && self[index].kind != .removed {
            if hasOne { return true }
            hasOne = true
        }
        return false
    }

    /// Whether an element got an attribute or text from a record on.
    func hasMarks(of element: Int32, since start: Int32) -> Bool {
        var hasMarks = false
        finished.forEach(in: start..<max(start, count), of: element) { index in
            let kind = self[index].kind
            hasMarks = (kind == .attribute || kind == .text) && self.element(around: index) == element
            return !hasMarks
        }
        return hasMarks
    }

    /// Calls `body` with the attributes and texts of an element, in no particular order.
    mutating func forEachMark(of element: Int32, _ body: (Record) -> Void) {
        let isScan = prepareSearch(of: element)
        search(element, TapeContents.Key(marksOf: element), isScan: isScan) { index in
            body(self[index])
            return true
        }
    }

    /// Whether an element has no content so far.
    func isEmpty(_ element: Int32) -> Bool {
        !(element + 1..<max(element + 1, count)).contains { index in
            let kind = self[index].kind
            let isContent = kind != .attribute && kind != .list && kind != .removed
            return isContent && self.element(around: index) == element
        }
    }

    /// Returns whether a search reads the records one by one; otherwise the index is up to date for it.
    private mutating func prepareSearch(of element: Int32, since start: Int32 = 0) -> Bool {
        if contents.mayScan(min(max(element + 1, start), count)..<count) { return true }
        while contents.end < count { contents.addNext(key(of: contents.end)) }
        return false
    }

    /// Calls `body` with the records of a list of ``TapeContents``, from a record on, until it returns false.
    private func search(
        _ element: Int32, _ list: TapeContents.Key, isScan: Bool, since start: Int32 = 0, _ body: (Int32) -> Bool
    ) {
        func visit(_ index: Int32) -> Bool { key(of: index) == list ? body(index) : true }
        if isScan {
            var index = max(element + 1, start)
            while index < count, visit(index) { index += 1 }
        } else {
            // What was added before the first record of a list is older than it.
            contents.forEach(in: list) { $0 >= start && visit($0) }
        }
    }

    /// The list of ``TapeContents`` that a record belongs in, if any.
    private func key(of index: Int32) -> TapeContents.Key? {
        let record = self[index]
        switch record.kind {
        case .element, .leaf: return TapeContents.Key(element(around: index), record.name)
        case .attribute, .text: return TapeContents.Key(marksOf: element(around: index))
        case .markup, .list, .removed: return nil
        }
    }
}
