public import XMLCodable

/// A tag, a text or another part of a document, as an ``XMLEventReader`` reads it and an ``XMLEventWriter`` writes it.
///
/// ```swift
/// while var event = try reader.next() {
///     if event.starts("card") { event[attribute: "number"] = "****" }
///     try writer.write(event)
/// }
/// ```
///
/// The events of a document are all of it: white space between tags and around the root element is text. `<a/>` is a start
/// and an end. What is not changed is written byte for byte as it was read.
public struct XMLEvent: Sendable {
    /// What an event is. Later versions may add more kinds.
    public struct Kind: Sendable, Hashable, CustomStringConvertible {
        /// A constant of `MarkupItem.Kind`. Those below are the same numbers: what is made of constants of another module is
        /// not constant.
        let code: UInt8

        init(_ code: UInt8) { self.code = code }

        /// Whether it is text or a section.
        var isText: Bool { self == .text || self == .cdata || self == .entity }

        /// The XML declaration.
        public static let declaration = Kind(0)
        /// The document type declaration, with all declarations in it.
        public static let doctype = Kind(1)
        /// The start of an element, with its attributes.
        public static let start = Kind(2)
        /// The end of an element.
        public static let end = Kind(3)
        /// Text between two tags or other markup, which is never split.
        public static let text = Kind(4)
        /// A CDATA section.
        public static let cdata = Kind(5)
        /// Text with a reference to an entity of the document that contains elements, comments or instructions. They are no
        /// events: the declaration of the entity has them.
        public static let entity = Kind(8)
        /// A comment.
        public static let comment = Kind(6)
        /// A processing instruction.
        public static let processingInstruction = Kind(7)

        /// The name of the kind.
        public var description: String { Self.names[Int(code)] }

        private static let names = [
            "declaration", "doctype", "start", "end", "text", "cdata", "comment", "processingInstruction", "entity",
        ]
    }

    /// What was set by hand; never changed.
    final class Changes: Sendable {
        /// The piece that the event was read from; nil for one that was not read.
        let piece: EventPiece?
        let name: XML.Name?
        let attributes: [XML.Attribute]?
        let text: String?

        init(
            _ piece: EventPiece? = nil, name: XML.Name? = nil, attributes: [XML.Attribute]? = nil, text: String? = nil
        ) {
            self.piece = piece
            self.name = name
            self.attributes = attributes
            self.text = text
        }
    }

    /// Where the content of an event is. One reference, since two would be counted for each event.
    enum Source: Sendable {
        /// In the piece of the document that it was read from.
        case piece(EventPiece)
        case changes(Changes)

        /// What the piece is known by, without a reference to it that is counted; nil if anything was set by hand.
        @inline(__always)
        var pieceID: ObjectIdentifier? {
            switch self {
            case .piece(let piece): ObjectIdentifier(piece)
            case .changes: nil
            }
        }
    }

    private(set) var source: Source
    /// What it is in the piece.
    let item: MarkupItem

    @inline(__always)
    init(_ source: Source, _ item: MarkupItem) {
        self.source = source
        self.item = item
    }

    private init(_ kind: Kind, _ changes: Changes) { self.init(.changes(changes), MarkupItem(kind.code)) }

    /// The piece of the document that it was read from; nil for one that was not read.
    var piece: EventPiece? {
        switch source {
        case .piece(let piece): piece
        case .changes(let changes): changes.piece
        }
    }

    /// What was set by hand; nil if nothing was.
    var changes: Changes? { if case .changes(let changes) = source { changes } else { nil } }

    /// What the event is.
    public var kind: Kind { Kind(item.kind) }

    /// The number of elements around it; 0 for an event that was not read.
    public var depth: Int { Int(item.depth) }

    // MARK: - Made by hand

    /// Creates the start of an element. A namespace of the name that is not declared where it is written is declared there.
    public static func start(_ name: XML.Name, attributes: [XML.Attribute] = []) -> XMLEvent {
        XMLEvent(.start, Changes(name: name, attributes: attributes))
    }

    /// The end of the innermost element that is open.
    public static let end = XMLEvent(.end, Changes())

    /// Creates text.
    public static func text(_ text: String) -> XMLEvent { XMLEvent(.text, Changes(text: text)) }

    /// Creates a CDATA section. Text that one cannot contain is written as several.
    public static func cdata(_ text: String) -> XMLEvent { XMLEvent(.cdata, Changes(text: text)) }

    /// Creates a comment.
    public static func comment(_ text: String) -> XMLEvent { XMLEvent(.comment, Changes(text: text)) }

    /// Creates a processing instruction.
    public static func processingInstruction(target: String, data: String) -> XMLEvent {
        XMLEvent(.processingInstruction, Changes(name: XML.Name(target), text: data))
    }

    // MARK: - Content

    /// The name of the element, or the target of the processing instruction; an empty name for other events.
    ///
    /// The end of an element has the name that was set for its start.
    public var name: XML.Name {
        get {
            if let name = changes?.name { return name }
            guard let piece else { return "" }
            switch kind {
            case .start, .end: return XML.Element(piece.store, Int(item.element)).name
            case .processingInstruction: return XML.Name(piece.store.target(of: item))
            default: return ""
            }
        }
        set { source = .changes(Changes(piece, name: newValue, attributes: changes?.attributes, text: changes?.text)) }
    }

