/// The first case of an enum, which replaces a value that does not fit.
enum EnumCases {
    /// Returns the first case of a `CaseIterable` enum, or of an enum whose cases hold no values.
    static func first<T>(of type: T.Type) -> T? {
        guard EnumMetadata.isEnum(type) else { return nil }
        if let iterable = type as? any CaseIterable.Type { return firstCase(iterable) as? T }
        return EnumMetadata.values(of: type)?.first
    }

    private static func firstCase<C: CaseIterable>(_ type: C.Type) -> C? { type.allCases.first }
}
