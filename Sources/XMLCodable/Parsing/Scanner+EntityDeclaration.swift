/// Entity declarations (section 4.2).
extension Scanner {
    /// Scans `<!ENTITY name "value">` and its other forms (productions 70 to 76).
    mutating func entityDeclaration(
        _ at: inout Pointer, _ definition: DocumentTypeDefinition
    ) throws(ScanFailure) {
        at += 8
        try requireSpace(&at, "after '<!ENTITY'")
        let isParameter = at[0] == UInt8(ascii: "%")
        if isParameter {
            at += 1
            try requireSpace(&at, "after '%'")
        }
        let name = try unprefixedName(&at, "the name of an entity")
        try requireSpace(&at, "after the name of the entity")
        var entity = DocumentTypeDefinition.Entity(name: name)
        entity.isParameter = isParameter
        entity.isDeclaredInParameter = !inclusions.isEmpty
        if ByteClass.isQuote(at[0]) {
            entity.text = try entityValue(&at)
        } else if let externalID = try externalID(&at) {
            entity.externalID = externalID
            let hasSpace = skipSpace(&at)
            if at.stands("NDATA") {
                guard hasSpace, !isParameter else {
                    throw failure(
                        .syntax, at,
                        isParameter
                            ? "a parameter entity is always parsed: 'NDATA' is not allowed here"
                            : "expected white space before 'NDATA'")
                }
                at += 5
                try requireSpace(&at, "after 'NDATA'")
                _ = try unprefixedName(&at, "the name of a notation")
                entity.isUnparsed = true
            }
        } else {
            throw failure(.syntax, at, "expected a quoted value, 'SYSTEM' or 'PUBLIC' in the declaration of the entity")
        }
        try endOfDeclaration(&at, "the declaration of the entity")
        if definition.obeysDeclarations { definition.declare(entity) }
    }

    /// Reads a literal entity value (production 9) and returns its replacement text (section 4.5): character references
    /// are resolved, references to general entities are kept.
    private mutating func entityValue(_ at: inout Pointer) throws(ScanFailure) -> SourceBytes {
        let quote = at[0]
        at += 1
        var text = ByteBuffer(capacity: 64)
        // This buffer has no other owner.
        defer { unsafe text.deallocate() }
        while at[0] != quote {
            switch at[0] {
            case UInt8(ascii: "%"):
                throw failure(
                    .syntax, at, "'%' is not allowed in the value of an entity in the internal subset; write '&#37;'")
            case UInt8(ascii: "&"):
                let length = try reference(at)
                if length > 0, at[1] == UInt8(ascii: "#"), let character = try? References.read(input.slice(from: at)) {
                    UTF8Scalar.append(character.scalar, to: &text)
                } else {
                    text.append(input.slice(at, at + abs(length)))
                }
                at += abs(length)
            case 0x0D where inclusions.isEmpty:
                text.append(0x0A)
                at += at[1] == 0x0A ? 2 : 1
            case 0 where at >= end:
                throw failure(.syntax, at, "expected the closing quote of the entity's value")
            default:
                text.append(at[0])
                at += 1
            }
        }
        at += 1
        // Nothing more is appended.
        return SourceBytes(copying: unsafe text.bytes)
    }
}
