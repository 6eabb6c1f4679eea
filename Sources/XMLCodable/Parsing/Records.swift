package enum NodeKind {
    static let document: UInt8 = 0
    package static let element: UInt8 = 1
    package static let text: UInt8 = 2
    package static let cdata: UInt8 = 3
    package static let comment: UInt8 = 4
    package static let processingInstruction: UInt8 = 5
    static let doctype: UInt8 = 6
}

/// The flags of a node, one bit each.
package enum NodeFlag {
    /// The text range contains references or carriage returns: it must be decoded before use.
    package static let encoded: UInt8 = 1
    /// An element whose text range is the content of a single CDATA section.
    package static let cdata: UInt8 = 2
    /// An element whose whole content is its text range, which may be empty: it has no child records.
    package static let leaf: UInt8 = 4
    /// An element with child records that also contains text other than white space, or a CDATA section.
    package static let mixed: UInt8 = 8
    /// `xml:space="preserve"` is in force.
    static let preservesSpace: UInt8 = 16
    /// The element carries namespace declarations.
    package static let declaresNamespaces: UInt8 = 32
    /// The text range is in the side buffer, not in the source, since it comes in whole or in part from an entity.
    package static let side: UInt8 = 64
    /// The node is not in the source: it comes from an entity, or it is an element around the part of a document that the
    /// source is.
    static let included: UInt8 = 128
}

/// A range of bytes that belong to a document.
///
/// Offsets in the source and in the side buffer have nothing in common, so records give ranges only as this type.
package enum TextRange {
    case source(Range<Int>)
    case side(Range<Int>)

    /// The range in the source; nil for one in the side buffer.
    package var inSource: Range<Int>? {
        @inline(__always)
        get { if case .source(let range) = self { range } else { nil } }
    }
}

/// One node of a document. Records are in document order, so a node's children follow it directly.
///
/// White space between markup has no separate record: a node stores the number of white-space bytes directly before its
/// `<`, and the text range of an element with child records is the white space before its end tag.
package struct NodeRecord: BitwiseCopyable {
    /// The number of the qualified name of an element, or of the target of a processing instruction.
    package var name: UInt32
    /// The index just past this node's last descendant.
    package var end: UInt32
    /// The byte offset in the source of the node's first character, or of what stands for it there.
    private var place: UInt32
    private var textStart: UInt32
    package private(set) var textLength: UInt32
    /// The index of the element's first attribute.
    package var attributeStart: UInt32
    package var attributeCount: UInt16
    /// The number of white-space bytes directly before `position`.
    var leadingSpace: UInt16
    /// The number of the namespace name; 0 for none.
    var namespace: UInt16
    package var kind: UInt8
    package var flags: UInt8

    /// - Parameters:
    ///   - position: The byte offset of its first character in the text being read.
    ///   - text: The byte offset there of its text, if it has any.
    @inline(__always)
    init(
        _ kind: UInt8, name: UInt32, end: UInt32, position: Int, text: Int = 0, textLength: Int = 0,
        attributeStart: UInt32 = 0, attributeCount: UInt16 = 0, leadingSpace: UInt16 = 0, namespace: UInt16 = 0,
        flags: UInt8 = 0
    ) {
        self.name = name
        self.end = end
        place = UInt32(truncatingIfNeeded: position)
        textStart = UInt32(truncatingIfNeeded: text)
        self.textLength = UInt32(truncatingIfNeeded: textLength)
        self.attributeStart = attributeStart
        self.attributeCount = attributeCount
        self.leadingSpace = leadingSpace
        self.namespace = namespace
        self.kind = kind
        self.flags = flags
    }

    /// The indices of the element's attributes.
    package var attributeRange: Range<Int> {
        @inline(__always)
        get { Int(attributeStart)..<Int(attributeStart) + Int(attributeCount) }
    }

    /// Whether the text range is the content of a CDATA section.
    package var isSection: Bool {
        @inline(__always)
        get { flags & NodeFlag.cdata != 0 || kind == NodeKind.cdata }
    }

    // MARK: - Where it is

    /// The offset in the source of the node's first character; nil if the node is not in the source.
    package var start: Int? {
        @inline(__always)
        get { flags & NodeFlag.included == 0 ? Int(place) : nil }
    }

    /// The offset in the source to report: that of the first character, or of the reference to the entity that contains
    /// the node.
    var reportedOffset: UInt32 {
        @inline(__always)
        get { place }
    }

    /// The range of the white space before the node, which is in the source.
    var spaceBefore: Range<Int> {
        @inline(__always)
        get { Int(place) - Int(leadingSpace)..<Int(place) }
    }

    /// The text range: the content of text, CDATA sections, comments, processing instructions and leaf elements, or the
    /// trailing white space of other elements. While a node is read, its range is one of the text being read.
    package var text: TextRange {
        @inline(__always)
        get {
            let range = Int(textStart)..<Int(textStart) + Int(textLength)
            return flags & NodeFlag.side == 0 ? .source(range) : .side(range)
        }
    }

    /// Sets the place of the first character, or of what stands for it.
    @inline(__always)
    mutating func setPosition(_ offset: Int) { place = UInt32(truncatingIfNeeded: offset) }

    /// Notes that the node is not in the source.
    ///
    /// - Parameter reference: The offset there of the reference that stands for it.
    mutating func include(at reference: Int) {
        setPosition(reference)
        flags |= NodeFlag.included
    }

    /// Sets the text range, as one of the source, and adds flags.
    @inline(__always)
    mutating func setText(_ start: Int, _ length: Int, _ added: UInt8) {
        textStart = UInt32(truncatingIfNeeded: start)
        textLength = UInt32(truncatingIfNeeded: length)
        flags = flags & ~NodeFlag.side | added
    }

    /// Sets the text range, as one of the side buffer, and adds flags.
    mutating func setText(side range: Range<Int>, _ added: UInt8 = 0) {
        setText(range.lowerBound, range.count, added | NodeFlag.side)
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
package enum AttributeFlag {
    /// The value contains references or white space other than the space character.
    package static let encoded: UInt16 = 1
    /// The attribute is a namespace declaration.
    package static let declaration: UInt16 = 2
    /// The value is in the side buffer, not in the source, since the DTD affects it.
    static let side: UInt16 = 4
    /// The value refers to entities that are not expanded yet; never set in the records of a finished document.
    static let hasEntity: UInt16 = 8
}

/// One attribute; namespace declarations are included.
package struct AttributeRecord: BitwiseCopyable {
    package var name: UInt32
    private var valueStart: UInt32
    package private(set) var valueLength: UInt32
    package var namespace: UInt16
    package var flags: UInt16

    /// - Parameter start: The offset of the value in the text being read, or in the side buffer if the flags say so.
    @inline(__always)
    init(name: UInt32, start: Int, length: Int, flags: UInt16) {
        self.name = name
        valueStart = UInt32(truncatingIfNeeded: start)
        valueLength = UInt32(truncatingIfNeeded: length)
        namespace = 0
        self.flags = flags
    }

    /// The range of the value. While an element is read, it may be one of the text being read.
    var value: TextRange {
        @inline(__always)
        get {
            let range = Int(valueStart)..<Int(valueStart) + Int(valueLength)
            return flags & AttributeFlag.side == 0 ? .source(range) : .side(range)
        }
    }

    /// Sets the value to one in the side buffer.
    mutating func setValue(side range: Range<Int>, flags: UInt16) {
        valueStart = UInt32(truncatingIfNeeded: range.lowerBound)
        valueLength = UInt32(truncatingIfNeeded: range.count)
        self.flags = flags | AttributeFlag.side
    }
}
