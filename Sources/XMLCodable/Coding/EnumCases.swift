/// A case of an enum, which replaces a value that does not fit. The type itself makes it, so it is one that it has.
enum EnumCases {
    /// Returns the first case of a `CaseIterable` enum; for other enums with raw values, the first case whose raw value
    /// is its name, or the case with the least raw value from 0 to 255.
    static func first<T>(of type: T.Type) -> T? {
        guard EnumMetadata.isEnum(type) else { return nil }
        if let iterable = type as? any CaseIterable.Type { return firstCase(iterable) as? T }
        return (type as? any RawRepresentable.Type).flatMap { firstCase($0, type) as? T }
    }

    private static func firstCase<C: CaseIterable>(_ type: C.Type) -> C? { type.allCases.first }

    private static func firstCase<R: RawRepresentable>(_ type: R.Type, _ metatype: Any.Type) -> R? {
        if R.RawValue.self == String.self {
            for name in EnumMetadata.caseNames(of: metatype) ?? [] {
                if let raw = name as? R.RawValue, let value = R(rawValue: raw) { return value }
            }
        }
        guard let integer = R.RawValue.self as? any FixedWidthInteger.Type else { return nil }
        for number in 0...255 {
            if let raw = integer.init(exactly: number) as? R.RawValue, let value = R(rawValue: raw) { return value }
        }
        return nil
    }
}
