/// The declarations of the internal subset, including those in parameter entities.
extension Scanner {
    /// Scans from the character after `[` past the `]` that ends the internal subset (production 28b).
    mutating func internalSubset(
        _ at: inout Pointer, _ definition: DocumentTypeDefinition
    ) throws(ScanFailure) {
        while true {
            skipSpace(&at)
            switch at[0] {
            case UInt8(ascii: "<"):
                try markupDeclaration(&at, definition)
            case UInt8(ascii: "%"):
                try parameterReference(&at, definition)
            case UInt8(ascii: "]") where inclusions.isEmpty:
                at += 1
                return
            case 0 where at >= end && !inclusions.isEmpty:
                at = leaveEntity(definition)
            default:
                throw failure(.syntax, at, "expected a declaration, or ']' at the end of the internal subset")
            }
        }
    }

    /// Scans a declaration, a comment or a processing instruction (production 29).
    private mutating func markupDeclaration(
        _ at: inout Pointer, _ definition: DocumentTypeDefinition
    ) throws(ScanFailure) {
        if try commentOrInstruction(&at) { return }
        if at.stands("<!ENTITY") {
            try entityDeclaration(&at, definition)
        } else if at.stands("<!ATTLIST") {
            try attributeListDeclaration(&at, definition)
        } else if at.stands("<!ELEMENT") {
            try elementDeclaration(&at)
        } else if at.stands("<!NOTATION") {
            try notationDeclaration(&at)
        } else if at.stands("<![") {
            throw failure(.syntax, at, "a conditional section is allowed only in an external subset")
        } else {
            throw failure(.syntax, at, "expected '<!ELEMENT', '<!ATTLIST', '<!ENTITY', '<!NOTATION', '<!--' or '<?'")
        }
    }

    /// Scans `%name;` between declarations (production 69); the declarations in its text are read next.
    private mutating func parameterReference(
        _ at: inout Pointer, _ definition: DocumentTypeDefinition
    ) throws(ScanFailure) {
        let start = at
        at += 1
        let name = try unprefixedName(&at, "the name of an entity")
        guard at[0] == UInt8(ascii: ";") else {
            throw failure(.invalidReference, start, "'%' must begin a reference such as '%name;'")
        }
        at += 1
        // From here on, an undeclared entity is no longer a well-formedness error (section 4.1).
        definition.mayHaveOtherDeclarations = true
        if let number = definition.parameters[name] {
            if definition.entities[number].text != nil {
                return at = try enter(number, definition, from: start, to: at)
            }
        } else if declaration?.standalone == true {
            throw failure(
                .invalidReference, start, "the parameter entity '\(names.string(of: name).shown)' is not declared")
        }
        // The unread text might declare anything, including what is declared again below.
        if declaration?.standalone != true { definition.obeysDeclarations = false }
    }

    // MARK: - Notations

    /// Scans `<!NOTATION name PUBLIC "...">` (production 82), which is checked and otherwise ignored.
    private mutating func notationDeclaration(_ at: inout Pointer) throws(ScanFailure) {
        at += 10
        try requireSpace(&at, "after '<!NOTATION'")
        _ = try unprefixedName(&at, "the name of a notation")
        try requireSpace(&at, "after the name of the notation")
        guard try externalID(&at, allowsPublicAlone: true) != nil else {
            throw failure(.syntax, at, "expected 'SYSTEM' or 'PUBLIC' in the declaration of the notation")
        }
        try endOfDeclaration(&at, "the declaration of the notation")
    }
}
