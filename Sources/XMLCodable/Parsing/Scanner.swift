/// A scanner that reads a document in one pass, without recursion, and writes one record per node.
///
/// The records of
///
///     <menu>
///       <food id="1">Waffles</food>
///     </menu>
///
/// are, with `name` and `namespace` shown as text:
///
///     0  document  end 3
///     1  element menu  end 3  position 0   text 36..<37 (the line end before </menu>)
///     2  element food  end 3  position 9   text 22..<29 (its whole content: a leaf)  attributes 0..<1  leadingSpace 3
///     attribute 0: id, value 19..<20
///
/// The scanner checks everything that can be wrong in a document without a DTD: well-formedness, namespaces, limits.
/// Only the decoding of values is deferred: text stays a range of the source.
///
/// All loops stop at the end of the source, which reads as zeros from there on: ``InputCheck`` has ensured that the
/// source itself contains none.
///
/// It has many properties: the arrays that it fills, which then belong to the store, and the state of a pass that has no
/// recursion to keep it.
struct Scanner: ~Copyable {
    typealias Pointer = ByteCursor

    struct OpenElement: BitwiseCopyable {
        var node: UInt32
        var name: UInt32
        /// The value of ``NamespaceScope/mark`` before the element's own declarations.
        var mark: UInt32
        var flags: UInt32
    }

    let source: SourceBytes
    /// The encoding of the document before it was transcoded to UTF-8.
    let encoding: DocumentEncoding
    /// The text being read: that of the source, or of an entity. The scanner retains the source, and the definition
    /// retains the entities, so the text and the cursors into it are valid for as long as the scanner.
    var input: CursorText
    let options: XML.ParsingOptions
    var limits: XML.Limits { @inline(__always) _read { yield options.limits } }
    /// Whether more than one root element is allowed.
    let isFragment: Bool
    let hasCarriageReturn: Bool
    /// Whether all characters of the document are ASCII, and those that references in its content refer to.
    private(set) var isASCII: Bool
    var nodes: RecordBuffer<NodeRecord>
    var attributes: RecordBuffer<AttributeRecord>
    var names: NameTable
    var scope: NamespaceScope
    var open: RecordBuffer<OpenElement>
    var declaration: XML.Declaration?
    /// Text that is not a range of the source, since the DTD affects it; see ``includedContent(_:from:)``.
    var side: ByteBuffer
    /// The declarations of the document type declaration; nil until they are needed.
    var definition: DocumentTypeDefinition?
    /// The entities that are being read, the innermost last.
    var inclusions: [Inclusion] = []
    /// The offset in the document of the reference to the outermost of them.
    var referenceOffset = 0

    /// What was repaired so far; see `Scanner+Repairs.swift`.
    var repairs: RepairLog
    /// Whether the document type declaration is being read, which is not repaired since it is written as it is.
    var isInDoctype = false

    /// The part of the document that is read; nil for all of it.
    let part: DocumentPart?
    /// The innermost open element around the part that declares namespaces.
    var declaring: DocumentContext?
    /// The special properties of each start tag: ``NameTable/hasAttributeList`` if the document of the part has any.
    let tagSpecial: UInt16

    /// The box that the scanner's parts were taken from and are returned to.
    let box: ScannerParts.Box

    // In one place of the program, where the scanner is then made without being copied in memory.
    @inline(__always)
    init(
        _ document: CheckedSource, _ options: XML.ParsingOptions, encoding: DocumentEncoding, isFragment: Bool,
        part: DocumentPart?
    ) {
        source = document.bytes
        self.encoding = encoding
        // The scanner retains the source.
        input = unsafe document.bytes.text
        self.options = options
        self.isFragment = isFragment
        hasCarriageReturn = document.check.hasCarriageReturn
        isASCII = document.check.isASCII
        repairs = document.repairs
        self.part = part
        let size = document.bytes.count
        if let part {
            tagSpecial = part.prologue?.definition?.attributeLists.isEmpty == false ? NameTable.hasAttributeList : 0
            if let prologue = part.prologue { declaration = prologue.declaration }
            box = part.context.flatMap { $0.prologue.takeParts(in: $0) } ?? .take(documentSize: size, options.limits)
        } else {
            tagSpecial = 0
            box = .take(documentSize: size, options.limits)
        }
        nodes = box.parts.nodes
        attributes = box.parts.attributes
        names = box.parts.names
        scope = box.parts.scope
        open = box.parts.open
        side = box.parts.side
    }

    /// The start of the text being read.
    var base: Pointer { @inline(__always) get { input.start } }

    /// The end of the text being read.
    var end: Pointer { @inline(__always) get { input.end } }

    func offset(_ at: Pointer) -> Int { at - base }

