/// Where expat and XMLCodable may differ, each with its reason.
///
/// What is no question of grammar (limits, encodings, external entities) has no verdict to begin with: see
/// `OwnVerdict.withoutVerdict` and `ExpatVerdict.withoutVerdict`. For the others the document is changed so that the
/// difference cannot matter, and compared again:
///
/// - Names: expat takes their characters from XML 1.0's fourth edition, as lists of letters, and none outside the basic
///   plane; we take the ranges of the fifth. In ISO-8859-1 it takes U+00AA, U+00B5 and U+00BA too, which are in neither.
///   Each such character is replaced by one of the same class in both, and so are references to it.
/// - Byte order mark: expat reads UTF-16 that begins with neither a mark nor an XML declaration; section 4.3.3 wants one.
/// - Surrogates: expat does not look at the second half of a pair in UTF-16, which must be one (Unicode, D91).
/// - Local names: in a DTD, expat lets them begin with any character of a name, such as a digit; we want an NCName
///   (production 4 of Namespaces in XML). The character after a colon is replaced.
/// - Version: expat accepts any word as the version, and none; we want `1.` and digits (production 26 of the fifth edition).
enum KnownDifferences {
    static func explain(_ bytes: [UInt8]) -> Bool {
        if hasUnpairedSurrogate(bytes) { return true }
        guard let changed = UnicodeText(bytes)?.map(neutral), changed != bytes else { return false }
        return Difference(OwnVerdict.of(changed), ExpatVerdict.of(changed)) == nil
    }

    /// Whether the first half of a pair in a UTF-16 document is not followed by a second one.
    private static func hasUnpairedSurrogate(_ bytes: [UInt8]) -> Bool {
        guard bytes.count >= 2 else { return false }
        // With a byte order mark, or else by the `<` at the start.
        let isLittle = (bytes[0], bytes[1]) == (0xFF, 0xFE) || (bytes[0], bytes[1]) == (0x3C, 0)
        let isBig = (bytes[0], bytes[1]) == (0xFE, 0xFF) || (bytes[0], bytes[1]) == (0, 0x3C)
        guard isLittle || isBig else { return false }
        let high = isLittle ? 1 : 0
        return stride(from: 0, to: bytes.count - 3, by: 2).contains { index in
            bytes[index + high] & 0xFC == 0xD8 && bytes[index + 2 + high] & 0xFC != 0xDC
        }
    }

    private static func neutral(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
        var scalars = neutralReferences(in: scalars.map(neutral))
        for index in scalars.indices.dropFirst() where scalars[index - 1] == ":" && isOnlyInside(scalars[index]) {
            scalars[index] = "_"
        }
        // The quoted word after the first `version` of an XML declaration.
        let head = Array("<?xml".unicodeScalars)
        let start = scalars.first == "\u{FEFF}" ? 1 : 0
        guard scalars.dropFirst(start).starts(with: head),
            let open = scalars.firstIndex(where: { $0 == "\"" || $0 == "'" }),
            let close = scalars[(open + 1)...].firstIndex(of: scalars[open]),
            scalars[(open + 1)..<close].allSatisfy(isVersionCharacter)
        else { return scalars }
        scalars.replaceSubrange((open + 1)..<close, with: Array("1.0".unicodeScalars))
        return scalars
    }

    /// Replaces what numeric references refer to, also where their ampersand is itself a reference.
    private static func neutralReferences(in scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
        var result: [Unicode.Scalar] = []
        var rest = scalars[...]
        while let next = rest.first {
            if next == "#", let end = rest.firstIndex(of: ";") {
                var text = String.UnicodeScalarView()
                text.append(contentsOf: rest[(rest.startIndex + 1)..<end])
                let digits = String(text)
                let number = digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
                if let scalar = number.flatMap({ Unicode.Scalar($0) }), neutral(scalar) != scalar {
                    result += "#\(neutral(scalar).value);".unicodeScalars
                    rest = rest[(end + 1)...]
                    continue
                }
            }
            result.append(next)
            rest.removeFirst()
        }
        return result
    }

    /// Whether a character may be in a name, but not at its start.
    private static func isOnlyInside(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "0"..."9", "-", ".", "\u{B7}": true
        default: false
        }
    }

    private static func isVersionCharacter(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "0"..."9", "a"..."z", "A"..."Z", "_", ".", ":", "-": true
        default: false
        }
    }

    private static func neutral(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar.value {
        case 0xAA, 0xB5, 0xBA, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D, 0x37F...0x1FFF, 0x200C...0x200D,
            0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD, 0x10000...0xEFFFF:
            "\u{E9}"
        case 0xB7, 0x300...0x36F, 0x203F...0x2040:
            "\u{B7}"
        default:
            scalar
        }
    }
}
