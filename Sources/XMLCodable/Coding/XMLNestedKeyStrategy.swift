/// What separates the steps of a path in a key.
public struct XMLNestedKeyStrategy: Sendable, Hashable {
    let separator: String?

    /// Keys are paths with this text between their steps; `a.b` by default.
    public static func separated(by separator: String) -> XMLNestedKeyStrategy {
        XMLNestedKeyStrategy(separator: separator)
    }

    /// Keys are no paths: a dot is part of a name.
    public static let literal = XMLNestedKeyStrategy(separator: nil)
}

/// Where the keys of a Dictionary stand.
public struct XMLDictionaryKeyStrategy: Sendable, Hashable {
    enum Form: Sendable, Hashable { case elementNames, entries }
    let form: Form

    /// Keys are the names of child elements: `<a>1</a><b>2</b>`. A key that is no XML name throws when written.
    public static let elementNames = XMLDictionaryKeyStrategy(form: .elementNames)

    /// Keys of any kind: `<entry key="1">...</entry>`.
    public static let entries = XMLDictionaryKeyStrategy(form: .entries)
}
