/// Why a piece of text is not a value of the wanted type.
///
/// Says only what is wrong with the text; the coders know the place and the type, and make the sentence of it.
enum ValueTextError: Error, Equatable, Sendable {
    /// Nothing is left when white space is taken away at both ends.
    case empty
    /// The text is not in the lexical form of the type.
    case malformed
    /// The text has the right form, but the type has no such value.
    case outOfRange
}
