extension XMLEncoder {
    /// How coding keys become names.
    ///
    /// A strategy changes the local part of a name only, never `@`, a prefix or a `{uri}`, and in a path that of each
    /// step. The keys of dictionaries, and of other key types that accept any string, are names already.
    public struct KeyEncodingStrategy: Sendable {
        enum Form: Sendable {
            case same
            case transform(@Sendable (String) -> String)
            case custom(@Sendable ([any CodingKey]) -> any CodingKey)
        }

        let form: Form

        private init(_ form: Form) { self.form = form }

        /// Keys are names.
        public static let useDefaultKeys = KeyEncodingStrategy(.same)

        /// `oneTwoThree` becomes `one_two_three`, `myURLProperty` `my_url_property`.
        public static let convertToSnakeCase = KeyEncodingStrategy(.transform { KeyWords.joined($0, by: "_") })

        /// `oneTwoThree` becomes `one-two-three`, `myURLProperty` `my-url-property`.
        public static let convertToKebabCase = KeyEncodingStrategy(.transform { KeyWords.joined($0, by: "-") })

        /// `oneTwoThree` becomes `OneTwoThree`.
        public static let capitalized = KeyEncodingStrategy(.transform { $0.prefix(1).uppercased() + $0.dropFirst() })

        /// `oneTwoThree` becomes `ONETWOTHREE`.
        public static let uppercased = KeyEncodingStrategy(.transform { $0.uppercased() })

        /// `oneTwoThree` becomes `onetwothree`.
        public static let lowercased = KeyEncodingStrategy(.transform { $0.lowercased() })

        /// A function of the coding path, whose last component is the bare name: without `@`, prefix or the other steps
        /// of a path. The string value of the key it returns is taken as it is.
        @preconcurrency
        public static func custom(
            _ convert: @escaping @Sendable (_ codingPath: [any CodingKey]) -> any CodingKey
        ) -> KeyEncodingStrategy {
            KeyEncodingStrategy(.custom(convert))
        }

        /// What the strategy makes of a type's name, for the root; a function of the coding path is not asked.
        func ofType(_ name: String) -> String {
            if case .transform(let change) = form { change(name) } else { name }
        }
    }
}

/// The words of a name in camel case.
private enum KeyWords {
    /// A word begins at a capital letter; of several capitals before a small letter the last one begins the next word.
    static func joined(_ name: String, by separator: String) -> String {
        let characters = Array(name)
        var words: [Substring] = []
        var start = 0
        var index = 1
        func word(upTo end: Int) {
            words.append(Substring(characters[start..<end]))
            start = end
        }
        while index < characters.count {
            guard characters[index].isUppercase else {
                index += 1
                continue
            }
            word(upTo: index)
            let firstCapital = index
            index += 1
            while index < characters.count, !characters[index].isLowercase { index += 1 }
            guard index < characters.count else { break }
            if index - firstCapital > 1 { word(upTo: index - 1) }
        }
        if start < characters.count { word(upTo: characters.count) }
        return words.map { $0.lowercased() }.joined(separator: separator)
    }
}
