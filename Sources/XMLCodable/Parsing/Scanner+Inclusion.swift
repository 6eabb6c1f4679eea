/// Entering and leaving the replacement text of entities (section 4.4), in content, values and declarations.
extension Scanner {
    /// An entity whose text is being read, with the state to restore after it.
    struct Inclusion {
        let entity: Int
        let resume: Pointer
        let input: CursorText
        /// The number of elements open at the reference; the same number must be open at the end of the text
        /// (section 4.3.2).
        let openCount: Int
    }

    /// Starts reading the text of an entity.
    ///
    /// - Parameters:
    ///   - start: The `&` or `%` of the reference.
    ///   - resume: The position after the reference.
    /// - Returns: The position of the first byte of the text.
    mutating func enter(
        _ number: Int, _ definition: DocumentTypeDefinition, from start: Pointer, to resume: Pointer
    ) throws(ScanFailure) -> Pointer {
        let text = try open(number, definition, at: start)
        if inclusions.isEmpty { referenceOffset = offset(start) }
        inclusions.append(Inclusion(entity: number, resume: resume, input: input, openCount: open.count))
        // The definition retains the text of its entities.
        input = unsafe text.text
        return base
    }

    /// Returns to the position after the reference to the innermost entity.
    mutating func leaveEntity(_ definition: DocumentTypeDefinition) -> Pointer {
        guard let inclusion = inclusions.popLast() else { return end }
        definition.entities[inclusion.entity].isOpen = false
        input = inclusion.input
        return inclusion.resume
    }

    /// Marks an entity as being read and counts the expansion.
    mutating func open(
        _ number: Int, _ definition: DocumentTypeDefinition, at start: Pointer
    ) throws(ScanFailure) -> SourceBytes {
        let entity = definition.entities[number]
        guard !entity.isOpen, let text = entity.text else {
            throw failure(
                .recursiveEntity, start, "the entity '\(names.string(of: entity.name).shown)' refers to itself")
        }
        definition.expansions += 1
        guard definition.expansions <= options.limits.entityExpansions else {
            throw failure(
                .limitExceeded, start,
                "the document refers to entities more often than the limit entityExpansions of "
                    + "\(options.limits.entityExpansions)")
        }
        try count(produced: Swift.max(text.count, Self.costOfInclusion), definition, at: start)
        definition.entities[number].isOpen = true
        return text
    }

    /// The number of bytes that an inclusion counts for at least: an entity without a text takes time as well.
    private static let costOfInclusion = 16

    /// Counts the bytes that the DTD adds to the document.
    func count(
        produced bytes: Int, _ definition: DocumentTypeDefinition, at: Pointer
    ) throws(ScanFailure) {
        let limits = options.limits
        definition.producedBytes += bytes
        let produced = definition.producedBytes
        guard
            produced <= limits.amplificationThreshold
                || produced / Swift.max(limits.amplification, 1) <= source.count + (source.origin?.earlier.size ?? 0)
        else {
            throw failure(
                .limitExceeded, at,
                "entities and default attributes make the document \(produced) bytes larger, more than the limit "
                    + "amplification of \(limits.amplification) times its size")
        }
    }

    /// What entities and default attributes have added to the document so far.
    var expansion: TextOrigin.Expansion {
        let earlier = source.origin?.earlier ?? TextOrigin.Expansion()
        return TextOrigin.Expansion(
            size: earlier.size + source.count,
            produced: definition?.producedBytes ?? earlier.produced,
            references: definition?.expansions ?? earlier.references)
    }

    /// Checks that offsets in the side buffer still fit into the 32 bits that records have for them.
    func checkSide(_ at: Pointer) throws(ScanFailure) {
        guard side.count < UInt32.max else {
            throw failure(.limitExceeded, at, "entities and default attributes make the document larger than 4 GiB")
        }
    }

    // MARK: - References to general entities

    /// Copies a reference to a character or a predefined entity to the side buffer, and enters the text of any other entity.
    ///
    /// - Parameter isInValue: Whether the reference is in an attribute value, where external entities are not allowed.
    /// - Returns: The position of what is read next.
    mutating func passReference(_ start: Pointer, isInValue: Bool) throws(ScanFailure) -> Pointer {
        let length = try reference(start)
        if length <= 0 { return try enterOrKeep(start, -length, isInValue: isInValue) }
        side.append(input.slice(start, start + length))
        return start + length
    }

    /// Enters the text of the general entity that the reference at `start` names, or skips and keeps the reference if
    /// it cannot be resolved and the options allow that.
    ///
    /// - Parameter length: The length of the reference in bytes.
    private mutating func enterOrKeep(_ start: Pointer, _ length: Int, isInValue: Bool) throws(ScanFailure) -> Pointer {
        let definition = usedDefinition()
        if !options.repairs.isEmpty, repairReference(start, length, definition) { return start + length }
        let name = names.intern(input.slice(start + 1, start + (length - 1)))
        if let number = try entity(name, definition, isInValue: isInValue, start) {
            return try enter(number, definition, from: start, to: start + length)
        }
        if options.unresolvedEntities == .keep, mayBeDeclared(name, definition) {
            side.append(input.slice(start, start + length))
            return start + length
        }
        if repairEntity(start, length, definition) { return start + length }
        let isDeclared = general(name, definition) != nil
        let reason =
            definition.isIgnored
            ? "is not known, since the document type declaration is ignored"
            : "is \(isDeclared ? "external" : "not declared in the document"), and nothing outside the document is read"
        throw unknownEntity(
            name, failure(.unresolvedEntity, start, "the entity '\(names.string(of: name).shown)' \(reason)"))
    }

