/// Conversion from UTF-8, which every writer produces, to the requested encoding.
extension XML.Encoding {
    /// Whether documents can be written in this encoding; true for UTF-8, UTF-16, ISO-8859-1 and US-ASCII.
    public var isWritable: Bool {
        switch kind {
        case .utf8, .utf16, .utf16LE, .utf16BE, .isoLatin1, .ascii: true
        default: false
        }
    }

    /// The first scalar that needs a reference, or nil if none does.
    package var firstLackingScalar: UInt32? {
        switch kind {
        case .ascii: 0x80
        case .isoLatin1: 0x100
        default: nil
        }
    }

    /// Whether a document in this encoding is well-formed only with a declaration, because no byte order mark
    /// identifies the encoding.
    var needsDeclaration: Bool { kind == .isoLatin1 }

    /// The encoding name to write in a declaration; UTF-16 is named without the byte order, which the byte order mark
    /// gives.
    var declaredName: String {
        switch kind {
        case .utf16LE, .utf16BE: CharacterEncoding.utf16.name
        default: name
        }
    }

    /// Consumes a UTF-8 document and returns it with references for the characters that this encoding lacks.
    package func restricted(_ document: ByteBuffer) throws(CharacterFallback.Failure) -> ByteBuffer {
        guard let limit = firstLackingScalar else { return document }
        // This buffer has no other owner.
        defer { unsafe document.deallocate() }
        return try CharacterFallback.written(document, limit: limit)
    }

    /// Consumes a UTF-8 document that contains only characters of this encoding, and returns it in this encoding.
    ///
    /// - Parameter isStart: Whether this is the start of the document, where UTF-16 has a byte order mark.
    package func encoded(_ document: ByteBuffer, isStart: Bool = true) -> ByteBuffer {
        switch kind {
        case .utf16, .utf16LE: return Self.utf16(document, isBigEndian: false, isStart)
        case .utf16BE: return Self.utf16(document, isBigEndian: true, isStart)
        case .isoLatin1:
            return Self.converted(document, capacity: document.count) { scalar, out in
                out.append(UInt8(truncatingIfNeeded: scalar))
            }
        default: return document
        }
    }

    /// Consumes a document and returns what is appended for a mark and for each of its scalars.
    @inline(__always)
    private static func converted(
        _ document: ByteBuffer, capacity: Int, mark: UInt32? = nil, _ append: (UInt32, inout ByteBuffer) -> Void
    ) -> ByteBuffer {
        // This buffer has no other owner.
        defer { unsafe document.deallocate() }
        var out = ByteBuffer(capacity: capacity)
        if let mark { append(mark, &out) }
        // The buffer does not change.
        let bytes = unsafe document.bytes
        var index = 0
        while index < bytes.count {
            let (scalar, length) = UTF8Scalar.decode(bytes, at: index)
            append(scalar, &out)
            index += length
        }
        return out
    }

    /// Returns the document in UTF-16 with a byte order mark, which XML requires (section 4.3.3).
    private static func utf16(_ document: ByteBuffer, isBigEndian: Bool, _ isStart: Bool) -> ByteBuffer {
        converted(document, capacity: 2 * document.count + 2, mark: isStart ? 0xFEFF : nil) { scalar, out in
            func append(_ unit: UInt32, _ out: inout ByteBuffer) {
                let high = UInt8(truncatingIfNeeded: unit >> 8)
                let low = UInt8(truncatingIfNeeded: unit)
                out.append(isBigEndian ? high : low)
                out.append(isBigEndian ? low : high)
            }
            if scalar < 0x10000 {
                append(scalar, &out)
            } else {
                append(0xD800 + (scalar - 0x10000) >> 10, &out)
                append(0xDC00 + scalar & 0x3FF, &out)
            }
        }
    }
}