    /// The attributes of a start, with namespace declarations, and with those that the document type declaration adds.
    ///
    /// Those that are not changed are written as they were read. A new one that is in a namespace and has no prefix gets one
    /// when it is written. One that the document type declaration adds comes back if that is written as well, whatever is set.
    public var attributes: [XML.Attribute] {
        get {
            if let attributes = changes?.attributes { return attributes }
            guard let piece, kind == .start else { return [] }
            return piece.store.attributes(of: Int(item.element))
        }
        set { source = .changes(Changes(piece, name: changes?.name, attributes: newValue, text: changes?.text)) }
    }

    /// The value of an attribute, by its name as written or `{uri}name`; nil if there is none. Setting nil removes it.
    public subscript(attribute name: String) -> String? {
        get {
            let pattern = NamePattern(name)
            return attributes.first { pattern.matches($0.name) }?.value
        }
        set {
            var all = attributes
            let pattern = NamePattern(name)
            let index = all.firstIndex { pattern.matches($0.name) }
            switch (index, newValue) {
            case (let index?, let value?): all[index].value = value
            case (let index?, nil): all.remove(at: index)
            case (nil, let value?): all.append(XML.Attribute(name: pattern.made, value: value))
            case (nil, nil): return
            }
            attributes = all
        }
    }

    /// The text of a text, a section or a comment, with references resolved, or the data of a processing instruction; empty
    /// for other events.
    ///
    /// Of an ``Kind/entity``, it is the text outside of the elements, and setting it replaces these as well.
    public var text: String {
        get {
            if let text = changes?.text { return text }
            return piece.map { $0.store.text(of: item) } ?? ""
        }
        set { source = .changes(Changes(piece, name: changes?.name, attributes: changes?.attributes, text: newValue)) }
    }

    /// What the document has for the event, such as `<a x='1'>`, in UTF-8; empty for an event that was not read, and for the
    /// end of `<a/>`.
    public var markup: String {
        piece.map { String(decoding: $0.markup(of: item), as: UTF8.self) } ?? ""
    }

    /// Where the event begins in the document; nil for one that was not read. The path is that of the element, or of the
    /// element around anything else.
    public var location: XMLLocation? {
        piece.map { $0.store.location(of: item) }
    }

    /// Whether it is the start of an element with a name, as written or `{uri}name`.
    public func starts(_ name: String) -> Bool { kind == .start && hasName(name) }

    /// Whether it is the end of an element with a name, as written or `{uri}name`.
    public func ends(_ name: String) -> Bool { kind == .end && hasName(name) }

    private func hasName(_ name: String) -> Bool {
        guard changes?.name == nil, let piece, name.utf8.first != UInt8(ascii: "{") else {
            return NamePattern(name).matches(self.name)
        }
        return piece.store.isElement(item.element, named: name)
    }
}

extension XMLEvent: CustomStringConvertible {
    /// What the document has for the event; for one that was not read, its kind, name and text.
    public var description: String {
        if changes == nil, piece != nil { return kind == .end && markup.isEmpty ? "end \(name)" : markup }
        return [kind.description, name.qualifiedName, text].filter { !$0.isEmpty }.joined(separator: " ")
    }
}

/// A piece of a document whose events are being read.
final class EventPiece: Sendable {
    let store: NodeStore
    let numbers: ElementNumbers
    let document: EventDocument
    /// Whether the document begins here with a byte order mark in UTF-8.
    let hasMark: Bool
    let hasDocumentType: Bool
    /// Whether the text refers to entities that the document does not declare.
    let hasUndeclaredEntities: Bool
    /// The same, or whether references in it were repaired.
    let hasOtherReferences: Bool
    /// Whether names in it have prefixes that nothing declares, and are in no namespace.
    let hasUndeclaredPrefixes: Bool

    init(_ store: NodeStore, _ numbers: ElementNumbers, _ document: EventDocument, hasMark: Bool) {
        self.store = store
        self.numbers = numbers
        self.document = document
        self.hasMark = hasMark
        hasDocumentType = store.hasDocumentType
        hasUndeclaredEntities = store.hasUndeclaredEntities
        hasOtherReferences = hasUndeclaredEntities || store.hasRepairedReferences
        hasUndeclaredPrefixes = store.hasUndeclaredPrefixes
    }

    /// The bytes of an item; valid for as long as the piece is alive.
    // A call, since inlined it would count references to the store for each event.
    @inline(never)
    func markup(of item: MarkupItem) -> ByteSlice { store.markup(of: item) }
}

/// What tells the documents of events apart.
struct EventDocument: Sendable, Hashable, BitwiseCopyable {
    private static let count = Locked<UInt64>(0)

    private let number: UInt64

    init() {
        number = Self.count.withLock { count in
            count += 1
            return count
        }
    }
}
