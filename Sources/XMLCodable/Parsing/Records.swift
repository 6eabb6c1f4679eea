/// What kind of node a record holds.
enum NodeKind {
    static let document: UInt8 = 0
    static let element: UInt8 = 1
    static let text: UInt8 = 2
    static let cdata: UInt8 = 3
    static let comment: UInt8 = 4
    static let processingInstruction: UInt8 = 5
    static let doctype: UInt8 = 6
}

/// Facts about a node, one bit each.
enum NodeFlag {
    /// The text range holds references or carriage returns: it must be decoded before use.
    static let encoded: UInt8 = 1
    /// An element whose text range came out of one CDATA section.
    static let cdata: UInt8 = 2
    /// An element whose whole content is its text range (perhaps empty): it has no child records.
    static let leaf: UInt8 = 4
    /// An element with child records that also has text of its own which is not white space alone.
    static let mixed: UInt8 = 8
    /// `xml:space="preserve"` is in force.
    static let preservesSpace: UInt8 = 16
    /// The element carries namespace declarations.
    static let declaresNamespaces: UInt8 = 32
    /// The text range lies in the side buffer, not in the source: it is made of entities, or came out of one.
    static let side: UInt8 = 64
}

/// One node of a document. Records stand in document order, so a node's children follow it directly.
///
/// Whitespace between markup has no record of its own: a node knows how many white-space bytes stand directly before
/// its `<`, and an element with child records keeps in its text range the white space before its end tag.
struct NodeRecord: BitwiseCopyable {
    /// The number of the qualified name: elements, and the target of processing instructions.
    var name: UInt32
    /// The index just past this node's last descendant.
    var end: UInt32
    /// The byte offset of the node's first character.
    var position: UInt32
    /// Text: own text of text, CDATA, comments, PI data, leaf elements; trailing white space of other elements.
    var textStart: UInt32
    var textLength: UInt32
    /// The first of the element's attributes.
    var attributeStart: UInt32
    var attributeCount: UInt16
    /// White-space bytes directly before `position`.
    var leadingSpace: UInt16
    /// The number of the namespace name, 0 for none.
    var namespace: UInt16
    var kind: UInt8
    var flags: UInt8

    /// Sets the text range, and adds flags.
    @inline(__always)
    mutating func setText(_ start: Int, _ length: Int, _ added: UInt8) {
        textStart = UInt32(truncatingIfNeeded: start)
        textLength = UInt32(truncatingIfNeeded: length)
        flags |= added
    }

    /// Ends an element; returns its flags.
    @inline(__always)
    mutating func close(at end: UInt32, isLeaf: Bool) -> UInt8 {
        self.end = end
        if isLeaf { flags |= NodeFlag.leaf }
        return flags
    }
}

/// Facts about an attribute, one bit each.
enum AttributeFlag {
    /// The value holds references or white space other than the space character.
    static let encoded: UInt16 = 1
    /// The attribute is a namespace declaration.
    static let declaration: UInt16 = 2
    /// The value lies in the side buffer, not in the source: the DTD had a part in it.
    static let side: UInt16 = 4
    /// The value refers to entities that are still to be expanded; no record of a finished document has this.
    static let hasEntity: UInt16 = 8
}

/// One attribute, `xmlns` ones included.
struct AttributeRecord: BitwiseCopyable {
    var name: UInt32
    var valueStart: UInt32
    var valueLength: UInt32
    var namespace: UInt16
    var flags: UInt16
}
