/// A tag, a text or another part of a document, or of a part of one, as a range of its source; ``MarkupWalk`` finds them.
@usableFromInline
package struct MarkupItem: Sendable, BitwiseCopyable {
    /// What an item is; a number, since comparing an enum of another module is a call.
    package enum Kind {
        package static let declaration: UInt8 = 0
        package static let doctype: UInt8 = 1
        package static let start: UInt8 = 2
        package static let end: UInt8 = 3
        package static let text: UInt8 = 4
        package static let cdata: UInt8 = 5
        package static let comment: UInt8 = 6
        package static let instruction: UInt8 = 7
        /// Text with a reference to an entity that contains markup.
        package static let reference: UInt8 = 8
    }

    // Words, since what has more fields than a few is copied and destroyed by calls. Other modules inline the accessors, as
    // `@usableFromInline` lets them.
    /// The kind, a byte with a bit for each flag, and in the upper half the depth.
    @usableFromInline
    let what: UInt64
    /// The start and in the upper half the end of the range; records have offsets of as many bits.
    @usableFromInline
    let place: UInt64
    /// The record of the element, and in the upper half that of the one around it.
    @usableFromInline
    let records: UInt64

    @inline(__always)
    init(
        _ kind: UInt8, _ start: Int, _ end: Int, element: UInt32, around: UInt32, depth: Int, isEmpty: Bool = false,
        declaresNamespaces: Bool = false
    ) {
        what =
            UInt64(kind) | (isEmpty ? 0x100 : 0) | (declaresNamespaces ? 0x200 : 0) | UInt64(bitPattern: Int64(depth))
            &<< 32
        place = UInt64(UInt32(truncatingIfNeeded: start)) | UInt64(UInt32(truncatingIfNeeded: end)) &<< 32
        records = UInt64(element) | UInt64(around) &<< 32
    }

    @inlinable
    package var kind: UInt8 { UInt8(truncatingIfNeeded: what) }
    /// Whether it is the start of an element without content.
    @inlinable
    package var isEmpty: Bool { what & 0x100 != 0 }
    /// Whether it is a start with namespace declarations.
    @inlinable
    package var declaresNamespaces: Bool { what & 0x200 != 0 }
    /// The number of elements around it.
    @inlinable
    package var depth: UInt32 { UInt32(truncatingIfNeeded: what &>> 32) }
    /// The start of the range in the source.
    @inlinable
    package var start: UInt32 { UInt32(truncatingIfNeeded: place) }
    /// The end of the range.
    @inlinable
    package var end: UInt32 { UInt32(truncatingIfNeeded: place &>> 32) }
    /// The record of the element of a tag, or of the element around anything else; 0 if there is none.
    @inlinable
    package var element: UInt32 { UInt32(truncatingIfNeeded: records) }
    /// The record of the element around it; 0 if there is none.
    @inlinable
    package var around: UInt32 { UInt32(truncatingIfNeeded: records &>> 32) }

    /// The range in the source.
    package var range: Range<Int> { Int(start)..<Int(end) }

    /// Creates an item that is in no document.
    package init(_ kind: UInt8) { self.init(kind, 0, 0, element: 0, around: 0, depth: 0) }
}

/// What is in the ranges.
extension NodeStore {
    /// Whether the text may have references to other entities than those of XML itself, or references that were repaired.
    var hasOwnReferences: Bool { hasDocumentType || hasUndeclaredEntities || hasRepairedReferences }

    /// The bytes of an item, as they are in the source; valid for as long as the store is alive.
    package func markup(of item: MarkupItem) -> ByteSlice {
        // The store owns the source.
        unsafe source.slice(Int(item.start), Int(item.end - item.start))
    }

    /// Returns the text of an item: of text and sections, with references resolved, of comments, and the data of
    /// instructions. For text with a reference to an entity that contains elements, it is the text outside of these.
    package func text(of item: MarkupItem) -> String {
        let raw = markup(of: item)
        switch item.kind {
        case MarkupItem.Kind.text, MarkupItem.Kind.reference:
            let hasReferences = raw.contains(UInt8(ascii: "&"))
            if hasReferences, hasOwnReferences { return textOfRecords(item) }
            return hasReferences ? decoded(raw, resolvingReferences: true) : plainText(raw)
        case MarkupItem.Kind.cdata: return plainText(raw.part(9..<max(9, raw.count - 3)))
        case MarkupItem.Kind.comment: return plainText(raw.part(4..<max(4, raw.count - 3)))
        case MarkupItem.Kind.instruction:
            let content = raw.part(0..<max(2, raw.count - 2))
            let name = content.firstIndex { ByteClass.isSpace($0) } ?? content.count
            let data = content.part(from: name)
            return plainText(data.part(from: data.firstIndex { !ByteClass.isSpace($0) } ?? data.count))
        default: return ""
        }
    }

    /// Whether an element has a name, as it is written.
    package func isElement(_ element: UInt32, named name: String) -> Bool {
        name.withBytes { $0 == names.bytes(of: nodes[Int(element)].name) }
    }

    /// The number of bytes of the name of an element, as it is written.
    package func nameLength(ofElement element: UInt32) -> Int { names.bytes(of: nodes[Int(element)].name).count }

    /// Appends the name of an element, as it is written.
    package func appendName(ofElement element: UInt32, to bytes: inout [UInt8]) {
        bytes.append(contentsOf: names.bytes(of: nodes[Int(element)].name))
    }

    /// The target of an instruction.
    package func target(of item: MarkupItem) -> String {
        let raw = markup(of: item)
        let name = raw.part(2..<max(2, raw.count - 2))
        return string(name.part(0..<(name.firstIndex { ByteClass.isSpace($0) } ?? name.count)))
    }

    private func textOfRecords(_ item: MarkupItem) -> String {
        let around = nodes[Int(item.element)]
        if around.flags & NodeFlag.leaf != 0 { return content(around) }
        var text = ""
        var index = (min(outerDepth + 1, nodeCount)..<nodeCount).firstIndex(after: {
            nodes[$0].reportedOffset < item.start
        })
        while index < nodeCount, nodes[index].reportedOffset < item.end {
            let record = nodes[index]
            if record.kind == NodeKind.text || record.kind == NodeKind.cdata { text += content(record) }
            index = Int(record.end)
        }
        return text
    }

    /// Returns where an item begins.
    package func location(of item: MarkupItem) -> XMLLocation {
        location(ofOffset: item.start, in: Int(item.element))
    }

    /// Returns the location of an offset, with the path of an element unless that is 0.
    func location(ofOffset offset: UInt32, in element: Int) -> XMLLocation {
        withPlaces { XMLLocation($0.location(ofOffset: offset), element > 0 ? $0.trail(of: element) : nil) }
    }
}
