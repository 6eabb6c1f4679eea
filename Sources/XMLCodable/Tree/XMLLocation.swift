/// The location of a value in a document.
///
/// ``XMLDecoder`` attaches it to the `DecodingError`s that it throws, as their underlying error.
public struct XMLLocation: Error, Sendable, Hashable {
    /// The line number, starting at 1.
    public let line: Int
    /// The column in characters (Unicode scalars), starting at 1.
    public let column: Int
    /// The byte offset from the start of the document, starting at 0, in the document's own encoding.
    public let byteOffset: Int
    private let path: Path

    /// The path of the element, such as `/orders/order[2]/quantity`, followed by `/@name` for an attribute.
    ///
    /// It is made on each access.
    public var elementPath: String { path.text }

    /// The path for a message, shortened if it is very long.
    var shownPath: String {
        ByteBuffer.withScratch(capacity: 128) { out in
            append(shownPathTo: &out)
            return out.string
        }
    }

    func append(shownPathTo out: inout ByteBuffer) {
        path.trail?.append(shownTo: &out)
        // After the path of an element, the name of an attribute.
        out.append(string: path.trail == nil ? path.suffix : path.suffix.shown)
    }

    /// Appends the line and the column.
    func append(positionTo out: inout ByteBuffer) {
        IntegerText.append(digitsOf: UInt64(clamping: line), to: &out)
        out.append(UInt8(ascii: ":"))
        IntegerText.append(digitsOf: UInt64(clamping: column), to: &out)
    }

    /// Creates a location from its parts.
    public init(line: Int, column: Int, byteOffset: Int, elementPath: String) {
        self.line = line
        self.column = column
        self.byteOffset = byteOffset
        path = Path(trail: nil, suffix: elementPath)
    }

    /// - Parameter trail: The path of the element; nil if there is none.
    init(_ source: SourcePosition, _ trail: ElementTrail?, suffix: String = "") {
        line = source.line
        column = source.column
        byteOffset = source.offset
        path = Path(trail: trail, suffix: suffix)
    }

    /// The path of an element and what follows it, compared as text.
    private struct Path: Sendable, Hashable {
        let trail: ElementTrail?
        let suffix: String

        var text: String { (trail?.text ?? "") + suffix }

        static func == (first: Path, second: Path) -> Bool {
            first.trail === second.trail && first.suffix == second.suffix || first.text == second.text
        }

        func hash(into hasher: inout Hasher) { hasher.combine(text) }
    }
}

extension XMLLocation: CustomStringConvertible {
    /// The line, the column and the element: `2:15 at /order/quantity`.
    public var description: String { "\(line):\(column) at \(elementPath)" }
}