    func failure(_ code: XMLParsingError.Code, _ at: Pointer, _ message: String) -> ScanFailure {
        let isAtEnd = at >= end && code == .syntax
        guard let inclusion = inclusions.last, let definition else {
            return isAtEnd
                ? offeringEnd(
                    ScanFailure(
                        code: .unexpectedEnd, offset: source.count, message: "the document ends here; \(message)"))
                : ScanFailure(code: code, offset: offset(at), message: message)
        }
        // The text of an entity has no position in the document, so the error is reported at the reference.
        let entity = names.string(of: definition.entities[inclusion.entity].name).shown
        return isAtEnd
            ? ScanFailure(
                code: .unexpectedEnd, offset: referenceOffset,
                message: "the entity '\(entity)' ends too early; \(message)")
            : ScanFailure(code: code, offset: referenceOffset, message: "in the entity '\(entity)', \(message)")
    }

    // MARK: - The document

    mutating func scan() throws(ScanFailure) {
        nodes.append(NodeRecord(NodeKind.document, name: 0, end: 0, position: 0))
        var at = input.cursor(at: source.textStart)
        switch part?.start {
        case nil, .document:
            try scanDeclaration(&at)
            try scanProlog(&at)
            if at < end { try scanContent(&at) }
        case .root: try scanContent(&at)
        case .content(let context):
            try enter(context)
            try scanOpenElements(&at, after: 0)
        case .epilog: break
        }
        try scanMisc(&at)
        while isFragment, at[0] == UInt8(ascii: "<"), at[1] != UInt8(ascii: "!"), at[1] != UInt8(ascii: "/") {
            try scanContent(&at)
            try scanMisc(&at)
        }
        guard at >= end else {
            let failure = failure(
                .extraContent, at, "only comments and processing instructions may follow the root element")
            throw isMarkup(at) ? failure : offering(.outsideRoot, failure)
        }
        let end = UInt32(nodes.count)
        nodes[0].end = end
        // An empty element after the last node, from which missing collections are decoded.
        nodes.append(
            NodeRecord(NodeKind.element, name: .max, end: end + 1, position: source.count, flags: NodeFlag.leaf))
    }

    /// Scans the root element and its content; `at` is at its `<`.
    private mutating func scanContent(_ at: inout Pointer) throws(ScanFailure) {
        var lastName: UInt32 = 0
        if try startTag(&at, at.window, leading: 0, &lastName) { try scanOpenElements(&at, after: lastName) }
    }

    /// Scans the content of the innermost open element, and of those around it, to the end of the root or of the part.
    ///
    /// - Parameter name: The number of the name of the last element that began.
    private mutating func scanOpenElements(_ at: inout Pointer, after name: UInt32) throws(ScanFailure) {
        var lastName = name
        var current = open[open.count - 1]
        while true {
            let start = at
            var byte = at[0]
            if ByteClass.isSpace(byte) { byte = ByteSearch.skipSpaces(&at) }
            var leading = at - start
            var window: ByteWindow?
            if byte != UInt8(ascii: "<") {
                let flags = try characterData(from: start, &at)
                leading = 0
                if flags & NodeFlag.side != 0, try !includedContent(&at, from: start) { return closeOpenElements() }
                window = at.window
                byte = window?[1] ?? at[1]
                if flags & NodeFlag.side != 0 {
                    // The content has already been added as nodes.
                } else if byte == UInt8(ascii: "/"), nodes.count == Int(current.node) &+ 1 {
                    setText(current.node, start, at - start, flags)
                } else {
                    addText(start, at - start, NodeKind.text, flags, leading: 0)
                    nodes[Int(current.node)].flags |= NodeFlag.mixed
                }
            } else {
                if leading > 0xFFFF {
                    addText(start, leading, NodeKind.text, lineEndFlag(start, at), leading: 0)
                    leading = 0
                }
                window = at.window
                byte = window?[1] ?? at[1]
            }
            switch byte {
            case UInt8(ascii: "/"):
                if leading > 0 { setText(current.node, start, leading, lineEndFlag(start, at)) }
                try endTag(&at, current, window)
                if open.count == 0 { return }
                current = open[open.count &- 1]
            case UInt8(ascii: "!"):
                try declarationInContent(&at, current.node, leading)
            case UInt8(ascii: "?"):
                try processingInstruction(&at, leading: leading)
            default:
                if try startTag(&at, window, leading: leading, &lastName) { current = open[open.count &- 1] }
            }
        }
    }

    @inline(__always)
    private mutating func setText(_ node: UInt32, _ start: Pointer, _ length: Int, _ flags: UInt8) {
        nodes[Int(node)].setText(start - base, length, flags)
    }

    mutating func addText(_ start: Pointer, _ length: Int, _ kind: UInt8, _ flags: UInt8, leading: Int) {
        nodes.append(
            NodeRecord(
                kind, name: 0, end: UInt32(nodes.count + 1), position: start - base, text: start - base,
                textLength: length, attributeStart: UInt32(attributes.count), leadingSpace: UInt16(leading),
                flags: flags))
    }

    /// ``NodeFlag/encoded`` if the run contains a carriage return, otherwise 0.
    @inline(__always)
    func lineEndFlag(_ start: Pointer, _ end: Pointer) -> UInt8 {
        hasCarriageReturn && ByteSearch.containsCarriageReturn(start, end) ? NodeFlag.encoded : 0
    }

