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
            side.append("&amp;")
        } else if start[1] == UInt8(ascii: "#") {
            note(.controlCharacters, start, length)
            var scalar: UInt32 = 0
            do throws(References.Problem) { _ = try References.read(input.slice(from: start)) } catch {
                if case .notACharacter(let found) = error { scalar = found }
            }
            if scalar < 0x20 { side.append(" ") } else { side.append("\u{FFFD}") }
        } else {
            return false
        }
        definition.hasUndeclaredEntities = true
        return true
    }

    /// Writes a reference to an undeclared entity as text; returns false if that is no repair that was asked for.
    mutating func repairEntity(_ start: Pointer, _ length: Int, _ definition: DocumentTypeDefinition) -> Bool {
        guard options.repairs.contains(.undeclaredEntities), !isInDoctype else { return false }
        note(.undeclaredEntities, start, length)
        side.append("&amp;")
        side.append(input.slice(start + 1, start + length))
        definition.hasUndeclaredEntities = true
        return true
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

    /// Returns a failure that names the repair that would help, unless there is none.
    func offering(_ repair: XML.Repairs, _ failure: ScanFailure) -> ScanFailure {
        isInDoctype ? failure : failure.offering(repair)
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

extension SourceBytes {
    /// Returns the document with other characters for those that XML does not allow, at the same offsets.
    package func replacingForbiddenCharacters(_ log: inout RepairLog) -> SourceBytes {
        // The slice is used while the source is alive.
        var bytes = Array(unsafe self.bytes)
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            if byte < 0x20, byte != 0x09, byte != 0x0A, byte != 0x0D {
                let isZero = byte == 1 && origin?.hasReplacedZeros == true
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
