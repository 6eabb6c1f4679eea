/// The reason why a text is not a value of the expected type.
///
/// It describes only what is wrong with the text; the coders add the location and the type and compose the message.
enum ValueTextError: Error, Equatable, Sendable {
    /// The text is empty once white space is trimmed from both ends.
    case empty
    /// The text is not in the lexical form of the type.
    case malformed
    /// The text has a valid lexical form, but the type cannot represent the value.
    case outOfRange
}
