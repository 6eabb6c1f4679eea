/// How paths in keys are interpreted.
public struct XMLNestedKeyStrategy: Sendable, Hashable {
    let separator: String?

    /// Keys are paths whose steps are separated by the given text. The default is `.`, as in `a.b`.
    public static func separated(by separator: String) -> XMLNestedKeyStrategy {
        XMLNestedKeyStrategy(separator: separator)
    }

    /// Keys are not paths: a dot is part of a name.
    public static let literal = XMLNestedKeyStrategy(separator: nil)
}

/// How the keys of a Dictionary are represented.
public struct XMLDictionaryKeyStrategy: Sendable, Hashable {
    enum Form: Sendable, Hashable { case elementNames, entries }
    let form: Form

    /// Keys are the names of child elements: `<a>1</a><b>2</b>`. Encoding throws if a key is not an XML name.
    public static let elementNames = XMLDictionaryKeyStrategy(form: .elementNames)

    /// Keys are attributes of entries, and can be of any kind: `<entry key="1">...</entry>`.
    public static let entries = XMLDictionaryKeyStrategy(form: .entries)
}
