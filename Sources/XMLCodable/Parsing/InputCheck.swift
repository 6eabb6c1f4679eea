/// A pass over a document before it is scanned, which checks that it is valid UTF-8 and contains only XML characters.
///
/// A forbidden character is a fatal error anywhere, so the scanner that follows need not look for any.
package struct InputCheck {
    /// Whether the document contains a carriage return; without one, no line end needs normalizing.
    private(set) var hasCarriageReturn = false
    /// Whether all bytes of the document are ASCII.
    private(set) var isASCII = true

    package init(_ source: borrowing SourceBytes) throws(ScanFailure) {
        // The caller retains the source.
        let text = unsafe source.text
        let base = text.start
        var at = base
        while true {
            let byte = ByteSearch.checkStop(&at)
            if at >= text.end { return }
            if byte == 0x0D {
                hasCarriageReturn = true
                at += 1
            } else if byte < 0x20 {
                throw Self.forbidden(UInt32(byte), at - base)
            } else {
                isASCII = false
                ByteSearch.skipValidUTF8(&at, in: text, &hasCarriageReturn)
                while at[0] >= 0x80 { at += try Self.sequence(at, base) }
            }
        }
    }

    /// The length of the multi-byte sequence at `at` (Unicode, table 3-7). A truncated sequence is rejected, since the
    /// zeros past the end are not continuation bytes.
    @inline(__always)
    private static func sequence(_ at: ByteCursor, _ base: ByteCursor) throws(ScanFailure) -> Int {
        let first = at[0]
        let second = at[1]
        if first >= 0xC2 && first < 0xE0 {
            if second & 0xC0 == 0x80 { return 2 }
        } else if first >= 0xE0 && first < 0xF0 {
            let low: UInt8 = first == 0xE0 ? 0xA0 : 0x80
            let high: UInt8 = first == 0xED ? 0x9F : 0xBF
            if second >= low && second <= high && at[2] & 0xC0 == 0x80 {
                if first == 0xEF && second == 0xBF && at[2] >= 0xBE {
                    throw forbidden(at[2] == 0xBE ? 0xFFFE : 0xFFFF, at - base)
                }
                return 3
            }
        } else if first >= 0xF0 && first < 0xF5 {
            let low: UInt8 = first == 0xF0 ? 0x90 : 0x80
            let high: UInt8 = first == 0xF4 ? 0x8F : 0xBF
            if second >= low && second <= high && at[2] & 0xC0 == 0x80 && at[3] & 0xC0 == 0x80 { return 4 }
        }
        throw ScanFailure(
            code: .invalidEncoding, offset: at - base,
            message: "byte 0x\(String(first, radix: 16, uppercase: true)) does not begin a valid UTF-8 sequence here")
    }

    static func forbidden(_ scalar: UInt32, _ offset: Int) -> ScanFailure {
        let name = HexText.name(ofScalar: scalar)
        return ScanFailure(
            code: .invalidCharacter, offset: offset, message: "the character \(name) is not allowed in XML")
    }
}

/// A document that has been checked, and whose forbidden characters were replaced if that was asked for.
struct CheckedSource {
    let bytes: SourceBytes
    let check: InputCheck
    /// What was repaired so far.
    var repairs = RepairLog()

    /// Checks a document.
    ///
    /// - Throws: ``ScanFailure`` for a forbidden character, and if the document is too large or was cut.
    init(_ source: SourceBytes, _ options: borrowing XML.ParsingOptions) throws(ScanFailure) {
        let limit = options.limits.documentSize
        guard source.count <= Swift.min(limit, Int(clamping: UInt32.max)) else {
            throw ScanFailure(
                code: .limitExceeded, offset: 0,
                message: "the document has \(source.count) bytes, more than the limit documentSize of \(limit)")
        }
        if let cut = source.cut {
            throw ScanFailure(code: .invalidEncoding, offset: source.count, message: cut)
        }
        do throws(ScanFailure) {
            check = try InputCheck(source)
            bytes = source
        } catch {
            guard error.code == .invalidCharacter else { throw error }
            guard options.repairs.contains(.controlCharacters) else { throw error.offering(.controlCharacters) }
            bytes = source.replacingForbiddenCharacters(&repairs)
            check = try InputCheck(bytes)
        }
    }
}
