/// Element type declarations (section 3.2), which are checked and otherwise ignored.
extension Scanner {
    /// Scans `<!ELEMENT name (a, b*)>` (production 45).
    mutating func elementDeclaration(_ at: inout Pointer) throws(ScanFailure) {
        at += 9
        try requireSpace(&at, "after '<!ELEMENT'")
        _ = try qualifiedName(&at, "the name of an element type")
        try requireSpace(&at, "after the name of the element type")
        if at.stands("EMPTY") {
            at += 5
        } else if at.stands("ANY") {
            at += 3
        } else if at[0] == UInt8(ascii: "(") {
            var next = at + 1
            skipSpace(&next)
            if next.stands("#PCDATA") {
                at = next + 7
                try mixedContent(&at)
            } else {
                try elementContent(&at)
            }
        } else {
            throw failure(.syntax, at, "expected 'EMPTY', 'ANY' or '(' in the declaration of the element type")
        }
        try endOfDeclaration(&at, "the declaration of the element type")
    }

    /// Scans the rest of `(#PCDATA | a | b)*` after `#PCDATA` (production 51).
    private mutating func mixedContent(_ at: inout Pointer) throws(ScanFailure) {
        skipSpace(&at)
        let hasNames = at[0] == UInt8(ascii: "|")
        while at[0] == UInt8(ascii: "|") {
            at += 1
            skipSpace(&at)
            _ = try qualifiedName(&at, "the name of an element type")
            skipSpace(&at)
        }
        guard at[0] == UInt8(ascii: ")") else { throw failure(.syntax, at, "expected '|' or ')' in mixed content") }
        at += 1
        if at[0] == UInt8(ascii: "*") {
            at += 1
        } else if hasNames {
            throw failure(.syntax, at, "expected '*' after mixed content that names elements")
        }
    }

    /// Scans `(a, (b | c)+, d?)` (productions 47 to 50).
    private mutating func elementContent(_ at: inout Pointer) throws(ScanFailure) {
        // The separator of each open group; 0 while it has none.
        var separators: [UInt8] = []
        while true {
            while at[0] == UInt8(ascii: "(") {
                separators.append(0)
                at += 1
                skipSpace(&at)
            }
            _ = try qualifiedName(&at, "the name of an element type")
            skipOccurrence(&at)
            skipSpace(&at)
            while at[0] == UInt8(ascii: ")") {
                separators.removeLast()
                at += 1
                skipOccurrence(&at)
                if separators.isEmpty { return }
                skipSpace(&at)
            }
            let separator = at[0]
            guard separator == UInt8(ascii: "|") || separator == UInt8(ascii: ",") else {
                throw failure(.syntax, at, "expected '|', ',' or ')' in the content model")
            }
            let last = separators.count - 1
            guard separators[last] == 0 || separators[last] == separator else {
                throw failure(.syntax, at, "'|' and ',' must not be mixed in one group of a content model")
            }
            separators[last] = separator
            at += 1
            skipSpace(&at)
        }
    }

    private func skipOccurrence(_ at: inout Pointer) {
        if at[0] == UInt8(ascii: "?") || at[0] == UInt8(ascii: "*") || at[0] == UInt8(ascii: "+") { at += 1 }
    }
}
