/// The first case of an enum, which replaces a value that does not fit.
enum EnumCases {
    /// Returns the first case of a `CaseIterable` enum, or of an enum whose cases hold no values; for an enum that may
    /// have the layout of C, the case with the least raw value from 0 to 255.
    static func first<T>(of type: T.Type) -> T? {
        guard EnumMetadata.isEnum(type) else { return nil }
        if let iterable = type as? any CaseIterable.Type { return firstCase(iterable) as? T }
        if let first = EnumMetadata.values(of: type)?.first { return first }
        return (type as? any RawRepresentable.Type).flatMap { leastCase($0) as? T }
    }

    private static func leastCase<R: RawRepresentable>(_ type: R.Type) -> R? {
        guard let integer = R.RawValue.self as? any FixedWidthInteger.Type else { return nil }
        for number in 0...255 {
            if let raw = exactly(number, integer) as? R.RawValue, let value = R(rawValue: raw) { return value }
        }
        return nil
    }

    private static func exactly<I: FixedWidthInteger>(_ number: Int, _ type: I.Type) -> I? { I(exactly: number) }

    private static func firstCase<C: CaseIterable>(_ type: C.Type) -> C? { type.allCases.first }
}
