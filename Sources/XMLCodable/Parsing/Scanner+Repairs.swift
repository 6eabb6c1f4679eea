/// Repairs of references and prefixes, where the scanner would fail otherwise; see ``XML/ParsingOptions/repairs``.
///
/// A reference that is repaired is treated like one to an entity: the text around it goes to the side buffer, where it is
/// well-formed.
extension Scanner {
    /// Returns the length of what stands for a malformed reference, if it is repaired; nil otherwise.
    ///
    /// - Parameter at: The `&`.
    func repairedLength(_ at: Pointer, _ problem: References.Problem) -> Int? {
        if isInDoctype { return nil }
        switch problem {
        case .malformed: return options.repairs.contains(.bareAmpersands) ? 1 : nil
        case .notACharacter:
            guard options.repairs.contains(.controlCharacters) else { return nil }
            // The reference was read to its semicolon.
            var length = 3
            while at[length] != UInt8(ascii: ";"), at[length] != 0 { length += 1 }
            return length + 1
        case .entity: return nil
        }
    }

    /// Writes what a reference that is no reference to an entity stands for; returns false if it is one.
    mutating func repairReference(_ start: Pointer, _ length: Int, _ definition: DocumentTypeDefinition) -> Bool {
        if length == 1 {
            note(.bareAmpersands, start, length)
        } else if start[1] == UInt8(ascii: "#") {
            note(.controlCharacters, start, length)
        } else {
            return false
        }
        appendRepaired(start, length, definition)
        return true
    }

    /// Writes a reference to an undeclared entity as text; returns false if that is no repair that was asked for.
    mutating func repairEntity(_ start: Pointer, _ length: Int, _ definition: DocumentTypeDefinition) -> Bool {
        guard options.repairs.contains(.undeclaredEntities), !isInDoctype else { return false }
        note(.undeclaredEntities, start, length)
        appendRepaired(start, length, definition)
        return true
    }

    private mutating func appendRepaired(_ start: Pointer, _ length: Int, _ definition: DocumentTypeDefinition) {
        RepairedReference.append(input.slice(start, start + length), to: &side)
        // The source has what is repaired, but not if it is in an entity.
        if !inclusions.isEmpty { definition.hasUndeclaredEntities = true }
    }

    /// Notes a prefix that is not declared; returns false if that is no repair that was asked for.
    mutating func repairPrefix(of name: UInt32, _ at: Pointer) -> Bool {
        guard options.repairs.contains(.undeclaredPrefixes) else { return false }
        let text = names.string(of: name)
        repairs.add(
            .undeclaredPrefixes, at: inclusions.isEmpty ? offset(at) : referenceOffset, length: text.utf8.count,
            text: text)
        return true
    }

    /// Returns a failure that names the repair that would help, unless there is none, or it has not helped.
    func offering(_ repair: XML.Repairs, _ failure: ScanFailure) -> ScanFailure {
        isInDoctype || options.repairs.contains(repair) ? failure : failure.offering(repair)
    }

    /// Whether markup begins here, outside of the root element, rather than text that can be left out.
    func isMarkup(_ at: Pointer) -> Bool { at[0] == UInt8(ascii: "<") && MarkupEnds.beginsMarkup(at[1]) }

    /// Returns a failure at text before the root element, which can only be left out if there is an element after it.
    func offeringRoot(_ at: Pointer, _ failure: ScanFailure) -> ScanFailure {
        var next = at
        repeat {
            next = ByteSearch.next(UInt8(ascii: "<"), next)
            if next[0] == 0 { return failure }
            next += 1
        } while !ByteClass.isNameStart(next[0]) && next[0] < 0x80
        return offering(.outsideRoot, failure)
    }

    /// Returns a failure at the end of the document, which can only be repaired if the root element has begun.
    func offeringEnd(_ failure: ScanFailure) -> ScanFailure {
        let isAfterRoot = if case .epilog? = part?.start { true } else { false }
        let hasRoot = isAfterRoot || (0..<nodes.count).contains { nodes[$0].kind == NodeKind.element }
        return hasRoot ? offering(.missingEnd, failure) : failure
    }

    private mutating func note(_ kind: XML.Repairs, _ start: Pointer, _ length: Int) {
        if inclusions.isEmpty {
            repairs.add(kind, at: offset(start), length: length)
        } else {
            let text = String(decoding: input.slice(start, start + length), as: UTF8.self)
            repairs.add(kind, at: referenceOffset, length: 0, text: text)
        }
    }
}

/// What is written for a reference that is repaired.
enum RepairedReference {
    static func append(_ reference: ByteSlice, to out: inout ByteBuffer) {
        guard reference.count > 1, reference[1] == UInt8(ascii: "#") else {
            out.append("&amp;")
            return out.append(reference.part(from: min(1, reference.count)))
        }
        var scalar: UInt32 = 0
        do throws(References.Problem) { _ = try References.read(reference) } catch {
            if case .notACharacter(let found) = error { scalar = found }
        }
        if scalar < 0x20 { out.append(" ") } else { out.append("\u{FFFD}") }
    }
}

extension SourceBytes {
    /// Returns the document with other characters for those that XML does not allow, at the same offsets.
    package func replacingForbiddenCharacters(_ log: inout RepairLog) -> SourceBytes {
        // The slice is used while the source is alive.
        var bytes = Array(unsafe self.bytes)
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            if byte < 0x20, byte != 0x09, byte != 0x0A, byte != 0x0D {
                let isZero = byte == origin?.zero
                log.add(.controlCharacters, at: index, length: 1, text: String(Unicode.Scalar(isZero ? 0 : byte)))
                bytes[index] = 0x20
            } else if byte == 0xEF, index + 2 < bytes.count, bytes[index + 1] == 0xBF, bytes[index + 2] >= 0xBE,
                bytes[index + 2] < 0xC0
            {
                let text = bytes[index + 2] == 0xBE ? "\u{FFFE}" : "\u{FFFF}"
                log.add(.controlCharacters, at: index, length: 3, text: text)
                bytes[index + 2] = 0xBD
                index += 2
            }
            index += 1
        }
        return replacing(by: bytes)
    }
}

extension ScanFailure {
    /// The same failure, naming a repair that would help.
    package func offering(_ repair: XML.Repairs) -> ScanFailure {
        adding("; `parsingOptions.repairs = .\(repair.name)` reads it")
    }
}
