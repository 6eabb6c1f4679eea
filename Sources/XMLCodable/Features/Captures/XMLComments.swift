/// A property wrapper for the comments that are directly in the element, in document order.
///
/// ```swift
/// struct Setting: Codable {
///     @XMLComments var comments: [String]
///     var value: Int
/// }
/// ```
/// ```xml
/// <Setting><!-- in seconds --><value>30</value></Setting>
/// ```
///
/// The comments are written at the point where the property is encoded; text that a comment cannot have, such as `--`,
/// throws. Other coders see an array of strings. `[XML.Node]` under the key `*` has the comments at their positions
/// among all nodes; each comment belongs to the first property that is decoded.
@propertyWrapper
public struct XMLComments: XMLPropertyWrapper, Hashable, Sendable {
    /// The texts of the comments.
    public var wrappedValue: [String]

    /// Wraps texts.
    public init(wrappedValue: [String]) { self.wrappedValue = wrappedValue }

    /// Wraps texts.
    public init(_ comments: [String]) { wrappedValue = comments }
}

extension XMLComments: Codable {
    /// Decodes the comments in an element with ``XMLDecoder``, or an array of strings with any other decoder.
    public init(from decoder: any Decoder) throws {
        self = try decoder.special(Self.self) ?? Self([String](from: decoder))
    }

    /// Encodes the texts as comments with ``XMLEncoder``, or as an array with any other encoder.
    public func encode(to encoder: any Encoder) throws {
        if try !encoder.encodeSpecial(self) { try wrappedValue.encode(to: encoder) }
    }
}

// Content needs an element.
extension XMLComments: _XMLRefusedByAttribute, _XMLRefusedByChild, _XMLRefusedByText, _XMLRefusedByCData {}

extension XMLComments: _XMLSpecialType {
    /// How the coders treat values of the type. For the coders only.
    public static var _xmlCoding: _XMLCoding { _XMLCoding(CommentsCoding.self) }
}
