// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
//
// What the trait DateFormatters adds, for programs without it. The compiler refuses each use, and names the trait.
#if SWIFT_PACKAGE && !DateFormatters && canImport(FoundationEssentials)
public import FoundationEssentials

@available(
    *, unavailable, message: "add \"DateFormatters\" to the traits of the dependency on XMLCodable in Package.swift"
)
extension XMLDecoder.DateDecodingStrategy {
    public static func formatted(_ formatter: Any) -> XMLDecoder.DateDecodingStrategy { .iso8601 }
    public static func format(
        _ pattern: String, locale: Locale = .current, timeZone: TimeZone = .gmt
    ) -> XMLDecoder.DateDecodingStrategy { .iso8601 }
    public static func keyFormatted(
        _ formatterForKey: (any CodingKey) throws -> Any?
    ) -> XMLDecoder.DateDecodingStrategy { .iso8601 }
}

@available(
    *, unavailable, message: "add \"DateFormatters\" to the traits of the dependency on XMLCodable in Package.swift"
)
extension XMLEncoder.DateEncodingStrategy {
    public static func formatted(_ formatter: Any) -> XMLEncoder.DateEncodingStrategy { .iso8601 }
    public static func format(
        _ pattern: String, locale: Locale = .current, timeZone: TimeZone = .gmt
    ) -> XMLEncoder.DateEncodingStrategy { .iso8601 }
}
#endif
