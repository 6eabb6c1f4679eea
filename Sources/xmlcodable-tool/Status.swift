/// How the tool ends. The values are its exit statuses.
enum Status: Int32, Comparable {
    /// Everything was done.
    case success = 0
    /// A document is not well-formed, exceeds a limit, or has no such element or form.
    case rejected = 1
    /// The arguments are wrong, or a file cannot be read, or the output cannot be written.
    case trouble = 2

    static func < (left: Status, right: Status) -> Bool { left.rawValue < right.rawValue }
}
