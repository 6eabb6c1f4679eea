extension XMLLocation {
    /// Finds the location of an error in a document.
    ///
    /// ```swift
    /// do {
    ///     menu = try XMLDecoder().decode(Menu.self, from: data)
    /// } catch {
    ///     show(error, line: XMLLocation(of: error)?.line)
    /// }
    /// ```
    ///
    /// A `DecodingError` has the location of its underlying error. An ``XMLParsingError`` is in no element, and has the path
    /// `/`. Errors of an encoder are about values and not about a document, and have no location.
    ///
    /// - Parameter error: The error: one that a decoder or the parser threw, or one that ``XMLDecoder`` lists.
    /// - Returns: nil if the error has no location.
    public init?(of error: any Error) {
        switch error {
        case let location as XMLLocation: self = location
        case let mismatch as XMLMismatch: self = mismatch.location
        case let syntax as XMLParsingError:
            self.init(
                line: syntax.line, column: syntax.column, byteOffset: syntax.byteOffset, elementPath: "/")
        case let error as DecodingError:
            guard let cause = error.context?.underlyingError else { return nil }
            self.init(of: cause)
        default: return nil
        }
    }
}
