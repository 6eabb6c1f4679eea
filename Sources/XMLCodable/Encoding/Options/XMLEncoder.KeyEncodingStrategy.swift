extension XMLEncoder {
    /// A strategy for converting coding keys to names.
    ///
    /// A strategy changes only the local part of a name, never an `@`, a prefix or a `{uri}`. In a path, it changes the
    /// local part of each step. The keys of dictionaries, and of other key types that accept any string, are already
    /// names and do not change.
    public struct KeyEncodingStrategy: Sendable {
        enum Form: Sendable {
            case same
            case transform(@Sendable (String) -> String)
            case custom(@Sendable ([any CodingKey]) -> any CodingKey)
        }

        let form: Form

        private init(_ form: Form) { self.form = form }

        /// Uses keys as names, without any change.
        public static let useDefaultKeys = KeyEncodingStrategy(.same)

        /// Converts keys to snake case: `oneTwoThree` becomes `one_two_three`, and `myURLProperty` becomes
        /// `my_url_property`.
        public static let convertToSnakeCase = KeyEncodingStrategy(.transform { KeyWords.joined($0, by: "_") })

        /// Converts keys to kebab case: `oneTwoThree` becomes `one-two-three`, and `myURLProperty` becomes
        /// `my-url-property`.
        public static let convertToKebabCase = KeyEncodingStrategy(.transform { KeyWords.joined($0, by: "-") })

        /// Capitalizes the first letter of keys: `oneTwoThree` becomes `OneTwoThree`.
        public static let convertToCapitalized = KeyEncodingStrategy(
            .transform { $0.prefix(1).uppercased() + $0.dropFirst() })

        /// Converts keys to uppercase: `oneTwoThree` becomes `ONETWOTHREE`.
        public static let convertToUppercase = KeyEncodingStrategy(.transform { $0.uppercased() })

        /// Converts keys to lowercase: `oneTwoThree` becomes `onetwothree`.
        public static let convertToLowercase = KeyEncodingStrategy(.transform { $0.lowercased() })

        /// Converts keys with a custom function.
        ///
        /// - Parameter convert: A function that takes the coding path. The last component of the path is the bare name,
        ///   without an `@`, a prefix or the other steps of a path. The string value of the key that the function
        ///   returns is used as is.
        @preconcurrency
        @_disfavoredOverload
        public static func custom(
            _ convert: @escaping @Sendable (_ codingPath: [any CodingKey]) -> any CodingKey
        ) -> KeyEncodingStrategy {
            KeyEncodingStrategy(custom: convert)
        }

        package init(custom convert: @escaping @Sendable ([any CodingKey]) -> any CodingKey) { form = .custom(convert) }

        /// Converts the name of a type for the root element; a custom function is not called.
        func ofType(_ name: String) -> String {
            if case .transform(let change) = form { change(name) } else { name }
        }
    }
}

/// Splits camel-case names into words.
private enum KeyWords {
    /// Joins the lowercased words of a name.
    ///
    /// A word begins at an uppercase letter. In a run of uppercase letters followed by a lowercase letter, the last
    /// uppercase letter begins the next word.
    static func joined(_ name: String, by separator: String) -> String {
        let characters = Array(name)
        var words: [Substring] = []
        var start = 0
        var index = 1
        @inline(never)
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
