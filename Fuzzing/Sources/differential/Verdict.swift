/// What a parser says about a document.
enum Verdict {
    /// Well-formed, with the content in a form that both parsers' events can be brought to.
    case accepted(String)
    /// Not well-formed, for this reason.
    case rejected(String)
    /// The parser does not judge documents of this kind: a limit, an encoding it lacks, or what lies outside.
    case unknown
}

/// Where two verdicts differ.
struct Difference: CustomStringConvertible {
    let description: String

    /// Nil where the parsers agree, or one of them has no opinion.
    init?(_ ours: Verdict, _ theirs: Verdict) {
        switch (ours, theirs) {
        case (.accepted(let content), .accepted(let expected)) where content != expected:
            description = "other content\nours:  \(content)\nexpat: \(expected)"
        case (.accepted, .rejected(let reason)):
            description = "only we accept it; expat: \(reason)"
        case (.rejected(let reason), .accepted):
            description = "only expat accepts it; ours: \(reason)"
        default:
            return nil
        }
    }
}
