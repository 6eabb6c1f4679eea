/// Attribute-list declarations (section 3.3).
extension Scanner {
    /// Scans `<!ATTLIST element name CDATA "default">` (production 52).
    mutating func attributeListDeclaration(
        _ at: inout Pointer, _ definition: DocumentTypeDefinition
    ) throws(ScanFailure) {
        at += 9
        try requireSpace(&at, "after '<!ATTLIST'")
        let element = try qualifiedName(&at, "the name of an element type")
        var list = definition.attributeLists[element] ?? DocumentTypeDefinition.AttributeList()
        definition.attributeLists[element] = nil
        while true {
            let hasSpace = skipSpace(&at)
            if at[0] == UInt8(ascii: ">") { break }
            guard hasSpace else { throw failure(.syntax, at, "expected white space or '>' in the attribute list") }
            let name = try qualifiedName(&at, "the name of an attribute")
            try requireSpace(&at, "after the name of the attribute")
            let isTokenized = try attributeType(&at)
            try requireSpace(&at, "after the type of the attribute")
            let value = try defaultValue(&at, name, isTokenized)
            guard definition.obeysDeclarations, list.declared.insert(name) else { continue }
            if isTokenized { list.tokenized.insert(name) }
            if let value { list.defaults.append(value) }
        }
        try checkSide(at)
        at += 1
        definition.attributeLists[element] = list
        if !list.defaults.isEmpty || !list.tokenized.isEmpty { names.noteAttributeList(of: element) }
    }

    /// Scans the type of an attribute (productions 54 to 59).
    ///
    /// - Returns: Whether it is a type other than CDATA.
    private mutating func attributeType(_ at: inout Pointer) throws(ScanFailure) -> Bool {
        if at[0] == UInt8(ascii: "(") {
            try enumeration(&at, ofNotations: false)
            return true
        }
        let start = at
        while at[0] >= UInt8(ascii: "A"), at[0] <= UInt8(ascii: "Z") { at += 1 }
        switch String(decoding: input.slice(start, at), as: UTF8.self) {
        case "CDATA":
            return false
        case "ID", "IDREF", "IDREFS", "ENTITY", "ENTITIES", "NMTOKEN", "NMTOKENS":
            return true
        case "NOTATION":
            try requireSpace(&at, "after 'NOTATION'")
            guard at[0] == UInt8(ascii: "(") else { throw failure(.syntax, at, "expected '(' after 'NOTATION'") }
            try enumeration(&at, ofNotations: true)
            return true
        default:
            throw failure(.syntax, start, "expected the type of the attribute, such as 'CDATA'")
        }
    }

    /// Scans `(a | b)`, a list of notation names (production 58) or name tokens (production 59).
    @inline(never)
    private mutating func enumeration(_ at: inout Pointer, ofNotations: Bool) throws(ScanFailure) {
        repeat {
            at += 1
            skipSpace(&at)
            if ofNotations {
                _ = try unprefixedName(&at, "the name of a notation")
            } else {
                try nameToken(&at)
            }
            skipSpace(&at)
        } while at[0] == UInt8(ascii: "|")
        guard at[0] == UInt8(ascii: ")") else { throw failure(.syntax, at, "expected '|' or ')' in the enumeration") }
        at += 1
    }

    /// Scans a name token (production 7).
    private func nameToken(_ at: inout Pointer) throws(ScanFailure) {
        let start = at
        while true {
            let (scalar, length) = UTF8Scalar.decode(at)
            guard XMLCharacters.isName(scalar) else { break }
            at += length
        }
        if at == start { throw failure(.invalidName, at, "expected a name token in the enumeration") }
    }

    /// Scans `#REQUIRED`, `#IMPLIED`, `#FIXED "value"` or `"value"` (production 60).
    private mutating func defaultValue(
        _ at: inout Pointer, _ name: UInt32, _ isTokenized: Bool
    ) throws(ScanFailure) -> DocumentTypeDefinition.AttributeDefault? {
        if at.stands("#REQUIRED") {
            at += 9
            return nil
        }
        if at.stands("#IMPLIED") {
            at += 8
            return nil
        }
        if at.stands("#FIXED") {
            at += 6
            try requireSpace(&at, "after '#FIXED'")
        }
        let quote = at[0]
        guard ByteClass.isQuote(quote) else {
            throw failure(.syntax, at, "expected '#REQUIRED', '#IMPLIED', '#FIXED' or a quoted default value")
        }
        at += 1
        let start = at
        var special: UInt16 = 0
        _ = try attributeValue(&at, quote, name, &special)
        var value = try expandedValue(start, at)
        at += 1
        if isTokenized { value = tokenized(value) }
        return .init(name: name, value: value)
    }
}
