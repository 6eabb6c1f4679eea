/// Turns names of XML into names of Swift.
enum SwiftWords {
    /// The name of a type: `menu-item` is `MenuItem`.
    static func typeName(_ text: String) -> String {
        let name = words(text).map(capitalized).joined()
        return startingWithLetter(name, prefix: "Item")
    }

    /// The name of a property or a case: `MenuItem` is `menuItem`, `ID` is `id`, `URLName` is `urlName`.
    static func memberName(_ text: String) -> String {
        let words = words(text)
        guard let first = words.first else { return "" }
        let name = lowercased(first) + words.dropFirst().map(capitalized).joined()
        return startingWithLetter(name, prefix: "value")
    }

    /// The name of a case for a text of any kind: `1.0` is `value1Point0`, `-` is `minus`, and no text is `empty`.
    static func caseName(_ text: String, spellsSymbols: Bool = false) -> String {
        var spelled = ""
        let characters = Array(text)
        for (index, character) in characters.enumerated() {
            let isBeforeDigit = index + 1 < characters.count && characters[index + 1].isASCIIDigit
            let isAfterDigit = index > 0 && characters[index - 1].isASCIIDigit
            let isSpoken =
                switch character {
                case ".": isBeforeDigit && isAfterDigit
                case "-", "+": isBeforeDigit && index == 0
                default: false
                }
            if isSpoken || spellsSymbols, let symbol = symbols[character] {
                spelled += " \(symbol) "
            } else {
                spelled.append(character)
            }
        }
        let name = memberName(spelled)
        if !name.isEmpty { return name }
        if text.isEmpty { return "empty" }
        return spellsSymbols ? "other" : caseName(text, spellsSymbols: true)
    }

    private static let symbols: [Character: String] = [
        ".": "point", "-": "minus", "+": "plus", "*": "star", "#": "hash", "/": "slash", "%": "percent", "&": "and",
        "=": "equals", "<": "less", ">": "greater", "!": "exclamation", "?": "question", ":": "colon", ";": "semicolon",
        ",": "comma", "_": "underscore", "~": "tilde", "|": "bar", "@": "at", "$": "dollar", "^": "caret", " ": "space",
        "(": "open", ")": "close", "[": "openBracket", "]": "closeBracket", "\"": "quote", "'": "apostrophe",
        "\\": "backslash", "\t": "tab", "\n": "line",
    ]

    // MARK: - Words

    private static func words(_ text: String) -> [String] {
        text.split { !isNamePart($0) }.map(String.init)
    }

    private static func isNamePart(_ character: Character) -> Bool {
        if character.isASCII { return character.isLetter || character.isASCIIDigit }
        return character.isLetter && character.unicodeScalars.count == 1
    }

    private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    private static func lowercased(_ word: String) -> String {
        let capitals = word.prefix { $0.isUppercase || $0.isASCIIDigit }
        if capitals.isEmpty { return word }
        let rest = word.dropFirst(capitals.count)
        if rest.isEmpty || rest == "s" || !capitals.contains(where: \.isUppercase) { return word.lowercased() }
        let kept = capitals.count > 1 && capitals.last?.isUppercase == true ? 1 : 0
        return capitals.dropLast(kept).lowercased() + capitals.suffix(kept) + rest
    }

    private static func startingWithLetter(_ name: String, prefix: String) -> String {
        guard let first = name.first, first.isASCIIDigit else { return name }
        return prefix + name
    }

    // MARK: - Reserved names

    /// A name as it is written in Swift: keywords are quoted.
    static func quoted(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

    private static let keywords: Set<String> = [
        "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
        "internal", "let", "operator", "precedencegroup", "private", "protocol", "public", "rethrows", "static",
        "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do",
        "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return", "switch", "throw", "where", "while",
        "as", "await", "false", "is", "nil", "super", "throws", "true", "try",
    ]

    /// Names of members that a type has for other reasons.
    static let reservedMembers: Set<String> = ["self", "init", "hashValue", "rawValue", "allCases", "", "other"]

    /// Names of types that generated code, or a file that uses it, needs with another meaning.
    static let reservedTypes: Set<String> = [
        "", "Any", "AnyObject", "Array", "Bool", "CaseIterable", "Character", "Codable", "CodingKey", "CodingKeys",
        "Collection", "Comparable", "Data", "Date", "Decimal", "Decodable", "Decoder", "Dictionary", "Double",
        "Encodable", "Encoder", "Equatable", "Error", "Float", "Foundation", "Hashable", "Hasher", "Int", "Int16",
        "Int32", "Int64", "Int8", "Never", "Optional", "Protocol", "RawRepresentable", "Result", "Self", "Sendable",
        "Sequence", "Set", "String", "Substring", "Swift", "Task", "Text", "Type", "UInt", "UInt16", "UInt32", "UInt64",
        "UInt8", "URL", "UUID", "View", "Void", "XML", "XMLAnyAttributes", "XMLAnyElements", "XMLAttribute",
        "XMLCodable", "XMLDecoder", "XMLDefault", "XMLDiscriminator", "XMLEncoder", "XMLGroups", "XMLIndirect",
        "XMLList", "XMLMapped", "XMLText", "XMLTransformed", "XMLTypeMapping",
    ]
}

extension Character {
    var isASCIIDigit: Bool { isASCII && isNumber }
}
