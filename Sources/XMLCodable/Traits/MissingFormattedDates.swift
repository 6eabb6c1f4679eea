// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
//
// What the traits DateFormatters and Transforms add together, for programs without both. The compiler refuses each
// use, and names the traits.
#if SWIFT_PACKAGE && !(Transforms && (DateFormatters || !canImport(FoundationEssentials)))

@available(
    *, unavailable,
    message: "add \"DateFormatters\" and \"Transforms\" to the traits of the dependency on XMLCodable in Package.swift"
)
public typealias XMLDateFormat = Any

@available(
    *, unavailable,
    message: "add \"DateFormatters\" and \"Transforms\" to the traits of the dependency on XMLCodable in Package.swift"
)
extension XML {
    public typealias FormattedDate<Format> = Never
}
#endif
