/// The character classes of XML 1.0 (fifth edition) and Namespaces in XML 1.0.
package enum XMLCharacters {
    /// Returns whether a scalar is an XML character (production 2, Char).
    static func isCharacter(_ scalar: UInt32) -> Bool {
        if scalar < 0x20 { return scalar == 0x9 || scalar == 0xA || scalar == 0xD }
        return scalar <= 0xD7FF || (scalar >= 0xE000 && scalar <= 0xFFFD) || (scalar >= 0x10000 && scalar <= 0x10FFFF)
    }

    /// Returns whether a scalar may start a Name (production 4, NameStartChar).
    @inline(never)
    static func isNameStart(_ scalar: UInt32) -> Bool {
        if scalar < 0x80 { return ByteClass.isNameStart(UInt8(truncatingIfNeeded: scalar)) }
        switch scalar {
        case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D, 0x37F...0x1FFF, 0x200C...0x200D, 0x2070...0x218F,
            0x2C00...0x2FEF, 0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD, 0x10000...0xEFFFF:
            return true
        default: return false
        }
    }

    /// Returns whether a scalar may appear in a Name (production 4a, NameChar).
    static func isName(_ scalar: UInt32) -> Bool {
        if scalar < 0x80 { return ByteClass.isName(UInt8(truncatingIfNeeded: scalar)) }
        return isNameStart(scalar) || scalar == 0xB7 || (scalar >= 0x300 && scalar <= 0x36F)
            || (scalar >= 0x203F && scalar <= 0x2040)
    }

    /// Returns whether the text is a Name (production 5).
    static func isName(_ text: some StringProtocol) -> Bool {
        var first = true
        for scalar in text.unicodeScalars {
            guard first ? isNameStart(scalar.value) : isName(scalar.value) else { return false }
            first = false
        }
        return !first
    }

    /// Returns whether the text is an NCName: a Name without a colon (Namespaces, production 4).
    package static func isNCName(_ text: some StringProtocol) -> Bool {
        isName(text) && !text.utf8.contains(UInt8(ascii: ":"))
    }

    /// Returns whether the text is a QName: one NCName, or two separated by a colon (Namespaces, production 7).
    package static func isQName(_ text: some StringProtocol) -> Bool {
        guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return isName(text) }
        return isNCName(text[..<colon]) && isNCName(text[text.utf8.index(after: colon)...])
    }

    /// Returns whether the text is the number of a version of XML (production 26).
    static func isVersion(_ text: String) -> Bool {
        let digits = text.utf8.dropFirst(2)
        return text.utf8.starts(with: "1.".utf8) && !digits.isEmpty
            && digits.allSatisfy { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
    }

    /// Returns the part of a QName after its prefix, if any.
    @inline(never)
    static func localPart(of name: String) -> Substring {
        guard let colon = name.withBytes({ $0.firstIndex(of: UInt8(ascii: ":")) }) else { return Substring(name) }
        return name[name.utf8.index(name.startIndex, offsetBy: colon + 1)...]
    }
}
