/// The kinds of nodes.
enum NodeKind {
    static let document: UInt8 = 0
    static let element: UInt8 = 1
    static let text: UInt8 = 2
    static let cdata: UInt8 = 3
    static let comment: UInt8 = 4
    static let processingInstruction: UInt8 = 5
    static let doctype: UInt8 = 6
}

/// The flags of a node, one bit each.
enum NodeFlag {
    /// The text range contains references or carriage returns: it must be decoded before use.
    static let encoded: UInt8 = 1
    /// An element whose text range is the content of a single CDATA section.
    static let cdata: UInt8 = 2
    /// An element whose whole content is its text range, which may be empty: it has no child records.
    static let leaf: UInt8 = 4
    /// An element with child records that also contains text other than white space.
    static let mixed: UInt8 = 8
    /// `xml:space="preserve"` is in force.
    static let preservesSpace: UInt8 = 16
    /// The element carries namespace declarations.
    static let declaresNamespaces: UInt8 = 32
    /// The text range is in the side buffer, not in the source, since it comes in whole or in part from an entity.
    static let side: UInt8 = 64
}

/// One node of a document. Records are in document order, so a node's children follow it directly.
///
/// White space between markup has no separate record: a node stores the number of white-space bytes directly before its
/// `<`, and the text range of an element with child records is the white space before its end tag.
struct NodeRecord: BitwiseCopyable {
    /// The number of the qualified name of an element, or of the target of a processing instruction.
    var name: UInt32
    /// The index just past this node's last descendant.
    var end: UInt32
    /// The byte offset of the node's first character.
    var position: UInt32
    /// The text range: the content of text, CDATA sections, comments, processing instructions and leaf elements, or the
    /// trailing white space of other elements.
    var textStart: UInt32
    var textLength: UInt32
    /// The index of the element's first attribute.
    var attributeStart: UInt32
    var attributeCount: UInt16
    /// The number of white-space bytes directly before `position`.
    var leadingSpace: UInt16
    /// The number of the namespace name; 0 for none.
    var namespace: UInt16
    var kind: UInt8
    var flags: UInt8

    /// Sets the text range and adds flags.
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

/// The flags of an attribute, one bit each.
enum AttributeFlag {
    /// The value contains references or white space other than the space character.
    static let encoded: UInt16 = 1
    /// The attribute is a namespace declaration.
    static let declaration: UInt16 = 2
    /// The value is in the side buffer, not in the source, since the DTD affects it.
    static let side: UInt16 = 4
    /// The value refers to entities that are not expanded yet; never set in the records of a finished document.
    static let hasEntity: UInt16 = 8
}

/// One attribute; namespace declarations are included.
struct AttributeRecord: BitwiseCopyable {
    var name: UInt32
    var valueStart: UInt32
    var valueLength: UInt32
    var namespace: UInt16
    var flags: UInt16
}
