/// The contents of the XML declaration (production 23); nil for whatever it does not specify.
struct XMLDeclaration: Sendable, Equatable {
    var version: String?
    var encoding: String?
    var standalone: Bool?

    /// The declaration that most documents begin with, recognized without parsing.
    static let usual: StaticString = #"<?xml version="1.0" encoding="UTF-8"?>"#

    /// Reads white space, a name, `=` and a quoted value (productions 24, 32 and 80), if the name is there.
    ///
    /// - Returns: The value and where it begins. It is valid for as long as the text.
    static func pseudoAttribute(
        _ name: StaticString, _ at: inout ByteCursor, in text: CursorText
    ) throws(ScanFailure) -> (text: ByteSlice, at: ByteCursor)? {
        func failure(_ at: ByteCursor, _ message: String) -> ScanFailure {
            ScanFailure(code: .invalidDeclaration, offset: at - text.start, message: message)
        }
        var next = at
        next.skipSpace()
        guard next > at, next.stands(name) else { return nil }
        next += name.utf8CodeUnitCount
        next.skipSpace()
        guard next[0] == UInt8(ascii: "=") else { throw failure(next, "expected '=' after '\(name)'") }
        next += 1
        next.skipSpace()
        let quote = next[0]
        guard ByteClass.isQuote(quote) else { throw failure(next, "expected a quoted value for '\(name)'") }
        let start = next + 1
        next = start
        while next[0] != quote {
            guard next[0] != 0, next[0] != UInt8(ascii: "<") else {
                throw failure(start, "expected the closing quote of '\(name)'")
            }
            next += 1
        }
        at = next + 1
        return (text.slice(start, next), start)
    }
}
