import XMLCodable

/// The start tag of an element that was read, whose attributes are written as they are there unless they were changed.
struct AttributeSource {
    enum Form {
        /// The range of an attribute in the source, from the white space before it.
        case range(Range<Int>)
        /// The document type declaration adds the attribute.
        case implied
    }

    private let piece: EventPiece
    private let tag: SourceTag
    private let attributes: Range<Int>
    /// Whether the element has the name that it had there, to which declarations of attributes refer.
    private let isSame: Bool

    /// - Parameter isSame: Whether the element has the name that it had where it was read.
    init?(_ item: MarkupItem, of piece: EventPiece, isSame: Bool) {
        guard let tag = piece.store.startTag(ofElement: Int(item.element)) else { return nil }
        self.piece = piece
        self.tag = tag
        attributes = piece.store.nodes[Int(item.element)].attributeRange
        self.isSame = isSame
    }

    /// Returns how an attribute is written; nil if from its name and value.
    func form(of attribute: XML.Attribute) -> Form? {
        guard let (index, isChanged) = attribute.origin(in: piece.store), !isChanged, attributes.contains(index) else {
            return nil
        }
        let number = index - attributes.lowerBound
        guard number < tag.attributes.count else { return isSame ? .implied : nil }
        let written = tag.attributes[number]
        let range = written.space.lowerBound..<written.value.upperBound + 1
        // Of a value that the declarations for the old name changed, only its references mean the same for any name.
        let isKept = isSame || !piece.store.isExpanded(attribute: index) || piece.store.hasReference(in: written.value)
        return isKept && piece.store.isReadable(range) ? .range(range) : nil
    }
}