    /// Scans character data up to the next `<` (production 14), or up to a reference to a declared entity.
    ///
    /// - Returns: The flags of the text; ``NodeFlag/side`` if it stopped at a reference or at the end of a part.
    @inline(__always)
    private mutating func characterData(from start: Pointer, _ at: inout Pointer) throws(ScanFailure) -> UInt8 {
        var flags: UInt8 = 0
        while true {
            switch ByteSearch.textStop(&at) {
            case UInt8(ascii: "<"):
                return flags | lineEndFlag(start, at)
            case UInt8(ascii: "&"):
                let length = try reference(at)
                if length < 0 { return NodeFlag.side }
                flags = NodeFlag.encoded
                // The reference was just read here, so none of its bytes is zero.
                unsafe at.advance(length)
            case UInt8(ascii: "]"):
                try checkBracket(at)
                at += 1
            default:
                if isEndOfPart(at) { return NodeFlag.side }
                throw unclosed(at)
            }
        }
    }

    func unclosed(_ at: Pointer) -> ScanFailure {
        let element = open[open.count - 1]
        let start = opening(of: element)
        return offering(
            .missingEnd,
            ScanFailure(
                code: .unexpectedEnd, offset: source.count,
                message: "the document ends inside <\(names.string(of: element.name).shown)>"
            ).adding(", opened at \(start.line):\(start.column)"))
    }

    /// Checks the reference at `at` and returns its length, negated if it refers to an entity that is not predefined.
    ///
    /// All references in content and attributes are checked here, which also notes characters that are not ASCII.
    @inline(never)
    mutating func reference(_ at: Pointer) throws(ScanFailure) -> Int {
        do throws(References.Problem) {
            let reference = try References.read(input.slice(from: at))
            if reference.scalar >= 0x80 { isASCII = false }
            return reference.length
        } catch {
            if let length = repairedLength(at, error) { return -length }
            switch error {
            case .malformed:
                throw offering(
                    .bareAmpersands,
                    failure(.invalidReference, at, "'&' must begin a reference such as '&amp;' or '&#38;'"))
            case .notACharacter(let scalar):
                let hex = String(scalar, radix: 16, uppercase: true)
                throw offering(
                    .controlCharacters,
                    failure(.invalidCharacter, at, "the character reference to U+\(hex) is not allowed in XML"))
            case .entity(let length):
                // The name of an entity has no colon (Namespaces in XML, section 7).
                if isInDoctype || !options.repairs.contains(.undeclaredEntities),
                    input.slice(from: at).part(1..<length + 1).contains(UInt8(ascii: ":"))
                {
                    throw offering(
                        .undeclaredEntities,
                        failure(.invalidNamespace, at, "the name of an entity must not contain a colon"))
                }
                return -(length + 2)
            }
        }
    }

    /// Scans `</name>` for the innermost open element.
    @inline(__always)
    mutating func endTag(_ at: inout Pointer, _ current: OpenElement, _ window: ByteWindow?) throws(ScanFailure) {
        if let window, let length = names.stands(current.name, in: window, at: 2),
            window[2 &+ length] == UInt8(ascii: ">")
        {
            // All of these bytes are in the window.
            unsafe at.advance(3 &+ length)
        } else {
            try endName(&at, current)
        }
        let count = UInt32(truncatingIfNeeded: nodes.count)
        if nodes[Int(current.node)].close(at: count, isLeaf: count == current.node &+ 1) & NodeFlag.declaresNamespaces
            != 0
        {
            try leaveScope(of: current)
        }
        _ = open.removeLast()
    }

    /// Scans an end tag that contains white space, has a long name, or is near the end.
    @inline(never)
    private mutating func endName(_ at: inout Pointer, _ current: OpenElement) throws(ScanFailure) {
        let tag = at
        at += 2
        let name = names.bytes(of: current.name)
        guard at.rest >= name.count, input.slice(at, at + name.count) == name else { throw mismatch(tag, current) }
        at += name.count
        at.skipSpace()
        guard at[0] == UInt8(ascii: ">") else { throw mismatch(tag, current) }
        at += 1
    }

    /// The elements of HTML that have no end tag.
    private static let htmlVoids: Set = [
        "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr",
    ]

    @inline(never)
    private func mismatch(_ tag: Pointer, _ current: OpenElement) -> ScanFailure {
        var at = tag + 2
        let start = at
        while ByteClass.isName(at[0]) || at[0] >= 0x80 { at += 1 }
        let found = String(decoding: input.slice(start, at), as: UTF8.self)
        let open = names.string(of: current.name)
        if found.isEmpty { return failure(.syntax, at, "expected the name of the end tag </\(open.shown)>") }
        if ScalarEquality.equal(found, open) || at >= end {
            skipSpace(&at)
            return failure(.syntax, at, "expected '>' at the end of </\(found.shown)")
        }
        let place = opening(of: current)
        let isVoid = Self.htmlVoids.contains(open.lowercased())
        return failure(
            .mismatchedEndTag, tag, "the end tag </\(found.shown)> does not match <\(open.shown)>"
        ).adding(", opened at \(place.line):\(place.column)")
            .adding(isVoid ? "; unlike HTML's, XML's <\(open)> needs an end: <\(open)/>" : "")
    }
}
