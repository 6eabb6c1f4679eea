/// The grammar of names and characters, as in the specifications.
enum Grammar {
    static func areCharacters(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy { scalar in
            switch scalar.value {
            case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
            default: false
            }
        }
    }

    static func isQName(_ text: String) -> Bool {
        let parts = text.unicodeScalars.split(separator: ":", omittingEmptySubsequences: false)
        return parts.count <= 2 && parts.allSatisfy { isNCName(String($0)) }
    }

    static func isNCName(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, isStart(first.value) else { return false }
        return text.unicodeScalars.allSatisfy { isStart($0.value) || isPart($0.value) }
    }

    private static func isStart(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x41...0x5A, 0x5F, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D, 0x37F...0x1FFF,
            0x200C...0x200D, 0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD,
            0x10000...0xEFFFF:
            true
        default: false
        }
    }

    private static func isPart(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x2D, 0x2E, 0x30...0x39, 0xB7, 0x300...0x36F, 0x203F...0x2040: true
        default: false
        }
    }
}
