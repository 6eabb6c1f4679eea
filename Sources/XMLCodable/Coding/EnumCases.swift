/// The first case of an enum, to stand in for a value that does not fit.
enum EnumCases {
    /// The first case of a CaseIterable enum, or of one whose cases hold no values.
    static func first<T>(of type: T.Type) -> T? {
        guard EnumMetadata.isEnum(type) else { return nil }
        if let iterable = type as? any CaseIterable.Type { return firstCase(iterable) as? T }
        return EnumMetadata.values(of: type)?.first
    }

    private static func firstCase<C: CaseIterable>(_ type: C.Type) -> C? { type.allCases.first }
}