    /// Returns the failure of a reference to an entity without a text, with what would give it one.
    private func unknownEntity(_ name: UInt32, _ failure: ScanFailure) -> ScanFailure {
        if isInDoctype { return failure }
        let isASCIIName = names.bytes(of: name).allSatisfy { ByteClass.isName($0) && $0 < 0x80 }
        let mayBeHTML = isASCIIName && options.entities == .predefined
        let html =
            mayBeHTML
            ? "`import XMLCodableEncodings` and `parsingOptions.entities = .html` read the entities of HTML, " : ""
        return failure.adding(
            "; \(html)`parsingOptions.entityResolver` supplies \(mayBeHTML ? "any" : "its") text, and "
                + "`parsingOptions.repairs = .undeclaredEntities` reads it as text")
    }

    /// Whether an entity is declared, or may be declared in what is not read.
    private func mayBeDeclared(_ name: UInt32, _ definition: DocumentTypeDefinition) -> Bool {
        definition.isIgnored || definition.mayHaveOtherDeclarations && declaration?.standalone != true
            || general(name, definition) != nil
    }

    /// The number of the entity with a name: one that is declared, known through the options or supplied by the
    /// resolver.
    ///
    /// Returns nil if its declaration or its text may be outside the document.
    private func entity(
        _ name: UInt32, _ definition: DocumentTypeDefinition, isInValue: Bool, _ start: Pointer
    ) throws(ScanFailure) -> Int? {
        func failure(_ problem: String) -> ScanFailure {
            self.failure(.invalidReference, start, "the entity '\(names.string(of: name).shown)' \(problem)")
        }
        guard let number = general(name, definition) else {
            if let text = try suppliedText(name, nil, definition, start) {
                if !definition.mayHaveOtherDeclarations || declaration?.standalone == true {
                    definition.noteSupplied(name)
                }
                return definition.declare(.init(name: name, text: text))
            }
            guard mayBeDeclared(name, definition) || options.repairs.contains(.undeclaredEntities) && !isInDoctype
            else { throw unknownEntity(name, failure("is not declared")) }
            return nil
        }
        let entity = definition.entities[number]
        if entity.isUnparsed { throw failure("is not XML: only attributes of type ENTITY may name it") }
        // A standalone document must not depend on declarations in parameter entities (section 4.1).
        if entity.isDeclaredInParameter, declaration?.standalone == true,
            inclusions.first.map({ definition.entities[$0.entity].isParameter }) != true
        {
            throw failure("is declared in a parameter entity only, and the document says that it is standalone")
        }
        guard let externalID = entity.externalID else { return number }
        if isInValue { throw failure("is external: an attribute value must not refer to it") }
        if entity.text != nil { return number }
        guard let text = try suppliedText(name, externalID, definition, start) else { return nil }
        definition.entities[number].text = text
        return number
    }

    /// The replacement text that the table of HTML entities or the resolver has for an entity.
    @inline(never)
    private func suppliedText(
        _ number: UInt32, _ externalID: DocumentTypeDefinition.ExternalID?, _ definition: DocumentTypeDefinition,
        _ start: Pointer
    ) throws(ScanFailure) -> SourceBytes? {
        if definition.unsupplied.contains(number) { return nil }
        let name = names.string(of: number)
        if externalID == nil, let text = options.entities.text(of: name) {
            return SourceBytes(text)
        }
        func resolved() throws(ScanFailure) -> SourceBytes? {
            guard
                let text = options.entityResolver?(
                    XML.EntityReference(name: name, publicID: externalID?.publicID, systemID: externalID?.systemID))
            else { return nil }
            return try checked(text, name, isExternal: externalID != nil, start)
        }
        let text: SourceBytes?
        if let prologue = part?.prologue { text = try prologue.supplied(name, resolved) } else { text = try resolved() }
        if text == nil { definition.unsupplied.insert(number) }
        return text
    }

    /// The text from the resolver, with its characters checked, its line ends normalized (section 2.11) and its text
    /// declaration (production 77) removed.
    private func checked(
        _ text: String, _ name: String, isExternal: Bool, _ start: Pointer
    ) throws(ScanFailure) -> SourceBytes {
        // A byte order mark is not part of an external entity (section 4.3.3).
        let hasMark = isExternal && text.unicodeScalars.first == "\u{FEFF}"
        let text = hasMark ? String(text.unicodeScalars.dropFirst()) : text
        let source = ByteBuffer.withScratch(capacity: text.utf8.count + 16) { normalised in
            text.withBytes { TextDecoding.append(text: $0, resolvingReferences: false, to: &normalised) }
            // Nothing more is appended.
            return SourceBytes(copying: unsafe normalised.bytes)
        }
        do throws(ScanFailure) {
            _ = try InputCheck(source)
        } catch {
            throw failure(error.code, start, "in the text supplied for the entity '\(name)', \(error.message)")
        }
        guard isExternal else { return source }
        defer { withExtendedLifetime(source) {} }
        // The source is kept alive to the end of the function.
        let input = unsafe source.text
        if input.start.stands("<?xml"), ByteClass.isSpace(input.start[5]) {
            let last = input.start.last(of: "?>")
            guard last.rest > 0 else {
                throw failure(
                    .invalidDeclaration, start,
                    "in the text supplied for the entity '\(name)', expected '?>' at the end of the text declaration")
            }
            return SourceBytes(copying: input.slice(from: last + 1))
        }
        return source
    }
}
