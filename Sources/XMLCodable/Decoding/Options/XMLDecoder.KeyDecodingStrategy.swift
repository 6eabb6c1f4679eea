extension XMLDecoder {
    /// A strategy for converting names in the document to keys.
    ///
    /// Only the local part of a name is converted, never its prefix.
    public struct KeyDecodingStrategy: Sendable {
        enum Form: Sendable {
            case useDefaultKeys, convertFromSnakeCase, convertFromKebabCase, convertFromCapitalized,
                convertFromUppercase, ignoringCase
            case custom(@Sendable ([any CodingKey]) -> any CodingKey)
        }
        let form: Form

        private init(form: Form) { self.form = form }

        /// Uses names unchanged.
        public static let useDefaultKeys = KeyDecodingStrategy(form: .useDefaultKeys)
        /// Converts snake case to camel case: `two_words` is the key `twoWords`.
        public static let convertFromSnakeCase = KeyDecodingStrategy(form: .convertFromSnakeCase)
        /// Converts kebab case to camel case: `two-words` is the key `twoWords`.
        public static let convertFromKebabCase = KeyDecodingStrategy(form: .convertFromKebabCase)
        /// Lowercases the first letter: `Name` is the key `name`.
        public static let convertFromCapitalized = KeyDecodingStrategy(form: .convertFromCapitalized)
        /// Converts uppercase names to camel case: `NAME` is the key `name` and `TWO_WORDS` the key `twoWords`.
        public static let convertFromUppercase = KeyDecodingStrategy(form: .convertFromUppercase)
        /// Compares names without regard to case: `NAME`, `Name` and `name` are the key `name`. Names of what tells a type
        /// or a case are compared in the same way.
        public static let ignoringCase = KeyDecodingStrategy(form: .ignoringCase)
        /// Converts names with a custom function, which takes the coding path. Its last component is the bare name in
        /// the document.
        ///
        /// The items of an array have the same keys: the coding path is that of the first item.
        @_disfavoredOverload
        public static func custom(
            _ convert: @escaping @Sendable (_ codingPath: [any CodingKey]) -> any CodingKey
        ) -> KeyDecodingStrategy {
            KeyDecodingStrategy(custom: convert)
        }

        package init(custom convert: @escaping @Sendable ([any CodingKey]) -> any CodingKey) { form = .custom(convert) }

        var isDefault: Bool { if case .useDefaultKeys = form { true } else { false } }

        /// Whether names are compared without regard to case.
        var ignoresCase: Bool { if case .ignoringCase = form { true } else { false } }

        /// Whether the key depends on the coding path.
        var isCustom: Bool { if case .custom = form { true } else { false } }

        /// Returns the key for a local name; nil if the key depends on the coding path.
        func convert(_ name: String) -> String? {
            switch form {
            case .useDefaultKeys, .ignoringCase: return name
            case .convertFromSnakeCase: return Self.camelCase(name, "_")
            case .convertFromKebabCase: return Self.camelCase(name, "-")
            case .convertFromCapitalized: return name.prefix(1).lowercased() + name.dropFirst()
            case .convertFromUppercase: return Self.camelCase(name.lowercased(), "_")
            case .custom: return nil
            }
        }

        /// Joins the words between separators in camel case; leading and trailing separators are kept.
        private static func camelCase(_ name: String, _ separator: Character) -> String {
            let head = name.prefix { $0 == separator }
            guard head.endIndex < name.endIndex else { return name }
            var end = name.endIndex
            while name[name.index(before: end)] == separator { name.formIndex(before: &end) }
            let words = name[head.endIndex..<end].split(separator: separator)
            guard words.count > 1 else { return name }
            let tail = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }
            return head + words[0].lowercased() + tail.joined() + name[end...]
        }
    }
}
