// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
#if SWIFT_PACKAGE && !HTMLEntities

@available(
    *, unavailable, message: "add \"HTMLEntities\" to the traits of the dependency on XMLCodable in Package.swift"
)
extension XML.EntitySet {
    public static var html: XML.EntitySet { .predefined }
}
#endif
